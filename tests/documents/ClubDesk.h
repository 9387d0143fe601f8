// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/DocumentType.h"
#include "documents/campaign/CampaignDocument.h"
#include "library/sync/ServerExchange.h"

#include <QtTest>

namespace muster::test {

/// A member of a club whose exchange with the server goes step by step, so that a test can cut it off between any two
/// statements, or do something else there.
class ClubDesk
{
public:
    /// What happens before a statement; an error stops it and everything that follows.
    using Moment = std::function<base::Result<void>()>;

    ClubDesk(QString server, QString file) : m_server(std::move(server)), m_file(std::move(file)) { openLibrary(); }

    [[nodiscard]] library::Library &library() const { return *m_library; }
    [[nodiscard]] bool inLocalTransaction() const { return m_inLocal; }
    [[nodiscard]] bool exchanging() const { return m_exchanging; }
    [[nodiscard]] int waiting() const { return m_library->database().value("SELECT count(*) FROM sync_outbox")->toInt(); }
    [[nodiscard]] const library::Database *server() const { return m_there.get(); }

    /// One round as SyncWorker works it, on a new connection if there is none.
    base::Result<void> exchange(const Moment &moment = {})
    {
        m_exchanging = true;
        const base::Result<void> done = round(moment);
        m_exchanging = false;
        if (!done)
            cut();
        return done;
    }
    /// The line is cut, or the program ends: what was not committed is gone.
    void cut()
    {
        m_exchange.reset();
        m_there.reset();
        m_here.reset();
        m_inLocal = false;
    }
    /// The program ends and starts again.
    void kill()
    {
        cut();
        m_library.reset();
        openLibrary();
    }

private:
    static void quick(const library::Database &database) { (void)database.execute("PRAGMA synchronous = OFF"); }
    void openLibrary()
    {
        auto opened = library::Replica::open(m_file);
        if (!opened)
            qFatal("%s", opened.error().message().c_str());
        m_library = std::move(*opened);
        quick(m_library->database());
    }
    base::Result<void> connect()
    {
        if (m_exchange)
            return {};
        library::Address file;
        file.path = m_file;
        auto here = library::Database::open(file);
        auto there = here ? library::Database::open(*library::Address::parse(m_server)) : std::move(here);
        if (!there)
            return there.error();
        m_here = std::move(*here);
        m_there = std::move(*there);
        quick(*m_here);
        // Who waits for a lock that a moment's other exchange holds would wait for ever: both run on this thread.
        if (auto done = m_there->execute("SET lock_timeout = 100"); !done)
            return done;
        m_exchange = std::make_unique<library::ServerExchange>(*m_here, *m_there, m_file, documents::judgeDocument);
        return {};
    }
    base::Result<void> round(const Moment &moment)
    {
        if (auto connected = connect(); !connected)
            return connected;
        bool over = false;
        const auto watch = [&](const QString &text) -> base::Result<void> {
            const base::Result<void> may = over || !moment ? base::Result<void>() : moment();
            over = over || !may;
            if (over)
                return base::Error{"library.connection", "cut by the test", {}};
            Q_UNUSED(text)
            return {};
        };
        m_there->setGate(watch);
        m_here->setGate([&](const QString &text) {
            base::Result<void> may = watch(text);
            m_inLocal = text.startsWith("BEGIN") || (m_inLocal && text != "COMMIT" && text != "ROLLBACK");
            return may;
        });
        base::Result<void> done = rounds();
        if (m_there)
            m_there->setGate({});
        if (m_here)
            m_here->setGate({});
        return done;
    }
    base::Result<void> rounds()
    {
        const base::Result<QStringList> different = m_exchange->compare();
        if (!different)
            return different.error();
        if (auto fetched = m_exchange->fetch(*different); !fetched)
            return fetched;
        const auto waiting = library::Replica(*m_here).waiting();
        if (!waiting)
            return waiting.error();
        for (const library::Waiting &one : *waiting) {
            if (auto sent = m_exchange->send(one); !sent)
                return sent;
        }
        return {};
    }

    QString m_server;
    QString m_file;
    std::unique_ptr<library::Library> m_library;
    std::unique_ptr<library::Database> m_here;
    std::unique_ptr<library::Database> m_there;
    std::unique_ptr<library::ServerExchange> m_exchange;
    bool m_inLocal = false;
    bool m_exchanging = false;
};

} // namespace muster::test
