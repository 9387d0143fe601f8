// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/layout/DisplayList.h"

#include <QPainter>

#include <map>

namespace muster::print {

/// Draws recorded pages with a painter. Keeps its fonts, so that hundreds of pages are quick.
class Replay
{
public:
    /// Draws a page with its top left corner at the painter's origin; `unitsPerMillimetre` of the painter's device.
    void page(QPainter &painter, const Page &page, double unitsPerMillimetre);
    void list(QPainter &painter, const DisplayList &list, const QTransform &toDevice);

private:
    struct Drawer;
    const QFont &font(const Font &font);

    std::map<Font, QFont> m_fonts;
};

} // namespace muster::print
