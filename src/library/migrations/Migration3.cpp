// SPDX-License-Identifier: GPL-3.0-or-later
// Schema 3: who wrote what, checksums that show a damaged row, drafts that stay on their writer's computer, and a mark for
// what was emptied from a trash.
#include "library/sql/Migrations.h"

namespace muster::library::migrations {

QStringList step3()
{
    return {
        "ALTER TABLE documents ADD COLUMN author TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE documents ADD COLUMN changed_by TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE documents ADD COLUMN deleted_by TEXT NOT NULL DEFAULT ''",
        // The server's user who brought it in, as the server knows them: what its row rules go by.
        "ALTER TABLE documents ADD COLUMN owner TEXT NOT NULL DEFAULT ''",
        "{there}ALTER TABLE documents ALTER COLUMN owner SET DEFAULT CURRENT_USER",
        // Beside the version: the oldest program that can still read it.
        "{there}ALTER TABLE muster_schema ADD COLUMN reads BIGINT NOT NULL DEFAULT 0",
        "{here}CREATE TABLE muster_schema (version INTEGER NOT NULL, reads INTEGER NOT NULL)",
        // Of the stored bytes; empty where an older program wrote the row.
        "ALTER TABLE contents ADD COLUMN checksum TEXT NOT NULL DEFAULT ''",
        // How many events the log has, so that a log which lost its end is noticed; -1 where an older program wrote it.
        "ALTER TABLE contents ADD COLUMN event_count {int} NOT NULL DEFAULT -1",
        "ALTER TABLE contents ADD COLUMN step_count {int} NOT NULL DEFAULT -1",
        "ALTER TABLE contents ADD COLUMN picture_count {int} NOT NULL DEFAULT -1",
        "ALTER TABLE documents ADD COLUMN checksum TEXT NOT NULL DEFAULT ''",
        // How many documents there are, and in the trash, so that a list which lost some is noticed. Whoever writes: it is counted.
        "{here}CREATE TABLE tallies (name TEXT PRIMARY KEY NOT NULL, count {int} NOT NULL)",
        "{here}INSERT INTO tallies (name, count) SELECT 'documents', count(*) FROM documents UNION ALL SELECT 'trash', count(deleted) FROM documents",
        R"({here}CREATE TRIGGER tally_insert AFTER INSERT ON documents BEGIN
            UPDATE tallies SET count = count + CASE name WHEN 'trash' THEN NEW.deleted IS NOT NULL ELSE 1 END; END)",
        R"({here}CREATE TRIGGER tally_delete AFTER DELETE ON documents BEGIN
            UPDATE tallies SET count = count - CASE name WHEN 'trash' THEN OLD.deleted IS NOT NULL ELSE 1 END; END)",
        R"({here}CREATE TRIGGER tally_trash AFTER UPDATE OF deleted ON documents BEGIN
            UPDATE tallies SET count = count + (NEW.deleted IS NOT NULL) - (OLD.deleted IS NOT NULL) WHERE name = 'trash'; END)",
        "ALTER TABLE history ADD COLUMN author TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE history ADD COLUMN checksum TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE events ADD COLUMN author TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE events ADD COLUMN checksum TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE attachments ADD COLUMN checksum TEXT NOT NULL DEFAULT ''",
        // Where game data came from: empty for those of an installed game.
        "ALTER TABLE data_revisions ADD COLUMN source TEXT NOT NULL DEFAULT ''",
        R"(CREATE TABLE removals (
            document_id TEXT PRIMARY KEY NOT NULL,
            kind {int} NOT NULL,
            name TEXT NOT NULL,
            removed {int} NOT NULL,
            removed_by TEXT NOT NULL))",
        // No reference to documents: a report being written outlives a club's copy that is made anew.
        R"({here}CREATE TABLE drafts (
            document_id TEXT NOT NULL,
            kind TEXT NOT NULL,
            author TEXT NOT NULL,
            changed {int} NOT NULL,
            content {blob} NOT NULL,
            PRIMARY KEY (document_id, kind, author)))",
        // What this computer remembers of the documents; not exchanged with a club, as settings are.
        "{here}CREATE TABLE notes (name TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL)",
    };
}

} // namespace muster::library::migrations
