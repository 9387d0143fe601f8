// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/campaign/CampaignReport.h"

#include "share/Escape.h"

namespace muster::share {

namespace {

using Column = ReportTable::Column;

// A row of a table is one line.
QString escaped(QString cell)
{
    return escapedMarkdown(cell.replace('\n', ' '));
}

QVector<int> widths(const ReportTable &table)
{
    QVector<int> widths;
    for (int c = 0; c < table.columns.size(); ++c) {
        int width = int(table.columns.at(c).label.size());
        for (const QStringList &row : table.rows)
            width = std::max(width, int(row.at(c).size()));
        widths.append(width);
    }
    return widths;
}

QString fitted(const QString &cell, int width, bool number)
{
    return number ? cell.rightJustified(width) : cell.leftJustified(width);
}

QString trimmedRight(QString line)
{
    while (line.endsWith(' '))
        line.chop(1);
    return line;
}

QString textTable(const ReportTable &table)
{
    const QVector<int> width = widths(table);
    QString result, head;
    for (int c = 0; c < table.columns.size(); ++c)
        head += fitted(table.columns.at(c).label, width.at(c), table.columns.at(c).number) + "  ";
    result += trimmedRight(head) + '\n';
    for (const QStringList &row : table.rows) {
        QString line;
        for (int c = 0; c < row.size(); ++c)
            line += fitted(QString(row.at(c)).replace('\n', ' '), width.at(c), table.columns.at(c).number) + "  ";
        result += trimmedRight(line) + '\n';
    }
    return result;
}

QString markdownTable(const ReportTable &table)
{
    QString head = "|", rule = "|", result;
    for (const Column &column : table.columns) {
        head += ' ' + escaped(column.label) + " |";
        rule += column.number ? "---:|" : "---|";
    }
    result = head + '\n' + rule + '\n';
    for (const QStringList &row : table.rows) {
        result += '|';
        for (const QString &cell : row)
            result += ' ' + escaped(cell) + " |";
        result += '\n';
    }
    return result;
}

// Discord shows no tables: a line per row, names first, then "label value".
QString discordTable(const ReportTable &table)
{
    QString result;
    for (const QStringList &row : table.rows) {
        QStringList parts;
        for (int c = 1; c < row.size(); ++c) {
            if (!row.at(c).isEmpty())
                parts.append(QString("%1 %2").arg(escaped(table.columns.at(c).label), escaped(row.at(c))));
        }
        result += "- **" + escaped(row.value(0)) + "**" + (parts.isEmpty() ? QString() : " · " + parts.join(" · ")) + '\n';
    }
    return result;
}

QString htmlTable(const ReportTable &table)
{
    QString result = "<table>\n<tr>";
    for (const Column &column : table.columns)
        result += QString("<th%1>%2</th>").arg(column.number ? " class=\"n\"" : "", column.label.toHtmlEscaped());
    result += "</tr>\n";
    for (const QStringList &row : table.rows) {
        result += "<tr>";
        for (int c = 0; c < row.size(); ++c)
            result += QString("<td%1>%2</td>")
                          .arg(table.columns.at(c).number ? " class=\"n\"" : "", row.at(c).toHtmlEscaped().replace('\n', "<br>"));
        result += "</tr>\n";
    }
    return result + "</table>\n";
}

QString csvTable(const ReportTable &table)
{
    QStringList cells;
    for (const Column &column : table.columns)
        cells.append(csvCell(column.label));
    QString result = cells.join(',') + '\n';
    for (const QStringList &row : table.rows) {
        cells.clear();
        for (const QString &cell : row)
            cells.append(csvCell(cell));
        result += cells.join(',') + '\n';
    }
    return result;
}

QString htmlPage(const CampaignReport &report)
{
    QString body = QString("<h1>%1</h1>\n<p>%2</p>\n<p>%3</p>\n")
                       .arg(report.title.toHtmlEscaped(), report.subtitle.toHtmlEscaped(), report.facts.join(" · ").toHtmlEscaped());
    for (const ReportTable &table : report.tables) {
        body += QString("<h2>%1</h2>\n").arg(table.title.toHtmlEscaped());
        body += table.rows.isEmpty() ? QString("<p>%1</p>\n").arg(table.empty.toHtmlEscaped()) : htmlTable(table);
    }
    const QString style = "body{font-family:sans-serif;font-size:13px;color:#1a2130}table{border-collapse:collapse}"
                          "th,td{text-align:left;padding:3px 8px;border-bottom:1px solid #d4d8e0}.n{text-align:right}";
    return QString(
               "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><title>%1</title><style>%2</style></head>\n<body>\n%3</body></html>\n")
        .arg(report.title.toHtmlEscaped(), style, body);
}

} // namespace

QString render(const CampaignReport &report, ReportFormat format)
{
    if (format == ReportFormat::Html)
        return htmlPage(report);
    const bool markdown = format == ReportFormat::Markdown || format == ReportFormat::Discord;
    QString result;
    if (format != ReportFormat::Csv) {
        const QStringList facts = report.facts;
        result = (markdown ? "# " + escaped(report.title) : report.title) + "\n\n" + (markdown ? escaped(report.subtitle) : report.subtitle)
            + "\n" + (markdown ? "\n" + escaped(facts.join(" · ")) : facts.join(" · ")) + "\n";
    }
    for (const ReportTable &table : report.tables) {
        result += format == ReportFormat::Csv ? (result.isEmpty() ? QString() : "\n") + csvCell(table.title) + "\n"
                                              : "\n" + (markdown ? "## " + escaped(table.title) : table.title) + "\n\n";
        if (table.rows.isEmpty() && format != ReportFormat::Csv) {
            result += table.empty + '\n';
            continue;
        }
        result += format == ReportFormat::Csv  ? csvTable(table)
            : format == ReportFormat::Markdown ? markdownTable(table)
            : format == ReportFormat::Discord  ? discordTable(table)
                                               : textTable(table);
    }
    return result;
}

} // namespace muster::share
