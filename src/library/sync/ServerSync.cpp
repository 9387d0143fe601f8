// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/sync/ServerSync.h"

#include "library/sync/SyncWorker.h"

namespace muster::library {

namespace {

constexpr int watchMilliseconds = 1000;
constexpr int silentMilliseconds = 15000; // longer than a connection attempt takes to give up
constexpr int patienceAtEnd = 5000;

} // namespace

ServerSync::ServerSync(const Address &server, const QString &replica, CampaignJudge judge, QObject *parent)
    : QObject(parent), m_server(server), m_worker(new SyncWorker(server, replica, std::move(judge))), m_stopping(m_worker->stopSign()),
      m_thread(new QThread)
{
    qRegisterMetaType<SyncState>();
    m_worker->moveToThread(m_thread);
    connect(m_worker, &SyncWorker::stateChanged, this, &ServerSync::take);
    connect(m_worker, &SyncWorker::passwordWanted, this, &ServerSync::passwordWanted);
    connect(m_worker, &SyncWorker::upgraded, this, &ServerSync::upgraded);
    connect(m_worker, &SyncWorker::conflicted, this, &ServerSync::conflicted);
    connect(m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connect(&m_watch, &QTimer::timeout, this, &ServerSync::lookAfterWorker);
    m_watch.setInterval(watchMilliseconds);
}

// A server that accepts the line but never answers holds its thread. It is left to itself then: what waits is on the disk.
ServerSync::~ServerSync()
{
    if (!m_started) {
        delete m_worker;
        delete m_thread;
        return;
    }
    finish();
    if (m_thread->wait(m_abandoned ? 0 : patienceAtEnd)) {
        delete m_thread;
        return;
    }
    *m_stopping = true;
    connect(m_thread, &QThread::finished, m_thread, &QObject::deleteLater);
}

void ServerSync::finish()
{
    m_watch.stop();
    if (!m_started || std::exchange(m_finishing, true))
        return;
    m_worker->disconnect(this);
    QMetaObject::invokeMethod(m_worker, &SyncWorker::finish, Qt::QueuedConnection);
    QMetaObject::invokeMethod(
        m_worker, [thread = m_thread] { thread->quit(); }, Qt::QueuedConnection);
}

bool ServerSync::hasFinished() const
{
    return !m_started || m_thread->isFinished();
}

void ServerSync::start()
{
    m_started = true;
    m_thread->start(QThread::LowPriority);
    m_watch.start();
    QMetaObject::invokeMethod(m_worker, &SyncWorker::begin, Qt::QueuedConnection);
}

void ServerSync::tryNow()
{
    QMetaObject::invokeMethod(m_worker, &SyncWorker::tryNow, Qt::QueuedConnection);
}

void ServerSync::setPassword(const QString &password)
{
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker, password] { worker->setPassword(password); }, Qt::QueuedConnection);
}

void ServerSync::upgrade(const QString &backup)
{
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker, backup] { worker->upgrade(backup); }, Qt::QueuedConnection);
}

void ServerSync::take(const SyncState &state)
{
    if (state == m_state)
        return;
    m_state = state;
    emit stateChanged(state);
}

void ServerSync::lookAfterWorker()
{
    const qint64 since = m_worker->busySince();
    if (since == 0 || QDeadlineTimer::current().deadline() - since < silentMilliseconds || m_state.phase == SyncState::Phase::Offline)
        return;
    SyncState silent = m_state;
    silent.phase = SyncState::Phase::Offline;
    silent.reason = tr("The server of the library does not answer.");
    take(silent);
}

} // namespace muster::library
