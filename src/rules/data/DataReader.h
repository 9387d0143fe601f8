// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/data/Arena.h"
#include "rules/data/ReadNotes.h"

#include <pugixml.hpp>

#include <cstring>
#include <initializer_list>
#include <string_view>

namespace muster::rules {

/// A number for an attribute name, so that a switch can find it.
[[nodiscard]] constexpr std::uint32_t nameKey(std::string_view name)
{
    std::uint32_t hash = 2166136261u;
    for (const char character : name)
        hash = (hash ^ static_cast<unsigned char>(character)) * 16777619u;
    return hash;
}

[[nodiscard]] inline bool isTrue(std::string_view value)
{
    return value == "true" || value == "1";
}

/// Turns the XML of one game system or catalogue into definitions. Texts stay where the parser left them, in the buffer.
class DataReader
{
public:
    DataReader(IdTable &ids, DataFile &file, ReadNotes &notes);

    /// Reads `file.buffer`. On failure notes.failed is set and a finding says why.
    void read();

private:
    using Node = pugi::xml_node;
    template <typename T>
    using Fill = void (DataReader::*)(Node, T &);

    void readRoot(Node root);
    void readRootLists(Node root);
    void fillDefinition(Node node, Definition &definition, DefinitionKind kind);
    bool definitionAttribute(std::uint32_t key, std::string_view value, Definition &definition);
    void fillModifierLists(Node node, Definition &definition);
    void fillInfoSet(Node node, InfoSet &set);

    void fillEntry(Node node, Entry &entry);
    void fillEntryAttributes(Node node, Entry &entry);
    void fillForce(Node node, ForceEntry &force);
    void fillCategory(Node node, CategoryEntry &category);
    void fillCategoryLink(Node node, CategoryLink &link);
    void fillProfile(Node node, Profile &profile);
    void fillCharacteristic(Node node, Characteristic &characteristic);
    void fillRule(Node node, Rule &rule);
    void fillInfoGroup(Node node, InfoGroup &group);
    void fillInfoLink(Node node, InfoLink &link);
    void fillModifier(Node node, Modifier &modifier);
    void fillModifierGroup(Node node, ModifierGroup &group);
    void fillCondition(Node node, Condition &condition);
    void fillConditionGroup(Node node, ConditionGroup &group);
    void fillRepeat(Node node, Repeat &repeat);
    void fillConstraint(Node node, Constraint &constraint);
    void fillCost(Node node, Cost &cost);
    void fillCostType(Node node, CostType &type);
    void fillProfileType(Node node, ProfileType &type);
    void fillCharacteristicType(Node node, CharacteristicType &type);
    void fillPublication(Node node, Publication &publication);
    void fillCatalogueLink(Node node, CatalogueLink &link);

    bool queryAttribute(std::uint32_t key, std::string_view value, Query &query, std::uint32_t offset);
    void setModifierField(Modifier &modifier, std::string_view value, std::uint32_t offset);
    ScopeKind scopeKind(std::string_view text, Id &id, std::uint32_t offset);

    /// All `element`s in all `container`s of a node, filled one after the other.
    template <typename T>
    std::span<const T> list(Node parent, const char *container, const char *element, Fill<T> fill)
    {
        std::size_t count = 0;
        for (Node box = parent.child(container); box; box = box.next_sibling(container))
            for (Node node = box.first_child(); node; node = node.next_sibling())
                count += std::strcmp(node.name(), element) == 0;
        std::span<T> items = m_arena.array<T>(count);
        std::size_t index = 0;
        for (Node box = parent.child(container); box; box = box.next_sibling(container)) {
            for (Node node = box.first_child(); node; node = node.next_sibling()) {
                if (std::strcmp(node.name(), element) == 0)
                    (this->*fill)(node, items[index++]);
                else
                    unknownElement(node, container);
            }
        }
        return items;
    }
    std::span<const Entry> entryList(Node parent, std::initializer_list<const char *> containers);

    [[nodiscard]] std::uint32_t offsetOf(Node node) const;
    [[nodiscard]] std::string_view childText(Node node, const char *name) const;
    void define(Id id, DefinitionKind kind, const void *pointer, std::uint32_t offset);
    void refer(Id id, ReadNotes::Reference::Role role, std::uint32_t offset);
    void unknown(std::string what, std::uint32_t offset);
    void unknownElement(Node node, const char *container);
    void unknownAttribute(Node node, const char *name);
    /// Notes child elements of a node that none of its readers asked for.
    void checkChildren(Node node, std::initializer_list<std::string_view> known);
    void fail(std::string rule, std::string text, int line);
    [[nodiscard]] bool enter(Node node);
    void leave() { --m_depth; }

    IdTable &m_ids;
    DataFile &m_file;
    ReadNotes &m_notes;
    Arena &m_arena;
    const char *m_start = nullptr;
    int m_depth = 0;
};

} // namespace muster::rules
