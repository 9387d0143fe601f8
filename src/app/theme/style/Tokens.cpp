// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/style/Tokens.h"

#include <cmath>

namespace muster::app {

namespace {

struct Row
{
    Token token;
    const char *name;
    QRgb light;
    QRgb dark;
};

constexpr Row rows[] = {
    {Token::Window, "window", 0xffECEEF2, 0xff2B2E34},
    {Token::Rail, "rail", 0xffE1E4EA, 0xff1B1D21},
    {Token::Base, "base", 0xffFFFFFF, 0xff1F2125},
    {Token::Alt, "alt", 0xffF6F7F9, 0xff24272C},
    {Token::Header, "header", 0xffF3F4F7, 0xff272A30},
    {Token::Raised, "raised", 0xffFFFFFF, 0xff31353C},
    {Token::Line, "line", 0xffD4D8E0, 0xff3B4049},
    {Token::Line2, "line2", 0xffE6E9EE, 0xff2F333A},
    {Token::Control, "control", 0xff7F8897, 0xff767F8D},
    {Token::ButtonLine, "btnline", 0xffBBC2CD, 0xff4A505A},
    {Token::PopupLine, "popline", 0xffB4BBC7, 0xff555C68},
    {Token::Text, "text", 0xff1A2130, 0xffE6E9EE},
    {Token::Text2, "text2", 0xff495264, 0xffC0C7D1},
    {Token::Text3, "text3", 0xff5A6476, 0xffA6AEBA},
    {Token::Accent, "accent", 0xff1F5FC6, 0xff86B4FF},
    {Token::Focus, "focus", 0xff1F5FC6, 0xff86B4FF},
    {Token::AccentFill, "accentfill", 0xff1F5FC6, 0xff2F6BD0},
    {Token::OnAccent, "onaccent", 0xffFFFFFF, 0xffFFFFFF},
    {Token::Selection, "sel", 0xffD9E6FB, 0xff2A4165},
    {Token::SelectionInactive, "sel2", 0xffE4E7EC, 0xff363B44},
    {Token::Hover, "hover", 0xffEFF2F7, 0xff2A2E34},
    {Token::Track, "track", 0xffDDE1E8, 0xff3A3F47},
    {Token::Hatch, "hatch", 0xffA9B1BE, 0xff6C7583},
    {Token::Error, "error", 0xffB3202E, 0xffFF8F8F},
    {Token::ErrorSoft, "errorsoft", 0xffFBE8E9, 0xff45272B},
    {Token::Warning, "warn", 0xff855600, 0xffEBBE55},
    {Token::WarningSoft, "warnsoft", 0xffFBF0D6, 0xff3F3520},
    {Token::Ok, "ok", 0xff176B3D, 0xff74D29B},
    {Token::OkSoft, "oksoft", 0xffE0F2E6, 0xff20392C},
    {Token::Advantage, "adv", 0xff6440B4, 0xffC2ABFF},
    {Token::AdvantageSoft, "advsoft", 0xffEEE8FB, 0xff372E54},
    {Token::Canvas, "canvas", 0xffC9CED6, 0xff15171A},
    {Token::Paper, "paper", 0xffFFFFFF, 0xffFFFFFF},
    {Token::PaperLine, "paperline", 0xff8E96A3, 0xff555C68},
};

double luminance(const QColor &color)
{
    const auto channel = [](double value) { return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4); };
    return 0.2126 * channel(color.redF()) + 0.7152 * channel(color.greenF()) + 0.0722 * channel(color.blueF());
}

} // namespace

const QList<TokenName> &tokenNames()
{
    static const QList<TokenName> names = [] {
        QList<TokenName> list;
        for (const Row &row : rows)
            list.append({row.token, row.name});
        return list;
    }();
    return names;
}

QColor tokenColor(Token token, Scheme scheme)
{
    const Row &row = rows[static_cast<int>(token)];
    Q_ASSERT(row.token == token);
    return QColor::fromRgb(scheme == Scheme::Dark ? row.dark : row.light);
}

double contrast(const QColor &one, const QColor &other)
{
    const double a = luminance(one);
    const double b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

QColor mixed(const QColor &over, const QColor &under, double share)
{
    const auto mix = [share](double a, double b) { return float(share * a + (1 - share) * b); };
    return QColor::fromRgbF(mix(over.redF(), under.redF()), mix(over.greenF(), under.greenF()), mix(over.blueF(), under.blueF()));
}

} // namespace muster::app
