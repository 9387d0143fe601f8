// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/TableCell.h"

#include <algorithm>

namespace muster::text {

namespace {

const QString formulaStarts = QStringLiteral("=+-@\t\r");
const QString splits = QStringLiteral(";|\t\n\r");

// Spreadsheets of other countries split at semicolons, tabs and bars too, whatever stands in quotes behind a comma.
QString withoutInnerFormulas(const QString &text)
{
    QString safe;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (i > 0 && splits.contains(text[i - 1]) && formulaStarts.contains(text[i]))
            safe += '\'';
        safe += text[i];
    }
    return safe;
}

} // namespace

QString csvCell(QString text)
{
    bool number = false;
    (void)text.toDouble(&number);
    // A quote in front makes text of a formula; "+21" and "-3" are figures and stay so.
    if (!number && !text.isEmpty() && formulaStarts.contains(text.front()))
        text.prepend('\'');
    text = withoutInnerFormulas(text);
    static const QString special = QStringLiteral(",;|\t\"\n\r");
    if (std::none_of(text.begin(), text.end(), [](QChar character) { return special.contains(character); }))
        return text;
    return '"' + text.replace('"', QStringLiteral("\"\"")) + '"';
}

QString plainCell(const QString &cell)
{
    QString plain;
    for (qsizetype i = 0; i < cell.size(); ++i) {
        const bool begins = i == 0 || splits.contains(cell[i - 1]);
        const bool ours = begins && cell[i] == '\'' && i + 1 < cell.size() && formulaStarts.contains(cell[i + 1]);
        if (!ours)
            plain += cell[i];
    }
    return plain;
}

} // namespace muster::text
