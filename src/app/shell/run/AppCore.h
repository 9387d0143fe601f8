// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/Services.h"
#include "library/sync/ServerSync.h"

#include <QCoreApplication>
#include <QThread>

#include <memory>
#include <mutex>

namespace muster::app {

/// Opens what the window works with (packs, library) and keeps it until the window is gone.
class AppCore final
{
    Q_DECLARE_TR_FUNCTIONS(AppCore)

public:
    /// Gives the packs when they are wanted, read there and then or beside what went before.
    using PackSource = std::function<packs::PackStore()>;
    [[nodiscard]] static PackSource readFrom(packs::PackFolders folders);

    /// `where` as for --library: a file, postgresql://..., or empty for the user's own.
    [[nodiscard]] static base::Result<std::unique_ptr<AppCore>> open(const QString &where, packs::PackFolders folders,
                                                                     std::function<QString()> language);
    [[nodiscard]] static base::Result<std::unique_ptr<AppCore>> open(const QString &where, const PackSource &packs,
                                                                     std::function<QString()> language);

    /// The same; the address may hold a password. A club's library is opened as its copy on this computer, at once; the
    /// exchange with the server runs beside it.
    [[nodiscard]] static base::Result<std::unique_ptr<AppCore>> open(const library::Address &address, const PackSource &packs,
                                                                     std::function<QString()> language);

    /// What takes long about opening, on any thread: an old library is brought up to date, a damaged one put together from what is
    /// whole. The answer is what the user must know of it, usually nothing; open() is quick afterwards.
    [[nodiscard]] static base::Result<QString> prepare(const library::Address &address);

    [[nodiscard]] const Services &services() const { return m_services; }
    [[nodiscard]] library::Library &library() { return *m_library; }
    [[nodiscard]] packs::PackStore &packs() { return m_packs; }
    /// The line to the club's server; null for a library of this computer. It waits for start().
    [[nodiscard]] library::ServerSync *sync() { return m_sync.get(); }
    /// Where the user has their library: a file, or the address of a server.
    [[nodiscard]] QString place() const;
    /// Something the user must know about how the library was opened; usually empty.
    [[nodiscard]] const QString &notice() const { return m_notice; }
    void setNotice(const QString &notice) { m_notice = notice; }
    /// Makes the daily backup on a thread of its own; called once somebody listens to Library::backupFailed().
    void startUpkeep();
    ~AppCore();

    /// The window is gone: what runs beside it comes to its end, without anybody waiting. busyWith() says what is left.
    void end();
    /// A sentence; empty when everything is done.
    [[nodiscard]] QString busyWith() const;
    /// Nobody waits any longer. What is left goes on by itself until the process ends; nothing is lost by that.
    void abandon();

private:
    AppCore(std::unique_ptr<library::Library> library, packs::PackStore packs, std::function<QString()> language);

    packs::PackStore m_packs;
    std::unique_ptr<library::Library> m_library;
    base::RandomIdSource m_ids;
    Services m_services;
    QString m_notice;
    std::unique_ptr<library::ServerSync> m_sync;
    /// Who hears of a backup that failed, as long as it is there.
    struct Listener
    {
        std::mutex mutex;
        library::Library *library = nullptr;
    };
    std::shared_ptr<Listener> m_listener = std::make_shared<Listener>();
    QThread *m_upkeep = nullptr; ///< the daily backup, on a connection of its own
};

} // namespace muster::app
