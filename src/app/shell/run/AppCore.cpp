// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/run/AppCore.h"

#include "documents/DocumentType.h"
#include "library/care/Recovery.h"
#include "library/sql/SqliteFile.h"
#include "library/sync/Replica.h"
#include "logging/Note.h"
#include "text/Spoken.h"

#include <QCoreApplication>

namespace muster::app {

AppCore::PackSource AppCore::readFrom(packs::PackFolders folders)
{
    return [folders = std::move(folders)] {
        packs::PackStore packs(folders);
        packs.load();
        return packs;
    };
}

base::Result<std::unique_ptr<AppCore>> AppCore::open(const QString &where, packs::PackFolders folders, std::function<QString()> language)
{
    return open(where, readFrom(std::move(folders)), std::move(language));
}

base::Result<std::unique_ptr<AppCore>> AppCore::open(const QString &where, const PackSource &packs, std::function<QString()> language)
{
    const base::Result<library::Address> address = library::Address::parse(where);
    if (!address)
        return address.error();
    return open(*address, packs, std::move(language));
}

static QString pathOf(const library::Address &address)
{
    return address.backend == library::Backend::Postgres ? library::Replica::pathFor(address) : address.path;
}

base::Result<QString> AppCore::prepare(const library::Address &address)
{
    const auto opened = library::openOrRecover(pathOf(address));
    return opened ? base::Result<QString>(opened->notice) : base::Result<QString>(opened.error());
}

base::Result<std::unique_ptr<AppCore>> AppCore::open(const library::Address &address, const PackSource &packs,
                                                     std::function<QString()> language)
{
    const bool club = address.backend == library::Backend::Postgres;
    const QString path = pathOf(address);
    auto opened = library::openOrRecover(path);
    if (!opened)
        return opened.error();
    if (club) {
        if (auto prepared = library::Replica::prepare(opened->library->database()); !prepared)
            return prepared.error();
        opened->library->setShared(true);
    }
    opened->library->writeBeside(); // nobody who edits waits for the disk
    std::unique_ptr<AppCore> core(new AppCore(std::move(opened->library), packs(), std::move(language)));
    core->m_notice = opened->notice;
    if (core->m_notice.isEmpty())
        core->m_notice = core->m_library->database().writingForbidden();
    if (core->m_notice.isEmpty())
        core->m_notice = library::networkNotice(path);
    if (club)
        core->m_sync = std::make_unique<library::ServerSync>(address, path, documents::judgeDocument);
    return core;
}

QString AppCore::place() const
{
    return m_sync ? m_sync->server().shown() : m_library->address().shown();
}

AppCore::AppCore(std::unique_ptr<library::Library> library, packs::PackStore packs, std::function<QString()> language)
    : m_packs(std::move(packs)), m_library(std::move(library)), m_services{m_packs, *m_library, m_ids, std::move(language)}
{
    logging::note(logging::lcLibrary(), "watch for changes made elsewhere", m_library->watch()); // they are seen at the next save then
    m_listener->library = m_library.get();
    m_upkeep = QThread::create([listener = m_listener, address = m_library->address()] {
        const auto own = library::Library::open(address);
        const base::Result<QString> copy = own ? (*own)->backupDaily() : base::Result<QString>(own.error());
        if (logging::note(logging::lcLibrary(), "make the daily backup", copy))
            return;
        const bool damaged = copy.error().code == "library.damaged" || copy.error().code == "library.backup";
        const QString reason = text::spoken(copy.error().sentence);
        const std::lock_guard locked(listener->mutex);
        if (library::Library *library = listener->library)
            QMetaObject::invokeMethod(
                library, [library, reason, damaged] { library->tellBackupFailed(reason, damaged); }, Qt::QueuedConnection);
    });
}

void AppCore::startUpkeep()
{
    if (!m_upkeep->isRunning() && !m_upkeep->isFinished())
        m_upkeep->start(QThread::LowPriority);
}

AppCore::~AppCore()
{
    m_sync.reset();
    if (!m_upkeep)
        return;
    m_upkeep->wait(); // at once when it was never started
    delete m_upkeep;
}

void AppCore::end()
{
    if (m_sync)
        m_sync->finish();
}

QString AppCore::busyWith() const
{
    if (m_sync && !m_sync->hasFinished())
        return tr("Sending the last changes to %1…").arg(m_sync->server().host);
    return m_upkeep && m_upkeep->isRunning() ? tr("Finishing the backup…") : QString();
}

void AppCore::abandon()
{
    if (m_sync)
        m_sync->abandon();
    {
        const std::lock_guard locked(m_listener->mutex);
        m_listener->library = nullptr; // it is gone before the thread is
    }
    QThread *upkeep = std::exchange(m_upkeep, nullptr);
    QObject::connect(upkeep, &QThread::finished, upkeep, &QObject::deleteLater);
}

} // namespace muster::app
