// SPDX-License-Identifier: GPL-3.0-or-later
#include "collection/Needs.h"

#include "packs/odds/OddsRules.h"
#include "rules/data/CompositeId.h"
#include "text/Spoken.h"

#include <algorithm>

namespace muster::collection {

namespace {

using rules::Selection;

/// Goes through a list and counts figures.
class Walk
{
public:
    explicit Walk(const NeedsSource &source) : m_source(source) {}

    QList<UnitNeeds> units;

    void visit(const rules::Force &force)
    {
        m_group = m_source.pack ? m_source.pack->language(m_source.language).name(force.catalogueId, force.catalogueName)
                                : QString::fromStdString(force.catalogueName);
        for (const Selection &selection : force.selections)
            visit(selection);
        for (const rules::Force &child : force.forces)
            visit(child);
    }

private:
    /// What stands in a unit: its models, and units that are counted on their own.
    struct Inside
    {
        std::vector<const Selection *> models;
        std::vector<const Selection *> units;
    };

    void visit(const Selection &selection)
    {
        if (selection.type == "unit" || selection.type == "model")
            return take(selection);
        for (const Selection &child : selection.selections)
            visit(child);
    }

    static void look(const Selection &selection, Inside &inside)
    {
        for (const Selection &child : selection.selections) {
            if (child.type == "unit") {
                inside.units.push_back(&child);
                continue;
            }
            if (child.type == "model")
                inside.models.push_back(&child);
            look(child, inside);
        }
    }

    void take(const Selection &unit)
    {
        Inside inside;
        look(unit, inside);
        double points = pointsOf(unit);
        for (const Selection *other : inside.units)
            points -= pointsOf(*other);
        UnitNeeds needs{QString::fromStdString(unit.id), {}};
        if (unit.type == "model" || inside.models.empty())
            needs.needs.append(need(unit, nullptr, std::max(0, unit.number) * (unit.type == "unit" ? written(unit) : 1)));
        for (const Selection *model : inside.models)
            add(needs.needs, need(unit, model, std::max(0, model->number)));
        int figures = 0;
        for (const Need &one : std::as_const(needs.needs))
            figures += one.count;
        for (Need &one : needs.needs)
            one.points = figures > 0 ? points / figures : 0;
        needs.needs.removeIf([](const Need &one) { return one.count == 0; });
        if (!needs.needs.isEmpty())
            units.append(needs);
        for (const Selection *other : inside.units)
            take(*other);
    }

    static void add(QList<Need> &needs, const Need &one)
    {
        const auto same = std::find_if(needs.begin(), needs.end(), [&one](const Need &other) { return other.key == one.key; });
        if (same == needs.end())
            needs.append(one);
        else
            same->count += one.count;
    }

    [[nodiscard]] Need need(const Selection &unit, const Selection *model, int count) const
    {
        Need need;
        need.key.unit = idOf(unit);
        need.unitName = nameOf(unit);
        if (model) {
            need.key.figure = idOf(*model);
            need.figureName = nameOf(*model);
            if (need.figureName == need.unitName)
                need.figureName.clear();
        }
        need.group = m_group;
        need.count = count;
        return need;
    }

    [[nodiscard]] static QString idOf(const Selection &selection) { return text::fromUtf8(rules::lastSegment(selection.entryId)); }

    [[nodiscard]] QString nameOf(const Selection &selection) const
    {
        const rules::EffectiveSelection *effective = m_source.evaluator.selection(selection.id);
        const std::string &own = effective && !effective->name.empty() ? effective->name : selection.name;
        return m_source.pack ? m_source.pack->language(m_source.language).name(selection.entryId, own) : QString::fromStdString(own);
    }

    [[nodiscard]] double pointsOf(const Selection &selection) const
    {
        const rules::EffectiveSelection *effective = m_source.evaluator.selection(selection.id);
        for (const rules::CostValue &cost : effective ? effective->totalCosts : std::vector<rules::CostValue>()) {
            if (cost.typeId == m_source.costTypeId)
                return cost.value;
        }
        return 0;
    }

    // Where the data count no models they may still say how many figures a unit has.
    [[nodiscard]] int written(const Selection &unit) const
    {
        const std::string characteristic = m_source.pack ? m_source.pack->odds().figures.toStdString() : std::string();
        if (characteristic.empty())
            return 1;
        for (const rules::EffectiveProfile &profile : m_source.evaluator.info(unit.id).profiles) {
            for (const rules::CharacteristicValue &value : profile.characteristics) {
                if (value.typeId == characteristic)
                    return std::max(1, QString::fromStdString(value.value).toInt());
            }
        }
        return 1;
    }

    const NeedsSource &m_source;
    QString m_group;
};

} // namespace

int RosterNeeds::figures() const
{
    int sum = 0;
    for (const Need &need : needs)
        sum += need.count;
    return sum;
}

double RosterNeeds::points() const
{
    double sum = 0;
    for (const Need &need : needs)
        sum += need.points * need.count;
    return sum;
}

QList<UnitNeeds> unitNeeds(const NeedsSource &source)
{
    Walk walk(source);
    for (const rules::Force &force : source.evaluator.roster().forces)
        walk.visit(force);
    return walk.units;
}

// The same unit may cost more with other weapons: a figure has the mean of its points.
QList<Need> joined(const QList<UnitNeeds> &units)
{
    QList<Need> all;
    QHash<FigureKey, int> at;
    for (const UnitNeeds &unit : units) {
        for (const Need &need : unit.needs) {
            const auto there = at.constFind(need.key);
            if (there == at.cend()) {
                at.insert(need.key, int(all.size()));
                all.append(need);
                continue;
            }
            Need &sum = all[*there];
            sum.points = (sum.points * sum.count + need.points * need.count) / (sum.count + need.count);
            sum.count += need.count;
        }
    }
    return all;
}

UnitDot dotOf(const Counts &owned, int wanted)
{
    UnitDot dot;
    dot.owned = owned.owned();
    dot.wanted = std::max(wanted, dot.owned);
    dot.painted = owned.painted();
    if (wanted > dot.owned)
        dot.kind = UnitDot::Kind::Missing;
    else if (dot.owned > 0)
        dot.kind = dot.painted == dot.owned ? UnitDot::Kind::Painted : UnitDot::Kind::Started;
    return dot;
}

QHash<QString, UnitDot> dotsFor(const Collection &collection, const QList<UnitNeeds> &units)
{
    QHash<QString, UnitDot> dots;
    if (collection.figures().isEmpty())
        return dots;
    QHash<FigureKey, std::pair<int, int>> left; // painted, owned
    for (const UnitNeeds &unit : units) {
        UnitDot dot;
        for (const Need &need : unit.needs) {
            const Owned *owned = collection.find(need.key, need.unitName, need.figureName);
            const FigureKey key = owned ? owned->key : need.key;
            if (!left.contains(key))
                left.insert(key, owned ? std::pair(owned->counts.painted(), owned->counts.owned()) : std::pair(0, 0));
            std::pair<int, int> &pool = left[key];
            const int taken = std::min(need.count, pool.second), painted = std::min(taken, pool.first);
            pool = {pool.first - painted, pool.second - taken};
            dot.wanted += need.count;
            dot.owned += taken;
            dot.painted += painted;
        }
        dot.kind = dot.owned < dot.wanted ? UnitDot::Kind::Missing
            : dot.painted < dot.wanted    ? UnitDot::Kind::Started
                                          : UnitDot::Kind::Painted;
        dots.insert(unit.selectionId, dot);
    }
    return dots;
}

} // namespace muster::collection
