// SPDX-License-Identifier: GPL-3.0-or-later
// Lines that are no part of a list: who wrote it, and fences.
#include "lists/ForeignText.h"

#include <QRegularExpression>

#include <algorithm>

namespace muster::lists {

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

} // namespace muster::lists
