// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/roster/RosterAssociations.h"

#include <initializer_list>

namespace muster::rules {

namespace {

std::string firstOf(const pugi::xml_node &node, std::initializer_list<const char *> names)
{
    for (const char *name : names)
        if (const pugi::xml_attribute attribute = node.attribute(name); attribute && *attribute.value())
            return attribute.value();
    return {};
}

} // namespace

// Nobody has written down how another program calls these: each name that it may use is tried.
void readAssociations(const pugi::xml_node &list, bool (*isPlainId)(std::string_view), std::vector<AssociationChoice> &choices)
{
    for (const pugi::xml_node &node : list.children("association")) {
        AssociationChoice choice{firstOf(node, {"associationId", "entryId", "typeId", "id"}),
                                 firstOf(node, {"to", "selectionId", "targetId", "toId"})};
        if (isPlainId(choice.associationId) && isPlainId(choice.to))
            choices.push_back(std::move(choice));
    }
}

IncomingAssociations incomingAssociations(const Roster &roster)
{
    IncomingAssociations incoming;
    forEachSelection(roster, [&incoming](const Selection &selection) {
        for (const AssociationChoice &choice : selection.associations)
            incoming[choice.to].push_back({choice.associationId, selection.id});
    });
    return incoming;
}

} // namespace muster::rules
