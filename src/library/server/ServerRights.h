// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/sql/Database.h"

namespace muster::library {

/// What the user of a connection may do in a club's library (docs/LIBRARY.md, "Who may do what"). Each may what those before may.
struct ServerRights
{
    enum class Role {
        Nobody,    ///< may not even look
        Reader,    ///< may look
        Member,    ///< may write every document, and remove for ever those they brought in themselves
        Organiser, ///< may empty the trash of everybody
        Owner      ///< of the tables: may upgrade the library and say who may what
    };

    Role role = Role::Owner;
    QString limit; ///< a sentence: why it is no more than that; empty from Member on

    [[nodiscard]] bool mayRead() const { return role != Role::Nobody; }
    [[nodiscard]] bool mayWrite() const { return role >= Role::Member; }
    /// Also what others brought in.
    [[nodiscard]] bool mayPurgeAll() const { return role >= Role::Organiser; }
    [[nodiscard]] bool mayUpgrade() const { return role == Role::Owner; }
};

/// Asks a server that holds a library, in one call. The library of a computer belongs to whoever works with it.
[[nodiscard]] base::Result<ServerRights> rightsAt(const Database &database);

/// Names of the groups of a database's members: "league_reader", "league_member", "league_organiser".
[[nodiscard]] QString groupName(const QString &database, ServerRights::Role role);

/// The statements that set up groups, grants and row rules; they can be run again at any time. `schema`: where the tables are.
[[nodiscard]] QStringList roleStatements(const QString &database, const QString &schema);

/// Runs them as the owner, all or none. Without the right to make groups it says so.
[[nodiscard]] base::Result<void> setUpRoles(const Database &server);
/// Where the tables of this connection are.
[[nodiscard]] base::Result<QString> schemaName(const Database &server);
/// Whether setUpRoles() was ever done there.
[[nodiscard]] base::Result<bool> hasRoles(const Database &server);

} // namespace muster::library
