// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QMap>
#include <QString>

namespace muster::campaign {

/// A soldier gets a piece of kit: an option of the army list, or anything in the players' own words.
struct EquipmentBought
{
    QString soldier;
    QString name;
    int points = 0;     ///< what it adds to the soldier's points
    int experience = 0; ///< what they pay for it
    QString entry;      ///< option in the game data, if it is one
    QJsonObject extra{};
    QMap<QString, int> price{}; ///< counter of the force -> what the force pays for it

    friend bool operator==(const EquipmentBought &, const EquipmentBought &) = default;
};

/// A piece of kit goes: what they bought, or something they came with.
struct EquipmentSold
{
    QString soldier;
    QString item; ///< the entry of the log that brought it; empty: they came with it
    QString name;
    int points = 0;     ///< what it takes off the soldier's points
    int experience = 0; ///< what they get back of what they paid
    QString entry;      ///< of what they came with: option in the game data, if it is one
    QJsonObject extra{};
    QMap<QString, int> price{}; ///< counter of the force -> what it brings the force

    friend bool operator==(const EquipmentSold &, const EquipmentSold &) = default;
};

/// A piece of kit goes to another soldier of the same force; whoever has fallen can leave theirs.
struct EquipmentHanded
{
    QString soldier;
    QString to;
    QString item; ///< as of EquipmentSold
    QString name;
    int points = 0; ///< what it takes off the points of the one
    int adds = 0;   ///< what it adds to those of the other: dice and hands may make it another price
    QString entry;  ///< as of EquipmentSold
    QJsonObject extra{};

    friend bool operator==(const EquipmentHanded &, const EquipmentHanded &) = default;
};

} // namespace muster::campaign
