// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/campaign/CampaignVerbs.h"

#include "campaign/AfterAction.h"
#include "campaign/fold/Contradiction.h"
#include "campaign/muster/ForceRoster.h"
#include "campaign/muster/MusteredRoster.h"
#include "cli/campaign/CampaignBook.h"
#include "documents/roster/RosterFile.h"
#include "packs/PackStore.h"
#include "share/CampaignReport.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

namespace muster::cli {

using namespace campaign;

namespace {

class CampaignVerbsWords
{
    Q_DECLARE_TR_FUNCTIONS(CampaignCommand)
};

int failed(Context &context, const base::Error &error)
{
    return couldNot(context, text::spoken(error));
}

int failed(Context &context, const base::Error &error, const QString &file)
{
    return couldNot(context, file + ": " + text::spoken(error));
}

packs::PackPtr findPack(const QString &name, const Context &context)
{
    packs::PackStore store(packs::PackFolders::standard(context.dataFolders));
    store.load();
    return store.find(name);
}

// Promotions that became possible, and what no longer holds: the news after a change of the book.
void printNews(const Campaign &campaign, const CampaignState &state, Context &context)
{
    for (const SoldierState &soldier : state.soldiers) {
        const NextRank next = nextRank(soldier, campaign.rules);
        if (next.rank && next.affordable)
            context.out << CampaignVerbsWords::tr("%1 can become %2 (%3 of %4)")
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

// "Aldo: Chainsword bought, 5 spent", and what he is worth now.
void printKit(const SoldierState &now, const SoldierState *old, const CampaignState &state, const CampaignRules &rules, Context &context)
{
    const auto known = old ? old->record.size() : 0;
    for (const ServiceEntry &entry : now.record.mid(known)) {
        if (entry.kind == ServiceEntry::Bought || entry.kind == ServiceEntry::Sold || entry.kind == ServiceEntry::HandedOn
            || entry.kind == ServiceEntry::Received)
            context.out << CampaignVerbsWords::tr("%1: %2 (%3 %4)")
                               .arg(now.name, share::serviceText(entry, now, state, rules, context.language), QString::number(now.points),
                                    rules.pointsName.in(context.language))
                        << "\n";
    }
}

base::Result<ForceEnlisted> readForceFile(const QString &path, const CampaignBook &book, const Context &context, const QString &player)
{
    if (path.endsWith(".json")) {
        const auto json = readJsonFile(path);
        if (!json)
            return json.error();
        auto force = readForce(*json, book.campaign().rules);
        if (!force)
            return text::error("campaign.force", force.error().sentence, path);
        if (force->player.isEmpty())
            force->player = player;
        if (force->name.isEmpty())
            force->name = QFileInfo(path).completeBaseName();
        return force;
    }
    const auto file = documents::readRosterFile(path);
    if (!file)
        return file.error();
    const packs::PackPtr pack = findPack(book.campaign().start.system, context);
    if (!pack)
        return text::error("campaign.pack",
                           base::Message(QT_TRANSLATE_NOOP("Message", "the game %1 is not installed"), {book.campaign().start.system}),
                           path);
    return enlistRoster(file->roster, GameBasis::of(*pack), book.campaign().rules, player);
}

} // namespace

const std::vector<CampaignVerb> &campaignVerbs()
{
    static const std::vector<CampaignVerb> verbs{
        {"new", 1, 1, newCampaign},        {"enlist", 2, 2, enlistForce},       {"record", 2, 2, recordMission},
        {"correct", 2, 3, correctMission}, {"promote", 2, 2, promoteSoldier},   {"report", 1, 1, reportCampaign},
        {"game", 1, 3, recordQuickGame},   {"table", 1, 1, showTable},          {"pair", 1, 2, pairPlayers},
        {"merge", 2, 2, mergeCampaigns},   {"chronicle", 1, 1, writeChronicle},
    };
    return verbs;
}

int newCampaign(const QStringList &arguments, const QCommandLineParser &parser, Context &context)
{
    const packs::PackPtr pack = findPack(parser.value("system"), context);
    if (!pack)
        return couldNot(context,
                        parser.isSet("system")
                            ? CampaignVerbsWords::tr("the game %1 is not installed; muster systems lists them").arg(parser.value("system"))
                            : CampaignVerbsWords::tr("campaign new: which game? --system names it"));
    Campaign campaign;
    campaign.start.id = newId();
    campaign.start.name = arguments.first();
    campaign.start.system = pack->id();
    campaign.start.created = QDateTime::currentDateTimeUtc();
    const QJsonDocument rules = QJsonDocument::fromJson(pack->campaignJson());
    campaign.rules = rules.isObject() ? CampaignRules::fromJson(rules.object()) : CampaignRules::generic();
    QStringList players = parser.values("player");
    if (players.isEmpty())
        players.append(CampaignVerbsWords::tr("Player"));
    for (const QString &player : players)
        campaign.start.players.append({newId(), player, {}});
    if (parser.isSet("mode")) {
        if (!QStringList{"soldier", "pool", "none"}.contains(parser.value("mode")))
            return couldNot(context,
                            CampaignVerbsWords::tr("the mode %1 is not known; soldier, pool and none are").arg(parser.value("mode")));
        campaign.rules.mode = experienceMode(parser.value("mode"));
    }
    if (parser.isSet("pricing")) {
        QStringList known;
        for (const LifePointPricing &pricing : campaign.rules.pricings)
            known.append(pricing.id);
        if (!known.contains(parser.value("pricing")))
            return couldNot(
                context,
                CampaignVerbsWords::tr("the pricing %1 is not known; there are: %2").arg(parser.value("pricing"), known.join(", ")));
        campaign.rules.pricing = parser.value("pricing");
    }
    const auto book = CampaignBook::create(campaign, parser.value("output"), parser.isSet("force"), pack->name(context.language), context);
    if (!book)
        return failed(context, book.error());
    context.out << campaign.start.id << Qt::endl;
    return Fine;
}

int enlistForce(const QStringList &arguments, const QCommandLineParser &parser, Context &context)
{
    auto book = CampaignBook::open(arguments.at(0), context);
    if (!book)
        return failed(context, book.error());
    QVector<Event> events;
    const CampaignState state = book->state();
    QString player = state.players.isEmpty() ? QString() : state.players.first().id;
    if (parser.isSet("player")) {
        player.clear();
        for (const Player &known : state.players) {
            if (known.id == parser.value("player") || known.name.compare(parser.value("player"), Qt::CaseInsensitive) == 0)
                player = known.id;
        }
        if (player.isEmpty()) {
            player = newId();
            events.append(makeEvent(PlayerJoined{{player, parser.value("player"), {}}}));
        }
    }
    auto force = readForceFile(arguments.at(1), *book, context, player);
    if (!force)
        return failed(context, force.error());
    if (parser.isSet("name"))
        force->name = parser.value("name");
    if (parser.isSet("leader")) {
        const QString wanted = parser.value("leader");
        QString leader;
        for (const Recruit &soldier : force->soldiers) {
            if (soldier.id == wanted || soldier.name.compare(wanted, Qt::CaseInsensitive) == 0)
                leader = soldier.id;
        }
        if (leader.isEmpty())
            return couldNot(context, CampaignVerbsWords::tr("%1: there is no soldier %2").arg(arguments.at(1), wanted));
        force->leader = leader;
    }
    events.append(makeEvent(*force));
    if (const auto stored = book->append(CampaignVerbsWords::tr("Enlist %1").arg(force->name), events); !stored)
        return failed(context, stored.error());
    const CampaignState now = book->state();
    context.out << CampaignVerbsWords::tr("%1: %2 soldiers, %3 %4")
                       .arg(force->name, QString::number(force->soldiers.size()),
                            QString::number(now.force(force->force) ? now.force(force->force)->points : 0),
                            book->campaign().rules.pointsName.in(context.language))
                << Qt::endl;
    if (const packs::PackPtr pack = force->roster.isEmpty() ? nullptr : findPack(book->campaign().start.system, context)) {
        const auto mustered = musterRoster(force->force, now, book->campaign().rules, GameBasis::of(*pack));
        for (const MusterFinding &finding : mustered ? mustered->findings : QVector<MusterFinding>())
            context.out << musterText(finding, now, book->campaign().rules, context.language) << "\n";
    }
    context.out.flush();
    return Fine;
}

int recordMission(const QStringList &arguments, const QCommandLineParser &, Context &context)
{
    auto book = CampaignBook::open(arguments.at(0), context);
    if (!book)
        return failed(context, book.error());
    const auto json = readJsonFile(arguments.at(1));
    if (!json)
        return failed(context, json.error());
    const CampaignState before = book->state();
    const packs::PackPtr pack = findPack(book->campaign().start.system, context);
    const GameBasis game = pack ? GameBasis::of(*pack) : GameBasis();
    const auto events = readAfterAction(inDataWords(*json, book->campaign().rules, pack), before, book->campaign().rules,
                                        pack ? &game : nullptr);
    if (!events)
        return failed(context, events.error(), arguments.at(1));
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
    if (const auto stored = book->append(CampaignVerbsWords::tr("Record %1").arg((*json)["mission"].toString()), *events); !stored)
        return failed(context, stored.error());
    if (after.fought() > before.fought()) {
        const MissionState &mission = after.missions.at(after.fought() - 1);
        context.out << CampaignVerbsWords::tr("Mission %1: %2 eliminated, %3 experience")
                           .arg(mission.number)
                           .arg(mission.kills)
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
        return failed(context, book.error());
    const CampaignState state = book->state();
    QString target = arguments.at(1);
    bool isNumber = false;
    const int number = target.toInt(&isNumber);
    if (isNumber) {
        if (number < 1 || number > state.fought())
            return couldNot(context,
                            CampaignVerbsWords::tr("there is no mission %1; %2 were fought")
                                .arg(QString::number(number), QString::number(state.fought())));
        target = state.log.at(state.missions.at(number - 1).event).id;
    }
    if (!book->campaign().event(target))
        return couldNot(context, CampaignVerbsWords::tr("there is no entry %1 in the log").arg(target));
    if ((arguments.size() == 3) == parser.isSet("void"))
        return couldNot(context, CampaignVerbsWords::tr("campaign correct: give a report, or --void"));
    Correction correction{target, nullptr, parser.value("reason")};
    if (arguments.size() == 3) {
        const auto json = readJsonFile(arguments.at(2));
        if (!json)
            return failed(context, json.error());
        auto mission = readMission(*json, state, book->campaign().rules);
        if (!mission)
            return failed(context, mission.error(), arguments.at(2));
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
    if (const auto stored = book->append(CampaignVerbsWords::tr("Correct mission %1").arg(arguments.at(1)), {makeEvent(correction)});
        !stored)
        return failed(context, stored.error());
    const CampaignState after = book->state();
    for (const Problem &problem : after.problems)
        context.out << problemText(problem, after, book->campaign().rules, context.language) << "\n";
    context.out.flush();
    return Fine;
}

int promoteSoldier(const QStringList &arguments, const QCommandLineParser &parser, Context &context)
{
    auto book = CampaignBook::open(arguments.at(0), context);
    if (!book)
        return failed(context, book.error());
    const CampaignState state = book->state();
    const CampaignRules &rules = book->campaign().rules;
    const SoldierState *soldier = findSoldier(state, arguments.at(1));
    if (!soldier)
        return couldNot(context, CampaignVerbsWords::tr("there is no soldier %1, or several have that name").arg(arguments.at(1)));
    const NextRank next = nextRank(*soldier, rules);
    if (!next.rank) {
        context.err << CampaignVerbsWords::tr("%1 cannot be promoted: %2")
                           .arg(soldier->name,
                                soldier->inService() ? CampaignVerbsWords::tr("he holds the highest rank, or the game has none")
                                                     : share::statusText(*soldier))
                    << Qt::endl;
        return AnswerIsNo;
    }
    QString wanted = next.rank->id;
    if (parser.isSet("to")) {
        const int index = findRank(rules.ladders.at(soldier->ladder), parser.value("to"));
        if (index < 0)
            return couldNot(context,
                            CampaignVerbsWords::tr("%1: there is no rank %2 on this ladder").arg(soldier->name, parser.value("to")));
        wanted = rules.ladders.at(soldier->ladder).ranks.at(index).id;
    }
    const Event promotion = makeEvent(Promotion{soldier->id, wanted});
    const CampaignState after = fold(book->campaign().start, book->campaign().events + QVector<Event>{promotion}, rules);
    for (const Problem &problem : after.problems) {
        if (problem.event == promotion.id) {
            context.err << CampaignVerbsWords::tr("%1 cannot be promoted: %2 costs %3, only %4 is free")
                               .arg(soldier->name, next.rank->name.in(context.language), QString::number(next.rank->cost),
                                    QString::number(soldier->free()))
                        << Qt::endl;
            return AnswerIsNo;
        }
    }
    const SoldierState now = *after.soldier(soldier->id);
    const QString rank = currentRank(now, rules)->name.in(context.language);
    if (const auto stored = book->append(CampaignVerbsWords::tr("Promote %1 to %2").arg(soldier->name, rank), {promotion}); !stored)
        return failed(context, stored.error());
    const QString life = rules.lifePointsName.in(context.language), points = rules.pointsName.in(context.language);
    context.out << CampaignVerbsWords::tr("%1 is now %2: %3 %4 -> %5, %6 %7 -> %8, %9 experience free")
                       .arg(soldier->name, rank, life, QString::number(soldier->lifePoints), QString::number(now.lifePoints), points,
                            QString::number(soldier->points), QString::number(now.points), QString::number(now.free()))
                << Qt::endl;
    return Fine;
}

int reportCampaign(const QStringList &arguments, const QCommandLineParser &parser, Context &context)
{
    const auto book = CampaignBook::open(arguments.at(0), context);
    if (!book)
        return failed(context, book.error());
    const CampaignState state = book->state();
    if (parser.isSet("json")) {
        context.out << QString::fromUtf8(QJsonDocument(share::reportJson(book->campaign(), state, context.language)).toJson());
        context.out.flush();
        return Fine;
    }
    const int format = int(QStringList{"text", "markdown", "discord", "html", "csv"}.indexOf(parser.value("format")));
    if (format < 0)
        return couldNot(
            context,
            CampaignVerbsWords::tr("the format %1 is not known; text, markdown, discord, html and csv are").arg(parser.value("format")));
    const share::CampaignNames names(book->campaign().rules, findPack(book->campaign().start.system, context).get(), context.language);
    share::CampaignReport report = share::campaignReport(book->campaign(), state, context.language, names);
    if (parser.isSet("soldier")) {
        const SoldierState *soldier = findSoldier(state, parser.value("soldier"));
        if (!soldier)
            return couldNot(context,
                            CampaignVerbsWords::tr("there is no soldier %1, or several have that name").arg(parser.value("soldier")));
        report = share::serviceRecord(book->campaign(), state, soldier->id, context.language, names);
    }
    context.out << share::render(report, share::ReportFormat(format));
    context.out.flush();
    return Fine;
}

} // namespace muster::cli
