// SPDX-License-Identifier: GPL-3.0-or-later
// The game master's actions, the players' window, and what goes to paper.
#include "app/docking/DockHost.h"
#include "app/table/TableVerbs.h"
#include "app/table/TableWorkspace.h"
#include "app/table/begin/BeginDraft.h"
#include "app/table/end/EndDraft.h"
#include "app/table/master/BoardsPanel.h"
#include "app/table/master/PhaseStrip.h"
#include "app/table/master/PlayersWindow.h"
#include "app/workspace/Actions.h"

#include <QAction>
#include <QPoint>
#include <QToolButton>

#include <algorithm>

namespace muster::app {

using namespace battle;

// Single letters, as at the table: whoever types a note is not disturbed by them.
void TableWorkspace::makeMasterActions()
{
    const auto make = [this](const char *name, const char *icon, Qt::Key key, auto slot) {
        auto *action = new QAction(this);
        dress(action, QStringLiteral("table.") + QLatin1String(name), QLatin1String(icon));
        action->setShortcut(QKeySequence(key));
        connect(action, &QAction::triggered, this, slot);
        return action;
    };
    m_drawBlip = make("drawBlip", "radar", Qt::Key_B, [this] { m_boards->draw(false); });
    m_drawToken = make("drawToken", "bag", Qt::Key_K, [this] { m_boards->draw(true); });
    m_drawEvent = make("drawEvent", "card", Qt::Key_D, &TableWorkspace::drawEvent);
    m_reinforce = make("reinforceNow", "plus", Qt::Key_R, [this] {
        m_host->raise("table.boards");
        m_boards->askReinforce();
    });
}

// The first deck of the game that has cards left: the events of the side that plays here.
void TableWorkspace::drawEvent()
{
    m_host->raise("table.piles");
    for (const PileState &pile : m_session->state().piles) {
        if (m_session->rules().decks.contains(pile.start.id) && pile.left() > 0) {
            TableVerbs(*m_session).draw(pile.start.id);
            return;
        }
    }
}

void TableWorkspace::refreshMaster()
{
    const bool board = m_page == Page::Board && m_session->document();
    const bool boards = board && !m_session->state().boards.isEmpty();
    const QString none = boards ? QString() : tr("only for a game with a game master");
    for (QAction *action : {m_drawBlip, m_drawToken, m_drawEvent, m_reinforce})
        allowUnless(action, none);
    if (m_phaseStrip) {
        m_phaseStrip->setVisible(boards);
        m_phase->setVisible(!boards);
        m_phaseStrip->refresh();
    }
}

void TableWorkspace::printCards()
{
    const documents::BattleDocument *document = m_session->document();
    const Begun *begun = document ? document->battle().begun() : nullptr;
    const UnitState *unit = m_session->currentUnit();
    const int side = unit ? unit->side : 0;
    if (!begun || side >= begun->sides.size() || begun->sides.at(side).roster.isEmpty()) {
        say(tr("There is no list on this side: nothing can be printed."));
        return;
    }
    QVariantMap figures;
    for (const UnitState &each : m_session->state().units) {
        if (each.side != side)
            continue;
        QVariantList all = figures.value(each.selection).toList();
        for (const FigureState &figure : each.figures)
            all.append(QPoint(figure.boxes, std::min(figure.lost, figure.boxes)));
        figures.insert(each.selection, all);
    }
    emit requested({"print", "battle", document->id(), {{"roster", begun->sides.at(side).roster}, {"figures", figures}}});
}

void TableWorkspace::togglePlayers()
{
    if (m_players) {
        m_players->close();
        return;
    }
    m_players = new PlayersWindow;
    m_players->setAttribute(Qt::WA_DeleteOnClose);
    refreshPlayers();
    m_players->show();
}

// The window is given what the players may know and nothing else.
void TableWorkspace::refreshPlayers()
{
    if (!m_players)
        return;
    const documents::BattleDocument *document = m_session->document();
    m_players->setState(document ? playersState(document->battle(), m_session->state(), m_session->pack().get(), m_session->language())
                                 : PlayersState());
}

} // namespace muster::app
