// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"

#include <QString>

namespace muster::library {

/// Which database system keeps the library.
enum class Backend { Sqlite, Postgres };

/// Where a library is: a SQLite file, or a PostgreSQL database of a club.
struct Address
{
    Backend backend = Backend::Sqlite;
    QString path; ///< SQLite: the file
    QString host; ///< PostgreSQL from here on
    int port = 5432;
    QString database;
    QString user;
    QString password; ///< only when the address itself held one; never stored

    /// A file name, `postgresql://[user[:password]@]host[:port]/database`, or empty for the user's own library.
    [[nodiscard]] static base::Result<Address> parse(const QString &text);
    /// The user's own library file.
    [[nodiscard]] static QString defaultPath();
    /// For messages and settings: without the password.
    [[nodiscard]] QString shown() const;
};

} // namespace muster::library
