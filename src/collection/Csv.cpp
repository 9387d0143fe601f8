// SPDX-License-Identifier: GPL-3.0-or-later
#include "collection/Csv.h"

#include "text/Spoken.h"
#include "text/TableCell.h"

#include <QCoreApplication>
#include <QStringDecoder>

#include <algorithm>

namespace muster::collection {

namespace {

constexpr qsizetype longestTable = 20'000'000; // characters; a collection has some hundred thousand

/// Goes through the text cell by cell.
class CsvReader
{
public:
    CsvReader(const QString &text, QChar separator) : m_text(text), m_separator(separator) {}

    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] int line() const { return m_line; }

    QStringList row()
    {
        QStringList cells;
        bool more = true;
        while (more)
            cells.append(cell(more));
        return cells;
    }

private:
    QString cell(bool &more)
    {
        QString cell;
        bool quoted = false;
        for (; !atEnd(); ++m_at) {
            const QChar c = m_text.at(m_at);
            if (quoted) {
                if (c == '"' && m_at + 1 < m_text.size() && m_text.at(m_at + 1) == '"')
                    cell += m_text.at(++m_at);
                else if (c == '"')
                    quoted = false;
                else
                    cell += c;
                m_line += c == '\n';
            } else if (c == '"' && cell.trimmed().isEmpty()) {
                quoted = true;
                cell.clear();
            } else if (c == m_separator || c == '\n') {
                ++m_at;
                m_line += c == '\n';
                more = c == m_separator;
                return plain(cell);
            } else if (c != '\r') {
                cell += c;
            }
        }
        more = false;
        return plain(cell);
    }

    static QString plain(const QString &cell) { return text::plainCell(cell.trimmed()); }

    const QString &m_text;
    QChar m_separator;
    qsizetype m_at = 0;
    int m_line = 1;
};

QChar separatorOf(const QString &head)
{
    const QList<QChar> known{',', ';', '\t'};
    return *std::max_element(known.begin(), known.end(), [&head](QChar a, QChar b) { return head.count(a) < head.count(b); });
}

} // namespace

QString CsvTable::cell(int row, const QString &column) const
{
    return rows.at(row).value(columns.indexOf(column));
}

base::Result<CsvTable> readCsv(const QByteArray &bytes, const QString &name)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    QString text = decoder(bytes);
    if (decoder.hasError() || text.size() > longestTable || text.contains(QChar(0)))
        return text::error("csv.text", base::Message(QT_TRANSLATE_NOOP("Message", "This is no table in UTF-8.")), name);
    CsvTable table;
    CsvReader reader(text, separatorOf(text.section('\n', 0, 0)));
    for (const QString &column : reader.row())
        table.columns.append(column.toLower());
    while (!reader.atEnd()) {
        const int line = reader.line();
        const QStringList row = reader.row();
        if (row == QStringList{QString()} || std::all_of(row.begin(), row.end(), [](const QString &cell) { return cell.isEmpty(); }))
            continue;
        table.rows.append(row);
        table.lines.append(line);
    }
    return table;
}

QByteArray writeCsv(const CsvTable &table)
{
    QString text;
    const auto add = [&text](const QStringList &cells) {
        QStringList row;
        for (const QString &cell : cells)
            row.append(text::csvCell(cell));
        text += row.join(',') + '\n';
    };
    add(table.columns);
    for (const QStringList &row : table.rows)
        add(row);
    return text.toUtf8();
}

} // namespace muster::collection
