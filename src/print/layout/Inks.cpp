// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/layout/Inks.h"

#include <algorithm>
#include <cmath>

namespace muster::print {

namespace {

double linear(int channel)
{
    const double value = channel / 255.0;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double luminance(QRgb colour)
{
    return 0.2126 * linear(qRed(colour)) + 0.7152 * linear(qGreen(colour)) + 0.0722 * linear(qBlue(colour));
}

} // namespace

QRgb Inks::shade(QRgb colour) const
{
    if (mode == InkMode::Colour)
        return colour;
    const int grey = int(std::lround(0.299 * qRed(colour) + 0.587 * qGreen(colour) + 0.114 * qBlue(colour)));
    return qRgb(grey, grey, grey);
}

QRgb Inks::tone(double strength) const
{
    const auto mix = [strength](int channel) { return int(std::lround(255 - (255 - channel) * strength)); };
    return shade(qRgb(mix(qRed(game)), mix(qGreen(game)), mix(qBlue(game))));
}

QRgb darkEnough(QRgb colour)
{
    QColor result = QColor::fromRgb(colour);
    for (int i = 0; i < 40 && 1.05 / (luminance(result.rgb()) + 0.05) < 6.9; ++i)
        result = QColor::fromHslF(result.hslHueF() < 0 ? 0 : result.hslHueF(), result.hslSaturationF(),
                                  std::max(0.0f, result.lightnessF() - 0.02f));
    return result.rgb();
}

} // namespace muster::print
