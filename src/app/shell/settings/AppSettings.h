// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/style/Theme.h"

#include <QByteArray>
#include <QSettings>
#include <QString>

namespace muster::app {

/// What the window remembers between two starts; nothing in here is the user's work.
class AppSettings final
{
public:
    /// The user's own settings.
    AppSettings();
    /// A file of its own, for tests and the tour.
    explicit AppSettings(const QString &file);

    [[nodiscard]] ThemeMode themeMode() const;
    void setThemeMode(ThemeMode mode);
    /// "en", "fr", or empty: as the desktop.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString &code);
    /// Size of texts and controls in percent, 100 to 200; the window takes it when the program starts.
    [[nodiscard]] int textSize() const;
    void setTextSize(int percent);
    [[nodiscard]] bool reopensWorkspace() const;
    void setReopensWorkspace(bool reopen);
    /// The program is about to start anew; the next window begins where this one ends. takeRestart() answers that once.
    void setRestart();
    [[nodiscard]] bool takeRestart();
    [[nodiscard]] QString lastWorkspace() const;
    void setLastWorkspace(const QString &id);
    [[nodiscard]] QByteArray layout(const QString &workspace) const;
    void setLayout(const QString &workspace, const QByteArray &layout);
    [[nodiscard]] QByteArray geometry() const;
    void setGeometry(const QByteArray &geometry);
    /// Where the library is, as for --library and without a password; empty: the user's own file.
    [[nodiscard]] QString library() const;
    void setLibrary(const QString &place);
    /// The club's server that was used last, for the settings page; without a password.
    [[nodiscard]] QString clubServer() const;
    /// Names of the actions used last, newest first.
    [[nodiscard]] QStringList recentActions() const;
    void noteAction(const QString &name);

    /// For what a workspace wants to remember; keys begin with the workspace's id.
    [[nodiscard]] QSettings &store() { return m_store; }

private:
    QSettings m_store;
};

} // namespace muster::app
