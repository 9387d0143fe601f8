// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/AppCore.h"
#include "app/shell/LibraryChoice.h"
#include "app/shell/MainWindow.h"

#include <QStringList>

#include <optional>

namespace muster::language {
class Language;
}

namespace muster::app {

class AppSettings;

/// The program with its window: opens the library the user has chosen, and another one when he changes his mind.
class AppRun final : public QObject
{
    Q_OBJECT

public:
    AppRun(AppSettings &settings, language::Language &language, QStringList dataFolders);
    ~AppRun() override;

    /// `where` as for --library; empty: as in the settings. The window is shown afterwards.
    [[nodiscard]] base::Result<void> start(const QString &where = {});
    /// The same; when the library cannot be opened, the user says what to do: begin an empty one (the damaged file is put
    /// aside), open another one, or leave. False: leave.
    [[nodiscard]] bool startOrAsk(const QString &where = {});
    /// Opens another library in a new window and closes the old one; when that fails, everything stays as it is.
    bool change(const LibraryChoice &choice);

    [[nodiscard]] MainWindow *window() const { return m_window.get(); }
    [[nodiscard]] AppCore *core() const { return m_core.get(); }

signals:
    /// A window is ready and about to be shown.
    void windowMade(muster::app::MainWindow *window);

private:
    [[nodiscard]] std::optional<QString> askWhere(const base::Error &error, const QString &where);
    void makeWindow();
    void closeWindow();
    [[nodiscard]] bool copyInto(AppCore &other);

    AppSettings &m_settings;
    language::Language &m_language;
    QStringList m_dataFolders;
    std::unique_ptr<AppCore> m_core;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace muster::app
