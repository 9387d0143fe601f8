// SPDX-License-Identifier: GPL-3.0-or-later
// Schema 4: what the user owns. A log of actions, and photos; both only grow, so that two computers of one person are brought
// together by taking whatever the other one has.
#include "library/sql/Migrations.h"

namespace muster::library::migrations {

QStringList step4()
{
    return {
        // `member`: whose it is, as a club's server knows them; empty in a library for the person it belongs to.
        R"(CREATE TABLE collection_events (
            id TEXT PRIMARY KEY NOT NULL,
            member TEXT NOT NULL DEFAULT '',
            game TEXT NOT NULL,
            happened {int} NOT NULL,
            body {blob} NOT NULL,
            checksum TEXT NOT NULL))",
        R"(CREATE TABLE collection_photos (
            id TEXT PRIMARY KEY NOT NULL,
            member TEXT NOT NULL DEFAULT '',
            game TEXT NOT NULL,
            figures TEXT NOT NULL,
            stage TEXT NOT NULL,
            taken {int} NOT NULL,
            name TEXT NOT NULL,
            media_type TEXT NOT NULL,
            bytes {blob} NOT NULL,
            checksum TEXT NOT NULL))",
        "{there}ALTER TABLE collection_events ALTER COLUMN member SET DEFAULT CURRENT_USER",
        "{there}ALTER TABLE collection_photos ALTER COLUMN member SET DEFAULT CURRENT_USER",
        // The tallies of documents name what they count, for there is one more.
        "{here}DROP TRIGGER tally_insert",
        "{here}DROP TRIGGER tally_delete",
        R"({here}CREATE TRIGGER tally_insert AFTER INSERT ON documents BEGIN
            UPDATE tallies SET count = count + CASE name WHEN 'trash' THEN NEW.deleted IS NOT NULL ELSE 1 END
            WHERE name IN ('documents', 'trash'); END)",
        R"({here}CREATE TRIGGER tally_delete AFTER DELETE ON documents BEGIN
            UPDATE tallies SET count = count - CASE name WHEN 'trash' THEN OLD.deleted IS NOT NULL ELSE 1 END
            WHERE name IN ('documents', 'trash'); END)",
        "{here}INSERT INTO tallies (name, count) VALUES ('collection', 0)",
        R"({here}CREATE TRIGGER tally_collection AFTER INSERT ON collection_events BEGIN
            UPDATE tallies SET count = count + 1 WHERE name = 'collection'; END)",
    };
}

} // namespace muster::library::migrations
