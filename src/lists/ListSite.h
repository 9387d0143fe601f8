// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/IdSource.h"
#include "lists/EntryFinder.h"
#include "lists/ReadList.h"

namespace muster::lists {

/// The roster that is being built from a text, and the report that grows with it.
struct ListSite
{
    ListSite(const packs::Pack &pack, const ReadWishes &given) : finder(pack), wishes(given) {}

    /// A selection of an entry with nothing inside.
    [[nodiscard]] rules::Selection blank(const rules::EntryNode &node, int number);
    /// A force of a catalogue without any selection; null when the data have no such force.
    [[nodiscard]] bool addForce(rules::Roster &roster, const std::string &catalogueId, const rules::ForceEntry *entry = nullptr);

    void say(LineResult::State state, const ListItem &item, const QString &becomes, const std::string &selectionId = {},
             const QString &reason = {}, const std::vector<NamedEntry> &candidates = {});
    /// What is not found stays as a note.
    static void addNote(std::string &notes, const QString &text);
    /// The player's choice for a thing that is in doubt: nullopt when there is none, empty = leave it as a note.
    [[nodiscard]] std::optional<std::string> choiceFor(const ListItem &item) const;
    /// The name to look for: what the player said it means, else what the text says.
    [[nodiscard]] QString meant(const QString &name) const;
    [[nodiscard]] QString nameOf(const rules::EntryNode &node) const;
    /// Points of an entry as written in the data; 0 when it has none.
    [[nodiscard]] int priceOf(const rules::EntryNode &node) const;
    [[nodiscard]] static QString keyOf(const ListItem &item);

    EntryFinder finder;
    const ReadWishes &wishes;
    base::RandomIdSource ids;
    QString language;
    std::vector<LineResult> lines;
};

} // namespace muster::lists
