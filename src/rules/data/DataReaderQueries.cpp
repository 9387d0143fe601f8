// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Number.h"
#include "rules/data/DataReader.h"

#include <array>
#include <cmath>

namespace muster::rules {

using Role = ReadNotes::Reference::Role;

namespace {

template <typename T>
struct Word
{
    std::string_view text;
    T value;
};

template <typename T, std::size_t count>
bool translate(const std::array<Word<T>, count> &words, std::string_view text, T &value)
{
    for (const Word<T> &word : words) {
        if (word.text == text) {
            value = word.value;
            return true;
        }
    }
    return false;
}

constexpr std::array scopeWords{Word<ScopeKind>{"self", ScopeKind::Self},
                                Word<ScopeKind>{"parent", ScopeKind::Parent},
                                Word<ScopeKind>{"force", ScopeKind::Force},
                                Word<ScopeKind>{"roster", ScopeKind::Roster},
                                Word<ScopeKind>{"ancestor", ScopeKind::Ancestor},
                                Word<ScopeKind>{"primary-catalogue", ScopeKind::PrimaryCatalogue},
                                Word<ScopeKind>{"primary-category", ScopeKind::PrimaryCategory},
                                Word<ScopeKind>{"root-entry", ScopeKind::RootEntry},
                                Word<ScopeKind>{"unit", ScopeKind::Unit},
                                Word<ScopeKind>{"model", ScopeKind::Model},
                                Word<ScopeKind>{"model-or-unit", ScopeKind::ModelOrUnit},
                                Word<ScopeKind>{"upgrade", ScopeKind::Upgrade}};

constexpr std::array conditionWords{
    Word<ConditionType>{"equalTo", ConditionType::EqualTo},       Word<ConditionType>{"notEqualTo", ConditionType::NotEqualTo},
    Word<ConditionType>{"lessThan", ConditionType::LessThan},     Word<ConditionType>{"greaterThan", ConditionType::GreaterThan},
    Word<ConditionType>{"atLeast", ConditionType::AtLeast},       Word<ConditionType>{"atMost", ConditionType::AtMost},
    Word<ConditionType>{"instanceOf", ConditionType::InstanceOf}, Word<ConditionType>{"notInstanceOf", ConditionType::NotInstanceOf}};

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
                                   Word<ModifierType>{"divide", ModifierType::Divide}};

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
                                Word<ModifierField>{"defaultAmount", ModifierField::DefaultAmount}};

double number(std::string_view text, double otherwise)
{
    return base::parseNumber(text).value_or(otherwise);
}

} // namespace

ScopeKind DataReader::scopeKind(std::string_view text, Id &id, std::uint32_t line)
{
    ScopeKind kind = ScopeKind::ById;
    if (!translate(scopeWords, text, kind)) {
        put(id, text);
        refer(id, Role::Scope, line);
    }
    return kind;
}

bool DataReader::queryAttribute(std::uint32_t key, std::string_view value, Query &query, std::uint32_t line)
{
    switch (key) {
    case nameKey("field"):
        if (value == "selections") {
            query.fieldKind = FieldKind::Selections;
        } else if (value == "forces") {
            query.fieldKind = FieldKind::Forces;
        } else if (value == "associations") {
            query.fieldKind = FieldKind::Associations;
        } else {
            const bool limit = value.starts_with("limit::");
            query.fieldKind = limit ? FieldKind::LimitOfCost : FieldKind::Cost;
            put(query.field, limit ? value.substr(7) : value);
            refer(query.field, Role::Field, line);
        }
        return true;
    case nameKey("scope"):
        query.scopeKind = scopeKind(value, query.scope, line);
        return true;
    case nameKey("childId"):
        put(query.childId, value);
        refer(query.childId, Role::Child, line);
        return true;
    case nameKey("shared"):
        query.shared = base::isTrue(value);
        return true;
    case nameKey("includeChildSelections"):
        query.includeChildSelections = base::isTrue(value);
        return true;
    case nameKey("includeChildForces"):
        query.includeChildForces = base::isTrue(value);
        return true;
    case nameKey("percentValue"):
        query.percentValue = base::isTrue(value);
        return true;
    case nameKey("childName"):
        return true; // a remark of the editor
    default:
        return false;
    }
}

void DataReader::fillCondition(Node node, Condition &condition)
{
    ++m_file.elementCount;
    condition.scopeKind = ScopeKind::Self;
    const std::uint32_t line = lineOf(node);
    for (const XmlAttribute &attribute : node.attributes()) {
        const std::string_view value = attribute.value();
        const std::uint32_t key = attribute.key();
        if (queryAttribute(key, value, condition, line))
            continue;
        switch (key) {
        case nameKey("type"):
            if (!translate(conditionWords, value, condition.type))
                unknown({QT_TRANSLATE_NOOP("Message", "condition type '%1'"), {value.substr(0, 60)}}, line);
            break;
        case nameKey("value"):
            condition.value = number(value, 0);
            break;
        case nameKey("id"):
            break;
        default:
            unknownAttribute(node, attribute.name());
        }
    }
}

void DataReader::fillConditionGroup(Node node, ConditionGroup &group)
{
    for (const XmlAttribute &attribute : node.attributes()) {
        const std::string_view value = attribute.value();
        switch (attribute.key()) {
        case nameKey("type"):
            group.type = value == "or" ? ConditionGroup::Type::Or
                : value == "count"     ? ConditionGroup::Type::Count
                                       : ConditionGroup::Type::And;
            if (value != "and" && value != "or" && value != "count")
                unknown({QT_TRANSLATE_NOOP("Message", "condition group type '%1'"), {value.substr(0, 60)}}, lineOf(node));
            break;
        case nameKey("min"):
            group.min = base::parseInteger(value).value_or(-1);
            break;
        case nameKey("max"):
            group.max = base::parseInteger(value).value_or(-1);
            break;
        case nameKey("id"):
            break;
        default:
            unknownAttribute(node, attribute.name());
        }
    }
    if (enter(node)) {
        const Boxes boxes = boxesOf(node);
        group.conditions = list<Condition>(boxes, Conditions, "condition", &DataReader::fillCondition);
        group.groups = list<ConditionGroup>(boxes, ConditionGroups, "conditionGroup", &DataReader::fillConditionGroup);
    }
    leave();
}

void DataReader::fillRepeat(Node node, Repeat &repeat)
{
    ++m_file.elementCount;
    repeat.scopeKind = ScopeKind::Self;
    const std::uint32_t line = lineOf(node);
    for (const XmlAttribute &attribute : node.attributes()) {
        const std::string_view value = attribute.value();
        const std::uint32_t key = attribute.key();
        if (queryAttribute(key, value, repeat, line))
            continue;
        switch (key) {
        case nameKey("value"):
            repeat.value = number(value, 1);
            break;
        case nameKey("repeats"):
            repeat.repeats = base::parseInteger(value).value_or(1);
            break;
        case nameKey("roundUp"):
            repeat.roundUp = base::isTrue(value);
            break;
        case nameKey("id"):
            break;
        default:
            unknownAttribute(node, attribute.name());
        }
    }
}

void DataReader::fillConstraint(Node node, Constraint &constraint)
{
    ++m_file.elementCount;
    const std::uint32_t line = lineOf(node);
    for (const XmlAttribute &attribute : node.attributes()) {
        const std::string_view value = attribute.value();
        const std::uint32_t key = attribute.key();
        if (queryAttribute(key, value, constraint, line))
            continue;
        switch (key) {
        case nameKey("type"):
            if (value == "min")
                constraint.type = Constraint::Type::Min;
            else if (value == "max")
                constraint.type = Constraint::Type::Max;
            else
                unknown({QT_TRANSLATE_NOOP("Message", "constraint type '%1'"), {value.substr(0, 60)}}, line);
            break;
        case nameKey("value"):
            constraint.value = number(value, 0);
            break;
        case nameKey("id"):
            put(constraint.id, value);
            break;
        case nameKey("negative"):
            constraint.negative = base::isTrue(value);
            break;
        case nameKey("automatic"):
            break; // another program keeps the limit by itself; ours offers to mend it
        case nameKey("message"):
            constraint.message = value;
            break;
        default:
            unknownAttribute(node, attribute.name());
        }
    }
    define(constraint.id, DefinitionKind::Constraint, &constraint, line);
}

void DataReader::setModifierField(Modifier &modifier, std::string_view value, std::uint32_t line)
{
    if (translate(fieldWords, value, modifier.fieldKind))
        return;
    modifier.fieldKind = ModifierField::ById;
    put(modifier.field, value);
    refer(modifier.field, Role::ModifierField, line);
}

void DataReader::fillModifier(Node node, Modifier &modifier)
{
    ++m_file.elementCount;
    const std::uint32_t line = lineOf(node);
    for (const XmlAttribute &attribute : node.attributes()) {
        const std::string_view value = attribute.value();
        switch (attribute.key()) {
        case nameKey("type"):
            if (!translate(modifierWords, value, modifier.type))
                unknown({QT_TRANSLATE_NOOP("Message", "modifier type '%1'"), {value.substr(0, 60)}}, line);
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
            break;
        case nameKey("position"):
            modifier.position = base::parseInteger(value).value_or(0);
            break;
        case nameKey("affects"):
            modifier.affects = value;
            break;
        case nameKey("scope"):
            modifier.scopeKind = scopeKind(value, modifier.scope, line);
            modifier.hasScope = true;
            break;
        case nameKey("id"):
            break;
        default:
            unknownAttribute(node, attribute.name());
        }
    }
    if (modifier.fieldKind == ModifierField::Category) {
        put(modifier.valueId, modifier.value);
        refer(modifier.valueId, Role::Category, line);
    } else if (modifier.fieldKind == ModifierField::DefaultSelectionEntryId) {
        put(modifier.valueId, modifier.value);
    }
    const Boxes boxes = boxesOf(node);
    modifier.conditions = list<Condition>(boxes, Conditions, "condition", &DataReader::fillCondition);
    modifier.conditionGroups = list<ConditionGroup>(boxes, ConditionGroups, "conditionGroup", &DataReader::fillConditionGroup);
    modifier.repeats = list<Repeat>(boxes, Repeats, "repeat", &DataReader::fillRepeat);
}

void DataReader::fillModifierGroup(Node node, ModifierGroup &group)
{
    if (enter(node)) {
        const Boxes boxes = boxesOf(node);
        group.conditions = list<Condition>(boxes, Conditions, "condition", &DataReader::fillCondition);
        group.conditionGroups = list<ConditionGroup>(boxes, ConditionGroups, "conditionGroup", &DataReader::fillConditionGroup);
        group.repeats = list<Repeat>(boxes, Repeats, "repeat", &DataReader::fillRepeat);
        group.modifiers = list<Modifier>(boxes, Modifiers, "modifier", &DataReader::fillModifier);
        group.groups = list<ModifierGroup>(boxes, ModifierGroups, "modifierGroup", &DataReader::fillModifierGroup);
    }
    leave();
}

} // namespace muster::rules
