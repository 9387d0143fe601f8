// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battle/fold/BattleState.h"

namespace muster::app {

/// What the players may know of a battle with a game master. It is made without the master's secrets: what waits, what lies in hidden bags
/// and what was drawn from them is not in it at all.
struct PlayersState
{
    struct Unit
    {
        QString name;
        int left = 0, all = 0;
        QStringList markers;
        bool out = false, done = false;
        friend bool operator==(const Unit &, const Unit &) = default;
    };
    struct Side
    {
        QString name;
        int score = 0, kills = 0;
        bool gameMaster = false;
        QVector<Unit> units;
        friend bool operator==(const Side &, const Side &) = default;
    };
    struct Card
    {
        QString name, text;
        friend bool operator==(const Card &, const Card &) = default;
    };
    /// What lies on a board: figures by their names, blips only by their number.
    struct Board
    {
        bool scanned = false;
        QStringList seen;
        int unknown = 0;
        friend bool operator==(const Board &, const Board &) = default;
    };
    QString title, phase;
    int turn = 0, turns = 0;
    bool secondaryOpened = false;
    QString secondary; ///< its words, once it is open
    QVector<Side> sides;
    QVector<Board> boards;
    QVector<Card> cards; ///< events that were read out, newest first
    friend bool operator==(const PlayersState &, const PlayersState &) = default;
};

/// `pack` may be null: then cards have no texts.
[[nodiscard]] PlayersState playersState(const battle::Battle &battle, const battle::BattleState &state, const packs::Pack *pack,
                                        const QString &language);

} // namespace muster::app
