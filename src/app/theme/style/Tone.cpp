// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/style/Tone.h"

namespace muster::app {

Token strongToken(Tone tone)
{
    switch (tone) {
    case Tone::Error:
        return Token::Error;
    case Tone::Warning:
        return Token::Warning;
    case Tone::Ok:
        return Token::Ok;
    case Tone::Advantage:
        return Token::Advantage;
    case Tone::Accent:
        return Token::Accent;
    case Tone::Neutral:
        break;
    }
    return Token::Text2;
}

Token softToken(Tone tone)
{
    switch (tone) {
    case Tone::Error:
        return Token::ErrorSoft;
    case Tone::Warning:
        return Token::WarningSoft;
    case Tone::Ok:
        return Token::OkSoft;
    case Tone::Advantage:
        return Token::AdvantageSoft;
    case Tone::Accent:
        return Token::Selection;
    case Tone::Neutral:
        break;
    }
    return Token::SelectionInactive;
}

QString toneIcon(Tone tone)
{
    switch (tone) {
    case Tone::Error:
        return QStringLiteral("problem");
    case Tone::Warning:
        return QStringLiteral("warning");
    case Tone::Ok:
        return QStringLiteral("ok");
    case Tone::Advantage:
        return QStringLiteral("star");
    case Tone::Accent:
    case Tone::Neutral:
        break;
    }
    return QStringLiteral("info");
}

QString toneName(Tone tone)
{
    switch (tone) {
    case Tone::Error:
        return QStringLiteral("error");
    case Tone::Warning:
        return QStringLiteral("warning");
    case Tone::Ok:
        return QStringLiteral("ok");
    case Tone::Advantage:
        return QStringLiteral("advantage");
    case Tone::Accent:
        return QStringLiteral("accent");
    case Tone::Neutral:
        break;
    }
    return QStringLiteral("neutral");
}

} // namespace muster::app
