// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Number.h"
#include "rules/data/read/DataReader.h"

#include <algorithm>
#include <utility>

namespace muster::rules {

using Role = ReadNotes::Reference::Role;

bool DataReader::definitionAttribute(std::uint32_t key, std::string_view value, Definition &definition)
{
    switch (key) {
    case nameKey("id"):
        definition.idText = value;
        return true;
    case nameKey("name"):
        definition.name = value;
        return true;
    case nameKey("hidden"):
        definition.hidden = isYes(value);
        return true;
    case nameKey("page"):
        definition.page = value;
        return true;
    case nameKey("publicationId"):
        definition.publicationId = value;
        return true;
    // No effect on a list: marks for editors and indexes.
    case nameKey("comment"):
    case nameKey("exportable"):
    case nameKey("kind"):
    case nameKey("defaultValue"):
    case nameKey("alias"):
        return true;
    default:
        return false;
    }
}

void DataReader::fillDefinition(Node node, const Boxes &boxes, Definition &definition, DefinitionKind kind)
{
    definition.file = &m_file;
    definition.line = lineOf(node);
    put(definition.id, definition.idText);
    define(definition.id, kind, &definition, definition.line);
    if (!definition.publicationId.empty())
        refer(numberOf(definition.publicationId), Role::Publication, definition.line);
    definition.modifiers = list<Modifier>(boxes, Modifiers, "modifier", &DataReader::fillModifier);
    definition.modifierGroups = list<ModifierGroup>(boxes, ModifierGroups, "modifierGroup", &DataReader::fillModifierGroup);
}

void DataReader::fillInfoSet(const Boxes &boxes, InfoSet &set)
{
    set.profiles = list<Profile>(boxes, Profiles, "profile", &DataReader::fillProfile);
    set.rules = list<Rule>(boxes, Rules, "rule", &DataReader::fillRule);
    set.infoGroups = list<InfoGroup>(boxes, InfoGroups, "infoGroup", &DataReader::fillInfoGroup);
    set.infoLinks = list<InfoLink>(boxes, InfoLinks, "infoLink", &DataReader::fillInfoLink);
}

// What only the newer dialect says of an entry.
bool DataReader::newerAttribute(Node node, std::uint32_t key, std::string_view value, Entry &entry)
{
    switch (key) {
    case nameKey("exportable"):
        entry.exportable = isYes(value);
        break;
    case nameKey("subType"):
        entry.subType = value == "crew" ? EntrySubType::Crew
            : value == "mount"          ? EntrySubType::Mount
            : value == "unit-group"     ? EntrySubType::UnitGroup
                                        : EntrySubType::None;
        if (entry.subType == EntrySubType::None && !value.empty())
            unknown({QT_TRANSLATE_NOOP("Message", "subType '%1'"), {value.substr(0, 60)}}, lineOf(node));
        break;
    case nameKey("flatten"):
    case nameKey("collapsible"):
        break; // how another program shows it
    case nameKey("sortIndex"):
        entry.sortIndex = base::parseInteger(value).value_or(0);
        break;
    case nameKey("step"):
        entry.step = std::clamp(base::parseInteger(value).value_or(1), 1, 1000);
        break;
    case nameKey("defaultAmount"):
        setDefaultAmount(entry, value);
        break;
    default:
        return false;
    }
    m_file.newer = true;
    return true;
}

void DataReader::fillEntryAttributes(Node node, Entry &entry)
{
    const bool isLink = entry.kind == EntryKind::Link;
    for (const XmlAttribute &attribute : node.attributes()) {
        const std::string_view value = attribute.value();
        const std::uint32_t key = attribute.key();
        if (key != nameKey("exportable") && definitionAttribute(key, value, entry))
            continue;
        switch (key) {
        case nameKey("type"):
            entry.typeText = value;
            if (!isLink)
                entry.type = value == "unit" ? EntryType::Unit
                    : value == "model"       ? EntryType::Model
                    : value == "upgrade"     ? EntryType::Upgrade
                                             : EntryType::Other;
            break;
        case nameKey("targetId"):
            put(entry.targetId, value);
            break;
        case nameKey("collective"):
            entry.collective = isYes(value);
            break;
        case nameKey("import"):
            entry.import = value != "false" && value != "0";
            break;
        // What the editor leaves behind when a query becomes something else.
        case nameKey("field"):
        case nameKey("scope"):
        case nameKey("value"):
        case nameKey("childId"):
        case nameKey("shared"):
        case nameKey("includeChildSelections"):
        case nameKey("includeChildForces"):
            break;
        case nameKey("defaultSelectionEntryId"):
            put(entry.defaultSelectionEntryId, value);
            refer(entry.defaultSelectionEntryId, Role::Default, lineOf(node));
            break;
        default:
            if (!newerAttribute(node, key, value, entry))
                unknownAttribute(node, attribute.name());
        }
    }
}

// One number, or one for each stack ("1,1,7").
void DataReader::setDefaultAmount(Entry &entry, std::string_view value)
{
    if (value.find(',') == std::string_view::npos) {
        entry.defaultAmount = base::parseInteger(value).value_or(-1);
        return;
    }
    entry.defaultAmounts = value;
    int sum = 0;
    for (const std::string_view part : base::split(value, ","))
        sum += std::clamp(base::parseInteger(base::trimmed(part)).value_or(0), 0, 10'000);
    entry.defaultAmount = sum;
}

void DataReader::fillEntry(Node node, Entry &entry)
{
    const std::string_view element = node.name();
    entry.kind = element == "entryLink" ? EntryKind::Link : element == "selectionEntryGroup" ? EntryKind::Group : EntryKind::Entry;
    fillEntryAttributes(node, entry);
    if (enter(node)) {
        const Boxes boxes = boxesOf(node);
        const DefinitionKind kind = entry.kind == EntryKind::Link ? DefinitionKind::EntryLink
            : entry.kind == EntryKind::Group                      ? DefinitionKind::Group
                                                                  : DefinitionKind::Entry;
        fillDefinition(node, boxes, entry, kind);
        if (entry.kind == EntryKind::Link)
            m_notes.entryLinks.push_back(&entry);
        fillInfoSet(boxes, entry);
        entry.costs = list<Cost>(boxes, Costs, "cost", &DataReader::fillCost);
        entry.constraints = list<Constraint>(boxes, Constraints, "constraint", &DataReader::fillConstraint);
        entry.categoryLinks = list<CategoryLink>(boxes, CategoryLinks, "categoryLink", &DataReader::fillCategoryLink);
        entry.associations = list<Association>(boxes, Associations, "association", &DataReader::fillAssociation);
        entry.associationLinks = list<AssociationLink>(boxes, AssociationLinks, "associationLink", &DataReader::fillAssociationLink);
        entry.children = entryList(boxes, {SelectionEntries, SelectionEntryGroups, EntryLinks});
    }
    leave();
}

void DataReader::fillCategory(Node node, CategoryEntry &category)
{
    ++m_file.elementCount;
    for (const XmlAttribute &attribute : node.attributes()) {
        if (definitionAttribute(attribute.key(), attribute.value(), category))
            continue;
        switch (attribute.key()) {
        case nameKey("tracked"):
            category.tracked = isYes(attribute.value());
            break;
        case nameKey("color"):
        case nameKey("sortIndex"):
            break; // how another program shows it
        default:
            unknownAttribute(node, attribute.name());
        }
    }
    const Boxes boxes = boxesOf(node);
    fillDefinition(node, boxes, category, DefinitionKind::Category);
    fillInfoSet(boxes, category);
    category.costs = list<Cost>(boxes, Costs, "cost", &DataReader::fillCost);
    // Nobody has written down whose costs these are.
    if (std::any_of(category.costs.begin(), category.costs.end(), [](const Cost &cost) { return cost.value != 0; }))
        unknown(QT_TRANSLATE_NOOP("Message", "costs of a category"), lineOf(node));
    category.constraints = list<Constraint>(boxes, Constraints, "constraint", &DataReader::fillConstraint);
}

void DataReader::fillCategoryLink(Node node, CategoryLink &link)
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
        case nameKey("primary"):
            link.primary = isYes(value);
            break;
        case nameKey("type"):
        case nameKey("tracked"):
        case nameKey("sortIndex"):
            break;
        default:
            unknownAttribute(node, attribute.name());
        }
    }
    const Boxes boxes = boxesOf(node);
    fillDefinition(node, boxes, link, DefinitionKind::CategoryLink);
    m_notes.categoryLinks.push_back(&link);
    fillInfoSet(boxes, link);
    link.constraints = list<Constraint>(boxes, Constraints, "constraint", &DataReader::fillConstraint);
}

void DataReader::fillProfile(Node node, Profile &profile)
{
    ++m_file.elementCount;
    for (const XmlAttribute &attribute : node.attributes()) {
        const std::string_view value = attribute.value();
        const std::uint32_t key = attribute.key();
        if (definitionAttribute(key, value, profile))
            continue;
        switch (key) {
        case nameKey("typeId"):
            profile.typeIdText = value;
            put(profile.typeId, value);
            break;
        case nameKey("typeName"):
            profile.typeName = value;
            break;
        case nameKey("noindex"):
            profile.noIndex = isYes(value);
            break;
        // Several of a group, of which one is on: a choice of the other program's play mode.
        case nameKey("selectable"):
        case nameKey("selectionGroup"):
        case nameKey("sortIndex"):
        // What the editor leaves behind.
        case nameKey("field"):
        case nameKey("scope"):
        case nameKey("value"):
        case nameKey("childId"):
        case nameKey("shared"):
        case nameKey("includeChildSelections"):
        case nameKey("includeChildForces"):
            break;
        default:
            unknownAttribute(node, attribute.name());
        }
    }
    const Boxes boxes = boxesOf(node);
    fillDefinition(node, boxes, profile, DefinitionKind::Profile);
    refer(profile.typeId, Role::ProfileType, profile.line);
    profile.aliases = aliasesOf(node, boxes);
    profile.characteristics = list<Characteristic>(boxes, Characteristics, "characteristic", &DataReader::fillCharacteristic);
}

void DataReader::fillCharacteristic(Node node, Characteristic &characteristic)
{
    ++m_file.elementCount;
    for (const XmlAttribute &attribute : node.attributes()) {
        const std::string_view value = attribute.value();
        switch (attribute.key()) {
        case nameKey("name"):
            characteristic.name = value;
            break;
        case nameKey("typeId"):
            characteristic.typeIdText = value;
            put(characteristic.typeId, value);
            break;
        case nameKey("value"):
            characteristic.value = value;
            break; // older files
        case nameKey("characteristicId"):
        case nameKey("hidden"):
        case nameKey("id"):
            break;
        default:
            unknownAttribute(node, attribute.name());
        }
    }
    refer(characteristic.typeId, Role::CharacteristicType, lineOf(node));
    if (characteristic.value.empty())
        characteristic.value = node.text();
}

std::span<const std::string_view> DataReader::aliasesOf(Node node, const Boxes &boxes)
{
    if (boxes.aliases == 0 || !hasRoomFor(boxes.aliases * sizeof(std::string_view)))
        return {};
    std::span<std::string_view> aliases = m_arena.array<std::string_view>(boxes.aliases);
    std::size_t index = 0;
    for (Node child = node.first_child(); child; child = child.next_sibling())
        if (child.key() == nameKey("alias"))
            aliases[index++] = child.text();
    return aliases;
}

void DataReader::fillRule(Node node, Rule &rule)
{
    ++m_file.elementCount;
    for (const XmlAttribute &attribute : node.attributes()) {
        if (attribute.key() == nameKey("noindex"))
            rule.noIndex = isYes(attribute.value());
        else if (!definitionAttribute(attribute.key(), attribute.value(), rule) && attribute.key() != nameKey("sortIndex"))
            unknownAttribute(node, attribute.name());
    }
    const Boxes boxes = boxesOf(node);
    fillDefinition(node, boxes, rule, DefinitionKind::Rule);
    rule.aliases = aliasesOf(node, boxes);
    rule.description = boxes.description.text();
}

void DataReader::fillInfoGroup(Node node, InfoGroup &group)
{
    for (const XmlAttribute &attribute : node.attributes())
        if (!definitionAttribute(attribute.key(), attribute.value(), group))
            unknownAttribute(node, attribute.name());
    if (enter(node)) {
        const Boxes boxes = boxesOf(node);
        fillDefinition(node, boxes, group, DefinitionKind::InfoGroup);
        fillInfoSet(boxes, group);
    }
    leave();
}

void DataReader::fillInfoLink(Node node, InfoLink &link)
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
        case nameKey("type"):
            link.type = value == "profile" ? InfoLink::Type::Profile
                : value == "rule"          ? InfoLink::Type::Rule
                : value == "infoGroup"     ? InfoLink::Type::InfoGroup
                                           : InfoLink::Type::Unknown;
            break;
        default:
            unknownAttribute(node, attribute.name());
        }
    }
    const Boxes boxes = boxesOf(node);
    fillDefinition(node, boxes, link, DefinitionKind::InfoLink);
    m_notes.infoLinks.push_back(&link);
}

} // namespace muster::rules
