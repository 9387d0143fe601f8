// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/roster/ImportReportText.h"

#include "share/roster/RosterLook.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace muster::cli {

namespace {

struct ImportReportTextWords
{
    Q_DECLARE_TR_FUNCTIONS(ImportCommand)
};

using State = lists::LineResult::State;

QString armyName(const lists::ReadList &list)
{
    const rules::DataFile *army = list.pack ? list.pack->data()->catalogue(list.catalogueId) : nullptr;
    return army ? text::fromUtf8(army->name) : QString();
}

QJsonObject lineJson(const lists::LineResult &line, int list)
{
    QJsonObject json{{"line", line.line}, {"list", list}, {"text", line.text}};
    if (!line.becomes.isEmpty())
        json.insert("name", line.becomes);
    if (!line.reason.isEmpty())
        json.insert("reason", line.reason);
    if (line.state != State::Found) {
        QJsonArray candidates;
        for (const lists::Candidate &candidate : line.candidates)
            candidates.append(QJsonObject{{"name", candidate.name},
                                          {"where", candidate.where},
                                          {"entryId", QString::fromStdString(candidate.entryId)},
                                          {"likeness", qRound(candidate.likeness * 100) / 100.0}});
        json.insert("candidates", candidates);
    }
    return json;
}

QJsonArray linesJson(const ImportedList &imported, State state, int list)
{
    QJsonArray lines;
    for (const lists::LineResult &line : imported.list.lines)
        if (line.state == state)
            lines.append(lineJson(line, list));
    return lines;
}

void append(QJsonArray &all, const QJsonArray &more)
{
    for (const QJsonValue &value : more)
        all.append(value);
}

} // namespace

QJsonObject importJson(const std::vector<ImportedList> &imported)
{
    QJsonArray all, found, guessed, notFound;
    int number = 0;
    for (const ImportedList &each : imported) {
        ++number;
        const lists::ParsedList &parsed = each.list.parsed;
        const QJsonArray here = linesJson(each, State::Found, number), doubtful = linesJson(each, State::Guessed, number),
                         missing = linesJson(each, State::NotFound, number);
        QJsonObject list{{"list", number},
                         {"title", QString::fromStdString(each.list.roster.name)},
                         {"format", each.format},
                         {"firstLine", parsed.firstLine},
                         {"game", each.list.pack ? each.list.pack->id() : QString()},
                         {"gameSystem", QString::fromStdString(each.list.roster.gameSystemName)},
                         {"faction", armyName(each.list)},
                         {"total", each.total},
                         {"legal", each.legal},
                         {"file", each.file},
                         {"found", here},
                         {"guessed", doubtful},
                         {"notFound", missing}};
        if (parsed.points)
            list.insert("textPoints", *parsed.points);
        all.append(list);
        append(found, here);
        append(guessed, doubtful);
        append(notFound, missing);
    }
    return {{"lists", all}, {"found", found}, {"guessed", guessed}, {"notFound", notFound}};
}

QString importText(const std::vector<ImportedList> &imported)
{
    QString text;
    for (const ImportedList &each : imported) {
        const lists::ReadList &list = each.list;
        text += ImportReportTextWords::tr("%1: %2 found, %3 guessed, %4 not found; %5 points, written to %6")
                    .arg(QString::fromStdString(list.roster.name), QString::number(list.count(State::Found)),
                         QString::number(list.count(State::Guessed)), QString::number(list.count(State::NotFound)),
                         share::amount(each.total), each.file)
            + '\n';
        for (const lists::LineResult &line : list.lines) {
            if (line.state != State::Guessed && line.state != State::NotFound)
                continue;
            QStringList names;
            for (const lists::Candidate &candidate : line.candidates)
                names.append(candidate.name);
            names = names.mid(0, 4);
            text += line.state == State::Guessed ? ImportReportTextWords::tr("  line %1, guessed: %2 is %3 (%4)")
                                                       .arg(QString::number(line.line), line.text, line.becomes, line.reason)
                : line.line > 0
                ? ImportReportTextWords::tr("  line %1, not found: %2 (%3)").arg(QString::number(line.line), line.text, line.reason)
                : ImportReportTextWords::tr("  not found: %1 (%2)").arg(line.text, line.reason); // of a file without lines
            if (!names.isEmpty() && line.state == State::NotFound)
                text += ImportReportTextWords::tr("; perhaps %1").arg(names.join(QStringLiteral(", ")));
            text += '\n';
        }
    }
    return text;
}

} // namespace muster::cli
