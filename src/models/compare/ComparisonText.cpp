// SPDX-License-Identifier: GPL-3.0-or-later
// Two lists side by side in words.
#include "models/compare/ListComparison.h"
#include "text/Typography.h"

#include <QCoreApplication>

#include <cmath>

namespace muster::models {

namespace {

using Became = ComparedRow::Change;
using share::amount;

struct ComparisonTextWords
{
    Q_DECLARE_TR_FUNCTIONS(ListComparison)
};

QString unitWords(const ComparedRow::Side &side, const share::RosterLook &look)
{
    const QString points = side.pointsKnown ? QStringLiteral(" (%1)").arg(look.costText(side.points)) : QString();
    return side.name + points;
}

} // namespace

QString signedAmount(double value)
{
    if (value == 0)
        return {};
    return (value > 0 ? QStringLiteral("+") : QStringLiteral("−")) + amount(std::abs(value));
}

QString changeWord(Became change)
{
    switch (change) {
    case Became::Added:
        return ComparisonTextWords::tr("Added");
    case Became::Removed:
        return ComparisonTextWords::tr("Removed");
    case Became::Replaced:
        return ComparisonTextWords::tr("Replaced");
    case Became::Moved:
        return ComparisonTextWords::tr("Moved");
    case Became::Changed:
        return ComparisonTextWords::tr("Changed");
    case Became::Equal:
        break;
    }
    return ComparisonTextWords::tr("equal");
}

QString comparisonSentence(const ListComparison &comparison, const share::RosterLook &look)
{
    if (comparison.same())
        return ComparisonTextWords::tr("Both are the same: %1.").arg(look.costText(comparison.pointsB));
    const double more = comparison.pointsB - comparison.pointsA;
    const QString from = amount(comparison.pointsA), to = look.costText(comparison.pointsB);
    const QString points = more == 0 ? ComparisonTextWords::tr("The same points, %1.").arg(to)
        : more > 0                   ? ComparisonTextWords::tr("%1 more: %2 to %3.").arg(look.costText(more), from, to)
                                     : ComparisonTextWords::tr("%1 less: %2 to %3.").arg(look.costText(-more), from, to);
    QStringList counts;
    const auto count = [&](Became change, const QString &words) {
        if (comparison.count(change) > 0)
            counts.append(words);
    };
    count(Became::Added, ComparisonTextWords::tr("%n added", nullptr, comparison.count(Became::Added)));
    count(Became::Removed, ComparisonTextWords::tr("%n removed", nullptr, comparison.count(Became::Removed)));
    count(Became::Replaced, ComparisonTextWords::tr("%n replaced", nullptr, comparison.count(Became::Replaced)));
    count(Became::Moved, ComparisonTextWords::tr("%n moved", nullptr, comparison.count(Became::Moved)));
    count(Became::Changed, ComparisonTextWords::tr("%n changed", nullptr, comparison.count(Became::Changed)));
    count(Became::Equal, ComparisonTextWords::tr("%n equal", nullptr, comparison.count(Became::Equal)));
    return counts.isEmpty() ? points : points + ' ' + counts.join(QStringLiteral(", ")) + '.';
}

QString comparedLine(const ComparedRow &row, const share::RosterLook &look)
{
    const ComparedRow::Side &shown = row.b.there() ? row.b : row.a;
    if (row.kind == ComparedRow::Kind::Advantage)
        return text::labelled(
            shown.name, row.a.there() && row.a.detail != row.b.detail ? row.a.detail + QStringLiteral(" → ") + row.b.detail : shown.detail);
    QString what;
    switch (row.change) {
    case Became::Replaced:
        what = ComparisonTextWords::tr("%1 instead of %2").arg(unitWords(row.b, look), unitWords(row.a, look));
        break;
    case Became::Moved:
        what = ComparisonTextWords::tr("%1, before: %2").arg(unitWords(row.b, look), row.a.place);
        break;
    default:
        what = unitWords(shown, look);
        if (!shown.detail.isEmpty() && (row.change == Became::Added || row.change == Became::Removed))
            what += QStringLiteral(", ") + shown.detail;
        break;
    }
    if (!row.news.isEmpty())
        what = text::labelled(what, row.news.join(QStringLiteral(", ")));
    if (row.kind == ComparedRow::Kind::Unit && !shown.place.isEmpty())
        what = text::labelled(shown.place, what);
    const QString difference = row.difference() != 0 && row.a.there() && row.b.there()
        ? QStringLiteral(" [%1]").arg(signedAmount(row.difference()))
        : QString();
    return what + difference;
}

QString comparisonText(const ListComparison &comparison, const QString &nameA, const QString &nameB, const share::RosterLook &look)
{
    QStringList lines{QStringLiteral("A  ") + nameA, QStringLiteral("B  ") + nameB, comparisonSentence(comparison, look)};
    QString heading; // written once something below it is different
    for (const ComparedRow &row : comparison.rows) {
        if (row.kind == ComparedRow::Kind::Force || row.kind == ComparedRow::Kind::Formation)
            heading = (row.b.there() ? row.b : row.a).name;
        if (row.change == Became::Equal)
            continue;
        if (!heading.isEmpty() && row.kind != ComparedRow::Kind::Force && row.kind != ComparedRow::Kind::Formation)
            lines.append({QString(), heading});
        heading.clear();
        const QString indent = row.kind == ComparedRow::Kind::Force || row.kind == ComparedRow::Kind::Formation ? QString()
                                                                                                                : QStringLiteral("  ");
        if (indent.isEmpty())
            lines.append(QString());
        lines.append(indent + text::labelled(changeWord(row.change), comparedLine(row, look)));
    }
    return lines.join('\n') + '\n';
}

} // namespace muster::models
