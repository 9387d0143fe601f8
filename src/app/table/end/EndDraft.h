// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/TableSession.h"
#include "campaign/fold/CampaignState.h"
#include "documents/campaign/CampaignDocument.h"

#include <QMap>

namespace muster::app {

/// How a battle ends, until it is kept: results, objectives, fates, words. What a campaign would make of it follows.
class EndDraft final : public QObject
{
    Q_OBJECT

public:
    explicit EndDraft(TableSession &session) : m_session(session) {}

    /// As the battle stands: nothing is preset, what was kept before is shown.
    void begin();
    [[nodiscard]] battle::GameResult result(const QString &side) const { return m_results.value(side, battle::GameResult::None); }
    /// Of two sides the other one follows, until somebody says otherwise.
    void setResult(const QString &side, battle::GameResult result);
    struct Objective
    {
        QString id, name;
    };
    [[nodiscard]] QVector<Objective> objectives() const;
    [[nodiscard]] battle::ObjectiveResult objective(const QString &side, const QString &id) const;
    void setObjective(const QString &side, const QString &id, battle::ObjectiveResult result);
    [[nodiscard]] const QString &why() const { return m_why; }
    void setWhy(const QString &why);
    [[nodiscard]] const QString &campaign() const { return m_campaign; }
    void setCampaign(const QString &id);
    [[nodiscard]] library::Records campaigns() const;

    [[nodiscard]] battle::Ended ended() const;
    /// What campaign::readAfterAction() reads.
    [[nodiscard]] QJsonObject report() const;
    /// Soldier and experience that the campaign would write, or why it cannot.
    struct Preview
    {
        QVector<QPair<QString, int>> gains;
        QStringList lines;
        QString problem;
    };
    [[nodiscard]] Preview preview() const;
    /// Into the log; the campaign it counts for stands beside it.
    void keep();

signals:
    void changed();

private:
    TableSession &m_session;
    QMap<QString, battle::GameResult> m_results;
    QMap<QString, QMap<QString, battle::ObjectiveResult>> m_objectives;
    QString m_why, m_campaign;
    std::optional<documents::StoredCampaign> m_book;
};

} // namespace muster::app
