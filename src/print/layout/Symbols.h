// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QString>
#include <QStringList>

namespace muster::print {

/// The drawn symbols of resources/symbols, on a grid of 24 by 24; safe to use from any thread.
class Symbols
{
public:
    [[nodiscard]] static bool has(const QString &name);
    /// The path on the 24 grid; empty for an unknown name.
    [[nodiscard]] static QPainterPath path(const QString &name);
    [[nodiscard]] static QStringList names();
};

} // namespace muster::print
