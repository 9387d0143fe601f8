// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/fold/Names.h"
#include "campaign/merge/Merge.h"
#include "text/Speaking.h"

#include <QCoreApplication>
#include <QLocale>

namespace muster::campaign {

namespace {

class ConflictTextWords
{
    Q_DECLARE_TR_FUNCTIONS(CampaignMerge)
};

QString missionName(const Event *event, const CampaignState &state, const QString &language)
{
    const MissionFought *mission = event ? event->as<MissionFought>() : nullptr;
    if (!mission)
        return event && event->at.isValid()
            ? ConflictTextWords::tr("an entry of %1", "a day").arg(QLocale(language).toString(event->at.toLocalTime(), "d MMM yyyy, HH:mm"))
            : ConflictTextWords::tr("an entry");
    QStringList parts{mission->name}; // without a name the sides tell which one it is, better than a scenario's id
    QStringList sides;
    for (const Side &side : mission->sides) {
        const ForceState *force = state.force(side.force);
        sides.append(QString("%1 %2").arg(force ? force->name : playerName(side.player, state), QString::number(side.victoryPoints)));
    }
    parts.append(sides.join(QStringLiteral(" : ")));
    if (mission->date.isValid())
        parts.append(QLocale(language).toString(mission->date, "d MMM yyyy"));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

QString by(const Event *event)
{
    return event && !event->by.isEmpty() ? ConflictTextWords::tr(" (%1)", "who recorded it").arg(event->by) : QString();
}

} // namespace

QString conflictText(const MergeConflict &conflict, const Campaign &ours, const Campaign &theirs, const QString &language)
{
    const text::Speaking speaking(language);
    const Event *mine = ours.event(conflict.ours), *other = theirs.event(conflict.theirs);
    switch (conflict.kind) {
    case MergeConflict::SameEntry:
        return ConflictTextWords::tr("An entry of the log reads differently in the two: %1").arg(missionName(mine, fold(ours), language));
    case MergeConflict::Corrected:
        return ConflictTextWords::tr("Both corrected %1")
            .arg(missionName(ours.event(conflict.entry), fold(ours), language) + by(mine) + by(other));
    case MergeConflict::PlayedTwice:
        return ConflictTextWords::tr("The same game was recorded twice: here %1; there %2")
            .arg(missionName(mine, fold(ours), language) + by(mine), missionName(other, fold(theirs), language) + by(other));
    case MergeConflict::Rules:
        return ConflictTextWords::tr("The rules differ");
    case MergeConflict::Head:
        return ConflictTextWords::tr("Name, note or players differ");
    }
    return {};
}

} // namespace muster::campaign
