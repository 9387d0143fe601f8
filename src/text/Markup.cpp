// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/Markup.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace muster::text {

namespace {

/// Splits a line at its marks; what is on at its end stays on in the next.
class Toggles
{
public:
    std::vector<MarkedRun> runs(const QString &line)
    {
        std::vector<MarkedRun> found;
        QString words;
        const auto end = [&] {
            if (words.isEmpty())
                return;
            MarkedRun run = m_now;
            run.text = words;
            found.push_back(run);
            words.clear();
        };
        for (qsizetype at = 0; at < line.size();) {
            if (!isMark(line[at])) {
                words += line[at++];
                continue;
            }
            const QStringView rest = QStringView(line).mid(at);
            if (rest.startsWith(QLatin1String("^^"))) {
                end();
                m_now.smallCapitals = !m_now.smallCapitals;
                at += 2;
            } else if (rest.startsWith(QLatin1String("~~"))) {
                end();
                m_now.struck = !m_now.struck;
                at += 2;
            } else if (rest.startsWith(QLatin1String("**"))) {
                end();
                m_now.bold = !m_now.bold;
                at += 2;
            } else if (rest.startsWith('*') && (m_now.italic || opensItalics(line, at))) {
                end();
                m_now.italic = !m_now.italic;
                at += 1;
            } else {
                words += line[at++];
            }
        }
        end();
        return found;
    }

    /// A new paragraph begins with nothing on: a mark that was never closed ends there.
    void reset() { m_now = {}; }

private:
    static bool isMark(QChar letter) { return letter == '^' || letter == '~' || letter == '*'; }

    // A star that stands alone ("6* dice") is a star.
    static bool opensItalics(const QString &line, qsizetype at)
    {
        const bool letterBehind = at + 1 < line.size() && !line[at + 1].isSpace();
        const bool letterBefore = at > 0 && line[at - 1].isLetterOrNumber();
        return letterBehind && !letterBefore && line.indexOf('*', at + 1) > 0;
    }

    MarkedRun m_now;
};

QString tag(const MarkedRun &run)
{
    QString html = run.text.toHtmlEscaped();
    if (run.smallCapitals)
        html = QStringLiteral("<span style=\"font-variant:small-caps\">%1</span>").arg(html.replace('%', QStringLiteral("&#37;")));
    if (run.struck)
        html = "<s>" + html + "</s>";
    if (run.italic)
        html = "<i>" + html + "</i>";
    return run.bold ? "<b>" + html + "</b>" : html;
}

QString joined(const std::vector<MarkedRun> &runs, QString (*each)(const MarkedRun &))
{
    QString text;
    for (const MarkedRun &run : runs)
        text += each(run);
    return text;
}

bool isRule(const QString &row)
{
    return std::all_of(row.begin(), row.end(), [](QChar c) { return c == '|' || c == '-' || c == ':' || c == ' '; });
}

// One line with nothing in it that could be a mark: most figures and names, of which every unit has dozens.
bool isPlain(const QString &text)
{
    bool comma = false;
    for (const QChar c : text) {
        if (c == '\n' || c == '<' || c == '*' || c == '^' || c == '~' || c == '|' || c == QChar(0x25A0) || c == QChar(0x2022))
            return false;
        if (c == ',' && comma)
            return false;
        comma = c == ',' || (comma && (c == ' ' || c == QChar(0xA0)));
    }
    return !QStringView(text).trimmed().startsWith(QLatin1String("- "));
}

} // namespace

QString MarkedLine::plain() const
{
    QStringList parts;
    for (const auto &cell : cells)
        parts.append(joined(cell, [](const MarkedRun &run) { return run.text; }));
    return parts.join(QStringLiteral(" | "));
}

std::vector<MarkedLine> markedLines(const QString &text)
{
    QString whole = text;
    if (whole.contains('<')) {
        for (const char *mark : {"<br>", "<br/>", "<br />"})
            whole.replace(QLatin1String(mark), QLatin1String("\n"), Qt::CaseInsensitive);
        for (const char *mark : {"<ins>", "</ins>"})
            whole.remove(QLatin1String(mark), Qt::CaseInsensitive);
    }
    // An item of a list that the author took out, forgetting its comma.
    static const QRegularExpression nothingBetween(QStringLiteral(",(?:[ \\x{a0}]*,)+"));
    if (whole.contains(','))
        whole.replace(nothingBetween, QStringLiteral(","));
    std::vector<MarkedLine> lines;
    Toggles toggles;
    for (const QString &source : whole.split('\n')) {
        const QString content = source.trimmed();
        MarkedLine line;
        if (content.isEmpty())
            toggles.reset();
        if (content.size() > 1 && content.startsWith('|') && content.endsWith('|')) {
            if (isRule(content)) {
                if (!lines.empty() && lines.back().kind == MarkedLine::Kind::Row)
                    lines.back().heading = true;
                continue;
            }
            line.kind = MarkedLine::Kind::Row;
            for (const QString &cell : content.mid(1, content.size() - 2).split('|'))
                line.cells.push_back(toggles.runs(cell.trimmed()));
        } else {
            qsizetype indent = 0;
            while (indent < source.size() && source[indent] == ' ')
                ++indent;
            const bool point = content.startsWith(QLatin1String("- ")) || content.startsWith(QChar(0x25A0))
                || content.startsWith(QChar(0x2022));
            line.kind = point ? MarkedLine::Kind::Point : MarkedLine::Kind::Paragraph;
            line.level = point ? int(indent / 4) : 0;
            line.cells.push_back(toggles.runs(point ? content.mid(1).trimmed() : content));
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

QString withoutMarks(const QString &text)
{
    if (isPlain(text))
        return text.trimmed();
    QStringList lines;
    for (const MarkedLine &line : markedLines(text))
        lines.append((line.kind == MarkedLine::Kind::Point ? QStringLiteral("• ") : QString()) + line.plain());
    return lines.join('\n');
}

QString markedHtml(const QString &text)
{
    QString html;
    MarkedLine::Kind last = MarkedLine::Kind::Paragraph;
    const auto close = [&html](MarkedLine::Kind kind) {
        html += kind == MarkedLine::Kind::Point ? QStringLiteral("</ul>")
            : kind == MarkedLine::Kind::Row     ? QStringLiteral("</table>")
                                                : QString();
    };
    bool first = true;
    for (const MarkedLine &line : markedLines(text)) {
        if (line.kind != last) {
            close(last);
            html += line.kind == MarkedLine::Kind::Point ? QStringLiteral("<ul>")
                : line.kind == MarkedLine::Kind::Row     ? QStringLiteral("<table>")
                                                         : QString();
        } else if (line.kind == MarkedLine::Kind::Paragraph && !first) {
            html += QStringLiteral("<br>");
        }
        last = line.kind;
        first = false;
        QStringList cells;
        for (const auto &cell : line.cells)
            cells.append(joined(cell, tag));
        if (line.kind == MarkedLine::Kind::Row)
            html += line.heading ? "<tr><th>" + cells.join(QStringLiteral("</th><th>")) + "</th></tr>"
                                 : "<tr><td>" + cells.join(QStringLiteral("</td><td>")) + "</td></tr>";
        else
            html += line.kind == MarkedLine::Kind::Point ? "<li>" + cells.join(QString()) + "</li>" : cells.join(QString());
    }
    close(last);
    return html;
}

namespace {

QString paperRun(const MarkedRun &run)
{
    const QString words = run.smallCapitals ? run.text.toUpper() : run.text;
    // Marks hug the words: the blanks around them stay outside.
    const QString core = words.trimmed();
    if (core.isEmpty() || (!run.bold && !run.italic))
        return words;
    const QString mark = QStringLiteral("*").repeated((run.bold ? 2 : 0) + (run.italic ? 1 : 0));
    const qsizetype start = words.indexOf(core);
    return words.left(start) + mark + core + mark + words.mid(start + core.size());
}

QString paperLine(const MarkedLine &line)
{
    QStringList cells;
    for (const auto &cell : line.cells) {
        const QString words = joined(cell, paperRun);
        const bool plain = std::none_of(cell.begin(), cell.end(), [](const MarkedRun &run) { return run.bold; });
        cells.append(line.heading && plain && !words.trimmed().isEmpty() ? "**" + words.trimmed() + "**" : words);
    }
    return (line.kind == MarkedLine::Kind::Point ? QStringLiteral("• ") : QString()) + cells.join(QStringLiteral(" | "));
}

} // namespace

QString markedPaper(const QString &text)
{
    QStringList lines;
    for (const MarkedLine &line : markedLines(text))
        lines.append(paperLine(line));
    return lines.join('\n');
}

QString markedTight(const QString &text)
{
    QString tight;
    bool listed = false;
    for (const MarkedLine &line : markedLines(text)) {
        const bool own = line.kind != MarkedLine::Kind::Paragraph;
        const QString words = paperLine(line).simplified();
        if (words.isEmpty())
            continue;
        if (!tight.isEmpty())
            tight += own || listed ? QChar('\n') : QChar(' ');
        tight += words;
        listed = own;
    }
    return tight;
}

} // namespace muster::text
