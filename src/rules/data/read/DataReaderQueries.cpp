// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Number.h"
#include "rules/data/Words.h"
#include "rules/data/read/DataReader.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace muster::rules {

using Role = ReadNotes::Reference::Role;

namespace {

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
                                Word<ScopeKind>{"upgrade", ScopeKind::Upgrade},
                                Word<ScopeKind>{"non-upgrade-entry", ScopeKind::NonUpgrade},
                                Word<ScopeKind>{"group", ScopeKind::Group},
                                Word<ScopeKind>{"link", ScopeKind::Link},
                                Word<ScopeKind>{"category", ScopeKind::PrimaryCategory}};

constexpr std::array conditionWords{Word<ConditionType>{"equalTo", ConditionType::EqualTo},
                                    Word<ConditionType>{"notEqualTo", ConditionType::NotEqualTo},
                                    Word<ConditionType>{"lessThan", ConditionType::LessThan},
                                    Word<ConditionType>{"greaterThan", ConditionType::GreaterThan},
                                    Word<ConditionType>{"atLeast", ConditionType::AtLeast},
                                    Word<ConditionType>{"atMost", ConditionType::AtMost},
                                    Word<ConditionType>{"instanceOf", ConditionType::InstanceOf},
                                    Word<ConditionType>{"notInstanceOf", ConditionType::NotInstanceOf},
                                    Word<ConditionType>{"before", ConditionType::Before},
                                    Word<ConditionType>{"always", ConditionType::Always},
                                    Word<ConditionType>{"never", ConditionType::Never}};

using GroupType = ConditionGroup::Type;
constexpr std::array groupWords{
    Word<GroupType>{"and", GroupType::And},           Word<GroupType>{"or", GroupType::Or},
    Word<GroupType>{"not", GroupType::Not},           Word<GroupType>{"count", GroupType::Count},
    Word<GroupType>{"add", GroupType::Add},           Word<GroupType>{"subtract", GroupType::Subtract},
    Word<GroupType>{"multiply", GroupType::Multiply}, Word<GroupType>{"divide", GroupType::Divide},
    Word<GroupType>{"modulo", GroupType::Modulo},     Word<GroupType>{"power", GroupType::Power},
    Word<GroupType>{"min", GroupType::Min},           Word<GroupType>{"max", GroupType::Max},
    Word<GroupType>{"greater", GroupType::Greater},   Word<GroupType>{"greaterOrEqual", GroupType::GreaterOrEqual},
    Word<GroupType>{"less", GroupType::Less},         Word<GroupType>{"lessOrEqual", GroupType::LessOrEqual},
    Word<GroupType>{"equal", GroupType::Equal},       Word<GroupType>{"notEqual", GroupType::NotEqual}};

double number(std::string_view text, double otherwise)
{
    return base::parseNumber(text).value_or(otherwise);
}

} // namespace

ScopeKind DataReader::scopeKind(std::string_view text, Id &id, bool &self, std::uint32_t line)
{
    ScopeKind kind = ScopeKind::ById;
    self = text.size() > 5 && text.ends_with("-self") && translate(scopeWords, text.substr(0, text.size() - 5), kind);
    if (self || translate(scopeWords, text, kind)) {
        m_file.newer = m_file.newer || kind >= ScopeKind::RootEntry;
        return kind;
    }
    put(id, text);
    refer(id, Role::Scope, line);
    if (m_understood)
        m_notes.scopes.push_back({id, m_understood});
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
            m_file.newer = true;
        } else {
            const bool limit = value.starts_with("limit::");
            m_file.newer = m_file.newer || limit;
            query.fieldKind = limit ? FieldKind::LimitOfCost : FieldKind::Cost;
            put(query.field, limit ? value.substr(7) : value);
            refer(query.field, Role::Field, line);
        }
        return true;
    case nameKey("scope"):
        query.scopeKind = scopeKind(value, query.scope, query.scopeSelf, line);
        return true;
    case nameKey("childId"):
        put(query.childId, value);
        refer(query.childId, Role::Child, line);
        return true;
    case nameKey("shared"):
        query.shared = isYes(value);
        return true;
    case nameKey("includeChildSelections"):
        query.includeChildSelections = isYes(value);
        return true;
    case nameKey("includeChildForces"):
        query.includeChildForces = isYes(value);
        return true;
    case nameKey("percentValue"):
        query.percentValue = isYes(value);
        return true;
    case nameKey("traverseAssociationGroup"):
        query.acrossGroup = isYes(value);
        m_file.newer = true;
        return true;
    case nameKey("queryFromSelf"):
        query.fromOwner = isYes(value);
        m_file.newer = true;
        return true;
    case nameKey("childName"):
    case nameKey("comment"):
        return true; // remarks of the editor
    default:
        return false;
    }
}

// Something that counts an unknown thing is not understood, whatever would come of "nothing" in a "not" or a sum.
void DataReader::needField(const Query &query)
{
    if (query.field && m_understood)
        m_notes.scopes.push_back({query.field, m_understood});
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
            setConditionType(condition.type, value, line);
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
    if (condition.type != ConditionType::InstanceOf && condition.type != ConditionType::NotInstanceOf)
        needField(condition); // what something is does not ask for one
    for (Node child = node.first_child(); child; child = child.next_sibling())
        if (child.key() == nameKey("comment"))
            setConditionOfProgram(condition, child.text());
}

// A remark may say for which program a condition is meant: "app: NewRecruit" holds there, whatever else it asks, and nowhere else.
// Data that say so are written for that program, and so are we.
void DataReader::setConditionOfProgram(Condition &condition, std::string_view remark)
{
    remark = base::trimmed(remark);
    if (!remark.starts_with("app:"))
        return;
    std::string program;
    for (const char letter : remark.substr(4))
        if (letter != ' ')
            program += static_cast<char>(letter >= 'A' && letter <= 'Z' ? letter - 'A' + 'a' : letter);
    condition.type = program.find("newrecruit") != std::string::npos ? ConditionType::Always : ConditionType::Never;
    m_file.newer = true;
}

void DataReader::fillConditionGroup(Node node, ConditionGroup &group)
{
    for (const XmlAttribute &attribute : node.attributes()) {
        const std::string_view value = attribute.value();
        switch (attribute.key()) {
        case nameKey("type"):
            if (!translate(groupWords, value, group.type))
                notUnderstood({QT_TRANSLATE_NOOP("Message", "condition group type '%1'"), {value.substr(0, 60)}}, lineOf(node));
            m_file.newer = m_file.newer || group.type > GroupType::Or;
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
    if (enter(node))
        fillConditions(boxesOf(node), group);
    leave();
}

void DataReader::fillConditions(const Boxes &boxes, ConditionGroup &group)
{
    group.conditions = list<Condition>(boxes, Conditions, "condition", &DataReader::fillCondition);
    group.groups = list<ConditionGroup>(boxes, ConditionGroups, "conditionGroup", &DataReader::fillConditionGroup);
    group.locals = list<LocalConditionGroup>(boxes, LocalConditionGroups, "localConditionGroup", &DataReader::fillLocalGroup);
    group.repeats = list<Repeat>(boxes, Repeats, "repeat", &DataReader::fillRepeat);
}

void DataReader::fillLocalGroup(Node node, LocalConditionGroup &group)
{
    const std::uint32_t line = lineOf(node);
    for (const XmlAttribute &attribute : node.attributes()) {
        const std::string_view value = attribute.value();
        const std::uint32_t key = attribute.key();
        if (queryAttribute(key, value, group, line))
            continue;
        switch (key) {
        case nameKey("type"):
            setConditionType(group.type, value, line);
            break;
        case nameKey("value"):
            group.value = number(value, 0);
            break;
        case nameKey("repeats"):
            group.repeats = base::parseInteger(value).value_or(1);
            break;
        case nameKey("roundUp"):
            group.roundUp = isYes(value);
            break;
        case nameKey("id"):
        case nameKey("name"):
            break;
        default:
            unknownAttribute(node, attribute.name());
        }
    }
    needField(group);
    if (enter(node))
        fillConditions(boxesOf(node), group.tests);
    leave();
}

void DataReader::setConditionType(ConditionType &type, std::string_view value, std::uint32_t line)
{
    if (!translate(conditionWords, value, type)) {
        type = ConditionType::Unknown;
        notUnderstood({QT_TRANSLATE_NOOP("Message", "condition type '%1'"), {value.substr(0, 60)}}, line);
    }
    m_file.newer = m_file.newer || (type >= ConditionType::Before && type != ConditionType::Unknown);
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
            repeat.roundUp = isYes(value);
            break;
        case nameKey("id"):
            break;
        default:
            unknownAttribute(node, attribute.name());
        }
    }
    needField(repeat);
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
            else if (value == "exactly")
                constraint.type = Constraint::Type::Exactly;
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
            constraint.negative = isYes(value);
            m_file.newer = m_file.newer || constraint.negative;
            break;
        case nameKey("automatic"):
            constraint.automatic = isYes(value);
            m_file.newer = m_file.newer || constraint.automatic;
            break;
        case nameKey("message"):
            constraint.message = value;
            m_file.newer = m_file.newer || !value.empty();
            break;
        case nameKey("name"):
        case nameKey("hidden"):
            break; // of the editor
        default:
            unknownAttribute(node, attribute.name());
        }
    }
    define(constraint.id, DefinitionKind::Constraint, &constraint, line);
}

} // namespace muster::rules
