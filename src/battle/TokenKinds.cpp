// SPDX-License-Identifier: GPL-3.0-or-later
#include "battle/TokenKinds.h"

#include <algorithm>

namespace muster::battle {

namespace {

bool isMasters(const UnitState &unit, const BattleState &state)
{
    return unit.side >= 0 && unit.side < state.sides.size() && state.sides.at(unit.side).gameMaster;
}

bool isOfKind(const UnitState &unit, const PileCard &card)
{
    return tokenKindId(unit.entry) == card.id || (!unit.kind.isEmpty() && card.name.isAny(unit.kind));
}

/// Collects the rows; cards and figures of one kind meet in one.
class KindTable
{
public:
    KindTable(const BattleState &state, const packs::TableRules &rules, const QString &language)
        : m_state(state), m_rules(rules), m_language(language)
    {
    }

    QVector<TokenKind> make()
    {
        for (const UnitState &unit : m_state.units) {
            if (isMasters(unit, m_state))
                addFigure(unit);
        }
        for (const PileState &pile : m_state.piles) {
            const bool bag = std::any_of(m_rules.bags.begin(), m_rules.bags.end(),
                                         [&pile](const packs::TableBag &each) { return each.id == pile.start.id; });
            for (const PileCard &card : bag ? pile.start.cards : QVector<PileCard>())
                row(card).inBags += pile.left(card.id);
        }
        for (const TokenState &token : m_state.tokens)
            addToken(token);
        return m_rows;
    }

private:
    void addFigure(const UnitState &unit)
    {
        const QString id = tokenKindId(unit.entry);
        auto found = std::find_if(m_rows.begin(), m_rows.end(), [&id](const TokenKind &each) { return each.id == id; });
        if (found == m_rows.end()) {
            TokenKind made;
            made.id = id;
            made.name = unit.kind.isEmpty() ? unit.name : unit.kind;
            made.points = unit.points;
            m_rows.append(made);
            found = m_rows.end() - 1;
        }
        found->points = std::min(found->points, unit.points); // with its least equipment
        ++found->figures;
        if (standsOnBoard(unit, m_rules))
            ++found->onBoards;
        else
            ++found->free;
    }

    TokenKind &row(const PileCard &card)
    {
        const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&card](const TokenKind &each) {
            return each.id == card.id || (each.figures > 0 && card.name.isAny(each.name));
        });
        if (found != m_rows.end())
            return *found;
        TokenKind made;
        made.id = card.id;
        made.name = card.name.in(m_language);
        made.points = card.points;
        m_rows.append(made);
        return m_rows.last();
    }

    void addToken(const TokenState &token)
    {
        const PileCard *card = cardOf(token, m_state);
        if (!card || token.aside)
            return;
        TokenKind &kind = row(*card);
        if (token.board > 0)
            kind.onBoards += token.unit.isEmpty() ? 1 : 0; // its figure was counted
        else if (isReinforcement(token, m_rules))
            ++kind.reinforcements;
        else
            ++kind.blips;
    }

    const BattleState &m_state;
    const packs::TableRules &m_rules;
    QString m_language;
    QVector<TokenKind> m_rows;
};

} // namespace

QString tokenKindId(const QString &entry)
{
    return entry.section(QStringLiteral("::"), -1);
}

bool standsOnBoard(const UnitState &unit, const packs::TableRules &rules)
{
    const packs::TablePlace *place = rules.place(unit.place);
    return !unit.isOut() && (unit.place.isEmpty() || (place && place->kind == packs::TablePlace::Kind::Board));
}

bool liesOnBoard(const TokenState &token, const BattleState &state, const packs::TableRules &rules)
{
    if (token.aside || token.board <= 0)
        return false;
    const UnitState *unit = token.unit.isEmpty() ? nullptr : state.unit(token.unit);
    return !unit || standsOnBoard(*unit, rules);
}

const PileCard *cardOf(const TokenState &token, const BattleState &state)
{
    for (const PileState &pile : state.piles) {
        if (pile.start.id != token.pile)
            continue;
        const auto found = std::find_if(pile.start.cards.begin(), pile.start.cards.end(),
                                        [&token](const PileCard &card) { return card.id == token.card; });
        return found == pile.start.cards.end() ? nullptr : &*found;
    }
    return nullptr;
}

bool isReinforcement(const TokenState &token, const packs::TableRules &rules)
{
    return std::any_of(rules.bags.begin(), rules.bags.end(),
                       [&token](const packs::TableBag &bag) { return bag.id == token.pile && bag.reinforcement; });
}

bool knowsFigures(const BattleState &state)
{
    return std::any_of(state.units.begin(), state.units.end(), [&state](const UnitState &unit) { return isMasters(unit, state); });
}

const UnitState *freeFigure(const PileCard &card, const BattleState &state, const packs::TableRules &rules, const QStringList &taken)
{
    const UnitState *fallen = nullptr;
    for (const UnitState &unit : state.units) {
        if (!isMasters(unit, state) || !isOfKind(unit, card) || standsOnBoard(unit, rules) || taken.contains(unit.id))
            continue;
        if (!unit.isOut())
            return &unit;
        fallen = fallen ? fallen : &unit;
    }
    return fallen;
}

QVector<TokenKind> tokenKinds(const BattleState &state, const packs::TableRules &rules, const QString &language)
{
    return KindTable(state, rules, language).make();
}

} // namespace muster::battle
