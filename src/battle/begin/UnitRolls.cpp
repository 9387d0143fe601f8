// SPDX-License-Identifier: GPL-3.0-or-later
#include "battle/begin/UnitRolls.h"

#include "text/Spoken.h"

#include <QRegularExpression>

#include <algorithm>

namespace muster::battle {

namespace {

bool hasRule(const rules::EffectiveInfo &info, const QStringList &ids)
{
    return std::any_of(info.rules.begin(), info.rules.end(),
                       [&ids](const rules::EffectiveRule &rule) { return ids.contains(text::fromUtf8(rule.id)); });
}

std::string valueOf(const rules::EffectiveInfo &info, const QString &characteristic)
{
    for (const rules::EffectiveProfile &profile : info.profiles) {
        for (const rules::CharacteristicValue &value : profile.characteristics) {
            if (value.typeId == characteristic.toStdString() && !value.value.empty())
                return value.value;
        }
    }
    return {};
}

int numberOf(const packs::RollAddition &addition, const rules::EffectiveInfo &info)
{
    if (hasRule(info, addition.rules))
        return addition.number;
    return addition.characteristic.isEmpty() ? 0 : leadingNumber(valueOf(info, addition.characteristic));
}

bool isLeader(const packs::RollLeader &leader, const rules::EffectiveSelection *selection, const rules::EffectiveInfo &info)
{
    const std::string category = leader.category.toStdString();
    return selection && !category.empty()
        && std::any_of(selection->categories.begin(), selection->categories.end(),
                       [&category](const auto &each) { return each.entryId == category; })
        && leader.is.contains(text::fromUtf8(valueOf(info, leader.characteristic)), Qt::CaseInsensitive);
}

} // namespace

int leadingNumber(const std::string &value)
{
    static const QRegularExpression number(QStringLiteral("^\\s*(\\d{1,5})"));
    const QRegularExpressionMatch match = number.match(text::fromUtf8(value));
    return match.hasMatch() ? match.captured(1).toInt() : 0;
}

void addUnitRolls(const packs::TableRules &rules, const rules::Evaluator &evaluator, const rules::Selection &selection, UnitAtStart &unit)
{
    const rules::EffectiveInfo &info = evaluator.info(selection.id);
    for (const packs::TableRoll &roll : rules.rolls) {
        for (const packs::RollBonus &bonus : roll.bonuses) {
            for (int i = 0; i < bonus.dice && hasRule(info, bonus.rules) && unit.moreDice.count(roll.id) < bonus.dice; ++i)
                unit.moreDice.append(roll.id);
        }
        for (const packs::RollAddition &addition : roll.additions) {
            if (const int number = numberOf(addition, info); number > 0)
                unit.adds.insert(roll.id, std::max(number, unit.adds.value(roll.id)));
        }
        if (isLeader(roll.leader, evaluator.selection(selection.id), info) && !unit.leads.contains(roll.id))
            unit.leads.append(roll.id);
    }
}

} // namespace muster::battle
