// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/ListSite.h"
#include "rules/roster/Draft.h"

#include <map>
#include <set>

namespace muster::lists {

/// Makes a roster from the names and numbers of another program's text: what it names, and what the data choose by themselves
/// where it is silent.
class ForeignBuilder
{
public:
    ForeignBuilder(ListSite &site, const ParsedList &list, rules::Roster &roster) : m_site(site), m_list(list), m_roster(roster) {}

    void build(const std::string &catalogueId);

private:
    using Nodes = std::vector<const rules::EntryNode *>;
    using Selections = std::vector<rules::Selection>;
    /// Where an item was found: the entry, and the selection it goes into.
    struct Place
    {
        rules::Selection *owner = nullptr;
        NamedEntry entry;
        std::vector<NamedEntry> others;
    };

    [[nodiscard]] static bool isModel(const rules::EntryNode &node);
    void addSetting(const ListItem &item);
    [[nodiscard]] bool findSetting(const ListItem &item);
    /// Says of a setting that the data have not got what becomes of it.
    void tellSetting(const ListItem &item);
    void addUnit(const ListItem &read);
    [[nodiscard]] bool isUnitName(const QString &name) const;
    [[nodiscard]] std::vector<NamedEntry> unitsMeant(const ListItem &item) const;
    [[nodiscard]] bool addToLast(const ListItem &item);
    [[nodiscard]] std::vector<NamedEntry> unitsNamed(const ListItem &item) const;
    [[nodiscard]] rules::Selection *formationFor(const rules::EntryNode &unit);
    rules::Selection &putUnit(const rules::EntryNode &node);
    /// The one that the data chose by themselves, or a new one.
    rules::Selection &takeUnit(const rules::EntryNode &node);
    void addItems(rules::Selection &unit, const std::vector<ListItem> &items, int models);
    void addItem(rules::Selection &owner, const ListItem &read, int models);
    [[nodiscard]] const rules::EntryNode *carrierOf(const rules::Selection &unit, const std::vector<ListItem> &items,
                                                    const ListItem &line) const;
    void addModels(rules::Selection &owner, const rules::EntryNode &node, const ListItem &item);
    [[nodiscard]] bool addByWeapons(rules::Selection &unit, const ListItem &item, const std::vector<NamedEntry> &candidates);
    [[nodiscard]] Place placeOf(rules::Selection &owner, const ListItem &item);
    [[nodiscard]] Place placeNamed(rules::Selection &owner, const ListItem &item);
    /// Whether the slot of an entry takes one more beside what the text has named so far.
    [[nodiscard]] bool hasRoom(const rules::Selection &owner, const rules::EntryNode &node) const;
    /// Whether units stand in it.
    [[nodiscard]] bool isFormation(const rules::Selection &owner) const;
    rules::Selection &take(rules::Selection &owner, const rules::EntryNode &node, int number);
    void setModels(rules::Selection &unit, const rules::EntryNode &node, const ListItem &item, LineResult &result);
    void dropReplaced(rules::Selection &selection);
    void dropHidden();
    [[nodiscard]] bool isNamedWithin(const rules::Selection &selection) const;
    void notFound(std::string &notes, const ListItem &item, const std::vector<NamedEntry> &candidates, const QString &reason);
    void belowNotFound(const ListItem &item);
    [[nodiscard]] const rules::EntryNode *nodeOf(const rules::Selection &selection) const;

    [[nodiscard]] rules::Force &force() { return m_roster.forces.front(); }
    [[nodiscard]] const Nodes &roots() const { return m_book->roots(m_forceEntry); }

    ListSite &m_site;
    const ParsedList &m_list;
    rules::Roster &m_roster;
    const rules::Book *m_book = nullptr;
    const rules::ForceEntry *m_forceEntry = nullptr;
    std::string m_last;                                              ///< the unit that came last
    std::set<std::string> m_named;                                   ///< selections that the text speaks of
    mutable std::map<std::string, const rules::EntryNode *> m_nodes; ///< of selections
};

} // namespace muster::lists
