// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace muster::app {

/// How well a typed text fits a name, and which letters fit.
struct PaletteMatch
{
    int score = 0;      ///< 0: does not fit
    QList<int> letters; ///< positions in the name

    /// Words from their beginnings first, then anywhere, then scattered letters in order; accents do not matter.
    [[nodiscard]] static PaletteMatch find(const QString &typed, const QString &name);
};

} // namespace muster::app
