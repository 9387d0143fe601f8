// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/Typography.h"

#include <algorithm>
#include <optional>

namespace muster::packs {

namespace {

constexpr QChar noBreak(0x00a0), curled(0x2019);

bool isTight(QChar sign)
{
    return QStringView(u":;!?%»").contains(sign);
}

thread_local std::optional<QLocale> ownLocale;

} // namespace

QString typeset(QString text, const QString &language)
{
    if (!language.startsWith(QLatin1String("fr")))
        return text;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text.at(i) == QLatin1Char('\'') && i > 0 && text.at(i - 1).isLetter())
            text[i] = curled;
        else if (text.at(i) == QLatin1Char(' ') && ((i + 1 < text.size() && isTight(text.at(i + 1))) || (i > 0 && text.at(i - 1) == QChar(0x00ab))))
            text[i] = noBreak;
    }
    return text;
}

QLocale textLocale()
{
    return ownLocale ? *ownLocale : QLocale();
}

TextLocale::TextLocale(const QLocale &locale)
{
    ownLocale = locale;
}

TextLocale::~TextLocale()
{
    ownLocale.reset();
}

QString labelled(const QString &label, const QString &text)
{
    return label + (textLocale().language() == QLocale::French ? QStringLiteral("\u00a0: ") : QStringLiteral(": ")) + text;
}

QString searchForm(const QString &text)
{
    QString folded = text.toCaseFolded();
    if (std::all_of(folded.cbegin(), folded.cend(), [](QChar c) { return c.unicode() < 0x80; }))
        return folded;
    folded = folded.normalized(QString::NormalizationForm_KD);
    folded.removeIf([](QChar c) { return c.isMark(); });
    folded.replace(curled, QLatin1Char('\''));
    folded.replace(noBreak, QLatin1Char(' '));
    folded.replace(QChar(0x0153), QLatin1String("oe"));
    return folded;
}

} // namespace muster::packs
