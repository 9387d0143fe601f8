// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/content/RosterSource.h"

#include "base/Number.h"
#include "print/layout/Words.h"
#include "share/FindingText.h"

namespace muster::print {

using share::toText;

QString numberText(double value)
{
    return QString::fromStdString(base::formatNumber(value));
}

namespace {

bool holdsUnit(const rules::Selection &selection)
{
    if (selection.type == "unit" || selection.type == "model")
        return true;
    for (const rules::Selection &child : selection.selections)
        if (holdsUnit(child))
            return true;
    return false;
}

// A selection and what is in it, but not the units it carries: those speak for themselves.
template <typename Visit>
void forEachOwnPart(const rules::Selection &selection, Visit &&visit)
{
    visit(selection);
    for (const rules::Selection &child : selection.selections)
        if (child.type != "unit")
            forEachOwnPart(child, visit);
}

std::string_view lastSegment(std::string_view composite)
{
    const auto at = composite.rfind("::");
    return at == std::string_view::npos ? composite : composite.substr(at + 2);
}

} // namespace

RosterSource::RosterSource(const rules::Roster &roster, packs::PackPtr pack, const QString &language, RosterExtras extras)
    : m_pack(std::move(pack)), m_language(language), m_extras(std::move(extras)), m_words(language)
{
    m_evaluator = std::make_unique<rules::Evaluator>(m_pack ? m_pack->data() : nullptr);
    m_evaluator->evaluate(roster);
    m_look.language = m_pack ? &m_pack->language(language) : &m_words;
    m_look.cards = m_pack ? &m_pack->cards() : &m_plain;
    if (const rules::CostType *type = m_pack ? m_pack->pointsType() : nullptr) {
        m_look.costTypeId = std::string(type->idText);
        m_look.costName = m_look.language->shortName(type->idText, type->name);
    } else if (!m_evaluator->roster().savedCosts.empty()) {
        m_look.costTypeId = m_evaluator->roster().savedCosts.front().typeId;
        m_look.costName = toText(m_evaluator->roster().savedCosts.front().name);
    }
    for (const rules::Force &force : m_evaluator->roster().forces)
        collect(force, force.selections, nullptr);
    m_advantages = rules::advantages(*m_evaluator);
}

const packs::CardDesign &RosterSource::design() const
{
    return *m_look.cards;
}

// A unit is not entered; an upgrade is, when there are units in it. One without units that costs something is printed too.
void RosterSource::collect(const rules::Force &force, const std::vector<rules::Selection> &selections, const rules::Selection *formation)
{
    for (const rules::Selection &selection : selections) {
        const bool unit = selection.type == "unit" || selection.type == "model";
        if (!unit && holdsUnit(selection)) {
            collect(force, selection.selections, formation ? formation : &selection);
            continue;
        }
        if (!unit && (formation || points(selection) == 0))
            continue;
        RosterUnit entry{&selection, formation, &force, {}, slotName(selection)};
        if (formation)
            entry.formationName = titleOf(*formation);
        m_units.push_back(entry);
        collectCarried(entry, selection.selections);
    }
    if (&selections == &force.selections)
        for (const rules::Force &child : force.forces)
            collect(child, child.selections, nullptr);
}

void RosterSource::collectCarried(const RosterUnit &unit, const std::vector<rules::Selection> &selections)
{
    for (const rules::Selection &selection : selections) {
        if (selection.type == "unit")
            m_carried.push_back({&selection, unit.formation, unit.force, unit.formationName, slotName(selection)});
        collectCarried(unit, selection.selections);
    }
}

QString RosterSource::slotName(const rules::Selection &selection) const
{
    if (selection.entryGroupId.empty() || !m_pack)
        return {};
    const std::string_view id = lastSegment(selection.entryGroupId);
    return m_look.name(id, m_pack->data()->nameOf(m_pack->data()->find(id)));
}

const RosterUnit *RosterSource::unit(std::string_view selectionId) const
{
    for (const std::vector<RosterUnit> *list : {&m_units, &m_carried})
        for (const RosterUnit &unit : *list)
            if (unit.selection->id == selectionId)
                return &unit;
    return nullptr;
}

QString RosterSource::nameOf(const rules::Selection &selection) const
{
    const rules::EffectiveSelection *effective = m_evaluator->selection(selection.id);
    return effective ? m_look.name(*effective) : toText(selection.name);
}

QString RosterSource::titleOf(const rules::Selection &selection) const
{
    return selection.customName.empty() ? nameOf(selection) : toText(selection.customName);
}

QString RosterSource::namesWith(const std::vector<rules::Selection> &selections, std::string_view categoryId) const
{
    QStringList names;
    for (const rules::Selection &selection : selections) {
        if (const rules::EffectiveSelection *effective = m_evaluator->selection(selection.id)) {
            for (const rules::CategoryValue &category : effective->categories) {
                if (category.entryId == categoryId) {
                    names.append(selection.number > 1 ? QStringLiteral("%1× %2").arg(selection.number).arg(titleOf(selection)) : titleOf(selection));
                    break;
                }
            }
        }
        const QString inner = namesWith(selection.selections, categoryId);
        if (!inner.isEmpty())
            names.append(inner);
    }
    return names.join(QStringLiteral(", "));
}

int RosterSource::modelsIn(const rules::Selection &selection) const
{
    int models = 0;
    for (const rules::Selection &child : selection.selections)
        if (child.type != "unit")
            forEachOwnPart(child, [&](const rules::Selection &each) { models += each.type == "model" ? each.number : 0; });
    return models > 0 ? models : selection.number;
}

double RosterSource::cost(const rules::Selection &selection, std::string_view costTypeId) const
{
    if (const rules::EffectiveSelection *effective = m_evaluator->selection(selection.id))
        for (const rules::CostValue &value : effective->totalCosts)
            if (value.typeId == costTypeId)
                return value.value;
    return 0;
}

double RosterSource::points(const rules::Selection &selection) const
{
    return cost(selection, m_look.costTypeId);
}

bool RosterSource::pointsKnown(const rules::Selection &selection) const
{
    const rules::EffectiveSelection *effective = m_evaluator->selection(selection.id);
    return effective && (m_look.hasCost(effective->totalCosts) || m_look.hasCost(effective->costs));
}

double RosterSource::totalPoints() const
{
    for (const rules::RosterCost &total : m_evaluator->totals())
        if (total.typeId == m_look.costTypeId)
            return total.value;
    return 0;
}

double RosterSource::limit() const
{
    for (const rules::RosterCost &total : m_evaluator->totals())
        if (total.typeId == m_look.costTypeId && total.limit)
            return *total.limit;
    return -1;
}

bool RosterSource::legal() const
{
    return m_evaluator->legal();
}

QStringList RosterSource::findings() const
{
    QStringList texts;
    for (const base::Severity severity : {base::Severity::Error, base::Severity::Warning}) {
        for (const rules::RosterFinding &finding : m_evaluator->findings()) {
            if (finding.severity != severity)
                continue;
            const share::FindingText text = share::findingText(finding, *m_evaluator, m_look);
            texts.append(text.scope.isEmpty() ? text.title : QStringLiteral("%1 (%2)").arg(text.title, text.scope));
        }
    }
    return texts;
}

QString RosterSource::factionName(const rules::Force &force) const
{
    return m_look.name(force.catalogueId, force.catalogueName);
}

QString RosterSource::gameName() const
{
    return m_pack ? m_pack->name(m_language) : toText(roster().gameSystemName);
}

QString RosterSource::dataVersion() const
{
    const Words words(m_language);
    if (m_pack && !m_pack->plain())
        return words("%1 pack %2").arg(gameName(), m_pack->manifest().version);
    return QStringLiteral("%1 %2").arg(toText(roster().gameSystemName), QString::number(roster().gameSystemRevision));
}

const rules::Force *RosterSource::mainForce() const
{
    return roster().forces.empty() ? nullptr : &roster().forces.front();
}

QRgb RosterSource::colourOf(const rules::Force *force) const
{
    QString colour = design().colour;
    if (m_pack && force) {
        const packs::FactionStyle style = m_pack->style(toText(force->catalogueId));
        if (!style.colour.isEmpty())
            colour = style.colour;
    }
    const QColor parsed(colour);
    return parsed.isValid() ? parsed.rgb() : 0xff3c3c3c;
}

QString RosterSource::markOf(const rules::Force *force) const
{
    return m_pack && force ? m_pack->style(toText(force->catalogueId)).mark : QString();
}

std::vector<RosterSource::FoundProfile> RosterSource::profilesOf(const rules::Selection &selection) const
{
    std::vector<FoundProfile> found;
    forEachOwnPart(selection, [&](const rules::Selection &each) {
        for (const rules::EffectiveProfile &profile : m_evaluator->info(each.id).profiles)
            found.push_back({&profile, &each});
    });
    return found;
}

std::vector<const rules::EffectiveRule *> RosterSource::rulesOf(const rules::Selection &selection) const
{
    std::vector<const rules::EffectiveRule *> found;
    forEachOwnPart(selection, [&](const rules::Selection &each) {
        for (const rules::EffectiveRule &rule : m_evaluator->info(each.id).rules) {
            bool known = false;
            for (const rules::EffectiveRule *other : found)
                known = known || (other->id == rule.id && other->name == rule.name);
            if (!known)
                found.push_back(&rule);
        }
    });
    return found;
}

} // namespace muster::print
