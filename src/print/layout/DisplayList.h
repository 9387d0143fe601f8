// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/layout/Font.h"

#include <QColor>
#include <QImage>
#include <QLineF>
#include <QPainterPath>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QTransform>

#include <memory>
#include <variant>
#include <vector>

namespace muster::print {

/// Text at a baseline; all places and sizes are millimetres.
struct TextItem
{
    QPointF at;
    QString text;
    Font font;
    QRgb colour = 0xff111111;
    friend bool operator==(const TextItem &, const TextItem &) = default;
};

enum class Dash { Solid, Dashed, Dotted };

/// How the edge of a shape is drawn; width 0 = no edge.
struct Stroke
{
    double width = 0.0;
    QRgb colour = 0xff111111;
    Dash dash = Dash::Solid;
    friend bool operator==(const Stroke &, const Stroke &) = default;
};

/// A shape filled by the even-odd rule; fill 0 = open.
struct PathItem
{
    QPainterPath path;
    QRgb fill = 0;
    Stroke stroke;
    friend bool operator==(const PathItem &, const PathItem &) = default;
};

struct RectItem
{
    QRectF rect;
    QRgb fill = 0;
    Stroke stroke;
    friend bool operator==(const RectItem &, const RectItem &) = default;
};

struct LineItem
{
    QLineF line;
    Stroke stroke;
    friend bool operator==(const LineItem &, const LineItem &) = default;
};

struct ImageItem
{
    QRectF rect;
    QImage image;
    friend bool operator==(const ImageItem &, const ImageItem &) = default;
};

using Item = std::variant<TextItem, PathItem, RectItem, LineItem, ImageItem>;

/// What is drawn, in order. Made once; preview, PDF and printer replay it.
using DisplayList = std::vector<Item>;

/// A display list somewhere on a page; cards are shared between pages and preview.
struct Placed
{
    std::shared_ptr<const DisplayList> list;
    QTransform transform; ///< millimetres of the list to millimetres of the page
};

/// One page of paper.
struct Page
{
    QSizeF size; ///< millimetres
    QString title;
    std::vector<Placed> content;

    void add(DisplayList list) { content.push_back({std::make_shared<const DisplayList>(std::move(list)), {}}); }
    void add(std::shared_ptr<const DisplayList> list, const QTransform &transform) { content.push_back({std::move(list), transform}); }
};

using Pages = std::vector<Page>;

} // namespace muster::print
