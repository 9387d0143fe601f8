// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Message.h"
#include "campaign/CampaignRules.h"
#include "campaign/log/Event.h"

namespace muster::campaign {

/// What was fixed when the campaign began.
struct CampaignStart
{
    QString id;
    QString name;
    QString system; ///< id of the pack
    QString note;
    QDateTime created;
    QVector<Player> players;
    QVector<ReadFault> faults{}; ///< what could not be read: it has no effect here and is kept

    friend bool operator==(const CampaignStart &, const CampaignStart &) = default;
};

/// The whole book: what is stored. Everything else is computed from it by fold().
struct Campaign
{
    CampaignStart start;
    CampaignRules rules;
    QVector<Event> events; ///< in the order in which they were recorded; only ever appended to, but for undo
    QJsonObject draft;     ///< the after-battle report being written, not yet part of the log
    QJsonObject extra;     ///< keys this version does not know, and known ones that it cannot read

    [[nodiscard]] const Event *event(const QString &id) const;

    friend bool operator==(const Campaign &, const Campaign &) = default;
};

[[nodiscard]] QJsonObject toJson(const Campaign &campaign);
/// Fills `campaign`; on failure leaves it alone and says why. What a newer version wrote is no failure, unless it says so by
/// `needs`: what this one does not know is kept, shown and not counted.
[[nodiscard]] bool fromJson(const QJsonObject &json, Campaign &campaign, base::Message *why = nullptr);

} // namespace muster::campaign
