// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Number.h"
#include "rules/data/DataReader.h"

namespace muster::rules {

using Role = ReadNotes::Reference::Role;

bool DataReader::definitionAttribute(std::uint32_t key, std::string_view value, Definition &definition)
{
    switch (key) {
    case nameKey("id"): definition.idText = value; return true;
    case nameKey("name"): definition.name = value; return true;
    case nameKey("hidden"): definition.hidden = isTrue(value); return true;
    case nameKey("page"): definition.page = value; return true;
    case nameKey("publicationId"): definition.publicationId = value; return true;
    // No effect on a list: marks for editors and indexes.
    case nameKey("noindex"): case nameKey("exportable"): case nameKey("kind"): case nameKey("defaultValue"): return true;
    default: return false;
    }
}

void DataReader::fillDefinition(Node node, Definition &definition, DefinitionKind kind)
{
    definition.file = &m_file;
    definition.offset = offsetOf(node);
    definition.id = m_ids.intern(definition.idText);
    define(definition.id, kind, &definition, definition.offset);
    if (!definition.publicationId.empty())
        refer(m_ids.intern(definition.publicationId), Role::Publication, definition.offset);
    fillModifierLists(node, definition);
}

void DataReader::fillModifierLists(Node node, Definition &definition)
{
    definition.modifiers = list<Modifier>(node, "modifiers", "modifier", &DataReader::fillModifier);
    definition.modifierGroups = list<ModifierGroup>(node, "modifierGroups", "modifierGroup", &DataReader::fillModifierGroup);
}

void DataReader::fillInfoSet(Node node, InfoSet &set)
{
    set.profiles = list<Profile>(node, "profiles", "profile", &DataReader::fillProfile);
    set.rules = list<Rule>(node, "rules", "rule", &DataReader::fillRule);
    set.infoGroups = list<InfoGroup>(node, "infoGroups", "infoGroup", &DataReader::fillInfoGroup);
    set.infoLinks = list<InfoLink>(node, "infoLinks", "infoLink", &DataReader::fillInfoLink);
}

void DataReader::fillEntryAttributes(Node node, Entry &entry)
{
    const bool isLink = entry.kind == EntryKind::Link;
    for (const pugi::xml_attribute attribute : node.attributes()) {
        const std::string_view value = attribute.value();
        const std::uint32_t key = nameKey(attribute.name());
        if (definitionAttribute(key, value, entry))
            continue;
        switch (key) {
        case nameKey("type"):
            entry.typeText = value;
            if (isLink)
                entry.targetKind = value == "selectionEntryGroup" ? EntryKind::Group : EntryKind::Entry;
            else
                entry.type = value == "unit" ? EntryType::Unit : value == "model" ? EntryType::Model
                    : value == "upgrade" ? EntryType::Upgrade : EntryType::Other;
            break;
        case nameKey("targetId"): entry.targetId = m_ids.intern(value); break;
        case nameKey("collective"): entry.collective = isTrue(value); break;
        case nameKey("import"): entry.import = value != "false" && value != "0"; break;
        case nameKey("flatten"): entry.flatten = isTrue(value); break;
        case nameKey("collapsible"): entry.collapsible = isTrue(value); break;
        case nameKey("sortIndex"): entry.sortIndex = base::parseInteger(value).value_or(0); break;
        case nameKey("defaultAmount"): entry.defaultAmount = base::parseInteger(value).value_or(-1); break;
        case nameKey("defaultSelectionEntryId"):
            entry.defaultSelectionEntryId = m_ids.intern(value);
            refer(entry.defaultSelectionEntryId, Role::Default, offsetOf(node));
            break;
        default: unknownAttribute(node, attribute.name());
        }
    }
}

void DataReader::fillEntry(Node node, Entry &entry)
{
    const std::string_view element = node.name();
    entry.kind = element == "entryLink" ? EntryKind::Link
        : element == "selectionEntryGroup" ? EntryKind::Group : EntryKind::Entry;
    fillEntryAttributes(node, entry);
    if (enter(node)) {
        const DefinitionKind kind = entry.kind == EntryKind::Link ? DefinitionKind::EntryLink
            : entry.kind == EntryKind::Group ? DefinitionKind::Group : DefinitionKind::Entry;
        fillDefinition(node, entry, kind);
        if (entry.kind == EntryKind::Link)
            m_notes.entryLinks.push_back(&entry);
        fillInfoSet(node, entry);
        entry.costs = list<Cost>(node, "costs", "cost", &DataReader::fillCost);
        entry.constraints = list<Constraint>(node, "constraints", "constraint", &DataReader::fillConstraint);
        entry.categoryLinks = list<CategoryLink>(node, "categoryLinks", "categoryLink", &DataReader::fillCategoryLink);
        entry.children = entryList(node, {"selectionEntries", "selectionEntryGroups", "entryLinks"});
        entry.comment = childText(node, "comment");
        checkChildren(node, {"modifiers", "modifierGroups", "profiles", "rules", "infoGroups", "infoLinks", "costs",
            "constraints", "categoryLinks", "selectionEntries", "selectionEntryGroups", "entryLinks", "comment", "alias"});
    }
    leave();
}

void DataReader::fillForce(Node node, ForceEntry &force)
{
    for (const pugi::xml_attribute attribute : node.attributes())
        if (!definitionAttribute(nameKey(attribute.name()), attribute.value(), force))
            unknownAttribute(node, attribute.name());
    if (enter(node)) {
        fillDefinition(node, force, DefinitionKind::Force);
        fillInfoSet(node, force);
        force.costs = list<Cost>(node, "costs", "cost", &DataReader::fillCost);
        force.constraints = list<Constraint>(node, "constraints", "constraint", &DataReader::fillConstraint);
        force.categoryLinks = list<CategoryLink>(node, "categoryLinks", "categoryLink", &DataReader::fillCategoryLink);
        force.forceEntries = list<ForceEntry>(node, "forceEntries", "forceEntry", &DataReader::fillForce);
        force.children = entryList(node, {"selectionEntries", "selectionEntryGroups", "entryLinks"});
    }
    leave();
}

void DataReader::fillCategory(Node node, CategoryEntry &category)
{
    ++m_file.elementCount;
    for (const pugi::xml_attribute attribute : node.attributes())
        if (!definitionAttribute(nameKey(attribute.name()), attribute.value(), category))
            unknownAttribute(node, attribute.name());
    fillDefinition(node, category, DefinitionKind::Category);
    fillInfoSet(node, category);
    category.constraints = list<Constraint>(node, "constraints", "constraint", &DataReader::fillConstraint);
}

void DataReader::fillCategoryLink(Node node, CategoryLink &link)
{
    ++m_file.elementCount;
    for (const pugi::xml_attribute attribute : node.attributes()) {
        const std::string_view value = attribute.value();
        const std::uint32_t key = nameKey(attribute.name());
        if (definitionAttribute(key, value, link))
            continue;
        switch (key) {
        case nameKey("targetId"): link.targetId = m_ids.intern(value); break;
        case nameKey("primary"): link.primary = isTrue(value); break;
        case nameKey("type"): break;
        default: unknownAttribute(node, attribute.name());
        }
    }
    fillDefinition(node, link, DefinitionKind::CategoryLink);
    m_notes.categoryLinks.push_back(&link);
    fillInfoSet(node, link);
    link.constraints = list<Constraint>(node, "constraints", "constraint", &DataReader::fillConstraint);
}

void DataReader::fillProfile(Node node, Profile &profile)
{
    ++m_file.elementCount;
    for (const pugi::xml_attribute attribute : node.attributes()) {
        const std::string_view value = attribute.value();
        const std::uint32_t key = nameKey(attribute.name());
        if (definitionAttribute(key, value, profile))
            continue;
        switch (key) {
        case nameKey("typeId"): profile.typeIdText = value; profile.typeId = m_ids.intern(value); break;
        case nameKey("typeName"): profile.typeName = value; break;
        default: unknownAttribute(node, attribute.name());
        }
    }
    fillDefinition(node, profile, DefinitionKind::Profile);
    refer(profile.typeId, Role::ProfileType, profile.offset);
    profile.characteristics = list<Characteristic>(node, "characteristics", "characteristic", &DataReader::fillCharacteristic);
}

void DataReader::fillCharacteristic(Node node, Characteristic &characteristic)
{
    ++m_file.elementCount;
    for (const pugi::xml_attribute attribute : node.attributes()) {
        const std::string_view value = attribute.value();
        switch (nameKey(attribute.name())) {
        case nameKey("name"): characteristic.name = value; break;
        case nameKey("typeId"): characteristic.typeIdText = value; characteristic.typeId = m_ids.intern(value); break;
        case nameKey("value"): characteristic.value = value; break; // older files
        case nameKey("characteristicId"): case nameKey("hidden"): case nameKey("id"): break;
        default: unknownAttribute(node, attribute.name());
        }
    }
    refer(characteristic.typeId, Role::CharacteristicType, offsetOf(node));
    if (characteristic.value.empty())
        characteristic.value = node.child_value();
}

void DataReader::fillRule(Node node, Rule &rule)
{
    ++m_file.elementCount;
    for (const pugi::xml_attribute attribute : node.attributes())
        if (!definitionAttribute(nameKey(attribute.name()), attribute.value(), rule))
            unknownAttribute(node, attribute.name());
    fillDefinition(node, rule, DefinitionKind::Rule);
    rule.description = childText(node, "description");
}

void DataReader::fillInfoGroup(Node node, InfoGroup &group)
{
    for (const pugi::xml_attribute attribute : node.attributes())
        if (!definitionAttribute(nameKey(attribute.name()), attribute.value(), group))
            unknownAttribute(node, attribute.name());
    if (enter(node)) {
        fillDefinition(node, group, DefinitionKind::InfoGroup);
        fillInfoSet(node, group);
    }
    leave();
}

void DataReader::fillInfoLink(Node node, InfoLink &link)
{
    ++m_file.elementCount;
    for (const pugi::xml_attribute attribute : node.attributes()) {
        const std::string_view value = attribute.value();
        const std::uint32_t key = nameKey(attribute.name());
        if (definitionAttribute(key, value, link))
            continue;
        switch (key) {
        case nameKey("targetId"): link.targetId = m_ids.intern(value); break;
        case nameKey("type"):
            link.type = value == "profile" ? InfoLink::Type::Profile : value == "rule" ? InfoLink::Type::Rule
                : value == "infoGroup" ? InfoLink::Type::InfoGroup : InfoLink::Type::Unknown;
            break;
        default: unknownAttribute(node, attribute.name());
        }
    }
    fillDefinition(node, link, DefinitionKind::InfoLink);
    m_notes.infoLinks.push_back(&link);
}

} // namespace muster::rules
