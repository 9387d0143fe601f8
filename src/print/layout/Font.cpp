// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/layout/Font.h"

#include <QStringList>

#include <cmath>

namespace muster::print {

Font Font::sized(double newPoints) const
{
    Font copy = *this;
    copy.points = newPoints;
    return copy;
}

Font Font::with(Weight newWeight) const
{
    Font copy = *this;
    copy.weight = newWeight;
    return copy;
}

Font Font::slanted(bool on) const
{
    Font copy = *this;
    copy.italic = on;
    return copy;
}

namespace {

QFont::Weight qtWeight(Weight weight)
{
    switch (weight) {
    case Weight::Regular:
        return QFont::Normal;
    case Weight::Medium:
        return QFont::Medium;
    case Weight::Bold:
        return QFont::Bold;
    case Weight::Black:
        return QFont::Black;
    }
    return QFont::Normal;
}

} // namespace

QFont Font::toQFont() const
{
    static const QStringList condensed{"Roboto Condensed", "Roboto", "Noto Sans", "DejaVu Sans", "sans-serif"};
    static const QStringList wide{"Roboto", "Roboto Condensed", "Noto Sans", "DejaVu Sans", "sans-serif"};
    QFont font;
    if (family != Family::Window) // which is the face of the application
        font.setFamilies(family == Family::Condensed ? condensed : wide);
    const int pixels = int(std::lround(points / 72.0 * layoutDpi));
    font.setPixelSize(pixels);
    font.setWeight(qtWeight(weight));
    font.setItalic(italic);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setStyleStrategy(QFont::StyleStrategy(QFont::PreferOutline | QFont::PreferQuality));
    // In parts of the advance (about half an em): Qt scales absolute spacing once more by the device's resolution.
    if (tracking != 0.0)
        font.setLetterSpacing(QFont::PercentageSpacing, 100.0 + tracking * 200.0);
    return font;
}

} // namespace muster::print
