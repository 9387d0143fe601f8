// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/sync/ServerExchange.h"
#include "library/sync/SyncState.h"

#include <QDeadlineTimer>
#include <QHash>
#include <QObject>
#include <QTimer>

#include <atomic>
#include <memory>

namespace muster::library {

/// The part of ServerSync that lives on its own thread: holds both connections and works in short rounds.
class SyncWorker : public QObject
{
    Q_OBJECT

public:
    SyncWorker(Address server, QString replica, CampaignJudge judge);

    /// When the running call began, by QDeadlineTimer::current(); 0 when nothing runs. For other threads.
    [[nodiscard]] qint64 busySince() const { return m_busySince; }
    /// From another thread: end as soon as the running call is over.
    using StopSign = std::shared_ptr<std::atomic<bool>>;
    [[nodiscard]] StopSign stopSign() const { return m_stopping; }

public slots:
    void begin();
    void tryNow();
    void setPassword(const QString &password);
    /// The owner's word: the whole library is copied to `backup`, then upgraded. Answers by upgraded().
    void upgrade(const QString &backup);
    /// Sends what waits, then closes both connections.
    void finish();

signals:
    void stateChanged(const muster::library::SyncState &state);
    void passwordWanted(bool again);
    /// `problem` is empty when it went well.
    void upgraded(const QString &problem);
    void conflicted(const QString &name, const QString &theirs, const QString &ours);

private:
    void round();
    [[nodiscard]] base::Result<void> openLocal();
    [[nodiscard]] base::Result<void> connectServer();
    [[nodiscard]] base::Result<void> meet(const Database &server);
    [[nodiscard]] base::Result<void> work();
    [[nodiscard]] base::Result<void> receive();
    [[nodiscard]] base::Result<void> receiveEach(const QStringList &ids);
    [[nodiscard]] base::Result<void> sendAll();
    [[nodiscard]] base::Result<void> exchangeCollection();
    [[nodiscard]] base::Result<void> sendOne(const Waiting &waiting);
    [[nodiscard]] QString shownName(const QString &id) const;
    [[nodiscard]] QList<SyncRefusal> refusals() const;
    void heard(const QString &payload);
    void failed(const base::Error &error);
    void report(SyncState::Phase phase, const QString &reason = {});
    void beat();

    Address m_address;
    QString m_path;
    QString m_client;
    CampaignJudge m_judge;
    std::unique_ptr<Database> m_local;
    std::unique_ptr<Database> m_server;
    std::unique_ptr<ServerExchange> m_exchange;
    QTimer *m_timer = nullptr;
    QDeadlineTimer m_nextTry;
    QDeadlineTimer m_nextCollection;
    QDeadlineTimer m_nextSign; ///< of life, from the server
    /// What was refused, and when it is tried again; at once when it is changed.
    struct Refused
    {
        qint64 stamp = 0;
        QDeadlineTimer again;
        SyncRefusal refusal;
    };
    QHash<QString, Refused> m_refused;
    QHash<QString, SyncRefusal> m_unread;
    bool m_compareAgain = false;  ///< somebody changed something, and the notice does not say what
    bool m_collectionDue = false; ///< the user added to the collection on another computer
    QString m_limit;              ///< why nothing is sent; usually empty
    int m_serverSchema = 0;
    QStringList m_toReceive;
    int m_received = 0;
    SyncState m_state;
    bool m_passwordTried = false;
    std::atomic<qint64> m_busySince = 0;
    StopSign m_stopping = std::make_shared<std::atomic<bool>>(false);
};

} // namespace muster::library
