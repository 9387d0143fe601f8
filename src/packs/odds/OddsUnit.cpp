// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/odds/OddsUnit.h"

#include "packs/Pack.h"
#include "packs/UnitList.h"
#include "packs/odds/OddsRules.h"
#include "rules/evaluate/Evaluator.h"

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

/// How many of an entry a unit has when it is taken as it comes: default and mandatory choices.
class Defaults
{
public:
    explicit Defaults(const rules::EntryNode &node) { add(node, 1, 0); }

    [[nodiscard]] int number(const rules::Profile *profile) const { return m_numbers.value(profile, 0); }
    [[nodiscard]] int models() const { return m_models; }

private:
    void add(const rules::EntryNode &node, int times, int depth)
    {
        for (const rules::Entry *part : node.parts())
            addInfos(*part, node.book(), times, 0);
        if (depth > 0 && node.entry().type == rules::EntryType::Model)
            m_models += times;
        if (depth > 12)
            return;
        for (const rules::EntryNode *child : node.children()) {
            if (child->isGroup())
                addGroup(*child, times, depth + 1);
            else if (child->defaultAmount() > 0)
                add(*child, times * child->defaultAmount(), depth + 1);
        }
    }
    void addGroup(const rules::EntryNode &group, int times, int depth)
    {
        for (const rules::EntryNode *child : group.children()) {
            if (child->isGroup())
                addGroup(*child, times, depth);
            else if (child->defaultAmount() > 0)
                add(*child, times * child->defaultAmount(), depth);
        }
        const rules::EntryNode *chosen = group.defaultChild();
        if (chosen && chosen->defaultAmount() == 0 && group.minimum() > 0)
            add(*chosen, times * int(group.minimum()), depth);
    }
    void addInfos(const rules::InfoSet &set, const rules::Book &book, int times, int depth)
    {
        for (const rules::Profile &profile : set.profiles)
            m_numbers[&profile] += times;
        for (const rules::InfoGroup &group : set.infoGroups)
            addInfos(group, book, times, depth + 1);
        for (const rules::InfoLink &link : set.infoLinks) {
            const rules::Definition *target = book.target(link);
            if (target && depth < 8 && link.type == rules::InfoLink::Type::Profile)
                m_numbers[static_cast<const rules::Profile *>(target)] += times;
            else if (target && depth < 8 && link.type == rules::InfoLink::Type::InfoGroup)
                addInfos(*static_cast<const rules::InfoGroup *>(target), book, times, depth + 1);
        }
    }

    QHash<const rules::Profile *, int> m_numbers;
    int m_models = 0;
};

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
    OddsUnit unit;
    unit.id = QString::fromStdString(listed.id);
    unit.name = QString::fromStdString(listed.name);
    const Defaults defaults(*listed.node);
    for (const rules::Profile *profile : listed.profiles) {
        OddsProfile found{text(profile->idText), text(profile->typeIdText), text(profile->name), {}, defaults.number(profile)};
        for (const rules::Characteristic &value : profile->characteristics)
            found.values.insert(text(value.typeIdText), text(value.value));
        unit.profiles.push_back(std::move(found));
    }
    for (const rules::Rule *rule : listed.rules)
        addRule(unit, text(rule->idText), text(rule->name));
    for (const std::string &category : listed.categoryIds)
        unit.categories.append(QString::fromStdString(category));
    for (const rules::Cost &cost : listed.minimumCosts)
        unit.costs.insert(text(cost.typeIdText), cost.value);
    const rules::CostType *points = pack.pointsType();
    unit.points = points ? unit.costs.value(text(points->idText)) : 0;
    setFigures(pack, unit, defaults.models());
    return unit;
}

OddsUnit oddsUnit(const Pack &pack, const rules::Evaluator &evaluator, const rules::Selection &selection)
{
    OddsUnit unit;
    unit.id = QString::fromStdString(selection.id);
    unit.name = QString::fromStdString(selection.customName.empty() ? selection.name : selection.customName);
    int models = 0;
    collect(unit, evaluator, selection, models, true);
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
