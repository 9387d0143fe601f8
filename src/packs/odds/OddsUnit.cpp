// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/odds/OddsUnit.h"

#include "packs/ForceChoice.h"
#include "packs/Pack.h"
#include "packs/UnitList.h"
#include "packs/odds/OddsRules.h"
#include "rules/evaluate/Evaluator.h"
#include "rules/roster/Operations.h"

#include <algorithm>

namespace muster::packs {

namespace {

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), qsizetype(view.size()));
}

void addRule(OddsUnit &unit, const QString &id, const QString &name)
{
    if (!unit.rules.contains(id)) {
        unit.rules.append(id);
        unit.ruleNames.insert(id, name);
    }
}

void setFigures(const Pack &pack, OddsUnit &unit, int models)
{
    const int written = unit.value(pack.odds().figures).toInt();
    unit.figures = written > 0 ? written : std::max(1, models);
}

/// A roster with this unit alone, and the formation it stands in where it stands in one. Gives the id of the unit.
base::Result<std::string> takeAlone(const Pack &pack, const rules::EntryNode &node, rules::Roster &roster)
{
    base::CountingIdSource ids;
    roster = rules::newRoster(*pack.data(), "odds", ids);
    rules::Operations operations(roster, pack.data().get(), ids);
    const auto force = operations.addForce(usualForce(pack, node.book()), node.book().catalogue().idText);
    if (!force)
        return force.error();
    std::vector<const rules::EntryNode *> way;
    for (const rules::EntryNode *each = &node; each; each = each->parent()) {
        if (!each->isGroup())
            way.insert(way.begin(), each);
    }
    std::string place = force->createdId;
    for (const rules::EntryNode *each : way) {
        const auto added = operations.addSelection(place, each->path(), each->groupPath());
        if (!added)
            return added.error();
        place = added->createdId;
    }
    return place;
}

OddsProfile profileOf(const rules::Profile &profile, int number)
{
    OddsProfile found{text(profile.idText), text(profile.typeIdText), text(profile.name), {}, number};
    for (const rules::Characteristic &value : profile.characteristics)
        found.values.insert(text(value.typeIdText), text(value.value));
    return found;
}

/// Collects a selection of a roster and what is in it; units inside it are units of their own.
void collect(OddsUnit &unit, const rules::Evaluator &evaluator, const rules::Selection &selection, int &models, bool top)
{
    const rules::EffectiveInfo &info = evaluator.info(selection.id);
    for (const rules::EffectiveProfile &profile : info.profiles) {
        OddsProfile found{text(profile.id), text(profile.typeId), text(profile.name), {}, std::max(1, selection.number)};
        for (const rules::CharacteristicValue &value : profile.characteristics)
            found.values.insert(text(value.typeId), text(value.value));
        unit.profiles.push_back(std::move(found));
    }
    for (const rules::EffectiveRule &rule : info.rules)
        addRule(unit, text(rule.id), text(rule.name));
    if (!top && selection.type == "model")
        models += selection.number;
    for (const rules::Selection &child : selection.selections) {
        if (child.type != "unit")
            collect(unit, evaluator, child, models, false);
    }
}

} // namespace

QString OddsUnit::value(const QString &characteristicId) const
{
    for (const OddsProfile &profile : profiles) {
        if (const QString found = profile.values.value(characteristicId); !found.isEmpty())
            return found;
    }
    return {};
}

OddsUnit oddsUnit(const Pack &pack, const ListedUnit &listed)
{
    rules::Roster roster;
    const auto id = takeAlone(pack, *listed.node, roster);
    OddsUnit unit;
    if (id) {
        rules::Evaluator evaluator(pack.data());
        evaluator.evaluate(roster);
        if (const rules::Selection *selection = evaluator.chosen(*id))
            unit = oddsUnit(pack, evaluator, *selection);
    }
    unit.id = QString::fromStdString(listed.id);
    unit.name = QString::fromStdString(listed.name);
    const auto known = [&unit](const QString &profileId) {
        return std::any_of(unit.profiles.begin(), unit.profiles.end(),
                           [&profileId](const OddsProfile &each) { return each.id == profileId; });
    };
    for (const rules::Profile *profile : listed.profiles) { // what it may choose besides
        if (!known(text(profile->idText)))
            unit.profiles.push_back(profileOf(*profile, 0));
    }
    return unit;
}

OddsUnit oddsUnit(const Pack &pack, const rules::Evaluator &evaluator, const rules::Selection &selection)
{
    OddsUnit unit;
    unit.id = QString::fromStdString(selection.id);
    unit.name = QString::fromStdString(selection.customName.empty() ? selection.name : selection.customName);
    int models = 0;
    collect(unit, evaluator, selection, models, true);
    // What stands on the unit itself is what each of its models has.
    for (std::size_t i = 0; models > 0 && i < evaluator.info(selection.id).profiles.size(); ++i)
        unit.profiles[i].number = models;
    if (const rules::EffectiveSelection *effective = evaluator.selection(selection.id)) {
        for (const rules::CategoryValue &category : effective->categories)
            unit.categories.append(text(category.entryId));
        const double each = selection.type == "model" ? std::max(1, selection.number) : 1;
        for (const rules::CostValue &cost : effective->totalCosts)
            unit.costs.insert(text(cost.typeId), cost.value / each);
    }
    const rules::CostType *points = pack.pointsType();
    unit.points = points ? unit.costs.value(text(points->idText)) : 0;
    setFigures(pack, unit, std::max(models, selection.type == "model" ? selection.number : 0));
    return unit;
}

} // namespace muster::packs
