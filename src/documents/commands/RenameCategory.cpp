// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/commands/RenameCategory.h"

#include "documents/RosterDocument.h"

namespace muster::documents {

RenameCategory::RenameCategory(std::string forceId, std::string categoryId, std::string name, std::string note)
    : m_forceId(std::move(forceId)), m_categoryId(std::move(categoryId)), m_name(std::move(name)), m_note(std::move(note))
{
}

rules::Operations::Outcome RenameCategory::prepare(rules::Operations &operations)
{
    return operations.setCategoryText(m_forceId, m_categoryId, m_name, m_note);
}

QString RenameCategory::sentence(const RosterDocument &document) const
{
    return QCoreApplication::translate("RosterCommand", "Rename a category of %1").arg(shownName(document, m_forceId));
}

} // namespace muster::documents
