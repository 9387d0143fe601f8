// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/roster/RosterExport.h"

#include "share/Escape.h"
#include "share/roster/ListRenderers.h"
#include "share/roster/RenderParts.h"
#include "share/roster/WebPage.h"
#include "text/Markup.h"
#include "text/Typography.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace muster::share {

namespace {

struct RenderersWords
{
    Q_DECLARE_TR_FUNCTIONS(Renderers)
};

// ---- lines with an indentation, for plain text, Markdown and Discord

void textLines(QStringList &lines, const ExportItem &item, int depth)
{
    QString line = QString(depth * 2, ' ') + (depth ? QStringLiteral("- ") : QString());
    if (!item.slot.isEmpty())
        line += text::labelled(item.slot, {});
    line += shownName(item);
    if (!item.costs.isEmpty())
        line += QStringLiteral(" [%1]").arg(priceOf(item));
    lines.append(line);
    if (!item.notes.isEmpty())
        lines.append(QString(depth * 2 + 2, ' ')
                     + RenderersWords::tr("Note: %1").arg(QString(item.notes).replace('\n', '\n' + QString(depth * 2 + 4, ' '))));
    forEachChild(
        item, depth + 1,
        [&](const ExportHeading &heading, int at) {
            const QString total = heading.costs.isEmpty() ? QString()
                                                          : QStringLiteral(" [%1]").arg(heading.costs.join(QStringLiteral(", ")));
            lines.append(QString(at * 2, ' ') + QStringLiteral("- ") + heading.title + total);
        },
        [&](const ExportItem &child, int at) { textLines(lines, child, at); });
}

QString text(const RosterExport &roster)
{
    QStringList lines{roster.title, headLine(roster), verdictOf(roster)};
    for (const QString &finding : roster.findings)
        lines.append(QStringLiteral("! ") + finding);
    for (const QString &advantage : roster.advantages)
        lines.append(QStringLiteral("* ") + advantage);
    if (!roster.notes.isEmpty())
        lines.append(roster.notes);
    for (const ExportItem &force : roster.forces) {
        lines.append(QString());
        textLines(lines, force, 0);
    }
    lines << QString() << roster.dataVersion;
    return lines.join('\n') + '\n';
}

void markdownChildren(QStringList &lines, const ExportItem &owner, int depth);

void markdownLines(QStringList &lines, const ExportItem &item, int depth)
{
    QString line = QString(depth * 2, ' ') + QStringLiteral("- ");
    if (!item.slot.isEmpty())
        line += text::labelled(escapedMarkdown(item.slot), {});
    line += item.type == QLatin1String("upgrade") ? escapedMarkdown(shownName(item))
                                                  : QStringLiteral("**%1**").arg(escapedMarkdown(shownName(item)));
    if (!item.costs.isEmpty())
        line += QStringLiteral(" (%1)").arg(escapedMarkdown(priceOf(item)));
    if (!item.notes.isEmpty())
        line += QStringLiteral(" — *%1*").arg(escapedMarkdown(QString(item.notes).replace('\n', ' ')));
    lines.append(line);
    markdownChildren(lines, item, depth + 1);
}

void markdownChildren(QStringList &lines, const ExportItem &owner, int depth)
{
    forEachChild(
        owner, depth,
        [&](const ExportHeading &heading, int at) {
            const QString total = heading.costs.isEmpty()
                ? QString()
                : QStringLiteral(" (%1)").arg(escapedMarkdown(heading.costs.join(QStringLiteral(", "))));
            lines.append(QString(at * 2, ' ') + QStringLiteral("- **%1**").arg(escapedMarkdown(heading.title)) + total);
        },
        [&](const ExportItem &child, int at) { markdownLines(lines, child, at); });
}

QString markdown(const RosterExport &roster, bool discord)
{
    QStringList lines{QStringLiteral("# ") + escapedMarkdown(roster.title), escapedMarkdown(headLine(roster)), QString(),
                      QStringLiteral("**%1**").arg(verdictOf(roster))};
    for (const QString &finding : roster.findings)
        lines.append(QStringLiteral("- ⚠ ") + escapedMarkdown(finding));
    for (const QString &advantage : roster.advantages)
        lines.append(QStringLiteral("- ★ ") + escapedMarkdown(advantage));
    if (!roster.notes.isEmpty())
        lines << QString() << escapedMarkdown(roster.notes);
    for (const ExportItem &force : roster.forces) {
        // Discord shows no heading below the third level and wastes the space of empty lines.
        if (!discord)
            lines.append(QString());
        lines.append(QStringLiteral("## %1 (%2)").arg(escapedMarkdown(shownName(force)), escapedMarkdown(priceOf(force))));
        if (!force.notes.isEmpty())
            lines.append(escapedMarkdown(force.notes));
        markdownChildren(lines, force, 0);
    }
    if (!discord)
        lines.append(QString());
    lines.append((discord ? QStringLiteral("-# ") : QStringLiteral("_")) + escapedMarkdown(roster.dataVersion)
                 + (discord ? QString() : QStringLiteral("_")));
    return lines.join('\n') + '\n';
}

// ---- CSV

void csvLines(QStringList &lines, const ExportItem &item, int level, const QString &path, const QString &heading = {})
{
    const QString here = path.isEmpty() ? item.name : path + QStringLiteral(" / ") + item.name;
    const QStringList cells{QString::number(level),
                            csvCell(here),
                            csvCell(item.slot),
                            csvCell(item.type),
                            csvCell(item.name),
                            csvCell(item.nickname),
                            QString::number(item.number),
                            item.pointsKnown ? QString::number(item.points) : QString(),
                            csvCell(item.costs.join(QStringLiteral("; "))),
                            csvCell(item.categories.join(QStringLiteral("; "))),
                            csvCell(item.rules.join(QStringLiteral("; "))),
                            csvCell(item.tag),
                            csvCell(item.notes),
                            QString::number(item.size),
                            csvCell(heading)};
    lines.append(cells.join(','));
    for (const ExportItem &child : item.children)
        csvLines(lines, child, level + 1, here, child.heading >= 0 ? item.headings[size_t(child.heading)].title : QString());
}

const QString csvHead = QStringLiteral(
    "level,path,slot,type,name,custom name,number,points,costs,categories,rules,tag,notes,size,heading\r\n");

QString csvRows(const RosterExport &roster)
{
    QStringList lines;
    lines.append(QStringLiteral("0,%1,,roster,%1,,1,%2,%3,%4,%5,,%6,1,")
                     .arg(csvCell(roster.title), QString::number(roster.points), csvCell(roster.totals.join(QStringLiteral("; "))),
                          csvCell(verdictOf(roster)), csvCell(roster.findings.join(QStringLiteral("; "))), csvCell(roster.dataVersion)));
    for (const ExportItem &force : roster.forces)
        csvLines(lines, force, 1, QString());
    return lines.join(QStringLiteral("\r\n")) + QStringLiteral("\r\n");
}

// ---- JSON

QJsonObject jsonItem(const ExportItem &item)
{
    QJsonObject object{{"id", item.id}, {"name", item.name}, {"type", item.type}, {"number", item.number}, {"points", item.points}};
    const auto put = [&object](const char *key, const QString &value) {
        if (!value.isEmpty())
            object.insert(QLatin1String(key), value);
    };
    put("customName", item.nickname);
    put("slot", item.slot);
    put("notes", item.notes);
    put("tag", item.tag);
    if (item.orphan)
        object.insert("orphan", true);
    const auto putList = [&object](const char *key, const QStringList &values) {
        if (!values.isEmpty())
            object.insert(QLatin1String(key), QJsonArray::fromStringList(values));
    };
    if (item.size > 1 && item.isUnit())
        object.insert("size", item.size);
    put("remark", item.remark);
    putList("costs", item.costs);
    putList("categories", item.categories);
    putList("rules", item.rules);
    QStringList profiles;
    for (const QString &profile : item.profiles)
        profiles.append(text::withoutMarks(profile));
    putList("profiles", profiles);
    QJsonArray children;
    for (const ExportItem &child : item.children) {
        QJsonObject inner = jsonItem(child);
        if (child.heading >= 0)
            inner.insert("heading", item.headings[size_t(child.heading)].title);
        children.append(inner);
    }
    if (!children.isEmpty())
        object.insert("selections", children);
    return object;
}

QJsonObject json(const RosterExport &roster)
{
    QJsonArray forces;
    for (const ExportItem &force : roster.forces)
        forces.append(jsonItem(force));
    QJsonObject object{{"name", roster.title},
                       {"game", roster.game},
                       {"edition", roster.edition},
                       {"data", roster.dataVersion},
                       {"factions", QJsonArray::fromStringList(roster.factions)},
                       {"points", roster.points},
                       {"legal", roster.legal},
                       {"findings", QJsonArray::fromStringList(roster.findings)},
                       {"advantages", QJsonArray::fromStringList(roster.advantages)},
                       {"totals", QJsonArray::fromStringList(roster.totals)},
                       {"forces", forces}};
    if (roster.limit >= 0)
        object.insert("limit", roster.limit);
    if (!roster.notes.isEmpty())
        object.insert("notes", roster.notes);
    return object;
}

} // namespace

std::vector<ExportFormatInfo> exportFormats()
{
    return {{ExportFormat::Text, "text", RenderersWords::tr("Plain text"), "txt"},
            {ExportFormat::Markdown, "markdown", RenderersWords::tr("Markdown"), "md"},
            {ExportFormat::Discord, "discord", RenderersWords::tr("Discord"), "md"},
            {ExportFormat::Html, "html", RenderersWords::tr("Web page"), "html"},
            {ExportFormat::Csv, "csv", RenderersWords::tr("Table (CSV)"), "csv"},
            {ExportFormat::Json, "json", RenderersWords::tr("JSON"), "json"},
            {ExportFormat::NewRecruit, "newrecruit", RenderersWords::tr("As NewRecruit writes it"), "txt"},
            {ExportFormat::Tournament, "wtc", RenderersWords::tr("For a tournament (WTC)"), "txt"},
            {ExportFormat::Short, "short", RenderersWords::tr("Short: a line for each unit"), "txt"}};
}

std::optional<ExportFormat> exportFormat(const QString &name)
{
    for (const ExportFormatInfo &info : exportFormats()) {
        if (info.name == name)
            return info.format;
    }
    return std::nullopt;
}

QString render(const RosterExport &roster, ExportFormat format)
{
    switch (format) {
    case ExportFormat::Text:
        return text(roster);
    case ExportFormat::Markdown:
        return markdown(roster, false);
    case ExportFormat::Discord:
        return markdown(roster, true);
    case ExportFormat::Html:
        return webPage({roster});
    case ExportFormat::Csv:
        return csvHead + csvRows(roster);
    case ExportFormat::NewRecruit:
        return newRecruitText(roster, verdictOf(roster));
    case ExportFormat::Tournament:
        return tournamentText(roster, verdictOf(roster));
    case ExportFormat::Short:
        return shortText(roster, verdictOf(roster));
    case ExportFormat::Json:
        break;
    }
    return QString::fromUtf8(QJsonDocument(json(roster)).toJson());
}

QString renderAll(const std::vector<RosterExport> &rosters, ExportFormat format)
{
    if (rosters.size() == 1)
        return render(rosters.front(), format);
    if (format == ExportFormat::Html)
        return webPage(rosters);
    QStringList texts;
    QJsonArray objects;
    for (const RosterExport &roster : rosters) {
        if (format == ExportFormat::Json)
            objects.append(json(roster));
        else
            texts.append(format == ExportFormat::Csv ? csvRows(roster) : render(roster, format));
    }
    if (format == ExportFormat::Json)
        return QString::fromUtf8(QJsonDocument(objects).toJson());
    return format == ExportFormat::Csv ? csvHead + texts.join(QString()) : texts.join('\n');
}

} // namespace muster::share
