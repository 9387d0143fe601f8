// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "rules/roster/Roster.h"

#include <QString>

#include <optional>
#include <vector>

namespace muster::share {

/// What the boxes of a track stand for.
enum class TableTrackKind { Figures, Boxes, Ammunition, Once, Loaded };

/// A row of boxes of which some are ticked.
struct TableTrack
{
    int index = 0; ///< among the tracks of the unit's card
    TableTrackKind kind = TableTrackKind::Boxes;
    std::vector<int> ticked; ///< for each model, or one for the unit
    int each = 0;            ///< boxes of a model

    [[nodiscard]] int lost() const;
    [[nodiscard]] int left() const { return int(ticked.size()) * each - lost(); }
    friend bool operator==(const TableTrack &, const TableTrack &) = default;
};

/// A marker that lies beside a unit: one of the game, or a word of the player's own.
struct TableMarker
{
    QString id;   ///< of the pack; empty for a word
    QString name; ///< empty for one of the pack
    friend bool operator==(const TableMarker &, const TableMarker &) = default;
};

/// What became of a unit on the table; units that nothing happened to are not told.
struct TableUnit
{
    std::string selectionId;
    std::vector<TableTrack> tracks; ///< those with ticks
    std::vector<TableMarker> markers;
    int eliminatedInTurn = 0; ///< 0 = it lives
    bool offTable = false;
    QString note;

    /// Of the track of figures; nothing when none was lost.
    [[nodiscard]] std::optional<int> figuresLeft() const;
    friend bool operator==(const TableUnit &, const TableUnit &) = default;
};

/// What the phone page handed back.
struct TableResult
{
    bool sameList = true; ///< the list has not been edited since the page was made
    int turn = 1;
    std::vector<int> ownScore; ///< by turn
    std::vector<int> enemyScore;
    QString opponent;
    QString notes;
    std::vector<TableUnit> units;
    QStringList unknownUnits; ///< keys of units that the list does not have any more

    [[nodiscard]] static int sum(const std::vector<int> &score);
};

/// Whether such a text stands somewhere in this one.
[[nodiscard]] bool holdsTableResult(const QString &text);
/// Reads the text of a phone page (docs/TABLE-TEXT.md) of this list; words before it and behind it do not matter.
[[nodiscard]] base::Result<TableResult> readTableResult(const QString &text, const rules::Roster &roster);

} // namespace muster::share
