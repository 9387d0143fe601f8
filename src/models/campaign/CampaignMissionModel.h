// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/campaign/CampaignDocument.h"
#include "models/RowDifference.h"
#include "share/campaign/CampaignNames.h"

#include <QAbstractListModel>
#include <QPointer>

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
class CampaignMissionModel final : public ValueRows<QAbstractListModel>
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
    void setDocument(documents::CampaignDocument *document);
    void setLanguage(const QString &language, const share::CampaignNames &names = {});
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
    void update();
    [[nodiscard]] Row makeRow(const campaign::MissionState &mission) const;
    [[nodiscard]] Row makeRow(const campaign::CancelledMission &mission) const;
    [[nodiscard]] QString objectiveText(const campaign::Objective &objective, bool done) const;
    void describe(Row &row, const campaign::MissionState &mission, const campaign::MissionFought &fought) const;
    void addNews(Row &row, const campaign::MissionState &mission, const campaign::MissionFought &fought) const;

    QPointer<documents::CampaignDocument> m_document;
    QVector<Row> m_rows;
    QString m_language = QStringLiteral("en");
    share::CampaignNames m_names;
};

} // namespace muster::models

Q_DECLARE_METATYPE(muster::models::MissionNews)
