// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/roster/FormationModel.h"

#include "documents/roster/Placement.h"
#include "models/collection/UnitDots.h"
#include "rules/roster/RosterReader.h"
#include "rules/roster/RosterWriter.h"

#include <QIODevice>
#include <QSet>

namespace muster::models {

using share::toData;
using share::toText;

QString plainId(const QString &compositeId)
{
    const auto end = compositeId.lastIndexOf(QStringLiteral("::"));
    return end < 0 ? compositeId : compositeId.mid(end + 2);
}

FormationModel::FormationModel(documents::RosterDocument &document, share::RosterLook look, QObject *parent)
    : KeyedTreeModel(parent), m_document(document), m_look(std::move(look))
{
    connect(&document, &documents::RosterDocument::rosterChanged, this, [this] { refresh(); });
    connect(&document, &documents::RosterDocument::rosterReplaced, this, [this] { refresh(); });
    refresh();
}

void FormationModel::refresh()
{
    setRows(formationRows(m_document.evaluator(), m_look));
}

void FormationModel::setLook(share::RosterLook look)
{
    m_look = std::move(look);
    refresh();
}

QVariant FormationModel::data(const QModelIndex &index, int role) const
{
    const FormationRow *shown = row(index);
    if (!shown)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return shown->name;
    case Qt::EditRole:
        return shown->nickname;
    case Qt::AccessibleTextRole:
        return withDot(shown->sentence, m_dots ? m_dots->ofSelection(shown->id).sentence() : QString());
    case Qt::ToolTipRole: // the row may be too narrow for all of it
        return shown->kind == FormationRow::Kind::Unit
            ? QVariant(withDot(shown->sentence, m_dots ? m_dots->ofSelection(shown->id).sentence() : QString()))
            : QVariant();
    default:
        return {};
    }
}

Qt::ItemFlags FormationModel::flags(const QModelIndex &index) const
{
    const FormationRow *shown = row(index);
    if (!shown)
        return Qt::ItemIsDropEnabled;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDropEnabled;
    if (shown->kind == FormationRow::Kind::Unit || shown->kind == FormationRow::Kind::Formation)
        flags |= Qt::ItemIsDragEnabled;
    if (shown->kind == FormationRow::Kind::Advantage)
        flags &= ~Qt::ItemIsDropEnabled;
    return flags;
}

QModelIndex FormationModel::indexOfId(const QString &id) const
{
    return id.isEmpty() ? QModelIndex() : find([&id](const FormationRow &row) { return row.id == id; });
}

QModelIndex FormationModel::indexOfPlace(const QString &ownerId, const QString &groupId) const
{
    return find([&](const FormationRow &row) { return row.id.isEmpty() && row.ownerId == ownerId && row.groupId == groupId; });
}

QStringList FormationModel::mimeTypes() const
{
    return {QLatin1String(entryMimeType), QLatin1String(selectionsMimeType)};
}

QMimeData *FormationModel::mimeData(const QModelIndexList &indexes) const
{
    QSet<QString> wanted;
    for (const QModelIndex &index : indexes) {
        const FormationRow *shown = row(index);
        const bool inside = [&] { // goes along with what it stands in
            for (QModelIndex above = index.parent(); above.isValid(); above = above.parent()) {
                if (indexes.contains(above) && row(above)->kind != FormationRow::Kind::Force)
                    return true;
            }
            return false;
        }();
        if (shown && !shown->id.isEmpty() && shown->kind != FormationRow::Kind::Force && !inside)
            wanted.insert(shown->id);
    }
    QStringList ids; // in the order of the formation, whatever the order of the clicks
    (void)find([&](const FormationRow &row) {
        if (wanted.remove(row.id))
            ids.append(row.id);
        return wanted.isEmpty();
    });
    return ids.isEmpty() ? nullptr : mimeDataFor(ids);
}

QMimeData *FormationModel::mimeDataFor(const QStringList &selectionIds) const
{
    // A small roster of its own: any program that reads rosters, and any other window of ours, can take it.
    rules::Roster carrier;
    carrier.name = "clipboard";
    carrier.gameSystemId = m_document.roster().gameSystemId;
    carrier.gameSystemName = m_document.roster().gameSystemName;
    rules::Force force;
    QStringList names;
    for (const QString &id : selectionIds) {
        const rules::SelectionPlace place = rules::findSelection(m_document.roster(), toData(id));
        if (!place)
            continue;
        if (force.id.empty()) {
            force = *place.force;
            force.selections.clear();
            force.forces.clear();
        }
        force.selections.push_back(*place.selection);
        names.append(nameOf(*place.selection));
    }
    carrier.forces.push_back(std::move(force));
    auto data = std::make_unique<QMimeData>();
    data->setData(QLatin1String(selectionsMimeType), QByteArray::fromStdString(rules::writeRoster(carrier)));
    data->setText(names.join('\n'));
    return data.release();
}

std::vector<rules::Selection> FormationModel::selectionsFrom(const QMimeData &data)
{
    const QByteArray xml = data.data(QLatin1String(selectionsMimeType));
    if (xml.isEmpty())
        return {};
    auto read = rules::readRoster(xml.toStdString(), "clipboard");
    if (!read || read->roster.forces.empty())
        return {};
    return std::move(read->roster.forces.front().selections);
}

Place FormationModel::placeAt(const QModelIndex &index) const
{
    const FormationRow *shown = row(index);
    if (!shown)
        return {};
    switch (shown->kind) {
    case FormationRow::Kind::Force:
    case FormationRow::Kind::Formation:
        return {shown->id, {}, -1};
    case FormationRow::Kind::Advantage:
        return {};
    case FormationRow::Kind::Section:
    case FormationRow::Kind::EmptySlot:
    case FormationRow::Kind::AddLink:
        return {shown->ownerId, shown->groupId, -1};
    case FormationRow::Kind::Unit:
        break;
    }
    return placeOf(*shown);
}

Place FormationModel::placeOf(const FormationRow &row) const
{
    const rules::SelectionPlace place = rules::findSelection(m_document.roster(), toData(row.id));
    if (!place)
        return {};
    return {toText(place.parentId()), toText(place.selection->entryGroupId), int(place.index)};
}

Place FormationModel::dropPlace(int row, const QModelIndex &parent) const
{
    if (row < 0)
        return placeAt(parent);
    // Between two rows: before the lower one, else behind the upper one.
    const auto beside = [&](int at) {
        const FormationRow *shown = this->row(index(at, 0, parent));
        return shown->kind == FormationRow::Kind::Formation ? placeOf(*shown) : placeAt(index(at, 0, parent));
    };
    if (row < rowCount(parent)) {
        if (const Place place = beside(row); place.isValid())
            return place;
    }
    if (row > 0) {
        Place place = beside(row - 1);
        if (place.index >= 0)
            ++place.index;
        return place;
    }
    return placeAt(parent);
}

std::optional<rules::Candidate> FormationModel::candidateFor(const documents::RosterDocument &document, const Place &place,
                                                             const QString &wanted)
{
    return documents::candidateAt(document.evaluator(), toData(place.ownerId), toData(place.groupId), documents::isEntry(toData(wanted)));
}

Place FormationModel::findPlace(const documents::RosterDocument &document, const QString &ownerId, const QString &wanted)
{
    const documents::Placement found = documents::placeIn(document.evaluator(), toData(ownerId), documents::isEntry(toData(wanted)));
    return found ? Place{toText(found.ownerId), toText(found.groupId), -1} : Place{};
}

} // namespace muster::models
