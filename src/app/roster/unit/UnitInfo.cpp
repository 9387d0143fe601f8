// SPDX-License-Identifier: GPL-3.0-or-later
// What the unit panel says about a unit: profile, tables, rules, calculation.
#include "app/roster/unit/ProfileTable.h"
#include "app/roster/unit/RuleText.h"
#include "app/roster/unit/UnitPanel.h"
#include "app/roster/unit/VitalBoxes.h"
#include "app/theme/widgets/SectionHeader.h"
#include "rules/evaluate/Advantages.h"
#include "share/roster/WeaponFire.h"

#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace muster::app {

using share::toData;
using share::toText;

namespace {

// The advantage of a formation that gives the unit this rule, if one does.
const rules::Advantage *grantedBy(const std::vector<rules::Advantage> &advantages, const std::string &ruleId, const std::string &unitId)
{
    for (const rules::Advantage &advantage : advantages) {
        if (advantage.ruleId == ruleId && std::find(advantage.unitIds.begin(), advantage.unitIds.end(), unitId) != advantage.unitIds.end())
            return &advantage;
    }
    return nullptr;
}

} // namespace

// Weapons and rules of what was chosen inside a unit belong to the unit; units inside it have their own page.
void UnitPanel::gatherInfo(const rules::Evaluator &evaluator, const rules::Selection &selection, rules::EffectiveInfo &info)
{
    if (selection.type == "unit")
        return;
    const rules::EffectiveInfo &own = evaluator.info(selection.id);
    const auto take = [](auto &into, const auto &from) {
        for (const auto &value : from) {
            if (std::none_of(into.begin(), into.end(), [&](const auto &known) { return known.id == value.id && known.name == value.name; }))
                into.push_back(value);
        }
    };
    take(info.profiles, own.profiles);
    take(info.rules, own.rules);
    for (const rules::Selection &child : selection.selections)
        gatherInfo(evaluator, child, info);
}

void UnitPanel::showInfo(const std::vector<rules::EffectiveProfile> &profiles, const std::vector<rules::CategoryValue> &categories,
                         const std::string &type, const std::vector<rules::CostValue> *costs)
{
    UnitSubject subject;
    subject.costs = costs;
    if (const rules::SelectionPlace place = rules::findSelection(m_editor->document().roster(), toData(m_shown))) {
        const rules::EffectiveSelection *effective = m_editor->document().evaluator().selection(toData(m_shown));
        subject.costs = effective ? &effective->totalCosts : nullptr;
        for (const rules::Selection &child : place.selection->selections)
            subject.models += child.type == "model" ? child.number : 0;
        subject.fire = [this, chosen = place.selection](const QString &sum) {
            return share::fireText(m_editor->document().evaluator(), *chosen, m_editor->look(), sum);
        };
    }
    const UnitProfiles shown = unitProfiles(profiles, categories, type, m_editor->look(), subject);
    if (shown == m_profilesShown)
        return;
    m_profilesShown = shown;
    clear(m_profile);
    if (!shown.vitals.empty())
        m_profile.rows->addWidget(new VitalBoxes(shown.vitals));
    // Data without a design of their own: the first table is the unit's own profile, sentences are abilities.
    const bool community = m_editor->pack() && m_editor->pack()->plain();
    const bool plain = shown.vitals.empty() && shown.tables.size() > (community ? 0u : 1u);
    if (plain)
        m_profile.rows->addWidget(new ProfileTable(shown.tables.front()));
    m_abilities = shown.texts;
    m_profile.header->setVisible(m_profile.rows->count() > 0);
    m_profile.body->setVisible(m_profile.rows->count() > 0 && m_profile.header->isOpen());
    clear(m_tables);
    for (std::size_t i = plain ? 1 : 0; i < shown.tables.size(); ++i) {
        auto *table = new ProfileTable(shown.tables[i]);
        table->setHint(m_hint);
        m_tables.rows->addWidget(table);
    }
    m_tables.header->setVisible(m_tables.rows->count() > 0);
    m_tables.body->setVisible(m_tables.rows->count() > 0 && m_tables.header->isOpen());
}

void UnitPanel::showRules(const std::vector<rules::EffectiveRule> &shown, const std::vector<rules::EffectiveRule> &hidden)
{
    const auto [lines, count] = ruleLines(shown, hidden);
    if (lines == m_rulesShown)
        return;
    // What the last unit had as well stays: an army shares most of its rules.
    const auto names = ruleNames();
    std::vector<std::pair<RuleLine, RuleText *>> before;
    before.swap(m_ruleTexts);
    for (const RuleLine &line : lines) {
        const auto same = std::find_if(before.begin(), before.end(), [&line](const auto &old) { return old.second && old.first == line; });
        RuleText *text = same != before.end() ? std::exchange(same->second, nullptr)
                                              : new RuleText(line.title, line.remark, line.text, line.icon);
        text->setNames(names);
        m_ruleTexts.emplace_back(line, text);
    }
    for (const auto &[line, text] : before)
        delete text;
    for (std::size_t i = 0; i < m_ruleTexts.size(); ++i) {
        if (const QLayoutItem *there = m_rules.rows->itemAt(int(i)); !there || there->widget() != m_ruleTexts[i].second)
            m_rules.rows->insertWidget(int(i), m_ruleTexts[i].second);
    }
    m_rules.header->setRemark(QString::number(count));
    m_rules.header->setVisible(count > 0);
    m_rules.body->setVisible(count > 0 && m_rules.header->isOpen());
    m_rulesShown = lines;
}

// Made when the first rule is shown, and again when the data or the language are others.
std::shared_ptr<const share::RuleNames> UnitPanel::ruleNames()
{
    const std::shared_ptr<const rules::GameData> &data = m_editor->document().evaluator().data();
    if (!data)
        return nullptr;
    if (m_namedData != data || m_namedLanguage != m_editor->language() || !m_ruleNames) {
        m_ruleNames = std::make_shared<const share::RuleNames>(*data, m_editor->look());
        m_namedData = data;
        m_namedLanguage = m_editor->language();
    }
    return m_ruleNames;
}

// The lines, and of how many rules they are: those without words share a line.
std::pair<std::vector<UnitPanel::RuleLine>, qsizetype> UnitPanel::ruleLines(const std::vector<rules::EffectiveRule> &shown,
                                                                            const std::vector<rules::EffectiveRule> &hidden) const
{
    std::vector<RuleLine> lines;
    const share::RosterLook &look = m_editor->look();
    const auto text = [&look](const rules::EffectiveRule &rule) {
        return look.language ? look.language->text(rule.id, rule.description) : toText(rule.description);
    };
    QStringList nameOnly; // the pack knows no more of them
    qsizetype count = 0;
    const auto advantages = rules::advantages(m_editor->document().evaluator());
    const auto formationName = [this, &look](const rules::Advantage &advantage) {
        const rules::EffectiveSelection *formation = m_editor->document().evaluator().selection(advantage.formationId);
        return formation ? look.name(*formation) : toText(advantage.formationName);
    };
    const auto granted = [&, unit = toData(m_shown)](const rules::EffectiveRule &rule) { return grantedBy(advantages, rule.id, unit); };
    // What the formation grants comes first, then what it would grant, then the unit's own.
    const auto addShown = [&](bool fromFormation) {
        for (const rules::EffectiveRule &rule : shown) {
            const rules::Advantage *advantage = granted(rule);
            if ((advantage != nullptr) != fromFormation)
                continue;
            ++count;
            if (!advantage && text(rule).isEmpty()) {
                nameOnly.append(look.name(rule.id, rule.name));
                continue;
            }
            lines.push_back({look.name(rule.id, rule.name), advantage ? tr("from %1").arg(formationName(*advantage)) : QString(),
                             text(rule), advantage ? QStringLiteral("star") : QString()});
        }
    };
    addShown(true);
    for (const rules::EffectiveRule &rule : hidden) {
        const rules::Advantage *advantage = granted(rule);
        if (!advantage || advantage->active)
            continue;
        QStringList missing;
        for (const rules::MissingSlot &slot : advantage->missing)
            missing.append(look.name(slot.groupId, slot.name));
        lines.push_back({look.name(rule.id, rule.name), tr("inactive until this is filled: %1").arg(missing.join(QStringLiteral(", "))),
                         text(rule), QStringLiteral("star-hollow")});
        ++count;
    }
    for (const auto &[title, words] : m_abilities)
        lines.push_back({title, {}, words, {}});
    count += qsizetype(m_abilities.size());
    addShown(false);
    if (!nameOnly.isEmpty())
        lines.push_back({nameOnly.join(QStringLiteral(", ")), tr("described in the rulebook of the game"), {}, {}});
    return {std::move(lines), count};
}

void UnitPanel::showCosts(const QString &id)
{
    const auto lines = costLines(*m_editor, id);
    if (!lines.empty() && lines == m_costsShown)
        return;
    m_costsShown = lines;
    clear(m_costs);
    // A sum of one part explains nothing.
    const auto parts = std::count_if(lines.begin(), lines.end(), [](const CostLine &line) { return !line.total && line.value != 0; });
    const bool worth = parts > 1;
    if (worth)
        m_costs.rows->addWidget(new CostTable(lines, m_editor->look().costName));
    m_costs.header->setVisible(worth);
    m_costs.body->setVisible(worth && m_costs.header->isOpen());
}

} // namespace muster::app
