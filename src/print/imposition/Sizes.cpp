// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/imposition/Sizes.h"

#include <QRegularExpression>

namespace muster::print {

const QList<NamedSize> &paperSizes()
{
    static const QList<NamedSize> sizes{{"a4", "A4", {210, 297}},
                                        {"letter", "Letter", {215.9, 279.4}},
                                        {"a5", "A5", {148, 210}},
                                        {"a3", "A3", {297, 420}},
                                        {"legal", "Legal", {215.9, 355.6}}};
    return sizes;
}

const QList<NamedSize> &cardSizes()
{
    static const QList<NamedSize> sizes{{"poker", "Poker", {63.5, 88.9}}, {"mini", "Mini", {44, 68}},     {"tarot", "Tarot", {70, 120}},
                                        {"a6", "A6", {105, 148}},         {"63x88", "63 × 88", {63, 88}}, {"bridge", "Bridge", {57, 89}}};
    return sizes;
}

QSizeF smallestCard()
{
    return {41, 58};
}

QSizeF largestCard()
{
    return {200, 280};
}

namespace {

std::optional<QSizeF> named(const QList<NamedSize> &sizes, const QString &text)
{
    for (const NamedSize &size : sizes)
        if (size.id.compare(text, Qt::CaseInsensitive) == 0)
            return size.size;
    return std::nullopt;
}

} // namespace

std::optional<QSizeF> paperSize(const QString &text)
{
    return named(paperSizes(), text.trimmed());
}

std::optional<QSizeF> cardSize(const QString &text)
{
    if (const auto known = named(cardSizes(), text.trimmed()))
        return known;
    static const QRegularExpression pattern("^\\s*(\\d+(?:[.,]\\d+)?)\\s*[x×]\\s*(\\d+(?:[.,]\\d+)?)\\s*$",
                                            QRegularExpression::CaseInsensitiveOption);
    const auto match = pattern.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const QSizeF size(match.captured(1).replace(',', '.').toDouble(), match.captured(2).replace(',', '.').toDouble());
    const QSizeF least = smallestCard(), most = largestCard();
    if (size.width() < least.width() || size.height() < least.height() || size.width() > most.width() || size.height() > most.height())
        return std::nullopt;
    return size;
}

} // namespace muster::print
