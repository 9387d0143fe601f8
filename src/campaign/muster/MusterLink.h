// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/Campaign.h"
#include "campaign/muster/MusteredRoster.h"

#include <optional>

namespace muster::campaign {

/// Where a battle roster comes from. It stands in the list itself, so that it travels with it.
struct MusterLink
{
    /// A soldier of the force when the list was made.
    struct Soldier
    {
        QString id;
        QString selection; ///< in the list; empty: they stayed behind
        QString was;       ///< rank, life points, kit, whether they serve: to see what has changed since

        friend bool operator==(const Soldier &, const Soldier &) = default;
    };

    QString campaign, campaignName; ///< id and name of the campaign
    QString force, forceName;
    int mission = 0; ///< number of the last mission that was fought
    QVector<Soldier> soldiers;

    friend bool operator==(const MusterLink &, const MusterLink &) = default;
};

/// What has happened to the force since a list was made of it.
struct MusterNews
{
    int missions = 0;     ///< fought since, with that force or without
    QStringList changed;  ///< names: other rank, kit, life points
    QStringList gone;     ///< names: in the list, and no longer in service
    QStringList fresh;    ///< names: joined since
    bool unknown = false; ///< the campaign no longer has that force

    [[nodiscard]] bool isUpToDate() const { return !unknown && changed.isEmpty() && gone.isEmpty() && fresh.isEmpty(); }
    friend bool operator==(const MusterNews &, const MusterNews &) = default;
};

[[nodiscard]] MusterLink linkOf(const CampaignStart &start, const CampaignState &state, const QString &force,
                                const MusteredRoster &mustered);
void setMusterLink(rules::Roster &roster, const MusterLink &link);
/// Nothing: the list was not made by a campaign.
[[nodiscard]] std::optional<MusterLink> musterLink(const rules::Roster &roster);
[[nodiscard]] MusterNews newsSince(const MusterLink &link, const CampaignState &state);

/// "from Gorgon's Wake, after mission 5"
[[nodiscard]] QString originText(const MusterLink &link);
/// "The force has moved on: 2 missions since; Aldo, Brun changed; Cato is no longer in service." Empty: it has not.
[[nodiscard]] QString newsText(const MusterNews &news);

} // namespace muster::campaign
