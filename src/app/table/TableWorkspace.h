// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/TableSession.h"
#include "app/workspace/Workspace.h"

#include <QPointer>
#include <QTimer>

class QMenu;
class QStackedWidget;
class QToolButton;

namespace muster::app {

class ArmyPanel;
class BeginDraft;
class BeginPage;
class BoardsPanel;
class CardPreview;
class DicePanel;
class EndDraft;
class EndPage;
class LogPanel;
class PhaseStrip;
class PilesPanel;
class PlayersWindow;
class ReservesPanel;
class ScorePanel;
class TableHead;
class TableHome;
class UnitPage;

/// The game at the table: it begins, both armies stand there, every tap is kept, and it ends in a result.
class TableWorkspace final : public Workspace
{
    Q_OBJECT

public:
    explicit TableWorkspace(const Services &services, QObject *parent = nullptr);
    ~TableWorkspace() override;

    [[nodiscard]] QString id() const override { return QStringLiteral("table"); }
    [[nodiscard]] QString title() const override { return tr("Table"); }
    void build(DockHost &host) override;
    [[nodiscard]] QWidget *toolBar() override;
    [[nodiscard]] QList<MenuPart> menus() const override;
    [[nodiscard]] QList<PaletteEntry> paletteEntries(const QString &typed) const override;
    [[nodiscard]] QUndoStack *undoStack() const override;
    [[nodiscard]] bool usesUndo() const override { return true; }
    [[nodiscard]] StatusTexts status() const override;
    [[nodiscard]] QString documentName() const override;
    [[nodiscard]] Unsaved unsaved() const override { return m_session->unsaved(); }
    bool open(const Request &request) override;
    void activated() override;
    void aboutToClose() override;
    void retranslate() override;

    /// What is in sight.
    enum class Page { Home, Begin, Board, End };
    [[nodiscard]] Page page() const { return m_page; }
    [[nodiscard]] TableSession &session() { return *m_session; }
    [[nodiscard]] BeginDraft &beginning() { return *m_begin; }
    [[nodiscard]] UnitPage *unitPage() const { return m_unit; }
    /// The text that a phone page handed back: the battle follows in one step.
    void takeFromPhone(const QString &text);

private:
    void makeActions();
    void makeMasterActions();
    void refreshMaster();
    void drawEvent();
    void addPanels(DockHost &host);
    void connectPanels();
    void fitPanels();
    void hidePanels();
    /// Whether the game that is played has what a panel shows.
    [[nodiscard]] bool hasPanel(const QString &panel) const;
    [[nodiscard]] QWidget *makeBeginStrip();
    [[nodiscard]] QWidget *makeBoardStrip();
    [[nodiscard]] QWidget *makeEndStrip();
    void show(Page page);
    void follow();
    void refreshActions();
    void say(const QString &sentence);
    void newBattle(const QString &roster = {});
    void beginBattle();
    void nextPhase();
    void fillPhases();
    void endBattle();
    void finish();
    void putAway();
    /// Cards of the list whose unit is selected, with the boxes that are ticked now.
    void printCards();
    /// The second window: opened, or closed again.
    void togglePlayers();
    void refreshPlayers();
    void askPhone();

    Services m_services;
    std::unique_ptr<TableSession> m_session;
    std::unique_ptr<BeginDraft> m_begin;
    std::unique_ptr<EndDraft> m_end;
    DockHost *m_host = nullptr;
    Page m_page = Page::Home;
    QPointer<QStackedWidget> m_strips;
    QPointer<TableHome> m_home;
    QPointer<BeginPage> m_beginPage;
    QPointer<EndPage> m_endPage;
    QPointer<PlayersWindow> m_players;
    TableHead *m_beginHead = nullptr, *m_boardHead = nullptr, *m_endHead = nullptr;
    ArmyPanel *m_mine = nullptr, *m_theirs = nullptr;
    UnitPage *m_unit = nullptr;
    CardPreview *m_card = nullptr;
    LogPanel *m_log = nullptr;
    ScorePanel *m_score = nullptr;
    ReservesPanel *m_reserves = nullptr;
    DicePanel *m_dice = nullptr;
    PilesPanel *m_piles = nullptr;
    BoardsPanel *m_boards = nullptr;
    PhaseStrip *m_phaseStrip = nullptr;
    QToolButton *m_phase = nullptr, *m_initiativeButton = nullptr;
    QMenu *m_phases = nullptr;
    QString m_sentence, m_cardOf;
    QTimer m_sentenceEnd;
    QAction *m_new = nullptr, *m_beginAction = nullptr, *m_cancel = nullptr, *m_nextTurn = nullptr, *m_nextPhase = nullptr,
            *m_showDice = nullptr, *m_initiative = nullptr, *m_endAction = nullptr, *m_back = nullptr, *m_finish = nullptr,
            *m_putAway = nullptr, *m_playersAction = nullptr, *m_print = nullptr, *m_drawBlip = nullptr, *m_drawToken = nullptr,
            *m_drawEvent = nullptr, *m_reinforce = nullptr, *m_phone = nullptr, *m_picture = nullptr;
};

} // namespace muster::app
