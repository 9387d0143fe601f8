// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/phases/FindingMaker.h"

#include "base/Number.h"
#include "base/Text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

namespace muster::rules {

namespace {

constexpr const char *noCategoryId = "(No Category)";

const char *scopeName(ScopeKind kind)
{
    static constexpr std::array names{"self",       "parent", "force", "roster",        "force",   "primary-category",  "ancestor",
                                      "root-entry", "unit",   "model", "model-or-unit", "upgrade", "non-upgrade-entry", "group",
                                      "link",       "entry"};
    static_assert(names.size() == std::size_t(ScopeKind::ById) + 1, "every scope has its name, in the order of ScopeKind");
    return names[std::size_t(kind)];
}

} // namespace

CheckedFinding FindingMaker::ofLimit(const EffectiveLimit &limit, const EntryNode &node, const CheckPlace &place,
                                     const std::vector<int> &there, Dependencies &seen)
{
    const Constraint &constraint = *limit.constraint;
    const bool isMax = limit.isMax();
    RosterFinding finding;
    describe(finding, constraint, limit.value, limit.current, limit.perModel);
    finding.forceId = m_evaluation.force(place.force).force->id;
    finding.entryId = limit.owner->idText;
    finding.entryName = node.name();
    setOwner(finding, limit, node, place, there);
    if (!constraint.message.empty())
        finding.authorText = words(constraint, finding, namesAt(limit, node, place, there));
    finding.placeId = place.item >= 0 ? m_evaluation.item(place.item).selection->id : m_evaluation.force(place.force).force->id;
    finding.nodeId = node.path();
    if (isMax && constraint.scopeKind == ScopeKind::Self && there.size() == 1)
        finding.memberIds = {m_evaluation.item(there.front()).selection->id};
    else if (isMax)
        setMembers(finding, constraint, limit.element, limit.wanted, seen);
    const int owner = finding.ownerType == OwnerType::Selection ? m_evaluation.tree.find(finding.ownerId) : -1;
    CheckedFinding checked{std::move(finding), 0, 0, 0};
    checked.ownerKey = owner >= 0 ? m_evaluation.item(owner).key : 0;
    checked.entryKey = there.empty() ? 0 : m_evaluation.item(there.back()).key;
    const bool wide = constraint.scopeKind != ScopeKind::Parent && constraint.scopeKind != ScopeKind::Self;
    if (wide) {
        std::uint64_t key = mixed(mixed(constraint.id.value + 1, isMax), m_evaluation.counter->keyOf(limit.element, {}));
        if (!constraint.shared)
            key = mixed(key, std::hash<std::string>()(node.path()));
        checked.onceKey = mixed(key, limit.owner->id.value);
    }
    return checked;
}

CheckedFinding FindingMaker::ofAssociation(FindingKind kind, int index, const Association &association, int other, int count)
{
    RosterFinding finding;
    finding.kind = kind;
    finding.severity = kind == FindingKind::TooFewJoined ? base::Severity::Warning : base::Severity::Error;
    ownSelection(finding, index);
    finding.forceId = m_evaluation.force(m_evaluation.item(index).force).force->id;
    finding.entryId = association.idText;
    finding.entryName = association.name;
    finding.constraintId = association.idText;
    finding.scope = "self";
    finding.current = count;
    finding.wanted = kind == FindingKind::TooFewJoined ? association.min : association.max;
    CheckedFinding checked{std::move(finding), 0, m_evaluation.item(index).key, 0};
    if (other >= 0) {
        checked.finding.entryName = m_evaluation.item(other).selection->name;
        checked.entryKey = m_evaluation.item(other).key;
        checked.finding.memberIds = {m_evaluation.item(other).selection->id};
    }
    return checked;
}

void FindingMaker::describe(RosterFinding &finding, const Constraint &constraint, double wanted, double current, bool perModel)
{
    const bool isMax = constraint.type == Constraint::Type::Max || (constraint.type == Constraint::Type::Exactly && current > wanted);
    finding.kind = isMax ? FindingKind::TooMany : FindingKind::TooFew;
    if (constraint.fieldKind == FieldKind::Forces)
        finding.kind = isMax ? FindingKind::TooManyForces : FindingKind::TooFewForces;
    if (constraint.fieldKind == FieldKind::Associations)
        finding.kind = isMax ? FindingKind::TooManyJoined : FindingKind::TooFewJoined;
    if (constraint.fieldKind == FieldKind::Cost || constraint.fieldKind == FieldKind::LimitOfCost) {
        finding.kind = isMax ? FindingKind::CostTooHigh : FindingKind::CostTooLow;
        finding.costTypeId = m_evaluation.data->text(constraint.field);
        finding.costName = m_evaluation.data->nameOf(constraint.field);
    }
    finding.constraintId = m_evaluation.data->text(constraint.id);
    finding.scope = scopeName(constraint.scopeKind);
    finding.current = base::rounded(current);
    finding.wanted = base::rounded(wanted);
    finding.perModel = perModel;
    finding.percent = constraint.percentValue;
    finding.automatic = constraint.automatic;
}

std::string FindingMaker::nameOfItem(int index) const
{
    const EntryNode *node = m_evaluation.item(index).facts->node;
    return node ? std::string(node->name()) : m_evaluation.item(index).selection->name;
}

std::string FindingMaker::nameOfForce(int index) const
{
    const ForceItem &force = m_evaluation.force(index);
    return force.entry ? std::string(force.entry->name) : force.force->name;
}

std::string FindingMaker::nameOfElement(const Element &element, const Book &book) const
{
    if (element.group)
        return std::string(element.group->name());
    switch (element.kind) {
    case Element::Kind::Selection:
        return nameOfItem(element.index);
    case Element::Kind::Force:
        return nameOfForce(element.index);
    case Element::Kind::Roster:
        return m_evaluation.roster.name;
    case Element::Kind::Category:
        if (const CategoryEntry *category = book.category(element.category))
            return std::string(category->name);
        break;
    default:
        break;
    }
    return {};
}

FindingMaker::Names FindingMaker::namesAt(const EffectiveLimit &limit, const EntryNode &node, const CheckPlace &place,
                                          const std::vector<int> &there) const
{
    Names names;
    names.scope = nameOfElement(limit.element, node.book());
    names.parent = place.item >= 0 ? nameOfItem(place.item) : nameOfForce(place.force);
    if (const EntryNode *group = node.isGroup() ? &node : node.parent(); group && group->isGroup())
        names.group = std::string(group->name());
    const auto keep = [](std::string &name, bool meant, const std::string &other) {
        if (meant && name.empty())
            name = other;
    };
    const IdTable &ids = m_evaluation.data->ids();
    int root = -1;
    for (int index = there.empty() ? place.item : there.back(); index >= 0; index = m_evaluation.item(index).parent) {
        const NodeFacts &facts = *m_evaluation.item(index).facts;
        const std::string name = nameOfItem(index);
        keep(names.unit, facts.typeId == ids.unit, name);
        keep(names.model, facts.typeId == ids.model, name);
        keep(names.modelOrUnit, facts.typeId == ids.unit || facts.typeId == ids.model, name);
        keep(names.upgrade, facts.typeId == ids.upgrade, name);
        keep(names.link, bool(facts.linkId), name);
        root = index;
    }
    names.root = root >= 0 ? nameOfItem(root) : std::string(node.name());
    const auto &categories = root >= 0 ? m_evaluation.item(root).categories : m_evaluation.facts.of(node).categories;
    for (const CategoryState &state : categories)
        if (const CategoryEntry *category = state.primary ? node.book().category(state.id) : nullptr)
            names.category = category->name;
    names.whole = wholeOf(*limit.constraint, limit.element);
    return names;
}

double FindingMaker::wholeOf(const Query &query, const Element &element) const
{
    Query all = query;
    all.percentValue = false;
    const Wanted everything{m_evaluation.data->ids().any, true, nullptr, nullptr};
    const double whole = !query.percentValue        ? 100
        : query.fieldKind == FieldKind::LimitOfCost ? m_evaluation.counter->shareOfLimit(all, element, everything, {})
                                                    : m_evaluation.counter->count(all, element, everything, {});
    return std::isfinite(whole) ? whole : 0;
}

namespace {

// What stands in the place of {current} and its like; nothing when the word is none of them.
std::optional<std::string> valueOf(std::string_view place, const RosterFinding &finding, const FindingMaker::Names &names)
{
    const double share = finding.percent ? names.whole / 100 : 1; // how much a percent is
    if (place == "current")
        return base::formatNumber(base::rounded(finding.current * share));
    if (place == "value")
        return base::formatNumber(finding.wanted);
    if (place == "total")
        return base::formatNumber(base::rounded(finding.wanted * share));
    if (place == "difference")
        return base::formatNumber(base::rounded(std::fabs(finding.wanted - finding.current) * share));
    if (place == "of" || place == "self")
        return finding.entryName;
    const std::array<std::pair<std::string_view, const std::string *>, 10> places{{{"scope", &names.scope},
                                                                                   {"parent", &names.parent},
                                                                                   {"group", &names.group},
                                                                                   {"unit", &names.unit},
                                                                                   {"model", &names.model},
                                                                                   {"model-or-unit", &names.modelOrUnit},
                                                                                   {"upgrade", &names.upgrade},
                                                                                   {"link", &names.link},
                                                                                   {"root-entry", &names.root},
                                                                                   {"primary-category", &names.category}}};
    for (const auto &[word, name] : places)
        if (place == word)
            return name->empty() ? finding.ownerName : *name;
    if (place == "field")
        return finding.costName.empty() ? "selections" : finding.costName;
    if (place == "%")
        return finding.percent ? "%" : "";
    return std::nullopt;
}

} // namespace

std::string FindingMaker::words(const Constraint &constraint, const RosterFinding &finding, const Names &names) const
{
    std::string text;
    std::string_view rest = constraint.message;
    while (!rest.empty()) {
        const std::size_t open = rest.find('{');
        const std::size_t close = open == std::string_view::npos ? open : rest.find('}', open);
        if (close == std::string_view::npos)
            break;
        text.append(rest.substr(0, open));
        const std::string_view place = rest.substr(open + 1, close - open - 1);
        rest.remove_prefix(close + 1);
        if (const auto value = valueOf(place, finding, names))
            text += *value;
        else if (place == "roster")
            text += m_evaluation.roster.name;
        else if (const std::string_view name = m_evaluation.data->nameOf(m_evaluation.data->find(place)); !name.empty())
            text += name;
        else
            text.append("{").append(place).append("}");
    }
    text.append(rest);
    return base::replaced(text, "**", "");
}

void FindingMaker::ownRoster(RosterFinding &finding) const
{
    finding.ownerType = OwnerType::Roster;
    finding.ownerId = m_evaluation.roster.id;
    finding.ownerEntryId = m_evaluation.roster.gameSystemId;
    finding.ownerName = m_evaluation.roster.name;
    finding.forceId.clear();
}

void FindingMaker::ownForce(RosterFinding &finding, int index)
{
    const ForceItem &force = m_evaluation.force(index);
    finding.ownerType = OwnerType::Force;
    finding.ownerId = force.force->id;
    finding.ownerEntryId = force.force->entryId;
    finding.ownerName = nameOfForce(index);
}

void FindingMaker::ownSelection(RosterFinding &finding, int index)
{
    finding.ownerType = OwnerType::Selection;
    finding.ownerId = m_evaluation.item(index).selection->id;
    finding.ownerEntryId = m_evaluation.data->text(m_evaluation.item(index).facts->entryId);
    finding.ownerName = nameOfItem(index);
}

void FindingMaker::ownCategory(RosterFinding &finding, const Book &book, Id category) const
{
    const CategoryEntry *entry = book.category(category);
    finding.ownerType = OwnerType::Category;
    finding.ownerId = finding.ownerEntryId = category ? std::string(m_evaluation.data->text(category)) : noCategoryId;
    finding.ownerName = entry ? std::string(entry->name) : "Uncategorised";
}

void FindingMaker::setOwner(RosterFinding &finding, const EffectiveLimit &limit, const EntryNode &node, const CheckPlace &place,
                            const std::vector<int> &there)
{
    const Element &element = limit.element;
    if (limit.constraint->fieldKind == FieldKind::Forces)
        return ownRoster(finding);
    if (element.kind == Element::Kind::Selection && (limit.constraint->scopeKind != ScopeKind::Self || node.isGroup()))
        return ownSelection(finding, element.index);
    if (!there.empty() && (limit.isMax() || limit.constraint->scopeKind == ScopeKind::Self))
        return ownSelection(finding, there.back());
    switch (element.kind) {
    case Element::Kind::Roster:
        return ownRoster(finding);
    case Element::Kind::Force:
        if (limit.constraint->scopeKind != ScopeKind::Parent)
            return ownForce(finding, element.index);
        break;
    case Element::Kind::Category:
        return ownCategory(finding, node.book(), element.category);
    default:
        break;
    }
    if (place.item >= 0)
        return ownSelection(finding, place.item);
    // A root entry, seen from its parent: its primary category speaks for it.
    const auto &categories = there.empty() ? m_evaluation.facts.of(node).categories : m_evaluation.item(there.front()).categories;
    Id primary;
    for (const CategoryState &category : categories)
        if (category.primary || (!primary && &category == &categories.back()))
            primary = category.primary ? category.id : primary ? primary : category.id;
    ownCategory(finding, node.book(), primary);
}

void FindingMaker::setMembers(RosterFinding &finding, const Query &query, const Element &element, const Wanted &wanted, Dependencies &seen)
{
    seen.add(m_evaluation.counter->keyOf(element, {}), Dependencies::order);
    m_evaluation.counter->forEachItem(query, element, [&](int index) {
        if (m_evaluation.counter->matches(index, wanted))
            finding.memberIds.push_back(m_evaluation.item(index).selection->id);
    });
}

} // namespace muster::rules
