// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "rules/roster/Operations.h"
#include "rules/roster/RosterEdit.h"

#include <QCoreApplication>
#include <QUndoCommand>

#include <chrono>

namespace muster::documents {

class RosterDocument;

/// Which commands may grow by merging; the verb of a command.
enum class Verb { None = -1, ChangeCount = 1, RenameSelection, ChangeNote, ChangeTag, ChangeCostLimit, RenameRoster };

/// One step of a roster's history. Holds ids and values, never pointers into the roster; the document asks prepare() once,
/// from then on the edit it got is undone and redone.
class RosterCommand : public QUndoCommand
{
public:
    RosterCommand() = default;

    /// Does it on a trial copy of the roster. `operations` works on that copy.
    [[nodiscard]] virtual rules::Operations::Outcome prepare(rules::Operations &operations) = 0;
    /// "Add Pounder"; asked before the edit is done, so that names of what goes away are still known.
    [[nodiscard]] virtual QString sentence(const RosterDocument &document) const = 0;
    [[nodiscard]] virtual Verb verb() const { return Verb::None; }
    /// Commands of one verb merge only when they speak about the same thing.
    [[nodiscard]] virtual std::string subject() const { return {}; }
    /// What the store keeps of it; empty = the edit itself.
    [[nodiscard]] virtual QByteArray payload() const;

    void setDocument(RosterDocument &document) { m_document = &document; }
    void setEdit(rules::RosterEdit edit) { m_edit = std::move(edit); }
    [[nodiscard]] const rules::RosterEdit &edit() const { return m_edit; }

    /// Place in the stored history; 0 = not stored yet.
    [[nodiscard]] qint64 serial() const { return m_serial; }
    void setSerial(qint64 serial) { m_serial = serial; }
    /// Whether the store has it as it is now.
    [[nodiscard]] bool isStored() const { return m_stored; }
    void setStored(bool stored) { m_stored = stored; }

    void undo() final;
    void redo() final;
    int id() const override { return int(verb()); }
    bool mergeWith(const QUndoCommand *other) override;

protected:
    /// Brings the document to the state after (forward) or before it.
    virtual void perform(bool forward);
    [[nodiscard]] RosterDocument &document() const { return *m_document; }

private:
    RosterDocument *m_document = nullptr;
    rules::RosterEdit m_edit;
    std::chrono::steady_clock::time_point m_when = std::chrono::steady_clock::now();
    qint64 m_serial = 0;
    bool m_stored = false;
};

/// Adds the steps of one operation to those of a larger one.
void appendEdit(rules::RosterEdit &whole, rules::RosterEdit part);

/// The name a player knows a force or selection by: his own, else the effective one, else the saved one.
[[nodiscard]] QString shownName(const RosterDocument &document, const std::string &id);
/// The name of an entry in the data ("Pounder"), by composite id.
[[nodiscard]] QString entryName(const RosterDocument &document, const std::string &entryId);

} // namespace muster::documents
