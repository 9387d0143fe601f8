// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/docking/DockHost.h"

#include <QWidget>

class QToolButton;

namespace muster::app {

/// Title bar of Qt's own dock widgets: paints the title, or all tabs that share the place, with float and close.
class DockTitle final : public QWidget
{
    Q_OBJECT

public:
    DockTitle(DockHost &host, const QString &id, QWidget *parent);

    /// Texts of the buttons in the current language, state of the float button.
    void refresh();
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    bool event(QEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QStringList tabs() const;
    [[nodiscard]] QList<QRect> tabRects(const QStringList &tabs) const;
    [[nodiscard]] QString tabAt(const QPoint &position) const;

    DockHost &m_host;
    QString m_id;
    QString m_hovered;
    QToolButton *m_float = nullptr;
    QToolButton *m_close = nullptr;
};

} // namespace muster::app
