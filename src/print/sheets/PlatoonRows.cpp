// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheets/PlatoonRows.h"

#include <cmath>

namespace muster::print {

namespace {

using RowKind = SheetRow::Kind;

SheetRow otherRow(const UnitGroup &group, const QString &slot, const QString &name, double points)
{
    return {RowKind::Other, &group, nullptr, nullptr, slot, name, points};
}

void addUnit(std::vector<SheetRow> &rows, const RosterSource &source, const UnitGroup &group, const RosterUnit &unit, bool models)
{
    std::vector<SheetRow> figures;
    double inFigures = 0;
    if (models && unit.selection->type == "unit")
        forEachOwnPart(*unit.selection, [&](const rules::Selection &each) {
            if (each.type != "model")
                return;
            figures.push_back({RowKind::Figure, &group, &unit, &each, {}, {}, 0});
            inFigures += source.points(each);
        });
    if (figures.empty()) {
        rows.push_back({RowKind::Figure, &group, &unit, unit.selection, {}, {}, 0});
        return;
    }
    rows.insert(rows.end(), figures.begin(), figures.end());
    // What the squad itself costs beside its figures.
    if (const double rest = source.ownPoints(*unit.selection) - inFigures; std::abs(rest) > 1e-9)
        rows.push_back(otherRow(group, {}, source.fullTitleOf(*unit.selection), rest));
}

} // namespace

std::vector<SheetRow> platoonRows(const RosterSource &source, bool models)
{
    std::vector<SheetRow> rows;
    const PaperText words(source.language());
    const bool headings = source.groups().size() > 1;
    double shown = 0;
    for (const UnitGroup &group : source.groups()) {
        if (headings)
            rows.push_back({RowKind::Heading, &group, nullptr, nullptr, {}, group.title, group.points});
        double left = group.points;
        for (const RosterUnit *unit : group.units) {
            addUnit(rows, source, group, *unit, models);
            left -= source.ownPoints(*unit->selection);
        }
        for (const rules::Selection *other : group.others) {
            rows.push_back(otherRow(group, source.slotOf(*other), source.fullTitleOf(*other), source.points(*other)));
            left -= source.points(*other);
        }
        if (std::abs(left) > 1e-9)
            rows.push_back(otherRow(group, {}, words.translate("Paper", "Other"), left));
        if (headings && group.formation)
            rows.push_back({RowKind::Total, &group, nullptr, nullptr, {}, words.translate("Paper", "Total of the platoon"), group.points});
        shown += group.points;
    }
    if (const double rest = source.totalPoints() - shown; std::abs(rest) > 1e-9)
        rows.push_back({RowKind::Other, nullptr, nullptr, nullptr, {}, words.translate("Paper", "Other"), rest});
    return rows;
}

} // namespace muster::print
