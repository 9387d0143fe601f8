// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/fold/Fold.h"
#include "campaign/fold/Names.h"
#include "text/Speaking.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::campaign {

namespace {

class ProblemTextWords
{
    Q_DECLARE_TR_FUNCTIONS(CampaignProblem)
};

QString kindName(const QString &type)
{
    static const QMap<QString, const char *> names{{"enlisted", QT_TRANSLATE_NOOP("CampaignProblem", "Enlistment")},
                                                   {"recruited", QT_TRANSLATE_NOOP("CampaignProblem", "Recruit")},
                                                   {"planned", QT_TRANSLATE_NOOP("CampaignProblem", "Planned mission")},
                                                   {"mission", QT_TRANSLATE_NOOP("CampaignProblem", "Mission")},
                                                   {"granted", QT_TRANSLATE_NOOP("CampaignProblem", "Experience")},
                                                   {"handed-out", QT_TRANSLATE_NOOP("CampaignProblem", "Experience from the pool")},
                                                   {"promotion", QT_TRANSLATE_NOOP("CampaignProblem", "Promotion")},
                                                   {"award", QT_TRANSLATE_NOOP("CampaignProblem", "Award")},
                                                   {"bought", QT_TRANSLATE_NOOP("CampaignProblem", "Equipment")},
                                                   {"status", QT_TRANSLATE_NOOP("CampaignProblem", "Status")},
                                                   {"described", QT_TRANSLATE_NOOP("CampaignProblem", "Description")},
                                                   {"leader", QT_TRANSLATE_NOOP("CampaignProblem", "Change of leader")},
                                                   {"joined", QT_TRANSLATE_NOOP("CampaignProblem", "Player")},
                                                   {"drawn", QT_TRANSLATE_NOOP("CampaignProblem", "Event card")},
                                                   {"reshuffled", QT_TRANSLATE_NOOP("CampaignProblem", "Shuffled cards")},
                                                   {"note", QT_TRANSLATE_NOOP("CampaignProblem", "Note")},
                                                   {"correction", QT_TRANSLATE_NOOP("CampaignProblem", "Correction")},
                                                   {"sold", QT_TRANSLATE_NOOP("CampaignProblem", "Sale")},
                                                   {"handed", QT_TRANSLATE_NOOP("CampaignProblem", "Kit handed on")},
                                                   {"cancelled", QT_TRANSLATE_NOOP("CampaignProblem", "Cancellation")},
                                                   {"judged", QT_TRANSLATE_NOOP("CampaignProblem", "Confirmation")},
                                                   {"picture", QT_TRANSLATE_NOOP("CampaignProblem", "Picture")},
                                                   {"stashed", QT_TRANSLATE_NOOP("CampaignProblem", "Kit put into the stash")},
                                                   {"issued", QT_TRANSLATE_NOOP("CampaignProblem", "Kit out of the stash")},
                                                   {"counted", QT_TRANSLATE_NOOP("CampaignProblem", "Change of a counter")},
                                                   {"rolled", QT_TRANSLATE_NOOP("CampaignProblem", "Throw on a table")},
                                                   {"map", QT_TRANSLATE_NOOP("CampaignProblem", "Map")},
                                                   {"taken", QT_TRANSLATE_NOOP("CampaignProblem", "Change of an area")},
                                                   {"rules", QT_TRANSLATE_NOOP("CampaignProblem", "Earlier rules")}};
    const char *name = names.value(type);
    return name ? ProblemTextWords::tr(name) : QCoreApplication::translate("CampaignProblem", "Entry");
}

// "Mission Seek and Destroy", "Promotion (Egon)"
QString entryName(const Problem &problem, const QString &who)
{
    QString name = kindName(problem.type);
    if (!problem.subject.isEmpty())
        name = ProblemTextWords::tr("%1 %2", "kind of entry, its name").arg(name, problem.subject);
    return who.isEmpty() ? name : ProblemTextWords::tr("%1 (%2)", "entry of the log, soldier").arg(name, who);
}

// The name of a counter is the players' own and stands as they wrote it, beside the figure.
QString counterText(const Problem &problem, const CampaignRules &rules, const QString &language)
{
    const ForceCounter *counter = rules.counter(problem.counter);
    const QString name = counter ? counter->name.in(language) : problem.counter;
    const QString need = QString::number(problem.need), have = QString::number(problem.have);
    return problem.item.isEmpty()
        ? ProblemTextWords::tr("%1: %2 %3 were taken, but only %4 could be spent").arg(problem.subject, need, name, have)
        : ProblemTextWords::tr("%1 is not bought: it costs %2 %3, and %4 can spend only %5")
              .arg(problem.item, need, name, problem.subject, have);
}

} // namespace

QString unreadText(const UnknownEvent &event)
{
    return event.why == UnknownEvent::Why::Damaged ? ProblemTextWords::tr("Damaged; does not count")
                                                   : ProblemTextWords::tr("Made by a newer version of Muster; does not count");
}

bool isAboutParticipant(const Problem &problem, const CampaignState &state)
{
    return !problem.soldier.isEmpty() && std::any_of(state.log.begin(), state.log.end(), [&](const Event &event) {
        return event.id == problem.event && event.as<MissionFought>();
    });
}

Event missionWithout(const Event &mission, const QString &soldier)
{
    Event changed = mission;
    if (auto *fought = std::get_if<MissionFought>(&changed.payload)) {
        fought->participants.removeIf([&](const Participant &each) { return each.soldier == soldier; });
        for (Side &side : fought->sides) {
            if (side.actingLeader == soldier)
                side.actingLeader.clear();
        }
    }
    return changed;
}

/// What is in the log and cannot be counted: it names what is not there, is damaged, or comes from a newer version.
static QString unreadText(const Problem &problem, const QString &who, const QString &what)
{
    switch (problem.kind) {
    case ProblemKind::UnknownSoldier:
        return ProblemTextWords::tr("There is no soldier %1 in this campaign").arg(who);
    case ProblemKind::UnknownForce:
        return ProblemTextWords::tr("There is no force %1 in this campaign").arg(problem.subject);
    case ProblemKind::UnknownPlayer:
        return ProblemTextWords::tr("There is no player %1 in this campaign").arg(problem.subject);
    case ProblemKind::UnknownMission:
        return ProblemTextWords::tr("An entry is about a mission that is not in the log (%1)").arg(problem.subject);
    case ProblemKind::UnknownTarget:
        return ProblemTextWords::tr("A correction is about an entry that is not in the log (%1)").arg(problem.subject);
    case ProblemKind::UnknownRank:
        return ProblemTextWords::tr("%1: the rank %2 is not on their ladder").arg(who, what);
    case ProblemKind::UnknownEventType:
        return ProblemTextWords::tr("An entry of the kind %1 was made by a newer version of Muster; it is kept and does not count")
            .arg(problem.type);
    case ProblemKind::UnknownChoice:
        return ProblemTextWords::tr("%1 was made by a newer version of Muster (%2: %3); it is kept and does not count")
            .arg(entryName(problem, who), problem.where, problem.value);
    case ProblemKind::DamagedEntry:
        return ProblemTextWords::tr("%1 is damaged (%2: %3); it is kept as it is and does not count")
            .arg(entryName(problem, who), problem.where, problem.value);
    case ProblemKind::UnknownRule:
        return ProblemTextWords::tr(
                   "The campaign was made by a newer version of Muster (%1: %2); this is kept, and what follows from it does not count")
            .arg(problem.where, problem.value);
    case ProblemKind::DamagedRule:
        return ProblemTextWords::tr("The campaign is damaged (%1: %2); this is kept as it is, and what follows from it does not count")
            .arg(problem.where, problem.value);
    case ProblemKind::UnknownArea:
        return ProblemTextWords::tr("There is no area %1 on the map of this campaign").arg(problem.subject);
    case ProblemKind::UnknownTable:
        return ProblemTextWords::tr("%1: the rules have no line %2 on a table").arg(who, problem.subject);
    case ProblemKind::UnknownCounter:
        return ProblemTextWords::tr("The rules count no %1").arg(problem.subject);
    default:
        return {};
    }
}

/// Experience and kit that change hands.
static QString kitText(const Problem &problem, const QString &who)
{
    switch (problem.kind) {
    case ProblemKind::PoolTooSmall:
        return ProblemTextWords::tr("%1: %2 were handed out, but the pool held %3")
            .arg(problem.subject, QString::number(problem.need), QString::number(problem.have));
    case ProblemKind::NotHisKit:
        return ProblemTextWords::tr("%1 no longer has %2, so it can be neither sold nor handed on").arg(who, problem.subject);
    case ProblemKind::RefundTooHigh:
        return ProblemTextWords::tr("%1 for %2: %3 experience was given back, but %4 was paid")
            .arg(problem.subject, who, QString::number(problem.need), QString::number(problem.have));
    case ProblemKind::OtherForce:
        return ProblemTextWords::tr("%1 cannot get %2: kit is handed on within a force").arg(who, problem.subject);
    case ProblemKind::NotInStash:
        return ProblemTextWords::tr("%1 is no longer in the stash").arg(problem.subject);
    default:
        return {};
    }
}

/// A step on the ladder, or a purchase, that no longer holds; `what` is the rank or the kit.
static QString promotionText(const Problem &problem, const QString &who, const QString &what, const CampaignRules &rules,
                             const QString &language)
{
    const QString need = QString::number(problem.need), have = QString::number(problem.have);
    switch (problem.kind) {
    case ProblemKind::NotEnoughExperience:
        if (what.isEmpty())
            return ProblemTextWords::tr("%1 does not have the %2 experience that was taken, only %3").arg(who, need, have);
        return (isRank(problem.subject, rules) ? ProblemTextWords::tr("%1 to %2 no longer holds: it costs %3, only %4 was free")
                                               : ProblemTextWords::tr("%2 for %1 no longer holds: it costs %3, only %4 was free"))
            .arg(who, what, need, have);
    case ProblemKind::NotNextRank: {
        const QString main = ProblemTextWords::tr("%1 to %2 no longer holds: it is not the next rank").arg(who, what);
        if (problem.could.isEmpty())
            return main;
        return main
            + ProblemTextWords::tr(", but %1 is possible (%2 of %3)")
                  .arg(rankName(problem.could, rules, language), QString::number(problem.couldCost), have);
    }
    case ProblemKind::TooManyPromotions:
        return ProblemTextWords::tr("%1 to %2 no longer holds: already promoted since the last mission").arg(who, what);
    default:
        return {};
    }
}

QString problemText(const Problem &problem, const CampaignState &state, const CampaignRules &rules, const QString &language)
{
    const text::Speaking speaking(language);
    const SoldierState *soldier = state.soldier(problem.soldier);
    const QString who = soldier ? soldier->name : problem.soldier;
    const QString what = rankName(problem.subject, rules, language);
    switch (problem.kind) {
    case ProblemKind::UnknownSoldier:
    case ProblemKind::UnknownForce:
    case ProblemKind::UnknownPlayer:
    case ProblemKind::UnknownMission:
    case ProblemKind::UnknownTarget:
    case ProblemKind::UnknownRank:
    case ProblemKind::UnknownEventType:
    case ProblemKind::UnknownChoice:
    case ProblemKind::DamagedEntry:
    case ProblemKind::UnknownRule:
    case ProblemKind::DamagedRule:
    case ProblemKind::UnknownArea:
    case ProblemKind::UnknownTable:
    case ProblemKind::UnknownCounter:
        return unreadText(problem, who, what);
    case ProblemKind::DoubleId:
        return problem.subject.isEmpty() ? ProblemTextWords::tr("An entry stands twice in the log")
                                         : ProblemTextWords::tr("%1 stands twice in the log").arg(problem.subject);
    case ProblemKind::NotEnoughExperience:
    case ProblemKind::NotNextRank:
    case ProblemKind::TooManyPromotions:
        return promotionText(problem, who, what, rules, language);
    case ProblemKind::NotAlive:
        return problem.subject.isEmpty() ? ProblemTextWords::tr("%1 was no longer in service").arg(who)
                                         : ProblemTextWords::tr("%1 was no longer in service in the mission %2").arg(who, problem.subject);
    case ProblemKind::StillRecovering:
        return ProblemTextWords::tr("%1 took part in %2 while recovering from a wound").arg(who, problem.subject);
    case ProblemKind::PoolTooSmall:
    case ProblemKind::NotHisKit:
    case ProblemKind::RefundTooHigh:
    case ProblemKind::OtherForce:
    case ProblemKind::NotInStash:
        return kitText(problem, who);
    case ProblemKind::CounterTooLow:
        return counterText(problem, rules, language);
    case ProblemKind::OtherLadders:
        return ProblemTextWords::tr("Earlier rules have other ranks than the campaign; those of the campaign count");
    case ProblemKind::NotInPoolMode:
        return ProblemTextWords::tr("%1: nothing to hand out, each soldier keeps their own experience").arg(problem.subject);
    }
    return {};
}

} // namespace muster::campaign
