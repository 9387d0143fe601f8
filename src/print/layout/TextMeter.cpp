// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/layout/TextMeter.h"

namespace muster::print {

TextMeter::Face &TextMeter::face(const Font &font) const
{
    auto it = m_faces.find(font);
    if (it == m_faces.end())
        it = m_faces.emplace(font, Face{QFontMetricsF(font.toQFont()), {}}).first;
    return it->second;
}

double TextMeter::width(const QString &text, const Font &font) const
{
    if (text.isEmpty())
        return 0.0;
    Face &entry = face(font);
    const auto known = entry.widths.constFind(text);
    if (known != entry.widths.constEnd())
        return *known;
    const double millimetres = entry.metrics.horizontalAdvance(text) / unitsPerMm;
    entry.widths.insert(text, millimetres);
    return millimetres;
}

double TextMeter::capHeight(const Font &font) const
{
    return face(font).metrics.capHeight() / unitsPerMm;
}

Font TextMeter::fitted(const QString &text, Font font, double room, double floor, double step) const
{
    while (font.points - step >= floor - 1e-6 && width(text, font) > room)
        font.points -= step;
    return font;
}

} // namespace muster::print
