// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace muster::library {

/// What Record::note holds of a campaign: how many missions were fought, a number for every language.
[[nodiscard]] inline QString missionNote(int missions)
{
    return QString::number(missions);
}

/// Programs up to schema 3 wrote a sentence there, English or French; both begin with the number.
[[nodiscard]] inline int missionsIn(const QString &note)
{
    return note.section(' ', 0, 0).toInt();
}

} // namespace muster::library
