// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/roster/CatalogueModel.h"

#include "documents/roster/Placement.h"
#include "models/collection/UnitDots.h"
#include "models/roster/CatalogueRows.h"
#include "models/roster/EntryCard.h"

#include <QCoreApplication>

namespace muster::models {

using share::toData;
using share::toText;

CatalogueModel::CatalogueModel(documents::RosterDocument &document, share::RosterLook look, QObject *parent)
    : KeyedTreeModel(parent), m_document(document), m_look(std::move(look))
{
    connect(&document, &documents::RosterDocument::rosterChanged, this, [this] { refresh(); });
    connect(&document, &documents::RosterDocument::rosterReplaced, this, [this] { refresh(); });
    refresh();
}

void CatalogueModel::refresh()
{
    const auto &forces = m_document.roster().forces;
    if (!rules::findForce(m_document.roster(), toData(m_forceId)))
        m_forceId = forces.empty() ? QString() : toText(forces.front().id);
    // A slot that went away with its formation is no place to fill any more.
    if (m_slot.isValid() && !rules::findSelection(m_document.roster(), toData(m_slot.ownerId))
        && !rules::findForce(m_document.roster(), toData(m_slot.ownerId)))
        m_slot = {};
    CatalogueRows result = catalogueRows(m_document, m_look, {m_forceId, m_slot, m_filter, m_userIds, m_facts, m_names});
    m_categories = std::move(result.categories);
    m_columns = std::move(result.columns);
    m_slotName = result.slotName;
    m_unitCount = result.unitCount;
    m_takeable = result.takeable;
    m_hidden = result.hidden;
    m_left = result.left;
    setRows(std::move(result.rows));
}

void CatalogueModel::setPlace(const QString &forceId, const Place &slot)
{
    if (m_forceId == forceId && m_slot == slot)
        return;
    m_forceId = forceId;
    m_slot = slot;
    refresh();
}

void CatalogueModel::setFilter(const CatalogueFilter &filter)
{
    if (m_filter == filter)
        return;
    m_filter = filter;
    refresh();
}

void CatalogueModel::setLook(share::RosterLook look)
{
    m_facts.clear();
    m_names.forget();
    m_look = std::move(look);
    refresh();
}

void CatalogueModel::setUserIds(const QSet<QString> &ids)
{
    m_userIds = ids;
    refresh();
}

QVariant CatalogueModel::data(const QModelIndex &index, int role) const
{
    const CatalogueRow *shown = row(index);
    if (!shown)
        return {};
    const auto owned = [&] {
        return m_dots && shown->kind == CatalogueRow::Kind::Unit ? m_dots->ofEntry(shown->entryId).sentence() : QString();
    };
    switch (role) {
    case Qt::DisplayRole:
        return shown->name;
    case Qt::AccessibleTextRole:
        return withDot(shown->sentence, owned());
    case Qt::ToolTipRole:
        return shown->kind == CatalogueRow::Kind::Group ? QVariant() : QVariant(withDot(shown->sentence, owned()));
    default:
        return {};
    }
}

QString CatalogueModel::card(const QModelIndex &index) const
{
    const CatalogueRow *shown = row(index);
    if (!shown || shown->kind == CatalogueRow::Kind::Group)
        return {};
    return (QStringList{data(index, Qt::ToolTipRole).toString()} + entryCard(m_document, m_look, m_forceId, shown->entryId).lines())
        .join('\n');
}

Qt::ItemFlags CatalogueModel::flags(const QModelIndex &index) const
{
    const CatalogueRow *shown = row(index);
    if (!shown)
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (shown->kind != CatalogueRow::Kind::Group)
        flags |= Qt::ItemIsDragEnabled;
    return flags;
}

QMimeData *CatalogueModel::mimeData(const QModelIndexList &indexes) const
{
    const CatalogueRow *shown = indexes.isEmpty() ? nullptr : row(indexes.first());
    if (!shown || shown->kind == CatalogueRow::Kind::Group)
        return nullptr;
    auto data = std::make_unique<QMimeData>();
    data->setData(QLatin1String(entryMimeType), shown->entryId.toUtf8());
    data->setText(shown->name);
    return data.release();
}

QModelIndex CatalogueModel::indexOfEntry(const QString &entryId) const
{
    return find([&entryId](const CatalogueRow &row) { return row.kind != CatalogueRow::Kind::Group && row.entryId == entryId; });
}

documents::RosterDocument::Answer CatalogueModel::add(const QModelIndex &index)
{
    const CatalogueRow *shown = row(index);
    if (!shown || shown->kind == CatalogueRow::Kind::Group)
        return base::Error{"catalogue.nothing", base::Message(QT_TRANSLATE_NOOP("Message", "Choose a unit first.")), {}};
    return addEntry(shown->entryId);
}

documents::RosterDocument::Answer CatalogueModel::addEntry(const QString &entryId)
{
    const rules::Evaluator &evaluator = m_document.evaluator();
    const documents::CandidateTest wanted = documents::isEntry(toData(entryId));
    const documents::Placement slot{toData(m_slot.ownerId), toData(m_slot.groupId), {}};
    const documents::Placement place = documents::placeFor(evaluator, toData(m_forceId), slot, wanted);
    const auto candidate = place ? documents::candidateAt(evaluator, place.ownerId, place.groupId, wanted) : std::nullopt;
    if (!candidate)
        return base::Error{
            "catalogue.no-place",
            base::Message(QT_TRANSLATE_NOOP("Message", "There is no slot for this unit here; choose another slot or add a formation.")),
            {}};
    return m_document.addSelection(place.ownerId, candidate->entryId, place.groupId);
}

} // namespace muster::models
