// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace muster::library {

/// What Record::note holds of a roster that is not legal: how many problems it has, for every language. A note that somebody
/// else wrote there stays.
[[nodiscard]] inline bool isProblemNote(const QString &note)
{
    return note.startsWith(QStringLiteral("problems: "));
}

[[nodiscard]] inline QString problemNote(int problems)
{
    return QStringLiteral("problems: ") + QString::number(problems);
}

/// 0 when nobody counted them.
[[nodiscard]] inline int problemsIn(const QString &note)
{
    return isProblemNote(note) ? note.section(' ', 1, 1).toInt() : 0;
}

} // namespace muster::library
