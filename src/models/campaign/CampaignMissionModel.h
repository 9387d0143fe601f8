// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/campaign/CampaignRows.h"

#include <QAbstractListModel>

namespace muster::models {

/// One thing that happened with a mission: a promotion, a loss.
struct MissionNews
{
    enum Kind { Promoted, Wounded, Killed, Retired };
    Kind kind = Promoted;
    QString text;
    friend bool operator==(const MissionNews &, const MissionNews &) = default;
};

/// The missions of a campaign, newest first; planned ones on top.
class CampaignMissionModel final : public CampaignRows<QAbstractListModel>
{
    Q_OBJECT

public:
    enum Result { Planned, Success, Failure, Open, Drawn, Cancelled };
    enum Role {
        EventRole = Qt::UserRole + 1, ///< id of the event
        NumberRole,
        ResultRole,  ///< Result
        DateRole,    ///< words
        OutcomeRole, ///< "Primary done, secondary failed"; a line per force where they fared differently
        FiguresRole, ///< "6 eliminated, 93 experience"
        NewsRole,    ///< QVariantList of MissionNews
        CorrectedRole
    };

    explicit CampaignMissionModel(QObject *parent = nullptr);
    [[nodiscard]] int rowOf(const QString &event) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    struct Row
    {
        QString event, title, date, outcome, figures;
        int number = 0;
        Result result = Open;
        bool corrected = false;
        QVector<MissionNews> news;
        friend bool operator==(const Row &, const Row &) = default;
    };
    void update() override;
    [[nodiscard]] Row makeRow(const campaign::MissionState &mission) const;
    [[nodiscard]] Row makeRow(const campaign::CancelledMission &mission) const;
    [[nodiscard]] QString objectiveText(const campaign::Objective &objective, bool done) const;
    void describe(Row &row, const campaign::MissionState &mission, const campaign::MissionFought &fought) const;

    QVector<Row> m_rows;
};

} // namespace muster::models

Q_DECLARE_METATYPE(muster::models::MissionNews)
