// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Number.h"
#include "rules/data/Words.h"
#include "rules/data/read/DataReader.h"

#include <algorithm>
#include <array>
#include <utility>

namespace muster::rules {

using Role = ReadNotes::Reference::Role;

namespace {

constexpr std::array modifierWords{Word<ModifierType>{"set", ModifierType::Set},
                                   Word<ModifierType>{"increment", ModifierType::Increment},
                                   Word<ModifierType>{"decrement", ModifierType::Decrement},
                                   Word<ModifierType>{"append", ModifierType::Append},
                                   Word<ModifierType>{"prepend", ModifierType::Prepend},
                                   Word<ModifierType>{"replace", ModifierType::Replace},
                                   Word<ModifierType>{"add", ModifierType::Add},
                                   Word<ModifierType>{"remove", ModifierType::Remove},
                                   Word<ModifierType>{"set-primary", ModifierType::SetPrimary},
                                   Word<ModifierType>{"unset-primary", ModifierType::UnsetPrimary},
                                   Word<ModifierType>{"floor", ModifierType::Floor},
                                   Word<ModifierType>{"ceil", ModifierType::Ceil},
                                   Word<ModifierType>{"multiply", ModifierType::Multiply},
                                   Word<ModifierType>{"divide", ModifierType::Divide},
                                   Word<ModifierType>{"modulo", ModifierType::Modulo},
                                   Word<ModifierType>{"power", ModifierType::Power},
                                   Word<ModifierType>{"exponent", ModifierType::Exponent},
                                   Word<ModifierType>{"triangular", ModifierType::Triangular},
                                   Word<ModifierType>{"cumulative-add", ModifierType::CumulativeAdd},
                                   Word<ModifierType>{"cumulative-multiply", ModifierType::CumulativeMultiply},
                                   Word<ModifierType>{"cumulative-power", ModifierType::CumulativePower},
                                   Word<ModifierType>{"hide", ModifierType::Hide}};

constexpr std::array fieldWords{Word<ModifierField>{"name", ModifierField::Name},
                                Word<ModifierField>{"description", ModifierField::Description},
                                Word<ModifierField>{"page", ModifierField::Page},
                                Word<ModifierField>{"publicationId", ModifierField::PublicationId},
                                Word<ModifierField>{"hidden", ModifierField::Hidden},
                                Word<ModifierField>{"category", ModifierField::Category},
                                Word<ModifierField>{"annotation", ModifierField::Annotation},
                                Word<ModifierField>{"error", ModifierField::Error},
                                Word<ModifierField>{"warning", ModifierField::Warning},
                                Word<ModifierField>{"info", ModifierField::Info},
                                Word<ModifierField>{"defaultSelectionEntryId", ModifierField::DefaultSelectionEntryId},
                                Word<ModifierField>{"defaultAmount", ModifierField::DefaultAmount},
                                Word<ModifierField>{"readme", ModifierField::Readme},
                                Word<ModifierField>{"tracked", ModifierField::Tracked},
                                Word<ModifierField>{"add-info", ModifierField::AddInfo}};

// A message of the data says something and counts nothing: data for either engine have them, those of our own packs too.
bool isNewer(ModifierField field)
{
    switch (field) {
    case ModifierField::Annotation:
    case ModifierField::DefaultAmount:
    case ModifierField::Readme:
    case ModifierField::Tracked:
    case ModifierField::AddInfo:
        return true;
    default:
        return false;
    }
}

bool isNewer(ModifierType type)
{
    switch (type) {
    case ModifierType::Set:
    case ModifierType::Increment:
    case ModifierType::Decrement:
    case ModifierType::Append:
    case ModifierType::Add:
    case ModifierType::Remove:
    case ModifierType::SetPrimary:
    case ModifierType::UnsetPrimary:
    case ModifierType::Unknown:
        return false;
    default:
        return true;
    }
}

} // namespace

void DataReader::setModifierField(Modifier &modifier, std::string_view value, std::uint32_t line)
{
    if (translate(fieldWords, value, modifier.fieldKind)) {
        m_file.newer = m_file.newer || isNewer(modifier.fieldKind);
        return;
    }
    modifier.fieldKind = ModifierField::ById;
    put(modifier.field, value);
    refer(modifier.field, Role::ModifierField, line);
    if (modifier.field)
        m_notes.scopes.push_back({modifier.field, &modifier.understood});
}

// The ids in "self.entries.recursive.<id>.profiles.<type>": one that nobody knows switches the modifier off.
void DataReader::noteAffected(std::string_view affects, std::uint32_t line)
{
    static constexpr std::array<std::string_view, 7> words{"self", "entries", "recursive", "forces", "group", "associations", "rules"};
    while (!affects.empty()) {
        const std::size_t end = affects.find('.');
        const std::string_view word = affects.substr(0, end);
        affects = end == std::string_view::npos ? std::string_view() : affects.substr(end + 1);
        if (word == "profiles")
            return; // what follows is the name of a type
        if (word.empty() || std::find(words.begin(), words.end(), word) != words.end())
            continue;
        const Id id = numberOf(word);
        refer(id, Role::Child, line);
        m_notes.scopes.push_back({id, m_understood});
    }
}

// What stands inside of it, and what its attributes refer to.
void DataReader::fillModifierParts(Node node, Modifier &modifier)
{
    const std::uint32_t line = lineOf(node);
    noteAffected(modifier.affects, line);
    if (modifier.fieldKind == ModifierField::Category) {
        put(modifier.valueId, modifier.value);
        refer(modifier.valueId, Role::Category, line);
    } else if (modifier.fieldKind == ModifierField::DefaultSelectionEntryId || modifier.fieldKind == ModifierField::AddInfo) {
        put(modifier.valueId, modifier.value);
    }
    const Boxes boxes = boxesOf(node);
    modifier.locals = list<LocalConditionGroup>(boxes, LocalConditionGroups, "localConditionGroup", &DataReader::fillLocalGroup);
    modifier.conditions = list<Condition>(boxes, Conditions, "condition", &DataReader::fillCondition);
    modifier.conditionGroups = list<ConditionGroup>(boxes, ConditionGroups, "conditionGroup", &DataReader::fillConditionGroup);
    modifier.repeats = list<Repeat>(boxes, Repeats, "repeat", &DataReader::fillRepeat);
}

void DataReader::fillModifier(Node node, Modifier &modifier)
{
    ++m_file.elementCount;
    bool *const outer = std::exchange(m_understood, &modifier.understood);
    const std::uint32_t line = lineOf(node);
    for (const XmlAttribute &attribute : node.attributes()) {
        const std::string_view value = attribute.value();
        switch (attribute.key()) {
        case nameKey("type"):
            if (!translate(modifierWords, value, modifier.type))
                notUnderstood({QT_TRANSLATE_NOOP("Message", "modifier type '%1'"), {value.substr(0, 60)}}, line);
            m_file.newer = m_file.newer || isNewer(modifier.type);
            break;
        case nameKey("field"):
            setModifierField(modifier, value, line);
            break;
        case nameKey("value"):
            modifier.value = value;
            break;
        case nameKey("arg"):
            modifier.arg = value;
            break;
        case nameKey("join"):
            modifier.join = value;
            modifier.hasJoin = true;
            m_file.newer = true;
            break;
        case nameKey("skipIfPresent"):
            modifier.skipIfPresent = isYes(value);
            m_file.newer = true;
            break;
        case nameKey("position"):
            modifier.position = base::parseInteger(value).value_or(0);
            break;
        case nameKey("affects"):
            modifier.affects = value;
            m_file.newer = true;
            break;
        case nameKey("scope"):
            modifier.scopeKind = scopeKind(value, modifier.scope, modifier.scopeSelf, line);
            modifier.hasScope = true;
            m_file.newer = true;
            break;
        case nameKey("id"):
        case nameKey("name"):
        case nameKey("hidden"):
        case nameKey("automatic"): // of the editor
        case nameKey("comment"):
            break;
        default:
            unknownAttribute(node, attribute.name());
        }
    }
    fillModifierParts(node, modifier);
    m_understood = outer;
}

void DataReader::fillModifierGroup(Node node, ModifierGroup &group)
{
    bool *const outer = std::exchange(m_understood, &group.understood);
    if (enter(node)) {
        const Boxes boxes = boxesOf(node);
        group.locals = list<LocalConditionGroup>(boxes, LocalConditionGroups, "localConditionGroup", &DataReader::fillLocalGroup);
        group.conditions = list<Condition>(boxes, Conditions, "condition", &DataReader::fillCondition);
        group.conditionGroups = list<ConditionGroup>(boxes, ConditionGroups, "conditionGroup", &DataReader::fillConditionGroup);
        group.repeats = list<Repeat>(boxes, Repeats, "repeat", &DataReader::fillRepeat);
        group.modifiers = list<Modifier>(boxes, Modifiers, "modifier", &DataReader::fillModifier);
        group.groups = list<ModifierGroup>(boxes, ModifierGroups, "modifierGroup", &DataReader::fillModifierGroup);
    }
    leave();
    m_understood = outer;
}

} // namespace muster::rules
