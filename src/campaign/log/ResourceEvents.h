// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QMap>
#include <QString>
#include <QVector>

namespace muster::campaign {

/// A piece of kit comes into the stash of a force: from a soldier, or bought for it.
struct EquipmentStashed
{
    QString soldier; ///< who leaves it there; empty: it comes from elsewhere
    QString force;   ///< whose stash it is, where no soldier leaves it
    QString item;    ///< as of EquipmentSold
    QString name;
    int points = 0;             ///< what it takes off the points of the soldier
    QString entry;              ///< option in the game data, if it is one
    QMap<QString, int> price{}; ///< counter of the force -> what was paid
    QJsonObject extra{};

    friend bool operator==(const EquipmentStashed &, const EquipmentStashed &) = default;
};

/// A piece of kit leaves the stash of a force: for a soldier, or for good.
struct EquipmentIssued
{
    QString force;
    QString item; ///< the entry of the log that brought it
    QString name;
    QString to;                 ///< soldier; empty: sold, lost or used up
    int adds = 0;               ///< what it adds to the soldier's points
    QMap<QString, int> price{}; ///< counter of the force -> what it brought
    QJsonObject extra{};

    friend bool operator==(const EquipmentIssued &, const EquipmentIssued &) = default;
};

/// What a force has is counted up or down, outside a mission.
struct CountersChanged
{
    QString force;
    QMap<QString, int> changes; ///< counter of the rules -> by how much
    QString reason;
    QJsonObject extra{};

    friend bool operator==(const CountersChanged &, const CountersChanged &) = default;
};

/// A die was thrown on a table of the rules for a soldier: an injury, a skill.
struct TableRolled
{
    QString soldier;
    QString table;
    QVector<int> dice; ///< as they fell; empty: the line was chosen
    QString row;       ///< the line of the table
    QString name;      ///< what the line was called, should the rules no longer have it
    QString note;
    QJsonObject extra{};

    friend bool operator==(const TableRolled &, const TableRolled &) = default;
};

} // namespace muster::campaign
