// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/LocalText.h"

#include <QList>
#include <QStringList>

namespace muster::packs {

/// One face of a die.
struct DieFace
{
    QString id; ///< "A", "3"
    LocalText name;
    int value = 0;
    QString symbol;
    friend bool operator==(const DieFace &, const DieFace &) = default;
};

/// A die of the game; all faces are equally likely.
struct TableDie
{
    QString id;
    LocalText name;
    QList<DieFace> faces;
    /// -1: it has no such face.
    [[nodiscard]] int faceOf(const QString &faceId) const;
    friend bool operator==(const TableDie &, const TableDie &) = default;
};

/// What a roll means when its result is within these bounds.
struct RollOutcome
{
    int from = 0, to = 0;
    LocalText text;
    QStringList sets, clears; ///< markers of the unit that it was thrown for
    friend bool operator==(const RollOutcome &, const RollOutcome &) = default;
};

/// Units with one of these rules throw so many dice more.
struct RollBonus
{
    QStringList rules;
    int dice = 0;
    friend bool operator==(const RollBonus &, const RollBonus &) = default;
};

/// What is added for a unit: the number in a characteristic, or a number for one of these rules.
struct RollAddition
{
    QString characteristic;
    QStringList rules;
    int number = 1;
    friend bool operator==(const RollAddition &, const RollAddition &) = default;
};

/// Of several rolls for the same the one of a figure of this category, by what its characteristic says.
struct RollLeader
{
    QString category;
    QString characteristic;
    QStringList is;
    friend bool operator==(const RollLeader &, const RollLeader &) = default;
};

/// When a roll is offered for a unit: while it has one of these markers or waits in such a place, or to units with one of these rules.
struct RollOffer
{
    QStringList markers;
    QStringList rules;
    QStringList places;
    [[nodiscard]] bool isEmpty() const { return markers.isEmpty() && rules.isEmpty() && places.isEmpty(); }
    friend bool operator==(const RollOffer &, const RollOffer &) = default;
};

/// A roll of the rules: dice, what counts as a success, what follows.
struct TableRoll
{
    enum class Kind { Other, Initiative, Reserve, Unit, Table };
    QString id;
    Kind kind = Kind::Other;
    LocalText name;
    LocalText text;
    QString die;
    QList<int> dice{1};      ///< in turn 1, 2 ...; the last number stays
    int automaticFrom = 0;   ///< from this turn on it needs no roll; 0 = never
    QStringList success;     ///< faces that count; empty = the values are added
    int atLeast = 0;         ///< so many successes, or such a sum, and it has worked; 0 = it says something else
    QList<int> neededByTurn; ///< atLeast in turn 1, 2 ... since it waits; the last stays
    QList<RollBonus> bonuses;
    QList<RollOutcome> outcomes;
    QStringList then;              ///< initiative: faces that decide where as much counts
    bool alikeKeeps = false;       ///< initiative: alike, and whoever had it keeps it; otherwise all throw again
    QList<RollAddition> additions; ///< to the sum
    int additionElse = 0;          ///< where no unit adds anything
    RollLeader leader;             ///< initiative: whose roll it is, of several
    RollOffer offer;

    [[nodiscard]] int diceIn(int turn) const;
    [[nodiscard]] int neededIn(int turn) const;
    [[nodiscard]] bool isAutomatic(int turn) const { return automaticFrom > 0 && turn >= automaticFrom; }
    friend bool operator==(const TableRoll &, const TableRoll &) = default;
};

} // namespace muster::packs
