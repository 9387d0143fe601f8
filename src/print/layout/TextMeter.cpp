// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/layout/TextMeter.h"

#include <cmath>

namespace muster::print {

namespace {

constexpr qsizetype longestKept = 256; ///< words and lines are measured again and again, whole chapters are not

}

TextMeter::Face &TextMeter::face(const Font &font) const
{
    auto it = m_faces.find(font);
    if (it == m_faces.end())
        it = m_faces.emplace(font, Face{QFontMetricsF(font.toQFont()), {}}).first;
    return it->second;
}

QString TextMeter::typographic(const QString &text)
{
    qsizetype at = text.indexOf(QLatin1Char('\''));
    if (at < 0)
        return text;
    QString curled = text;
    for (; at >= 0; at = curled.indexOf(QLatin1Char('\''), at + 1))
        if (at > 0 && curled.at(at - 1).isLetter())
            curled[at] = QChar(0x2019);
    return curled;
}

double TextMeter::width(const QString &plain, const Font &font) const
{
    if (plain.isEmpty())
        return 0.0;
    const QString text = typographic(plain);
    Face &entry = face(font);
    const auto known = entry.widths.constFind(text);
    if (known != entry.widths.constEnd())
        return *known;
    m_measured += text.size();
    const double millimetres = entry.metrics.horizontalAdvance(text) / unitsPerMm;
    if (text.size() <= longestKept)
        entry.widths.insert(text, millimetres);
    return millimetres;
}

double TextMeter::capHeight(const Font &font) const
{
    return face(font).metrics.capHeight() / unitsPerMm;
}

Font TextMeter::fitted(const QString &text, Font font, double room, double floor, double step) const
{
    // Far too long for any size: the smallest, without trying those between.
    Font smallest = font;
    if (const double steps = std::floor((font.points - floor + 1e-6) / step); steps > 0)
        smallest.points -= steps * step;
    if (text.size() > longestKept && width(text, smallest) > room)
        return smallest;
    while (font.points - step >= floor - 1e-6 && width(text, font) > room)
        font.points -= step;
    return font;
}

} // namespace muster::print
