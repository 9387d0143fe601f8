// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/TableSession.h"
#include "app/theme/style/Tone.h"

namespace muster::app {

/// A few words on a tile, with the shape that says the same.
struct TileBadge
{
    QString text, icon;
    Tone tone = Tone::Neutral;
    friend bool operator==(const TileBadge &, const TileBadge &) = default;
};

/// How the state of a battle is said: tiles, pages and screen readers have it from here.
namespace tablewords {

[[nodiscard]] QString markerName(const battle::MarkerState &marker, const packs::TableRules &rules, const QString &language);
/// The line icon for a marker's symbol.
[[nodiscard]] QString markerIcon(const packs::TableMarker &marker);
[[nodiscard]] Tone markerTone(const packs::TableMarker &marker);
/// Place of a unit; the kind of an id that the game does not know is Board.
[[nodiscard]] packs::TablePlace::Kind placeKind(const battle::UnitState &unit, const packs::TableRules &rules);
[[nodiscard]] QString placeName(const packs::TablePlace &place, const QString &language);
/// "3 of 5 figures", "5 of 6 boxes".
[[nodiscard]] QString strength(const battle::UnitState &unit);
/// Markers, place, whom it has joined.
[[nodiscard]] QVector<TileBadge> badges(const battle::UnitState &unit, const TableSession &session);
/// The whole tile as a sentence.
[[nodiscard]] QString spoken(const battle::UnitState &unit, const TableSession &session);
/// "2 dice, at least 1", "comes by itself", and the chance.
[[nodiscard]] QString neededText(const battle::NeededRoll &needed);
/// Faces of dice as they lie, or their sum with what is added: "A A T", "7 (4 + 3)".
[[nodiscard]] QString thrown(const battle::DiceRolled &dice, const packs::TableRules &rules, const QString &language);
/// The name of a side with its player.
[[nodiscard]] QString sideName(const battle::SideState &side);

} // namespace tablewords

} // namespace muster::app
