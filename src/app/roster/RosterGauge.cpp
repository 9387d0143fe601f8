// SPDX-License-Identifier: GPL-3.0-or-later
// What the gauge of the tool strip shows of the open roster.
#include "app/roster/RosterWorkspace.h"
#include "app/theme/widgets/PointsGauge.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace muster::app {

using muster::share::toText;

namespace {

// Regiments are forces within a force.
void addParts(const std::vector<rules::Force> &forces, std::vector<const rules::Selection *> &parts)
{
    for (const rules::Force &force : forces) {
        for (const rules::Selection &selection : force.selections)
            parts.push_back(&selection);
        addParts(force.forces, parts);
    }
}

} // namespace

GaugeData RosterWorkspace::gaugeData() const
{
    const auto nameOf = [this](const rules::Selection &part, const rules::EffectiveSelection &effective) {
        return part.customName.empty() ? m_editor->look().name(effective) : toText(part.customName);
    };
    const documents::RosterDocument &document = m_editor->document();
    GaugeData gauge;
    gauge.reserved = m_editor->reservedPoints();
    std::optional<double> total;
    for (const rules::RosterCost &cost : document.evaluator().totals()) {
        if (cost.typeId != m_editor->look().costTypeId)
            continue;
        total = cost.value;
        gauge.limit = cost.limit.value_or(gauge.limit);
    }
    std::vector<const rules::Selection *> parts;
    addParts(document.roster().forces, parts);
    // A single formation is cut by what is in it instead.
    if (parts.size() == 1) {
        const rules::Selection *formation = parts.front();
        parts.clear();
        for (const rules::Selection &selection : formation->selections)
            parts.push_back(&selection);
        // Slot by slot, as the formation shows it: the leader first, whenever they were taken.
        const auto row = [this](const rules::Selection *part) { return m_editor->formation().indexOfId(toText(part->id)).row(); };
        std::stable_sort(parts.begin(), parts.end(), [&row](const auto *a, const auto *b) { return row(a) < row(b); });
        if (parts.empty())
            parts.push_back(formation);
    }
    for (const rules::Selection *part : parts) {
        if (const rules::EffectiveSelection *effective = document.evaluator().selection(part->id)) {
            if (const double points = m_editor->look().cost(effective->totalCosts); points > 0)
                gauge.segments.append({points, 0, nameOf(*part, *effective)});
        }
    }
    // The figure is the list's own total: forces may cost something themselves, and a part may cost less than nothing.
    if (const double rest = total.value_or(gauge.used()) - gauge.used(); std::abs(rest) > 0.001) {
        if (rest < 0)
            gauge.segments.clear();
        gauge.segments.append({rest < 0 ? *total : rest, 0, toText(document.roster().name)});
    }
    gauge.unit = gauge.limit > 0 ? m_editor->look().costName : m_editor->look().costUnit(gauge.used());
    return gauge;
}

} // namespace muster::app
