// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/collection/CollectionCommand.h"

#include "archive/SafeFile.h"
#include "base/Number.h"
#include "cli/collection/CollectionAccess.h"
#include "cli/collection/CollectionJson.h"
#include "documents/collection/RosterFigures.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QUuid>

#include <algorithm>

namespace muster::cli {

namespace {

struct CollectionWords
{
    Q_DECLARE_TR_FUNCTIONS(CollectionCommand)
};

using collection::GameShelf;
using collection::Owned;

int listShelf(CollectionAccess &access, const QString &name, bool json, Context &context)
{
    const GameShelf *shelf = access.shelf(name);
    if (!shelf)
        return couldNot(context, CollectionWords::tr("there is no game %1; muster systems lists them").arg(name));
    const QJsonObject all = shelfJson(*shelf);
    if (json) {
        context.out << QString::fromUtf8(QJsonDocument(all).toJson());
        return Fine;
    }
    QStringList head{CollectionWords::tr("unit"), CollectionWords::tr("figure")};
    for (collection::State state : collection::allStates)
        head.append(collection::stateName(state));
    context.out << head.join('\t') << '\t' << CollectionWords::tr("place") << '\n';
    for (const QJsonValue &value : all["figures"].toArray()) {
        QStringList cells{value["unit"].toString().simplified(), value["figure"].toString().simplified()};
        for (collection::State state : collection::allStates)
            cells.append(QString::number(value[collection::stateId(state)].toInt()));
        context.out << (cells << value["place"].toString().simplified()).join('\t') << '\n';
    }
    return Fine;
}

int importPaints(CollectionAccess &access, const QString &path, const QByteArray &bytes, Context &context)
{
    const auto changes = collection::readPaintsCsv(bytes, path, access.book().paints(),
                                                   [] { return QUuid::createUuid().toString(QUuid::WithoutBraces); });
    if (!changes)
        return couldNot(context, text::spoken(changes.error()));
    if (const base::Result<void> done = access.book().record({}, *changes); !done)
        return couldNot(context, text::spoken(done.error()));
    context.out << CollectionWords::tr("%n paint(s) changed", nullptr, int(changes->size())) << '\n';
    return Fine;
}

int importTable(CollectionAccess &access, const QString &path, bool paints, Context &context)
{
    const base::Result<QByteArray> bytes = archive::readWhole(path);
    if (!bytes)
        return couldNot(context, text::spoken(bytes.error()));
    if (paints)
        return importPaints(access, path, *bytes, context);
    const auto read = collection::readCollectionCsv(*bytes, path, [&access](const QString &name) { return access.shelf(name); });
    if (!read)
        return couldNot(context, text::spoken(read.error()));
    if (const base::Result<void> done = access.book().record(read->changes); !done)
        return couldNot(context, text::spoken(done.error()));
    context.out << CollectionWords::tr("%1 rows read, %2 changed").arg(read->rows).arg(read->changed) << '\n';
    for (const QString &name : read->unknown)
        context.err << "muster: " << CollectionWords::tr("no installed game knows %1; it is kept under this name").arg(name) << Qt::endl;
    return read->unknown.isEmpty() ? Fine : AnswerIsNo;
}

int exportTable(CollectionAccess &access, const QString &path, const QCommandLineParser &parser, Context &context)
{
    QList<GameShelf> shelves;
    for (const QString &game : access.book().games()) {
        if (const GameShelf *shelf = access.shelf(game))
            shelves.append(*shelf);
    }
    const QByteArray csv = parser.isSet("paints") ? collection::paintsCsv(access.book().paints()) : collection::collectionCsv(shelves);
    const base::Result<void> done = archive::writeSafely(path, csv, parser.isSet("force") ? archive::Replace::Yes : archive::Replace::No);
    if (!done)
        return couldNot(context, text::spoken(done.error()));
    return Fine;
}

// A file, or a roster of the library by id or name.
base::Result<collection::RosterNeeds> figuresOf(CollectionAccess &access, const QString &roster, const Context &context)
{
    if (QFile::exists(roster))
        return documents::fileNeeds(access.packs(), roster, context.language);
    const base::Result<library::Records> all = access.library().documents().list();
    if (!all)
        return all.error();
    QStringList found;
    for (const library::Record &record : *all) {
        if (record.id == roster || record.name == roster)
            found.append(record.id);
    }
    if (found.size() != 1)
        return text::error("file.missing",
                           found.isEmpty()
                               ? base::Message(QT_TRANSLATE_NOOP("Message", "There is no such file, and no such roster in the library."))
                               : base::Message(QT_TRANSLATE_NOOP("Message", "Several rosters have this name; name its id.")),
                           roster);
    return documents::storedNeeds(access.library(), access.packs(), found.first(), context.language);
}

int tellReady(CollectionAccess &access, const QStringList &rosters, const QCommandLineParser &parser, Context &context)
{
    QList<collection::RosterNeeds> needs;
    for (const QString &roster : rosters) {
        base::Result<collection::RosterNeeds> one = figuresOf(access, roster, context);
        if (!one)
            return couldNot(context, text::spoken(one.error()));
        if (!needs.isEmpty() && needs.first().game != one->game)
            return couldNot(context, CollectionWords::tr("the rosters are of different games"));
        needs.append(std::move(*one));
    }
    collection::ReadyOptions options;
    options.sharing = parser.isSet("together") ? collection::Sharing::AtTheSameTime : collection::Sharing::OneAfterAnother;
    options.standIns = parser.isSet("stand-ins");
    const collection::ReadyPlan plan = collection::readyPlan(access.book().game(needs.first().game), needs, options, access.book().pace());
    if (parser.isSet("json"))
        context.out << QString::fromUtf8(QJsonDocument(planJson(plan)).toJson());
    else
        context.out << collection::readyText(plan);
    return plan.ready() ? Fine : AnswerIsNo;
}

} // namespace

QString CollectionCommand::synopsis() const
{
    return "SYSTEM | import FILE.csv | export FILE.csv | ready ROSTER...";
}

QString CollectionCommand::summary() const
{
    return CollectionWords::tr("what you own, in which state, and what is missing for a list");
}

QString CollectionCommand::description() const
{
    return CollectionWords::tr(
               "SYSTEM        what you own of this game (id or name of a pack)\n"
               "import F      counts of a CSV file replace those of the collection; --paints: a list of paints. Exit 1 when a unit\n"
               "              is in no installed game: it is kept under its name\n"
               "export F      the collection of every game as CSV; --paints: the paints\n"
               "ready R...    what is to buy, to build and to paint for these rosters (files, or ids or names in the library);\n"
               "              exit 1 when something is. --together: figures are not shared; --stand-ins: use what may stand for it")
        + "\n"
        + CollectionWords::tr(
               "CSV columns: game, faction, unit, figure, wished, bought, built, primed, painted, based, place, box, price, note,\n"
               "also_usable_as, unit_id, figure_id; game and unit are needed, ids win over names. Paints: name, range, colour,\n"
               "stock (owned, low, missing), note.\n"
               "JSON: {game, name, figures: [{unitId, figureId, unit, figure, faction, wished, bought, built, primed, painted, based,\n"
               "owned, place, note, price, box, alsoUsableAs: [id]}], totals: {wished, ..., based, owned, money}}; ready: {ready, sentence,\n"
               "figures, painted, days, toBuy, toBuild, toPaint: {figures, points, lines: [{unit, figure, count, points, rosters}]},\n"
               "rosters: [{name, points, painted, fielded, toBuild, missing}]}");
}

void CollectionCommand::prepare(QCommandLineParser &parser) const
{
    parser.addOptions({{"json", CollectionWords::tr("Output as JSON.")},
                       {"paints", CollectionWords::tr("The list of paints instead of the figures.")},
                       {"together", CollectionWords::tr("The rosters play at the same time, each with its own figures.")},
                       {"stand-ins", CollectionWords::tr("Figures that may stand for others are used where they are free.")},
                       {"force", CollectionWords::tr("Overwrite an existing file.")}});
}

int CollectionCommand::run(const QCommandLineParser &parser, Context &context) const
{
    const QStringList arguments = parser.positionalArguments();
    const QString verb = arguments.value(0);
    if (verb.isEmpty())
        return couldNot(context, CollectionWords::tr("collection: name a game, or import, export or ready"));
    const bool file = verb == "import" || verb == "export";
    if (file && arguments.size() != 2)
        return couldNot(context, CollectionWords::tr("collection %1: name one CSV file").arg(verb));
    if (verb == "ready" && arguments.size() < 2)
        return couldNot(context, CollectionWords::tr("collection ready: name a roster"));
    if (!file && verb != "ready" && arguments.size() != 1)
        return couldNot(context, CollectionWords::tr("collection: name one game"));
    base::Result<std::unique_ptr<CollectionAccess>> access = CollectionAccess::open(context);
    if (!access)
        return couldNot(context, text::spoken(access.error()));
    int answer = CouldNot;
    if (verb == "import")
        answer = importTable(**access, arguments.at(1), parser.isSet("paints"), context);
    else if (verb == "export")
        answer = exportTable(**access, arguments.at(1), parser, context);
    else if (verb == "ready")
        answer = tellReady(**access, arguments.mid(1), parser, context);
    else
        answer = listShelf(**access, verb, parser.isSet("json"), context);
    context.out.flush();
    return answer;
}

} // namespace muster::cli
