// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/paint/GaugePaint.h"

#include <QWidget>

namespace muster::app {

/// The gauge of the toolbar: figure, limit, bar, and what is left or over.
class PointsGauge final : public QWidget
{
    Q_OBJECT

public:
    explicit PointsGauge(QWidget *parent = nullptr);

    void setData(const GaugeData &data, const QColor &gameHue);
    [[nodiscard]] const GaugeData &data() const { return m_data; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void clicked();
    /// On "14 left" or "3 over".
    void remarkClicked();

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void speak();
    [[nodiscard]] double textWidth() const;
    [[nodiscard]] double remarkWidth() const;

    GaugeData m_data;
    QColor m_hue;
    double m_remarkLeft = 0; ///< where it was painted; 0: nowhere
};

} // namespace muster::app
