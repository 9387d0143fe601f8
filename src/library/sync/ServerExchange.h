// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/sql/Transaction.h"
#include "library/sync/ImageTables.h"
#include "library/sync/MergeImages.h"
#include "library/sync/Replica.h"

#include <functional>

namespace muster::library {

/// Two people changed the same document: theirs kept its place, ours became a copy.
struct SyncConflict
{
    QString name;
    QString theirs;
    QString ours;
};

/// Carries documents between the copy on this computer and the club's server. Every call can be cut off at any moment, by a
/// lost line or a killed program, and repeated: nothing is lost and nothing is sent twice.
class ServerExchange
{
public:
    ServerExchange(const Database &local, const Database &server, QString client, CampaignJudge judge, int serverSchema = currentSchema);

    /// After connecting: which documents differ from the server's. What the server does not know yet waits to be sent.
    [[nodiscard]] base::Result<QStringList> compare() const;
    /// Takes over what the server has of these; documents with changes of our own are left to send().
    [[nodiscard]] base::Result<void> fetch(const QStringList &ids);
    /// Sends one document. If somebody else was faster, both are brought together here, and the result waits to be sent.
    [[nodiscard]] base::Result<void> send(const Waiting &waiting);
    [[nodiscard]] base::Result<void> fetchSettings() const;
    [[nodiscard]] base::Result<void> sendSettings() const;
    /// What the user owns, both ways; `send`: whether they may write there. Nothing where the server is older than that.
    [[nodiscard]] base::Result<void> exchangeCollection(bool send) const;
    /// Whether something of it waits here to be sent.
    [[nodiscard]] base::Result<bool> collectionWaits() const;
    /// Game data that old rosters need, both ways.
    [[nodiscard]] base::Result<void> exchangeData() const;

    /// Whether the server answered, and said no to what it was given; anything else is about the line or this computer.
    [[nodiscard]] static bool isRefusal(const base::Error &error, const Database &server);

    [[nodiscard]] QList<SyncConflict> takeConflicts() { return std::exchange(m_conflicts, {}); }

private:
    /// The server's document, held against everybody else until the transaction is over.
    struct Held
    {
        qint64 version = 0; ///< 0: it is not there
        qint64 now = 0;     ///< the server's clock, in milliseconds
        ImageTables::Digests digests;
    };

    /// A document that waits, as it was read here.
    struct Outgoing
    {
        Waiting waiting;
        std::optional<DocumentImage> image; ///< nothing: it was removed
        SyncBase base;
    };

    /// Marks of what was removed for ever, by the id of the document: kind, name, when, by whom.
    using Removals = QHash<QString, QVariantList>;

    [[nodiscard]] base::Result<void> fetchCollection() const;
    [[nodiscard]] base::Result<Outgoing> outgoing(const Waiting &waiting) const;
    [[nodiscard]] base::Result<void> push(Transaction &transaction, const Outgoing &ours, const Held &held) const;
    [[nodiscard]] base::Result<Held> hold(const QString &id) const;
    [[nodiscard]] base::Result<void> finish(Transaction &transaction, const Statements &statements) const;
    [[nodiscard]] base::Result<std::optional<DocumentImage>> readHeld(const QString &id) const;
    [[nodiscard]] base::Result<void> sendRemoval(const Waiting &waiting, const SyncBase &base) const;
    [[nodiscard]] base::Result<void> removed(const Waiting &waiting, const std::optional<DocumentImage> &theirs) const;
    [[nodiscard]] base::Result<void> settle(const Outgoing &ours, const DocumentImage &theirs);
    [[nodiscard]] base::Result<void> settleHere(const DocumentImage &ours, const DocumentImage &theirs, const SyncBase &base);
    [[nodiscard]] base::Result<QString> keepOurs(const DocumentImage &ours) const;
    [[nodiscard]] base::Result<void> isThereAgain(const QString &id) const;
    [[nodiscard]] base::Result<void> takeOver(DocumentImage image, const DocumentImage &theirs, qint64 localVersion) const;
    [[nodiscard]] base::Result<void> receive(const DocumentImage &theirs);
    [[nodiscard]] base::Result<void> receiveOlder(const DocumentImage &theirs);
    [[nodiscard]] base::Result<void> receiveAbsence(const QString &id, const QVariantList &mark) const;
    [[nodiscard]] base::Result<Removals> removalsOf(const QStringList &ids) const;
    [[nodiscard]] Statements marking(const QString &id, const QVariantList &mark) const;
    [[nodiscard]] Statements unmarking(const QString &id, qint64 versionThere) const;

    const Database &m_local;
    const Database &m_server;
    ImageTables m_here;
    ImageTables m_there;
    int m_serverSchema;
    Replica m_replica;
    QString m_client;
    CampaignJudge m_judge;
    QList<SyncConflict> m_conflicts;
};

} // namespace muster::library
