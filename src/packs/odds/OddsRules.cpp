// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/odds/OddsRules.h"

#include <algorithm>

namespace muster::packs {

namespace {

QStringList ruleIdsOf(const OddsWeapons &weapons)
{
    QStringList ids = weapons.profileTypes;
    ids += weapons.tags;
    for (const OddsWeapons::Test &test : weapons.tests)
        ids += test.characteristic;
    return ids;
}

QStringList ruleIdsOf(const std::vector<OddsSource> &sources)
{
    QStringList ids;
    for (const OddsSource &source : sources) {
        if (!source.characteristic.contains('{'))
            ids += source.characteristic;
        ids += source.rules + source.categories + source.costs.values();
        if (source.arms)
            ids += ruleIdsOf(*source.arms) + QStringList{source.times};
    }
    return ids;
}

QStringList ruleIdsOf(const OddsUnit &unit)
{
    QStringList ids = unit.rules + unit.categories + unit.costs.keys();
    for (const OddsProfile &profile : unit.profiles)
        ids += profile.values.keys();
    return ids;
}

} // namespace

const OddsWord *OddsInput::word(const QString &wanted) const
{
    for (const OddsWord &each : words) {
        if (each.id.compare(wanted, Qt::CaseInsensitive) == 0)
            return &each;
    }
    return nullptr;
}

bool OddsWeapons::fits(const OddsProfile &profile) const
{
    if (!profileTypes.contains(profile.typeId) || (profile.number > 0 && profile.number < least))
        return false;
    return std::all_of(tests.begin(), tests.end(), [&profile](const Test &test) {
        const QString value = profile.values.value(test.characteristic);
        return (test.isOneOf.isEmpty() || test.isOneOf.contains(value)) && !test.isNoneOf.contains(value)
            && (test.matches.pattern().isEmpty() || test.matches.match(value).hasMatch());
    });
}

std::vector<const OddsInput *> OddsMode::inputs() const
{
    std::vector<const OddsInput *> all;
    for (const std::vector<OddsInput> *list : {&defence, &conditions, &attack}) {
        for (const OddsInput &input : *list)
            all.push_back(&input);
    }
    return all;
}

const OddsMode *OddsRules::mode(const QString &id) const
{
    const auto it = std::find_if(modes.begin(), modes.end(), [&id](const OddsMode &mode) { return mode.id == id; });
    return it == modes.end() ? nullptr : &*it;
}

QStringList OddsRules::ids() const
{
    QStringList ids = noEffect;
    ids += figures;
    for (const OddsMode &mode : modes) {
        for (const OddsInput *input : mode.inputs())
            ids += ruleIdsOf(input->from);
        ids += ruleIdsOf(mode.at);
        if (mode.weapons)
            ids += ruleIdsOf(*mode.weapons);
    }
    for (const OddsTarget &target : targets)
        ids += ruleIdsOf(target.unit);
    ids.removeDuplicates();
    ids.removeAll(QString());
    return ids;
}

QStringList OddsRules::countedRules() const
{
    QStringList ids;
    for (const OddsMode &mode : modes) {
        for (const OddsInput *input : mode.inputs()) {
            for (const OddsSource &source : input->from)
                ids += source.rules;
        }
    }
    ids.removeDuplicates();
    return ids;
}

} // namespace muster::packs
