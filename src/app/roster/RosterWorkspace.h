// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/roster/RosterEditor.h"
#include "app/roster/catalogue/CataloguePanel.h"
#include "app/roster/findings/DataChangeBar.h"
#include "app/roster/findings/FindingsPanel.h"
#include "app/roster/findings/HistoryPanel.h"
#include "app/roster/formation/FormationPanel.h"
#include "app/roster/odds/MatrixPanel.h"
#include "app/roster/odds/OddsPanel.h"
#include "app/roster/unit/CardPanel.h"
#include "app/roster/unit/UnitPanel.h"
#include "app/roster/versions/ComparePanel.h"
#include "app/roster/versions/VersionsPanel.h"
#include "app/workspace/GameFolderReading.h"
#include "app/workspace/GameFolders.h"
#include "app/workspace/Services.h"
#include "app/workspace/Workspace.h"
#include "documents/roster/LibraryRosterStore.h"
#include "documents/roster/NewRoster.h"
#include "documents/roster/Placement.h"
#include "share/roster/RosterExport.h"

#include <QPointer>

class QLabel;
class QLineEdit;
class QMenu;
class QToolButton;

namespace muster::app {

struct GaugeData;
class PointsGauge;
class VerdictButton;

/// The main job: build a legal list. Panels around one open roster.
class RosterWorkspace final : public Workspace
{
    Q_OBJECT

public:
    explicit RosterWorkspace(const Services &services, QObject *parent = nullptr);
    ~RosterWorkspace() override;

    [[nodiscard]] QString id() const override { return QStringLiteral("roster"); }
    [[nodiscard]] QString title() const override { return tr("Roster"); }
    void build(DockHost &host) override;
    [[nodiscard]] QWidget *toolBar() override;
    [[nodiscard]] QList<MenuPart> menus() const override;
    [[nodiscard]] QList<PaletteEntry> paletteEntries(const QString &typed) const override;
    [[nodiscard]] QUndoStack *undoStack() const override;
    [[nodiscard]] StatusTexts status() const override;
    [[nodiscard]] QString documentName() const override;
    [[nodiscard]] Request paper() const override;
    [[nodiscard]] Unsaved unsaved() const override;
    void activated() override;
    bool open(const Request &request) override;
    void aboutToClose() override;
    void retranslate() override;

    [[nodiscard]] RosterEditor *editor() const { return m_editor.get(); }
    /// Asks for game and size, then opens the new roster. False when cancelled.
    bool newRoster(const QString &packId = {});
    /// Makes and opens a roster without asking.
    bool create(const packs::PackPtr &pack, const documents::RosterWish &wish);
    /// True: it is open, or will be once the game's data are read. What is asked for last is what opens.
    bool openRoster(const QString &id);
    /// Writes the open roster as .rosz, .ros or .muster; a message says so or why not.
    bool saveFile(const QString &path);
    /// Writes the page for the phone; a message says so or why not.
    bool savePhonePage(const QString &path);
    /// Reads a folder of game data in the background, with progress and a way out; then the open list has its data, or a new
    /// one of that game is asked for.
    void openDataFolder(const QString &folder);
    /// Whether the data of a game are being read just now.
    [[nodiscard]] bool isReading() const { return m_reading || m_folderReading; }

private:
    /// The open roster goes: false when it could not be stored and the user wants to stay.
    [[nodiscard]] bool leaveRoster();
    void openLast();
    void addOwnUnits(QList<PaletteEntry> &entries, const QString &typed) const;
    void makeActions();
    void connectEditor();
    void setEditor(std::unique_ptr<RosterEditor> editor);
    void refreshHead();
    /// Where the list comes from, and whether the force has moved on since.
    void followOrigin();
    void openOrigin();
    [[nodiscard]] GaugeData gaugeData() const;
    void refreshActions();
    void say(const QString &sentence);
    void showFormationMenu(const QPoint &at);
    void removeSelected();
    void duplicateSelected();
    void moveSelected(int step);
    void copySelected(bool cut);
    void paste();
    /// The id of what was pasted; empty when it has no place, which is said.
    QString pasteOne(const rules::Selection &selection, const models::Place &place);
    void fillShareMenu();
    [[nodiscard]] muster::share::RosterExport exported() const;
    void copyAs(int format);
    void showShare();
    void saveFile();
    void savePhonePage();
    void changeLimit();
    void editOwnUnits();
    void correctUnit();
    void reloadPack();
    void judgeForTheLibrary(documents::RosterDocument &document, const packs::PackPtr &pack);
    void askForDataFolder();
    /// Reads a folder of game data; the open list takes them when it has waited for them. `then` gets null when that fails.
    void takeDataFolder(const QString &folder, const PackThen &then = {});
    void takeData(const packs::PackPtr &pack);
    bool openNow(const QString &id);
    void addForce();
    void buildVersions(DockHost &host);
    void connectPanels();
    void connectHead();
    void makeVersionActions();
    void refreshVersionActions(const QString &closed);
    void retranslateVersions();
    void buildOdds(DockHost &host);
    void makeOddsActions();
    void refreshOddsActions(const QString &closed);
    void makeRearrangeActions();
    void refreshRearrangeActions(const QString &nothing);
    void replaceSelected();
    void fillMoveMenu();
    [[nodiscard]] QString slotName(const documents::Placement &place) const;
    [[nodiscard]] static QStringList toTexts(const std::vector<std::string> &ids);
    void fillEquipMenu();
    void addSameAs(const QStringList &chosen, const std::function<void(const QString &, const rules::Selection &)> &offer);
    void saveLoadout();
    /// What the points left would buy, or, over the limit, what could go.
    void showFitting();

    const Services &m_services;
    documents::LibraryRosterStore m_store;
    std::unique_ptr<RosterEditor> m_editor;
    DockHost *m_host = nullptr;
    QPointer<CataloguePanel> m_catalogue; // the window owns it and may go first
    QPointer<FormationPanel> m_formation;
    QPointer<UnitPanel> m_unit;
    QPointer<CardPanel> m_cardPanel;
    QPointer<OddsPanel> m_odds;
    QPointer<MatrixPanel> m_matrix;
    QPointer<FindingsPanel> m_findings;
    QPointer<HistoryPanel> m_history;
    QPointer<VersionsPanel> m_versions;
    QPointer<ComparePanel> m_compare;
    QPointer<DataChangeBar> m_dataChange;
    QPointer<QWidget> m_toolBar;
    QLineEdit *m_name = nullptr;
    QLabel *m_game = nullptr;
    QLabel *m_tile = nullptr;
    PointsGauge *m_gauge = nullptr;
    VerdictButton *m_verdict = nullptr;
    VerdictButton *m_origin = nullptr; ///< the campaign that the list was mustered from
    QToolButton *m_shareButton = nullptr;
    QMenu *m_shareMenu = nullptr;
    QAction *m_undo = nullptr;
    QAction *m_redo = nullptr;
    QAction *m_saveFile = nullptr;
    QAction *m_showShare = nullptr;
    QAction *m_phonePage = nullptr;
    QAction *m_limit = nullptr;
    QAction *m_addForce = nullptr;
    QAction *m_cut = nullptr;
    QAction *m_copy = nullptr;
    QAction *m_paste = nullptr;
    QAction *m_duplicate = nullptr;
    QAction *m_remove = nullptr;
    QAction *m_rename = nullptr;
    QAction *m_noteAction = nullptr;
    QAction *m_moveUp = nullptr;
    QAction *m_moveDown = nullptr;
    QAction *m_nextSlot = nullptr;
    QAction *m_search = nullptr;
    QAction *m_print = nullptr;
    QAction *m_play = nullptr;
    QAction *m_ready = nullptr;
    QAction *m_replace = nullptr;
    QAction *m_whatFits = nullptr;
    QAction *m_keepVersion = nullptr;
    QAction *m_compareVersions = nullptr;
    QMenu *m_moveMenu = nullptr;
    QMenu *m_equipMenu = nullptr;
    QAction *m_chooseTarget = nullptr;
    QAction *m_swapSides = nullptr;
    QAction *m_showMatrix = nullptr;
    QAction *m_ownUnits = nullptr;
    QAction *m_correct = nullptr;
    QAction *m_dataFolder = nullptr;
    QString m_originCampaign;
    QString m_sentence;
    QPointer<GameFolderReading> m_reading;       ///< of the game of the roster that is being opened
    QPointer<GameFolderReading> m_folderReading; ///< of a folder that somebody chose
    QString m_opening;                           ///< the roster that waits for its game
    QString m_sayOpened;
};

} // namespace muster::app
