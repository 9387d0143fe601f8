// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace muster::app {

/// A name as it is, for buttons, tabs, menus and labels with a buddy: there a single & would vanish and mark a shortcut.
[[nodiscard]] inline QString literal(QString name)
{
    return name.replace('&', QStringLiteral("&&"));
}

/// The words of an action or button as they are read.
[[nodiscard]] inline QString readable(const QString &words)
{
    QString read;
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (words.at(i) == '&' && i + 1 < words.size())
            ++i;
        read.append(words.at(i));
    }
    return read;
}

} // namespace muster::app
