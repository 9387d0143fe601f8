// SPDX-License-Identifier: GPL-3.0-or-later
// Schema 2: a trash instead of deleting, copies made by conflicts, a line under the name, search over what is inside,
// and the game data that rosters were made with.
#include "library/sql/Migrations.h"

namespace muster::library::migrations {

QStringList step2()
{
    return {
        "ALTER TABLE documents ADD COLUMN deleted {int}",
        "ALTER TABLE documents ADD COLUMN conflict_of TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE documents ADD COLUMN note TEXT NOT NULL DEFAULT ''",
        R"(CREATE TABLE searches (
            document_id TEXT PRIMARY KEY NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
            folded TEXT NOT NULL))",
        // Until the next save fills in the names inside.
        "INSERT INTO searches (document_id, folded) SELECT id, lower(name || ' ' || faction || ' ' || pack_name) FROM documents",
        R"(CREATE TABLE data_revisions (
            hash TEXT PRIMARY KEY NOT NULL,
            system_id TEXT NOT NULL,
            name TEXT NOT NULL,
            revision TEXT NOT NULL,
            stored {int} NOT NULL,
            files {blob} NOT NULL))",
    };
}

} // namespace muster::library::migrations
