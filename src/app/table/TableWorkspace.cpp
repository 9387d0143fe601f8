// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/TableWorkspace.h"

#include "app/docking/DockHost.h"
#include "app/paper/CardPreview.h"
#include "app/table/TableHead.h"
#include "app/table/TableHome.h"
#include "app/table/TableVerbs.h"
#include "app/table/begin/BeginDraft.h"
#include "app/table/begin/BeginPage.h"
#include "app/table/board/ArmyPanel.h"
#include "app/table/board/AttackBox.h"
#include "app/table/board/DicePanel.h"
#include "app/table/board/LogPanel.h"
#include "app/table/board/PilesPanel.h"
#include "app/table/board/ReservesPanel.h"
#include "app/table/board/ScorePanel.h"
#include "app/table/board/UnitPage.h"
#include "app/table/end/EndDraft.h"
#include "app/table/end/EndPage.h"
#include "app/table/master/BoardsPanel.h"
#include "app/table/master/PlayersWindow.h"
#include "text/Spoken.h"
#include "text/Typography.h"

#include <QAction>
#include <QCursor>
#include <QStackedWidget>

#include <array>

namespace muster::app {

using namespace battle;

namespace {

constexpr int sentenceTime = 8000;
constexpr std::array partialPanels{"table.piles", "table.boards", "table.dice"}; ///< of which a game may have none

} // namespace

TableWorkspace::TableWorkspace(const Services &services, QObject *parent)
    : Workspace(parent), m_services(services), m_session(std::make_unique<TableSession>(services)),
      m_begin(std::make_unique<BeginDraft>(m_services)), m_end(std::make_unique<EndDraft>(*m_session))
{
    m_sentenceEnd.setSingleShot(true);
    m_sentenceEnd.setInterval(sentenceTime);
    connect(&m_sentenceEnd, &QTimer::timeout, this, [this] { say({}); });
    connect(m_session.get(), &TableSession::said, this, &TableWorkspace::say);
    connect(m_session.get(), &TableSession::opened, this, [this] {
        if (documents::BattleDocument *document = m_session->document())
            connect(document, &documents::BattleDocument::saveStateChanged, this, &Workspace::stateChanged);
        fitPanels();
        follow();
    });
    connect(m_session.get(), &TableSession::changed, this, &TableWorkspace::follow);
    connect(m_session.get(), &TableSession::chosen, this, &TableWorkspace::follow);
    connect(m_end.get(), &EndDraft::changed, this, &TableWorkspace::refreshActions);
    connect(m_begin.get(), &BeginDraft::renewed, this, &TableWorkspace::follow);
    connect(m_begin.get(), &BeginDraft::changed, this, &TableWorkspace::follow);
    connect(&m_services.library, &library::Library::changedElsewhere, this, [this] {
        if (m_home && m_home->isVisible())
            m_home->refresh();
    });
    makeActions();
}

TableWorkspace::~TableWorkspace()
{
    TableWorkspace::aboutToClose();
    m_session->disconnect(this);
    m_begin->disconnect(this);
    m_end->disconnect(this);
    delete m_beginPage; // they show what goes now
    delete m_endPage;
    delete m_players;
}

void TableWorkspace::build(DockHost &host)
{
    m_host = &host;
    addPanels(host);
    m_home = new TableHome(m_services, m_new);
    m_beginPage = new BeginPage(*m_begin, m_services);
    m_endPage = new EndPage(*m_session, *m_end);
    m_unit->setHome(m_home);
    for (CoverPage *page : std::initializer_list<CoverPage *>{m_beginPage, m_endPage})
        page->cover(host.area());
    connectPanels();
    show(m_page);
    retranslate();
}

void TableWorkspace::addPanels(DockHost &host)
{
    m_unit = new UnitPage(*m_session);
    m_mine = new ArmyPanel(*m_session, false);
    m_theirs = new ArmyPanel(*m_session, true);
    m_card = new CardPreview;
    m_log = new LogPanel(*m_session);
    m_score = new ScorePanel(*m_session);
    m_reserves = new ReservesPanel(*m_session);
    m_dice = new DicePanel(*m_session);
    m_piles = new PilesPanel(*m_session);
    m_boards = new BoardsPanel(*m_session);
    host.addPanel({"table.unit", {}, m_unit, Side::Right, {}, {}, {}, true, false, {330, 200}, {}, {430, 330}});
    host.addPanel({"table.mine", {}, m_mine, Side::Left, "table.unit", {}, {340, 0}, true, false, {250, 0}});
    host.addPanel({"table.theirs", {}, m_theirs, Side::Right, "table.unit", {}, {340, 0}, true, false, {250, 0}, "table.mine"});
    host.addPanel({"table.card", {}, m_card, Side::Right, {}, "table.unit", {}});
    host.addPanel({"table.reserves", {}, m_reserves, Side::Right, {}, "table.unit", {}});
    host.addPanel({"table.dice", {}, m_dice, Side::Right, {}, "table.unit", {}});
    host.addPanel({"table.piles", {}, m_piles, Side::Right, {}, "table.unit", {}});
    host.addPanel({"table.boards", {}, m_boards, Side::Right, {}, "table.unit", {}});
    host.addPanel({"table.log", {}, m_log, Side::Below, "table.unit", {}, {0, 200}, true, true, {0, 130}, "table.unit"});
    host.addPanel({"table.score", {}, m_score, Side::Below, "table.theirs", {}, {0, 290}, true, true, {0, 200}, "table.theirs"});
    for (const char *front : {"table.unit", "table.theirs", "table.log"})
        host.raise(front);
}

// What this game does not have is no tab; what it has and was away comes back.
void TableWorkspace::fitPanels()
{
    if (!m_host || !m_session->document())
        return;
    bool opened = false;
    for (const QString panel : partialPanels) {
        const bool there = hasPanel(panel);
        m_host->toggleAction(panel)->setVisible(there);
        if (there && !m_host->isOpen(panel)) {
            m_host->setOpen(panel, true);
            opened = true;
        }
    }
    hidePanels();
    if (hasPanel("table.boards"))
        m_host->raise("table.boards");
    else if (opened)
        m_host->raise("table.unit");
}

// Also after a layout that was restored with all of them.
void TableWorkspace::hidePanels()
{
    for (const QString panel : partialPanels) {
        if (!m_session->document() || hasPanel(panel) || !m_host->isOpen(panel))
            continue;
        const bool shown = m_host->isShown(panel);
        m_host->setOpen(panel, false);
        if (shown)
            m_host->raise("table.unit");
    }
}

bool TableWorkspace::hasPanel(const QString &panel) const
{
    const BattleState &state = m_session->state();
    return panel == QLatin1String("table.piles") ? !state.piles.isEmpty()
        : panel == QLatin1String("table.boards") ? !state.boards.isEmpty()
                                                 : !m_session->rules().dice.isEmpty();
}

void TableWorkspace::connectPanels()
{
    for (ArmyPanel *army : {m_mine, m_theirs}) {
        connect(army, &ArmyPanel::opened, this, [this](const QString &unit) { m_session->setCurrent(unit); });
        connect(army, &ArmyPanel::eliminatedByWanted, this, [this](const QString &unit) { m_unit->showKillers(unit, QCursor::pos()); });
        connect(army, &ArmyPanel::goneTapped, m_unit, &UnitPage::showGone);
        connect(army, &ArmyPanel::lossesTyped, this, [this](int lost) { m_unit->attack()->recordLosses(lost); });
    }
    connect(m_log, &LogPanel::counted, this, [this](int entries) { m_host->setCounter("table.log", entries > 0 ? entries : -1); });
    connect(m_reserves, &ReservesPanel::counted, this,
            [this](int waiting) { m_host->setCounter("table.reserves", waiting > 0 ? waiting : -1); });
    connect(m_home, &TableHome::chosen, this, [this](const QString &battle) {
        if (m_session->open(battle))
            show(Page::Board);
    });
    connect(m_beginPage, &BeginPage::beginWanted, m_beginAction, &QAction::trigger);
    connect(m_endPage, &EndPage::finishWanted, m_finish, &QAction::trigger);
}

void TableWorkspace::show(Page page)
{
    m_page = page;
    if (m_home && page == Page::Home)
        m_home->refresh();
    const QList<QPair<Page, CoverPage *>> covers{{Page::Begin, m_beginPage}, {Page::End, m_endPage}};
    for (const auto &cover : covers) {
        if (!cover.second)
            continue;
        cover.second->setVisible(cover.first == page);
        if (cover.first == page)
            cover.second->raise();
    }
    if (m_strips)
        m_strips->setCurrentIndex(int(page));
    follow();
    if (page == Page::Board && m_mine && m_mine->isVisible())
        m_mine->setFocus(Qt::OtherFocusReason);
}

QUndoStack *TableWorkspace::undoStack() const
{
    const bool board = m_page == Page::Board || m_page == Page::End;
    return board && m_session->document() ? &m_session->document()->undoStack() : nullptr;
}

StatusTexts TableWorkspace::status() const
{
    StatusTexts texts;
    const documents::BattleDocument *document = m_session->document();
    if (!m_sentence.isEmpty())
        texts.left.append(m_sentence);
    if (!document)
        return texts;
    if (document->saveState() == documents::SaveState::Failed)
        texts.left.append(tr("Not saved: %1").arg(text::spoken(document->saveError().sentence)));
    else if (document->saveState() == documents::SaveState::Pending)
        texts.saved = tr("Saving…");
    else
        texts.saved = tr("Saved %1").arg(StatusTexts::timeText(document->record().changed));
    if (m_sentence.isEmpty())
        texts.left.append(tr("The battle has copies of the lists: what is changed in them later changes nothing here."));
    if (!m_session->state().problems.isEmpty())
        texts.right.append(tr("%n (entry|entries) without effect", nullptr, int(m_session->state().problems.size())));
    return texts;
}

QString TableWorkspace::documentName() const
{
    return m_session->document() && m_page != Page::Begin && m_page != Page::Home ? m_session->document()->name() : QString();
}

QList<PaletteEntry> TableWorkspace::paletteEntries(const QString &typed) const
{
    QList<PaletteEntry> entries;
    const QString wanted = text::searchForm(typed);
    if (wanted.size() < 2 || m_page != Page::Board)
        return entries;
    for (const UnitState &unit : m_session->state().units) {
        if (text::searchForm(unit.name).contains(wanted))
            entries.append({tr("Units"),
                            m_session->armies().look(unit.id).icon,
                            unit.name,
                            {},
                            m_session->armies().look(unit.id).code,
                            false,
                            [this, id = unit.id] { m_session->setCurrent(id); }});
    }
    return entries;
}

bool TableWorkspace::open(const Request &request)
{
    if (request.what == QLatin1String("battle")) {
        if (!m_session->open(request.id))
            return false;
        show(Page::Board);
        return true;
    }
    if (request.what == QLatin1String("play")) {
        newBattle(request.id);
        return true;
    }
    return request.what.isEmpty();
}

void TableWorkspace::activated()
{
    if (m_page == Page::Home && m_home)
        m_home->refresh();
    if (m_page == Page::Begin && m_beginPage)
        m_beginPage->refill();
}

void TableWorkspace::aboutToClose()
{
    if (m_session->document())
        m_session->document()->finishSaving();
}

void TableWorkspace::say(const QString &sentence)
{
    m_sentence = sentence;
    if (sentence.isEmpty())
        m_sentenceEnd.stop();
    else
        m_sentenceEnd.start();
    emit stateChanged();
}

void TableWorkspace::follow()
{
    if (!m_host)
        return;
    const BattleState &state = m_session->state();
    const documents::BattleDocument *document = m_session->document();
    hidePanels();
    if (document) {
        const QString second = state.scenarioName.isEmpty() ? document->start().systemName : state.scenarioName;
        if (m_boardHead)
            m_boardHead->set(document->name(), second, tableFacts(*m_session));
        if (m_endHead)
            m_endHead->set(tr("End of the battle"), document->name(), tableFacts(*m_session));
        const auto title = [&](bool theirs) {
            QStringList names;
            for (int i = 0; i < state.sides.size(); ++i) {
                if (m_session->isTheirs(i) == theirs)
                    names.append(state.sides.at(i).name);
            }
            return names.join(QStringLiteral(" + "));
        };
        const auto name = [this](const QString &panel, const QString &words) {
            if (m_host->title(panel) != words)
                m_host->setTitle(panel, words);
        };
        name("table.mine", title(false));
        name("table.theirs", title(true));
        const UnitState *unit = m_session->currentUnit();
        const QString side = unit && unit->side < state.sides.size() ? state.sides.at(unit->side).id : QString();
        const rules::Roster *roster = m_session->armies().roster(side);
        if (const QString now = document->id() + side + m_session->language(); roster && now != m_cardOf) {
            m_cardOf = now;
            m_card->setRoster(*roster, m_session->pack(), m_session->language());
        }
        m_card->setUnit(roster ? unit->selection : QString());
    }
    refreshPlayers();
    refreshActions();
    emit stateChanged();
}

} // namespace muster::app
