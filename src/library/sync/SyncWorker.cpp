// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/sync/SyncWorker.h"

#include "library/Migrations.h"
#include "logging/Note.h"

#include <QSqlDriver>
#include <QUuid>

namespace muster::library {

namespace {

constexpr int roundMilliseconds = 200; // a change is to be with the other members within two seconds
constexpr int retryMilliseconds = 4000;
constexpr int signMilliseconds = 3000;
constexpr int received = 20; // documents between two reports
constexpr const char *channel = "muster";

} // namespace

SyncWorker::SyncWorker(Address server, QString replica, CampaignMerge merge)
    : m_address(std::move(server)), m_path(std::move(replica)), m_client(QUuid::createUuid().toString(QUuid::Id128)), m_merge(std::move(merge))
{
}

void SyncWorker::begin()
{
    m_timer = new QTimer(this);
    m_timer->setInterval(roundMilliseconds);
    connect(m_timer, &QTimer::timeout, this, &SyncWorker::round);
    m_timer->start();
    round();
}

void SyncWorker::tryNow()
{
    m_nextTry = QDeadlineTimer();
    round();
}

void SyncWorker::setPassword(const QString &password)
{
    m_address.password = password;
    m_passwordTried = true;
    tryNow();
}

void SyncWorker::finish()
{
    if (m_timer)
        m_timer->stop();
    if (m_server && m_local && !m_stopping)
        logging::note(logging::lcSync(), "send the last changes", sendAll());
    m_exchange.reset();
    m_server.reset();
    m_local.reset();
}

void SyncWorker::beat()
{
    m_busySince = QDateTime::currentMSecsSinceEpoch();
}

void SyncWorker::round()
{
    if (m_stopping)
        return;
    beat();
    base::Result<void> done = openLocal();
    if (done && !m_server && m_nextTry.hasExpired())
        done = connectServer();
    if (done && m_server)
        done = work();
    if (!done)
        failed(done.error());
    else if (!m_server)
        report(m_state.phase, m_state.reason); // how much waits may have changed
    m_busySince = 0;
}

base::Result<void> SyncWorker::openLocal()
{
    if (m_local)
        return {};
    Address address;
    address.path = m_path;
    base::Result<std::unique_ptr<Database>> opened = Database::open(address);
    if (!opened)
        return opened.error();
    m_local = std::move(*opened);
    m_state.lastContact = Replica::lastContact(*m_local);
    return {};
}

base::Result<void> SyncWorker::connectServer()
{
    report(SyncState::Phase::Connecting, m_state.reason);
    beat();
    base::Result<std::unique_ptr<Database>> opened = Database::open(m_address);
    if (!opened)
        return opened.error();
    if (base::Result<void> done = migrate(**opened, {}); !done)
        return done;
    m_server = std::move(*opened);
    m_exchange = std::make_unique<ServerExchange>(*m_local, *m_server, m_client, m_merge);
    connect(m_server->driver(), &QSqlDriver::notification, this,
            [this](const QString &, QSqlDriver::NotificationSource, const QVariant &payload) {
                const QStringList parts = payload.toString().split(' ');
                if (parts.value(0) != m_client && !m_toReceive.contains(parts.value(1)))
                    m_toReceive.append(parts.value(1));
            });
    m_server->driver()->subscribeToNotification(channel); // without notices, changes come with the next connection
    report(SyncState::Phase::Working);
    beat();
    base::Result<QStringList> different = m_exchange->compare();
    if (!different)
        return different.error();
    m_toReceive = *different;
    m_received = 0;
    m_passwordTried = false;
    beat();
    if (base::Result<void> done = m_exchange->fetchSettings(); !done)
        return done;
    beat();
    return m_exchange->exchangeData();
}

base::Result<void> SyncWorker::work()
{
    base::Result<void> done = receive();
    if (done)
        done = sendAll();
    if (done && m_nextSign.hasExpired()) {
        done = m_server->execute("SELECT 1");
        m_nextSign.setRemainingTime(signMilliseconds);
    }
    if (!done || m_stopping)
        return done;
    const bool agreed = m_toReceive.isEmpty();
    if (agreed && m_state.phase != SyncState::Phase::Agreed) {
        m_received = 0;
        if (done = Replica(*m_local).noteContact(); !done)
            return done;
        m_state.lastContact = QDateTime::currentDateTime();
    }
    report(agreed ? SyncState::Phase::Agreed : SyncState::Phase::Working);
    return {};
}

base::Result<void> SyncWorker::receive()
{
    while (!m_toReceive.isEmpty() && !m_stopping) {
        beat();
        const QStringList some = m_toReceive.mid(0, received);
        if (base::Result<void> done = m_exchange->fetch(some); !done)
            return done;
        m_toReceive = m_toReceive.mid(some.size());
        m_received += int(some.size());
        if (!m_toReceive.isEmpty())
            report(SyncState::Phase::Working);
    }
    return {};
}

base::Result<void> SyncWorker::sendAll()
{
    const base::Result<QList<Waiting>> waiting = Replica(*m_local).waiting();
    if (!waiting)
        return waiting.error();
    if (!waiting->isEmpty())
        report(SyncState::Phase::Working);
    for (const Waiting &one : *waiting) {
        if (m_stopping)
            return {};
        beat();
        base::Result<void> done = m_exchange->send(one);
        for (const SyncConflict &conflict : m_exchange->takeConflicts())
            emit conflicted(conflict.name, conflict.theirs, conflict.ours);
        if (!done)
            return done;
    }
    beat();
    return m_exchange->sendSettings();
}

void SyncWorker::failed(const base::Error &error)
{
    // A transaction that was cut off leaves nothing behind; the connection is not used any further.
    m_exchange.reset();
    m_server.reset();
    m_nextTry.setRemainingTime(retryMilliseconds);
    const QString reason = QString::fromStdString(error.text);
    logging::noteError(logging::lcSync(), "exchange with the server", error);
    if (error.code == "library.password") {
        m_nextTry = QDeadlineTimer(QDeadlineTimer::Forever);
        report(SyncState::Phase::Password, reason);
        emit passwordWanted(m_passwordTried);
    } else {
        report(error.code == "library.connection" ? SyncState::Phase::Offline : SyncState::Phase::Problem, reason);
    }
}

void SyncWorker::report(SyncState::Phase phase, const QString &reason)
{
    SyncState state = m_state;
    state.phase = phase;
    state.reason = reason;
    state.received = m_received;
    state.toReceive = m_received + int(m_toReceive.size());
    if (m_local) {
        const base::Result<QVariant> waiting = m_local->value("SELECT count(*) FROM sync_outbox");
        state.waiting = waiting ? waiting->toInt() : state.waiting;
    }
    if (state == m_state)
        return;
    if (state.phase != m_state.phase)
        qCDebug(logging::lcSync) << "phase" << int(state.phase) << "waiting" << state.waiting << "to receive" << state.toReceive;
    m_state = state;
    emit stateChanged(state);
}

} // namespace muster::library
