// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QSizeF>
#include <QString>

#include <optional>

namespace muster::print {

/// A size with the name that the command line and the presets use.
struct NamedSize
{
    QString id;   ///< "a4", "poker"
    QString name; ///< "A4", "Poker"
    QSizeF size;  ///< millimetres, upright
};

[[nodiscard]] const QList<NamedSize> &paperSizes();
[[nodiscard]] const QList<NamedSize> &cardSizes();
/// By id (any case); cards also as "63x88" or "70.5×120", within what can be laid out.
[[nodiscard]] std::optional<QSizeF> paperSize(const QString &text);
[[nodiscard]] std::optional<QSizeF> cardSize(const QString &text);
/// The smallest and largest card that can be laid out.
[[nodiscard]] QSizeF smallestCard();
[[nodiscard]] QSizeF largestCard();

} // namespace muster::print
