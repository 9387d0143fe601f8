// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Message.h"
#include "campaign/log/Event.h"
#include "library/Library.h"

#include <QHash>

namespace muster::documents {

/// A battle that a list was in.
struct FoughtBattle
{
    QString id, name; ///< of the battle
    QDateTime changed;
    QString against; ///< names of the other sides
    QString player;  ///< who played them, where it is known
    QString scenario;
    bool ended = false;
    campaign::GameResult result = campaign::GameResult::None;
    int score = 0, theirScore = 0; ///< theirs: the best of the others

    friend bool operator==(const FoughtBattle &, const FoughtBattle &) = default;
};

/// What became of a list at the table.
struct RosterRecord
{
    int won = 0, drawn = 0, lost = 0;
    int open = 0;                ///< not over yet, or nobody has said how it ended
    QList<FoughtBattle> battles; ///< the newest first

    [[nodiscard]] bool isEmpty() const { return battles.isEmpty(); }
    /// "2 won, 1 lost", "1 battle under way"; empty for a list that was in none.
    [[nodiscard]] base::Message sentence() const;

    friend bool operator==(const RosterRecord &, const RosterRecord &) = default;
};

/// The records of all lists, by their ids: a fold over these battles. What is in the trash does not count.
[[nodiscard]] QHash<QString, RosterRecord> rosterRecords(library::Records battles);
/// The same over the library.
[[nodiscard]] base::Result<QHash<QString, RosterRecord>> rosterRecords(const library::Library &library);

} // namespace muster::documents
