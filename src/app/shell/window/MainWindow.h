// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/library/LibraryChoice.h"
#include "app/workspace/Workspace.h"

#include <QMainWindow>
#include <QPointer>

#include <memory>
#include <vector>

class QActionGroup;
class QStackedWidget;
class QToolButton;
class QUndoGroup;

namespace muster::text {
class ProgramLanguage;
}

namespace muster::library {
class Keyring;
}

namespace muster::app {

class AppSettings;
class CommandPalette;
class DockHost;
class GuideWindow;
class MainMenus;
class NoticeBar;
class ShellActions;
class StatusLine;
class UnsavedWatch;
class WorkspaceBar;
enum class ThemeMode;
enum class Tone;

/// The one window: hosts the workspaces and gives them menus, strip, docks, palette and status bar.
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(AppSettings &settings, text::ProgramLanguage &language, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// All workspaces are added before start().
    void addWorkspace(std::unique_ptr<Workspace> workspace);
    /// The panels of a workspace that is not the first one shown are made after that one is painted, so that it is there sooner,
    /// or when somebody asks for them. Called before the first is added.
    void buildLater() { m_buildsLater = true; }
    /// Restores size, layouts and the last workspace; the window can be shown afterwards.
    void start();

    [[nodiscard]] QStringList workspaces() const;
    /// Those that have been worked in so far, or could be at once.
    [[nodiscard]] QList<Workspace *> builtWorkspaces() const;
    [[nodiscard]] Workspace *workspace(const QString &id) const;
    [[nodiscard]] Workspace *current() const;
    [[nodiscard]] DockHost *docks(const QString &workspace) const;
    [[nodiscard]] CommandPalette *palette() const { return m_palette; }
    [[nodiscard]] ShellActions &shellActions() const { return *m_actions; }
    /// Everything the menus offer now.
    [[nodiscard]] QList<QAction *> menuActions() const;

    void showWorkspace(const QString &id);
    /// Shows the workspace and lets it open what was asked for.
    void handle(const Request &request);
    void setThemeMode(ThemeMode mode);
    void setLanguage(const QString &code);
    void resetAllLayouts();
    /// Whether everything is stored, or the user gives up what is not; asks them if need be.
    [[nodiscard]] bool mayClose();
    /// Where the library is kept, for the settings; a file or an address.
    void setLibraryPlace(const QString &place) { m_libraryPlace = place; }
    [[nodiscard]] QString libraryPlace() const { return m_libraryPlace; }
    /// Where passwords go, for the settings; it outlives the window. None: they are kept nowhere.
    void setKeyring(library::Keyring *keyring) { m_keyring = keyring; }
    [[nodiscard]] library::Keyring *keyring() const { return m_keyring; }
    /// Where the user's own units and known data folders are noted, for the settings.
    void setDataPlace(const QString &folder) { m_dataPlace = folder; }
    [[nodiscard]] QString dataPlace() const { return m_dataPlace; }
    /// What somebody who is to help needs to know; never a password or what is in a list.
    [[nodiscard]] QString diagnostics() const;
    void copyDiagnostics();
    /// A sentence over the panels that stays until it is answered.
    [[nodiscard]] NoticeBar &notices() const { return *m_notices; }
    /// How the exchange with a club's server stands, for the status bar; empty text: there is no server.
    void showClub(const QString &text, const QString &icon, Tone tone);
    /// In the settings, or in an answer to a notice; whoever made the window opens that library.
    void chooseLibrary(const LibraryChoice &choice);

signals:
    /// The user wants the program to start anew, with everything as it is.
    void restartWanted();
    void libraryChosen(const muster::app::LibraryChoice &choice);

protected:
    bool focusNextPrevChild(bool next) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    struct Place
    {
        std::unique_ptr<Workspace> workspace;
        DockHost *docks = nullptr; ///< null: not built yet
        QWidget *strip = nullptr;
        QAction *action = nullptr;
        bool restored = false; ///< its layout is the user's, not the one it was built with
    };
    /// Built, if it was not.
    [[nodiscard]] Place *place(const QString &id);
    void build(Place &place);
    void buildNext();
    void buildFrame();
    void connectActions();
    void connectUndo();
    [[nodiscard]] QList<const Workspace *> paletteWorkspaces(const QString &typed) const;
    QWidget *makeStrip(Workspace &workspace);
    void retranslate();
    void refreshMenus();
    void refreshState();
    void refreshUndo();
    void refreshChoices();
    void restoreLayout(Place &place);
    void saveState();
    void showSettings();
    void showAbout();
    void showSaved(const QString &path);
    void showGuide(const QString &page);

    AppSettings &m_settings;
    text::ProgramLanguage &m_language;
    std::vector<Place> m_places;
    QString m_current;
    QString m_libraryPlace;
    QString m_dataPlace;
    library::Keyring *m_keyring = nullptr;
    QString m_club; ///< how the exchange with a server stands
    ShellActions *m_actions = nullptr;
    MainMenus *m_menus = nullptr;
    WorkspaceBar *m_bar = nullptr;
    QStackedWidget *m_strips = nullptr;
    QStackedWidget *m_areas = nullptr;
    StatusLine *m_status = nullptr;
    NoticeBar *m_notices = nullptr;
    UnsavedWatch *m_unsaved = nullptr;
    CommandPalette *m_palette = nullptr;
    QPointer<GuideWindow> m_guide; ///< made when it is first asked for
    QUndoGroup *m_undo = nullptr;
    bool m_started = false;
    bool m_buildsLater = false;
    bool m_painted = false;
};

} // namespace muster::app
