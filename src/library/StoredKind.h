// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/Record.h"

#include <span>

namespace muster::library {

/// What the tables, the files and a club's server have to know of a kind of document.
///
/// Each layer has one table with a row for each kind, of what that layer knows: this one, documents::DocumentType,
/// models::LibraryKind, app::DocumentLook. A kind that only a newer Muster knows has a row in none of them: its documents are kept
/// as they are, listed and copied, and whoever is asked to do more says why not.
struct StoredKind
{
    Kind kind;
    const char *word; ///< in files, in the output of commands, in the requests of the window
    bool hasLog;      ///< lives by its events: two versions become one, event by event; otherwise both versions stay
    bool ownNote;     ///< the line under its name is what somebody wrote, not what is counted inside
};

[[nodiscard]] std::span<const StoredKind> storedKinds();
/// Null for a kind that only a newer Muster knows.
[[nodiscard]] const StoredKind *storedKind(Kind kind);
[[nodiscard]] const StoredKind *storedKind(const QString &word);
/// What a search looks through; a note that is counted is no word of anybody.
[[nodiscard]] QString searchedWords(const Record &record);
/// "roster", "campaign", "battle"; "unknown" for a kind that only a newer Muster knows.
[[nodiscard]] QString wordOf(Kind kind);

} // namespace muster::library
