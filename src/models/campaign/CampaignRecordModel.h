// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/campaign/CampaignDocument.h"
#include "models/RowDifference.h"
#include "share/campaign/CampaignNames.h"

#include <QAbstractListModel>
#include <QPointer>

namespace muster::models {

/// The service record of one soldier, newest first: missions with what came in, then promotions and the rest under them.
class CampaignRecordModel final : public ValueRows<QAbstractListModel>
{
    Q_OBJECT

public:
    enum Role {
        NumberRole = Qt::UserRole + 1, ///< number of the mission; 0: no mission
        TitleRole,
        DetailRole,     ///< "Ork ×2 14, survived 2, share 3"
        GainRole,       ///< "+21"
        AfterRole,      ///< QStringList: promotions, awards, notes after it
        PromotionsRole, ///< how many of these, at the front, are promotions
        EventRole
    };

    explicit CampaignRecordModel(QObject *parent = nullptr);
    void show(documents::CampaignDocument *document, const QString &soldier, const QString &language,
              const share::CampaignNames &names = {});

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    struct Row
    {
        int number = 0;
        QString event, title, detail, gain;
        QStringList promotions, others;
        friend bool operator==(const Row &, const Row &) = default;
    };
    [[nodiscard]] static QVector<Row> makeRows(const campaign::SoldierState &soldier, const documents::CampaignDocument &document,
                                               const QString &language, const share::CampaignNames &names);

    QVector<Row> m_rows;
    QString m_soldier;
};

} // namespace muster::models
