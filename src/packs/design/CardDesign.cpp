// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/design/CardDesign.h"

#include <QRegularExpression>

#include <algorithm>

namespace muster::packs {

namespace {

// Ids inside the parts of a template: {c:ID}, {c:ID|ID}, {cost:ID}, {dice:ID=R,ID=B}, {option:ID}...
QStringList idsOf(const CardValue &value)
{
    static const QRegularExpression part(QStringLiteral("\\{[a-z-]+:([^}]*)\\}")), between("[,|]");
    QStringList ids;
    for (auto it = part.globalMatch(value); it.hasNext();) {
        for (const QString &item : it.next().captured(1).split(between, Qt::SkipEmptyParts))
            ids.append(item.section('=', 0, 0).trimmed());
    }
    return ids;
}

QStringList idsOf(const QList<CardColumn> &columns)
{
    QStringList ids;
    for (const CardColumn &column : columns)
        ids += idsOf(column.value) + idsOf(column.total);
    return ids;
}

QStringList idsOf(const QList<CardTrack> &tracks)
{
    QStringList ids;
    for (const CardTrack &track : tracks)
        ids += idsOf(track.count) + idsOf(track.groups);
    return ids;
}

QStringList idsOf(const CardStrip &strip)
{
    QStringList ids = idsOf(strip.value) + idsOf(strip.secondValue);
    for (const StripGroup &group : strip.groups)
        ids += idsOf(group.columns);
    return ids;
}

QStringList idsOf(const CardBlock &block)
{
    QStringList ids = block.groups + block.onceRules + block.loadedRules + QStringList{block.profileType};
    for (const CardValue &value :
         {block.value, block.badge, block.subtitle, block.name, block.tags, block.count, block.shots, block.left, block.right})
        ids += idsOf(value);
    for (const CardSymbol &symbol : block.symbols)
        ids += QStringList{symbol.when.category, symbol.when.rule, symbol.when.characteristic};
    for (const CardCell &cell : block.cells) {
        ids += idsOf(cell.value);
        for (const CardNote &note : cell.notes)
            ids += idsOf(note.text);
    }
    if (block.strip)
        ids += idsOf(*block.strip);
    return ids + idsOf(block.columns) + idsOf(block.tracks);
}

} // namespace

QString CardStrip::cellText(int valueOfRow, int column) const
{
    const int difference = valueOfRow - column;
    for (const auto &[upTo, text] : table) {
        if (difference <= upTo)
            return text;
    }
    return table.isEmpty() ? QString() : table.last().second;
}

bool CardFaces::isSilent(const QString &entryId) const
{
    const QString id = entryId.section(QStringLiteral("::"), -1);
    return std::any_of(silent.begin(), silent.end(),
                       [&](const QString &pattern) { return QRegularExpression::fromWildcard(pattern).match(id).hasMatch(); });
}

const CardFaces *CardDesign::facesFor(const QStringList &profileTypeIds, const QStringList &categoryIds, const QString &type) const
{
    for (const CardFaces &faces : cards) {
        if ((faces.profileType.isEmpty() || profileTypeIds.contains(faces.profileType))
            && (faces.category.isEmpty() || categoryIds.contains(faces.category)) && (faces.type.isEmpty() || faces.type == type))
            return &faces;
    }
    return nullptr;
}

QStringList CardDesign::ids() const
{
    QStringList ids = leaders + QStringList{weapons.profileType, weapons.dice, weapons.unless.characteristic};
    for (const CardFaces &faces : cards) {
        ids += QStringList{faces.profileType, faces.category};
        for (const CardBlock &block : faces.front + faces.back)
            ids += idsOf(block);
    }
    if (sheet)
        ids += idsOf(sheet->columns) + idsOf(sheet->tracks);
    ids.removeDuplicates();
    ids.removeAll(QString());
    ids.sort();
    return ids;
}

} // namespace muster::packs
