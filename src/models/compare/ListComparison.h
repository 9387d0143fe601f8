// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "share/roster/RosterLook.h"

#include <vector>

namespace muster::models {

/// One line of two lists side by side: a force, a formation, an advantage or a unit, with what became of it.
struct ComparedRow
{
    enum class Kind { Force, Formation, Advantage, Unit };
    enum class Change { Equal, Added, Removed, Replaced, Moved, Changed };

    /// How it stands in one of the lists; nothing where it is not there.
    struct Side
    {
        QString id; ///< force or selection; empty = it is not in this list
        QString name;
        QString detail; ///< own name and what was chosen
        QString place;  ///< where a unit stands: slot, or formation and slot
        QString icon;
        double points = 0;
        bool pointsKnown = true;
        bool active = false; ///< an advantage
        [[nodiscard]] bool there() const { return !id.isEmpty(); }
        friend bool operator==(const Side &, const Side &) = default;
    };

    Kind kind = Kind::Unit;
    Change change = Change::Equal;
    int depth = 0;
    Side a, b;
    QStringList news; ///< what is different, each a few words: "+ Heavy bolter", "− Bolter", "5 → 6 models"
    [[nodiscard]] double difference() const { return (b.there() ? b.points : 0) - (a.there() ? a.points : 0); }
    friend bool operator==(const ComparedRow &, const ComparedRow &) = default;
};

/// Two lists, or two versions of one, aligned unit by unit.
struct ListComparison
{
    double pointsA = 0, pointsB = 0;
    std::vector<ComparedRow> rows; ///< in the order of B, with what is gone where it stood

    /// Units that ended up so.
    [[nodiscard]] int count(ComparedRow::Change change) const;
    [[nodiscard]] bool same() const; ///< nothing is different
};

/// Both evaluated with the same game. Units are found again by their ids, as versions of one list have them in common, else by
/// place and name.
[[nodiscard]] ListComparison compareLists(rules::Evaluator &a, rules::Evaluator &b, const share::RosterLook &look);

/// "12 points more: 88 to 100. 1 added, 2 moved, 3 equal."
[[nodiscard]] QString comparisonSentence(const ListComparison &comparison, const share::RosterLook &look);
/// A word for what became of it.
[[nodiscard]] QString changeWord(ComparedRow::Change change);
/// One line of words for a row, for a screen reader and for texts.
[[nodiscard]] QString comparedLine(const ComparedRow &row, const share::RosterLook &look);
/// Everything that is different, as something to paste; `nameA` and `nameB` head it.
[[nodiscard]] QString comparisonText(const ListComparison &comparison, const QString &nameA, const QString &nameB,
                                     const share::RosterLook &look);
/// "+5", "−1", empty for none.
[[nodiscard]] QString signedAmount(double value);

} // namespace muster::models
