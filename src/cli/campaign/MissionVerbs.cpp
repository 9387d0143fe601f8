// SPDX-License-Identifier: GPL-3.0-or-later
// A mission comes into the book, or is corrected there.
#include "campaign/AfterAction.h"
#include "campaign/fold/Contradiction.h"
#include "cli/InstalledPack.h"
#include "cli/campaign/CampaignBook.h"
#include "cli/campaign/CampaignVerbs.h"
#include "share/campaign/CampaignReport.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace muster::cli {

using namespace campaign;

namespace {

class MissionVerbWords
{
    Q_DECLARE_TR_FUNCTIONS(CampaignCommand)
};

// Promotions that became possible, and what no longer holds: the news after a change of the book.
void printNews(const Campaign &campaign, const CampaignState &state, Context &context)
{
    for (const SoldierState &soldier : state.soldiers) {
        const NextRank next = nextRank(soldier, campaign.rules);
        if (next.rank && next.affordable)
            context.out << MissionVerbWords::tr("%1 can become %2 (%3 of %4)")
                               .arg(soldier.name, next.rank->name.in(context.language), QString::number(next.rank->cost),
                                    QString::number(soldier.free()))
                        << "\n";
    }
    for (const Problem &problem : state.problems)
        context.out << problemText(problem, state, campaign.rules, context.language) << "\n";
}

// Kit may be called as the army list calls it in any language of the game; the log has the data's own word.
QJsonObject inDataWords(QJsonObject report, const CampaignRules &rules, const packs::PackPtr &pack)
{
    const share::CampaignNames names(rules, pack.get(), "en");
    for (const char *key : {"sales", "handovers", "purchases"}) {
        const QString list = QString::fromUtf8(key);
        // value() and not [], which would write an empty entry for what the report does not say.
        if (!report.value(list).isArray())
            continue;
        QJsonArray lines = report.value(list).toArray();
        for (int i = 0; i < lines.size(); ++i) {
            QJsonObject line = lines.at(i).toObject();
            if (line.value("item").isString())
                line["item"] = names(line.value("item").toString());
            lines[i] = line;
        }
        report[list] = lines;
    }
    return report;
}

// "Aldo: Chainsword bought, 5 spent", and what they are worth now.
void printKit(const SoldierState &now, const SoldierState *old, const CampaignState &state, const CampaignRules &rules, Context &context)
{
    const auto known = old ? old->record.size() : 0;
    for (const ServiceEntry &entry : now.record.mid(known)) {
        if (entry.kind == ServiceEntry::Bought || entry.kind == ServiceEntry::Sold || entry.kind == ServiceEntry::HandedOn
            || entry.kind == ServiceEntry::Received)
            context.out << MissionVerbWords::tr("%1: %2 (%3 %4)")
                               .arg(now.name, share::serviceText(entry, now, state, rules, context.language), QString::number(now.points),
                                    rules.pointsName.in(context.language))
                        << "\n";
    }
}

} // namespace

int recordMission(const QStringList &arguments, const QCommandLineParser &, Context &context)
{
    auto book = CampaignBook::open(arguments.at(0), context);
    if (!book)
        return couldNot(context, text::spoken(book.error()));
    const auto json = readReportFile(arguments.at(1));
    if (!json)
        return couldNot(context, text::spoken(json.error()));
    const CampaignState before = book->state();
    const packs::PackPtr pack = installedPack(book->campaign().start.system, context);
    const GameBasis game = pack ? GameBasis::of(*pack) : GameBasis();
    const auto events = readAfterAction(inDataWords(*json, book->campaign().rules, pack), before, book->campaign().rules,
                                        pack ? &game : nullptr);
    if (!events)
        return couldNot(context, arguments.at(1) + ": " + text::spoken(events.error()));
    const CampaignState after = fold(book->campaign().start, book->campaign().events + *events, book->campaign().rules);
    for (const Problem &problem : after.problems) {
        const bool fresh = std::any_of(events->begin(), events->end(), [&](const Event &event) { return event.id == problem.event; });
        if (fresh && !problem.isWarning())
            return couldNot(context, arguments.at(1) + ": " + problemText(problem, after, book->campaign().rules, context.language));
    }
    for (const Event &event : *events) {
        const MissionFought *mission = event.as<MissionFought>();
        if (const QString words = mission ? contradictionIn(*mission, after, book->campaign().rules, context.language) : QString();
            !words.isEmpty())
            return couldNot(context, arguments.at(1) + ": " + words);
    }
    if (const auto stored = book->append(MissionVerbWords::tr("Record %1").arg((*json)["mission"].toString()), *events); !stored)
        return couldNot(context, text::spoken(stored.error()));
    if (after.fought() > before.fought()) {
        const MissionState &mission = after.missions.at(after.fought() - 1);
        context.out << MissionVerbWords::tr("Mission %1: %n eliminated, %2 experience", nullptr, mission.kills)
                           .arg(mission.number)
                           .arg(mission.experience())
                    << "\n";
    }
    for (const SoldierState &soldier : after.soldiers) {
        const SoldierState *old = before.soldier(soldier.id);
        const int gain = soldier.earned - (old ? old->earned : 0);
        if (gain)
            context.out << QString("%1 +%2").arg(soldier.name, QString::number(gain)) << "\n";
        printKit(soldier, old, after, book->campaign().rules, context);
    }
    printNews(book->campaign(), after, context);
    context.out.flush();
    return Fine;
}

int correctMission(const QStringList &arguments, const QCommandLineParser &parser, Context &context)
{
    auto book = CampaignBook::open(arguments.at(0), context);
    if (!book)
        return couldNot(context, text::spoken(book.error()));
    const CampaignState state = book->state();
    QString target = arguments.at(1);
    bool isNumber = false;
    const int number = target.toInt(&isNumber);
    if (isNumber) {
        if (number < 1 || number > state.fought())
            return couldNot(context,
                            MissionVerbWords::tr("there is no mission %1; %n (was|were) fought", nullptr, state.fought()).arg(number));
        target = state.log.at(state.missions.at(number - 1).event).id;
    }
    if (!book->campaign().event(target))
        return couldNot(context, MissionVerbWords::tr("there is no entry %1 in the log").arg(target));
    if ((arguments.size() == 3) == parser.isSet("void"))
        return couldNot(context, MissionVerbWords::tr("campaign correct: give a report, or --void"));
    Correction correction{target, nullptr, parser.value("reason")};
    if (arguments.size() == 3) {
        const auto json = readReportFile(arguments.at(2));
        if (!json)
            return couldNot(context, text::spoken(json.error()));
        auto mission = readMission(*json, state, book->campaign().rules);
        if (!mission)
            return couldNot(context, arguments.at(2) + ": " + text::spoken(mission.error()));
        if (const QString words = contradictionIn(*mission, state, book->campaign().rules, context.language); !words.isEmpty())
            return couldNot(context, arguments.at(2) + ": " + words);
        // Who acted as leader stays as recorded, unless the report says otherwise.
        const Event *old = nullptr;
        for (const Event &event : state.log)
            old = event.id == target ? &event : old;
        if (const MissionFought *before = old ? old->as<MissionFought>() : nullptr;
            before && !json->contains("actingLeader") && !json->contains("sides")) {
            for (int i = 0; i < std::min(mission->sides.size(), before->sides.size()); ++i)
                mission->sides[i].actingLeader = before->sides.at(i).actingLeader;
        }
        Event replacement = makeEvent(*mission);
        replacement.id = target;
        correction.replacement = std::make_shared<const Event>(replacement);
    }
    if (const auto stored = book->append(MissionVerbWords::tr("Correct mission %1").arg(arguments.at(1)), {makeEvent(correction)}); !stored)
        return couldNot(context, text::spoken(stored.error()));
    const CampaignState after = book->state();
    for (const Problem &problem : after.problems)
        context.out << problemText(problem, after, book->campaign().rules, context.language) << "\n";
    context.out.flush();
    return Fine;
}

} // namespace muster::cli
