// SPDX-License-Identifier: GPL-3.0-or-later
// What can be dropped on the formation, and what happens then: the whole drop is one step of the history.
#include "documents/roster/commands/selections/MoveSelections.h"
#include "models/roster/FormationModel.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::models {

using share::toData;
using share::toText;

namespace {

struct FormationDropWords
{
    Q_DECLARE_TR_FUNCTIONS(FormationModel)
};

} // namespace

// As the rows say it: what is stored is the name in the language of the data.
QString FormationModel::nameOf(const rules::Selection &selection) const
{
    if (!selection.customName.empty())
        return toText(selection.customName);
    const rules::EffectiveSelection *value = m_document.evaluator().selection(selection.id);
    return value ? m_look.name(*value) : m_look.name(toData(plainId(toText(selection.entryId))), selection.name);
}

bool FormationModel::isOurs(const rules::Selection &selection) const
{
    return bool(rules::findSelection(m_document.roster(), selection.id));
}

bool FormationModel::isFull(const Place &place) const
{
    for (const rules::Slot &slot : m_document.evaluator().slotsOf(toData(place.ownerId), false, rules::Priced::No)) {
        if (!place.groupId.isEmpty() && slot.groupId == toData(place.groupId))
            return slot.max >= 0 && slot.current >= slot.max;
    }
    return false;
}

// Dropped on a formation as a whole, or between two rows, a unit goes to the first slot that takes it.
Place FormationModel::slotFor(const rules::Selection &selection, const Place &place) const
{
    const QString entry = plainId(toText(selection.entryId));
    if (!place.groupId.isEmpty() && (place.index < 0 || candidateFor(m_document, place, entry)))
        return place;
    Place found = findPlace(m_document, place.ownerId, entry);
    if (found.isValid())
        found.index = place.index;
    return found;
}

QString FormationModel::partnerFor(const std::vector<rules::Selection> &selections, int row, const QModelIndex &parent) const
{
    const FormationRow *under = row < 0 ? this->row(parent) : nullptr;
    if (!under || under->kind != FormationRow::Kind::Unit || selections.size() != 1 || selections.front().id == toData(under->id))
        return {};
    const Place place = placeAt(parent);
    const rules::SelectionPlace from = rules::findSelection(m_document.roster(), selections.front().id);
    const bool sameSlot = from && from.parentId() == toData(place.ownerId) && from.selection->entryGroupId == toData(place.groupId);
    return from && !sameSlot && isFull(place) ? under->id : QString();
}

// Each has to fit exactly where the other stands.
QString FormationModel::swapRefusal(const rules::Selection &selection, const QString &partner) const
{
    const auto fits = [this](const rules::SelectionPlace &who, const rules::SelectionPlace &where) {
        const Place place{toText(where.parentId()), toText(where.selection->entryGroupId), -1};
        return candidateFor(m_document, place, plainId(toText(who.selection->entryId))).has_value();
    };
    const rules::SelectionPlace own = rules::findSelection(m_document.roster(), selection.id);
    const rules::SelectionPlace other = rules::findSelection(m_document.roster(), toData(partner));
    if (!fits(own, other))
        return FormationDropWords::tr("%1 does not fit there.").arg(nameOf(selection));
    return fits(other, own) ? QString()
                            : FormationDropWords::tr("%1 cannot take the place of %2, and there is no room for both.")
                                  .arg(nameOf(*other.selection), nameOf(selection));
}

QString FormationModel::refusalOf(const rules::Selection &selection, const Place &place, bool moved, const QString &partner) const
{
    const std::vector<std::string> path = rules::idPath(m_document.roster(), toData(place.ownerId));
    if (moved && std::find(path.begin(), path.end(), selection.id) != path.end())
        return FormationDropWords::tr("%1 cannot stand inside itself.").arg(nameOf(selection));
    if (!partner.isEmpty())
        return swapRefusal(selection, partner);
    const Place target = slotFor(selection, place);
    if (!target.isValid() || !candidateFor(m_document, target, plainId(toText(selection.entryId))))
        return FormationDropWords::tr("%1 does not fit there.").arg(nameOf(selection));
    const rules::SelectionPlace from = rules::findSelection(m_document.roster(), selection.id);
    const bool sameSlot = moved && from.parentId() == toData(target.ownerId) && from.selection->entryGroupId == toData(target.groupId);
    if (!sameSlot && isFull(target))
        return FormationDropWords::tr("There is no room left for %1.").arg(nameOf(selection));
    return {};
}

QString FormationModel::refusal(const QMimeData &data, Qt::DropAction action, int row, const QModelIndex &parent) const
{
    const Place place = dropPlace(row, parent);
    if (!place.isValid())
        return FormationDropWords::tr("Nothing can be put there.");
    if (data.hasFormat(QLatin1String(entryMimeType))) {
        const QString entry = QString::fromUtf8(data.data(QLatin1String(entryMimeType)));
        return candidateFor(m_document, place, entry) ? QString() : FormationDropWords::tr("This unit does not fit there.");
    }
    const std::vector<rules::Selection> selections = selectionsFrom(data);
    const QString partner = action == Qt::MoveAction ? partnerFor(selections, row, parent) : QString();
    for (const rules::Selection &selection : selections) {
        if (const QString why = refusalOf(selection, place, action == Qt::MoveAction && isOurs(selection), partner); !why.isEmpty())
            return why;
    }
    return selections.empty() ? FormationDropWords::tr("Nothing can be put there.") : QString();
}

bool FormationModel::canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int, const QModelIndex &parent) const
{
    if (!data->hasFormat(QLatin1String(entryMimeType)) && !data->hasFormat(QLatin1String(selectionsMimeType)))
        return false;
    return refusal(*data, action, row, parent).isEmpty();
}

bool FormationModel::dropEntry(const QString &entry, Place place)
{
    if (place.groupId.isEmpty())
        place = findPlace(m_document, place.ownerId, entry);
    const auto candidate = candidateFor(m_document, place, entry);
    if (!candidate)
        return false;
    const auto answer = m_document.addSelection(toData(place.ownerId), candidate->entryId, toData(place.groupId));
    if (answer)
        m_dropped = {toText(answer.value())};
    return answer.ok();
}

bool FormationModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column, const QModelIndex &parent)
{
    m_dropped.clear();
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    const Place place = dropPlace(row, parent);
    if (data->hasFormat(QLatin1String(entryMimeType)))
        return dropEntry(QString::fromUtf8(data->data(QLatin1String(entryMimeType))), place);
    const std::vector<rules::Selection> selections = selectionsFrom(*data);
    // What is known by its id is moved; everything else comes from another roster and is copied.
    if (action != Qt::MoveAction
        || !std::all_of(selections.begin(), selections.end(), [this](const rules::Selection &each) { return isOurs(each); })) {
        const auto answer = m_document.pasteSelections(selections, toData(place.ownerId), toData(place.groupId));
        if (answer)
            m_dropped = {toText(answer.value())};
        return answer.ok();
    }
    QStringList moved;
    std::vector<documents::SelectionMove> moves;
    for (const rules::Selection &selection : selections) {
        moves.push_back({selection.id, toData(slotFor(selection, place).groupId)});
        moved.append(toText(selection.id));
    }
    const auto *siblings = rules::childSelections(m_document.roster(), toData(place.ownerId));
    const std::size_t index = place.index >= 0 ? std::size_t(place.index) : siblings ? siblings->size() : 0;
    const QString partner = partnerFor(selections, row, parent);
    const auto answer = partner.isEmpty() ? m_document.moveSelections(moves, toData(place.ownerId), index)
                                          : m_document.swapSelections(selections.front().id, toData(partner));
    if (answer)
        m_dropped = moved;
    return answer.ok();
}

} // namespace muster::models
