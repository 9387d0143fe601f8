// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/roster/ArmyOverview.h"

#include <QColor>
#include <QWidget>

namespace muster::app {

/// The lines of one part of an overview: name, bar, figure, and a quiet remark.
class OverviewList final : public QWidget
{
    Q_OBJECT

public:
    explicit OverviewList(const models::OverviewPart &part, const QColor &hue, QWidget *parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] int lineHeight() const;

    models::OverviewPart m_part;
    QColor m_hue;
};

} // namespace muster::app
