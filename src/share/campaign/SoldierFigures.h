// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/muster/ForceRoster.h"
#include "packs/Pack.h"
#include "rules/evaluate/Evaluator.h"

#include <QString>
#include <QVector>

namespace muster::share {

/// A figure of a soldier's profile with a rank they hold or could hold: "PV" 3.
struct SoldierFigure
{
    QString label;
    QString value;
    friend bool operator==(const SoldierFigure &, const SoldierFigure &) = default;
};

/// The figures of the pack's platoon sheet for a selection of a list; empty where the pack has no such sheet.
[[nodiscard]] QVector<SoldierFigure> listFigures(const rules::Evaluator &evaluator, const std::string &selection, const packs::Pack &pack,
                                                 const QString &language);

/// The soldier as the rules engine sees them with that rank (index in their ladder): the figures of the pack's platoon sheet,
/// or life points and points where the force has no roster.
[[nodiscard]] QVector<SoldierFigure> soldierFigures(const campaign::SoldierState &soldier, int rank, const campaign::CampaignState &state,
                                                    const campaign::CampaignRules &rules, const packs::Pack *pack, const QString &language);

} // namespace muster::share
