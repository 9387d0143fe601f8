// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/TableSession.h"

namespace muster::app {

/// An attack that the program threw.
struct AttackDice
{
    QVector<battle::ThrownDice> dice;
    QMap<QString, int> steps{}; ///< step of the odds -> what its dice gave
    int own = 0;                ///< what the attacker loses: figures or boxes
    bool ownFigures = false;
};

/// What a tap at the table records: each is one step that can be undone. Nothing is ever refused.
class TableVerbs
{
    Q_DECLARE_TR_FUNCTIONS(TableVerbs)

public:
    explicit TableVerbs(TableSession &session) : m_session(session) {}

    /// Done, or ready again.
    void toggleDone(const QString &unit);
    /// One box more or less, as the rules go.
    void hurt(const QString &unit, int boxes = 1, int figure = -1);
    void heal(const QString &unit, int boxes = 1, int figure = -1);
    /// A ticked box that is tapped again: what eliminated somebody by mistake did not happen, other damage is healed.
    void untick(const QString &unit, int figure);
    /// A weapon goes with a box, or works again.
    void toggleWeapon(const QString &unit, const QString &weapon);
    void toggleMarker(const QString &unit, const QString &marker);
    void setOwnMarker(const QString &unit, const QString &text);
    void clearOwnMarker(const QString &unit, const QString &text);
    /// `by`: a unit, or the id of a side; empty: nobody in particular.
    void eliminate(const QString &unit, const QString &by);
    /// What eliminated it did not happen; where nothing says so it gets a box back.
    void bringBack(const QString &unit);
    /// Who did it, afterwards.
    void nameKiller(const battle::BattleKill &kill, const QString &by);
    /// To a place, or into the unit that carries it; whoever goes along goes along.
    void move(const QString &unit, const QString &place, const QString &inside = {});
    void use(const QString &unit, const QString &supply, int change);
    void note(const QString &unit, const QString &text);
    /// The result of an attack: damage, killer and the marker of the game in one step. `lost` counts figures or boxes.
    void losses(const QString &by, const QString &target, int lost, bool figures, const AttackDice &thrown = {});
    void nextTurn();
    void phase(const QString &phase, const QString &side = {});
    /// Whose activation it is from now on.
    void begins(const QString &side);
    void score(const QString &side, const QString &line, int points);
    void resource(const QString &side, const QString &resource, int change);
    /// Throws for the initiative of all sides with what their units give; whoever has it begins.
    void initiative();
    /// Dice of a roll of the game, thrown or typed, with what follows from them: markers of the unit, who has the initiative.
    void rolled(const QString &sentence, const battle::DiceRolled &dice);
    /// Throws a roll of the game for a unit.
    void throwFor(const QString &unit, const QString &roll);
    /// A whole formation is done, or ready again.
    void toggleFormation(int side, const QString &formation);
    /// A unit that waits comes onto the table with its group, or has had its activation.
    void arrives(const QString &unit, bool came);
    /// Dice of a roll of the game for a unit that waits; what works brings it and whoever goes along.
    void arrival(const QString &unit, const battle::DiceRolled &dice);
    void draw(const QString &pile);
    void putBack(const QString &pile, const QString &card);

    /// Who moves with it: its passengers and heroes, or all that ride and march together.
    [[nodiscard]] QVector<const battle::UnitState *> group(const QString &unit) const;
    /// Who arrives with one roll: its group, or the formation where whole formations act.
    [[nodiscard]] QVector<const battle::UnitState *> arriving(const QString &unit) const;
    /// Dice that a unit throws more than others: its own, or those of whoever has joined it.
    [[nodiscard]] int moreDice(const QString &unit, const QString &roll) const;
    /// What follows from dice besides the entry in the log.
    [[nodiscard]] QVector<battle::Payload> followUp(const battle::DiceRolled &dice) const;
    /// The roll that brings reserves in; null: the game has none.
    [[nodiscard]] const packs::TableRoll *reserveRoll() const;
    [[nodiscard]] battle::NeededRoll neededFor(const battle::UnitState &unit, const packs::TableRoll &roll) const;

private:
    [[nodiscard]] static battle::Moved movement(const QString &unit, const QString &place, const QString &inside);
    [[nodiscard]] QString nameOf(const QString &unit) const;
    /// The markers of the game that an attack leaves at its target.
    void addHitMarkers(QVector<battle::Payload> &events, const battle::UnitState &victim, int boxes, const AttackDice &thrown) const;

    TableSession &m_session;
};

} // namespace muster::app
