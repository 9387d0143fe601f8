// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>

namespace muster::app {

/// Light or dark, already decided.
enum class Scheme { Light, Dark };

/// Every colour of the program by its use; the values are in one table.
enum class Token {
    Window,
    Rail,
    Base,
    Alt,
    Header,
    Raised,
    Line,
    Line2,
    Control,
    ButtonLine,
    PopupLine,
    Text,
    Text2,
    Text3,
    Accent,
    Focus,
    AccentFill,
    OnAccent,
    Selection,
    SelectionInactive,
    Hover,
    Track,
    Hatch,
    Error,
    ErrorSoft,
    Warning,
    WarningSoft,
    Ok,
    OkSoft,
    Advantage,
    AdvantageSoft,
    Canvas,
    Paper,
    PaperLine,
};

/// A token with the name that stands as @name@ in the style sheet.
struct TokenName
{
    Token token;
    const char *name;
};

[[nodiscard]] const QList<TokenName> &tokenNames();
[[nodiscard]] QColor tokenColor(Token token, Scheme scheme);

/// Contrast of two opaque colours as WCAG computes it, 1 to 21.
[[nodiscard]] double contrast(const QColor &one, const QColor &other);
/// `share` (0 to 1) of one colour over the other.
[[nodiscard]] QColor mixed(const QColor &over, const QColor &under, double share);

} // namespace muster::app
