// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/sync/ServerExchange.h"
#include "library/sync/SyncState.h"

#include <QDeadlineTimer>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <atomic>

namespace muster::library {

/// The part of ServerSync that lives on its own thread: holds both connections and works in short rounds.
class SyncWorker : public QObject
{
    Q_OBJECT

public:
    SyncWorker(Address server, QString replica, CampaignMerge merge);

    /// Milliseconds since the epoch at which the running call began; 0 when nothing runs. For other threads.
    [[nodiscard]] qint64 busySince() const { return m_busySince; }
    /// From another thread: end as soon as the running call is over.
    void stop() { m_stopping = true; }

public slots:
    void begin();
    void tryNow();
    void setPassword(const QString &password);
    /// Sends what waits, then closes both connections.
    void finish();

signals:
    void stateChanged(const muster::library::SyncState &state);
    void passwordWanted(bool again);
    void conflicted(const QString &name, const QString &theirs, const QString &ours);

private:
    void round();
    [[nodiscard]] base::Result<void> openLocal();
    [[nodiscard]] base::Result<void> connectServer();
    [[nodiscard]] base::Result<void> work();
    [[nodiscard]] base::Result<void> receive();
    [[nodiscard]] base::Result<void> sendAll();
    void failed(const base::Error &error);
    void report(SyncState::Phase phase, const QString &reason = {});
    void beat();

    Address m_address;
    QString m_path;
    QString m_client;
    CampaignMerge m_merge;
    std::unique_ptr<Database> m_local;
    std::unique_ptr<Database> m_server;
    std::unique_ptr<ServerExchange> m_exchange;
    QTimer *m_timer = nullptr;
    QDeadlineTimer m_nextTry;
    QDeadlineTimer m_nextSign; ///< of life, from the server
    QStringList m_toReceive;
    int m_received = 0;
    SyncState m_state;
    bool m_passwordTried = false;
    std::atomic<qint64> m_busySince = 0;
    std::atomic<bool> m_stopping = false;
};

} // namespace muster::library
