// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/ParsedList.h"
#include "packs/Pack.h"
#include "rules/roster/Roster.h"

#include <QMap>

namespace muster::lists {

/// Something of the data that a line may have meant.
struct Candidate
{
    QString name;
    QString where;       ///< slot or unit it stands in
    std::string entryId; ///< composite
    double likeness = 0;
};

/// What became of one thing that the text names.
struct LineResult
{
    enum class State {
        Head,     ///< tells about the list as a whole, or nothing
        Found,    ///< in the list as the text says
        Guessed,  ///< in the list, with an assumption
        NotFound, ///< kept as a note
    };
    State state = State::Head;
    int line = 0;
    int depth = 0;
    QString text;    ///< what was pasted
    QString becomes; ///< in the words of the data; empty for a head
    QString reason;  ///< why it was guessed or not found
    QString key;     ///< what a choice of the player is kept under: "18/gren launcher"
    std::string selectionId;
    std::vector<Candidate> candidates; ///< best first
};

/// What the player knows better than the text.
struct ReadWishes
{
    std::optional<Shape> shape;
    QString packId;                         ///< game; empty = found by itself
    std::string catalogueId;                ///< army; empty = found by itself
    QMap<QString, std::string> choices;     ///< LineResult::key -> entry id; empty id = leave it as a note
    QMap<QString, QString> rememberedNames; ///< name key as pasted -> name key of the data
};

/// One list of a text, found in the data of a game.
struct ReadList
{
    ParsedList parsed;
    packs::PackPtr pack; ///< null when no installed game knows any of it
    std::string catalogueId;
    rules::Roster roster;
    std::vector<LineResult> lines; ///< in the order of the text

    [[nodiscard]] int count(LineResult::State state) const;
};

/// Under this name a roster keeps the text that it was read from.
inline constexpr const char *pastedTextMark = "muster.pasted";

} // namespace muster::lists
