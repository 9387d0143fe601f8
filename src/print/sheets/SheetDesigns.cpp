// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheets/SheetDesigns.h"

#include "print/layout/Words.h"

namespace muster::print {

namespace {

packs::CardColumn column(const QString &label, const QString &value, double width, const QString &align = {})
{
    packs::CardColumn column;
    column.label.set(QString(), label);
    column.value = value;
    column.width = width;
    column.align = align;
    return column;
}

/// Characteristics of the profile type that most units have, if their values are short.
std::vector<packs::CardColumn> profileColumns(const RosterSource &source)
{
    std::vector<packs::CardColumn> columns;
    for (const RosterUnit &unit : source.units()) {
        for (const auto &found : source.profilesOf(*unit.selection)) {
            const auto &values = found.profile->characteristics;
            const bool brief = values.size() <= 9 && std::all_of(values.begin(), values.end(), [](const auto &value) { return value.value.size() <= 7; });
            if (!brief || values.size() < 2)
                continue;
            for (const rules::CharacteristicValue &value : values)
                columns.push_back(column(source.look().language->shortName(value.typeId, value.name), QStringLiteral("{c:%1}").arg(share::toText(value.typeId)), 11));
            return columns;
        }
    }
    return columns;
}

} // namespace

packs::SheetDesign sheetDesignFor(const RosterSource &source)
{
    if (source.design().sheet)
        return *source.design().sheet;
    const Words words(source.language());
    packs::SheetDesign design;
    design.rows = QStringLiteral("units");
    design.columns.append(column(words("Slot"), QStringLiteral("{slot}"), 26, QStringLiteral("left")));
    design.columns.append(column(words("Unit"), QStringLiteral("{name}"), 0, QStringLiteral("left")));
    for (const packs::CardColumn &each : profileColumns(source))
        design.columns.append(each);
    packs::CardColumn points = column(words("Points"), QStringLiteral("{points}"), 16, QStringLiteral("right"));
    points.total = QStringLiteral("{points}");
    design.columns.append(points);
    return design;
}

} // namespace muster::print
