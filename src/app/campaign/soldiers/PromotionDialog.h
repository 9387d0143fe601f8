// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignSession.h"

#include <QDialog>

class QCheckBox;

namespace muster::app {

/// Everyone who can be promoted, each with their figures before and after.
class PromotionDialog final : public QDialog
{
    Q_OBJECT

public:
    PromotionDialog(CampaignSession &session, QWidget *parent);
    [[nodiscard]] QStringList chosen() const;

private:
    QVector<QPair<QString, QCheckBox *>> m_boxes;
};

} // namespace muster::app
