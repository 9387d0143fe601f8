// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignSession.h"
#include "models/campaign/CampaignReportDraft.h"

namespace muster::app {

/// Somebody who can be eliminated: a kind of figure, or a soldier of another force.
struct KillTarget
{
    QString name;
    int points = 0;
    QString victim; ///< the soldier, if it is one
    QString by{};   ///< who has put them out of action already

    friend bool operator==(const KillTarget &, const KillTarget &) = default;
};

/// For the soldiers of `force`: whoever of the other forces took part, at their present points, then the enemy list.
[[nodiscard]] QVector<KillTarget> killTargets(const CampaignSession &session, const models::CampaignReportDraft &draft,
                                              const QString &force, const QVector<campaign::EnemyKind> &enemies);

} // namespace muster::app
