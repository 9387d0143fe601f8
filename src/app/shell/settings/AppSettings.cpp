// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/settings/AppSettings.h"

#include <algorithm>

namespace muster::app {

namespace {
constexpr int recentCount = 8;
}

AppSettings::AppSettings() : m_store(QSettings::IniFormat, QSettings::UserScope, "muster", "muster") {}

AppSettings::AppSettings(const QString &file) : m_store(file, QSettings::IniFormat) {}

ThemeMode AppSettings::themeMode() const
{
    const QString mode = m_store.value("theme").toString();
    return mode == "dark" ? ThemeMode::Dark : mode == "light" ? ThemeMode::Light : ThemeMode::System;
}

void AppSettings::setThemeMode(ThemeMode mode)
{
    m_store.setValue("theme", mode == ThemeMode::Dark ? "dark" : mode == ThemeMode::Light ? "light" : "system");
}

QString AppSettings::language() const
{
    return m_store.value("language").toString();
}

void AppSettings::setLanguage(const QString &code)
{
    m_store.setValue("language", code);
}

int AppSettings::textSize() const
{
    return std::clamp(m_store.value("textSize", 100).toInt(), 100, 200);
}

void AppSettings::setTextSize(int percent)
{
    m_store.setValue("textSize", percent);
    m_store.sync();
}

bool AppSettings::reopensWorkspace() const
{
    return m_store.value("reopenWorkspace", true).toBool();
}

void AppSettings::setReopensWorkspace(bool reopen)
{
    m_store.setValue("reopenWorkspace", reopen);
}

void AppSettings::setRestart()
{
    m_store.setValue("restart", true);
    m_store.sync();
}

bool AppSettings::takeRestart()
{
    const bool restart = m_store.value("restart").toBool();
    if (restart)
        m_store.remove("restart");
    return restart;
}

QString AppSettings::lastWorkspace() const
{
    return m_store.value("workspace").toString();
}

void AppSettings::setLastWorkspace(const QString &id)
{
    m_store.setValue("workspace", id);
}

QByteArray AppSettings::layout(const QString &workspace) const
{
    return m_store.value("layouts/" + workspace).toByteArray();
}

void AppSettings::setLayout(const QString &workspace, const QByteArray &layout)
{
    m_store.setValue("layouts/" + workspace, layout);
}

QByteArray AppSettings::geometry() const
{
    return m_store.value("geometry").toByteArray();
}

void AppSettings::setGeometry(const QByteArray &geometry)
{
    m_store.setValue("geometry", geometry);
}

QString AppSettings::library() const
{
    return m_store.value("library").toString();
}

void AppSettings::setLibrary(const QString &place)
{
    m_store.setValue("library", place);
    if (place.startsWith("postgresql:"))
        m_store.setValue("clubServer", place);
}

QString AppSettings::clubServer() const
{
    return m_store.value("clubServer").toString();
}

QStringList AppSettings::recentActions() const
{
    return m_store.value("recentActions").toStringList();
}

void AppSettings::noteAction(const QString &name)
{
    if (name.isEmpty())
        return;
    QStringList recent = recentActions();
    recent.removeAll(name);
    recent.prepend(name);
    m_store.setValue("recentActions", recent.mid(0, recentCount));
}

} // namespace muster::app
