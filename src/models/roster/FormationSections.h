// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/roster/FormationRow.h"
#include "rules/evaluate/Evaluator.h"
#include "share/roster/RosterLook.h"

namespace muster::models {

/// The headings below which a force shows what stands in none of its formations: one for all single units, or, in data without
/// formations, those of their categories.
class FormationSections
{
public:
    FormationSections(rules::Evaluator &evaluator, const share::RosterLook &look, const rules::Force &force, bool formations)
        : m_evaluator(evaluator), m_look(look), m_force(force), m_formations(formations)
    {
    }

    /// The heading that a unit belongs below; it comes with its first unit. It holds until the next one is asked for.
    FormationRow &ofUnit(const rules::EffectiveSelection *effective);
    /// The heading of units that are one with those who joined them.
    FormationRow &attached();
    /// The heading of units outside of formations.
    FormationRow &units();
    /// All of them, in the order of the force's categories; the independent units stand before the settings.
    [[nodiscard]] std::vector<FormationRow> sorted();

private:
    FormationRow &byKey(const QString &key, const QString &name);

    rules::Evaluator &m_evaluator;
    const share::RosterLook &m_look;
    const rules::Force &m_force;
    bool m_formations;
    std::vector<FormationRow> m_sections;
};

} // namespace muster::models
