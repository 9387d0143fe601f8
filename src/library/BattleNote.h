// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace muster::library {

/// What Record::note holds of a battle: how it stands, for lists in every language and for the record of a roster, without loading
/// the battle.
struct BattleNote
{
    /// One side of it.
    struct Side
    {
        QString name;
        QString player;
        QString roster; ///< id of the list it came with; empty: none
        QString result; ///< "won", "drawn", "lost"; empty: nobody has said
        int score = 0;
        friend bool operator==(const Side &, const Side &) = default;
    };

    int turn = 0;  ///< 0: deployment
    int turns = 0; ///< of the scenario; 0: not limited
    bool ended = false;
    QString scenario; ///< its name
    QList<Side> sides;

    /// As it is stored.
    [[nodiscard]] QString text() const;
    /// What cannot be read is a battle that has not begun.
    [[nodiscard]] static BattleNote of(const QString &text);

    friend bool operator==(const BattleNote &, const BattleNote &) = default;
};

} // namespace muster::library
