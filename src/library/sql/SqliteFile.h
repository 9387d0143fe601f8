// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"

#include <QString>

namespace muster::library {

/// What stands in the application id of every SQLite file that is a library: "Must".
constexpr quint32 libraryMark = 0x4d757374;

/// What the first bytes of a SQLite file say, read without SQLite: whatever it is, it is not touched.
struct SqliteFile
{
    bool there = false; ///< with contents; an empty file is as good as none
    bool isSqlite = false;
    bool hasJournal = false; ///< a write-ahead log with something in it lies beside it
    quint32 mark = 0;        ///< application id
    int schema = 0;          ///< user version
};

/// Error when the place cannot be read, or is a folder. A file that this process has open is looked at without closing it.
[[nodiscard]] base::Result<SqliteFile> lookAtFile(const QString &path);

/// As long as one lives, SQLite has the file open in this process. Closing any other descriptor of it would silently drop SQLite's
/// locks (close(2), fcntl(2)): the next program that ends would take itself for the last one and remove the log under this one.
class FileInUse
{
public:
    /// Before SQLite opens it; a file that is yet to be made is known from use() on.
    explicit FileInUse(QString path);
    ~FileInUse();
    FileInUse(const FileInUse &) = delete;
    FileInUse &operator=(const FileInUse &) = delete;
    /// After SQLite opened it.
    void use();

private:
    QString m_path;
    QString m_identity;
};

/// Which file lies at a path, so that another one in its place is noticed; empty when there is none.
[[nodiscard]] QString identityOf(const QString &path);

/// The number that statfs(2) gives the file system of a folder; 0 where nobody knows. A test puts a drive of another computer
/// under a folder of this one.
extern quint32 (*fileSystemOf)(const QString &folder);

/// Whether the path lies on a drive of another computer, where SQLite's locks cannot be relied on.
[[nodiscard]] bool isOnNetwork(const QString &path);
/// What the user has to know about that; empty when it does not.
[[nodiscard]] QString networkNotice(const QString &path);

} // namespace muster::library
