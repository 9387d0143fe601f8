// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Text.h"
#include "rules/data/Arena.h"
#include "rules/data/read/JsonTree.h"
#include "rules/data/read/ReadNotes.h"
#include "rules/data/read/XmlTree.h"

#include <array>
#include <cstring>
#include <initializer_list>
#include <string_view>

namespace muster::rules {

/// base::isTrue() for the many small words of large files.
[[nodiscard]] MUSTER_INLINE bool isYes(std::string_view value)
{
    return value.size() == 4 ? std::memcmp(value.data(), "true", 4) == 0 : value.size() == 1 && value.front() == '1';
}

/// What the readers of one thread hand on to each other, so that it is allocated once.
struct ReadMemory
{
    XmlTree xml;
    JsonTree json;
    IdIndex ids;                                              ///< of the file that is being read: small enough to stay near the processor
    std::vector<Id *> fields;                                 ///< fields of definitions that hold numbers of `ids`
    std::shared_ptr<Arena> arena = std::make_shared<Arena>(); ///< where the definitions of its files go; they keep it
};

/// Turns the XML or JSON of one game system or catalogue into definitions. Texts stay where the parser left them, in the buffer.
class DataReader
{
public:
    /// `memory` is only lent: it serves one file after the other.
    DataReader(IdTable &ids, DataFile &file, ReadNotes &notes, ReadMemory &memory);

    /// Reads `file.buffer`. On failure notes.failed is set and a finding says why.
    void read();

private:
    using Node = XmlNode;

    /// The containers an element may have.
    enum Box : std::uint8_t {
        Modifiers,
        ModifierGroups,
        Profiles,
        Rules,
        InfoGroups,
        InfoLinks,
        Costs,
        Constraints,
        CategoryLinks,
        Conditions,
        ConditionGroups,
        Repeats,
        Characteristics,
        CharacteristicTypes,
        Publications,
        CostTypes,
        ProfileTypes,
        CategoryEntries,
        ForceEntries,
        SharedRules,
        SharedProfiles,
        SharedInfoGroups,
        CatalogueLinks,
        SelectionEntries,
        SelectionEntryGroups,
        EntryLinks,
        SharedSelectionEntries,
        SharedSelectionEntryGroups,
        FirstNewer, ///< who has one of the following is written in the newer dialect
        SharedForceEntries = FirstNewer,
        ForceEntryLinks,
        Associations,
        AssociationLinks,
        SharedAssociations,
        LocalConditionGroups,
        BoxCount
    };
    struct Boxes
    {
        std::array<const XmlElement *, BoxCount> first{};
        std::uint64_t repeated = 0; ///< a bit for each box that is there more than once
        Node description;
        Node readme;
        std::size_t aliases = 0;

        [[nodiscard]] bool isRepeated(Box box) const { return (repeated >> box) & 1; }
    };
    template <typename T>
    using Fill = void (DataReader::*)(Node, T &);

    /// False, and the file has failed, when nobody can read its letters.
    [[nodiscard]] bool makeUtf8();
    [[nodiscard]] Node parseXml();
    [[nodiscard]] Node parseJson();
    void readRoot(Node root);
    void readRootLists(Node root);
    void fillDefinition(Node node, const Boxes &boxes, Definition &definition, DefinitionKind kind);
    bool definitionAttribute(std::uint32_t key, std::string_view value, Definition &definition);
    void fillInfoSet(const Boxes &boxes, InfoSet &set);

    void fillEntry(Node node, Entry &entry);
    void fillEntryAttributes(Node node, Entry &entry);
    bool newerAttribute(Node node, std::uint32_t key, std::string_view value, Entry &entry);
    void fillForce(Node node, ForceEntry &force);
    void fillForceLink(Node node, ForceLink &link);
    void fillAssociation(Node node, Association &association);
    void fillAssociationLink(Node node, AssociationLink &link);
    void setDefaultAmount(Entry &entry, std::string_view value);
    void fillCategory(Node node, CategoryEntry &category);
    void fillCategoryLink(Node node, CategoryLink &link);
    void fillProfile(Node node, Profile &profile);
    void fillCharacteristic(Node node, Characteristic &characteristic);
    void fillRule(Node node, Rule &rule);
    void fillInfoGroup(Node node, InfoGroup &group);
    void fillInfoLink(Node node, InfoLink &link);
    void fillModifier(Node node, Modifier &modifier);
    void fillModifierParts(Node node, Modifier &modifier);
    void fillModifierGroup(Node node, ModifierGroup &group);
    void fillCondition(Node node, Condition &condition);
    void setConditionOfProgram(Condition &condition, std::string_view remark);
    void fillConditionGroup(Node node, ConditionGroup &group);
    void fillConditions(const Boxes &boxes, ConditionGroup &group);
    void fillLocalGroup(Node node, LocalConditionGroup &group);
    void setConditionType(ConditionType &type, std::string_view value, std::uint32_t line);
    void fillRepeat(Node node, Repeat &repeat);
    void fillConstraint(Node node, Constraint &constraint);
    void fillCost(Node node, Cost &cost);
    void fillCostType(Node node, CostType &type);
    void fillProfileType(Node node, ProfileType &type);
    void fillCharacteristicType(Node node, CharacteristicType &type);
    void fillPublication(Node node, Publication &publication);
    void fillCatalogueLink(Node node, CatalogueLink &link);

    bool queryAttribute(std::uint32_t key, std::string_view value, Query &query, std::uint32_t line);
    void needField(const Query &query);
    void setModifierField(Modifier &modifier, std::string_view value, std::uint32_t line);
    void noteAffected(std::string_view affects, std::uint32_t line);
    ScopeKind scopeKind(std::string_view text, Id &id, bool &self, std::uint32_t line);

    /// All `element`s in a container, filled one after the other.
    template <typename T>
    std::span<const T> list(const Boxes &boxes, Box box, const char *element, Fill<T> fill)
    {
        if (!boxes.first[box])
            return {};
        const Node container(boxes.first[box]);
        const Node container2 = boxes.isRepeated(box) ? container.next_same() : Node();
        const std::uint32_t wanted = nameKey(element);
        std::size_t count = 0;
        for (Node at = container; at; at = at == container ? container2 : at.next_same())
            for (Node node = at.first_child(); node; node = node.next_sibling())
                ++count; // a few too many where a stranger stands between: their places stay unused
        if (!hasRoomFor(count * sizeof(T)))
            return {};
        std::span<T> items = m_arena.array<T>(count);
        std::size_t index = 0;
        for (Node at = container; at; at = at == container ? container2 : at.next_same()) {
            for (Node node = at.first_child(); node; node = node.next_sibling()) {
                if (node.key() == wanted)
                    (this->*fill)(node, items[index++]);
                else
                    unknownElement(node, container.name());
            }
        }
        return items.first(index);
    }
    /// Sorts the children of an element by what they hold; notes those that are not known at all.
    [[nodiscard]] Boxes boxesOf(Node node);
    struct BoxNames;
    /// BoxCount when there is none of that name.
    [[nodiscard]] static Box boxNamed(std::uint32_t key);
    std::span<const std::string_view> aliasesOf(Node node, const Boxes &boxes);
    std::span<const Entry> entryList(const Boxes &boxes, std::initializer_list<Box> containers);

    [[nodiscard]] static std::uint32_t lineOf(Node node) { return node ? node.element()->line : 0; }
    void define(Id id, DefinitionKind kind, const void *pointer, std::uint32_t line);
    void refer(Id id, ReadNotes::Reference::Role role, std::uint32_t line);
    void unknown(base::Message what, std::uint32_t line);
    void notUnderstood(base::Message what, std::uint32_t line);
    void unknownElement(Node node, const char *container);
    void unknownAttribute(Node node, const char *name);
    void fail(std::string rule, base::Message sentence, int line);
    [[nodiscard]] bool enter(Node node);
    /// False, and the file has failed, when its definitions would be more than any game has.
    [[nodiscard]] bool hasRoomFor(std::size_t bytes);
    void leave() { --m_depth; }

    /// The number of an id in this file.
    Id numberOf(std::string_view text);
    /// Sets a field of a definition to it.
    void put(Id &field, std::string_view text);
    /// Exchanges the numbers of this file for those of the whole game, in every field and note.
    void makeIdsGlobal();

    std::vector<Node> m_containers; ///< of the entries that are being read, outermost first
    IdTable &m_ids;
    ReadMemory &m_memory;
    DataFile &m_file;
    ReadNotes &m_notes;
    Arena &m_arena;
    std::size_t m_arenaBefore; ///< bytes that other files have in it
    int m_depth = 0;
    bool *m_understood = nullptr; ///< of the modifier or group of modifiers that is being read
};

} // namespace muster::rules
