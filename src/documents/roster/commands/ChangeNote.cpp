// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/commands/ChangeNote.h"

#include "documents/roster/RosterDocument.h"

namespace muster::documents {

ChangeNote::ChangeNote(std::string id, std::string note) : m_id(std::move(id)), m_note(std::move(note)) {}

rules::Operations::Outcome ChangeNote::prepare(rules::Operations &operations)
{
    return m_id.empty() ? operations.setNotes(m_note) : operations.setCustomNotes(m_id, m_note);
}

QString ChangeNote::sentence(const RosterDocument &document) const
{
    return m_id.empty() ? QCoreApplication::translate("RosterCommand", "Change the note of the roster")
                        : QCoreApplication::translate("RosterCommand", "Change the note of %1").arg(shownName(document, m_id));
}

} // namespace muster::documents
