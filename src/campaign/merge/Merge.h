// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "campaign/fold/Fold.h"

namespace muster::campaign {

/// Whose version counts where two books contradict each other. Both: ours, but a game that both recorded was two games.
enum class Whose { Ours, Theirs, Both };

/// A place where two books say different things.
struct MergeConflict
{
    enum Kind {
        SameEntry,   ///< one entry of the log reads differently in the two
        Corrected,   ///< both corrected the same entry
        PlayedTwice, ///< both recorded the game that was paired, or the same game
        Rules,       ///< the rules differ
        Head         ///< name, note or the players of the start differ
    };
    Kind kind = SameEntry;
    QString entry;        ///< id of what both speak of
    QString ours, theirs; ///< ids of the entries that contradict each other; empty for Rules and Head

    friend bool operator==(const MergeConflict &, const MergeConflict &) = default;
};

/// What two books of one campaign have that the other does not, and where they contradict each other.
struct MergePlan
{
    QVector<Event> fresh; ///< theirs, that we do not have
    int common = 0;       ///< entries that both have
    int onlyOurs = 0;
    QVector<MergeConflict> conflicts;

    [[nodiscard]] bool isNothing() const { return fresh.isEmpty() && conflicts.isEmpty(); }
};

/// Compares the books; refused when they are not of the same campaign.
[[nodiscard]] base::Result<MergePlan> comparedWith(const Campaign &ours, const Campaign &theirs);

/// The log with further entries, each after what stood before it where it was written, else by the time it was recorded. No entry is
/// lost or stands twice, and it does not matter whose book is taken to whose.
[[nodiscard]] QVector<Event> withEntries(const QVector<Event> &log, const QVector<Event> &others);

/// One book out of two. Contradictions are settled by further entries for `whose` version: both versions stay in the log.
[[nodiscard]] base::Result<Campaign> merged(const Campaign &ours, const Campaign &theirs, Whose whose);
/// The entries that settle the contradictions of a plan, to be recorded after its fresh ones.
[[nodiscard]] QVector<Event> settlements(const MergePlan &plan, const Campaign &ours, const Campaign &theirs, Whose whose,
                                         const Stamps &stamps = Stamps::system());

/// A sentence for a contradiction, in the language of the translator in force.
[[nodiscard]] QString conflictText(const MergeConflict &conflict, const Campaign &ours, const Campaign &theirs, const QString &language);

} // namespace muster::campaign
