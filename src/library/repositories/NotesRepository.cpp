// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/repositories/NotesRepository.h"

#include "logging/Note.h"

namespace muster::library {

base::Result<QString> NotesRepository::get(const QString &name) const
{
    if (!m_database.isSqlite())
        return QString();
    const base::Result<QVariant> known = m_database.value("SELECT value FROM notes WHERE name = ?", {name});
    if (!known)
        return known.error();
    if (known->isValid())
        return known->toString();
    const base::Result<QVariant> before = m_database.value("SELECT value FROM settings WHERE name = ?", {name});
    if (!before)
        return before.error();
    if (!before->toString().isEmpty())
        logging::note(logging::lcLibrary(), "take over a note", set(name, before->toString()));
    return before->toString();
}

base::Result<void> NotesRepository::set(const QString &name, const QString &value) const
{
    if (!m_database.isSqlite())
        return {};
    return m_database.execute("INSERT INTO notes (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                              {name, value.isNull() ? QString("") : value});
}

} // namespace muster::library
