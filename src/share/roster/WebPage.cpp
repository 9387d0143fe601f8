// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/roster/WebPage.h"

#include "share/roster/RenderParts.h"
#include "text/Markup.h"
#include "text/Speaking.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace muster::share {

namespace {

struct WebPageWords
{
    Q_DECLARE_TR_FUNCTIONS(WebPage)
};

/// Profiles of one kind, side by side.
struct ProfileTable
{
    QString type;
    QStringList columns;
    struct Row
    {
        QString name;
        QStringList values; ///< as the columns
        int count = 1;
    };
    std::vector<Row> rows;
};

// All columns of a kind, in the order of the game.
void addProfile(std::vector<ProfileTable> &tables, const ExportProfile &profile)
{
    auto table = std::find_if(tables.begin(), tables.end(), [&](const ProfileTable &known) { return known.type == profile.type; });
    if (table == tables.end()) {
        tables.push_back({profile.type, {}, {}});
        table = std::prev(tables.end());
    }
    qsizetype at = 0;
    for (const auto &[name, value] : profile.values) {
        const qsizetype known = table->columns.indexOf(name);
        if (known < 0) {
            table->columns.insert(at, name);
            for (ProfileTable::Row &row : table->rows)
                row.values.insert(at, QString());
        }
        at = (known < 0 ? at : known) + 1;
    }
    ProfileTable::Row row{profile.name, QStringList(table->columns.size(), QString()), 1};
    for (const auto &[name, value] : profile.values)
        row.values[table->columns.indexOf(name)] = value;
    const auto same = std::find_if(table->rows.begin(), table->rows.end(),
                                   [&](const ProfileTable::Row &other) { return other.name == row.name && other.values == row.values; });
    if (same == table->rows.end())
        table->rows.push_back(row);
    else
        ++same->count;
}

// Those that no profile of it has a value for say nothing.
void dropEmptyColumns(ProfileTable &table)
{
    for (qsizetype column = table.columns.size() - 1; column >= 0; --column) {
        if (std::any_of(table.rows.begin(), table.rows.end(),
                        [column](const ProfileTable::Row &row) { return !row.values.at(column).isEmpty(); }))
            continue;
        table.columns.removeAt(column);
        for (ProfileTable::Row &row : table.rows)
            row.values.removeAt(column);
    }
}

bool isCard(const ExportItem &item)
{
    return item.type == QLatin1String("unit") || (item.isUnit() && !item.profiles.isEmpty());
}

/// Whether something below it is a card of its own: then it is a formation, and no card.
bool holdsCards(const ExportItem &item)
{
    return std::any_of(item.children.begin(), item.children.end(),
                       [](const ExportItem &child) { return child.isUnit() || holdsCards(child); });
}

/// Writes one list; the numbers of its rules go on from those of the lists before it.
class PageWriter
{
public:
    PageWriter(const RosterExport &roster, int number) : m_roster(roster), m_number(number) {}

    QString write()
    {
        m_html += QStringLiteral("<article id=\"list-%1\">\n<h1>%2</h1>\n<p class=\"head\">%3</p>\n<p class=\"verdict %4\"><b>%5</b></p>\n")
                      .arg(QString::number(m_number), m_roster.title.toHtmlEscaped(), headLine(m_roster).toHtmlEscaped(),
                           m_roster.legal ? "ok" : "bad", verdictOf(m_roster).toHtmlEscaped());
        writeRemarks();
        for (const ExportItem &force : m_roster.forces)
            group(force, 2);
        writeRules();
        m_html += QStringLiteral("<p class=\"data\">%1</p>\n</article>\n").arg(m_roster.dataVersion.toHtmlEscaped());
        return m_html;
    }

private:
    void writeRemarks()
    {
        if (!m_roster.findings.isEmpty() || !m_roster.advantages.isEmpty()) {
            m_html += QStringLiteral("<ul>\n");
            for (const QString &finding : m_roster.findings)
                m_html += QStringLiteral("<li class=\"bad\">%1</li>\n").arg(finding.toHtmlEscaped());
            for (const QString &advantage : m_roster.advantages)
                m_html += QStringLiteral("<li>★ %1</li>\n").arg(advantage.toHtmlEscaped());
            m_html += QStringLiteral("</ul>\n");
        }
        note(m_roster.notes);
    }

    void note(const QString &text)
    {
        if (!text.isEmpty())
            m_html += QStringLiteral("<p class=\"note\">%1</p>\n").arg(text.toHtmlEscaped().replace('\n', QStringLiteral("<br>")));
    }

    void title(const QString &name, const QString &slot, const QString &price, int level)
    {
        m_html += QStringLiteral("<h%1>").arg(level);
        if (!slot.isEmpty())
            m_html += QStringLiteral("<span class=\"slot\">%1</span> ").arg(slot.toHtmlEscaped());
        m_html += QStringLiteral("<span class=\"name\">%1</span>").arg(name.toHtmlEscaped());
        if (!price.isEmpty())
            m_html += QStringLiteral(" <span class=\"cost\">%1</span>").arg(price.toHtmlEscaped());
        m_html += QStringLiteral("</h%1>\n").arg(level);
    }

    /// An army or formation: a heading, and everything in it.
    void group(const ExportItem &item, int level)
    {
        m_html += QStringLiteral("<section class=\"item group\">\n");
        title(shownName(item), item.slot, priceOf(item), level);
        note(item.notes);
        about({&item});
        const int below = std::min(level + 1, 5);
        bool open = false;
        const auto close = [&] {
            if (std::exchange(open, false))
                m_html += QStringLiteral("</section>\n");
        };
        forEachChild(
            item, 0,
            [&](const ExportHeading &heading, int) {
                close();
                m_html += QStringLiteral("<section class=\"item group\">\n");
                open = true;
                title(heading.title, {}, heading.costs.join(QStringLiteral(", ")), below);
            },
            [&](const ExportItem &child, int depth) {
                if (depth == 0)
                    close();
                isCard(child) || !holdsCards(child) ? card(child) : group(child, below);
            });
        close();
        m_html += QStringLiteral("</section>\n");
    }

    /// A unit with everything that it carries; units inside of it follow as cards of their own.
    void card(const ExportItem &item)
    {
        m_html += QStringLiteral("<section class=\"item card\">\n");
        title(shownName(item), item.slot, priceOf(item), 4);
        note(item.notes);
        std::vector<const ExportItem *> parts{&item}, units;
        collect(item, parts, units);
        about(parts);
        m_html += kit(item);
        m_html += QStringLiteral("</section>\n");
        for (const ExportItem *unit : units)
            card(*unit);
    }

    void collect(const ExportItem &item, std::vector<const ExportItem *> &parts, std::vector<const ExportItem *> &units) const
    {
        for (const ExportItem &child : item.children) {
            if (child.type == QLatin1String("unit")) {
                units.push_back(&child);
                continue;
            }
            parts.push_back(&child);
            collect(child, parts, units);
        }
    }

    /// What was chosen, one in the other.
    QString kit(const ExportItem &item)
    {
        QString inside;
        for (const ExportItem &child : item.children) {
            if (child.said || child.type == QLatin1String("unit"))
                continue;
            inside += QStringLiteral("<li class=\"item\">");
            if (!child.slot.isEmpty())
                inside += QStringLiteral("<span class=\"slot\">%1</span> ").arg(child.slot.toHtmlEscaped());
            inside += shownName(child).toHtmlEscaped();
            if (!child.costs.isEmpty())
                inside += QStringLiteral(" <span class=\"cost\">%1</span>").arg(priceOf(child).toHtmlEscaped());
            if (!child.notes.isEmpty())
                inside += QStringLiteral(" <i>%1</i>").arg(child.notes.toHtmlEscaped());
            inside += kit(child) + QStringLiteral("</li>\n");
        }
        return inside.isEmpty() ? inside : QStringLiteral("<ul class=\"kit\">\n%1</ul>\n").arg(inside);
    }

    /// Profiles and rules of a card, each once.
    void about(const std::vector<const ExportItem *> &parts)
    {
        std::vector<ProfileTable> tables;
        QStringList rules;
        for (const ExportItem *part : parts) {
            for (const ExportProfile &profile : part->tables)
                addProfile(tables, profile);
            for (const QString &rule : part->rules) {
                if (!rules.contains(rule))
                    rules.append(rule);
            }
        }
        for (ProfileTable &table : tables) {
            dropEmptyColumns(table);
            write(table);
        }
        if (rules.isEmpty())
            return;
        m_html += QStringLiteral("<p class=\"rules\">");
        for (qsizetype i = 0; i < rules.size(); ++i)
            m_html += (i > 0 ? QStringLiteral(", ") : QString()) + linkTo(rules.at(i));
        m_html += QStringLiteral("</p>\n");
    }

    void write(const ProfileTable &table)
    {
        m_html += QStringLiteral("<table><thead><tr><th>%1</th>").arg(table.type.toHtmlEscaped());
        for (const QString &column : table.columns)
            m_html += QStringLiteral("<th>%1</th>").arg(column.toHtmlEscaped());
        m_html += QStringLiteral("</tr></thead><tbody>\n");
        for (const ProfileTable::Row &row : table.rows) {
            const QString times = row.count > 1 ? QStringLiteral(" ×%1").arg(row.count) : QString();
            m_html += QStringLiteral("<tr><th>%1</th>").arg(row.name.toHtmlEscaped() + times);
            for (const QString &value : row.values)
                m_html += QStringLiteral("<td>%1</td>").arg(value.isEmpty() ? QStringLiteral("–") : text::markedHtml(value));
            m_html += QStringLiteral("</tr>\n");
        }
        m_html += QStringLiteral("</tbody></table>\n");
    }

    QString linkTo(const QString &rule) const
    {
        const auto known = std::find_if(m_roster.ruleTexts.begin(), m_roster.ruleTexts.end(),
                                        [&](const ExportRule &text) { return text.name == rule; });
        if (known == m_roster.ruleTexts.end())
            return rule.toHtmlEscaped();
        return QStringLiteral("<a href=\"#%1\">%2</a>").arg(anchor(known - m_roster.ruleTexts.begin()), rule.toHtmlEscaped());
    }

    QString anchor(std::ptrdiff_t rule) const
    {
        return QStringLiteral("rule-%1-%2").arg(QString::number(m_number), QString::number(rule + 1));
    }

    void writeRules()
    {
        if (m_roster.ruleTexts.empty())
            return;
        m_html += QStringLiteral("<section class=\"words\">\n<h2>%1</h2>\n<dl>\n").arg(WebPageWords::tr("Rules").toHtmlEscaped());
        for (std::size_t i = 0; i < m_roster.ruleTexts.size(); ++i)
            m_html += QStringLiteral("<dt id=\"%1\"><a name=\"%1\"></a>%2</dt>\n<dd>%3</dd>\n")
                          .arg(anchor(std::ptrdiff_t(i)), m_roster.ruleTexts[i].name.toHtmlEscaped(),
                               text::markedHtml(m_roster.ruleTexts[i].text));
        m_html += QStringLiteral("</dl>\n</section>\n");
    }

    const RosterExport &m_roster;
    int m_number;
    QString m_html;
};

// The head of a card wears the colour of the game; one that is too light for white words is made darker.
QString headColour(const std::vector<RosterExport> &rosters)
{
    static const QRegularExpression code(QStringLiteral("^#[0-9a-fA-F]{6}$"));
    const QString hue = rosters.empty() ? QString() : rosters.front().hue;
    if (!code.match(hue).hasMatch())
        return QStringLiteral("#3d4a5c");
    double parts[3] = {};
    for (int i = 0; i < 3; ++i)
        parts[i] = hue.mid(1 + 2 * i, 2).toInt(nullptr, 16);
    while (0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] > 115) {
        for (double &part : parts)
            part *= 0.9;
    }
    QString darker = QStringLiteral("#");
    for (const double part : parts)
        darker += QStringLiteral("%1").arg(int(part), 2, 16, QLatin1Char('0'));
    return darker;
}

QString styleFor(const std::vector<RosterExport> &rosters)
{
    return QStringLiteral(
               "<style>\n"
               "body{font:15px/1.45 system-ui,sans-serif;max-width:62em;margin:1.5em auto;padding:0 1em;color:#1c2430;background:#fff}\n"
               "h1{margin:0}h2,h3{display:flex;justify-content:space-between;gap:1em;border-bottom:2px solid %1;margin:1.4em 0 .6em}\n"
               ".head,.data,.slot{color:#5a6575}.head,.verdict{margin:.2em 0}.bad{color:#b3202e}.ok{color:#1c7a3c}\n"
               ".card{border:1px solid #c9d0da;border-radius:8px;margin:0 0 1em;padding:0 12px 10px;break-inside:avoid}\n"
               ".card h4{display:flex;gap:.6em;margin:0 -12px 8px;padding:6px 12px;background:%1;color:#fff;border-radius:7px 7px 0 0}\n"
               ".card h4 .slot{color:#fff;opacity:.8;font-weight:400}.card h4 .cost{margin-left:auto;white-space:nowrap}\n"
               "table{border-collapse:collapse;margin:.4em 0;font-size:13px;display:block;overflow-x:auto}\n"
               "th,td{border:1px solid #d5dae2;padding:2px 7px;text-align:center;font-variant-numeric:tabular-nums}\n"
               "thead th{background:#eef1f5}th:first-child{text-align:left}\n"
               ".kit{margin:.4em 0;padding-left:1.2em}.kit .cost{color:#5a6575}.note{font-style:italic;margin:.3em 0}\n"
               ".rules{margin:.4em 0;font-size:13px}.words dt{font-weight:600;margin-top:.6em}.words dd{margin:0}a{color:%1}\n"
               "@media(prefers-color-scheme:dark){body{background:#171c24;color:#e6eaf0}.card{border-color:#3a4453}\n"
               "th,td{border-color:#3a4453}thead th{background:#232b36}.head,.data,.slot,.kit .cost{color:#9aa6b6}a{color:#9cc0f0}\n"
               ".bad{color:#ff8a93}.ok{color:#6fd08c}}\n"
               "@media print{body{max-width:none;margin:0}}\n"
               "</style>")
        .arg(headColour(rosters));
}

} // namespace

QString webPageBody(const std::vector<RosterExport> &rosters)
{
    QString html;
    if (rosters.size() > 1) {
        html += QStringLiteral("<ol class=\"contents\">\n");
        for (std::size_t i = 0; i < rosters.size(); ++i)
            html += QStringLiteral("<li><a href=\"#list-%1\">%2</a> %3</li>\n")
                        .arg(QString::number(i + 1), rosters[i].title.toHtmlEscaped(), headLine(rosters[i]).toHtmlEscaped());
        html += QStringLiteral("</ol>\n");
    }
    for (std::size_t i = 0; i < rosters.size(); ++i)
        html += PageWriter(rosters[i], int(i + 1)).write();
    return html;
}

QString webPage(const std::vector<RosterExport> &rosters)
{
    QStringList titles;
    for (const RosterExport &roster : rosters)
        titles.append(roster.title);
    return QStringLiteral(
               "<!DOCTYPE html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\">"
               "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\"><title>%2</title>\n%3</head><body>\n%4</body></html>\n")
        .arg(text::current().code(), titles.join(QStringLiteral(", ")).toHtmlEscaped(), styleFor(rosters), webPageBody(rosters));
}

} // namespace muster::share
