// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"

#include <QList>
#include <QString>

#include <utility>

namespace muster::library {

/// Which database system keeps the library.
enum class Backend { Sqlite, Postgres };

/// Where a library is: a SQLite file, or a PostgreSQL database of a club.
struct Address
{
    Backend backend = Backend::Sqlite;
    QString path; ///< SQLite: the file
    QString host; ///< PostgreSQL from here on; a folder when the server is reached through a socket of this computer
    int port = 5432;
    QString database;
    QString user;
    QString password;                           ///< only when the address itself held one; never stored
    QList<std::pair<QString, QString>> options; ///< how to connect, by libpq's names: "sslmode", "sslrootcert"…; never a secret

    /// A file name, `postgresql://[user[:password]@]host[:port]/database[?option=value&…]`, or empty for the user's own library.
    [[nodiscard]] static base::Result<Address> parse(const QString &text);
    /// The user's own library file.
    [[nodiscard]] static QString defaultPath();
    /// Empty when the address does not say.
    [[nodiscard]] QString option(const QString &name) const;
    /// An empty value takes the option out.
    void setOption(const QString &name, const QString &value);
    /// Whether the server is reached without leaving this computer: localhost, 127.0.0.1, ::1 or the folder of a socket. Every
    /// other name counts as another computer, also one that happens to lead back here.
    [[nodiscard]] bool isThisMachine() const;
    /// For messages and settings: without the password.
    [[nodiscard]] QString shown() const;
    /// The same library however one connects to it: without the options of the line. Names its copy and its password.
    [[nodiscard]] QString identity() const;
};

} // namespace muster::library
