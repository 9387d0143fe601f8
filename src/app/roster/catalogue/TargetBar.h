// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace muster::app {

/// The dashed strip that names the slot being filled.
class TargetBar final : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;
    /// `shortRest` stands for `rest` where both words do not fit.
    void setTexts(const QString &slot, const QString &rest, const QString &shortRest);

signals:
    /// Somebody wants to see what fits.
    void clicked();

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_slot;
    QString m_rest;
    QString m_shortRest;
};

} // namespace muster::app
