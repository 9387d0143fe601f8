// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheets/Markdown.h"

#include <QRegularExpression>

#include <algorithm>

namespace muster::print {

namespace {

constexpr qsizetype mostColumns = 40; ///< more have no room on any paper; what is behind stays in the last cell

QStringList cellsOf(QString line)
{
    line = line.trimmed();
    if (line.startsWith('|'))
        line.remove(0, 1);
    if (line.endsWith('|') && !line.endsWith("\\|"))
        line.chop(1);
    QStringList cells;
    QString cell;
    for (qsizetype i = 0; i < line.size(); ++i) {
        if (line[i] == '\\' && i + 1 < line.size() && line[i + 1] == '|') {
            cell += '|';
            ++i;
        } else if (line[i] == '|' && cells.size() + 1 < mostColumns) {
            cells.append(cell.trimmed());
            cell.clear();
        } else {
            cell += line[i];
        }
    }
    cells.append(cell.trimmed());
    return cells;
}

/// Reads line by line; a paragraph or item goes on until an empty line or another kind of line.
class Parser
{
public:
    Markdown parse(const QString &text)
    {
        for (const QString &line : text.split('\n'))
            take(line);
        endTable();
        return std::move(m_result);
    }

private:
    MdSection &section()
    {
        if (m_result.sections.empty())
            m_result.sections.emplace_back();
        return m_result.sections.back();
    }

    void take(const QString &raw)
    {
        static const QRegularExpression step("^(\\d+)[.)]\\s+(.*)$"), rule("^\\|?[\\s:|-]+\\|?$");
        const QString line = raw.trimmed();
        const auto number = step.match(line);
        if (line.startsWith('|')) {
            table(line, rule.match(line).hasMatch() && line.contains("--"));
            return;
        }
        endTable();
        if (line.isEmpty()) {
            m_open = false;
        } else if (line.startsWith("### ")) {
            add(MdHeading{line.mid(4).trimmed()}, false);
        } else if (line.startsWith("## ")) {
            m_result.sections.push_back({line.mid(3).trimmed(), m_break, {}});
            m_open = m_break = false;
        } else if (line.startsWith("# ")) {
            m_result.title = line.mid(2).trimmed();
            m_open = false;
        } else if (line == "---") {
            m_break = true;
            m_open = false;
        } else if (line.startsWith("- ") || line.startsWith("* ")) {
            add(MdItem{line.mid(2).trimmed(), 0}, true);
        } else if (number.hasMatch()) {
            add(MdItem{number.captured(2), number.captured(1).toInt()}, true);
        } else if (m_open) {
            append(line);
        } else {
            add(MdParagraph{line}, true);
        }
    }

    void add(MdBlock block, bool open)
    {
        section().blocks.push_back(std::move(block));
        m_open = open;
    }

    void append(const QString &line)
    {
        MdBlock &last = section().blocks.back();
        if (auto *paragraph = std::get_if<MdParagraph>(&last))
            paragraph->text += ' ' + line;
        else if (auto *item = std::get_if<MdItem>(&last))
            item->text += ' ' + line;
    }

    void table(const QString &line, bool separator)
    {
        m_open = false;
        if (separator && m_inTable)
            return;
        if (!m_inTable) {
            section().blocks.push_back(MdTable{cellsOf(line), {}});
            m_columns = std::get<MdTable>(section().blocks.back()).head.size();
            m_inTable = true;
            return;
        }
        MdTable &table = std::get<MdTable>(section().blocks.back());
        table.rows.push_back(cellsOf(line));
        m_columns = std::max(m_columns, table.rows.back().size());
    }

    // Rows of a text file are as long as they are; whoever draws a table relies on all of them having its columns.
    void endTable()
    {
        if (!m_inTable)
            return;
        m_inTable = false;
        MdTable &table = std::get<MdTable>(section().blocks.back());
        table.head.resize(m_columns);
        for (QStringList &row : table.rows)
            row.resize(m_columns);
    }

    Markdown m_result;
    bool m_open = false, m_inTable = false, m_break = false;
    qsizetype m_columns = 0; ///< of the table that is being read
};

} // namespace

Markdown Markdown::parse(const QString &text)
{
    return Parser().parse(text);
}

} // namespace muster::print
