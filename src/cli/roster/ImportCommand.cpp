// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/roster/ImportCommand.h"

#include "archive/ArchiveReader.h"
#include "archive/Pictures.h"
#include "archive/SafeFile.h"
#include "cli/data/FetchedGames.h"
#include "cli/roster/ImportReportText.h"
#include "documents/exchange/ForeignFile.h"
#include "documents/roster/RosterFile.h"
#include "lists/ListCode.h"
#include "lists/ListReader.h"
#include "lists/QrPicture.h"
#include "lists/Shapes.h"
#include "rules/evaluate/Evaluator.h"
#include "share/roster/RosterLook.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>

namespace muster::cli {

namespace {

struct ImportWords
{
    Q_DECLARE_TR_FUNCTIONS(ImportCommand)
};

constexpr qint64 largestText = 4 * 1024 * 1024;

base::Result<QByteArray> readInput(const QString &name)
{
    if (name != QLatin1String("-"))
        return archive::readWhole(name);
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return text::error("import.input", QT_TRANSLATE_NOOP("Message", "the standard input cannot be read"));
    QByteArray bytes = input.read(largestText * 16 + 1);
    if (bytes.size() > largestText * 16)
        return text::error("import.large", QT_TRANSLATE_NOOP("Message", "this is too large for a list"), name);
    return bytes;
}

// A photo may have any size; what came through a pipe is looked at before.
QImage decoded(const QByteArray &bytes, const QString &name)
{
    constexpr int mostPixels = 4000; // wide and high
    if (name == QLatin1String("-"))
        return archive::readPicture(bytes, mostPixels);
    const auto picture = archive::readPictureFile(name, mostPixels);
    return picture ? *picture : QImage();
}

bool isPicture(const QByteArray &bytes)
{
    return bytes.startsWith("\x89PNG") || bytes.startsWith("\xff\xd8\xff");
}

// Rosters of other programs as files, XML or JSON: they are read exactly, by the reader of documents.
bool isRosterFile(const QByteArray &bytes)
{
    const QByteArray begin = bytes.left(200).trimmed();
    return archive::looksLikeZip(bytes) || begin.startsWith('<') || begin.startsWith("\xef\xbb\xbf<") || documents::looksLikeJson(bytes);
}

QStringList shapeNames()
{
    QStringList names;
    for (const lists::Shape shape : lists::allShapes())
        names.append(lists::shapeName(shape));
    return names;
}

bool isKnown(const lists::ReadList &list)
{
    return list.pack && list.count(lists::LineResult::State::Found) >= list.count(lists::LineResult::State::NotFound);
}

void judge(ImportedList &imported)
{
    rules::Roster &roster = imported.list.roster;
    rules::Evaluator evaluator(imported.list.pack ? imported.list.pack->data() : nullptr);
    evaluator.evaluate(roster);
    if (imported.list.pack) {
        rules::takeSnapshot(roster, evaluator);
        const rules::CostType *points = imported.list.pack->pointsType();
        for (const rules::RosterCost &total : evaluator.totals())
            if (points && total.typeId == points->idText)
                imported.total = total.value;
    }
    imported.legal = evaluator.legal();
}

QString fileFor(const QString &output, std::size_t number)
{
    if (number == 0)
        return output;
    const QFileInfo info(output);
    return info.path() + '/' + info.completeBaseName() + '-' + QString::number(number + 1) + '.' + info.suffix();
}

/// One run of the command.
struct Import
{
    const QCommandLineParser &parser;
    Context &context;
    packs::PackStore store;
    std::vector<ImportedList> lists;

    base::Result<void> read(const QByteArray &bytes, const QString &name)
    {
        if (isPicture(bytes))
            return readPicture(decoded(bytes, name), name);
        if (isRosterFile(bytes))
            return readRoster(bytes, name);
        const QString text = bytes.size() > largestText ? QString() : QString::fromUtf8(bytes);
        if (bytes.size() > largestText || lists::ListReader::isTooLong(text))
            return text::error("import.large", QT_TRANSLATE_NOOP("Message", "this is too large for a list"), name);
        if (lists::isListCode(text))
            return readCode(text, name);
        if (const QImage picture = lists::pictureOfLines(text); !picture.isNull())
            return readPicture(picture, name);
        return readText(text, name);
    }

    base::Result<void> readPicture(const QImage &picture, const QString &name)
    {
        const QString code = lists::textInQrPicture(picture);
        if (code.isEmpty())
            return text::error("import.no-code", QT_TRANSLATE_NOOP("Message", "there is no QR code in this picture"), name);
        return lists::isListCode(code) ? readCode(code, name) : readText(code, name);
    }

    base::Result<void> readCode(const QString &code, const QString &name)
    {
        auto decoded = lists::fromListCode(code, store.packs());
        if (!decoded && decoded.error().code == "list.no-game") {
            readFetchedGames(store);
            decoded = lists::fromListCode(code, store.packs());
        }
        if (!decoded)
            return text::error(decoded.error().code.c_str(), decoded.error().sentence, name);
        ImportedList imported;
        imported.format = QStringLiteral("qr");
        imported.list.roster = decoded->roster;
        take(std::move(imported), decoded->pack);
        if (decoded->unknown > 0)
            addMissing(QCoreApplication::translate("ImportCommand", "%n choice(s) of the code (is|are) not in these data", nullptr,
                                                   decoded->unknown));
        return {};
    }

    base::Result<void> readRoster(const QByteArray &bytes, const QString &name)
    {
        auto read = documents::readRosterBytes(bytes, name);
        if (!read)
            return read.error();
        ImportedList imported;
        imported.format = QStringLiteral("roster");
        imported.list.roster = std::move(read->roster);
        const packs::PackPtr pack = gameOfRoster(store, imported.list.roster);
        take(std::move(imported), pack);
        return {};
    }

    base::Result<void> readText(const QString &text, const QString &name)
    {
        lists::ReadWishes wishes;
        for (const lists::Shape shape : lists::allShapes())
            if (parser.value("format") == lists::shapeName(shape))
                wishes.shape = shape;
        std::vector<lists::ReadList> found = lists::ListReader(store.packs(), context.language).read(text, wishes);
        // Large games are read only when the others know too little of it.
        if (std::any_of(found.begin(), found.end(), [](const lists::ReadList &list) { return !isKnown(list); })) {
            readFetchedGames(store);
            found = lists::ListReader(store.packs(), context.language).read(text, wishes);
        }
        for (lists::ReadList &list : found) {
            ImportedList imported;
            imported.format = lists::shapeName(list.parsed.shape);
            imported.list = std::move(list);
            judgeLast(std::move(imported));
        }
        if (lists.empty())
            return text::error("import.no-list", QT_TRANSLATE_NOOP("Message", "nothing in this text looks like a list"), name);
        if (std::none_of(lists.begin(), lists.end(), [](const ImportedList &each) { return each.list.pack != nullptr; }))
            return text::error("import.no-game", QT_TRANSLATE_NOOP("Message", "no installed game knows what stands in this list"), name);
        return {};
    }

    void take(ImportedList imported, const packs::PackPtr &pack)
    {
        imported.list.pack = pack;
        if (!imported.list.roster.forces.empty())
            imported.list.catalogueId = imported.list.roster.forces.front().catalogueId;
        // It is kept word for word; but of what the data do not know nobody can say what it is.
        rules::Evaluator evaluator(pack ? pack->data() : nullptr);
        evaluator.evaluate(imported.list.roster);
        rules::forEachSelection(imported.list.roster, [&](const rules::Selection &selection) {
            const rules::EffectiveSelection *effective = evaluator.selection(selection.id);
            lists::LineResult line;
            line.text = QString::fromStdString(selection.name);
            if (pack && (!effective || effective->orphan)) {
                line.state = lists::LineResult::State::NotFound;
                line.reason = ImportWords::tr("these data do not know it");
            } else {
                line.state = lists::LineResult::State::Found;
                line.becomes = line.text;
            }
            imported.list.lines.push_back(std::move(line));
        });
        judgeLast(std::move(imported));
    }

    void judgeLast(ImportedList imported)
    {
        judge(imported);
        lists.push_back(std::move(imported));
    }

    void addMissing(const QString &reason)
    {
        lists::LineResult line;
        line.state = lists::LineResult::State::NotFound;
        line.text = line.reason = reason;
        lists.back().list.lines.push_back(std::move(line));
    }

    base::Result<void> write(const QString &output, archive::Replace replace)
    {
        // Nothing is written before it is clear that all of them can be.
        for (std::size_t i = 0; i < lists.size(); ++i)
            if (replace == archive::Replace::No && QFileInfo::exists(fileFor(output, i)))
                return text::error("file.exists", base::Message(QT_TRANSLATE_NOOP("Message", "%1 is already there"), {fileFor(output, i)}));
        for (std::size_t i = 0; i < lists.size(); ++i) {
            lists[i].file = fileFor(output, i);
            if (const auto written = documents::writeRosterFile(lists[i].file, lists[i].list.roster, replace); !written)
                return written.error();
        }
        return {};
    }
};

} // namespace

QString ImportCommand::summary() const
{
    return ImportWords::tr("brings in a list from elsewhere: text of other programs or of Muster, a file, a QR code");
}

QString ImportCommand::description() const
{
    return ImportWords::tr(
        "FILE, or - for the standard input: Muster's own text, NewRecruit's texts and JSON, the text of the official apps (English and "
        "French), of Old World Builder and ListForge, .ros, .rosz, .muster, or a picture of Muster's QR code. The shape of the text "
        "tells what it is; several lists in one text become OUT, OUT-2 and so on. What is not found stays as a note in the list; then "
        "it ends with 1.\n"
        "JSON: {lists: [{list, title, format, firstLine, game, gameSystem, faction, textPoints, total, legal, file, found, guessed, "
        "notFound}], found: [{line, list, text, name}], guessed: [{line, list, text, name, reason, candidates: [{name, where, entryId, "
        "likeness}]}], notFound: [{line, list, text, reason, candidates}]}");
}

void ImportCommand::prepare(QCommandLineParser &parser) const
{
    parser.addOptions({{"json", ImportWords::tr("Output as JSON.")},
                       {"format", ImportWords::tr("Read it as: %1.").arg(shapeNames().join(QStringLiteral(", "))), "FORMAT"},
                       {{"o", "output"}, ImportWords::tr("File to write."), "FILE"},
                       {"force", ImportWords::tr("Replace an existing file.")}});
}

int ImportCommand::run(const QCommandLineParser &parser, Context &context) const
{
    const QStringList arguments = parser.positionalArguments();
    if (arguments.size() != 1 || !parser.isSet("output"))
        return couldNot(context, ImportWords::tr("usage: muster import FILE|- [--data DIR] [--json] -o OUT"));
    if (const QStringList known = shapeNames(); parser.isSet("format") && !known.contains(parser.value("format")))
        return couldNot(
            context,
            ImportWords::tr("the format %1 is not known; there are: %2").arg(parser.value("format"), known.join(QStringLiteral(", "))));
    const auto bytes = readInput(arguments.first());
    if (!bytes)
        return couldNot(context, text::spoken(bytes.error()));
    Import import{parser, context, packs::PackStore(packs::PackFolders::standard(context.dataFolders)), {}};
    import.store.load();
    if (const auto read = import.read(*bytes, arguments.first()); !read)
        return couldNot(context, text::spoken(read.error()));
    if (const auto written = import.write(parser.value("output"), parser.isSet("force") ? archive::Replace::Yes : archive::Replace::No);
        !written)
        return couldNot(context, text::spoken(written.error()));
    if (parser.isSet("json"))
        context.out << QString::fromUtf8(QJsonDocument(importJson(import.lists)).toJson());
    else
        context.out << importText(import.lists);
    context.out.flush();
    const bool missing = std::any_of(import.lists.begin(), import.lists.end(),
                                     [](const ImportedList &each) { return each.list.count(lists::LineResult::State::NotFound) > 0; });
    return missing ? AnswerIsNo : Fine;
}

} // namespace muster::cli
