// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/content/OddsLines.h"

#include "share/odds/OddsText.h"

namespace muster::print {

OddsLines::OddsLines(const RosterSource &source)
{
    const packs::Pack *pack = source.pack();
    if (!pack || pack->odds().isEmpty())
        return;
    m_mine = share::oddsSide(*pack, source.evaluator(), source.look());
    m_targets = share::typicalSide(*pack, source.language());
    const packs::OddsAsker asker(*pack);
    if (auto matrix = packs::oddsMatrix(asker, {}, m_mine.units, m_targets.units))
        m_matrix = std::move(*matrix);
}

QString OddsLines::of(const RosterUnit &unit) const
{
    const auto row = std::size_t(std::max<qsizetype>(-1, m_mine.ids.indexOf(share::toText(unit.selection->id))));
    if (row >= m_matrix.rows.size())
        return {};
    QStringList parts;
    for (std::size_t i = 0; i < m_matrix.rows[row].size(); ++i) {
        const packs::OddsCell &cell = m_matrix.rows[row][i];
        if (cell.hurts())
            parts.append(QStringLiteral("%1 %2 / %3")
                             .arg(m_targets.names.at(qsizetype(i)), share::oddsMean(cell.mean), QString::number(int(cell.size))));
    }
    return parts.join(QStringLiteral(" · "));
}

std::vector<OddsLines::Together> OddsLines::all() const
{
    std::vector<Together> all;
    for (std::size_t column = 0; !m_matrix.rows.empty() && column < m_targets.units.size(); ++column) {
        Together together{m_targets.names.at(qsizetype(column))};
        for (const std::vector<packs::OddsCell> &row : m_matrix.rows) {
            together.destroyed += row[column].share();
            together.able += row[column].hurts() ? 1 : 0;
        }
        all.push_back(together);
    }
    return all;
}

} // namespace muster::print
