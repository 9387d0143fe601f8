// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/sync/SyncWorker.h"

#include "library/ChangeNotice.h"
#include "logging/Note.h"
#include "text/Spoken.h"
#include "text/Stamped.h"

#include <QSqlDriver>

namespace muster::library {

namespace {

constexpr int roundMilliseconds = 200; // a change is to be with the other members within two seconds
constexpr int retryMilliseconds = 4000;
constexpr int signMilliseconds = 3000;
constexpr int received = 20; // documents between two reports
constexpr int refusedMilliseconds = 60000;
constexpr int collectionMilliseconds = 1000;

// The rest of the library, here or there, is not concerned: a row that is damaged, or that the other side does not take.
bool isOfOneDocument(const base::Error &error)
{
    return error.code == "library.sql" || error.code == "library.damaged";
}

} // namespace

SyncWorker::SyncWorker(Address server, QString replica, CampaignJudge judge)
    : m_address(std::move(server)), m_path(std::move(replica)), m_client(text::freshId(base::Stamps::system())), m_judge(std::move(judge))
{
}

void SyncWorker::begin()
{
    m_timer = new QTimer(this);
    connect(m_timer, &QTimer::timeout, this, &SyncWorker::round);
    round();
}

void SyncWorker::tryNow()
{
    m_nextTry = QDeadlineTimer();
    m_refused.clear();
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
    if (m_server && m_local && !*m_stopping)
        logging::note(logging::lcSync(), "send the last changes", sendAll());
    m_exchange.reset();
    m_server.reset();
    m_local.reset();
}

void SyncWorker::beat()
{
    m_busySince = QDeadlineTimer::current().deadline();
}

void SyncWorker::round()
{
    if (*m_stopping)
        return;
    beat();
    m_timer->start(roundMilliseconds); // a notice may have called earlier
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
    if (base::Result<void> done = meet(**opened); !done)
        return done;
    m_server = std::move(*opened);
    m_exchange = std::make_unique<ServerExchange>(*m_local, *m_server, m_client, m_judge, m_serverSchema);
    connect(m_server->driver(), &QSqlDriver::notification, this,
            [this](const QString &, QSqlDriver::NotificationSource, const QVariant &payload) { heard(payload.toString()); });
    m_server->driver()->subscribeToNotification(ChangeNotice::channel); // without notices, changes come with the next connection
    report(SyncState::Phase::Working);
    beat();
    base::Result<QStringList> different = m_exchange->compare();
    if (!different)
        return different.error();
    m_toReceive = *different;
    m_received = 0;
    m_unread.clear();
    m_compareAgain = false;
    m_passwordTried = false;
    beat();
    if (base::Result<void> done = m_exchange->fetchSettings(); !done)
        return done;
    beat();
    if (base::Result<void> done = m_exchange->exchangeData(); !done)
        return done;
    m_collectionDue = false;
    return m_exchange->exchangeCollection(m_limit.isEmpty());
}

void SyncWorker::heard(const QString &payload)
{
    const ChangeNotice notice = ChangeNotice::fromPayload(payload);
    if (notice.client == m_client)
        return;
    if (notice.document == CollectionRepository::notice)
        m_collectionDue = true;
    else if (notice.document.isEmpty())
        m_compareAgain = true;
    else if (!m_toReceive.contains(notice.document))
        m_toReceive.append(notice.document);
    m_timer->start(0); // not in the middle of whatever reads from the line just now
}

base::Result<void> SyncWorker::work()
{
    if (std::exchange(m_compareAgain, false)) {
        const base::Result<QStringList> different = m_exchange->compare();
        if (!different)
            return different.error();
        m_toReceive = *different;
    }
    base::Result<void> done = receive();
    if (done)
        done = sendAll();
    if (done)
        done = exchangeCollection();
    if (done && m_nextSign.hasExpired()) {
        done = m_server->execute("SELECT 1");
        m_nextSign.setRemainingTime(signMilliseconds);
    }
    if (!done || *m_stopping)
        return done;
    const base::Result<QList<Waiting>> waiting = Replica(*m_local).waiting();
    if (!waiting)
        return waiting.error();
    const bool agreed = m_toReceive.isEmpty() && (waiting->size() <= m_refused.size() || !m_limit.isEmpty());
    const SyncState::Phase rest = m_limit.isEmpty() ? SyncState::Phase::Agreed : SyncState::Phase::Reading;
    if (agreed && m_state.phase != rest) {
        m_received = 0;
        if (done = Replica(*m_local).noteContact(); !done)
            return done;
        m_state.lastContact = text::now(m_local->stamps()).toLocalTime();
    }
    report(agreed ? rest : SyncState::Phase::Working, agreed ? m_limit : QString());
    return {};
}

base::Result<void> SyncWorker::exchangeCollection()
{
    const base::Result<bool> waits = m_exchange->collectionWaits();
    if (!waits)
        return waits.error();
    if (!m_collectionDue && (!*waits || !m_limit.isEmpty() || !m_nextCollection.hasExpired()))
        return {};
    beat();
    m_collectionDue = false;
    m_nextCollection.setRemainingTime(collectionMilliseconds); // what is refused is not tried in every round
    return m_exchange->exchangeCollection(m_limit.isEmpty());
}

base::Result<void> SyncWorker::receive()
{
    while (!m_toReceive.isEmpty() && !*m_stopping) {
        beat();
        const QStringList some = m_toReceive.mid(0, received);
        base::Result<void> done = m_exchange->fetch(some);
        if (!done && isOfOneDocument(done.error()))
            done = receiveEach(some);
        if (!done)
            return done;
        m_toReceive = m_toReceive.mid(some.size());
        m_received += int(some.size());
        if (!m_toReceive.isEmpty())
            report(SyncState::Phase::Working);
    }
    return {};
}

// One that cannot be read, or not be written here, does not hold up the others.
base::Result<void> SyncWorker::receiveEach(const QStringList &ids)
{
    for (const QString &id : ids) {
        beat();
        const base::Result<void> done = m_exchange->fetch({id});
        if (done)
            m_unread.remove(id);
        else if (isOfOneDocument(done.error()))
            m_unread.insert(id, {id, shownName(id), text::spoken(done.error().sentence)});
        else
            return done;
    }
    return {};
}

base::Result<void> SyncWorker::sendAll()
{
    if (!m_limit.isEmpty()) // it stays here, and the state says so
        return {};
    const base::Result<QList<Waiting>> waiting = Replica(*m_local).waiting();
    if (!waiting)
        return waiting.error();
    QHash<QString, Refused> refused;
    for (const Waiting &one : *waiting) {
        const auto known = m_refused.constFind(one.id);
        if (known != m_refused.cend() && known->stamp == one.stamp)
            refused.insert(one.id, *known);
    }
    m_refused = refused; // what was changed or removed since is tried at once
    if (waiting->size() > m_refused.size())
        report(SyncState::Phase::Working);
    for (const Waiting &one : *waiting) {
        if (*m_stopping)
            return {};
        if (m_refused.contains(one.id) && !m_refused.value(one.id).again.hasExpired())
            continue;
        if (base::Result<void> done = sendOne(one); !done)
            return done;
    }
    beat();
    return m_exchange->sendSettings();
}

base::Result<void> SyncWorker::sendOne(const Waiting &waiting)
{
    beat();
    base::Result<void> done = m_exchange->send(waiting);
    for (const SyncConflict &conflict : m_exchange->takeConflicts())
        emit conflicted(conflict.name, conflict.theirs, conflict.ours);
    m_refused.remove(waiting.id);
    if (done || (!ServerExchange::isRefusal(done.error(), *m_server) && !isOfOneDocument(done.error())))
        return done;
    m_refused.insert(
        waiting.id,
        {waiting.stamp, QDeadlineTimer(refusedMilliseconds), {waiting.id, shownName(waiting.id), text::spoken(done.error().sentence)}});
    return {};
}

QString SyncWorker::shownName(const QString &id) const
{
    constexpr int longest = 60;
    const base::Result<QVariant> name = m_local->value("SELECT name FROM documents WHERE id = ?", {id});
    const QString shown = name && !name->toString().isEmpty() ? name->toString() : id;
    return shown.size() > longest ? shown.left(longest) + QChar(0x2026) : shown;
}

void SyncWorker::failed(const base::Error &error)
{
    // A transaction that was cut off leaves nothing behind; the connection is not used any further.
    m_exchange.reset();
    m_server.reset();
    m_nextTry.setRemainingTime(retryMilliseconds);
    const QString reason = text::spoken(error.sentence);
    logging::noteError(logging::lcSync(), "exchange with the server", error);
    if (error.code == "library.password") {
        m_nextTry = QDeadlineTimer(QDeadlineTimer::Forever);
        report(SyncState::Phase::Password, reason);
        emit passwordWanted(m_passwordTried);
    } else {
        report(error.code == "library.connection" ? SyncState::Phase::Offline : SyncState::Phase::Problem, reason);
    }
}

// In an order that stays, or every round would look like news.
QList<SyncRefusal> SyncWorker::refusals() const
{
    QList<SyncRefusal> refusals;
    for (const Refused &refused : m_refused)
        refusals.append(refused.refusal);
    std::sort(refusals.begin(), refusals.end(), [](const SyncRefusal &a, const SyncRefusal &b) { return a.document < b.document; });
    return refusals;
}

void SyncWorker::report(SyncState::Phase phase, const QString &reason)
{
    SyncState state = m_state;
    state.phase = phase;
    state.reason = reason;
    state.received = m_received;
    state.toReceive = m_received + int(m_toReceive.size());
    state.refused = refusals();
    state.unread = m_unread.values();
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
