// SPDX-License-Identifier: GPL-3.0-or-later
// Schema 1: documents (rosters and campaigns) with their contents, undo history, events, pictures; settings; change notices.
#include "library/sql/Migrations.h"

namespace muster::library::migrations {

QStringList step1()
{
    return {
        // What lists show; contents stand apart, so that a list of thousands reads no roster.
        R"(CREATE TABLE documents (
            id TEXT PRIMARY KEY NOT NULL,
            kind {int} NOT NULL,
            name TEXT NOT NULL,
            pack_id TEXT NOT NULL,
            pack_name TEXT NOT NULL,
            system_id TEXT NOT NULL,
            data_revision TEXT NOT NULL,
            faction TEXT NOT NULL,
            points {real} NOT NULL,
            points_name TEXT NOT NULL,
            points_limit {real},
            verdict {int} NOT NULL,
            units {int} NOT NULL,
            created {int} NOT NULL,
            changed {int} NOT NULL,
            version {int} NOT NULL))",
        "CREATE INDEX documents_by_change ON documents (changed)",
        R"(CREATE TABLE contents (
            document_id TEXT PRIMARY KEY NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
            position {int} NOT NULL,
            content {blob} NOT NULL))",
        R"(CREATE TABLE history (
            document_id TEXT NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
            serial {int} NOT NULL,
            sentence TEXT NOT NULL,
            happened {int} NOT NULL,
            payload {blob} NOT NULL,
            PRIMARY KEY (document_id, serial)))",
        R"(CREATE TABLE events (
            document_id TEXT NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
            serial {int} NOT NULL,
            payload {blob} NOT NULL,
            PRIMARY KEY (document_id, serial)))",
        R"(CREATE TABLE attachments (
            document_id TEXT NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
            subject TEXT NOT NULL,
            role TEXT NOT NULL,
            name TEXT NOT NULL,
            media_type TEXT NOT NULL,
            bytes {blob} NOT NULL,
            PRIMARY KEY (document_id, subject, role)))",
        "CREATE TABLE settings (name TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL)",
        // What was written by whom, so that other windows read again only what changed.
        "CREATE TABLE changes (serial {serial}, document_id TEXT NOT NULL, client TEXT NOT NULL)",
    };
}

} // namespace muster::library::migrations
