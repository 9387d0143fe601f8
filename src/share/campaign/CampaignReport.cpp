// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/campaign/CampaignReport.h"

#include "campaign/fold/Names.h"
#include "text/Speaking.h"
#include "text/Typography.h"

#include <QCoreApplication>
#include <QLocale>

namespace muster::share {

using namespace campaign;

namespace {

class CampaignReportWords
{
    Q_DECLARE_TR_FUNCTIONS(CampaignReport)
};

QString kindsText(const QMap<QString, int> &kinds, const CampaignNames &names)
{
    QStringList parts;
    for (auto it = kinds.begin(); it != kinds.end(); ++it)
        parts.append(it.value() > 1 ? QString("%1 ×%2").arg(names(it.key()), QString::number(it.value())) : names(it.key()));
    return parts.join(", ");
}

QString dateText(const QDate &date, const QString &language)
{
    return date.isValid() ? QLocale(language).toString(date, "d MMM yyyy") : QString();
}

ReportTable soldierTable(const Campaign &campaign, const CampaignState &state, const QString &language, const CampaignNames &names)
{
    const QString points = campaign.rules.pointsName.in(language);
    const bool ranks = !campaign.rules.ladders.isEmpty();
    const QString life = campaign.rules.lifePointsName.in(language);
    ReportTable table;
    table.id = "soldiers";
    table.title = CampaignReportWords::tr("Soldiers");
    table.empty = CampaignReportWords::tr("No soldier is enlisted yet.");
    table.columns = {{"name", CampaignReportWords::tr("Name"), false},
                     {"force", CampaignReportWords::tr("Force"), false},
                     {"role", CampaignReportWords::tr("Function"), false},
                     {"rank", CampaignReportWords::tr("Rank"), false},
                     {"lifePoints", life.isEmpty() ? CampaignReportWords::tr("Life points") : life, true},
                     {"points", points, true},
                     {"earned", CampaignReportWords::tr("Earned"), true},
                     {"spent", CampaignReportWords::tr("Spent"), true},
                     {"free", CampaignReportWords::tr("Free"), true},
                     {"kills", CampaignReportWords::tr("Kills"), true},
                     {"killPoints", CampaignReportWords::tr("Kill points"), true},
                     {"killsByKind", CampaignReportWords::tr("Eliminated"), false},
                     {"missions", CampaignReportWords::tr("Missions"), true},
                     {"survived", CampaignReportWords::tr("Survived"), true},
                     {"awards", CampaignReportWords::tr("Awards"), false},
                     {"equipment", CampaignReportWords::tr("Bought"), false},
                     {"status", CampaignReportWords::tr("Status"), false}};
    for (const SoldierState &soldier : state.soldiers) {
        const ForceState *force = state.force(soldier.force);
        table.rows.append({soldier.name, force ? force->name : QString(), names.list(soldier.role),
                           ranks ? rankName(soldier, campaign.rules, language) : QString(),
                           soldier.lifePoints ? QString::number(soldier.lifePoints) : QString(), QString::number(soldier.points),
                           QString::number(soldier.earned), QString::number(soldier.spent), QString::number(soldier.free()),
                           QString::number(soldier.kills), QString::number(soldier.killPoints), kindsText(soldier.killsByKind, names),
                           QString::number(soldier.missions), QString::number(soldier.survived), soldier.awards.join(", "),
                           names.list(soldier.equipment().join(", ")), statusText(soldier)});
    }
    return table;
}

ReportTable honourTable(const Campaign &campaign, const CampaignState &state, const QString &language)
{
    ReportTable table;
    table.id = "honour";
    table.title = CampaignReportWords::tr("Roll of honour");
    table.empty = CampaignReportWords::tr("Nobody has fallen or retired.");
    table.columns = {{"name", CampaignReportWords::tr("Name"), false},     {"rank", CampaignReportWords::tr("Rank"), false},
                     {"status", CampaignReportWords::tr("Status"), false}, {"missions", CampaignReportWords::tr("Missions"), true},
                     {"kills", CampaignReportWords::tr("Kills"), true},    {"earned", CampaignReportWords::tr("Earned"), true},
                     {"spent", CampaignReportWords::tr("Spent"), true},    {"awards", CampaignReportWords::tr("Awards"), false}};
    for (const SoldierState &soldier : state.soldiers) {
        if (!soldier.inService())
            table.rows.append({soldier.name, rankName(soldier, campaign.rules, language), statusText(soldier),
                               QString::number(soldier.missions), QString::number(soldier.kills), QString::number(soldier.earned),
                               QString::number(soldier.spent), soldier.awards.join(", ")});
    }
    return table;
}

// Only where the rules count something, or something lies in a stash.
ReportTable forceTable(const Campaign &campaign, const CampaignState &state, const QString &language, const CampaignNames &names)
{
    ReportTable table;
    table.id = "forces";
    table.title = CampaignReportWords::tr("What the forces have");
    table.columns = {{"force", CampaignReportWords::tr("Force"), false},
                     {"counters", CampaignReportWords::tr("Counted"), false},
                     {"stash", CampaignReportWords::tr("In the stash"), false}};
    for (const ForceState &force : state.forces) {
        QStringList stash;
        for (const KitItem &item : force.stash)
            stash.append(names(item.name));
        if (!campaign.rules.counters.isEmpty() || !stash.isEmpty())
            table.rows.append({force.name, counterTexts(force, campaign.rules, language).join(", "), stash.join(", ")});
    }
    return table;
}

ReportTable areaTable(const CampaignState &state)
{
    ReportTable table;
    table.id = "areas";
    table.title = CampaignReportWords::tr("Territories");
    table.columns = {{"area", CampaignReportWords::tr("Area"), false},
                     {"holder", CampaignReportWords::tr("Held by"), false},
                     {"since", CampaignReportWords::tr("Since mission"), true},
                     {"gives", CampaignReportWords::tr("Gives"), false}};
    for (const AreaState &area : state.map.areas)
        table.rows.append(
            {area.area.name, area.owner.isEmpty() ? CampaignReportWords::tr("nobody") : playerName(area.owner, state),
             area.history.isEmpty() || !area.history.last().mission ? QString() : QString::number(area.history.last().mission),
             area.area.gives});
    return table;
}

QString objectivesText(const MissionFought &mission, const CampaignState &state, const CampaignRules &rules, const QString &language)
{
    const QStringList words{CampaignReportWords::tr("not read"), CampaignReportWords::tr("done"), CampaignReportWords::tr("failed")};
    QStringList sides;
    for (const Side &side : mission.sides) {
        QStringList parts;
        for (auto it = side.objectives.begin(); it != side.objectives.end(); ++it) {
            const Objective *objective = rules.objective(it.key());
            parts.append(QString("%1 %2").arg(objective ? objective->name.in(language) : it.key(), words.value(int(it.value()))));
        }
        const ForceState *force = mission.sides.size() > 1 ? state.force(side.force) : nullptr;
        if (!parts.isEmpty())
            sides.append(force ? text::labelled(force->name, parts.join(", ")) : parts.join(", "));
    }
    return sides.join(CampaignReportWords::tr("; "));
}

QString resultText(const MissionFought &mission, const CampaignState &state)
{
    const QStringList words{QString(), CampaignReportWords::tr("won"), CampaignReportWords::tr("drawn"), CampaignReportWords::tr("lost")};
    const QVector<Side> &sides = mission.sides;
    QStringList parts;
    for (const Side &side : sides) {
        const QString word = words.value(int(side.result));
        if (!word.isEmpty())
            parts.append(sides.size() > 1 ? text::labelled(sideName(side, state), word) : word);
    }
    const bool drawn = sides.size() > 1
        && std::all_of(sides.begin(), sides.end(), [](const Side &side) { return side.result == GameResult::Drawn; });
    QString result = drawn ? words.value(int(GameResult::Drawn)) : parts.join(CampaignReportWords::tr("; "));
    if (sides.size() == 2 && (sides.first().victoryPoints || sides.last().victoryPoints))
        result += QString("%1%2 : %3")
                      .arg(result.isEmpty() ? QString() : QStringLiteral(", "), QString::number(sides.first().victoryPoints),
                           QString::number(sides.last().victoryPoints));
    return result;
}

ReportTable missionTable(const Campaign &campaign, const CampaignState &state, const QString &language, const CampaignNames &names)
{
    ReportTable table;
    table.id = "missions";
    table.title = CampaignReportWords::tr("Missions");
    table.empty = CampaignReportWords::tr("No mission was fought yet.");
    table.columns = {{"number", CampaignReportWords::tr("No."), true},
                     {"mission", CampaignReportWords::tr("Mission"), false},
                     {"date", CampaignReportWords::tr("Date"), false},
                     {"objectives", CampaignReportWords::tr("Objectives"), false},
                     {"result", CampaignReportWords::tr("Result"), false},
                     {"participants", CampaignReportWords::tr("Took part"), true},
                     {"survivors", CampaignReportWords::tr("Survivors"), true},
                     {"kills", CampaignReportWords::tr("Kills"), true},
                     {"experience", CampaignReportWords::tr("Experience"), true},
                     {"platoonPoints", CampaignReportWords::tr("Platoon %1").arg(campaign.rules.pointsName.in(language)), true},
                     {"notes", CampaignReportWords::tr("Notes"), false}};
    for (const MissionState &mission : state.missions) {
        const Event &event = state.log.at(mission.event);
        if (const UnknownEvent *unread = event.as<UnknownEvent>())
            table.rows.append({QString::number(mission.number),
                               names(unread->name),
                               dateText(unread->date, language),
                               {},
                               {},
                               {},
                               {},
                               {},
                               {},
                               {},
                               unreadText(*unread)});
        const MissionFought *fought = event.as<MissionFought>();
        if (!fought)
            continue;
        const QString name = names.mission(fought->scenario, fought->name);
        table.rows.append({QString::number(mission.number), name.isEmpty() ? gameTitle(fought->sides, state) : name,
                           dateText(fought->date, language), objectivesText(*fought, state, campaign.rules, language),
                           resultText(*fought, state), QString::number(mission.participants), QString::number(mission.survivors),
                           QString::number(mission.kills), QString::number(mission.experience()), QString::number(mission.platoonPoints),
                           fought->notes});
    }
    return table;
}

ReportTable standingTable(const CampaignState &state)
{
    ReportTable table;
    table.id = "standings";
    table.title = CampaignReportWords::tr("Standings");
    table.columns = {{"player", CampaignReportWords::tr("Player"), false},
                     {"played", CampaignReportWords::tr("Played"), true},
                     {"won", CampaignReportWords::tr("Won"), true},
                     {"drawn", CampaignReportWords::tr("Drawn"), true},
                     {"lost", CampaignReportWords::tr("Lost"), true},
                     {"points", CampaignReportWords::tr("Points"), true},
                     {"victoryPoints", CampaignReportWords::tr("Victory points"), true},
                     {"objectives", CampaignReportWords::tr("Objectives"), true},
                     {"kills", CampaignReportWords::tr("Kills"), true},
                     {"killPoints", CampaignReportWords::tr("Kill points"), true},
                     {"losses", CampaignReportWords::tr("Losses"), true}};
    for (const Standing &line : state.standings)
        table.rows.append({playerName(line.player, state), QString::number(line.played), QString::number(line.won),
                           QString::number(line.drawn), QString::number(line.lost), QString::number(line.points),
                           QString::number(line.victoryPoints), QString::number(line.objectives), QString::number(line.kills),
                           QString::number(line.killPoints), QString::number(line.losses)});
    return table;
}

// What does not count, or what counts and is odd all the same.
ReportTable problemTable(const Campaign &campaign, const CampaignState &state, const QString &language, bool odd)
{
    ReportTable table;
    table.id = odd ? "odd" : "problems";
    table.title = odd ? CampaignReportWords::tr("What counts but is odd") : CampaignReportWords::tr("What no longer holds");
    table.columns = {{"problem", CampaignReportWords::tr("Entry"), false}};
    for (const Problem &problem : state.problems) {
        if (problem.isWarning() == odd)
            table.rows.append(QStringList{problemText(problem, state, campaign.rules, language)});
    }
    return table;
}

QString modeText(const CampaignRules &rules)
{
    switch (rules.mode) {
    case ExperienceMode::Soldier:
        return CampaignReportWords::tr("experience belongs to the soldier");
    case ExperienceMode::Pool:
        return CampaignReportWords::tr("experience belongs to the platoon");
    case ExperienceMode::None:
        break;
    }
    return {};
}

} // namespace

CampaignReport campaignReport(const Campaign &campaign, const CampaignState &state, const QString &language, const CampaignNames &names)
{
    const text::Speaking speaking(language);
    CampaignReport report;
    report.title = campaign.start.name;
    QStringList forces;
    for (const ForceState &force : state.forces)
        forces.append(text::labelled(force.name, QString("%1 %2").arg(force.points).arg(campaign.rules.pointsName.in(language))));
    report.subtitle = forces.join(CampaignReportWords::tr("; "));
    const auto inService = std::count_if(state.soldiers.begin(), state.soldiers.end(), [](const SoldierState &s) { return s.inService(); });
    report.facts = {CampaignReportWords::tr("Missions: %1").arg(state.fought()), CampaignReportWords::tr("In service: %1").arg(inService)};
    if (const QString mode = modeText(campaign.rules); !mode.isEmpty())
        report.facts.append(mode);
    if (!campaign.rules.house.isEmpty())
        report.facts.append(CampaignReportWords::tr("with house rules"));
    if (campaign.rules.mode == ExperienceMode::Pool) {
        for (const ForceState &force : state.forces)
            report.facts.append(CampaignReportWords::tr("Pool of %1: %2 of %3 left")
                                    .arg(force.name, QString::number(force.pool()), QString::number(force.poolEarned)));
    }
    if (!campaign.start.note.isEmpty())
        report.facts.append(campaign.start.note);
    report.tables = {soldierTable(campaign, state, language, names), missionTable(campaign, state, language, names)};
    if (const ReportTable honour = honourTable(campaign, state, language); !honour.rows.isEmpty())
        report.tables.append(honour);
    report.tables.append(standingTable(state));
    for (const ReportTable &table : {forceTable(campaign, state, language, names), areaTable(state)}) {
        if (!table.rows.isEmpty())
            report.tables.append(table);
    }
    for (const bool odd : {false, true}) {
        if (const ReportTable table = problemTable(campaign, state, language, odd); !table.rows.isEmpty())
            report.tables.append(table);
    }
    return report;
}

CampaignReport serviceRecord(const Campaign &campaign, const CampaignState &state, const QString &id, const QString &language,
                             const CampaignNames &names)
{
    const text::Speaking speaking(language);
    CampaignReport report;
    const SoldierState *soldier = state.soldier(id);
    if (!soldier)
        return report;
    report.title = soldier->name;
    QStringList what{rankName(*soldier, campaign.rules, language), names.list(soldier->role), statusText(*soldier)};
    what.removeAll(QString());
    report.subtitle = what.join(", ");
    report.facts = {
        CampaignReportWords::tr("Missions: %1").arg(soldier->missions), CampaignReportWords::tr("Survived: %1").arg(soldier->survived),
        CampaignReportWords::tr("Kills: %1").arg(soldier->kills),
        CampaignReportWords::tr("Experience: %1 earned, %2 spent, %3 free").arg(soldier->earned).arg(soldier->spent).arg(soldier->free()),
        QString("%1 %2").arg(soldier->points).arg(campaign.rules.pointsName.in(language))};
    if (!soldier->awards.isEmpty())
        report.facts.append(CampaignReportWords::tr("Awards: %1").arg(soldier->awards.join(", ")));
    if (!soldier->kit.isEmpty())
        report.facts.append(CampaignReportWords::tr("Bought: %1").arg(names.list(soldier->equipment().join(", "))));
    if (const QStringList rivals = rivalryTexts(state, id, language); !rivals.isEmpty())
        report.facts.append(CampaignReportWords::tr("Rivalries: %1").arg(rivals.join(QStringLiteral(", "))));
    ReportTable table;
    table.id = "record";
    table.title = CampaignReportWords::tr("Service record");
    table.columns = {{"mission", CampaignReportWords::tr("Mission"), false},
                     {"what", CampaignReportWords::tr("What happened"), false},
                     {"gained", CampaignReportWords::tr("Gained"), true},
                     {"spent", CampaignReportWords::tr("Spent"), true},
                     {"earned", CampaignReportWords::tr("Earned"), true}};
    for (const ServiceEntry &entry : soldier->record) {
        if (entry.kind == ServiceEntry::Described)
            continue;
        const MissionFought *mission = state.log.at(entry.event).as<MissionFought>();
        QString what = serviceText(entry, *soldier, state, campaign.rules, language, names);
        if (mission && entry.participant >= 0 && !mission->participants.at(entry.participant).note.isEmpty())
            what += QString(" (%1)").arg(mission->participants.at(entry.participant).note);
        table.rows.append({mission ? QString("%1. %2").arg(entry.mission).arg(names.mission(mission->scenario, mission->name)) : QString(),
                           what, entry.gained ? QString("+%1").arg(entry.gained) : QString(),
                           entry.spent ? (entry.spent > 0 ? "-" : "+") + QString::number(std::abs(entry.spent)) : QString(),
                           QString::number(entry.earnedAfter)});
    }
    report.tables = {table};
    return report;
}

} // namespace muster::share
