// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/library/LibraryChoice.h"
#include "app/shell/run/AppCore.h"
#include "app/shell/window/MainWindow.h"
#include "app/workspace/QuietProgress.h"
#include "library/care/Recovery.h"
#include "library/server/Keyring.h"

#include <QDeadlineTimer>
#include <QStringList>
#include <QTimer>

#include <future>
#include <optional>
#include <vector>

namespace muster::text {
class ProgramLanguage;
}

namespace muster::app {

class AppSettings;
class LibraryCopying;

/// The program with its window: opens the library the user has chosen, and another one when they change their mind.
class AppRun final : public QObject
{
    Q_OBJECT

public:
    AppRun(AppSettings &settings, text::ProgramLanguage &language, QStringList dataFolders,
           std::unique_ptr<library::Keyring> keyring = library::systemKeyring());
    ~AppRun() override;

    /// Begins to read the packs beside what comes next; the first library that is opened takes them.
    void readAhead();
    /// `where` as for --library; empty: as in the settings. The window is shown afterwards.
    [[nodiscard]] base::Result<void> start(const QString &where = {});
    /// The same; when the library cannot be opened, the user says what to do: begin an empty one (the damaged file is put
    /// aside), open another one, or leave. False: leave.
    [[nodiscard]] bool startOrAsk(const QString &where = {});
    /// The same, for a program whose event loop is about to run: what takes long about opening is done beside it and told in a
    /// little window. False: leave; else the window is there or comes, or the program is told to quit.
    [[nodiscard]] bool begin(const QString &where = {});
    /// Opens another library in a new window and closes the old one; what is to be copied is copied first, beside the window.
    /// False: it does not come to that, and everything stays as it is.
    bool change(const LibraryChoice &choice);

    /// After the window was closed and the program's event loop has ended: lets the exchange and the backup come to their end.
    /// What takes longer than a moment is told in a little window, which can be left.
    void finish();
    /// Whether the user wants the program to start anew.
    [[nodiscard]] bool restarts() const { return m_restarts; }
    /// What it was started with, for the next start; empty when the settings say it.
    [[nodiscard]] const QString &where() const { return m_where; }
    /// Whether something still runs beside which nobody waits for: the process ends at once then.
    [[nodiscard]] bool leftBehind() const { return m_leftBehind; }

    [[nodiscard]] MainWindow *window() const { return m_window.get(); }
    [[nodiscard]] AppCore *core() const { return m_core.get(); }

signals:
    /// A window is ready and about to be shown.
    void windowMade(muster::app::MainWindow *window);

private:
    [[nodiscard]] AppCore::PackSource packSource();
    /// Closes the window, puts a damaged library together from what is whole, and opens it again.
    void recoverLibrary();
    void recoverWhenFree(const QString &path, const QString &place);
    void openRecovered(const QString &place, const base::Result<library::RecoveryReport> &report);
    [[nodiscard]] std::optional<QString> askWhere(const base::Error &error, const QString &where);
    void makeWindow();
    void tellCrash();
    void closeWindow();
    void restart();
    void startExchange();
    void sweep();
    [[nodiscard]] QString busyWith() const;
    /// AppCore::prepare() beside the window; `then` is called with its answer, at once when that took but a moment.
    void prepare(const library::Address &address, const std::function<void(const base::Result<QString> &notice, bool stopped)> &then);
    [[nodiscard]] bool changeTo(const LibraryChoice &choice, const base::Result<QString> &notice);
    void use(std::unique_ptr<AppCore> core);
    void copyThenUse(std::unique_ptr<AppCore> core);
    void tell(const QString &title, const QString &text);

    AppSettings &m_settings;
    text::ProgramLanguage &m_language;
    QStringList m_dataFolders;
    std::future<packs::PackStore> m_ahead; ///< valid until somebody has taken them
    QString m_where;
    QString m_notice;       ///< of the opening that goes on
    bool m_opening = false; ///< beside the window
    std::unique_ptr<library::Keyring> m_keyring;
    std::unique_ptr<AppCore> m_core;
    std::unique_ptr<AppCore> m_next; ///< while the copying into it runs
    LibraryCopying *m_copying = nullptr;
    std::unique_ptr<QuietProgress> m_recovering;
    bool m_quits = true;                             ///< as the program wants it, while no window is there on purpose
    std::vector<std::unique_ptr<AppCore>> m_leaving; ///< of windows that are gone, until they have done their last work
    QDeadlineTimer m_exchangeAtLatest;
    QTimer m_sweep;
    bool m_restarts = false;
    bool m_leftBehind = false;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace muster::app
