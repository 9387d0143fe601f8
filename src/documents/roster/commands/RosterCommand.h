// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "documents/history/StoredCommand.h"
#include "rules/roster/Operations.h"
#include "rules/roster/RosterEdit.h"

#include <QCoreApplication>

#include <chrono>

namespace muster::documents {

class RosterDocument;

/// Which commands may grow by merging; the verb of a command.
enum class Verb { None = -1, ChangeCount = 1, RenameSelection, ChangeNote, ChangeTag, ChangeCostLimit, RenameRoster };

/// One step of a roster's history. Holds ids and values, never pointers into the roster; the document asks prepare() once,
/// from then on the edit it got is undone and redone.
class RosterCommand : public StoredCommand
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
    /// The edit itself, unless a command knows better.
    [[nodiscard]] QByteArray payload() const override;

    void setDocument(RosterDocument &document) { m_document = &document; }
    void setEdit(rules::RosterEdit edit) { m_edit = std::move(edit); }
    [[nodiscard]] const rules::RosterEdit &edit() const { return m_edit; }

    int id() const override { return int(verb()); }
    bool mergeWith(const QUndoCommand *other) override;

protected:
    void perform(bool forward) override;
    [[nodiscard]] QString whyKept() const override;
    [[nodiscard]] RosterDocument &document() const { return *m_document; }

private:
    RosterDocument *m_document = nullptr;
    rules::RosterEdit m_edit;
    std::chrono::steady_clock::time_point m_when = std::chrono::steady_clock::now();
};

/// Adds the steps of one operation to those of a larger one.
void appendEdit(rules::RosterEdit &whole, rules::RosterEdit part);

/// The name a player knows a force or selection by: their own, else the effective one, else the saved one.
[[nodiscard]] QString shownName(const RosterDocument &document, const std::string &id);
/// The name of an entry in the data ("Pounder"), by composite id.
[[nodiscard]] QString entryName(const RosterDocument &document, const std::string &entryId);

} // namespace muster::documents
