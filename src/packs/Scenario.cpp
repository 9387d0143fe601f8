// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/Scenario.h"

#include <algorithm>

namespace muster::packs {

namespace {

template <typename Matches>
const Scenario *only(const std::vector<Scenario> &all, Matches matches)
{
    const auto first = std::find_if(all.begin(), all.end(), matches);
    if (first == all.end() || std::find_if(first + 1, all.end(), matches) != all.end())
        return nullptr;
    return &*first;
}

bool saysNumber(const Scenario &scenario, const QString &wanted)
{
    const QString number = QString::number(scenario.number);
    if (scenario.number <= 0)
        return false;
    if (wanted == number)
        return true;
    for (const QString &group : scenario.group.all()) {
        // "Battlefield (table)" is known as "Battlefield" too.
        for (const QString &name : {group, group.section(QLatin1String(" ("), 0, 0)})
            if (wanted.compare(name + QLatin1Char(' ') + number, Qt::CaseInsensitive) == 0)
                return true;
    }
    return false;
}

} // namespace

const Scenario *findScenario(const std::vector<Scenario> &all, const QString &wanted)
{
    const auto byId = std::find_if(all.begin(), all.end(), [&](const Scenario &each) { return each.id == wanted; });
    if (byId != all.end())
        return &*byId;
    const QString text = wanted.trimmed();
    const Scenario *named = only(all, [&](const Scenario &each) { return each.name.isAny(text); });
    return named ? named : only(all, [&](const Scenario &each) { return saysNumber(each, text); });
}

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
