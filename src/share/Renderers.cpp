// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/RosterExport.h"

#include "share/Escape.h"
#include "share/ListRenderers.h"
#include "share/UnitNames.h"
#include "text/Markup.h"
#include "text/Speaking.h"
#include "text/Typography.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace muster::share {

namespace {

struct RenderersWords
{
    Q_DECLARE_TR_FUNCTIONS(Renderers)
};

QString shownName(const ExportItem &item)
{
    const bool counted = item.number > 1 && !item.isUnit() && !item.priceOnly;
    QString name = item.isUnit() ? withSize(item.name, item.size)
        : counted                ? QStringLiteral("%1× %2").arg(QString::number(item.number), item.name)
                                 : item.name;
    if (item.severalUnits)
        name = QStringLiteral("%1× %2").arg(QString::number(item.number), item.size == item.number ? item.name : name);
    name = unitTitle(item.nickname, name);
    if (!item.remark.isEmpty())
        name += QStringLiteral(", ") + item.remark;
    if (item.orphan)
        name += QStringLiteral(" (%1)").arg(RenderersWords::tr("not in the data"));
    return name;
}

/// Calls visit(item, depth) for what is in an item and is not said by it, and heading(title) where one of its headings begins;
/// what stands under a heading is one step deeper.
template <typename Heading, typename Visit>
void forEachChild(const ExportItem &owner, int depth, Heading &&heading, Visit &&visit)
{
    int shown = -1;
    for (const ExportItem &child : owner.children) {
        if (child.said)
            continue;
        if (child.heading >= 0 && child.heading != shown)
            heading(owner.headings[size_t(child.heading)], depth);
        shown = child.heading;
        visit(child, child.heading >= 0 ? depth + 1 : depth);
    }
}

QString price(const ExportItem &item)
{
    return item.costs.join(QStringLiteral(", "));
}

QString headLine(const RosterExport &roster)
{
    QStringList parts{roster.game};
    parts += roster.factions;
    parts.append(roster.limit >= 0 ? RenderersWords::tr("%1 / %2 %3").arg(amount(roster.points), amount(roster.limit), roster.pointsName)
                                   : RenderersWords::tr("%1 %2").arg(amount(roster.points), roster.pointsName));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString verdict(const RosterExport &roster)
{
    return roster.legal ? RenderersWords::tr("Legal") : RenderersWords::tr("Not legal");
}

// ---- lines with an indentation, for plain text, Markdown and Discord

void textLines(QStringList &lines, const ExportItem &item, int depth)
{
    QString line = QString(depth * 2, ' ') + (depth ? QStringLiteral("- ") : QString());
    if (!item.slot.isEmpty())
        line += text::labelled(item.slot, {});
    line += shownName(item);
    if (!item.costs.isEmpty())
        line += QStringLiteral(" [%1]").arg(price(item));
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
    QStringList lines{roster.title, headLine(roster), verdict(roster)};
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
        line += QStringLiteral(" (%1)").arg(escapedMarkdown(price(item)));
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
                      QStringLiteral("**%1**").arg(verdict(roster))};
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
        lines.append(QStringLiteral("## %1 (%2)").arg(escapedMarkdown(shownName(force)), escapedMarkdown(price(force))));
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

// ---- HTML

void htmlItem(QString &html, const ExportItem &item);

void htmlChildren(QString &html, const ExportItem &owner)
{
    int depth = 0;
    html += QStringLiteral("<ul>\n");
    const auto goTo = [&](int wanted) {
        if (depth > 0 && wanted == 0)
            html += QStringLiteral("</ul></li>\n");
        depth = wanted;
    };
    forEachChild(
        owner, 0,
        [&](const ExportHeading &heading, int) {
            goTo(0);
            html += QStringLiteral("<li><b>%1</b> <span class=\"cost\">%2</span><ul>\n")
                        .arg(heading.title.toHtmlEscaped(), heading.costs.join(QStringLiteral(", ")).toHtmlEscaped());
            depth = 1;
        },
        [&](const ExportItem &child, int at) {
            goTo(at);
            htmlItem(html, child);
        });
    goTo(0);
    html += QStringLiteral("</ul>");
}

void htmlItem(QString &html, const ExportItem &item)
{
    html += QStringLiteral("<li>");
    if (!item.slot.isEmpty())
        html += QStringLiteral("<span class=\"slot\">%1</span> ").arg(item.slot.toHtmlEscaped());
    html += QStringLiteral("<b>%1</b>").arg(shownName(item).toHtmlEscaped());
    if (!item.costs.isEmpty())
        html += QStringLiteral(" <span class=\"cost\">%1</span>").arg(price(item).toHtmlEscaped());
    if (!item.notes.isEmpty())
        html += QStringLiteral("<p class=\"note\">%1</p>").arg(item.notes.toHtmlEscaped());
    if (!item.profiles.isEmpty() || !item.rules.isEmpty()) {
        html += QStringLiteral("<p class=\"info\">");
        for (const QString &profile : item.profiles)
            html += text::markedHtml(profile) + QStringLiteral("<br>");
        html += item.rules.join(QStringLiteral(", ")).toHtmlEscaped() + QStringLiteral("</p>");
    }
    if (std::any_of(item.children.begin(), item.children.end(), [](const ExportItem &child) { return !child.said; }))
        htmlChildren(html, item);
    html += QStringLiteral("</li>\n");
}

QString html(const RosterExport &roster)
{
    QString html = QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\"><title>%2</title>\n"
                                  "<style>body{font:15px/1.5 sans-serif;max-width:52em;margin:2em auto;padding:0 1em}"
                                  "ul{padding-left:1.2em}.slot,.info,.note{color:#555}.info,.note{font-size:13px;margin:0}"
                                  ".cost{float:right}.bad{color:#b3202e}</style></head><body>\n")
                       .arg(text::current().code(), roster.title.toHtmlEscaped());
    html += QStringLiteral("<h1>%1</h1>\n<p>%2</p>\n<p class=\"%3\"><b>%4</b></p>\n")
                .arg(roster.title.toHtmlEscaped(), headLine(roster).toHtmlEscaped(), roster.legal ? "ok" : "bad", verdict(roster));
    html += QStringLiteral("<ul>\n");
    for (const QString &finding : roster.findings)
        html += QStringLiteral("<li class=\"bad\">%1</li>\n").arg(finding.toHtmlEscaped());
    for (const QString &advantage : roster.advantages)
        html += QStringLiteral("<li>★ %1</li>\n").arg(advantage.toHtmlEscaped());
    html += QStringLiteral("</ul>\n");
    if (!roster.notes.isEmpty())
        html += QStringLiteral("<p>%1</p>\n").arg(roster.notes.toHtmlEscaped());
    for (const ExportItem &force : roster.forces) {
        html += QStringLiteral("<h2>%1 <span class=\"cost\">%2</span></h2>\n")
                    .arg(shownName(force).toHtmlEscaped(), price(force).toHtmlEscaped());
        htmlChildren(html, force);
    }
    return html + QStringLiteral("<p class=\"info\">%1</p>\n</body></html>\n").arg(roster.dataVersion.toHtmlEscaped());
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

QString csv(const RosterExport &roster)
{
    QStringList lines{QStringLiteral("level,path,slot,type,name,custom name,number,points,costs,categories,rules,tag,notes,size,heading")};
    lines.append(QStringLiteral("0,%1,,roster,%1,,1,%2,%3,%4,%5,,%6,1,")
                     .arg(csvCell(roster.title), QString::number(roster.points), csvCell(roster.totals.join(QStringLiteral("; "))),
                          csvCell(verdict(roster)), csvCell(roster.findings.join(QStringLiteral("; "))), csvCell(roster.dataVersion)));
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

QString json(const RosterExport &roster)
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
    return QString::fromUtf8(QJsonDocument(object).toJson());
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
        return html(roster);
    case ExportFormat::Csv:
        return csv(roster);
    case ExportFormat::NewRecruit:
        return newRecruitText(roster, verdict(roster));
    case ExportFormat::Tournament:
        return tournamentText(roster, verdict(roster));
    case ExportFormat::Short:
        return shortText(roster, verdict(roster));
    case ExportFormat::Json:
        break;
    }
    return json(roster);
}

} // namespace muster::share
