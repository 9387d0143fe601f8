// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/commands/CombinedEdit.h"

namespace muster::documents {

CombinedEdit::CombinedEdit(QString sentence, rules::RosterEdit edit) : m_sentence(std::move(sentence))
{
    setText(m_sentence);
    setEdit(std::move(edit));
}

rules::Operations::Outcome CombinedEdit::prepare(rules::Operations &)
{
    return edit();
}

} // namespace muster::documents
