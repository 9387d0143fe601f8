// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/roster/ArmyOverview.h"

#include "collection/Needs.h"
#include "models/roster/FormationRows.h"
#include "models/roster/FormationSentences.h"
#include "packs/table/PackTable.h"
#include "rules/links/UnitLinks.h"

#include <QCoreApplication>

#include <algorithm>
#include <unordered_map>

namespace muster::models {

namespace {

using share::amount;
using share::toText;

struct OverviewWords
{
    Q_DECLARE_TR_FUNCTIONS(ArmyOverview)
};

/// Gathers the parts; short-lived.
class OverviewBuilder
{
public:
    OverviewBuilder(rules::Evaluator &evaluator, const packs::Pack *pack, const share::RosterLook &look, const rules::Force &force)
        : m_evaluator(evaluator), m_look(look), m_force(force), m_links(evaluator)
    {
        if (const packs::TableRules table = pack ? packs::tableOf(*pack) : packs::TableRules(); table.alternating)
            m_acts = packs::formationsAct(table) ? Acts::Formations : Acts::Units;
        // The same count as in the collection: what stands on the table.
        for (const collection::UnitNeeds &unit : collection::unitNeeds({evaluator, pack, look.costTypeId, {}}))
            for (const collection::Need &need : unit.needs)
                m_figuresOf[share::toData(unit.selectionId)] += need.count;
    }

    ArmyOverview build()
    {
        addForce(m_force);
        addFigures();
        addShares(OverviewWords::tr("Points by formation"), m_formations);
        addShares(OverviewWords::tr("Points by type"), m_types);
        addLimits();
        addAdvantages();
        addNotes();
        return std::move(m_overview);
    }

private:
    struct Share
    {
        QString name;
        double points = 0;
        int units = 0;
    };

    static Share &partOf(std::vector<Share> &shares, const QString &name)
    {
        const auto found = std::find_if(shares.begin(), shares.end(), [&](const Share &each) { return each.name == name; });
        return found != shares.end() ? *found : shares.emplace_back(Share{name, 0, 0});
    }

    double cost(const rules::Selection &selection) const
    {
        const rules::EffectiveSelection *effective = m_evaluator.selection(selection.id);
        return effective ? m_look.cost(effective->totalCosts) : 0;
    }

    [[nodiscard]] static bool isCounted(const rules::Selection &selection, const rules::Selection *parent)
    {
        return selection.type == "unit" || (selection.type == "model" && (!parent || !isUnitType(parent->type)));
    }

    void addForce(const rules::Force &force)
    {
        for (const rules::Selection &selection : force.selections) {
            const rules::EffectiveSelection *effective = m_evaluator.selection(selection.id);
            const bool formation = effective && effective->node && isFormation(*effective->node);
            const double points = cost(selection);
            m_points += points;
            if (!formation && !isUnitType(selection.type) && points == 0)
                continue; // a setting
            QString name = OverviewWords::tr("Independent units");
            if (formation)
                name = selection.customName.empty() ? m_look.name(*effective) : toText(selection.customName);
            Share &part = formation ? m_formations.emplace_back(Share{name, 0, 0}) : partOf(m_formations, name);
            part.points += points;
            const int before = m_units;
            addUnits(selection, nullptr);
            part.units += m_units - before;
            if (formation && m_acts == Acts::Formations && m_units > before)
                ++m_activations;
        }
        for (const rules::Force &child : force.forces)
            addForce(child);
    }

    // A unit inside a unit is counted under its own type, and not once more with what carries it.
    double addUnits(const rules::Selection &selection, const rules::Selection *parent)
    {
        double inside = 0;
        for (const rules::Selection &child : selection.selections)
            inside += addUnits(child, &selection);
        if (const auto figures = m_figuresOf.find(selection.id); figures != m_figuresOf.end())
            m_models += figures->second;
        if (!isCounted(selection, parent))
            return inside;
        const rules::EffectiveSelection *effective = m_evaluator.selection(selection.id);
        const rules::CategoryValue *category = effective ? effective->primaryCategory() : nullptr;
        Share &type = partOf(m_types, category ? m_look.name(category->entryId, category->name) : OverviewWords::tr("Without category"));
        const double points = cost(selection);
        type.points += points - inside;
        ++type.units;
        ++m_units;
        if (m_acts == Acts::Units && !actsWithAnother(selection.id))
            ++m_activations;
        return points;
    }

    // Who joins a unit or pilots it is activated with it; a passenger is only carried.
    [[nodiscard]] bool actsWithAnother(const std::string &id) const
    {
        const std::vector<rules::UnitLink> links = m_links.of(id);
        return std::any_of(links.begin(), links.end(),
                           [](const rules::UnitLink &link) { return link.rule->most == 1 && link.rule->places.empty(); });
    }

    void addFigures()
    {
        const rules::RosterCost *total = nullptr;
        for (const rules::RosterCost &each : m_evaluator.totals())
            total = each.typeId == m_look.costTypeId ? &each : total;
        OverviewLine points{OverviewWords::tr("Points"), amount(m_points), {}, -1, false};
        if (total && total->limit) {
            const double left = *total->limit - total->value;
            points.remark = left >= 0 ? OverviewWords::tr("of %1, %2 left").arg(amount(*total->limit), amount(left))
                                      : OverviewWords::tr("of %1, %2 over").arg(amount(*total->limit), amount(-left));
        }
        m_overview.figures = {points,
                              {OverviewWords::tr("Units"), QString::number(m_units), {}, -1, false},
                              {OverviewWords::tr("Models"), QString::number(m_models), {}, -1, false}};
        if (m_acts != Acts::Together)
            m_overview.figures.insert(
                m_overview.figures.begin() + 2,
                {OverviewWords::tr("Activations"), QString::number(m_activations), OverviewWords::tr("a turn"), -1, false});
    }

    void addShares(const QString &title, const std::vector<Share> &shares)
    {
        OverviewPart part{title, {}, {}};
        for (const Share &each : shares)
            part.lines.push_back({each.name, amount(each.points), OverviewWords::tr("%n unit(s)", nullptr, each.units),
                                  m_points > 0 ? std::clamp(each.points / m_points, 0.0, 1.0) : 0, false});
        if (part.lines.size() > 1) // one line is the army once more
            m_overview.parts.push_back(std::move(part));
    }

    void addLimits()
    {
        OverviewPart part{OverviewWords::tr("Limits"), OverviewWords::tr("used and left"), {}};
        const rules::EffectiveForce *effective = m_evaluator.force(m_force.id);
        for (const rules::EffectiveCategory &category : effective ? effective->categories : std::vector<rules::EffectiveCategory>()) {
            // Heroes that nobody has taken are no news.
            if (category.hidden || (category.count == 0 && category.min <= 0) || (category.min <= 0 && category.max < 0))
                continue;
            OverviewLine line{m_look.name(category.entryId, category.name), QString::number(category.count), {}, -1, false};
            if (category.count < category.min)
                line.remark = OverviewWords::tr("%1 missing").arg(amount(category.min - category.count));
            else if (category.max >= 0)
                line.remark = category.count > category.max ? OverviewWords::tr("%1 too many").arg(amount(category.count - category.max))
                                                            : OverviewWords::tr("%1 left").arg(amount(category.max - category.count));
            part.lines.push_back(std::move(line));
        }
        if (!part.lines.empty())
            m_overview.parts.push_back(std::move(part));
    }

    void addAdvantages()
    {
        OverviewPart part{OverviewWords::tr("Advantages"), {}, {}};
        int active = 0;
        for (const rules::Advantage &advantage : rules::advantages(m_evaluator)) {
            active += advantage.active ? 1 : 0;
            part.lines.push_back(
                {m_look.name(advantage.ruleId, advantage.name), {}, advantageRemark(advantage, m_look), -1, advantage.active});
        }
        part.remark = OverviewWords::tr("%1 of %2 active").arg(active).arg(part.lines.size());
        if (!part.lines.empty())
            m_overview.parts.push_back(std::move(part));
    }

    // Notes that the user made at units and at the army.
    void addNotes()
    {
        OverviewPart part{OverviewWords::tr("Notes"), {}, {}};
        const auto add = [&part](const QString &name, const std::string &note) {
            const QString words = toText(note).simplified();
            if (!words.isEmpty())
                part.lines.push_back({name, {}, words, noBar, false});
        };
        add(OverviewWords::tr("Army"), m_evaluator.roster().customNotes);
        rules::forEachSelection(m_force, [&](const rules::Selection &selection) {
            const rules::EffectiveSelection *effective = m_evaluator.selection(selection.id);
            add(!selection.customName.empty() ? toText(selection.customName)
                    : effective               ? m_look.name(*effective)
                                              : toText(selection.name),
                selection.customNotes);
        });
        if (!part.lines.empty())
            m_overview.parts.push_back(std::move(part));
    }

    static constexpr double noBar = -2;              ///< neither a bar nor a star
    enum class Acts { Together, Units, Formations }; ///< what is activated at a time; together: the side moves all of its own
    rules::Evaluator &m_evaluator;
    const share::RosterLook &m_look;
    const rules::Force &m_force;
    const rules::UnitLinks m_links;
    Acts m_acts = Acts::Together;
    ArmyOverview m_overview;
    std::vector<Share> m_formations, m_types;
    double m_points = 0;
    int m_units = 0;
    int m_models = 0;
    int m_activations = 0;
    std::unordered_map<std::string, int> m_figuresOf;
};

} // namespace

ArmyOverview armyOverview(rules::Evaluator &evaluator, const packs::Pack *pack, const share::RosterLook &look, const std::string &forceId)
{
    const rules::Force *force = rules::findForce(evaluator.roster(), forceId);
    return force ? OverviewBuilder(evaluator, pack, look, *force).build() : ArmyOverview();
}

} // namespace muster::models
