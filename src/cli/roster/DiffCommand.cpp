// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/roster/DiffCommand.h"

#include "cli/data/DataFolder.h"
#include "cli/roster/DiffLists.h"
#include "documents/roster/RosterFile.h"
#include "rules/evaluate/trials/Difference.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace muster::cli {

namespace {

struct DiffWords
{
    Q_DECLARE_TR_FUNCTIONS(DiffCommand)
};

QString changed(rules::Difference::Kind kind, const QString &subject, const QString &before, const QString &after)
{
    using Kind = rules::Difference::Kind;
    const bool rule = kind == Kind::Rule;
    const bool profile = kind == Kind::Profile;
    if (before.isEmpty())
        return (rule          ? DiffWords::tr("new rule: %1")
                    : profile ? DiffWords::tr("new profile: %1")
                              : DiffWords::tr("new category: %1"))
            .arg(subject);
    if (after.isEmpty())
        return (rule          ? DiffWords::tr("rule gone: %1")
                    : profile ? DiffWords::tr("profile gone: %1")
                              : DiffWords::tr("category gone: %1"))
            .arg(subject);
    if (rule) // texts are too long for a line
        return DiffWords::tr("rule changed: %1").arg(subject);
    return (profile ? DiffWords::tr("profile changed: %1 %2 -> %3") : DiffWords::tr("category changed: %1 %2 -> %3"))
        .arg(subject, before, after);
}

// One line in the user's language; what the rules of the game themselves say stays as it is.
QString lineOf(const rules::Difference &difference)
{
    using Kind = rules::Difference::Kind;
    const QString subject = QString::fromStdString(difference.subject);
    const QString before = QString::fromStdString(difference.before);
    const QString after = QString::fromStdString(difference.after);
    const QString who = difference.selectionName.empty() ? QString() : QString::fromStdString(difference.selectionName) + ": ";
    switch (difference.kind) {
    case Kind::Revision:
        return after.isEmpty() ? DiffWords::tr("%1: revision %2 -> not there").arg(subject, before)
                               : DiffWords::tr("%1: revision %2 -> %3").arg(subject, before, after);
    case Kind::Gone:
        return who + DiffWords::tr("not known to the data any more; kept with its old values");
    case Kind::Moved:
        return who + DiffWords::tr("found again at another place of the data");
    case Kind::Renamed:
        return who + DiffWords::tr("renamed: %1 -> %2").arg(before, after);
    case Kind::Cost:
        return who + QString("%1 %2 -> %3").arg(subject, before, after);
    case Kind::Total:
        return DiffWords::tr("total %1 %2 -> %3").arg(subject, before, after);
    case Kind::Profile:
    case Kind::Rule:
    case Kind::Category:
        return who + changed(difference.kind, subject, before, after);
    case Kind::Finding:
        break;
    }
    return after;
}

QJsonObject differenceJson(const rules::Difference &difference)
{
    QJsonArray path;
    for (const std::string &id : difference.path)
        path.append(QString::fromStdString(id));
    return {{"kind", rules::toString(difference.kind)},
            {"selection", QString::fromStdString(difference.selectionName)},
            {"path", path},
            {"subject", QString::fromStdString(difference.subject)},
            {"before", QString::fromStdString(difference.before)},
            {"after", QString::fromStdString(difference.after)},
            {"message", lineOf(difference)}};
}

} // namespace

QString DiffCommand::summary() const
{
    return DiffWords::tr("shows what is different between two rosters, or what another data set changes in one");
}

QString DiffCommand::description() const
{
    return DiffWords::tr(
        "Compares two rosters of one game unit by unit: what was added, removed, replaced, moved or changed, and the points.\n"
        "JSON: {a: {name, points}, b, same, rows: [{kind, change, a: {name, detail, place, points}, b, news, message}]}.\n\n"
        "With a folder of data: compares the values saved in the roster with what the data in DATA_DIR say.\nJSON: [{kind, selection, path, subject, before, after, message}]; kind is revision, gone, moved, "
        "renamed, cost, total, profile, rule, category or finding.\n\nEnds with 0 when nothing is different, 1 when something is.");
}

void DiffCommand::prepare(QCommandLineParser &parser) const
{
    parser.addOption({"json", DiffWords::tr("Output as JSON.")});
}

int DiffCommand::run(const QCommandLineParser &parser, Context &context) const
{
    const QStringList arguments = parser.positionalArguments();
    if (arguments.size() != 2)
        return couldNot(context, DiffWords::tr("usage: muster diff FILE OTHER_FILE|DATA_DIR [--json]"));
    if (QFileInfo(arguments[1]).isFile())
        return diffLists(arguments[0], arguments[1], parser.isSet("json"), context);
    const auto read = documents::readRosterFile(arguments[0]);
    if (!read)
        return couldNot(context, text::spoken(read.error()));
    auto sources = readDataFolder(arguments[1]);
    if (!sources)
        return couldNot(context, text::spoken(sources.error()));
    const auto data = rules::GameData::load(std::move(*sources));
    if (!data)
        return couldNot(context, text::spoken(data.error()));
    if ((*data)->gameSystem().idText != read->roster.gameSystemId)
        return couldNot(context,
                        DiffWords::tr("%1: the roster belongs to another game (%2)")
                            .arg(arguments[0], QString::fromStdString(read->roster.gameSystemName)));
    const std::vector<rules::Difference> found = rules::differences(read->roster, *data);
    if (parser.isSet("json")) {
        QJsonArray list;
        for (const rules::Difference &difference : found)
            list.append(differenceJson(difference));
        context.out << QString::fromUtf8(QJsonDocument(list).toJson());
    } else {
        for (const rules::Difference &difference : found)
            context.out << lineOf(difference) << '\n';
        if (found.empty())
            context.out << DiffWords::tr("no difference") << '\n';
    }
    context.out.flush();
    return found.empty() ? Fine : AnswerIsNo;
}

} // namespace muster::cli
