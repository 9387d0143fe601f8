// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/TableArmies.h"

#include "rules/evaluate/trials/Difference.h"
#include "rules/roster/RosterReader.h"
#include "share/odds/OddsSide.h"
#include "text/Spoken.h"

namespace muster::app {

namespace {

void findSelections(const std::vector<rules::Selection> &selections, std::map<QString, const rules::Selection *> &found)
{
    for (const rules::Selection &selection : selections) {
        found.emplace(text::fromUtf8(selection.id), &selection);
        findSelections(selection.selections, found);
    }
}

void findSelections(const std::vector<rules::Force> &forces, std::map<QString, const rules::Selection *> &found)
{
    for (const rules::Force &force : forces) {
        findSelections(force.selections, found);
        findSelections(force.forces, found);
    }
}

} // namespace

void TableArmies::clear()
{
    m_armies.clear();
    m_looks.clear();
    m_odds.clear();
    m_pack.reset();
}

void TableArmies::read(const battle::Battle &battle, const packs::PackPtr &pack, const QString &language)
{
    clear();
    m_pack = pack;
    const battle::Begun *begun = battle.begun();
    for (const battle::SideAtStart &side : begun &&pack ? begun->sides : QVector<battle::SideAtStart>())
        readSide(side, language);
}

void TableArmies::readSide(const battle::SideAtStart &side, const QString &language)
{
    if (side.roster.isEmpty())
        return;
    auto read = rules::readRoster(side.roster.toStdString());
    if (!read)
        return;
    rules::relink(read->roster, *m_pack->data());
    Army army{std::make_unique<rules::Evaluator>(m_pack->data())};
    army.evaluator->evaluate(read->roster);
    std::map<QString, const rules::Selection *> selections;
    findSelections(army.evaluator->roster().forces, selections);
    const share::RosterLook look = share::RosterLook::of(*m_pack, language);
    for (const battle::UnitAtStart &unit : side.units) {
        const auto found = selections.find(unit.selection);
        if (found == selections.end())
            continue;
        const rules::Selection &selection = *found->second;
        const rules::EffectiveSelection *effective = army.evaluator->selection(selection.id);
        UnitLook shown;
        if (effective) {
            const auto &profiles = army.evaluator->info(selection.id).profiles;
            shown.icon = look.icon(effective->categories, profiles);
            shown.code = look.code(profiles, effective->categories, selection.type);
            const QString own = look.name(*effective);
            shown.detail = own == unit.name ? QString() : own;
        }
        m_looks.emplace(unit.id, shown);
        m_odds.emplace(unit.id, packs::oddsUnit(*m_pack, *army.evaluator, selection));
    }
    m_armies.emplace(side.id, std::move(army));
}

const UnitLook &TableArmies::look(const QString &unit) const
{
    static const UnitLook none;
    const auto found = m_looks.find(unit);
    return found == m_looks.end() ? none : found->second;
}

// What is left counts: the characteristics and costs that table.json counts figures and boxes by say what there is now.
packs::OddsUnit TableArmies::odds(const battle::UnitState &unit, const packs::TableRules &rules) const
{
    const auto found = m_odds.find(unit.id);
    if (found == m_odds.end())
        return {};
    packs::OddsUnit now = found->second;
    now.figures = std::max(1, unit.figuresLeft());
    const bool alone = unit.figures.size() == 1;
    for (const packs::TableBoxes &boxes : rules.units) {
        for (packs::OddsProfile &profile : now.profiles) {
            const auto put = [&profile](const QString &characteristic, int value) {
                const auto there = profile.values.find(characteristic);
                if (!characteristic.isEmpty() && there != profile.values.end() && !there->isEmpty())
                    *there = QString::number(value);
            };
            put(boxes.figures, now.figures);
            if (alone)
                put(boxes.boxes, std::max(1, unit.boxesLeft()));
        }
        if (alone && !boxes.boxesCost.isEmpty() && now.costs.contains(boxes.boxesCost))
            now.costs.insert(boxes.boxesCost, std::max(1, unit.boxesLeft()));
    }
    return now;
}

const QStringList &TableArmies::rules(const QString &unit) const
{
    static const QStringList none;
    const auto found = m_odds.find(unit);
    return found == m_odds.end() ? none : found->second.rules;
}

const rules::Roster *TableArmies::roster(const QString &side) const
{
    const auto found = m_armies.find(side);
    return found == m_armies.end() ? nullptr : &found->second.evaluator->roster();
}

} // namespace muster::app
