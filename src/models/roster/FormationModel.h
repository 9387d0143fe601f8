// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/roster/RosterDocument.h"
#include "models/KeyedTreeModel.h"
#include "models/roster/FormationRows.h"

#include <QMimeData>

namespace muster::models {

/// Formats under which units travel by drag and drop and by the clipboard.
inline constexpr char entryMimeType[] = "application/x-muster-entry";           ///< plain id of a unit of the catalogue
inline constexpr char selectionsMimeType[] = "application/x-muster-selections"; ///< a roster with the selections, as XML

/// A place into which something can be put: a slot of a selection, or the force itself.
struct Place
{
    QString ownerId; ///< force or selection
    QString groupId; ///< composite id of the slot; empty = none
    int index = -1;  ///< among the owner's selections; negative = at the end
    [[nodiscard]] bool isValid() const { return !ownerId.isEmpty(); }
    friend bool operator==(const Place &, const Place &) = default;
};

class UnitDots;

/// The formation tree of an open roster. Follows the document; edits by drag and drop go through it.
class FormationModel : public KeyedTreeModel<FormationRow>
{
public:
    FormationModel(documents::RosterDocument &document, share::RosterLook look, QObject *parent = nullptr);

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::CopyAction | Qt::MoveAction; }
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override;
    [[nodiscard]] bool canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                                       const QModelIndex &parent) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column, const QModelIndex &parent) override;
    /// Why this cannot be dropped there, in the user's language; empty when it can.
    [[nodiscard]] QString refusal(const QMimeData &data, Qt::DropAction action, int row, const QModelIndex &parent) const;
    /// What the last drop added or moved, in its order.
    [[nodiscard]] const QStringList &dropped() const { return m_dropped; }

    /// Another language, or the pack came.
    void setLook(share::RosterLook look);
    [[nodiscard]] const share::RosterLook &look() const { return m_look; }
    /// What the user owns of each unit is said besides; null: nothing.
    void setDots(const UnitDots *dots) { m_dots = dots; }

    [[nodiscard]] QModelIndex indexOfId(const QString &id) const;
    [[nodiscard]] QModelIndex indexOfPlace(const QString &ownerId, const QString &groupId) const;
    /// Where something dropped or pasted on this row goes; an invalid place for rows that take nothing.
    [[nodiscard]] Place placeAt(const QModelIndex &index) const;

    /// The candidate of a place for a unit named by its plain id; nullopt when the place does not know it.
    [[nodiscard]] static std::optional<rules::Candidate> candidateFor(const documents::RosterDocument &document, const Place &place,
                                                                      const QString &plainId);
    /// The first slot of a formation (or force) that takes the unit now, else the first that knows it at all.
    [[nodiscard]] static Place findPlace(const documents::RosterDocument &document, const QString &ownerId, const QString &plainId);

    /// Selections as they travel; the order is the user's.
    [[nodiscard]] static std::vector<rules::Selection> selectionsFrom(const QMimeData &data);
    [[nodiscard]] QMimeData *mimeDataFor(const QStringList &selectionIds) const;

private:
    void refresh();
    [[nodiscard]] Place dropPlace(int row, const QModelIndex &parent) const;
    [[nodiscard]] Place placeOf(const FormationRow &row) const;
    [[nodiscard]] bool isFull(const Place &place) const;
    /// The unit that gives up its place to the one dropped on it; empty when there is room beside it.
    [[nodiscard]] QString partnerFor(const std::vector<rules::Selection> &selections, int row, const QModelIndex &parent) const;
    [[nodiscard]] QString swapRefusal(const rules::Selection &selection, const QString &partner) const;
    [[nodiscard]] QString refusalOf(const rules::Selection &selection, const Place &place, bool moved, const QString &partner) const;
    [[nodiscard]] Place slotFor(const rules::Selection &selection, const Place &place) const;
    [[nodiscard]] QString nameOf(const rules::Selection &selection) const;
    [[nodiscard]] bool isOurs(const rules::Selection &selection) const;
    bool dropEntry(const QString &entry, Place place);

    documents::RosterDocument &m_document;
    share::RosterLook m_look;
    const UnitDots *m_dots = nullptr;
    QStringList m_dropped;
};

/// The last part of a composite id.
[[nodiscard]] QString plainId(const QString &compositeId);

} // namespace muster::models
