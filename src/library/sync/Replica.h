// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/Library.h"
#include "library/sync/DocumentImage.h"

namespace muster::library {

/// How far a document of the copy agrees with the server's.
struct SyncMark
{
    qint64 serverVersion = 0; ///< of the server's document that ours is based on; 0: the server has never had it
    qint64 localVersion = 0;  ///< ours at that time
    bool deleted = false;     ///< whether it was in the trash then
    qint64 events = 0;        ///< how many there were in the log then
    qint64 sentChange = 0;    ///< time of change of what was sent last, known before the server has answered
};

/// A document that waits to be sent; the stamp grows with every change.
struct Waiting
{
    QString id;
    qint64 stamp = 0;
};

/// The copy of a club's library on this computer: an ordinary SQLite library that notes by itself what was changed in it,
/// so that nothing waits for the server and nothing is lost without it.
class Replica
{
public:
    /// Where the copy of that server's library is kept.
    [[nodiscard]] static QString pathFor(const Address &server);
    /// Opens the copy in that file, or creates it.
    [[nodiscard]] static base::Result<std::unique_ptr<Library>> open(const QString &path);
    /// Tables and triggers beside the library's own.
    [[nodiscard]] static base::Result<void> prepare(const Database &database);
    /// When the copy and the server last agreed; invalid when they never did.
    [[nodiscard]] static QDateTime lastContact(const Database &database);

    explicit Replica(const Database &database) : m_database(database) {}

    [[nodiscard]] base::Result<QList<Waiting>> waiting() const;
    [[nodiscard]] base::Result<bool> isWaiting(const QString &id) const;
    [[nodiscard]] base::Result<void> wait(const QString &id) const;
    /// Unless it has changed since the stamp was read; without a stamp in any case.
    [[nodiscard]] base::Result<void> settled(const QString &id, std::optional<qint64> stamp = {}) const;
    /// Documents that are neither known at the server nor waiting: from before the copy was one.
    [[nodiscard]] base::Result<void> queueUnknown() const;

    [[nodiscard]] base::Result<SyncMark> mark(const QString &id) const;
    [[nodiscard]] base::Result<QHash<QString, SyncMark>> marks() const;
    [[nodiscard]] base::Result<void> setMark(const QString &id, const SyncMark &mark) const;
    [[nodiscard]] base::Result<void> forget(const QString &id) const;

    /// For the windows of this computer: the document was changed from outside.
    [[nodiscard]] base::Result<void> announce(const QString &id) const;
    [[nodiscard]] base::Result<void> noteContact() const;

private:
    const Database &m_database;
};

} // namespace muster::library
