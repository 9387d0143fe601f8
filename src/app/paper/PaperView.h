// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/layout/DisplayList.h"

#include <QAbstractScrollArea>
#include <QPixmap>

namespace muster::app {

/// Shows one page as it will be printed: white paper on the canvas, zoom, one marked rectangle.
class PaperView final : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit PaperView(QWidget *parent = nullptr);

    /// An empty page (size 0) shows nothing.
    void setPage(const print::Page &page);
    [[nodiscard]] const print::Page &page() const { return m_page; }
    /// The selected card, millimetres of the page; empty = none.
    void setMark(const QRectF &area);
    /// Factor of the real size on this screen; 0 = the whole page fits.
    void setZoom(double zoom);
    /// What is shown now, also while the page is fitted.
    [[nodiscard]] double shownZoom() const;
    [[nodiscard]] bool isFitted() const { return m_zoom <= 0; }

public slots:
    void zoomIn();
    void zoomOut();
    void fit() { setZoom(0); }

signals:
    void zoomChanged();
    /// A click on the paper, millimetres of the page.
    void clicked(const QPointF &at);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void layoutPage();
    [[nodiscard]] double pixelsPerMm() const;
    [[nodiscard]] QPointF origin() const;

    print::Page m_page;
    QRectF m_mark;
    double m_zoom = 0;
    QPixmap m_picture;
};

} // namespace muster::app
