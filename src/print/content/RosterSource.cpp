// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/content/RosterSource.h"

#include "base/Number.h"
#include "print/layout/PaperText.h"
#include "rules/data/CompositeId.h"
#include "rules/evaluate/AttachedUnits.h"
#include "share/FindingText.h"
#include "share/roster/UnitNames.h"
#include "text/Speaking.h"

#include <algorithm>

namespace muster::print {

using share::toText;

QString numberText(double value)
{
    return QString::fromStdString(base::formatNumber(value));
}

RosterSource::RosterSource(const rules::Roster &roster, packs::PackPtr pack, const QString &language, RosterExtras extras)
    : m_pack(std::move(pack)), m_language(language), m_extras(std::move(extras)), m_words(language)
{
    m_evaluator = std::make_unique<rules::Evaluator>(m_pack ? m_pack->data() : nullptr);
    m_evaluator->evaluate(roster);
    // Judged once more in the order of the formations: then findings, advantages and names come in it, too.
    if (rules::Roster ordered = rules::inFormationOrder(*m_evaluator,
                                                        m_pack ? share::leaderEntries(m_pack->cards()) : std::vector<std::string>());
        ordered != roster)
        m_evaluator->evaluate(ordered);
    m_look.language = m_pack ? &m_pack->language(language) : &m_words;
    m_look.cards = m_pack ? &m_pack->cards() : &m_plain;
    if (const rules::CostType *type = m_pack ? m_pack->pointsType() : nullptr) {
        m_look.costTypeId = std::string(type->idText);
        m_look.costName = m_look.language->shortName(type->idText, type->name);
    } else if (!m_evaluator->roster().savedCosts.empty()) {
        m_look.costTypeId = m_evaluator->roster().savedCosts.front().typeId;
        m_look.costName = toText(m_evaluator->roster().savedCosts.front().name);
    }
    m_advantages = rules::advantages(*m_evaluator);
    m_links = std::make_unique<share::LinkText>(*m_evaluator, m_look);
    collectGroups();
}

std::vector<share::LinkText::Line> RosterSource::linksOf(const rules::Selection &selection) const
{
    const text::Speaking speaking(m_language);
    return m_links->lines(selection.id);
}

QString RosterSource::linkSentence(const rules::Selection &selection) const
{
    const text::Speaking speaking(m_language);
    return m_links->sentence(selection.id);
}

QString RosterSource::ledBy(const rules::Selection &selection) const
{
    const text::Speaking speaking(m_language);
    return m_links->ledBy(selection.id);
}

RosterUnit RosterSource::shared(const RosterUnit &unit) const
{
    const RosterUnit *host = unit.joins ? this->unit(unit.joins->id) : &unit;
    if (!host)
        return unit;
    RosterUnit together = *host;
    for (const std::string &id : rules::shownAsOne(*m_evaluator, host->selection->id))
        if (const rules::Selection *member = m_evaluator->chosen(id); member && member != host->selection)
            together.with.push_back(member);
    return together;
}

const packs::CardDesign &RosterSource::design() const
{
    return *m_look.cards;
}

std::vector<rules::RosterGroup> RosterSource::groupsWithAttached() const
{
    std::vector<rules::RosterGroup> groups = rules::rosterGroups(*m_evaluator);
    for (rules::RosterGroup &group : groups) {
        std::vector<const rules::Selection *> placed;
        for (const rules::Selection *selection : group.selections) {
            const std::vector<std::string> members = rules::shownAsOne(*m_evaluator, selection->id);
            if (!members.empty() && members.front() != selection->id)
                continue;
            placed.push_back(selection);
            for (const std::string &id : members)
                if (const rules::Selection *member = m_evaluator->chosen(id); member && member != selection)
                    placed.push_back(member);
        }
        group.selections = std::move(placed);
    }
    std::erase_if(groups, [](const rules::RosterGroup &group) { return group.selections.empty(); });
    return groups;
}

void RosterSource::collectGroups()
{
    std::vector<size_t> ends;
    for (const rules::RosterGroup &group : groupsWithAttached()) {
        UnitGroup made{group.kind, group.formation(), group.force, groupTitle(group), 0, {}, {}};
        for (const rules::Selection *selection : group.selections)
            made.points = base::rounded(made.points + points(*selection));
        const size_t before = m_units.size();
        collect(made, group.selections, {});
        if (m_units.size() == before && made.points == 0)
            continue;
        m_groups.push_back(std::move(made));
        ends.push_back(m_units.size());
    }
    // The list does not move any more.
    size_t next = 0;
    for (size_t i = 0; i < m_groups.size(); ++i)
        while (next < ends[i])
            m_groups[i].units.push_back(&m_units[next++]);
}

// A unit is not entered; an upgrade is, when there are units in it: a formation, a pair that was bought together. Outside of
// formations something without units that costs has a card, too: a fortification.
void RosterSource::collect(UnitGroup &group, const std::vector<const rules::Selection *> &selections, const QString &slot)
{
    for (const rules::Selection *selection : selections) {
        const QString own = slotOf(*selection);
        const QString place = own.isEmpty() ? slot : own;
        if (!rules::isUnitType(selection->type) && (selection == group.formation || rules::holdsUnit(*selection))) {
            std::vector<const rules::Selection *> inner;
            for (const rules::Selection &child : selection->selections)
                inner.push_back(&child);
            collect(group, inner, place);
            continue;
        }
        if (!rules::isUnitType(selection->type) && (group.formation || points(*selection) == 0)) {
            if (group.formation && points(*selection) != 0)
                group.others.push_back(selection);
            continue;
        }
        m_units.push_back({selection, group.formation, group.force, group.formation ? group.title : QString(), place, nullptr});
        if (const auto members = rules::shownAsOne(*m_evaluator, selection->id); !members.empty() && members.front() != selection->id)
            m_units.back().joins = m_evaluator->chosen(members.front());
        collectCarried(RosterUnit(m_units.back()), selection->selections);
    }
}

void RosterSource::collectCarried(const RosterUnit &unit, const std::vector<rules::Selection> &selections)
{
    for (const rules::Selection &selection : selections) {
        RosterUnit carried{&selection, unit.formation, unit.force, unit.formationName, slotOf(selection), unit.selection};
        if (selection.type == "unit")
            m_units.push_back(carried);
        collectCarried(selection.type == "unit" ? carried : unit, selection.selections);
    }
}

QString RosterSource::groupTitle(const rules::RosterGroup &group) const
{
    const PaperText words(m_language);
    QString title = group.formation() ? share::unitTitle(toText(group.formation()->customName), nameOf(*group.formation()))
        : group.kind == rules::RosterGroup::Kind::Independent ? words.translate("Paper", "Independent units")
        : group.categoryId.empty()                            ? words.translate("Paper", "Without category")
                                                              : m_look.name(group.categoryId, group.categoryName);
    if (roster().forces.size() > 1 || !roster().forces.front().forces.empty())
        title = QStringLiteral("%1 · %2").arg(factionName(*group.force), title);
    return title;
}

int RosterSource::unitCount() const
{
    return int(std::count_if(m_units.begin(), m_units.end(), [](const RosterUnit &unit) { return !unit.carrier; }));
}

QString RosterSource::slotOf(const rules::Selection &selection) const
{
    if (selection.entryGroupId.empty() || !m_pack)
        return {};
    const std::string_view id = rules::lastSegment(selection.entryGroupId);
    return m_look.name(id, m_pack->data()->nameOf(m_pack->data()->find(id)));
}

const RosterUnit *RosterSource::unit(std::string_view selectionId) const
{
    for (const RosterUnit &unit : m_units)
        if (unit.selection->id == selectionId)
            return &unit;
    return nullptr;
}

QString RosterSource::nameOf(const rules::Selection &selection) const
{
    const rules::EffectiveSelection *effective = m_evaluator->selection(selection.id);
    return effective ? m_look.name(*effective) : toText(selection.name);
}

QString RosterSource::typeOf(const rules::Selection &selection) const
{
    return share::withSize(nameOf(selection), modelsIn(selection));
}

QString RosterSource::fullTitleOf(const rules::Selection &selection) const
{
    return share::unitTitle(toText(selection.customName), typeOf(selection));
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
                    names.append(selection.number > 1 ? QStringLiteral("%1× %2").arg(selection.number).arg(titleOf(selection))
                                                      : titleOf(selection));
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

int RosterSource::chosenModels(const rules::Selection &selection) const
{
    return share::chosenModels(selection);
}

int RosterSource::modelsIn(const rules::Selection &selection) const
{
    return share::squadSize(selection);
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

double RosterSource::ownPoints(const rules::Selection &selection) const
{
    const auto carriedIn = [this](const rules::Selection &owner, const auto &self) -> double {
        double sum = 0;
        for (const rules::Selection &child : owner.selections)
            sum += child.type == "unit" ? points(child) : self(child, self);
        return sum;
    };
    return base::rounded(points(selection) - carriedIn(selection, carriedIn));
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
    const text::Speaking speaking(m_language);
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
    const PaperText words(m_language);
    if (m_pack && !m_pack->plain())
        return words.translate("Paper", "%1 pack %2").arg(gameName(), m_pack->manifest().version);
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
