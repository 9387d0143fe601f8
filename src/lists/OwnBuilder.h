// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/ListSite.h"
#include "lists/OwnText.h"

namespace muster::lists {

/// Makes the roster that Muster's own text was written from: what the text says, nothing by default.
class OwnBuilder
{
public:
    OwnBuilder(ListSite &site, const ParsedList &list) : m_site(site), m_list(list) {}

    void build(rules::Roster &roster);

private:
    using Nodes = std::vector<const rules::EntryNode *>;
    struct Match
    {
        const rules::EntryNode *node = nullptr;
        Reading reading;
    };

    void buildForce(rules::Roster &roster, const ListItem &item);
    [[nodiscard]] std::string catalogueFor(const ListItem &force) const;
    [[nodiscard]] const rules::ForceEntry *forceEntryFor(const rules::Book &book, const ListItem &force) const;
    void addItems(std::vector<rules::Selection> &into, std::string &notes, const std::vector<ListItem> &items, const Nodes &among);
    void addItem(std::vector<rules::Selection> &into, std::string &notes, const ListItem &item, const Nodes &among);
    [[nodiscard]] Match matchOf(const ListItem &item, const Nodes &among) const;
    void addModels(rules::Selection &unit, const rules::EntryNode &node, const Reading &reading);

    ListSite &m_site;
    const ParsedList &m_list;
};

} // namespace muster::lists
