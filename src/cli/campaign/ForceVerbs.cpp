// SPDX-License-Identifier: GPL-3.0-or-later
// Battle rosters out of a campaign and what the table says of them; the map.
#include "archive/SafeFile.h"
#include "campaign/AfterActionForce.h"
#include "campaign/GameBasis.h"
#include "campaign/fold/Names.h"
#include "campaign/muster/MusterLink.h"
#include "cli/InstalledPack.h"
#include "cli/campaign/CampaignBook.h"
#include "cli/campaign/CampaignVerbs.h"
#include "documents/roster/RosterFile.h"
#include "share/campaign/MapShapes.h"
#include "share/table/TableLosses.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

namespace muster::cli {

using namespace campaign;

namespace {

class ForceVerbWords
{
    Q_DECLARE_TR_FUNCTIONS(CampaignCommand)
};

constexpr qint64 largestTableText = 4 * 1024 * 1024;

// The only one, or the one that is named.
const ForceState *forceNamed(const CampaignState &state, const QString &wanted)
{
    for (const ForceState &force : state.forces) {
        if (wanted.isEmpty() ? state.forces.size() == 1 : force.id == wanted || force.name.compare(wanted, Qt::CaseInsensitive) == 0)
            return &force;
    }
    return nullptr;
}

} // namespace

int musterBattleRoster(const QStringList &arguments, const QCommandLineParser &parser, Context &context)
{
    const auto book = CampaignBook::open(arguments.at(0), context);
    if (!book)
        return couldNot(context, text::spoken(book.error()));
    const QString target = parser.value("output");
    if (target.isEmpty())
        return couldNot(context, ForceVerbWords::tr("campaign muster: where to? -o names a .ros or .rosz file"));
    const CampaignState state = book->state();
    const ForceState *force = forceNamed(state, arguments.value(1));
    if (!force)
        return couldNot(context, ForceVerbWords::tr("campaign muster: which force? Name one of its forces"));
    const packs::PackPtr pack = installedPack(book->campaign().start.system, context);
    if (!pack)
        return couldNot(context,
                        ForceVerbWords::tr("the game %1 is not installed; muster systems lists them").arg(book->campaign().start.system));
    QStringList ready;
    for (const SoldierState &soldier : state.soldiers) {
        if (soldier.force == force->id && soldier.status == Status::Fit)
            ready.append(soldier.id);
    }
    auto mustered = musterRoster(force->id, state, book->campaign().rules, GameBasis::of(*pack), ready);
    if (!mustered)
        return couldNot(context, text::spoken(mustered.error()));
    const MusterLink link = linkOf(book->campaign().start, state, force->id, *mustered);
    mustered->roster.name = QString("%1, %2").arg(force->name, originText(link)).toStdString();
    setMusterLink(mustered->roster, link);
    const auto written = documents::writeRosterFile(target, mustered->roster,
                                                    parser.isSet("force") ? archive::Replace::Yes : archive::Replace::No);
    if (!written)
        return couldNot(context, text::spoken(written.error()));
    context.out << QString("%1, %2").arg(force->name, originText(link)) << "\n";
    for (const MusterFinding &finding : mustered->findings)
        context.out << musterText(finding, state, book->campaign().rules, context.language) << "\n";
    context.out.flush();
    return Fine;
}

int bringLosses(const QStringList &arguments, const QCommandLineParser &parser, Context &context)
{
    const auto book = CampaignBook::open(arguments.at(0), context);
    if (!book)
        return couldNot(context, text::spoken(book.error()));
    const auto list = documents::readRosterFile(arguments.at(1));
    if (!list)
        return couldNot(context, text::spoken(list.error()));
    const auto link = musterLink(list->roster);
    if (!link || link->campaign != book->campaign().start.id)
        return couldNot(context, ForceVerbWords::tr("%1 was not mustered from this campaign").arg(arguments.at(1)));
    const auto bytes = archive::readWhole(arguments.at(2), largestTableText);
    if (!bytes)
        return couldNot(context, text::spoken(bytes.error()));
    const auto result = share::readTableResult(QString::fromUtf8(*bytes), list->roster);
    if (!result)
        return couldNot(context, text::spoken(result.error()));
    const QString lost = parser.isSet("lost") ? parser.value("lost") : QStringLiteral("recovered");
    if (!outcomeNames().mid(1).contains(lost))
        return couldNot(context, ForceVerbWords::tr("--lost %1 is not known; recovered, wounded and dead are").arg(lost));
    if (const QString news = newsText(newsSince(*link, book->state())); !news.isEmpty())
        context.err << news << Qt::endl;
    const QString name = parser.isSet("name") ? parser.value("name") : ForceVerbWords::tr("Battle");
    const share::TableLosses losses = share::lossesOf(*result, list->roster, *link);
    context.out << QString::fromUtf8(QJsonDocument(share::afterAction(losses, name, lost)).toJson());
    context.out.flush();
    return Fine;
}

int showMap(const QStringList &arguments, const QCommandLineParser &, Context &context)
{
    auto book = CampaignBook::open(arguments.at(0), context);
    if (!book)
        return couldNot(context, text::spoken(book.error()));
    if (arguments.size() > 1) {
        const auto json = readJsonFile(arguments.at(1));
        if (!json)
            return couldNot(context, text::spoken(json.error()));
        const auto events = readMap(*json, book->state());
        if (!events)
            return couldNot(context, arguments.at(1) + ": " + text::spoken(events.error()));
        if (const auto stored = book->append(ForceVerbWords::tr("Draw the map"), *events); !stored)
            return couldNot(context, text::spoken(stored.error()));
    }
    const CampaignState state = book->state();
    if (state.map.areas.isEmpty())
        context.out << ForceVerbWords::tr("This campaign has no map.") << "\n";
    // Words of the map need no place: the picture's size does not matter.
    for (const share::MapShape &shape : share::mapDrawing(state, -1, QSizeF(1, 1)).shapes)
        context.out << shape.words << "\n";
    context.out.flush();
    return Fine;
}

} // namespace muster::cli
