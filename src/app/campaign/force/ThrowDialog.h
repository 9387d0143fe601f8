// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignSession.h"
#include "app/campaign/setup/TitledDialog.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace muster::app {

/// A throw on a table of the rules for a soldier: thrown here, or typed as it fell at the table.
class ThrowDialog final : public TitledDialog
{
    Q_OBJECT

public:
    ThrowDialog(CampaignSession &session, const campaign::SoldierState &soldier, QWidget *parent);

    [[nodiscard]] campaign::TableRolled rolled() const;

private:
    void build();
    void chooseTable();
    void throwDice();
    void follow();
    [[nodiscard]] const campaign::RollTable *table() const;

    CampaignSession &m_session;
    const campaign::SoldierState m_soldier;
    QVector<int> m_dice;
    QComboBox *m_table = nullptr;
    QSpinBox *m_value = nullptr;
    QLabel *m_result = nullptr;
    QLineEdit *m_note = nullptr;
};

} // namespace muster::app
