// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/odds/OddsRules.h"

#include <algorithm>

namespace muster::packs {

namespace {

QStringList idsOf(const OddsInput &input)
{
    QStringList ids;
    for (const OddsSource &source : input.from) {
        if (!source.characteristic.contains('{'))
            ids += source.characteristic;
        ids += source.rules + source.categories + source.costs.values();
    }
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
            ids += idsOf(*input);
        if (mode.weapons) {
            ids += mode.weapons->profileTypes;
            ids += mode.weapons->tags;
            for (const OddsWeapons::Test &test : mode.weapons->tests)
                ids += test.characteristic;
        }
    }
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
