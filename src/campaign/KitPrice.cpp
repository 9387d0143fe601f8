// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/KitPrice.h"

#include "campaign/Formula.h"
#include "text/Speaking.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::campaign {

namespace {

class KitPriceWords
{
    Q_DECLARE_TR_FUNCTIONS(CampaignProblem)
};

// Never less than nothing: buying does not fill the chest, and a sale does not empty it.
int amountBy(const QString &formula, bool forSale, int points, int paid)
{
    const auto read = Formula::parse(formula, kitPriceNames(forSale));
    return read ? std::max(0, read->whole({double(points), double(paid)})) : 0;
}

} // namespace

const QStringList &kitPriceNames(bool forSale)
{
    static const QStringList bought{"points"}, sold{"points", "paid"};
    return forSale ? sold : bought;
}

base::Result<void> checkKitFormula(const QString &formula, bool forSale)
{
    const auto read = Formula::parse(formula, kitPriceNames(forSale));
    return read ? base::Result<void>() : base::Result<void>(read.error());
}

QVector<ForceCounter> payingCounters(const CampaignRules &rules)
{
    QVector<ForceCounter> paying;
    std::copy_if(rules.counters.begin(), rules.counters.end(), std::back_inserter(paying),
                 [](const ForceCounter &counter) { return !counter.buys.isEmpty() || !counter.sells.isEmpty(); });
    return paying;
}

Price kitPrice(const CampaignRules &rules, int points)
{
    Price price;
    for (const ForceCounter &counter : rules.counters) {
        if (const int amount = counter.buys.isEmpty() ? 0 : amountBy(counter.buys, false, points, 0))
            price.insert(counter.id, amount);
    }
    return price;
}

Price saleProceeds(const CampaignRules &rules, int points, const Price &paid)
{
    Price price;
    for (const ForceCounter &counter : rules.counters) {
        const int before = paid.value(counter.id);
        if (const int amount = counter.sells.isEmpty() ? before : amountBy(counter.sells, true, points, before))
            price.insert(counter.id, amount);
    }
    return price;
}

std::optional<Shortfall> shortfall(const ForceState &force, const Price &price, const CampaignRules &rules)
{
    for (auto it = price.begin(); it != price.end(); ++it) {
        const ForceCounter *counter = rules.counter(it.key());
        const int free = counter ? force.counters.value(it.key(), counter->start) - counter->least : 0;
        if (it.value() > 0 && it.value() > free)
            return Shortfall{it.key(), it.value(), std::max(0, free)};
    }
    return std::nullopt;
}

QString shortfallText(const Shortfall &lack, const ForceState &force, const CampaignRules &rules, const QString &language)
{
    const text::Speaking speaking(language);
    const ForceCounter *counter = rules.counter(lack.counter);
    return KitPriceWords::tr("%1 %2 needed, %3 can spend only %4.")
        .arg(QString::number(lack.need), counter ? counter->name.in(language) : lack.counter, force.name, QString::number(lack.have));
}

QVector<Problem> unreadKitFormulas(const CampaignRules &rules)
{
    QVector<Problem> problems;
    for (const ForceCounter &counter : rules.counters) {
        for (const bool forSale : {false, true}) {
            const QString &formula = forSale ? counter.sells : counter.buys;
            if (formula.isEmpty() || checkKitFormula(formula, forSale))
                continue;
            Problem unread;
            unread.kind = ProblemKind::DamagedRule;
            unread.where = QString("rules.counters.%1.%2").arg(counter.id, QLatin1String(forSale ? "sells" : "buys"));
            unread.value = Formula::shown(formula);
            problems.append(unread);
        }
    }
    return problems;
}

} // namespace muster::campaign
