// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/repositories/DocumentSave.h"
#include "library/sql/Database.h"

#include <QObject>

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>

class QThread;

namespace muster::library {

/// Writes documents one after the other on a thread with a connection of its own, so that a slow disk holds up nobody who
/// edits. Belongs to the thread of the library; answers come there, from the event loop or from finish(), in the order in
/// which the saves were given.
class DocumentWriter final : public QObject
{
    Q_OBJECT

public:
    /// Makes what is to be written, on the writer's thread, out of values that nobody changes any more.
    using Save = std::function<DocumentSave()>;
    /// The new version, or why nothing was written.
    using Answer = std::function<void(const base::Result<qint64> &version)>;

    /// `database`: the library's own connection, open; only the file it has open is written. `client` as in its repository.
    DocumentWriter(const Database &database, QString client);
    /// Waits for what is still to be written.
    ~DocumentWriter() override;

    void put(Save save, const QString &author, Answer answer);
    /// Waits until everything that was given is written and answered, with whatever the answers give in their turn.
    void finish();
    [[nodiscard]] bool isIdle() const;

private:
    struct Job
    {
        Save save;
        QString author;
        Answer answer;
    };
    struct Written
    {
        Answer answer;
        base::Result<qint64> version;
    };

    void work();
    [[nodiscard]] base::Result<qint64> write(const Job &job);
    [[nodiscard]] base::Result<void> connectHere();
    void deliver();

    const Address m_address;
    const QString m_identity;
    const QString m_client;
    std::unique_ptr<Database> m_database; ///< of the writer's thread
    std::unique_ptr<QThread> m_thread;

    mutable std::mutex m_mutex; ///< for what follows; of the standard library, whose locks the thread sanitizer sees
    std::condition_variable m_given, m_done;
    std::deque<Job> m_jobs;
    std::deque<Written> m_written;
    bool m_writing = false;
    bool m_ending = false;
    bool m_ended = false;
};

} // namespace muster::library
