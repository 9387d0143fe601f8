// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/roster/WeaponFire.h"

#include "packs/design/DiceShots.h"
#include "share/roster/TemplateText.h"

#include <algorithm>

namespace muster::share {

namespace {

/// A weapon's dice as they are printed, and what they add up to.
struct Fire
{
    QStringList printed;
    packs::DicePoolText sum;
    QString special; ///< of a weapon that rolls something else
};

QString weaponValue(const rules::EffectiveProfile &profile, const QString &typeId)
{
    for (const rules::CharacteristicValue &value : profile.characteristics)
        if (toText(value.typeId) == typeId)
            return toText(value.value);
    return {};
}

void addWeapon(Fire &fire, const rules::EffectiveProfile &profile, int count, const RosterLook &look)
{
    const packs::CardWeapons &weapons = look.cards->weapons;
    if (toText(profile.typeId) != weapons.profileType)
        return;
    if (!weapons.unless.isEmpty() && weaponValue(profile, weapons.unless.characteristic) == weapons.unless.is)
        return;
    const QString dice = weaponValue(profile, weapons.dice);
    const std::vector<packs::DicePoolText> shots = packs::diceShots(dice);
    if (shots.empty()) {
        if (!dice.isEmpty() && look.language)
            fire.special = look.language->value(profile.id, toData(weapons.dice), toData(dice));
        return;
    }
    for (int i = 0; i < count; ++i) {
        fire.printed.append(dice);
        for (const packs::DicePoolText &shot : shots)
            for (auto it = shot.begin(); it != shot.end(); ++it)
                fire.sum[it.key()] += it.value();
    }
}

// How much a weapon rolls; `kinds`: the dice of the game, the best first.
qsizetype fireWeight(const QString &dice, const QStringList &kinds)
{
    qsizetype weight = 0;
    for (const packs::DicePoolText &shot : packs::diceShots(dice))
        for (auto it = shot.begin(); it != shot.end(); ++it)
            weight += it.value() * (kinds.size() - std::max(qsizetype(0), kinds.indexOf(it.key())));
    return weight;
}

// A unit inside has a card of its own.
void addWeapons(Fire &fire, const rules::Evaluator &evaluator, const rules::Selection &selection, int models, const RosterLook &look)
{
    for (const rules::EffectiveProfile &profile : evaluator.info(selection.id).profiles)
        if (!profile.hidden)
            addWeapon(fire, profile, std::clamp(selection.number / models, 1, 12), look);
    for (const rules::Selection &child : selection.selections)
        if (child.type != "unit")
            addWeapons(fire, evaluator, child, models, look);
}

} // namespace

QString fireText(const rules::Evaluator &evaluator, const rules::Selection &selection, const RosterLook &look, const QString &sum)
{
    const rules::EffectiveSelection *effective = evaluator.selection(selection.id);
    const int models = std::max(1, selection.number);
    const auto costOf = [&](const QString &id) {
        double total = 0;
        for (const rules::CostValue &cost : effective ? effective->totalCosts : std::vector<rules::CostValue>())
            total += toText(cost.typeId) == id ? cost.value : 0;
        return total / models;
    };
    const QString together = diceText(sum, costOf);
    if (!look.cards || look.cards->weapons.dice.isEmpty())
        return together;
    Fire fire;
    addWeapons(fire, evaluator, selection, models, look);
    if (fire.printed.isEmpty())
        return together.isEmpty() ? fire.special : together;
    // As the rules print it: the lighter weapon first, whatever order it was bought in.
    QStringList kinds;
    for (const QString &term : sum.split(','))
        kinds.append(term.section('=', 1).trimmed());
    std::stable_sort(fire.printed.begin(), fire.printed.end(),
                     [&kinds](const QString &a, const QString &b) { return fireWeight(a, kinds) < fireWeight(b, kinds); });
    // What was added or taken away by hand belongs to no weapon.
    QStringList more;
    for (const QString &term : sum.split(',')) {
        const QString kind = term.section('=', 1).trimmed();
        const double left = costOf(term.section('=', 0, 0).trimmed()) - fire.sum.value(kind);
        if (left < 0)
            return together;
        if (left > 0)
            more.append(amount(left) + kind);
    }
    if (!more.isEmpty()) {
        const bool one = fire.printed.size() == 1 && packs::diceShots(fire.printed.front()).size() == 1;
        return one ? together : fire.printed.join('/') + '/' + more.join('+');
    }
    return fire.printed.join('/');
}

} // namespace muster::share
