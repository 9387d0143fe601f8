// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/style/Theme.h"

#include "app/theme/style/MusterStyle.h"
#include "app/theme/style/Resources.h"
#include "app/theme/widgets/DialogFit.h"
#include "app/theme/widgets/FocusFrame.h"

#include <QApplication>
#include <QFile>
#include <QFontDatabase>
#include <QStyleHints>

#include <array>
#include <memory>

namespace muster::app {

namespace {

struct RoleRow
{
    FontRole role;
    double points;
    QFont::Weight weight;
};

constexpr std::array roleRows{
    RoleRow{FontRole::PageTitle, 13.5, QFont::DemiBold},
    RoleRow{FontRole::Title, 11.25, QFont::DemiBold},
    RoleRow{FontRole::Body, 9.75, QFont::Normal},
    RoleRow{FontRole::BodyMedium, 9.75, QFont::Medium},
    RoleRow{FontRole::BodyStrong, 9.75, QFont::DemiBold},
    RoleRow{FontRole::Small, 9, QFont::Normal},
    RoleRow{FontRole::SmallMedium, 9, QFont::Medium},
    RoleRow{FontRole::SmallStrong, 9, QFont::DemiBold},
    RoleRow{FontRole::Caption, 8.25, QFont::Normal},
    RoleRow{FontRole::CaptionMedium, 8.25, QFont::Medium},
    RoleRow{FontRole::CaptionStrong, 8.25, QFont::DemiBold},
};

QStringList families()
{
    const QStringList installed = QFontDatabase::families();
    QStringList wanted;
    for (const QString &family : {QStringLiteral("Inter"), QStringLiteral("Noto Sans")}) {
        if (installed.contains(family))
            wanted.append(family);
    }
    return wanted.isEmpty() ? QStringList{QApplication::font().family()} : wanted;
}

QFont makeFont(const RoleRow &row)
{
    static const QStringList names = families();
    QFont made(names);
    made.setPointSizeF(row.points);
    made.setWeight(row.weight);
#if QT_VERSION >= QT_VERSION_CHECK(6, 7, 0)
    made.setFeature(QFont::Tag("tnum"), 1);
#endif
    return made;
}

struct FontEntry
{
    QFont font;
    QFontMetricsF metrics;
};

const FontEntry &entry(FontRole role)
{
    static const std::vector<FontEntry> entries = [] {
        std::vector<FontEntry> list;
        for (const RoleRow &row : roleRows) {
            const QFont made = makeFont(row);
            list.push_back({made, QFontMetricsF(made)});
        }
        return list;
    }();
    return entries[static_cast<std::size_t>(role)];
}

} // namespace

Theme &Theme::current()
{
    static Theme theme;
    return theme;
}

Theme::Theme()
{
    initResources();
}

const QFont &Theme::font(FontRole role) const
{
    return entry(role).font;
}

const QFontMetricsF &Theme::metrics(FontRole role) const
{
    return entry(role).metrics;
}

QPalette Theme::palette() const
{
    using P = QPalette;
    QPalette p;
    const std::pair<P::ColorRole, Token> roles[] = {
        {P::Window, Token::Window},
        {P::WindowText, Token::Text},
        {P::Base, Token::Base},
        {P::AlternateBase, Token::Alt},
        {P::Text, Token::Text},
        {P::Button, Token::Raised},
        {P::ButtonText, Token::Text},
        {P::BrightText, Token::Error},
        {P::PlaceholderText, Token::Text3},
        {P::ToolTipBase, Token::Raised},
        {P::ToolTipText, Token::Text},
        {P::Link, Token::Accent},
        {P::LinkVisited, Token::Advantage},
        {P::Highlight, Token::Selection},
        {P::HighlightedText, Token::Text},
        {P::Mid, Token::Line},
        {P::Midlight, Token::Line2},
        {P::Dark, Token::Control},
        {P::Shadow, Token::Control},
        {P::Light, Token::Base},
    };
    for (const auto &[role, token] : roles)
        p.setColor(role, color(token));
    p.setColor(P::Inactive, P::Highlight, color(Token::SelectionInactive));
    for (const P::ColorRole role : {P::WindowText, P::Text, P::ButtonText})
        p.setColor(P::Disabled, role, color(Token::Text3));
    p.setColor(P::Disabled, P::Base, color(Token::Alt));
    p.setColor(P::Disabled, P::Button, color(Token::Window));
    return p;
}

QString Theme::styleSheet() const
{
    QFile file(QStringLiteral(":/muster/style/muster.qss"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QString text = QString::fromUtf8(file.readAll());
    for (const TokenName &name : tokenNames())
        text.replace('@' + QLatin1String(name.name) + '@', color(name.token).name());
    return text.replace(QLatin1String("@theme@"), QLatin1String(isDark() ? "dark" : "light"));
}

void Theme::install(QApplication &application)
{
    if (m_installed)
        return;
    m_installed = true;
    const QPalette before = QApplication::palette();
    m_systemPaletteDark = before.color(QPalette::Window).lightness() < before.color(QPalette::WindowText).lightness();
    m_scheme = m_mode == ThemeMode::System ? systemScheme() : m_mode == ThemeMode::Dark ? Scheme::Dark : Scheme::Light;
    // The style is set once: dock tab bars keep the one they were born with.
    QApplication::setStyle(new MusterStyle);
    application.setFont(font(FontRole::Body));
    apply();
    followSystem();
    new FocusFrame(&application);
    new DialogFit(&application);
}

void Theme::apply()
{
    QApplication::setPalette(palette());
    qApp->setStyleSheet(styleSheet());
}

Scheme Theme::systemScheme() const
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    const Qt::ColorScheme scheme = QGuiApplication::styleHints()->colorScheme();
    if (scheme != Qt::ColorScheme::Unknown)
        return scheme == Qt::ColorScheme::Dark ? Scheme::Dark : Scheme::Light;
#endif
    return m_systemPaletteDark ? Scheme::Dark : Scheme::Light;
}

void Theme::followSystem()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, [this] {
        if (m_mode == ThemeMode::System)
            setMode(ThemeMode::System);
    });
#endif
}

void Theme::setMode(ThemeMode mode)
{
    m_mode = mode;
    const Scheme scheme = mode == ThemeMode::System ? systemScheme() : mode == ThemeMode::Dark ? Scheme::Dark : Scheme::Light;
    if (scheme == m_scheme)
        return;
    m_scheme = scheme;
    if (m_installed) {
        apply();
        const QWidgetList widgets = QApplication::allWidgets();
        for (QWidget *widget : widgets)
            widget->update();
    }
    emit changed();
}

} // namespace muster::app
