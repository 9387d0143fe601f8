// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/fold/Names.h"
#include "campaign/muster/MusteredRoster.h"
#include "text/Spoken.h"

#include <QCoreApplication>

namespace muster::campaign {

namespace {

class MusterTextWords
{
    Q_DECLARE_TR_FUNCTIONS(MusteredRoster)
};

QString pricingName(const QString &id, const CampaignRules &rules, const QString &language)
{
    for (const LifePointPricing &pricing : rules.pricings) {
        if (pricing.id == id)
            return pricing.name.in(language);
    }
    return id;
}

} // namespace

QString musterText(const MusterFinding &finding, const CampaignState &state, const CampaignRules &rules, const QString &language)
{
    const text::Speaking speaking(language);
    using Kind = MusterFinding::Kind;
    const SoldierState *soldier = state.soldier(finding.soldier);
    const QString who = soldier ? soldier->name : finding.soldier;
    const QString points = rules.pointsName.in(language);
    switch (finding.kind) {
    case Kind::SoldierFromBook:
        return MusterTextWords::tr("%1 is no entry of the army list and stands there as the book has it, with %2 %3")
            .arg(who, QString::number(finding.book), points);
    case Kind::KitFromBook:
        return MusterTextWords::tr("%1 for %2 is not in the army list for this figure: it stands there in your words, with %3 %4")
            .arg(finding.subject, who, QString::number(finding.book), points);
    case Kind::KitNotHeld:
        return MusterTextWords::tr("%1 was taken from %2, but their list does not hold it").arg(finding.subject, who);
    case Kind::RankNotShown:
        return MusterTextWords::tr("%1: the army list does not give this figure the rank %2")
            .arg(who, rankName(finding.subject, rules, language));
    case Kind::OtherPrice:
        return MusterTextWords::tr("%1 has %2 %4 in the book and %3 by the army list; the book's price counts, as a line of its own")
            .arg(who, QString::number(finding.book), QString::number(finding.listed), points);
    case Kind::OtherPricing:
        return MusterTextWords::tr(
                   "The list was set to price life points by %1, the campaign prices them by %2; in the campaign its own way counts")
            .arg(pricingName(finding.subject, rules, language), pricingName(rules.pricing, rules, language));
    case Kind::NoSoldier:
        return MusterTextWords::tr("%1 in the list is no soldier of the book: the list has %2 %3 more")
            .arg(finding.subject, QString::number(finding.listed), points);
    case Kind::NotDone:
        return MusterTextWords::tr("%1: the list could not be changed as the book says (%2)").arg(who, text::spoken(finding.why));
    }
    return {};
}

} // namespace muster::campaign
