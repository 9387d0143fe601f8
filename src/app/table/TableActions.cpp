// SPDX-License-Identifier: GPL-3.0-or-later
// The actions and the tool strips of the table.
#include "app/docking/DockHost.h"
#include "app/paper/CardPreview.h"
#include "app/table/TableHead.h"
#include "app/table/TableHome.h"
#include "app/table/TableVerbs.h"
#include "app/table/TableWorkspace.h"
#include "app/table/begin/BeginDraft.h"
#include "app/table/begin/BeginPage.h"
#include "app/table/board/ArmyPanel.h"
#include "app/table/board/BattlePictures.h"
#include "app/table/board/DicePanel.h"
#include "app/table/board/LogPanel.h"
#include "app/table/board/PilesPanel.h"
#include "app/table/board/ReservesPanel.h"
#include "app/table/board/ScorePanel.h"
#include "app/table/board/UnitPage.h"
#include "app/table/end/EndDraft.h"
#include "app/table/end/EndPage.h"
#include "app/table/master/BoardsPanel.h"
#include "app/table/master/PhaseStrip.h"
#include "app/table/master/PlayersWindow.h"
#include "app/theme/paint/Literal.h"
#include "app/theme/style/Icons.h"
#include "app/workspace/Actions.h"
#include "app/workspace/ToolStrip.h"
#include "text/Spoken.h"

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>

namespace muster::app {

using namespace battle;

void TableWorkspace::makeActions()
{
    const auto make = [this](const char *name, const char *icon, auto slot) {
        auto *action = new QAction(this);
        dress(action, QStringLiteral("table.") + QLatin1String(name), QLatin1String(icon));
        connect(action, &QAction::triggered, this, slot);
        return action;
    };
    m_new = make("new", "plus", [this] { newBattle(); });
    m_new->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B));
    m_beginAction = make("beginBattle", "chevron-right", &TableWorkspace::beginBattle);
    m_cancel = make("cancel", "close", [this] { show(m_session->document() ? Page::Board : Page::Home); });
    m_nextTurn = make("nextTurn", "chevron-right", [this] { TableVerbs(*m_session).nextTurn(); });
    m_nextTurn->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_T));
    m_nextPhase = make("nextPhase", "pass", &TableWorkspace::nextPhase);
    m_initiative = make("initiative", "dice", [this] { TableVerbs(*m_session).initiative(); });
    m_showDice = make("dice", "dice", [this] { m_host->focus("table.dice"); });
    m_endAction = make("end", "trophy", &TableWorkspace::endBattle);
    m_back = make("back", "chevron-left", [this] { show(Page::Board); });
    m_finish = make("finish", "check", &TableWorkspace::finish);
    m_putAway = make("putAway", "close", &TableWorkspace::putAway);
    m_playersAction = make("players", "window", &TableWorkspace::togglePlayers);
    m_playersAction->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P));
    m_print = make("print", "print", &TableWorkspace::printCards);
    m_print->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_P));
    m_phone = make("fromPhone", "qr", &TableWorkspace::askPhone);
    m_picture = make("picture", "image", [this] { BattlePictures(*m_session).ask(QApplication::activeWindow()); });
    makeMasterActions();
    m_phases = new QMenu;
    connect(this, &QObject::destroyed, m_phases, &QObject::deleteLater);
    connect(m_phases, &QMenu::aboutToShow, this, &TableWorkspace::fillPhases);
}

QWidget *TableWorkspace::toolBar()
{
    if (m_strips)
        return m_strips;
    m_strips = new QStackedWidget;
    auto *home = new ToolStrip;
    home->addStretch();
    home->addPrimary(m_new);
    m_strips->addWidget(home);
    m_strips->addWidget(makeBeginStrip());
    m_strips->addWidget(makeBoardStrip());
    m_strips->addWidget(makeEndStrip());
    m_strips->setCurrentIndex(int(m_page));
    retranslate();
    return m_strips;
}

QWidget *TableWorkspace::makeBeginStrip()
{
    auto *strip = new ToolStrip;
    m_beginHead = new TableHead(*m_session, strip);
    strip->addWidget(m_beginHead, 1);
    strip->addButton(m_cancel, true);
    strip->addPrimary(m_beginAction);
    return strip;
}

QWidget *TableWorkspace::makeBoardStrip()
{
    auto *strip = new ToolStrip;
    m_boardHead = new TableHead(*m_session, strip);
    strip->addWidget(m_boardHead); // as much as it says; without phases beside it all there is
    m_phase = new QToolButton(strip);
    m_phase->setObjectName("table.phase");
    m_phase->setMenu(m_phases);
    m_phase->setPopupMode(QToolButton::InstantPopup);
    m_phase->setFocusPolicy(Qt::StrongFocus);
    strip->addWidget(m_phase);
    m_phaseStrip = new PhaseStrip(*m_session, strip);
    strip->addWidget(m_phaseStrip, 1);
    strip->addButton(m_playersAction);
    m_initiativeButton = strip->addButton(m_initiative, true);
    strip->addButton(m_showDice, true);
    strip->addButton(m_nextTurn, true);
    strip->addButton(m_endAction, true);
    return strip;
}

QWidget *TableWorkspace::makeEndStrip()
{
    auto *strip = new ToolStrip;
    m_endHead = new TableHead(*m_session, strip);
    strip->addWidget(m_endHead, 1);
    strip->addButton(m_back, true);
    strip->addPrimary(m_finish);
    return strip;
}

QList<MenuPart> TableWorkspace::menus() const
{
    return {{MenuPart::File, {m_print}},
            {MenuPart::Own, {m_new,       m_beginAction, m_cancel,    nullptr,         m_nextTurn, m_nextPhase, m_initiative, m_showDice,
                             m_picture,   nullptr,       m_phone,     m_endAction,     m_back,     m_finish,    nullptr,      m_drawBlip,
                             m_drawToken, m_drawEvent,   m_reinforce, m_playersAction, nullptr,    m_putAway}}};
}

void TableWorkspace::refreshActions()
{
    const bool open = m_session->document();
    const QString none = open ? QString() : tr("no battle is open");
    const QString notHere = m_page == Page::Board ? none : tr("the board is not in sight");
    allowUnless(m_beginAction,
                m_page != Page::Begin     ? tr("no battle is being prepared")
                    : m_begin->canBegin() ? QString()
                                          : tr("choose your list first"));
    allowUnless(m_cancel, m_page == Page::Begin ? QString() : tr("no battle is being prepared"));
    allowUnless(m_nextTurn, notHere);
    allowUnless(m_nextPhase,
                !notHere.isEmpty()                        ? notHere
                    : m_session->rules().phases.isEmpty() ? tr("this game has no phases")
                                                          : QString());
    allowUnless(m_showDice, notHere);
    const auto &rolls = m_session->rules().rolls;
    const bool thrown = std::any_of(rolls.begin(), rolls.end(),
                                    [](const packs::TableRoll &roll) { return roll.kind == packs::TableRoll::Kind::Initiative; });
    m_initiative->setVisible(thrown);
    allowUnless(m_initiative, notHere);
    const BattleState &state = m_session->state();
    if (m_initiativeButton) // once it is thrown the head says it, and there is room for something else
        m_initiativeButton->setVisible(thrown && state.turn > 0 && state.initiative.isEmpty() && !state.ended);
    allowUnless(m_endAction, notHere);
    allowUnless(m_back, m_page == Page::End ? none : tr("the board is in sight"));
    allowUnless(m_finish, m_page == Page::End ? none : tr("end the battle first"));
    allowUnless(m_putAway, none);
    allowUnless(m_playersAction, none);
    allowUnless(m_print, notHere);
    allowUnless(m_phone, notHere);
    allowUnless(m_picture, notHere);
    m_finish->setText(m_end->campaign().isEmpty() ? tr("Keep the result") : tr("Open the after-battle report"));
    refreshMaster();
    if (m_phase) {
        const packs::TablePhase *phase = m_session->rules().phase(m_session->state().phase);
        const QString name = phase ? phase->name.in(m_session->language()) : tr("Who begins");
        m_phase->setText(literal(name));
        m_phase->setAccessibleName(tr("Phase: %1").arg(name));
    }
    if (m_beginHead) {
        const QString problem = m_begin->problem();
        m_beginHead->set(tr("Begin a battle"),
                         !problem.isEmpty() ? problem
                             : m_begin->pack()
                             ? tr("%1: the scenario is checked, nothing is forced.").arg(m_begin->pack()->name(m_session->language()))
                             : tr("Choose your list; an opponent may be just a name."));
    }
}

void TableWorkspace::newBattle(const QString &roster)
{
    if (!m_session->leave())
        return;
    QString first = roster;
    if (first.isEmpty()) {
        const QString last = m_services.library.notes().get("open.roster").valueOr({});
        const auto record = last.isEmpty() ? base::Result<library::Record>(library::Record()) : m_services.library.documents().find(last);
        first = record && record->version > 0 && !record->deleted ? last : QString();
    }
    m_begin->clear(first);
    show(Page::Begin);
    if (m_beginPage) {
        m_beginPage->clearSearch();
        m_beginPage->refill();
    }
}

void TableWorkspace::beginBattle()
{
    if (!m_begin->canBegin())
        return;
    auto made = documents::BattleDocument::create(m_services.library, m_begin->finished());
    if (!made) {
        say(text::spoken(made.error()));
        return;
    }
    m_session->take(std::move(*made));
    show(Page::Board);
}

void TableWorkspace::nextPhase()
{
    const auto &phases = m_session->rules().phases;
    int next = 0;
    for (int i = 0; i < phases.size(); ++i) {
        if (phases.at(i).id == m_session->state().phase)
            next = i + 1;
    }
    if (next < phases.size())
        TableVerbs(*m_session).phase(phases.at(next).id);
    else
        TableVerbs(*m_session).nextTurn();
}

// Phases in any order, and who begins: nothing is forced.
void TableWorkspace::fillPhases()
{
    m_phases->clear();
    for (const packs::TablePhase &phase : m_session->rules().phases) {
        QAction *action = m_phases->addAction(literal(phase.name.in(m_session->language())));
        action->setCheckable(true);
        action->setChecked(phase.id == m_session->state().phase);
        connect(action, &QAction::triggered, this, [this, id = phase.id] { TableVerbs(*m_session).phase(id); });
    }
    m_phases->addSeparator();
    if (m_initiative->isVisible())
        m_phases->addAction(m_initiative);
    for (const SideState &side : m_session->state().sides) {
        QAction *action = m_phases->addAction(tr("%1 begins").arg(literal(side.name)));
        action->setCheckable(true);
        action->setChecked(side.id == m_session->state().active);
        connect(action, &QAction::triggered, this, [this, id = side.id] { TableVerbs(*m_session).begins(id); });
    }
}

void TableWorkspace::endBattle()
{
    if (!m_session->document() || !m_endPage)
        return;
    m_end->begin();
    show(Page::End);
    m_endPage->load();
}

// With a campaign the report opens, filled in; nothing is written there before it is recorded.
void TableWorkspace::finish()
{
    if (!m_session->document())
        return;
    const QString campaign = m_end->campaign();
    m_end->keep();
    m_session->document()->finishSaving();
    show(Page::Board);
    if (!campaign.isEmpty())
        emit requested({"campaign", "afterBattle", campaign, {{"battle", m_session->document()->id()}}});
}

void TableWorkspace::putAway()
{
    m_session->close();
    if (!m_session->document())
        show(Page::Home);
}

void TableWorkspace::retranslate()
{
    m_new->setText(tr("Begin a battle…"));
    m_beginAction->setText(tr("Begin the battle"));
    m_cancel->setText(tr("Not now"));
    m_nextTurn->setText(tr("Next turn"));
    m_nextPhase->setText(tr("Next phase"));
    m_showDice->setText(tr("Dice"));
    m_initiative->setText(tr("Initiative"));
    m_initiative->setToolTip(tr("Throw for the initiative of all sides"));
    m_endAction->setText(tr("End the battle…"));
    m_back->setText(tr("Back to the table"));
    m_putAway->setText(tr("Put the battle away"));
    m_print->setText(tr("Print cards with their damage…"));
    m_phone->setText(tr("From the phone page…"));
    m_picture->setText(tr("Picture of the battle…"));
    m_playersAction->setText(tr("Window for the players"));
    m_drawBlip->setText(tr("Blip from the bag"));
    m_drawToken->setText(tr("Reinforcement token from the bag"));
    m_drawEvent->setText(tr("Draw an event"));
    m_reinforce->setText(tr("Reinforce…"));
    if (!m_host)
        return;
    m_host->setTitle("table.unit", tr("Unit"));
    m_host->setTitle("table.card", tr("Card"));
    m_host->setTitle("table.reserves", tr("Reserves"));
    m_host->setTitle("table.dice", tr("Dice"));
    m_host->setTitle("table.piles", tr("Decks and bags"));
    m_host->setTitle("table.boards", tr("Boards"));
    m_host->setTitle("table.log", tr("Log"));
    m_host->setTitle("table.score", tr("Score"));
    m_host->setTitle("table.mine", tr("Own army"));
    m_host->setTitle("table.theirs", tr("Opposing army"));
    m_session->retranslate();
    m_begin->retranslate();
    m_home->retranslate();
    m_beginPage->retranslate();
    m_endPage->retranslate();
    m_unit->retranslate();
    m_mine->retranslate();
    m_theirs->retranslate();
    m_card->retranslate();
    m_log->retranslate();
    m_score->retranslate();
    m_reserves->retranslate();
    m_dice->retranslate();
    m_piles->retranslate();
    m_boards->retranslate();
    if (m_players)
        m_players->retranslate();
    follow();
}

} // namespace muster::app
