// SPDX-License-Identifier: GPL-3.0-or-later
// What the game master does: boards, tokens, the secondary mission.
#include "battle/fold/BattleFolder.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::battle {

void BattleFolder::apply(const BoardScanned &event)
{
    if (event.board < 1 || event.board > m_state.boards.size())
        return wrong(base::Message(QT_TRANSLATE_NOOP("Message", "there is no board %1 in this battle"), {event.board}));
    m_state.boards[event.board - 1] = {!event.undone, event.undone ? 0 : m_state.turn};
    say(event.undone ? base::Message(QT_TRANSLATE_NOOP("Message", "Board %1 was not scanned"), {event.board})
                     : base::Message(QT_TRANSLATE_NOOP("Message", "Board %1 is scanned"), {event.board}));
}

void BattleFolder::apply(const TokenPlaced &event)
{
    const auto token = std::find_if(m_state.tokens.begin(), m_state.tokens.end(),
                                    [&event](const TokenState &each) { return each.id == event.token; });
    if (token == m_state.tokens.end())
        return wrong(base::Message(QT_TRANSLATE_NOOP("Message", "this token was not drawn")));
    if (event.board < 0 || event.board > m_state.boards.size())
        return wrong(base::Message(QT_TRANSLATE_NOOP("Message", "there is no board %1 in this battle"), {event.board}));
    if (!event.unit.isEmpty() && !unitOf(event.unit))
        return;
    for (TokenState &each : m_state.tokens) { // the figure stands in one place
        if (!event.unit.isEmpty() && each.unit == event.unit && each.id != event.token)
            each.aside = true;
    }
    token->board = event.board;
    token->turned = event.turned;
    token->unit = event.unit;
    token->aside = event.aside;
    const auto pile = std::find_if(m_state.piles.begin(), m_state.piles.end(),
                                   [token](const PileState &each) { return each.start.id == token->pile; });
    QString name = token->card;
    for (const PileCard &card : pile == m_state.piles.end() ? QVector<PileCard>() : pile->start.cards)
        name = card.id == token->card ? card.name.in(m_language) : name;
    if (event.aside)
        say(base::Message(QT_TRANSLATE_NOOP("Message", "Board %1: nothing stands there (%2)"), {event.board, name}));
    else if (event.turned)
        say(base::Message(QT_TRANSLATE_NOOP("Message", "Board %1: %2 appears"),
                          {event.board, event.unit.isEmpty() ? name : nameOf(event.unit)}));
    else if (event.board > 0)
        say(base::Message(QT_TRANSLATE_NOOP("Message", "Board %1: a token is placed (%2)"), {event.board, name}));
    else
        say(base::Message(QT_TRANSLATE_NOOP("Message", "A token goes back into the hand (%1)"), {name}));
}

void BattleFolder::apply(const SecondaryOpened &event)
{
    m_state.secondaryOpened = !event.undone;
    say(event.undone ? base::Message(QT_TRANSLATE_NOOP("Message", "The secondary mission is not known yet"))
                     : base::Message(QT_TRANSLATE_NOOP("Message", "The secondary mission is opened")));
}

} // namespace muster::battle
