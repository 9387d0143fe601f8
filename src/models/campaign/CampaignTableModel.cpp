// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/campaign/CampaignTableModel.h"

#include "text/Typography.h"

#include <algorithm>

namespace muster::models {

CampaignTableModel::CampaignTableModel(QObject *parent) : ValueRows(parent) {}

void CampaignTableModel::show(const share::ReportTable &table, const QStringList &keys)
{
    if (m_columns.size() != table.columns.size()) {
        beginResetModel(); // only when it is another table
        m_rows.clear();
        m_columns = table.columns;
        endResetModel();
    }
    const bool renamed = !std::equal(m_columns.begin(), m_columns.end(), table.columns.begin(), table.columns.end(),
                                     [](const auto &was, const auto &is) { return was.label == is.label; });
    m_columns = table.columns;
    QVector<Row> wanted;
    for (int i = 0; i < table.rows.size(); ++i)
        wanted.append({keys.value(i), table.rows.at(i)});
    bringRowsTo(
        m_rows, wanted, [](const Row &row) { return row.key; }, *this);
    if (renamed && !m_rows.isEmpty()) // every cell's help names the columns
        emit dataChanged(index(0, 0), index(int(m_rows.size()) - 1, int(m_columns.size()) - 1), {Qt::ToolTipRole});
    emit headerDataChanged(Qt::Horizontal, 0, int(m_columns.size()) - 1);
}

int CampaignTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int CampaignTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_columns.size());
}

QVariant CampaignTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const Row &row = m_rows.at(index.row());
    const QString cell = row.cells.value(index.column());
    const bool number = m_columns.at(index.column()).number;
    switch (role) {
    case Qt::DisplayRole:
        return cell;
    case Qt::ToolTipRole: {
        QStringList lines; // the whole row: some of it may have no room
        for (int i = 0; i < m_columns.size(); ++i) {
            if (!row.cells.value(i).isEmpty())
                lines.append(m_columns.size() > 1 ? text::labelled(m_columns.at(i).label, row.cells.at(i)) : row.cells.at(i));
        }
        return lines.join('\n');
    }
    case KeyRole:
        return row.key;
    case SortRole:
        return number ? QVariant(cell.toInt()) : QVariant(cell.toLower());
    case Qt::TextAlignmentRole:
        return int((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant CampaignTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section >= m_columns.size())
        return {};
    if (role == Qt::DisplayRole && section < m_short.size())
        return m_short.at(section);
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole || role == Qt::AccessibleTextRole)
        return m_columns.at(section).label;
    if (role == Qt::TextAlignmentRole)
        return int((m_columns.at(section).number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return {};
}

} // namespace muster::models
