// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/commands/ReplaceRoster.h"

#include "documents/roster/EditCodec.h"
#include "documents/roster/RosterDocument.h"

namespace muster::documents {

ReplaceRoster::ReplaceRoster(QString sentence, rules::Roster before, rules::Roster after)
    : m_sentence(std::move(sentence)), m_before(std::move(before)), m_after(std::move(after))
{
    setText(m_sentence);
}

rules::Operations::Outcome ReplaceRoster::prepare(rules::Operations &)
{
    return rules::RosterEdit();
}

QByteArray ReplaceRoster::payload() const
{
    return encodeReplacement(m_before, m_after);
}

void ReplaceRoster::perform(bool forward)
{
    document().performReplacement(forward ? m_after : m_before);
}

} // namespace muster::documents
