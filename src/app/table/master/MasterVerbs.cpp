// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/master/MasterVerbs.h"

#include "battle/TokenKinds.h"

#include <algorithm>

namespace muster::app {

using namespace battle;

namespace {

TokenPlaced placement(const QString &token, int board)
{
    TokenPlaced event;
    event.token = token;
    event.board = board;
    return event;
}

} // namespace

QVector<const TokenState *> MasterVerbs::hand(bool reinforcements) const
{
    QVector<const TokenState *> all;
    for (const TokenState &token : m_session.state().tokens) {
        if (token.board == 0 && !token.aside && isReinforcement(token, m_session.rules()) == reinforcements)
            all.append(&token);
    }
    return all;
}

QVector<const TokenState *> MasterVerbs::onBoard(int board) const
{
    QVector<const TokenState *> all;
    for (const TokenState &token : m_session.state().tokens) {
        if (token.board == board && liesOnBoard(token, m_session.state(), m_session.rules()))
            all.append(&token);
    }
    return all;
}

const packs::TableBag *MasterVerbs::bag(bool reinforcements) const
{
    const auto &bags = m_session.rules().bags;
    const auto found = std::find_if(bags.begin(), bags.end(),
                                    [reinforcements](const packs::TableBag &each) { return each.reinforcement == reinforcements; });
    return found == bags.end() ? nullptr : &*found;
}

int MasterVerbs::leftInBag(bool reinforcements) const
{
    const packs::TableBag *wanted = bag(reinforcements);
    for (const PileState &pile : m_session.state().piles) {
        if (wanted && pile.start.id == wanted->id)
            return pile.left();
    }
    return 0;
}

int MasterVerbs::scanned() const
{
    const auto &boards = m_session.state().boards;
    return int(std::count_if(boards.begin(), boards.end(), [](const BoardState &board) { return board.scanned; }));
}

QString MasterVerbs::nameOf(const TokenState &token) const
{
    if (const UnitState *unit = token.unit.isEmpty() ? nullptr : m_session.state().unit(token.unit))
        return unit->name;
    const PileCard *card = cardOf(token, m_session.state());
    return card ? card->name.in(m_session.language()) : token.card;
}

bool MasterVerbs::boardsAreEmpty() const
{
    const BattleState &state = m_session.state();
    const bool tokens = std::any_of(state.tokens.begin(), state.tokens.end(),
                                    [this, &state](const TokenState &token) { return liesOnBoard(token, state, m_session.rules()); });
    return !tokens && std::none_of(state.units.begin(), state.units.end(), [this, &state](const UnitState &unit) {
        return state.sides.at(unit.side).gameMaster && standsOnBoard(unit, m_session.rules());
    });
}

void MasterVerbs::scan(int board)
{
    BoardScanned event;
    event.board = board;
    QVector<Payload> events{event};
    if (scanned() + 1 == m_session.state().boards.size()) {
        for (const TokenState *token : hand(false))
            events.append(placement(token->id, board));
    }
    m_session.record(tr("Board %1 is scanned").arg(board), events);
}

void MasterVerbs::place(const QString &token, int board)
{
    m_session.record(tr("A token on board %1").arg(board), {placement(token, board)});
}

void MasterVerbs::takeBack(const QString &token)
{
    m_session.record(tr("A token goes back into the hand"), {placement(token, 0)});
}

// A free figure stands there now. A list that has none of its kind free makes it an echo; without a list it is what it says.
QVector<Payload> MasterVerbs::appearance(const TokenState &token, int board, QStringList &taken) const
{
    const PileCard *card = cardOf(token, m_session.state());
    TokenPlaced event = placement(token.id, board);
    event.turned = true;
    const UnitState *figure = card ? freeFigure(*card, m_session.state(), m_session.rules(), taken) : nullptr;
    if (!figure) {
        event.aside = knowsFigures(m_session.state()) || token.card == QLatin1String("dummy");
        return {event};
    }
    event.unit = figure->id;
    taken.append(figure->id);
    Moved moved;
    moved.unit = figure->id;
    moved.anew = figure->isOut();
    return {moved, event};
}

void MasterVerbs::turnOver(const QString &token)
{
    const TokenState *known = m_session.state().token(token);
    if (!known)
        return;
    QStringList taken;
    const QVector<Payload> events = appearance(*known, known->board, taken);
    const QString name = nameOf(*known);
    m_session.record(tr("%1 is turned over").arg(name), events);
    if (!taken.isEmpty())
        m_session.setCurrent(taken.first());
}

void MasterVerbs::play(const QString &token, int board)
{
    const TokenState *known = m_session.state().token(token);
    if (!known)
        return;
    QStringList taken;
    const QVector<Payload> events = appearance(*known, board, taken);
    if (taken.isEmpty() && knowsFigures(m_session.state())) {
        m_session.say(tr("No figure of %1 is free: this token cannot be played.").arg(nameOf(*known)));
        return;
    }
    m_session.record(tr("Reinforcements on board %1").arg(board), events);
}

void MasterVerbs::reinforce(int board)
{
    QVector<Payload> events;
    QStringList taken;
    int played = 0, left = 0;
    for (const TokenState *token : hand(true)) {
        if (played == mostReinforcements)
            break;
        const auto before = taken.size();
        const QVector<Payload> appears = appearance(*token, board, taken);
        if (taken.size() == before && knowsFigures(m_session.state())) {
            ++left;
            continue;
        }
        events += appears;
        ++played;
    }
    if (events.isEmpty()) {
        m_session.say(left > 0 ? tr("No figure is free for the tokens in the hand.") : tr("There is no reinforcement token in the hand."));
        return;
    }
    m_session.record(tr("Reinforcements on board %1").arg(board), events);
}

void MasterVerbs::putAside(const QString &token)
{
    const TokenState *known = m_session.state().token(token);
    if (!known)
        return;
    TokenPlaced event = placement(token, known->board);
    event.turned = known->turned;
    event.aside = true;
    m_session.record(tr("%1 leaves the board").arg(nameOf(*known)), {event});
}

void MasterVerbs::openSecondary(bool open)
{
    SecondaryOpened event;
    event.undone = !open;
    m_session.record(open ? tr("The secondary mission is opened") : tr("The secondary mission is closed"), {event});
}

} // namespace muster::app
