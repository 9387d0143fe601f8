// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/content/CostLines.h"

#include "print/content/ValueTemplate.h"
#include "print/layout/PaperText.h"

#include <QJsonArray>

namespace muster::print {

namespace {

CostsBlock everySelection(const RosterSource &source, const RosterUnit &unit)
{
    CostsBlock block;
    forEachOwnPart(*unit.selection, [&](const rules::Selection &each) {
        const rules::EffectiveSelection *effective = source.evaluator().selection(each.id);
        const double value = effective ? source.look().cost(effective->costs) : 0;
        if (value == 0)
            return;
        const QString detail = each.number > 1 ? QStringLiteral("%1 × %2").arg(each.number).arg(numberText(value / each.number))
                                               : QString();
        block.lines.push_back({source.nameOf(each), detail, numberText(value)});
    });
    return block;
}

// Points of the selections below that have the category.
double pointsWith(const RosterSource &source, const RosterUnit &unit, const QString &category)
{
    double points = 0;
    forEachOwnPart(*unit.selection, [&](const rules::Selection &each) {
        const rules::EffectiveSelection *effective = source.evaluator().selection(each.id);
        if (!effective)
            return;
        for (const rules::CategoryValue &value : effective->categories)
            if (share::toText(value.entryId) == category)
                points += source.look().cost(effective->costs);
    });
    return points;
}

struct Sum
{
    double value = 0;
    QStringList terms; ///< "4", "2 × 3"
};

Sum sumOf(const RosterSource &source, const RosterUnit &unit, const QJsonObject &line)
{
    Sum sum;
    const QJsonObject terms = line.value("terms").toObject();
    for (auto it = terms.begin(); it != terms.end(); ++it) {
        const double count = source.cost(*unit.selection, share::toData(it.key())) - line.value("free").toDouble();
        const QString each = numberText(it.value().toDouble());
        if (count <= 0)
            continue;
        sum.value += count * it.value().toDouble();
        sum.terms.append(count == 1 ? each : QStringLiteral("%1 × %2").arg(numberText(count), each));
    }
    if (const QString category = line.value("category").toString(); !category.isEmpty())
        sum.value += pointsWith(source, unit, category);
    return sum;
}

} // namespace

CostsBlock buildCosts(const RosterSource &source, const RosterUnit &unit, const QJsonObject &design)
{
    const QJsonArray lines = design.value("lines").toArray();
    CostsBlock block = lines.isEmpty() ? everySelection(source, unit) : CostsBlock();
    if (!source.pointsKnown(*unit.selection))
        return block;
    double left = source.ownPoints(*unit.selection);
    block.total = numberText(left);
    const ValueTemplate values({source, &unit, unit.selection, nullptr, unit.selection->number, {}});
    for (const QJsonValue &line : lines) {
        const Sum sum = sumOf(source, unit, line.toObject());
        if (sum.value == 0)
            continue;
        const QString label = packs::LocalText::fromJson(line["label"]).in(source.language());
        block.lines.push_back({(label + ' ' + values.text(line["detail"].toString())).trimmed(), sum.terms.join(QStringLiteral(" + ")),
                               numberText(sum.value)});
        left -= sum.value;
    }
    if (!lines.isEmpty() && left != 0)
        block.lines.push_back({PaperText(source.language()).translate("Paper", "Other"), {}, numberText(left)});
    return block;
}

} // namespace muster::print
