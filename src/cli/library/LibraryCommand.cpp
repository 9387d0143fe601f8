// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/library/LibraryCommand.h"

#include "base/Number.h"
#include "cli/library/LibraryServer.h"
#include "cli/library/LibraryTools.h"
#include "documents/DocumentType.h"
#include "documents/exchange/CampaignMerge.h"
#include "documents/exchange/Exchange.h"
#include "library/StoredKind.h"
#include "packs/PackStore.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

namespace muster::cli {

namespace {

struct LibraryWords
{
    Q_DECLARE_TR_FUNCTIONS(LibraryCommand)
};

QString number(double value)
{
    return QString::fromStdString(base::formatNumber(value));
}

QString verdictName(library::Verdict verdict)
{
    switch (verdict) {
    case library::Verdict::Legal:
        return "legal";
    case library::Verdict::Illegal:
        return "illegal";
    case library::Verdict::Unknown:
        break;
    }
    return "unknown";
}

QString noteOf(const library::Record &record)
{
    return text::spoken(documents::noteOf(record));
}

QJsonObject recordJson(const library::Record &record)
{
    return {{"id", record.id},
            {"kind", library::wordOf(record.kind)},
            {"name", record.name},
            {"game", QJsonObject{{"pack", record.packId}, {"name", record.packName}, {"revision", record.dataRevision}}},
            {"faction", record.faction},
            {"points", record.points},
            {"pointsName", record.pointsName},
            {"limit", record.limit ? QJsonValue(*record.limit) : QJsonValue()},
            {"verdict", verdictName(record.verdict)},
            {"units", record.units},
            {"note", noteOf(record)},
            {"conflictOf", record.conflictOf},
            {"changed", record.changed.toUTC().toString(Qt::ISODate)},
            {"author", record.author},
            {"changedBy", record.changedBy},
            {"deleted", record.deleted ? QJsonValue(record.deleted->toUTC().toString(Qt::ISODate)) : QJsonValue()},
            {"deletedBy", record.deletedBy},
            {"version", record.version}};
}

QString line(const library::Record &record)
{
    QString points = number(record.points);
    if (record.limit)
        points += "/" + number(*record.limit);
    QStringList cells{
        record.id,
        record.name,
        record.packName,
        record.faction,
        points + " " + record.pointsName,
        verdictName(record.verdict),
        record.changed.toLocalTime().toString("yyyy-MM-dd HH:mm"),
        record.changedBy,
        record.deleted
            ? LibraryWords::tr("deleted %1 by %2").arg(record.deleted->toLocalTime().toString("yyyy-MM-dd HH:mm"), record.deletedBy)
            : QString()};
    for (QString &cell : cells)
        cell = cell.simplified(); // a name with a line in it makes no second row
    return cells.join('\t').trimmed();
}

// Another book of a campaign that the library has: nobody shall find two cards of one name without having been told.
void sayOfBook(Context &context, const documents::OtherBook &book, bool merged)
{
    if (merged) {
        for (const QString &contradiction : book.contradictions)
            context.err << LibraryWords::tr("the library's version was kept: %1").arg(contradiction) << "\n";
    } else if (book.isNothingNew()) {
        context.err << LibraryWords::tr("the library had this campaign already, with all that is in the file: this is a second copy")
                    << "\n";
    } else {
        context.err << LibraryWords::tr(
            "the library had this campaign already: this is a second book of it; import --merge brings the two together")
                    << "\n";
    }
}

} // namespace

QString LibraryCommand::synopsis() const
{
    return "list | export ID FILE | import [--merge] FILE... | backup FILE | check | recover | roles | upgrade";
}

QString LibraryCommand::summary() const
{
    return LibraryWords::tr("lists, exports, imports, backs up and checks the library");
}

QString LibraryCommand::description() const
{
    return LibraryWords::tr(
               "list          a line for each document: id, name, game, faction, points, verdict, last change\n"
               "export ID F   writes a roster (.ros, .rosz, .muster), a campaign or a battle (.muster); ID may be a name that only one document has\n"
               "export --all  DIR: every document as a .muster file\n"
               "import F...   brings files in and says what was read, assumed, skipped or not understood\n"
               "backup F      the whole library as one SQLite file, also from a server\n"
               "check         exit 1 when something is wrong")
        + "\n"
        + LibraryWords::tr(
               "recover       puts a damaged library together from the newest sound backup and what is whole; exit 1 when something is lost")
        + "\n"
        + LibraryWords::tr("roles         prints who may do what at a club's server, as SQL; --apply runs it as the owner\n"
                           "upgrade [F]   brings a club's server to this program's schema, after a backup to F; only its owner may\n"
                           "In a club, list also says who changed a document last, and list --trash who deleted it and when.")
        + "\n\nlist --json: [{id, kind, name, game: {pack, name, revision}, faction, points, pointsName, limit, verdict, units, note, conflictOf, changed, author, changedBy, deleted, deletedBy, version}]\ncheck --json: {inOrder, problems: [...]}";
}

void LibraryCommand::prepare(QCommandLineParser &parser) const
{
    parser.addOptions({{"json", LibraryWords::tr("Output as JSON.")},
                       {"search", LibraryWords::tr("Only documents that hold all these words."), "TEXT"},
                       {"trash", LibraryWords::tr("The deleted ones instead.")},
                       {"all", LibraryWords::tr("Export every document into a folder.")},
                       {"with-data", LibraryWords::tr("Put the game's data into the .muster file too.")},
                       {"force", LibraryWords::tr("Replace an existing file.")},
                       {"merge", LibraryWords::tr("import: a campaign that the library has already gets what is new in the file.")},
                       {"apply", LibraryWords::tr("Set up the roles instead of printing them.")}});
}

int LibraryCommand::run(const QCommandLineParser &parser, Context &context) const
{
    const QStringList arguments = parser.positionalArguments();
    const QString action = arguments.value(0);
    if (!QStringList{"list", "export", "import", "backup", "check", "recover", "roles", "upgrade"}.contains(action))
        return couldNot(context, LibraryWords::tr("library: say list, export, import, backup, check, recover, roles or upgrade"));
    if (action == "recover")
        return recoverLibrary(context);
    const std::unique_ptr<library::Library> library = openLibrary(context);
    if (!library)
        return CouldNot;
    if (action == "list")
        return list(parser, context, *library);
    if (action == "export")
        return exportFiles(parser, context, *library);
    if (action == "import")
        return importFiles(parser, context, *library);
    if (action == "roles")
        return libraryRoles(parser.isSet("apply"), context, *library);
    if (action == "upgrade")
        return libraryUpgrade(arguments.value(1), context, *library);
    return action == "backup" ? backup(parser, context, *library) : check(parser, context, *library);
}

int LibraryCommand::list(const QCommandLineParser &parser, Context &context, library::Library &library) const
{
    library::Filter filter;
    filter.text = parser.value("search");
    filter.trash = parser.isSet("trash");
    const base::Result<library::Records> records = library.documents().list(filter);
    if (!records)
        return couldNot(context, text::spoken(records.error()));
    if (parser.isSet("json")) {
        QJsonArray array;
        for (const library::Record &record : *records)
            array.append(recordJson(record));
        context.out << QJsonDocument(array).toJson();
        return Fine;
    }
    for (const library::Record &record : *records)
        context.out << line(record) << "\n";
    return Fine;
}

int LibraryCommand::exportFiles(const QCommandLineParser &parser, Context &context, library::Library &library) const
{
    const QStringList arguments = parser.positionalArguments();
    packs::PackStore packs(packs::PackFolders::standard(context.dataFolders));
    if (parser.isSet("with-data"))
        packs.load();
    const documents::Exchange exchange(library, &packs, context.language);
    const archive::Replace replace = parser.isSet("force") ? archive::Replace::Yes : archive::Replace::No;
    QList<QPair<QString, QString>> wanted; // id, file
    if (parser.isSet("all")) {
        if (arguments.size() != 2)
            return couldNot(context, LibraryWords::tr("library export --all: name one folder"));
        const base::Result<library::Records> records = library.documents().list();
        if (!records)
            return couldNot(context, text::spoken(records.error()));
        if (!QDir().mkpath(arguments.at(1)))
            return couldNot(context, LibraryWords::tr("%1: the folder cannot be made").arg(arguments.at(1)));
        QSet<QString> names;
        for (const library::Record &record : *records) {
            const QString stem = fileNameFor(record);
            QString name = stem;
            for (int i = 2; names.contains(name.toLower()); ++i) // also where upper and lower case are the same
                name = QString("%1-%2").arg(stem, QString::number(i));
            names.insert(name.toLower());
            wanted.append({record.id, QDir(arguments.at(1)).filePath(name + ".muster")});
        }
    } else {
        if (arguments.size() != 3)
            return couldNot(context, LibraryWords::tr("library export: name a document and a file"));
        const base::Result<QString> id = findDocument(library, arguments.at(1));
        if (!id)
            return couldNot(context, text::spoken(id.error()));
        wanted.append({*id, arguments.at(2)});
    }
    int failed = 0;
    for (const auto &[id, file] : wanted) {
        if (const base::Result<void> done = exchange.exportFile(id, file, replace, parser.isSet("with-data")); !done) {
            couldNot(context, id + ": " + text::spoken(done.error())); // the others still get their files
            ++failed;
            continue;
        }
        context.out << file << "\n";
    }
    if (failed > 0 && wanted.size() > 1)
        couldNot(context, LibraryWords::tr("%1 of %2 documents were not written").arg(failed).arg(wanted.size()));
    return failed > 0 ? CouldNot : Fine;
}

int LibraryCommand::importFiles(const QCommandLineParser &parser, Context &context, library::Library &library) const
{
    const QStringList files = parser.positionalArguments().mid(1);
    if (files.isEmpty())
        return couldNot(context, LibraryWords::tr("library import: name at least one file"));
    packs::PackStore packs(packs::PackFolders::standard(context.dataFolders));
    packs.load();
    const documents::Exchange exchange(library, &packs, context.language);
    int answer = Fine;
    for (const QString &file : files) {
        const std::optional<documents::OtherBook> book = documents::otherBookIn(file, library, context.language);
        const bool merging = book && parser.isSet("merge");
        const base::Result<documents::Imported> imported = merging ? documents::mergeBook(file, library, campaign::Whose::Ours)
                                                                   : exchange.importFile(file);
        if (!imported) { // the others are still brought in
            answer = couldNot(context, text::spoken(imported.error()));
            continue;
        }
        context.out << line(imported->record) << "\n";
        context.err << imported->report.text() << "\n";
        if (book)
            sayOfBook(context, *book, merging);
    }
    return answer;
}

int LibraryCommand::backup(const QCommandLineParser &parser, Context &context, library::Library &library) const
{
    if (parser.positionalArguments().size() != 2)
        return couldNot(context, LibraryWords::tr("library backup: name a file"));
    const QString path = parser.positionalArguments().at(1);
    const base::Result<void> done = parser.isSet("force") ? replaceBackup(library, path) : library.backupTo(path);
    if (!done)
        return couldNot(context, text::spoken(done.error()));
    context.out << path << "\n";
    return Fine;
}

int LibraryCommand::check(const QCommandLineParser &parser, Context &context, library::Library &library) const
{
    const base::Result<QStringList> problems = checkEverything(library);
    if (!problems)
        return couldNot(context, text::spoken(problems.error()));
    if (parser.isSet("json")) {
        context.out
            << QJsonDocument(QJsonObject{{"inOrder", problems->isEmpty()}, {"problems", QJsonArray::fromStringList(*problems)}}).toJson();
        return problems->isEmpty() ? Fine : AnswerIsNo;
    }
    for (const QString &problem : *problems)
        context.out << problem << "\n";
    if (problems->isEmpty())
        context.out << LibraryWords::tr("The library is in order.") << "\n";
    return problems->isEmpty() ? Fine : AnswerIsNo;
}

} // namespace muster::cli
