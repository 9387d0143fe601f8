// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/sql/Database.h"

namespace muster::library {

/// What this computer notes of the documents in a library: which one was open, which file became which. Stays in the file of
/// this computer; the copy of a club's library does not exchange it. A server directly has no notes.
class NotesRepository
{
public:
    explicit NotesRepository(const Database &database) : m_database(database) {}

    /// Empty when there is none. One that an older program put among the settings is taken over.
    [[nodiscard]] base::Result<QString> get(const QString &name) const;
    [[nodiscard]] base::Result<void> set(const QString &name, const QString &value) const;

private:
    const Database &m_database;
};

} // namespace muster::library
