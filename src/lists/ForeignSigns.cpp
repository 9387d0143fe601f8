// SPDX-License-Identifier: GPL-3.0-or-later
// Lines that are no part of a list: who wrote it, fences, headings.
#include "lists/ForeignText.h"

#include "lists/LineGrammar.h"

#include <QRegularExpression>

#include <algorithm>

namespace muster::lists {

namespace {

bool isCapitals(const QString &line)
{
    const auto letters = std::count_if(line.begin(), line.end(), [](QChar c) { return c.isLetter(); });
    return letters >= 3 && line == line.toUpper();
}

} // namespace

bool isSignature(const QString &line)
{
    static const QRegularExpression words(QStringLiteral("^(Created with|Exported with|Export[ée] avec|Data Version|App: v|Cr[ée][ée] avec|"
                                                         "Generated (by|with)|Built with|Version de Donn[ée]es)"),
                                          QRegularExpression::CaseInsensitiveOption);
    return words.match(line.trimmed()).hasMatch();
}

bool isFence(const QString &line, QChar sign)
{
    const QString trimmed = line.trimmed();
    return trimmed.size() >= 3 && std::all_of(trimmed.begin(), trimmed.end(), [sign](QChar c) { return c == sign; });
}

bool isSection(Shape shape, const QString &line)
{
    static const QRegularExpression regiment(QStringLiteral("^(General's Regiment|Regiment \\d+|Auxiliary Units?|Faction Terrain|"
                                                            "R[ée]giment (du G[ée]n[ée]ral|\\d+))$"),
                                             QRegularExpression::CaseInsensitiveOption),
        attached(QStringLiteral("^(Attached unit|Unit[ée] attach[ée]e) \\d+$"), QRegularExpression::CaseInsensitiveOption);
    if (line.startsWith('#') || line.startsWith(QLatin1String("++")) || regiment.match(line).hasMatch() || attached.match(line).hasMatch())
        return true;
    // Headings of the simple text have their sign: "IED" is a unit without a price.
    if (shape == Shape::Simple)
        return false;
    // Nor is anything with a price: "IED (10)".
    if (QString words = line; takePoints(words, shape == Shape::AgeOfSigmar))
        return false;
    return isCapitals(line) || (shape == Shape::ListForge && line.endsWith(':') && !line.contains(','));
}

} // namespace muster::lists
