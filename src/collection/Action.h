// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "collection/Recipe.h"
#include "collection/State.h"

#include <QByteArray>
#include <QDateTime>

#include <vector>

namespace muster::collection {

/// One thing that an action changes. Which of the fields count follows from the kind.
struct Change
{
    enum class Kind {
        Move,       ///< `count` figures from a state to another; without `from` they are new, without `to` they are gone
        Label,      ///< what the figures are called: `text` unit, `second` kind of figure, `group` faction
        Place,      ///< `text`: where they are
        Note,       ///< `text`
        Price,      ///< `value`: of one figure, in the user's money; negative: not known
        Box,        ///< `count`: how many come in one box
        StandsFor,  ///< they may be used as `other`, or not any more (`on`)
        Photo,      ///< the photo `text` is shown, or not any more (`on`)
        Cover,      ///< the photo `text` is the picture of the card; empty: the newest
        Recipe,     ///< `recipe` as it is now
        RecipeGone, ///< `text`: its id
        Paint,      ///< `paint` as it is now
        PaintGone   ///< `text`: its id
    };

    Kind kind = Kind::Move;
    FigureKey figures;
    std::optional<State> from;
    std::optional<State> to;
    int count = 0;
    double value = 0;
    QString text;
    QString second;
    QString group;
    FigureKey other;
    bool on = true;
    Recipe recipe;
    Paint paint;
    friend bool operator==(const Change &, const Change &) = default;

    [[nodiscard]] static Change move(const FigureKey &figures, std::optional<State> from, std::optional<State> to, int count);
    [[nodiscard]] static Change label(const FigureKey &figures, const QString &unit, const QString &figure, const QString &group);
    [[nodiscard]] static Change mark(Kind kind, const FigureKey &figures, const QString &text);
};

using Changes = std::vector<Change>;

/// One entry of the log: what a person did in one go. Entries are never changed or taken out; undo is an entry of its own.
struct Action
{
    QString id;
    QString game; ///< id of the game system; empty for paints, which serve every game
    QDateTime happened;
    Changes changes;
    QString undoes; ///< id of the action that does not count any more
    QString redoes; ///< id of the action that counts again
    friend bool operator==(const Action &, const Action &) = default;

    /// What stands in the library: id, game and time have columns of their own.
    [[nodiscard]] QByteArray body() const;
    /// Changes of a kind that only a newer program knows are left out; their bytes stay in the library.
    [[nodiscard]] static base::Result<Action> read(const QString &id, const QString &game, const QDateTime &happened,
                                                   const QByteArray &body);
    /// "5 Gunners: painted", in the language of this thread.
    [[nodiscard]] QString sentence(const std::function<QString(const FigureKey &)> &nameOf) const;
};

using Actions = std::vector<Action>;

/// Those that count, in the order in which they happened.
[[nodiscard]] Actions inForce(Actions actions);

} // namespace muster::collection
