// SPDX-License-Identifier: GPL-3.0-or-later
#include "battle/begin/SideUnits.h"

#include "battle/begin/UnitRolls.h"
#include "packs/table/PackTable.h"
#include "rules/data/CompositeId.h"
#include "text/Spoken.h"

#include <QHash>

#include <algorithm>
#include <cmath>

namespace muster::battle {

namespace {

using packs::TableBoxes;
using rules::Selection;

constexpr int mostOfOneUnit = 50; ///< a unit that stands in the list so often is that many units; more is a mistake

bool isFigure(const Selection &selection)
{
    return selection.type == "unit" || selection.type == "model";
}

// What community data call the wounds of a figure.
bool meansWounds(const std::string &characteristic)
{
    static const QStringList names{"w",    "wounds",      "wound",     "health", "hp", "hit points",
                                   "hits", "hull points", "structure", "life",   "pv", "lp"};
    return names.contains(text::fromUtf8(characteristic).trimmed().toLower());
}

/// Makes the units of one list.
class SideUnits
{
public:
    SideUnits(const packs::Pack &pack, const packs::TableRules &table, const rules::Evaluator &evaluator, const QString &language,
              const QString &prefix, bool alone)
        : m_pack(pack), m_rules(table), m_evaluator(evaluator), m_words(pack.language(language)), m_prefix(prefix), m_alone(alone)
    {
    }

    QVector<UnitAtStart> make()
    {
        for (const rules::Force &force : m_evaluator.roster().forces)
            collect(force);
        joinUnits();
        return m_units;
    }

private:
    void collect(const rules::Force &force)
    {
        if (packs::formationsAct(m_rules))
            collectFormations(force.selections);
        else
            collect(force.selections);
        for (const rules::Force &child : force.forces)
            collect(child);
    }

    // What stands at the root and holds units is what acts as one.
    void collectFormations(const std::vector<Selection> &selections)
    {
        for (const Selection &selection : selections) {
            const auto before = m_units.size();
            collect(selection);
            if (m_units.size() == before)
                continue;
            QString name = nameOf(selection);
            if (const int same = ++m_names["formation:" + name]; same > 1)
                name += QString(" %1").arg(same);
            for (auto i = before; i < m_units.size(); ++i)
                m_units[i].formation = isFigure(selection) ? QString() : name;
        }
    }

    void collect(const std::vector<Selection> &selections)
    {
        for (const Selection &selection : selections)
            collect(selection);
    }

    void collect(const Selection &selection)
    {
        if (isFigure(selection) || appearsAlone(selection))
            addUnit(selection);
        collectInside(selection, isFigure(selection));
    }

    // Units inside a unit are units of their own; everything else in it is part of it.
    void collectInside(const Selection &parent, bool inUnit)
    {
        if (!inUnit)
            return collect(parent.selections);
        for (const Selection &child : parent.selections) {
            if (child.type == "unit")
                addUnit(child);
            collectInside(child, true);
        }
    }

    // A wall, a token: no figure, and still something that stands on the table.
    [[nodiscard]] bool appearsAlone(const Selection &selection) const
    {
        if (m_rules.isPlain())
            return !m_evaluator.info(selection.id).profiles.empty();
        const TableBoxes *boxes = boxesFor(selection);
        return boxes && !(boxes->profileType.isEmpty() && boxes->category.isEmpty());
    }

    [[nodiscard]] const TableBoxes *boxesFor(const Selection &selection) const
    {
        const auto fits = [&](const TableBoxes &boxes) {
            return (boxes.profileType.isEmpty() || hasProfile(selection, boxes.profileType.toStdString()))
                && (boxes.category.isEmpty() || hasCategory(selection, boxes.category.toStdString()));
        };
        const auto found = std::find_if(m_rules.units.begin(), m_rules.units.end(), fits);
        return found == m_rules.units.end() ? nullptr : &*found;
    }

    [[nodiscard]] bool hasProfile(const Selection &selection, const std::string &type) const
    {
        const auto &profiles = m_evaluator.info(selection.id).profiles;
        return std::any_of(profiles.begin(), profiles.end(), [&type](const auto &profile) { return profile.typeId == type; });
    }

    [[nodiscard]] bool hasCategory(const Selection &selection, const std::string &id) const
    {
        const rules::EffectiveSelection *now = m_evaluator.selection(selection.id);
        return now && std::any_of(now->categories.begin(), now->categories.end(), [&id](const auto &each) { return each.entryId == id; });
    }

    [[nodiscard]] int number(const Selection &selection, const QString &characteristic) const
    {
        const std::string wanted = characteristic.toStdString();
        for (const rules::EffectiveProfile &profile : m_evaluator.info(selection.id).profiles) {
            for (const rules::CharacteristicValue &value : profile.characteristics) {
                const bool fits = characteristic.isEmpty() ? meansWounds(value.name) : value.typeId == wanted;
                if (const int found = fits ? leadingNumber(value.value) : 0; found > 0)
                    return found;
            }
        }
        return 0;
    }

    [[nodiscard]] int cost(const Selection &selection, std::string_view type) const
    {
        const rules::EffectiveSelection *now = m_evaluator.selection(selection.id);
        for (std::size_t i = 0; now && i < now->totalCosts.size(); ++i) {
            if (now->totalCosts[i].typeId == type)
                return int(std::lround(now->totalCosts[i].value));
        }
        return 0;
    }

    [[nodiscard]] int points(const Selection &selection) const
    {
        const rules::CostType *type = m_pack.pointsType();
        return type ? cost(selection, type->idText) : 0;
    }

    [[nodiscard]] QString nameOf(const Selection &selection) const
    {
        if (!selection.customName.empty())
            return text::fromUtf8(selection.customName);
        const rules::EffectiveSelection *now = m_evaluator.selection(selection.id);
        return m_words.name(rules::lastSegment(selection.entryId), now && !now->name.empty() ? now->name : selection.name);
    }

    // The boxes of one figure: what itself says, else what its unit says.
    [[nodiscard]] int boxesOf(const Selection &figure, const Selection &unit, const TableBoxes *rule) const
    {
        if (rule && !rule->boxesCost.isEmpty())
            return std::max(1, cost(figure, rule->boxesCost.toStdString()) / std::max(1, figure.number));
        if (rule && rule->boxes.isEmpty())
            return rule->boxesElse;
        const QString wanted = rule ? rule->boxes : QString();
        const int own = number(figure, wanted);
        const int found = own > 0 ? own : number(unit, wanted);
        return found > 0 ? found : rule ? rule->boxesElse : 1;
    }

    void addModels(const Selection &parent, const Selection &unit, const TableBoxes *rule, UnitAtStart &made) const
    {
        for (const Selection &child : parent.selections) {
            if (child.type == "unit")
                continue;
            if (child.type == "model") {
                const int count = std::max(1, child.number);
                made.figures.append(
                    {nameOf(child), text::fromUtf8(child.id), count, boxesOf(child, unit, rule), points(child) / count, {}});
            }
            addModels(child, unit, rule, made);
        }
    }

    [[nodiscard]] QVector<FiguresAtStart> figuresOf(const Selection &selection, const TableBoxes *rule) const
    {
        UnitAtStart made;
        if (!isFigure(selection) && !rule)
            return {}; // it has nothing to lose
        if (const int count = rule && !rule->figures.isEmpty() ? number(selection, rule->figures) : 0; count > 0) {
            made.figures.append({QString(), QString(), count, boxesOf(selection, selection, rule), 0, {}});
            return made.figures;
        }
        if (selection.type == "model")
            made.figures.append({nameOf(selection),
                                 text::fromUtf8(selection.id),
                                 std::max(1, selection.number),
                                 boxesOf(selection, selection, rule),
                                 points(selection) / std::max(1, selection.number),
                                 {}});
        addModels(selection, selection, rule, made);
        if (made.figures.isEmpty())
            made.figures.append({QString(), QString(), 1, boxesOf(selection, selection, rule), 0, {}});
        return made.figures;
    }

    static void addSupply(UnitAtStart &unit, const QString &id, const QString &name, int count, bool eachTurn = false)
    {
        for (SupplyAtStart &known : unit.supplies) {
            if (known.id == id)
                return;
        }
        unit.supplies.append({id, name, count, {}, eachTurn});
    }

    void addSupplies(const Selection &selection, UnitAtStart &unit) const
    {
        const rules::EffectiveInfo &info = m_evaluator.info(selection.id);
        for (const packs::TableAmmunition &kind : m_rules.ammunition) {
            for (const rules::EffectiveProfile &profile : info.profiles) {
                if (kind.profileType.isEmpty() || profile.typeId != kind.profileType.toStdString())
                    continue;
                for (const rules::CharacteristicValue &value : profile.characteristics) {
                    const int shots = value.typeId == kind.characteristic.toStdString() ? leadingNumber(value.value) : 0;
                    if (shots > 0)
                        addSupply(unit, text::fromUtf8(profile.id) + '@' + text::fromUtf8(selection.id),
                                  m_words.name(profile.id, profile.name), shots * std::max(1, selection.number));
                }
            }
            for (const rules::EffectiveRule &rule : info.rules) {
                if (const QString id = text::fromUtf8(rule.id); kind.rules.contains(id))
                    addSupply(unit, id, m_words.name(rule.id, rule.name), kind.count, kind.eachTurn);
            }
        }
        for (const packs::TableMarker &marker : m_rules.markers) {
            const bool has = marker.atStart && std::any_of(info.rules.begin(), info.rules.end(), [&marker](const auto &rule) {
                                 return rule.id == marker.startRule.toStdString();
                             });
            if (has && !unit.markers.contains(marker.id))
                unit.markers.append(marker.id);
            const bool never = std::any_of(marker.never.begin(), marker.never.end(), [&](const QString &id) {
                return hasCategory(selection, id.toStdString())
                    || std::any_of(info.rules.begin(), info.rules.end(), [&id](const auto &rule) { return rule.id == id.toStdString(); });
            });
            if (never && !unit.never.contains(marker.id))
                unit.never.append(marker.id);
        }
        addUnitRolls(m_rules, m_evaluator, selection, unit);
        for (const Selection &child : selection.selections) {
            if (child.type != "unit")
                addSupplies(child, unit);
        }
    }

    // Equals get numbers, so that each of them can go.
    void addWeapons(const Selection &selection, const std::string &type, QStringList &weapons) const
    {
        for (const rules::EffectiveProfile &profile : m_evaluator.info(selection.id).profiles) {
            if (profile.typeId != type)
                continue;
            const QString name = m_words.name(profile.id, profile.name);
            for (int i = 0; i < std::clamp(selection.number, 1, mostOfOneUnit); ++i) {
                QString own = name;
                for (int same = 2; weapons.contains(own); ++same)
                    own = QString("%1 %2").arg(name, QString::number(same));
                weapons.append(own);
            }
        }
        for (const Selection &child : selection.selections) {
            if (child.type != "unit")
                addWeapons(child, type, weapons);
        }
    }

    void addUnit(const Selection &selection)
    {
        const TableBoxes *rule = boxesFor(selection);
        const bool several = selection.type == "unit" || (m_alone && selection.type == "model");
        const int times = several ? std::clamp(selection.number, 1, mostOfOneUnit) : 1;
        for (int i = 0; i < times; ++i) {
            UnitAtStart unit;
            unit.selection = text::fromUtf8(selection.id);
            unit.id = m_prefix + unit.selection + (i > 0 ? QString("#%1").arg(i + 1) : QString());
            unit.entry = text::fromUtf8(selection.entryId);
            unit.name = nameOf(selection);
            if (const int same = ++m_names[unit.name]; same > 1) // equals get numbers, so that a log can name them
                unit.name += QString(" %1").arg(same);
            unit.points = points(selection) / times;
            unit.figures = figuresOf(selection, rule);
            if (m_alone) {
                unit.kind = m_words.name(rules::lastSegment(selection.entryId), selection.name);
                for (FiguresAtStart &figure : unit.figures)
                    figure.count = selection.type == "model" && figure.selection == unit.selection ? 1 : figure.count;
            }
            unit.lasting = rule && !rule->destroyed;
            addSupplies(selection, unit);
            if (rule && !rule->losesWeapons.isEmpty())
                addWeapons(selection, rule->losesWeapons.toStdString(), unit.weapons);
            m_units.append(unit);
        }
    }

    void joinUnits()
    {
        QHash<QString, QString> unitOfSelection;
        for (const UnitAtStart &unit : std::as_const(m_units))
            unitOfSelection.insert(unit.selection, unit.id);
        for (UnitAtStart &unit : m_units) {
            const Selection *selection = m_evaluator.chosen(unit.selection.toStdString());
            for (std::size_t i = 0; selection && i < selection->associations.size(); ++i) {
                const QString other = unitOfSelection.value(text::fromUtf8(selection->associations[i].to));
                if (!other.isEmpty() && !unit.joins.contains(other))
                    unit.joins.append(other);
            }
        }
    }

    const packs::Pack &m_pack;
    const packs::TableRules &m_rules;
    const rules::Evaluator &m_evaluator;
    const packs::Language &m_words;
    QString m_prefix;
    bool m_alone;
    QHash<QString, int> m_names;
    QVector<UnitAtStart> m_units;
};

} // namespace

QVector<UnitAtStart> unitsOf(const packs::Pack &pack, const packs::TableRules &table, const rules::Evaluator &evaluator,
                             const QString &language, const QString &prefix, bool alone)
{
    return SideUnits(pack, table, evaluator, language, prefix, alone).make();
}

} // namespace muster::battle
