// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignSession.h"
#include "models/campaign/CampaignReportDraft.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace muster::app {

/// What the game master wrote down for the mission being reported: its objectives in words, its numbers; what is closed stays
/// hidden until a card opened it or somebody asks. Says when an objective is done that nothing opened.
class ReportOrders final : public QWidget
{
    Q_OBJECT

public:
    ReportOrders(CampaignSession &session, models::CampaignReportDraft &draft, QWidget *parent = nullptr);

    void refresh();

private:
    [[nodiscard]] const campaign::MissionPlanned *plan() const;
    /// The card that opened what was closed; empty: none did.
    [[nodiscard]] QString openingCard() const;
    [[nodiscard]] QString numbers(const campaign::MissionPlanned &plan) const;
    [[nodiscard]] QString warning(const QString &opened) const;

    CampaignSession &m_session;
    models::CampaignReportDraft &m_draft;
    QLabel *m_words = nullptr, *m_warning = nullptr;
    QPushButton *m_show = nullptr;
    QString m_shownFor; ///< the report whose hidden words were asked for
};

} // namespace muster::app
