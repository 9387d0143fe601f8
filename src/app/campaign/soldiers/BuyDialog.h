// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignSession.h"
#include "app/campaign/setup/TitledDialog.h"
#include "share/campaign/KitShop.h"

class QLineEdit;
class QSpinBox;
class QTreeWidget;
class QTreeWidgetItem;

namespace muster::app {

class PriceFields;

/// What the army list offers a soldier's figure, searchable, with what it does and costs; or anything in the player's own
/// words with a price.
class BuyDialog final : public TitledDialog
{
    Q_OBJECT

public:
    BuyDialog(CampaignSession &session, const campaign::SoldierState &soldier, QWidget *parent);

    [[nodiscard]] campaign::EquipmentBought purchase() const;

private:
    void build();
    void buildNumbers();
    /// Of kit of so many points, as a cell of the list.
    [[nodiscard]] QString priceCell(int points) const;
    void fill();
    void search();
    void follow();
    /// The offer that is chosen; null: it is in the player's own words, or nothing is chosen.
    [[nodiscard]] const share::ShopItem *chosen() const;
    [[nodiscard]] bool isOwnWords() const;

    CampaignSession &m_session;
    const campaign::SoldierState m_soldier;
    const QVector<share::ShopItem> m_items;
    QLineEdit *m_text = nullptr;
    QTreeWidget *m_list = nullptr;
    QTreeWidgetItem *m_own = nullptr; ///< the row of the player's own words
    QSpinBox *m_points = nullptr;
    QSpinBox *m_experience = nullptr;
    PriceFields *m_price = nullptr; ///< what the force pays
};

} // namespace muster::app
