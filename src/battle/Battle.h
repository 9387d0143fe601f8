// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Message.h"
#include "battle/log/BattleEvent.h"
#include "packs/table/TableRules.h"

namespace muster::battle {

/// What stands beside the log.
struct BattleStart
{
    QString id;
    QString name;
    QString system; ///< id of the pack
    QString systemName;
    QString note;
    QDateTime created;
    QString campaign;            ///< id of the campaign it is fought in; empty: none
    QString plan;                ///< the planned mission of that campaign
    QString report;              ///< the mission of that campaign that was recorded of it
    QJsonObject told{};          ///< that mission as the battle told it: what is different since was changed by one of the two
    QVector<ReadFault> faults{}; ///< what could not be read: it has no effect here and is kept

    friend bool operator==(const BattleStart &, const BattleStart &) = default;
};

/// A battle: what is stored. Everything else is computed from it by fold().
struct Battle
{
    BattleStart start;
    packs::TableRules rules; ///< of the game as the battle began: a newer pack does not change it
    QVector<Event> events;   ///< in the order in which they were recorded
    QJsonObject extra;       ///< keys this version does not know, and known ones that it cannot read

    /// What counts in the place of each event: itself, what corrected it, or nothing (null).
    [[nodiscard]] QVector<const Event *> eventsNow() const;
    /// The event as it counts, after corrections; null: there is none, or it never happened.
    [[nodiscard]] const Event *eventNow(const QString &id) const;
    /// The event that begins it; null when there is none. Corrections are not asked.
    [[nodiscard]] const Begun *begun() const;
    /// The same after corrections: what the fold counts.
    [[nodiscard]] const Begun *begunNow() const;

    friend bool operator==(const Battle &, const Battle &) = default;
};

[[nodiscard]] QJsonObject toJson(const Battle &battle);
/// Fills `battle`; on failure leaves it alone and says why. What a newer version wrote is no failure, unless it says so by `needs`:
/// what this one does not know is kept, shown and not counted.
[[nodiscard]] bool fromJson(const QJsonObject &json, Battle &battle, base::Message *why = nullptr);

/// Another event in the place of an earlier one (or none): the correction that has to be recorded for it.
[[nodiscard]] Event correctionOf(const QString &event, std::optional<Payload> replacement, const QString &reason = {},
                                 const base::Stamps &stamps = base::Stamps::system());

} // namespace muster::battle
