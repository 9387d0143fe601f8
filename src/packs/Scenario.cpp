// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/Scenario.h"

#include <algorithm>

namespace muster::packs {

QString scenarioLabel(const Scenario &scenario, const std::vector<Scenario> &all, const QString &language)
{
    const QString name = scenario.name.in(language);
    const auto same = std::count_if(all.begin(), all.end(), [&](const Scenario &each) { return each.name.in(language) == name; });
    if (same < 2)
        return name;
    QString place = scenario.group.in(language);
    if (scenario.number > 0)
        place += (place.isEmpty() ? QString() : QStringLiteral(" ")) + QString::number(scenario.number);
    return place.isEmpty() ? name : QStringLiteral("%1 · %2").arg(place, name);
}

} // namespace muster::packs
