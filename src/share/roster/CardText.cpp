// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/roster/CardText.h"

#include "share/roster/TemplateText.h"

#include <optional>

namespace muster::share {

namespace {

QString characteristic(const CardSubject &subject, const QString &typeIds)
{
    if (!subject.profiles)
        return {};
    for (const QString &typeId : typeIds.split('|')) {
        const std::string wanted = toData(typeId);
        for (const rules::EffectiveProfile &profile : *subject.profiles) {
            for (const rules::CharacteristicValue &value : profile.characteristics) {
                if (value.typeId == wanted && !value.value.empty())
                    return subject.language ? subject.language->value(profile.id, value.typeId, value.value) : toText(value.value);
            }
        }
    }
    return {};
}

std::optional<double> knownCost(const CardSubject &subject, const QString &typeId)
{
    if (!subject.costs)
        return 0;
    for (const rules::CostValue &value : *subject.costs) {
        if (value.typeId == toData(typeId))
            return value.value;
    }
    return subject.orphan ? std::nullopt : std::optional<double>(0);
}

double cost(const CardSubject &subject, const QString &typeId)
{
    return knownCost(subject, typeId).value_or(0);
}

QString part(const QString &name, const QString &argument, const CardSubject &subject)
{
    if (name == QLatin1String("c"))
        return characteristic(subject, argument);
    if (name == QLatin1String("digits")) {
        const QString value = characteristic(subject, argument);
        if (subject.wholeCodes)
            return value;
        const QString digits = digitsOf(value);
        return digits.isEmpty() ? value : digits;
    }
    if (name == QLatin1String("cost") || name == QLatin1String("cost-each")) {
        const std::optional<double> value = knownCost(subject, argument);
        return !value ? QString() : amount(name == QLatin1String("cost") ? *value : *value / std::max(1, subject.number));
    }
    if (name == QLatin1String("sum"))
        return cost(subject, argument) == 0 ? QString() : amount(cost(subject, argument));
    if (name == QLatin1String("shots") && subject.fire)
        return subject.fire(argument);
    if (name == QLatin1String("dice") || name == QLatin1String("shots"))
        return diceText(argument, [&subject](const QString &id) { return cost(subject, id); });
    if (name == QLatin1String("models"))
        return subject.models > 0 ? QString::number(subject.models) : QString();
    if (name == QLatin1String("count"))
        return QString::number(subject.number);
    return {};
}

} // namespace

QString cardText(const packs::CardValue &value, const CardSubject &subject)
{
    return fillTemplate(value, [&subject](const QString &kind, const QString &argument) { return part(kind, argument, subject); });
}

} // namespace muster::share
