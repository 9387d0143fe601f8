// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/layout/PaperText.h"

#include <QRegularExpression>

namespace muster::print {

namespace {

constexpr QChar narrow(0x202f), noBreak(0x00a0), opening(0x00ab), closing(0x00bb);

} // namespace

QString PaperText::translate(const char *context, const char *english, const char *remark, int count) const
{
    return narrowed(m_translator->translate(context, english, remark, count));
}

QString PaperText::narrowed(QString text) const
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text.at(i) != ' ' && text.at(i) != noBreak)
            continue;
        const bool before = i + 1 < text.size() && m_translator->isTight(text.at(i + 1));
        const bool after = i > 0 && text.at(i - 1) == opening && m_translator->isTight(closing);
        if (before || after)
            text[i] = narrow;
    }
    return text;
}

QString PaperText::typeset(QString text) const
{
    // A true minus, a true times; a figure keeps its unit.
    static const QRegularExpression minus(QStringLiteral("(?<=^|[\\s(|/])-(?=\\d)")),
        times(QStringLiteral("(?<=\\d)x(?=\\d)|(?<=[\\s(|])x(?=\\d)")),
        unit(QStringLiteral("(?<=\\d) (?=(?:cm|mm|m|pts|pas|VP|PV|XP|PA|AP|LP)\\b)"));
    text.replace(minus, QStringLiteral("\u2212"));
    text.replace(times, QStringLiteral("\u00d7"));
    text.replace(unit, QStringLiteral("\u00a0"));
    return narrowed(text);
}

} // namespace muster::print
