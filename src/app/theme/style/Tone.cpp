// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/style/Tone.h"

#include <array>

namespace muster::app {

namespace {

/// How a tone is shown.
struct Look
{
    Token strong, soft;
    const char *icon;
    const char *name;
};

const Look &lookOf(Tone tone)
{
    static constexpr std::array<Look, 6> looks{{{Token::Text2, Token::SelectionInactive, "info", "neutral"},
                                                {Token::Error, Token::ErrorSoft, "problem", "error"},
                                                {Token::Warning, Token::WarningSoft, "warning", "warning"},
                                                {Token::Ok, Token::OkSoft, "ok", "ok"},
                                                {Token::Advantage, Token::AdvantageSoft, "star", "advantage"},
                                                {Token::Accent, Token::Selection, "info", "accent"}}};
    static_assert(looks.size() == std::size_t(Tone::Accent) + 1, "every tone has its look, in the order of Tone");
    return looks[std::size_t(tone)];
}

} // namespace

Token strongToken(Tone tone)
{
    return lookOf(tone).strong;
}

Token softToken(Tone tone)
{
    return lookOf(tone).soft;
}

QString toneIcon(Tone tone)
{
    return QString::fromLatin1(lookOf(tone).icon);
}

QString toneName(Tone tone)
{
    return QString::fromLatin1(lookOf(tone).name);
}

} // namespace muster::app
