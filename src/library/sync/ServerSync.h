// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/sync/ServerExchange.h"
#include "library/sync/SyncState.h"

#include <QObject>
#include <QThread>
#include <QTimer>

#include <atomic>
#include <memory>

namespace muster::library {

class SyncWorker;

/// Keeps the copy of a club's library on this computer and the server alike, in the background: the window works with the
/// copy and never waits. Reconnects by itself.
class ServerSync : public QObject
{
    Q_OBJECT

public:
    /// `replica`: the file of the copy, opened once by Replica::open().
    ServerSync(const Address &server, const QString &replica, CampaignJudge judge, QObject *parent = nullptr);
    ~ServerSync() override;

    void start();
    /// Sends what waits and ends the exchange, without waiting for it: hasFinished() says when. Afterwards it only goes away.
    void finish();
    [[nodiscard]] bool hasFinished() const;
    /// Whoever ends the exchange does not wait any longer: its thread is left to itself, what waits is on the disk.
    void abandon() { m_abandoned = true; }
    [[nodiscard]] const SyncState &state() const { return m_state; }
    [[nodiscard]] const Address &server() const { return m_server; }

public slots:
    void tryNow();
    void setPassword(const QString &password);
    /// The owner's word to bring the server's library to this program's schema, after a copy of it to `backup`.
    void upgrade(const QString &backup);

signals:
    void stateChanged(const muster::library::SyncState &state);
    /// setPassword() is wanted; nothing more happens until then. `again`: the last one was refused.
    void passwordWanted(bool again);
    /// upgrade() is over; `problem` is empty when it went well.
    void upgraded(const QString &problem);
    /// Somebody else changed the document too; theirs is in its place, ours is a document of its own.
    void conflicted(const QString &name, const QString &theirs, const QString &ours);

private:
    void take(const SyncState &state);
    void lookAfterWorker();

    Address m_server;
    SyncState m_state;
    SyncWorker *m_worker;                          ///< goes with its thread
    std::shared_ptr<std::atomic<bool>> m_stopping; ///< asks the worker to end, whether it is still there or not
    QThread *m_thread;
    QTimer m_watch;
    bool m_started = false;
    bool m_finishing = false;
    bool m_abandoned = false;
};

} // namespace muster::library
