// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/LibraryRosterStore.h"

#include "rules/roster/RosterReader.h"
#include "rules/roster/RosterWriter.h"

namespace muster::documents {

namespace {

library::DocumentSave asDocument(const RosterSave &change)
{
    library::DocumentSave document;
    document.record = change.record;
    document.content = QByteArray::fromStdString(rules::writeRoster(*change.roster, rules::WriteOrigin::Yes));
    document.history = change.history;
    return document;
}

} // namespace

base::Result<StoredRoster> LibraryRosterStore::load(const QString &id)
{
    base::Result<library::StoredDocument> stored = m_library.documents().load(id);
    if (!stored)
        return stored.error();
    base::Result<rules::ReadRoster> read = rules::readRoster(
        std::string_view(stored->content.constData(), std::size_t(stored->content.size())), stored->record.name.toStdString());
    if (!read)
        return read.error();
    // Copies and conflict copies are made without reading the roster: the list knows what it is called.
    read->roster.id = stored->record.id.toStdString();
    read->roster.name = stored->record.name.toStdString();
    return StoredRoster{std::move(stored->record), std::move(read->roster), std::move(stored->history)};
}

base::Result<qint64> LibraryRosterStore::save(const RosterSave &change)
{
    return m_library.documents().save(asDocument(change));
}

void LibraryRosterStore::saveBeside(RosterSave change, Answer answer)
{
    m_library.save([change = std::move(change)] { return asDocument(change); }, std::move(answer));
}

base::Result<qint64> LibraryRosterStore::version(const QString &id)
{
    return m_library.documents().version(id);
}

} // namespace muster::documents
