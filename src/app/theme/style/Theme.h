// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/style/GameColours.h"
#include "app/theme/style/Tokens.h"

#include <QFont>
#include <QFontMetricsF>
#include <QObject>
#include <QPalette>

class QApplication;

namespace muster::app {

/// What a text is for; size and weight follow from it.
enum class FontRole {
    PageTitle,     ///< 18 px 600: unit or soldier name
    Title,         ///< 15 px 600: roster name, gauge figure, dialog title, profile value
    Body,          ///< 13 px 400
    BodyMedium,    ///< 13 px 500: names, buttons
    BodyStrong,    ///< 13 px 600: formations, totals
    Small,         ///< 12 px 400: second lines
    SmallMedium,   ///< 12 px 500
    SmallStrong,   ///< 12 px 600: dock titles
    Caption,       ///< 11 px 400
    CaptionMedium, ///< 11 px 500: codes
    CaptionStrong, ///< 11 px 600: table headers, badges
};

/// What the user asked for.
enum class ThemeMode { System, Light, Dark };

/// Colours and fonts of the whole program, as the palette of QApplication is one for the whole program: paint
/// functions and delegates ask it at paint time, so that a change of theme is a repaint and nothing else.
class Theme final : public QObject
{
    Q_OBJECT

public:
    /// The one theme; works without an application object for colours, fonts need one.
    static Theme &current();

    [[nodiscard]] ThemeMode mode() const { return m_mode; }
    [[nodiscard]] Scheme scheme() const { return m_scheme; }
    [[nodiscard]] bool isDark() const { return m_scheme == Scheme::Dark; }
    [[nodiscard]] QColor color(Token token) const { return tokenColor(token, m_scheme); }
    [[nodiscard]] GameColours game(const QColor &hue) const { return GameColours::fromHue(hue, m_scheme); }
    [[nodiscard]] const QFont &font(FontRole role) const;
    [[nodiscard]] const QFontMetricsF &metrics(FontRole role) const;
    [[nodiscard]] QPalette palette() const;
    /// The style sheet template of the resources with every @token@ replaced.
    [[nodiscard]] QString styleSheet() const;

    /// Once, before the first widget: style, font, palette, style sheet.
    void install(QApplication &application);
    /// Changes the colours of a running program; every widget repaints.
    void setMode(ThemeMode mode);

signals:
    void changed();

private:
    Theme();
    void apply();
    [[nodiscard]] Scheme systemScheme() const;
    void followSystem();

    ThemeMode m_mode = ThemeMode::System;
    Scheme m_scheme = Scheme::Light;
    bool m_installed = false;
    bool m_systemPaletteDark = false;
};

/// Short forms for paint code.
[[nodiscard]] inline QColor color(Token token)
{
    return Theme::current().color(token);
}
[[nodiscard]] inline const QFont &roleFont(FontRole role)
{
    return Theme::current().font(role);
}

} // namespace muster::app
