// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/LibraryRosterStore.h"

#include "packs/SpokenError.h"
#include "rules/roster/RosterReader.h"

namespace muster::documents {

base::Result<StoredRoster> LibraryRosterStore::load(const QString &id)
{
    base::Result<library::StoredDocument> stored = m_library.documents().load(id);
    if (!stored)
        return stored.error();
    base::Result<rules::ReadRoster> read = rules::readRoster(std::string_view(stored->content.constData(), std::size_t(stored->content.size())),
                                                             stored->record.name.toStdString());
    if (!read)
        return packs::spoken(read.error());
    // Copies and conflict copies are made without reading the roster: the list knows what it is called.
    read->roster.id = stored->record.id.toStdString();
    read->roster.name = stored->record.name.toStdString();
    return StoredRoster{std::move(stored->record), std::move(read->roster), std::move(stored->history)};
}

base::Result<qint64> LibraryRosterStore::save(const RosterSave &save)
{
    library::DocumentSave document;
    document.record = save.record;
    document.content = QByteArray::fromRawData(save.xml.data(), qsizetype(save.xml.size()));
    document.history = save.history;
    return m_library.documents().save(document);
}

base::Result<qint64> LibraryRosterStore::version(const QString &id)
{
    return m_library.documents().version(id);
}

} // namespace muster::documents
