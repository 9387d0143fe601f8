// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/style/GameColours.h"

namespace muster::app {

namespace {

// Hues that were tuned by eye; any other hue is computed.
struct Tuned
{
    QRgb hue, soft, darkHue, darkSoft;
};

constexpr Tuned tuned[] = {
    {0xff626C1C, 0xffEEF0DC, 0xffBAC56F, 0xff34381F}, // olive
    {0xff0F6D78, 0xffDDEFF1, 0xff62C1CC, 0xff1D3A3E}, // teal
    {0xff87542A, 0xffF5E9DF, 0xffDBA97C, 0xff40301F}, // umber
    {0xff943A78, 0xffF6E6F1, 0xffE096C8, 0xff432A3C}, // plum
    {0xff435F7D, 0xffE4EAF1, 0xff9DB8D6, 0xff2A3645}, // steel
};
constexpr QRgb steel = 0xff435F7D;

// On the dark ground a colour needs more than the bare minimum to look as strong as on white.
constexpr double wantedLight = 4.6;
constexpr double wantedDark = 7.5;

QColor readable(QColor color, const QColor &ground, Scheme scheme)
{
    const bool dark = scheme == Scheme::Dark;
    const double wanted = dark ? wantedDark : wantedLight;
    for (int step = 0; step < 100 && contrast(color, ground) < wanted; ++step)
        color = mixed(dark ? QColor(Qt::white) : QColor(Qt::black), color, 0.04);
    return color;
}

} // namespace

GameColours GameColours::fromHue(const QColor &hue, Scheme scheme)
{
    const QRgb wanted = hue.isValid() ? (hue.rgb() | 0xff000000) : steel;
    const bool dark = scheme == Scheme::Dark;
    for (const Tuned &entry : tuned) {
        if (entry.hue == wanted)
            return dark ? GameColours{QColor::fromRgb(entry.darkHue), QColor::fromRgb(entry.darkSoft)}
                        : GameColours{QColor::fromRgb(entry.hue), QColor::fromRgb(entry.soft)};
    }
    const QColor base = tokenColor(Token::Base, scheme);
    const QColor strong = readable(QColor::fromRgb(wanted), base, scheme);
    return {strong, mixed(strong, base, dark ? 0.18 : 0.12)};
}

const QList<QColor> &tagColours()
{
    static const QList<QColor> colours{QColor("#D08A2E"), QColor("#4C86C6"), QColor("#5C9A5F"), QColor("#9A6BB5"), QColor("#8A8F98")};
    return colours;
}

} // namespace muster::app
