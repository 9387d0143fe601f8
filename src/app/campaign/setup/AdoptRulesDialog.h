// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignSession.h"
#include "app/campaign/setup/TitledDialog.h"

class QComboBox;
class QListWidget;

namespace muster::app {

/// Changed rules before they are adopted: from which mission on they hold, and what would be different by them.
class AdoptRulesDialog final : public TitledDialog
{
    Q_OBJECT

public:
    AdoptRulesDialog(CampaignSession &session, const campaign::CampaignRules &rules, QWidget *parent);

    /// What comes to the log with them.
    [[nodiscard]] QVector<campaign::Event> events() const { return m_events; }

private:
    void follow();

    CampaignSession &m_session;
    const campaign::CampaignRules m_rules;
    QVector<campaign::Event> m_events;
    QComboBox *m_from = nullptr;
    QListWidget *m_effect = nullptr;
};

} // namespace muster::app
