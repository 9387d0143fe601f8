// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/style/Theme.h"
#include "share/RuleNames.h"

#include <QPointF>

class QPainter;

namespace muster::app {

/// Lays out a text with the marks of community data: bold, small capitals, lists, tables, and links to the rules that it names.
struct RuleFlow
{
    FontRole role = FontRole::Small;
    double left = 0;
    double width = 100;
    const share::RuleNames *names = nullptr; ///< null: nothing is a link
    QString own;                             ///< the rule that the text is of
    QPainter *painter = nullptr;             ///< null: only measured
    QPointF wanted{-1, -1};                  ///< what stands there is looked for
    int found = -1;                          ///< the rule that is named at `wanted`

    /// Below `top`; gives the height below it.
    double run(const QString &words, double top);
};

} // namespace muster::app
