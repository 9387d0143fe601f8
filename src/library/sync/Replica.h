// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/Library.h"
#include "library/sync/SyncBase.h"

namespace muster::library {

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

    [[nodiscard]] const base::Stamps &stamps() const { return m_database.stamps(); }

    [[nodiscard]] base::Result<QList<Waiting>> waiting() const;
    [[nodiscard]] base::Result<bool> isWaiting(const QString &id) const;
    /// 0 when it does not wait.
    [[nodiscard]] base::Result<qint64> stampOf(const QString &id) const;
    [[nodiscard]] base::Result<void> wait(const QString &id) const;
    /// Unless it has changed since the stamp was read; without a stamp in any case.
    [[nodiscard]] base::Result<void> settled(const QString &id, std::optional<qint64> stamp = {}) const;
    /// Documents that are neither known at the server nor waiting: from before the copy was one.
    [[nodiscard]] base::Result<void> queueUnknown() const;

    /// What the server had when ours was last built on it.
    [[nodiscard]] base::Result<SyncBase> base(const QString &id) const;
    /// The same of all documents, without what there was inside.
    [[nodiscard]] base::Result<QHash<QString, SyncBase>> bases() const;
    [[nodiscard]] base::Result<void> setBase(const QString &id, const SyncBase &base) const;
    /// What is about to be sent.
    [[nodiscard]] base::Result<void> noteSent(const QString &id, const SyncBase &base, const DocumentImage &sent) const;
    [[nodiscard]] base::Result<void> forget(const QString &id) const;

    /// For the windows of this computer: the document was changed from outside.
    [[nodiscard]] base::Result<void> announce(const QString &id) const;
    [[nodiscard]] base::Result<void> noteContact() const;

private:
    const Database &m_database;
};

} // namespace muster::library
