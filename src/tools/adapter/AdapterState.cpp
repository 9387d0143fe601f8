// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/adapter/AdapterState.h"

#include "tools/adapter/NaturalOrder.h"

#include <algorithm>

namespace muster::tools {

using namespace rules;

namespace {

// Where the primary category of a root selection stands in its force; those without one come last.
std::size_t categoryRank(const EffectiveForce *force, const EffectiveSelection *selection)
{
    const CategoryValue *primary = selection ? selection->primaryCategory() : nullptr;
    if (!force || !primary)
        return 10'000;
    for (std::size_t i = 0; i < force->categories.size(); ++i)
        if (force->categories[i].entryId == primary->entryId)
            return i;
    return 9'999;
}

// Child forces stand in the order of their definitions.
std::size_t forceRank(const EffectiveForce &parent, const std::string &entryId)
{
    const auto list = parent.entry ? parent.entry->forceEntries : std::span<const ForceEntry>();
    return static_cast<std::size_t>(std::find_if(list.begin(), list.end(), [&](const ForceEntry &entry) { return entry.idText == entryId; })
                                    - list.begin());
}

} // namespace

std::string AdapterState::errors()
{
    m_json.beginObject().member("type", "errors");
    m_json.key("errors");
    writeErrors();
    m_json.endObject();
    return inner();
}

std::string AdapterState::state()
{
    const Roster &roster = m_evaluator.roster();
    m_json.beginObject().member("type", "state");
    m_json.member("name", roster.name);
    m_json.member("gameSystemId", roster.gameSystemId);
    m_json.member("gameSystemName", roster.gameSystemName);
    m_json.key("costs").beginArray();
    for (const RosterCost &total : m_evaluator.totals())
        if (std::find(m_usedCosts.begin(), m_usedCosts.end(), total.typeId) != m_usedCosts.end() || total.used)
            m_json.beginObject()
                .member("name", total.name)
                .member("typeId", total.typeId)
                .member("value", total.value)
                .member("hidden", total.hidden)
                .endObject();
    m_json.endArray().key("costLimits").beginArray();
    for (const CostValue &limit : roster.costLimits)
        m_json.beginObject().member("name", limit.name).member("typeId", limit.typeId).member("value", limit.value).endObject();
    m_json.endArray().key("validationErrors");
    writeErrors();
    writeForces(roster.forces, nullptr, "forces");
    m_json.endObject();
    return inner();
}

void AdapterState::writeErrors()
{
    m_json.beginArray();
    for (const RosterFinding &finding : m_evaluator.findings()) {
        if (finding.severity != base::Severity::Error)
            continue;
        m_json.beginObject().member("message", finding.text()).member("ownerType", toString(finding.ownerType));
        m_json.optional("ownerId", finding.ownerId);
        if (finding.ownerType != OwnerType::Roster)
            m_json.optional("ownerEntryId", finding.ownerEntryId);
        m_json.optional("entryId", finding.entryId);
        m_json.optional("constraintId", finding.constraintId);
        m_json.endObject();
    }
    m_json.endArray();
}

void AdapterState::writeForces(const std::vector<Force> &forces, const EffectiveForce *parent, const char *name)
{
    std::vector<const Force *> order;
    for (const Force &force : forces)
        order.push_back(&force);
    const auto nameOf = [&](const Force *force) {
        const EffectiveForce *value = m_evaluator.force(force->id);
        return value ? value->name : force->name;
    };
    std::stable_sort(order.begin(), order.end(), [&](const Force *a, const Force *b) {
        if (!parent)
            return lessNaturally(nameOf(a), nameOf(b));
        return forceRank(*parent, a->entryId) < forceRank(*parent, b->entryId);
    });
    m_json.key(name).beginArray();
    for (const Force *force : order)
        writeForce(*force);
    m_json.endArray();
}

void AdapterState::writeForce(const Force &force)
{
    const EffectiveForce *value = m_evaluator.force(force.id);
    m_json.beginObject().member("id", force.id).member("name", value ? value->name : force.name);
    m_json.member("entryId", force.entryId).member("catalogueId", force.catalogueId);
    m_json.member("catalogueName", force.catalogueName).member("hidden", value && value->hidden);
    m_json.optional("customName", force.customName).optional("customNotes", force.customNotes);
    if (value) {
        m_json.optional("page", value->page).optional("publicationId", value->publicationId);
        m_json.key("publications").beginArray();
        for (const PublicationValue &publication : value->publications)
            m_json.beginObject().member("id", publication.id).member("name", publication.name).endObject();
        m_json.endArray();
        writeForceCategories(*value);
    }
    writeInfo(m_evaluator.info(force.id));
    writeSelections(force.selections, value, "selections");
    writeForces(force.forces, value, "childForces");
    m_json.member("availableEntryCount", m_evaluator.availableEntryCount(force.id));
    m_json.endObject();
}

void AdapterState::writeForceCategories(const EffectiveForce &force)
{
    m_json.key("categories").beginArray();
    for (const EffectiveCategory &category : force.categories) {
        m_json.beginObject().member("name", category.name).member("entryId", category.entryId).member("primary", category.primary);
        m_json.optional("customName", category.customName).optional("customNotes", category.customNotes).endObject();
    }
    m_json.endArray();
}

void AdapterState::writeSelections(const std::vector<Selection> &selections, const EffectiveForce *force, const char *name)
{
    std::vector<const Selection *> order;
    for (const Selection &selection : selections)
        order.push_back(&selection);
    const auto nameOf = [&](const Selection *selection) {
        const EffectiveSelection *value = m_evaluator.selection(selection->id);
        return value ? value->name : selection->name;
    };
    std::stable_sort(order.begin(), order.end(), [&](const Selection *a, const Selection *b) {
        const std::size_t left = categoryRank(force, m_evaluator.selection(a->id));
        const std::size_t right = categoryRank(force, m_evaluator.selection(b->id));
        return left != right ? left < right : lessNaturally(nameOf(a), nameOf(b));
    });
    m_json.key(name).beginArray();
    for (const Selection *selection : order)
        writeSelection(*selection);
    m_json.endArray();
}

void AdapterState::writeSelection(const Selection &selection)
{
    const EffectiveSelection *value = m_evaluator.selection(selection.id);
    if (!value)
        return;
    m_json.beginObject().member("id", selection.id).member("name", value->name).member("entryId", selection.entryId);
    m_json.optional("entryGroupId", selection.entryGroupId).member("type", value->type).member("number", selection.number);
    m_json.member("hidden", value->hidden).key("costs").beginArray();
    for (const CostValue &cost : value->costs)
        m_json.beginObject().member("name", cost.name).member("typeId", cost.typeId).member("value", cost.value).endObject();
    m_json.endArray().key("categories").beginArray();
    for (const CategoryValue &category : value->categories)
        m_json.beginObject()
            .member("name", category.name)
            .member("entryId", category.entryId)
            .member("primary", category.primary)
            .endObject();
    m_json.endArray();
    writeInfo(m_evaluator.info(selection.id));
    m_json.optional("page", value->page).optional("publicationId", value->publicationId);
    m_json.optional("publicationName", value->publicationName);
    m_json.optional("customName", selection.customName).optional("customNotes", selection.customNotes);
    writeSelections(selection.selections, nullptr, "children");
    m_json.endObject();
}

void AdapterState::writeInfo(const EffectiveInfo &info)
{
    m_json.key("profiles").beginArray();
    for (const EffectiveProfile &profile : info.profiles) {
        m_json.beginObject().member("name", profile.name).member("typeId", profile.typeId).member("typeName", profile.typeName);
        m_json.member("hidden", profile.hidden).optional("page", profile.page).optional("publicationId", profile.publicationId);
        m_json.key("characteristics").beginArray();
        for (const CharacteristicValue &part : profile.characteristics)
            m_json.beginObject().member("name", part.name).member("typeId", part.typeId).member("value", part.value).endObject();
        m_json.endArray().endObject();
    }
    m_json.endArray().key("rules").beginArray();
    for (const EffectiveRule &rule : info.rules) {
        m_json.beginObject().member("name", rule.name).member("description", rule.description).member("hidden", rule.hidden);
        m_json.optional("page", rule.page).optional("publicationId", rule.publicationId).endObject();
    }
    m_json.endArray();
}

} // namespace muster::tools
