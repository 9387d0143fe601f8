// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/paint/PageImage.h"

#include "print/paint/Replay.h"

#include <cmath>

namespace muster::print {

QImage pageImage(const Page &page, double dpi)
{
    const double scale = dpi / 25.4;
    // A page of a PDF is a whole number of points: the picture is of that page, to the pixel.
    const auto pixels = [&](double millimetres) {
        return std::max(1, int(std::ceil(std::round(millimetres / mmPerPoint) * dpi / 72.0 - 1e-6)));
    };
    QImage image(pixels(page.size.width()), pixels(page.size.height()), QImage::Format_RGB32);
    image.setDotsPerMeterX(int(std::lround(dpi / 0.0254)));
    image.setDotsPerMeterY(int(std::lround(dpi / 0.0254)));
    image.fill(Qt::white);
    QPainter painter(&image);
    Replay().page(painter, page, scale);
    return image;
}

} // namespace muster::print
