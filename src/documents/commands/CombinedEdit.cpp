// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/commands/CombinedEdit.h"

namespace muster::documents {

CombinedEdit::CombinedEdit(QString sentence, rules::RosterEdit edit)
    : m_sentence(std::move(sentence))
{
    setText(m_sentence);
    setEdit(std::move(edit));
}

CombinedEdit::CombinedEdit(QString sentence, rules::RosterEdit edit, qint64 serial)
    : CombinedEdit(std::move(sentence), std::move(edit))
{
    setSerial(serial);
    setStored(true);
}

rules::Operations::Outcome CombinedEdit::prepare(rules::Operations &)
{
    return edit();
}

} // namespace muster::documents
