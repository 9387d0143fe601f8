// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignSession.h"
#include "app/campaign/setup/TitledDialog.h"
#include "campaign/muster/KitOffer.h"

class QComboBox;
class QRadioButton;
class QSpinBox;
class QTreeWidget;

namespace muster::app {

class PriceFields;

/// What a soldier has: it is sold, goes to a comrade, or was never bought.
class KitDialog final : public TitledDialog
{
    Q_OBJECT

public:
    KitDialog(CampaignSession &session, const campaign::SoldierState &soldier, QWidget *parent);

    enum class Way { Sell, HandOn, TakeBack, Stash };
    [[nodiscard]] Way way() const;
    [[nodiscard]] const campaign::HeldKit *chosen() const;
    [[nodiscard]] QString comrade() const;
    [[nodiscard]] int givenBack() const;
    /// What the sale brings the force.
    [[nodiscard]] QMap<QString, int> proceeds() const;

private:
    void build();
    void fill();
    void follow();
    [[nodiscard]] QString paidText(const campaign::KitItem &item) const;

    CampaignSession &m_session;
    const campaign::SoldierState m_soldier;
    const QVector<campaign::HeldKit> m_kit;
    QTreeWidget *m_list = nullptr;
    QRadioButton *m_sell = nullptr;
    QRadioButton *m_hand = nullptr;
    QRadioButton *m_mistake = nullptr;
    QRadioButton *m_stash = nullptr;
    QSpinBox *m_back = nullptr;
    PriceFields *m_proceeds = nullptr;
    int m_shown = -1; ///< the row whose proceeds stand there
    QComboBox *m_comrade = nullptr;
};

} // namespace muster::app
