// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/paint/PageImage.h"

#include "print/paint/Replay.h"

#include <cmath>

namespace muster::print {

QImage pageImage(const Page &page, double dpi)
{
    const double scale = dpi / 25.4;
    QImage image(std::max(1, int(std::ceil(page.size.width() * scale - 1e-6))),
                 std::max(1, int(std::ceil(page.size.height() * scale - 1e-6))), QImage::Format_RGB32);
    image.setDotsPerMeterX(int(std::lround(dpi / 0.0254)));
    image.setDotsPerMeterY(int(std::lround(dpi / 0.0254)));
    image.fill(Qt::white);
    QPainter painter(&image);
    Replay().page(painter, page, scale);
    return image;
}

} // namespace muster::print
