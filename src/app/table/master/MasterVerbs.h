// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/TableSession.h"

namespace muster::app {

/// What the game master does: each is one step that can be undone. Nothing is ever refused because of a rule.
class MasterVerbs
{
    Q_DECLARE_TR_FUNCTIONS(MasterVerbs)

public:
    explicit MasterVerbs(TableSession &session) : m_session(session) {}

    /// How many tokens may come at the end of a turn.
    static constexpr int mostReinforcements = 6;

    /// A board is scanned. With the last one every blip that is left in the hand is placed there.
    void scan(int board);
    /// A token from the hand, or from another board.
    void place(const QString &token, int board);
    void takeBack(const QString &token);
    /// Everybody sees what it was: a figure that is free stands there now, otherwise it was an echo.
    void turnOver(const QString &token);
    /// A token of the reinforcements is played: its figure stands on this board.
    void play(const QString &token, int board);
    /// Tokens of the hand, up to six that have a figure, come to a board.
    void reinforce(int board);
    /// It is no longer there, and nobody eliminated it.
    void putAside(const QString &token);
    void openSecondary(bool open);

    /// Tokens in the hand, of one sort.
    [[nodiscard]] QVector<const battle::TokenState *> hand(bool reinforcements) const;
    /// On a board: blips, dummies and figures.
    [[nodiscard]] QVector<const battle::TokenState *> onBoard(int board) const;
    /// The bag of one sort; null: the game has none.
    [[nodiscard]] const packs::TableBag *bag(bool reinforcements) const;
    [[nodiscard]] int leftInBag(bool reinforcements) const;
    [[nodiscard]] int scanned() const;
    /// What it is, in words.
    [[nodiscard]] QString nameOf(const battle::TokenState &token) const;
    /// Neither a figure of the game master nor a token lies on the boards: then reinforcements must come.
    [[nodiscard]] bool boardsAreEmpty() const;

private:
    [[nodiscard]] QVector<battle::Payload> appearance(const battle::TokenState &token, int board, QStringList &taken) const;

    TableSession &m_session;
};

} // namespace muster::app
