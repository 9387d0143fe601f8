// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignSession.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace muster::app {

class CampaignDesk;

/// What a force has beside its soldiers: what the rules count, and the stash of kit that nobody carries.
class ArmouryPanel final : public QWidget
{
    Q_OBJECT

public:
    ArmouryPanel(CampaignSession &session, CampaignDesk &desk, QAction *resources, QWidget *parent = nullptr);

    void retranslate();

private:
    [[nodiscard]] QPushButton *button(const char *name);
    void build();
    void connectButtons();
    void refresh();
    void follow();
    [[nodiscard]] QString force() const;
    [[nodiscard]] QString item() const;

    CampaignSession &m_session;
    CampaignDesk &m_desk;
    QAction *m_resources;
    QComboBox *m_force = nullptr;
    QLabel *m_counters = nullptr;
    QLabel *m_ledger = nullptr;
    QListWidget *m_stash = nullptr;
    QPushButton *m_count = nullptr;
    QPushButton *m_add = nullptr;
    QPushButton *m_give = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_rules = nullptr;
};

} // namespace muster::app
