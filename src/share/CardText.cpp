// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/CardText.h"

#include <QRegularExpression>

namespace muster::share {

namespace {

QString characteristic(const CardSubject &subject, const QString &typeId)
{
    if (!subject.profiles)
        return {};
    const std::string wanted = toData(typeId);
    for (const rules::EffectiveProfile &profile : *subject.profiles) {
        for (const rules::CharacteristicValue &value : profile.characteristics) {
            if (value.typeId == wanted && !value.value.empty())
                return subject.language ? subject.language->value(profile.id, value.typeId, value.value) : toText(value.value);
        }
    }
    return {};
}

double cost(const CardSubject &subject, const QString &typeId)
{
    if (!subject.costs)
        return 0;
    for (const rules::CostValue &value : *subject.costs) {
        if (value.typeId == toData(typeId))
            return value.value;
    }
    return 0;
}

// "COST=R,COST=B" -> "1R+2B"
QString dice(const CardSubject &subject, const QString &terms)
{
    QStringList parts;
    for (const QString &term : terms.split(',')) {
        const double count = cost(subject, term.section('=', 0, 0).trimmed());
        if (count != 0)
            parts.append(amount(count) + term.section('=', 1).trimmed());
    }
    return parts.join('+');
}

QString part(const QString &name, const QString &argument, const CardSubject &subject)
{
    if (name == QLatin1String("c"))
        return characteristic(subject, argument);
    if (name == QLatin1String("digits")) {
        const QString value = characteristic(subject, argument);
        if (subject.wholeCodes)
            return value;
        QString digits;
        for (const QChar character : value) {
            if (character.isDigit())
                digits += character;
        }
        return digits.isEmpty() ? value : digits;
    }
    if (name == QLatin1String("cost"))
        return amount(cost(subject, argument));
    if (name == QLatin1String("cost-each"))
        return amount(cost(subject, argument) / std::max(1, subject.number));
    if (name == QLatin1String("sum"))
        return cost(subject, argument) == 0 ? QString() : amount(cost(subject, argument));
    if (name == QLatin1String("dice"))
        return dice(subject, argument);
    if (name == QLatin1String("models"))
        return subject.models > 0 ? QString::number(subject.models) : QString();
    if (name == QLatin1String("count"))
        return QString::number(subject.number);
    return {};
}

} // namespace

QString cardText(const packs::CardValue &value, const CardSubject &subject)
{
    static const QRegularExpression pattern(QStringLiteral("\\{([a-z-]+)(?::([^}]*))?\\}"));
    QString text;
    qsizetype from = 0;
    bool any = false, parts = false;
    auto matches = pattern.globalMatch(value);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        parts = true;
        text += value.mid(from, match.capturedStart() - from);
        const QString filled = part(match.captured(1), match.captured(2), subject);
        any |= !filled.isEmpty();
        text += filled;
        from = match.capturedEnd();
    }
    text += value.mid(from);
    return parts && !any ? QString() : text.trimmed();
}

} // namespace muster::share
