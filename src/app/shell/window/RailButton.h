// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace muster::app {

/// One workspace in the bar: icon over word; the current one stands on the base ground with an accent bar.
class RailButton final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit RailButton(const QString &icon, QWidget *parent = nullptr);

    QSize sizeHint() const override { return {76, 58}; }
    /// On a low screen the word goes, and the tooltip says it.
    QSize minimumSizeHint() const override { return {76, 34}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_icon;
};

} // namespace muster::app
