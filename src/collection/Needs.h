// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "collection/Collection.h"
#include "packs/Pack.h"
#include "rules/evaluate/Evaluator.h"

#include <QList>

namespace muster::collection {

/// Figures of one kind that a list puts on the table.
struct Need
{
    FigureKey key;
    QString unitName;
    QString figureName; ///< empty when the unit has one kind of figure
    QString group;      ///< faction
    int count = 0;
    double points = 0; ///< of one figure: its share of the unit's points
    friend bool operator==(const Need &, const Need &) = default;
};

/// A unit of a list with the figures that it needs.
struct UnitNeeds
{
    QString selectionId;
    QList<Need> needs;
};

/// What a whole list needs, each kind of figure once.
struct RosterNeeds
{
    QString id; ///< in the library, or the file
    QString name;
    QString game; ///< id of the game system
    QString pointsName;
    QList<Need> needs;

    [[nodiscard]] int figures() const;
    [[nodiscard]] double points() const;
};

/// Which list is looked at, and in which words.
struct NeedsSource
{
    const rules::Evaluator &evaluator;
    const packs::Pack *pack = nullptr; ///< may be null: names and numbers as the roster has them
    std::string costTypeId;
    QString language;
};

/// Unit by unit, in the order of the list; units inside units are units of their own.
[[nodiscard]] QList<UnitNeeds> unitNeeds(const NeedsSource &source);
[[nodiscard]] QList<Need> joined(const QList<UnitNeeds> &units);

/// A dot for each unit of the list, by the id of its selection: figures are handed out in the order of the list, the painted
/// ones first. Nothing where the collection is empty.
[[nodiscard]] QHash<QString, UnitDot> dotsFor(const Collection &collection, const QList<UnitNeeds> &units);
/// A dot for a unit of the catalogue, of which the list wants this many figures.
[[nodiscard]] UnitDot dotOf(const Counts &owned, int wanted);

} // namespace muster::collection
