// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/links/UnitLinks.h"

#include "base/Number.h"
#include "rules/data/CompositeId.h"
#include "rules/evaluate/Evaluator.h"
#include "rules/roster/Links.h"

#include <algorithm>
#include <set>

namespace muster::rules {

namespace {

constexpr int deepestLink = 16;        ///< of units in units: a list that says more is in a circle
constexpr std::size_t mostAlong = 200; ///< who go along with one unit: more have no room anywhere

bool haveCommon(const std::vector<std::string> &some, const std::vector<std::string> &others)
{
    return std::any_of(some.begin(), some.end(),
                       [&others](const std::string &each) { return std::find(others.begin(), others.end(), each) != others.end(); });
}

} // namespace

UnitLinks::UnitLinks(const Evaluator &evaluator) : m_evaluator(evaluator)
{
    if (!evaluator.data() || evaluator.data()->links().empty())
        return;
    m_rules = &evaluator.data()->links();
    const auto walk = [this](const auto &self, const std::vector<Force> &forces) -> void {
        for (const Force &force : forces) {
            collect(force.selections, force, {});
            self(self, force.forces);
        }
    };
    walk(walk, evaluator.roster().forces);
    for (std::size_t i = 0; i < m_units.size(); ++i)
        m_index.emplace(m_units[i].selection->id, i);
    std::map<std::string_view, std::vector<const Unit *>> boughtWith;
    for (const Unit &each : m_units)
        boughtWith[each.carrierId].push_back(&each);
    for (const Unit &each : m_units) {
        const std::size_t before = m_links.size();
        for (const LinkRule &rule : *m_rules)
            if (const std::string target = linkTarget(*each.selection, rule.id); unit(target))
                m_links.push_back({&rule, each.selection->id, target, true});
        const auto with = boughtWith.find(each.selection->id);
        if (m_links.size() > before || with == boughtWith.end())
            continue;
        for (const LinkRule &rule : *m_rules)
            for (const Unit *host : with->second)
                if (rule.inside && is(each, rule.who) && is(*host, rule.to))
                    m_links.push_back({&rule, each.selection->id, host->selection->id, false});
    }
    // A list that somebody made to be slow has ten thousand links: nobody looks through all of them for one unit.
    for (std::size_t i = 0; i < m_links.size(); ++i) {
        m_byUnit[m_links[i].unitId].push_back(i);
        m_byHost[m_links[i].hostId].push_back(i);
    }
}

template <typename Take>
void UnitLinks::forEachLink(const LinksById &index, std::string_view id, Take &&take) const
{
    if (const auto found = index.find(id); found != index.end())
        for (const std::size_t place : found->second)
            take(m_links[place]);
}

// The units of a list: what the catalogue lists as such (docs/PACKS.md); options are only passed through.
void UnitLinks::collect(const std::vector<Selection> &selections, const Force &force, const std::string &carrierId)
{
    for (const Selection &selection : selections) {
        const bool isUnit = selection.type == "unit" || (selection.type == "model" && carrierId.empty());
        if (!isUnit) {
            collect(selection.selections, force, carrierId);
            continue;
        }
        Unit unit;
        unit.selection = &selection;
        unit.force = &force;
        unit.entryId = std::string(lastSegment(selection.entryId));
        unit.name = selection.name;
        unit.carrierId = carrierId;
        if (const EffectiveSelection *effective = m_evaluator.selection(selection.id)) {
            unit.name = effective->name;
            for (const CategoryValue &category : effective->categories)
                unit.categories.push_back(category.entryId);
        }
        const EffectiveInfo &info = m_evaluator.info(selection.id);
        for (const EffectiveRule &rule : info.rules)
            unit.rules.push_back(rule.id);
        for (const EffectiveProfile &profile : info.profiles)
            for (const CharacteristicValue &value : profile.characteristics)
                if (!value.value.empty())
                    unit.values.emplace(value.typeId, value.value);
        for (const Selection &child : selection.selections)
            unit.models += child.type == "model" ? child.number : 0;
        m_units.push_back(std::move(unit));
        collect(selection.selections, force, selection.id);
    }
}

const UnitLinks::Unit *UnitLinks::unit(std::string_view id) const
{
    const auto found = m_index.find(id);
    return found == m_index.end() ? nullptr : &m_units[found->second];
}

bool UnitLinks::passes(const Unit &unit, const LinkTest &test)
{
    if (!test.categories.empty() && !haveCommon(test.categories, unit.categories))
        return false;
    if (!test.rules.empty() && !haveCommon(test.rules, unit.rules))
        return false;
    if (!test.entries.empty() && std::find(test.entries.begin(), test.entries.end(), unit.entryId) == test.entries.end())
        return false;
    if (test.characteristic.empty())
        return true;
    const auto value = unit.values.find(test.characteristic);
    return value != unit.values.end() && std::find(test.values.begin(), test.values.end(), value->second) != test.values.end();
}

bool UnitLinks::is(const Unit &unit, const LinkWho &who)
{
    const auto passed = [&unit](const LinkTest &test) { return passes(unit, test); };
    return (who.any.empty() || std::any_of(who.any.begin(), who.any.end(), passed))
        && std::none_of(who.none.begin(), who.none.end(), passed);
}

int UnitLinks::figures(const Unit &unit, const LinkRule &rule)
{
    if (unit.models > 0)
        return unit.models;
    const auto counted = unit.values.find(rule.figures);
    const int figures = counted == unit.values.end() ? 0 : base::parseInteger(counted->second).value_or(0);
    return std::max(1, figures) * std::max(1, unit.selection->number);
}

int UnitLinks::count(const Unit &unit, const std::vector<LinkPlaces> &places, const LinkRule &rule, int otherwise)
{
    for (const LinkPlaces &each : places) {
        if (!passes(unit, each.test))
            continue;
        int amount = each.count;
        if (!each.characteristic.empty()) {
            const auto value = unit.values.find(each.characteristic);
            const auto number = value == unit.values.end() ? std::nullopt : base::parseInteger(value->second);
            if (!number || *number < 0)
                return -1;
            amount = *number;
        }
        return each.eachFigure ? amount * figures(unit, rule) : amount;
    }
    return otherwise;
}

int UnitLinks::needs(const Unit &unit, const LinkRule &rule)
{
    return std::max(0, count(unit, rule.takes, rule, 1));
}

// One unit is in one place: whoever joins a squad goes where the squad goes.
bool UnitLinks::isElsewhere(const Unit &unit, const LinkRule &rule) const
{
    bool elsewhere = false;
    forEachLink(m_byUnit, unit.selection->id, [&](const UnitLink &link) { elsewhere = elsewhere || (link.rule != &rule && link.chosen); });
    return elsewhere;
}

// Everybody who comes to the unit by some way of links, itself too.
std::set<std::string_view> UnitLinks::leadingTo(const Unit &unit) const
{
    std::set<std::string_view> found{unit.selection->id};
    std::vector<std::string_view> front{unit.selection->id};
    while (!front.empty()) {
        const std::string_view id = front.back();
        front.pop_back();
        forEachLink(m_byHost, id, [&](const UnitLink &link) {
            if (found.insert(link.unitId).second)
                front.push_back(link.unitId);
        });
    }
    return found;
}

LinkRefusal UnitLinks::refusal(const Unit &unit, const Unit &host, const LinkRule &rule, bool inCircle, std::string *about)
{
    if (!is(unit, rule.who))
        return LinkRefusal::NotThisUnit;
    if (&unit == &host || !is(host, rule.to))
        return LinkRefusal::NotThere;
    const auto tell = [about](const std::string &what) {
        if (about)
            *about = what;
    };
    for (const std::string &id : rule.same) {
        const auto one = unit.values.find(id), other = host.values.find(id);
        if (one != unit.values.end() && other != host.values.end() && one->second != other->second) {
            tell(id);
            return LinkRefusal::Different;
        }
    }
    for (const std::string &id : rule.alike)
        if (passes(unit, {{}, {id}, {}, {}, {}}) != passes(host, {{}, {id}, {}, {}, {}})) {
            tell(id);
            return LinkRefusal::NotAmong;
        }
    for (const LinkOnly &only : rule.only)
        if (passes(host, only.host) && !passes(unit, only.unit)) {
            tell(only.host.rules.empty() ? std::string() : only.host.rules.front());
            return LinkRefusal::OnlyNamed;
        }
    return inCircle ? LinkRefusal::InCircle : LinkRefusal::None;
}

// With everybody who goes along with it, each counted once.
int UnitLinks::load(const Unit &unit, const LinkRule &rule) const
{
    std::set<std::string_view> counted{unit.selection->id};
    std::vector<const Unit *> front{&unit};
    int sum = 0;
    for (int depth = 0; depth <= deepestLink && !front.empty() && counted.size() < mostAlong; ++depth) {
        std::vector<const Unit *> next;
        for (const Unit *each : front) {
            sum += needs(*each, rule);
            forEachLink(m_byHost, each->selection->id, [&](const UnitLink &link) {
                if (const Unit *other = link.rule->along ? this->unit(link.unitId) : nullptr; other && counted.insert(link.unitId).second)
                    next.push_back(other);
            });
        }
        front = std::move(next);
    }
    return sum;
}

std::vector<UnitLink> UnitLinks::of(std::string_view unitId) const
{
    std::vector<UnitLink> links;
    forEachLink(m_byUnit, unitId, [&](const UnitLink &link) { links.push_back(link); });
    return links;
}

std::vector<UnitLink> UnitLinks::at(std::string_view hostId) const
{
    std::vector<UnitLink> links;
    forEachLink(m_byHost, hostId, [&](const UnitLink &link) { links.push_back(link); });
    return links;
}

std::vector<std::string> UnitLinks::carryingTogether(std::string_view hostId, const LinkRule &rule) const
{
    const UnitLink *own = nullptr;
    forEachLink(m_byHost, hostId, [&](const UnitLink &link) { own = own || link.chosen || link.rule != &rule ? own : &link; });
    if (!own)
        return {std::string(hostId)};
    std::vector<std::string> hosts;
    forEachLink(m_byUnit, own->unitId, [&](const UnitLink &link) {
        if (!link.chosen && link.rule == &rule)
            hosts.push_back(link.hostId);
    });
    return hosts;
}

std::vector<std::string> UnitLinks::ridersOf(std::string_view hostId, const LinkRule &rule) const
{
    std::vector<std::size_t> places; // in the order of the list, whoever of them carries it
    for (const std::string &host : carryingTogether(hostId, rule))
        if (const auto found = m_byHost.find(host); found != m_byHost.end())
            places.insert(places.end(), found->second.begin(), found->second.end());
    std::sort(places.begin(), places.end());
    std::set<std::string_view> known;
    std::vector<std::string> riders;
    for (const std::size_t place : places)
        if (const UnitLink &link = m_links[place]; link.rule == &rule && known.insert(link.unitId).second)
            riders.push_back(link.unitId);
    return riders;
}

int UnitLinks::taken(std::string_view hostId, const LinkRule &rule) const
{
    int sum = 0;
    for (const std::string &id : ridersOf(hostId, rule))
        if (const Unit *rider = unit(id))
            sum += load(*rider, rule);
    return sum;
}

int UnitLinks::places(std::string_view hostId, const LinkRule &rule) const
{
    int sum = 0;
    for (const std::string &id : carryingTogether(hostId, rule)) {
        const Unit *host = unit(id);
        const int own = host ? count(*host, rule.places, rule, -1) : -1;
        if (own < 0)
            return -1;
        sum += own;
    }
    return sum;
}

std::vector<LinkChoice> UnitLinks::choices(std::string_view unitId) const
{
    std::vector<LinkChoice> all;
    const Unit *chooser = unit(unitId);
    if (!chooser)
        return all;
    const std::set<std::string_view> leading = leadingTo(*chooser);
    for (const LinkRule &rule : *m_rules) {
        LinkChoice choice{&rule, linkTarget(*chooser->selection, rule.id), 0, {}};
        if (!unit(choice.hostId))
            choice.hostId.clear();
        if (choice.hostId.empty() && !is(*chooser, rule.who))
            continue;
        choice.takes = load(*chooser, rule);
        for (const Unit &host : m_units) {
            if (&host == chooser || !is(host, rule.to))
                continue;
            const bool there = host.selection->id == choice.hostId;
            const bool inCircle = leading.count(host.selection->id) > 0;
            LinkChoice::Host offer{host.selection->id, refusal(*chooser, host, rule, inCircle), -1};
            if (const int all = places(host.selection->id, rule); all >= 0)
                offer.free = std::max(0, all - taken(host.selection->id, rule) + (there ? choice.takes : 0));
            int others = 0;
            forEachLink(m_byHost, host.selection->id,
                        [&](const UnitLink &link) { others += link.rule == &rule && link.unitId != unitId ? 1 : 0; });
            if (offer.refusal == LinkRefusal::None
                && ((offer.free >= 0 && offer.free < choice.takes) || (rule.most > 0 && others >= rule.most)))
                offer.refusal = LinkRefusal::Full;
            choice.hosts.push_back(std::move(offer));
        }
        if (!choice.hosts.empty())
            all.push_back(std::move(choice));
    }
    return all;
}

const char *toString(LinkRefusal refusal)
{
    switch (refusal) {
    case LinkRefusal::None:
        break;
    case LinkRefusal::NotThisUnit:
        return "not-this-unit";
    case LinkRefusal::NotThere:
        return "not-there";
    case LinkRefusal::Different:
        return "different";
    case LinkRefusal::NotAmong:
        return "not-among";
    case LinkRefusal::OnlyNamed:
        return "only-named";
    case LinkRefusal::Full:
        return "full";
    case LinkRefusal::InCircle:
        return "in-circle";
    case LinkRefusal::Elsewhere:
        return "elsewhere";
    }
    return "";
}

} // namespace muster::rules
