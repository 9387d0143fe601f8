// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace muster::app {

/// A page that covers the panels of a workspace: what comes before and after the board.
class CoverPage : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;
    /// Always as large as the area; hidden until it is shown.
    void cover(QWidget *area);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    /// A part of the page with its title, as a dock looks.
    QWidget *framed(QLabel *title, QWidget *body);
};

} // namespace muster::app
