// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/Typography.h"

#include "text/Speaking.h"

#include <algorithm>

namespace muster::text {

QString typeset(const QString &text, const QString &language)
{
    return language.isEmpty() ? text : Translator::of(language).typeset(text);
}

QString labelled(const QString &label, const QString &text)
{
    return current().labelled(label, text);
}

QString searchForm(const QString &text)
{
    QString folded = text.toCaseFolded();
    if (std::all_of(folded.cbegin(), folded.cend(), [](QChar c) { return c.unicode() < 0x80; }))
        return folded;
    folded = folded.normalized(QString::NormalizationForm_KD);
    folded.removeIf([](QChar c) { return c.isMark(); });
    folded.replace(QChar(0x2019), QLatin1Char('\''));
    folded.replace(QChar(0x00a0), QLatin1Char(' '));
    folded.replace(QChar(0x0153), QLatin1String("oe"));
    return folded;
}

} // namespace muster::text
