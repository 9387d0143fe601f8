// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/fold/CampaignState.h"

#include <QWidget>

namespace muster::app {

/// How many areas each player held after every mission: a bar for each, over the stops of the slider.
class HeldBars final : public QWidget
{
    Q_OBJECT

public:
    explicit HeldBars(QWidget *parent = nullptr);

    /// `shown`: the stop that the map is at; later ones are pale.
    void setState(const campaign::CampaignState &state, int shown);
    QSize sizeHint() const override { return {400, 54}; }
    QSize minimumSizeHint() const override { return {120, 54}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QVector<QVector<int>> m_held; ///< stop -> player -> areas
    QVector<QColor> m_colours;    ///< of the players
    int m_all = 0;
    int m_shown = 0;
};

} // namespace muster::app
