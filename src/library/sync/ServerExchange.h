// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// Puts the events we recorded behind theirs; nothing when the two cannot simply follow each other. `common`: how many
/// events both had when they last agreed.
using CampaignMerge = std::function<std::optional<StoredDocument>(const StoredDocument &theirs, const StoredDocument &ours, qint64 common)>;

/// Carries documents between the copy on this computer and the club's server. Every call can be cut off at any moment, by a
/// lost line or a killed program, and repeated: nothing is lost and nothing is sent twice.
class ServerExchange
{
public:
    ServerExchange(const Database &local, const Database &server, QString client, CampaignMerge merge);

    /// After connecting: which documents differ from the server's. What the server does not know yet waits to be sent.
    [[nodiscard]] base::Result<QStringList> compare() const;
    /// Takes over what the server has of these; documents with changes of our own are left to send().
    [[nodiscard]] base::Result<void> fetch(const QStringList &ids) const;
    [[nodiscard]] base::Result<void> send(const Waiting &waiting);
    [[nodiscard]] base::Result<void> fetchSettings() const;
    [[nodiscard]] base::Result<void> sendSettings() const;
    /// Game data that old rosters need, both ways.
    [[nodiscard]] base::Result<void> exchangeData() const;

    [[nodiscard]] QList<SyncConflict> takeConflicts() { return std::exchange(m_conflicts, {}); }

private:
    [[nodiscard]] base::Result<qint64> lockOnServer(const QString &id) const;
    [[nodiscard]] base::Result<void> tellOthers(const QString &id) const;
    [[nodiscard]] base::Result<void> sendRemoval(const Waiting &waiting, const SyncMark &mark) const;
    [[nodiscard]] base::Result<void> settle(const DocumentImage &ours, SyncMark mark);
    [[nodiscard]] base::Result<void> settleHere(const DocumentImage &ours, const DocumentImage &theirs, const SyncMark &mark);
    [[nodiscard]] base::Result<void> keepBoth(const DocumentImage &ours, const DocumentImage &theirs);
    [[nodiscard]] base::Result<void> takeOver(DocumentImage theirs, qint64 localVersion) const;
    [[nodiscard]] base::Result<void> receive(const DocumentImage &theirs) const;
    [[nodiscard]] base::Result<void> receiveAbsence(const QString &id) const;
    [[nodiscard]] base::Result<void> copyData(const Database &from, const Database &to, const QSet<QString> &known) const;

    const Database &m_local;
    const Database &m_server;
    Replica m_replica;
    QString m_client;
    CampaignMerge m_merge;
    QList<SyncConflict> m_conflicts;
};

} // namespace muster::library
