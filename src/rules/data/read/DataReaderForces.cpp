// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Number.h"
#include "rules/data/read/DataReader.h"

#include <utility>

namespace muster::rules {

void DataReader::fillForce(Node node, ForceEntry &force)
{
    for (const XmlAttribute &attribute : node.attributes()) {
        const std::string_view value = attribute.value();
        switch (attribute.key()) {
        case nameKey("exportable"):
            force.exportable = isYes(value);
            break;
        case nameKey("sortIndex"):
            force.sortIndex = base::parseInteger(value).value_or(0);
            break;
        case nameKey("readme"):
            force.readme = value;
            break;
        case nameKey("childForcesLabel"):
            force.childForcesLabel = value;
            break;
        case nameKey("forceLabel"):
            force.forceLabel = value;
            break;
        case nameKey("categoriesLabel"):
            force.categoriesLabel = value;
            break;
        default:
            if (definitionAttribute(attribute.key(), value, force))
                continue;
            unknownAttribute(node, attribute.name());
            continue;
        }
        m_file.newer = true;
    }
    if (enter(node)) {
        const Boxes boxes = boxesOf(node);
        fillDefinition(node, boxes, force, DefinitionKind::Force);
        if (boxes.readme)
            force.readme = boxes.readme.text();
        force.forceLinks = list<ForceLink>(boxes, ForceEntryLinks, "forceEntryLink", &DataReader::fillForceLink);
        fillInfoSet(boxes, force);
        force.costs = list<Cost>(boxes, Costs, "cost", &DataReader::fillCost);
        force.constraints = list<Constraint>(boxes, Constraints, "constraint", &DataReader::fillConstraint);
        force.categoryLinks = list<CategoryLink>(boxes, CategoryLinks, "categoryLink", &DataReader::fillCategoryLink);
        force.forceEntries = list<ForceEntry>(boxes, ForceEntries, "forceEntry", &DataReader::fillForce);
        force.children = entryList(boxes, {SelectionEntries, SelectionEntryGroups, EntryLinks});
    }
    leave();
}

void DataReader::fillForceLink(Node node, ForceLink &link)
{
    ++m_file.elementCount;
    for (const XmlAttribute &attribute : node.attributes()) {
        const std::string_view value = attribute.value();
        const std::uint32_t key = attribute.key();
        if (definitionAttribute(key, value, link))
            continue;
        switch (key) {
        case nameKey("targetId"):
            put(link.targetId, value);
            break;
        case nameKey("sortIndex"):
            link.sortIndex = base::parseInteger(value).value_or(0);
            break;
        case nameKey("type"):
        case nameKey("import"):
            break;
        default:
            unknownAttribute(node, attribute.name());
        }
    }
    const Boxes boxes = boxesOf(node);
    fillDefinition(node, boxes, link, DefinitionKind::ForceLink);
    link.constraints = list<Constraint>(boxes, Constraints, "constraint", &DataReader::fillConstraint);
    m_notes.forceLinks.push_back(&link);
}

void DataReader::fillAssociation(Node node, Association &association)
{
    ++m_file.elementCount;
    const std::uint32_t line = lineOf(node);
    bool *const outer = std::exchange(m_understood, &association.understood);
    for (const XmlAttribute &attribute : node.attributes()) {
        const std::string_view value = attribute.value();
        const std::uint32_t key = attribute.key();
        if (definitionAttribute(key, value, association) || queryAttribute(key, value, association.query, line))
            continue;
        switch (key) {
        case nameKey("min"):
            association.min = base::parseInteger(value).value_or(0);
            break;
        case nameKey("max"):
            association.max = base::parseInteger(value).value_or(-1);
            break;
        case nameKey("label"):
            association.label = value;
            break;
        case nameKey("sortIndex"):
            association.sortIndex = base::parseInteger(value).value_or(0);
            break;
        case nameKey("action"):
            association.groups = value == "group";
            // The others are offered by the editor and do nothing, there or here.
            if (!association.groups && value != "append" && value != "replace" && value != "overwrite" && !value.empty())
                notUnderstood({QT_TRANSLATE_NOOP("Message", "association action '%1'"), {value.substr(0, 60)}}, line);
            break;
        case nameKey("defaultSelectionEntryId"):
            association.chooses = value != "none";
            break;
        case nameKey("type"):
        case nameKey("import"):
        case nameKey("splittingBehavior"):
            break; // of the editor
        default:
            unknownAttribute(node, attribute.name());
        }
    }
    const Boxes boxes = boxesOf(node);
    fillDefinition(node, boxes, association, DefinitionKind::Association);
    association.conditions = list<Condition>(boxes, Conditions, "condition", &DataReader::fillCondition);
    association.conditionGroups = list<ConditionGroup>(boxes, ConditionGroups, "conditionGroup", &DataReader::fillConditionGroup);
    m_understood = outer;
}

void DataReader::fillAssociationLink(Node node, AssociationLink &link)
{
    ++m_file.elementCount;
    for (const XmlAttribute &attribute : node.attributes()) {
        const std::uint32_t key = attribute.key();
        if (definitionAttribute(key, attribute.value(), link) || key == nameKey("type") || key == nameKey("import")
            || key == nameKey("sortIndex"))
            continue;
        if (key == nameKey("targetId"))
            put(link.targetId, attribute.value());
        else
            unknownAttribute(node, attribute.name());
    }
    fillDefinition(node, boxesOf(node), link, DefinitionKind::AssociationLink);
    m_notes.associationLinks.push_back(&link);
}

} // namespace muster::rules
