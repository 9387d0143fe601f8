// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/RowDifference.h"
#include "share/campaign/CampaignReport.h"

#include <QAbstractTableModel>

namespace muster::models {

/// A table of the campaign report on the screen: standings, roll of honour, what no longer holds.
class CampaignTableModel final : public ValueRows<QAbstractTableModel>
{
    Q_OBJECT

public:
    enum Role { KeyRole = Qt::UserRole + 1, SortRole };

    explicit CampaignTableModel(QObject *parent = nullptr);

    /// `keys`: what a row is known by, parallel to the rows.
    void show(const share::ReportTable &table, const QStringList &keys);
    /// Short heads for a narrow table, parallel to the columns; the words stand in the tool tips.
    void setShortHeads(const QStringList &heads) { m_short = heads; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Row
    {
        QString key;
        QStringList cells;
        friend bool operator==(const Row &, const Row &) = default;
    };
    QVector<share::ReportTable::Column> m_columns;
    QVector<Row> m_rows;
    QStringList m_short;
};

} // namespace muster::models
