// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/report/KillTarget.h"

namespace muster::app {

QVector<KillTarget> killTargets(const CampaignSession &session, const models::CampaignReportDraft &draft, const QString &force,
                                const QVector<campaign::EnemyKind> &enemies)
{
    QVector<KillTarget> targets;
    const QHash<QString, QString> killers = draft.killers();
    for (const models::ReportLine &line : draft.lines()) {
        const campaign::SoldierState *soldier = session.state().soldier(line.participant.soldier);
        if (line.in && soldier && soldier->force != force && draft.isPresent(soldier->force))
            targets.append({soldier->name, soldier->points, soldier->id, killers.value(soldier->id)});
    }
    for (const campaign::EnemyKind &enemy : enemies)
        targets.append({enemy.name.in(session.language()), enemy.points, {}, {}});
    return targets;
}

} // namespace muster::app
