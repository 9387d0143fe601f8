// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "collection/Collection.h"
#include "collection/Needs.h"
#include "collection/Pace.h"

namespace muster::collection {

/// How several lists share figures.
enum class Sharing {
    OneAfterAnother, ///< the same figures play in each of them
    AtTheSameTime    ///< every list has its own
};

/// What is still to be done with some figures.
enum class Task { Buy, Build, Paint };
inline constexpr std::array<Task, 3> allTasks{Task::Buy, Task::Build, Task::Paint};

/// Figures of one kind that lists want, and how far they are.
struct ReadyLine
{
    FigureKey key; ///< as the collection has it, or else the data
    QString unitName;
    QString figureName;
    QString group;
    QString game;
    int wanted = 0;
    Counts have; ///< of those that are handed out to it, the best first; never more than wanted
    int missing = 0;
    double points = 0;  ///< of one
    QList<int> rosters; ///< which of the lists
    /// Figures of another kind that are free and may stand for those that are missing.
    QList<std::pair<FigureKey, int>> standIns;
    int stoodFor = 0; ///< of the missing ones, when stand-ins are used; `missing` is without them

    [[nodiscard]] int count(Task task) const;
    [[nodiscard]] int ready() const { return have.painted(); }
    [[nodiscard]] QString name() const;
};

/// How far one list is, in points.
struct ReadyRoster
{
    RosterNeeds needs;
    double painted = 0, fielded = 0, toBuild = 0, missing = 0; ///< they add up to all of it
    int paintedFigures = 0;
};

/// Everything that stands between the player and Saturday.
struct ReadyPlan
{
    QList<ReadyRoster> rosters;
    QList<ReadyLine> lines; ///< by points, the dearest first
    QString pointsName;
    int days = 0; ///< that building and painting takes at the player's pace; negative: not known

    [[nodiscard]] int figures() const;
    [[nodiscard]] int figures(Task task) const;
    [[nodiscard]] double points(Task task) const;
    [[nodiscard]] int painted() const;
    [[nodiscard]] bool ready() const;
    /// "Not ready: 3 to buy, 5 to build, 8 to paint", in the language of this thread.
    [[nodiscard]] QString sentence() const;
    /// "14 of 30 figures are painted. At your pace the rest takes 6 days."
    [[nodiscard]] QString second() const;
};

struct ReadyOptions
{
    Sharing sharing = Sharing::OneAfterAnother;
    bool standIns = false; ///< free figures stand for what is missing
};

/// Lists of one game against its collection.
[[nodiscard]] ReadyPlan readyPlan(const Collection &collection, const QList<RosterNeeds> &rosters, const ReadyOptions &options,
                                  const Pace &pace);

/// What a tick at this line does to the collection: figures move on as the task says.
[[nodiscard]] Changes doneWith(const ReadyLine &line, Task task, const Collection &collection);
/// Everything that a list needs is owned: what is missing comes in as bought, and gets its names.
[[nodiscard]] Changes ownAll(const RosterNeeds &needs, const Collection &collection, State state = State::Bought);

/// What a row holds after somebody wrote a number into it, for a state or (without one) for all that are owned. What is written says how
/// far figures have come, not that there are more of them: more come from those that are less far, the furthest first, and only what is
/// then still missing is new. Fewer go back one state; who takes from those that are just bought, or from all, has fewer.
[[nodiscard]] Counts withTyped(const Counts &before, std::optional<State> state, int typed);

/// The moves that bring one count to another: figures go on before others come in or are taken out.
[[nodiscard]] Changes movesBetween(const FigureKey &key, const Counts &before, const Counts &after);

/// "To buy", "To build", "To paint".
[[nodiscard]] QString taskName(Task task);
/// "18.5 pts", as the language writes it.
[[nodiscard]] QString pointsWords(double points, const QString &name);
/// The checklist as plain text, for a message.
[[nodiscard]] QString readyText(const ReadyPlan &plan);
/// "2 primed, 3 painted", "none owned".
[[nodiscard]] QString countsText(const ReadyLine &line);

} // namespace muster::collection
