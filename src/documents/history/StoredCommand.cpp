// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/history/StoredCommand.h"

#include "documents/history/StoredHistory.h"

namespace muster::documents {

// While the history fills its stack, or puts a refused step back, the document is already where the command leads.
void StoredCommand::undo()
{
    if (!m_history->m_passive && m_history->mayUndo(*this))
        perform(false);
}

void StoredCommand::redo()
{
    if (m_history->m_passive)
        return;
    m_history->m_walked = true;
    perform(true);
}

void StoredCommand::grow()
{
    ++m_growth;
    m_stored = false;
    m_when = m_history->now();
}

} // namespace muster::documents
