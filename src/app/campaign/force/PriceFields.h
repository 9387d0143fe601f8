// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/KitPrice.h"

#include <QVector>
#include <QWidget>

class QSpinBox;

namespace muster::app {

/// What a piece of kit costs the force or brings it: a field for each counter that kit is paid with; without such not in sight.
class PriceFields final : public QWidget
{
    Q_OBJECT

public:
    PriceFields(const campaign::CampaignRules &rules, const QString &language, QWidget *parent);

    /// What the rules say; the players may agree on something else.
    void setPrice(const campaign::Price &price);
    [[nodiscard]] campaign::Price price() const;
    [[nodiscard]] bool isUsed() const { return !m_fields.isEmpty(); }

signals:
    void changed();

private:
    QVector<QPair<QString, QSpinBox *>> m_fields; ///< counter, its field
};

} // namespace muster::app
