// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "campaign/fold/CampaignState.h"

#include <optional>

namespace muster::campaign {

/// Counter of a force -> an amount of it: what a piece of kit costs the force, or brings it.
using Price = QMap<QString, int>;

/// The names that the formulas for kit may use: points, and where it is sold paid.
[[nodiscard]] const QStringList &kitPriceNames(bool forSale);
/// Whether a formula can stand in the rules for what kit costs, or brings when it is sold.
[[nodiscard]] base::Result<void> checkKitFormula(const QString &formula, bool forSale);

/// The counters that kit is paid with.
[[nodiscard]] QVector<ForceCounter> payingCounters(const CampaignRules &rules);
/// What the rules ask of a force for kit of so many points; counters that pay nothing are left out.
[[nodiscard]] Price kitPrice(const CampaignRules &rules, int points);
/// What selling it brings by the rules; where they say nothing of it, what the force paid for it comes back.
[[nodiscard]] Price saleProceeds(const CampaignRules &rules, int points, const Price &paid);

/// What a force does not have.
struct Shortfall
{
    QString counter;
    int need = 0;
    int have = 0; ///< what it can spend
};
/// The first counter of which the force has too little; nothing: it can pay.
[[nodiscard]] std::optional<Shortfall> shortfall(const ForceState &force, const Price &price, const CampaignRules &rules);
/// "Blues can spend only 3 credits; 5 are needed.", in the language of the caller.
[[nodiscard]] QString shortfallText(const Shortfall &lack, const ForceState &force, const CampaignRules &rules, const QString &language);

/// Formulas for kit that cannot be read: listed, and nothing is paid by them.
[[nodiscard]] QVector<Problem> unreadKitFormulas(const CampaignRules &rules);

} // namespace muster::campaign
