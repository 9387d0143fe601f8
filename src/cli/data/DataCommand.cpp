// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/data/DataCommand.h"

#include "cli/data/DataFolder.h"
#include "cli/data/FetchVerbs.h"
#include "rules/data/link/DataCheck.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace muster::cli {

namespace {

struct DataWords
{
    Q_DECLARE_TR_FUNCTIONS(DataCommand)
};

/// What a folder of data holds and what is wrong in it.
struct Checked
{
    std::shared_ptr<const rules::GameData> data;
    std::vector<base::Finding> findings;
    int errors = 0;
    int warnings = 0;
    int notes = 0;
};

// They are made when somebody looks at them: as the catalogue of the window does.
void lookAtPlaces(Checked &checked)
{
    const rules::GameData &data = *checked.data;
    for (const rules::DataFile *catalogue : data.catalogues()) {
        for (const rules::EntryNode *root : data.book(*catalogue).roots())
            (void)root->entriesBelow();
    }
    if (data.isOverfull())
        checked.findings.push_back(
            {data.overfull().code, base::Severity::Error, data.overfull().where, 0, data.overfull().sentence, {}, 1});
}

void count(Checked &checked)
{
    for (const base::Finding &finding : checked.findings) {
        int &counter = finding.severity == base::Severity::Error ? checked.errors
            : finding.severity == base::Severity::Warning        ? checked.warnings
                                                                 : checked.notes;
        ++counter;
    }
}

QJsonObject toJson(const Checked &checked)
{
    QJsonArray findings;
    for (const base::Finding &finding : checked.findings)
        findings.append(QJsonObject{{"rule", QString::fromStdString(finding.rule)},
                                    {"severity", base::toString(finding.severity)},
                                    {"file", QString::fromStdString(finding.file)},
                                    {"line", finding.line},
                                    {"message", QString::fromStdString(finding.text())},
                                    {"count", finding.count}});
    const rules::GameData &data = *checked.data;
    return {{"gameSystem", QString::fromUtf8(data.gameSystem().name.data(), qsizetype(data.gameSystem().name.size()))},
            {"revision", data.gameSystem().revision},
            {"catalogues", qint64(data.catalogues().size())},
            {"elements", qint64(data.elementCount())},
            {"ids", qint64(data.definitionCount())},
            {"links", qint64(data.linkCount())},
            {"errors", checked.errors},
            {"warnings", checked.warnings},
            {"notes", checked.notes},
            {"findings", findings}};
}

QString wordOf(base::Severity severity)
{
    return severity == base::Severity::Error  ? DataWords::tr("error")
        : severity == base::Severity::Warning ? DataWords::tr("warning")
                                              : DataWords::tr("info");
}

void writeCheck(const Checked &checked, QTextStream &out)
{
    for (const base::Severity severity : {base::Severity::Error, base::Severity::Warning, base::Severity::Info})
        for (const base::Finding &finding : checked.findings)
            if (finding.severity == severity)
                out << wordOf(severity) << ": " << text::spoken(finding)
                    << (finding.count > 1 ? DataWords::tr(" (%1 times)").arg(finding.count) : QString()) << " [" << finding.rule.c_str()
                    << "]\n";
    const rules::GameData &data = *checked.data;
    out << DataWords::tr("%1 catalogues, %2 ids, %3 links; %4 errors, %5 warnings, %6 notes")
               .arg(data.catalogues().size())
               .arg(data.definitionCount())
               .arg(data.linkCount())
               .arg(checked.errors)
               .arg(checked.warnings)
               .arg(checked.notes)
        << '\n';
}

} // namespace

QString DataCommand::summary() const
{
    return DataWords::tr("checks a folder of game data; fetches, updates and removes games from elsewhere");
}

QString DataCommand::description() const
{
    return DataWords::tr(
        "check looks for broken links, duplicate ids, unknown references and unused entries of a folder; it ends with 1 when there "
        "is an error, with 2 when the folder cannot be loaded at all.\n"
        "JSON: {gameSystem, revision, catalogues, elements, ids, links, errors, warnings, notes, findings: [{rule, severity, "
        "file, line, message, count}]}\n\n"
        "sources lists the games that can be fetched; install fetches one, by its name, its repository OWNER/REPO or a link; update "
        "fetches what is newer (--check only asks); use goes back to a revision that was kept; remove deletes the copies. The newest "
        "release is taken, or the newest state where there is none. The addresses can be set: MUSTER_DATA_API, MUSTER_DATA_WEB, "
        "MUSTER_DATA_RAW, MUSTER_DATA_CODELOAD, MUSTER_DATA_GALLERY.\n"
        "JSON of sources: [{name, repository, archived, source, version, date, installed}]; of a game: {name, repository, gameSystem, "
        "folder, current, pinned, newest, newestDate, installed, revisions: [{revision, name, ref, date, fetched, files, bytes}]}, with "
        "update, changedFiles, changedBytes of --check, updated of update.");
}

void DataCommand::prepare(QCommandLineParser &parser) const
{
    parser.addOptions({{"json", DataWords::tr("Output as JSON.")},
                       {"ref", DataWords::tr("The branch, tag or commit to take."), "REF"},
                       {"into", DataWords::tr("The folder for the game; else one of Muster's own."), "DIR"},
                       {"check", DataWords::tr("Only ask whether there is something newer.")},
                       {"offline", DataWords::tr("Do not ask the gallery of games.")}});
}

int DataCommand::run(const QCommandLineParser &parser, Context &context) const
{
    const QStringList arguments = parser.positionalArguments();
    if (isFetchVerb(arguments.value(0)))
        return runFetchVerb(arguments.front(), parser, context);
    if (arguments.size() != 2 || arguments.front() != "check")
        return couldNot(context, DataWords::tr("usage: muster data check DIR [--json], or sources, install, update, use, remove"));
    auto sources = readDataFolder(arguments[1]);
    if (!sources)
        return couldNot(context, text::spoken(sources.error()));
    const auto loaded = rules::GameData::load(std::move(*sources));
    if (!loaded)
        return couldNot(context, text::spoken(loaded.error()));
    Checked checked;
    checked.data = *loaded;
    checked.findings = checked.data->findings();
    const std::vector<base::Finding> unused = rules::unusedDefinitions(*checked.data);
    checked.findings.insert(checked.findings.end(), unused.begin(), unused.end());
    lookAtPlaces(checked);
    count(checked);
    if (parser.isSet("json"))
        context.out << QString::fromUtf8(QJsonDocument(toJson(checked)).toJson());
    else
        writeCheck(checked, context.out);
    context.out.flush();
    return checked.errors > 0 ? AnswerIsNo : Fine;
}

} // namespace muster::cli
