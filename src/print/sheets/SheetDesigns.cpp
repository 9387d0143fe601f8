// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheets/SheetDesigns.h"

#include "print/layout/PaperText.h"

#include <QHash>

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
    QHash<QString, int> users;
    std::vector<const rules::EffectiveProfile *> types; ///< the first of each type
    for (const RosterUnit &unit : source.units()) {
        QStringList seen;
        for (const auto &found : source.profilesOf(*unit.selection)) {
            const auto &values = found.profile->characteristics;
            const QString type = share::toText(found.profile->typeId);
            const bool brief = values.size() >= 2 && values.size() <= 9
                && std::all_of(values.begin(), values.end(), [](const auto &value) { return value.value.size() <= 7; });
            if (!brief || seen.contains(type))
                continue;
            seen.append(type);
            if (users[type]++ == 0)
                types.push_back(found.profile);
        }
    }
    const auto most = std::max_element(types.begin(), types.end(), [&](const auto *a, const auto *b) {
        return users.value(share::toText(a->typeId)) < users.value(share::toText(b->typeId));
    });
    std::vector<packs::CardColumn> columns;
    if (most != types.end())
        for (const rules::CharacteristicValue &value : (*most)->characteristics)
            columns.push_back(column(source.look().language->shortName(value.typeId, value.name),
                                     QStringLiteral("{c:%1}").arg(share::toText(value.typeId)), 11));
    return columns;
}

} // namespace

packs::SheetDesign sheetDesignFor(const RosterSource &source)
{
    if (source.design().sheet)
        return *source.design().sheet;
    const PaperText words(source.language());
    packs::SheetDesign design;
    design.rows = QStringLiteral("units");
    design.columns.append(column(words.translate("Paper", "Slot"), QStringLiteral("{slot}"), 26, QStringLiteral("left")));
    design.columns.append(column(words.translate("Paper", "Unit"), QStringLiteral("{name}"), 0, QStringLiteral("left")));
    for (const packs::CardColumn &each : profileColumns(source))
        design.columns.append(each);
    packs::CardColumn points = column(words.translate("Paper", "Points"), QStringLiteral("{points}"), 16, QStringLiteral("right"));
    points.total = QStringLiteral("{points}");
    design.columns.append(points);
    return design;
}

} // namespace muster::print
