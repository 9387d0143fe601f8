// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/DocumentWriter.h"

#include "library/repositories/DocumentRepository.h"
#include "text/Spoken.h"

#include <QThread>

namespace muster::library {

DocumentWriter::DocumentWriter(const Database &database, QString client)
    : m_address(database.address()), m_identity(database.identity()), m_client(std::move(client)),
      m_thread(QThread::create([this] { work(); }))
{
    m_thread->setObjectName("document writer");
    m_thread->start();
}

DocumentWriter::~DocumentWriter()
{
    finish();
    {
        std::unique_lock locked(m_mutex);
        m_ending = true;
        m_given.notify_all();
        m_done.wait(locked, [this] { return m_ended; });
    }
    m_thread->wait();
}

void DocumentWriter::put(Save save, const QString &author, Answer answer)
{
    const std::lock_guard locked(m_mutex);
    m_jobs.push_back({std::move(save), author, std::move(answer)});
    m_given.notify_all();
}

bool DocumentWriter::isIdle() const
{
    const std::lock_guard locked(m_mutex);
    return m_jobs.empty() && m_written.empty() && !m_writing;
}

void DocumentWriter::finish()
{
    while (!isIdle()) {
        {
            std::unique_lock locked(m_mutex);
            m_done.wait(locked, [this] { return !m_written.empty() || (!m_writing && m_jobs.empty()); });
        }
        deliver();
    }
}

// One after the other, each taken off the list first: an answer may give the next save, or wait for others.
void DocumentWriter::deliver()
{
    for (;;) {
        std::unique_ptr<Written> next;
        {
            const std::lock_guard locked(m_mutex);
            if (m_written.empty())
                return;
            next = std::make_unique<Written>(std::move(m_written.front()));
            m_written.pop_front();
        }
        next->answer(next->version);
    }
}

void DocumentWriter::work()
{
    (void)connectHere(); // now, while the file is certainly the one that is open; what is wrong stands in the first answer
    for (;;) {
        std::unique_ptr<Job> job;
        {
            std::unique_lock locked(m_mutex);
            m_given.wait(locked, [this] { return !m_jobs.empty() || m_ending; });
            if (m_jobs.empty())
                break;
            job = std::make_unique<Job>(std::move(m_jobs.front()));
            m_jobs.pop_front();
            m_writing = true;
        }
        const base::Result<qint64> version = write(*job);
        {
            const std::lock_guard locked(m_mutex);
            m_written.push_back({std::move(job->answer), version});
            m_writing = false;
            m_done.notify_all();
        }
        QMetaObject::invokeMethod(this, &DocumentWriter::deliver, Qt::QueuedConnection);
    }
    m_database.reset(); // a connection ends in the thread that made it
    const std::lock_guard locked(m_mutex);
    m_ended = true;
    m_done.notify_all();
}

base::Result<qint64> DocumentWriter::write(const Job &job)
{
    if (base::Result<void> connected = connectHere(); !connected)
        return connected.error();
    const base::Result<qint64> version = DocumentRepository(*m_database, m_client, job.author).save(job.save());
    if (!version && version.error().code == "library.connection") // the line was cut: the next save tries a new one
        m_database.reset();
    return version;
}

// A file that lies in the place of the one that is open is none of ours, also when it came before the first save.
base::Result<void> DocumentWriter::connectHere()
{
    if (m_database)
        return {};
    base::Result<std::unique_ptr<Database>> opened = Database::open(m_address);
    if (!opened)
        return opened.error();
    if (const QString &reason = (*opened)->writingForbidden(); !reason.isEmpty())
        return text::error("library.read-only", base::Message(reason), m_address.shown());
    if ((*opened)->identity() != m_identity)
        return (*opened)->fileIsGone();
    m_database = std::move(*opened);
    return {};
}

} // namespace muster::library
