// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/fold/Fold.h"
#include "models/campaign/CampaignRows.h"

#include <QAbstractTableModel>

namespace muster::models {

/// The soldiers of a campaign, everyone who ever served. Reads the document, owns nothing but what it shows.
class CampaignSoldierModel final : public CampaignRows<QAbstractTableModel>
{
    Q_OBJECT

public:
    enum Column { Name, Force, Rank, LifePoints, Points, ToNext, Kills, Missions, Status, ColumnCount };
    enum Role {
        IdRole = Qt::UserRole + 1, ///< id of the soldier
        SortRole,                  ///< what the column is ordered by
        RungRole,                  ///< 1, 2, …: position in the ladder; 0: no rank
        ExperienceRole,            ///< free experience
        NeededRole,                ///< cost of the next rank; 0: none
        PromotableRole,
        InServiceRole,
        StatusRole, ///< campaign::Status
        LeaderRole,
        ForceRole ///< id of the force
    };

    explicit CampaignSoldierModel(QObject *parent = nullptr);

    /// Language of ranks and names that come from the pack.
    void setLanguage(const QString &language, const share::CampaignNames &names = {});

    [[nodiscard]] int rowOf(const QString &soldier) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Row
    {
        campaign::SoldierState soldier;
        QString rank, force, next, role;
        int rung = 0, needed = 0;
        bool promotable = false, leader = false;
        friend bool operator==(const Row &, const Row &) = default;
    };
    void update() override;
    [[nodiscard]] Row makeRow(const campaign::SoldierState &soldier) const;
    [[nodiscard]] QString display(const Row &row, int column) const;
    [[nodiscard]] QVariant sortValue(const Row &row, int column) const;
    [[nodiscard]] QVariant tip(const Row &row, int column) const;
    [[nodiscard]] QString spoken(const Row &row, int column) const;

    QVector<Row> m_rows;
};

} // namespace muster::models
