// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/roster/ListTemplate.h"

#include "share/roster/ListRenderers.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>

namespace muster::share {

namespace {

using Values = QHash<QString, QString>;

// Of the whole text: a template that somebody made to be endless ends there, with an ellipsis.
constexpr qsizetype mostSigns = 10'000'000;

// What is filled in is never looked at again: a name may hold braces of its own.
QString filled(const QString &pattern, const Values &values)
{
    static const QRegularExpression place(QStringLiteral("\\{([a-z]+)\\}"));
    QString text;
    qsizetype at = 0;
    auto matches = place.globalMatch(pattern);
    while (matches.hasNext() && text.size() < mostSigns) {
        const auto match = matches.next();
        const auto value = values.constFind(match.captured(1));
        text += pattern.mid(at, match.capturedStart() - at);
        text += value == values.constEnd() ? match.captured(0) : *value;
        at = match.capturedEnd();
    }
    return text + pattern.mid(at);
}

Values valuesOf(const ExportItem &item, int depth, const QString &formation)
{
    return {{"name", item.name},
            {"nickname", item.nickname},
            {"count", QString::number(item.number)},
            {"size", QString::number(item.size)},
            {"points", item.pointsKnown ? amount(item.points) : QString()},
            {"slot", item.slot},
            {"options", optionsLine(item, QStringLiteral("× "))},
            {"notes", item.notes},
            {"indent", QString(depth * 2, ' ')},
            {"formation", formation}};
}

void forEachUnit(const std::vector<ExportItem> &items, const QString &formation, const QString &pattern, QString &text)
{
    for (const ExportItem &item : items) {
        if (text.size() >= mostSigns)
            return;
        if (item.isUnit())
            text += filled(pattern, valuesOf(item, 0, formation));
        else
            forEachUnit(item.children, item.type == QLatin1String("force") ? QString() : item.name, pattern, text);
    }
}

void forEachLine(const std::vector<ExportItem> &items, int depth, const QString &pattern, QString &text)
{
    for (const ExportItem &item : items) {
        if (text.size() >= mostSigns)
            return;
        text += filled(pattern, valuesOf(item, depth, {}));
        forEachLine(item.children, depth + 1, pattern, text);
    }
}

// A block takes the end of its first line with it, so that markers may stand on lines of their own.
QString block(const QString &inside)
{
    return inside.startsWith('\n') ? inside.mid(1) : inside;
}

} // namespace

QString fillListTemplate(const QString &pattern, const RosterExport &roster)
{
    const Values values{
        {"title", roster.title},
        {"game", roster.game},
        {"edition", roster.edition},
        {"factions", roster.factions.join(QStringLiteral(", "))},
        {"points", amount(roster.points)},
        {"limit", roster.limit >= 0 ? amount(roster.limit) : QString()},
        {"pointsname", roster.pointsName},
        {"verdict",
         roster.legal ? QCoreApplication::translate("Renderers", "Legal") : QCoreApplication::translate("Renderers", "Not legal")},
        {"findings", roster.findings.join('\n')},
        {"notes", roster.notes},
        {"data", roster.dataVersion}};
    static const QRegularExpression blocks(QStringLiteral("\\{#(units|lines)\\}(.*?)\\{/\\1\\}\\n?"),
                                           QRegularExpression::DotMatchesEverythingOption);
    QString text;
    qsizetype at = 0;
    auto matches = blocks.globalMatch(pattern);
    while (matches.hasNext() && text.size() < mostSigns) {
        const auto match = matches.next();
        text += filled(pattern.mid(at, match.capturedStart() - at), values);
        if (match.captured(1) == QLatin1String("units"))
            forEachUnit(roster.forces, {}, block(match.captured(2)), text);
        else
            forEachLine(roster.forces, 0, block(match.captured(2)), text);
        at = match.capturedEnd();
    }
    if (text.size() < mostSigns)
        text += filled(pattern.mid(at), values);
    return text.size() < mostSigns ? text : text.left(mostSigns) + QChar(0x2026);
}

} // namespace muster::share
