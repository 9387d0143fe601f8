// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "share/campaign/MapShapes.h"

#include <QImage>
#include <QWidget>

namespace muster::app {

/// The map of a campaign: hexes, or areas on a picture, with who holds them. The arrow keys walk from area to area.
class MapView final : public QWidget
{
    Q_OBJECT

public:
    explicit MapView(QWidget *parent = nullptr);

    void setMap(const share::MapDrawing &drawing, const QVector<campaign::Player> &players, const QImage &picture = {});
    [[nodiscard]] const share::MapDrawing &drawing() const { return m_drawing; }
    [[nodiscard]] const QString &current() const { return m_current; }
    void setCurrent(const QString &area);
    /// Corners of an area that is being drawn, in thousandths of the picture.
    void setPending(const QVector<int> &corners);
    /// A click is a corner, not a choice.
    void setDrawing(bool drawing) { m_drawingCorners = drawing; }
    /// Where the middle of an area is on the widget.
    [[nodiscard]] QPointF middleOf(const QString &area) const;

    QSize sizeHint() const override { return {320, 180}; }
    QSize minimumSizeHint() const override { return {220, 160}; }

signals:
    void chosen(const QString &area);
    void activated(const QString &area);
    /// In thousandths of the picture.
    void cornerSet(int x, int y);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    [[nodiscard]] QTransform toWidget() const;
    [[nodiscard]] const share::MapShape *shapeAt(const QPointF &point) const;
    [[nodiscard]] const share::MapShape *shape(const QString &id) const;
    void paintShape(QPainter &painter, const share::MapShape &shape, const QTransform &place) const;
    void paintName(QPainter &painter, const share::MapShape &shape, const QTransform &place) const;
    void walk(const QPointF &direction);
    void choose(const QString &area);
    void speak();

    share::MapDrawing m_drawing;
    QVector<campaign::Player> m_players;
    QImage m_picture;
    QString m_current;
    QVector<int> m_pending;
    bool m_drawingCorners = false;
};

} // namespace muster::app
