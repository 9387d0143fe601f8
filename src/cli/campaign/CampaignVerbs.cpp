// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/campaign/CampaignVerbs.h"

#include "campaign/AfterAction.h"
#include "campaign/fold/Names.h"
#include "campaign/muster/ForceRoster.h"
#include "campaign/muster/MusteredRoster.h"
#include "cli/InstalledPack.h"
#include "cli/campaign/CampaignBook.h"
#include "documents/roster/RosterFile.h"
#include "share/campaign/CampaignReport.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QFileInfo>
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
    const packs::PackPtr pack = installedPack(book.campaign().start.system, context);
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
        {"new", 1, 1, newCampaign},          {"enlist", 2, 2, enlistForce},
        {"record", 2, 2, recordMission},     {"correct", 2, 3, correctMission},
        {"promote", 2, 2, promoteSoldier},   {"report", 1, 1, reportCampaign},
        {"game", 1, 3, recordQuickGame},     {"table", 1, 1, showTable},
        {"pair", 1, 2, pairPlayers},         {"merge", 2, 2, mergeCampaigns},
        {"chronicle", 1, 1, writeChronicle}, {"muster", 1, 2, musterBattleRoster},
        {"losses", 3, 3, bringLosses},       {"map", 1, 2, showMap},
    };
    return verbs;
}

int newCampaign(const QStringList &arguments, const QCommandLineParser &parser, Context &context)
{
    const packs::PackPtr pack = installedPack(parser.value("system"), context);
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
    // Players are named as people do, in the file too; whoever is not known yet joins.
    const auto playerCalled = [&](const QString &name) {
        for (const Player &known : state.players) {
            if (known.id == name || known.name.compare(name, Qt::CaseInsensitive) == 0)
                return known.id;
        }
        const QString fresh = newId();
        events.append(makeEvent(PlayerJoined{{fresh, name, {}}}));
        return fresh;
    };
    QString player = playerToEnlist(state);
    if (parser.isSet("player"))
        player = playerCalled(parser.value("player"));
    auto force = readForceFile(arguments.at(1), *book, context, player);
    if (!force)
        return failed(context, force.error());
    if (parser.isSet("player"))
        force->player = player;
    else if (force->player != player)
        force->player = playerCalled(force->player);
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
    context.out << CampaignVerbsWords::tr("%1: %n soldier(s), %2 %3", nullptr, int(force->soldiers.size()))
                       .arg(force->name, QString::number(now.force(force->force) ? now.force(force->force)->points : 0),
                            book->campaign().rules.pointsName.in(context.language))
                << Qt::endl;
    if (const packs::PackPtr pack = force->roster.isEmpty() ? nullptr : installedPack(book->campaign().start.system, context)) {
        const auto mustered = musterRoster(force->force, now, book->campaign().rules, GameBasis::of(*pack));
        for (const MusterFinding &finding : mustered ? mustered->findings : QVector<MusterFinding>())
            context.out << musterText(finding, now, book->campaign().rules, context.language) << "\n";
    }
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
                                soldier->inService() ? CampaignVerbsWords::tr("they hold the highest rank, or the game has none")
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
    const share::CampaignNames names(book->campaign().rules, installedPack(book->campaign().start.system, context).get(), context.language);
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
