// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/AppCore.h"

#include "documents/JudgeCampaign.h"
#include "library/Recovery.h"
#include "library/sync/Replica.h"

namespace muster::app {

base::Result<std::unique_ptr<AppCore>> AppCore::open(const QString &where, packs::PackFolders folders,
                                                     std::function<QString()> language)
{
    const base::Result<library::Address> address = library::Address::parse(where);
    if (!address)
        return address.error();
    return open(*address, std::move(folders), std::move(language));
}

base::Result<std::unique_ptr<AppCore>> AppCore::open(const library::Address &address, packs::PackFolders folders,
                                                     std::function<QString()> language)
{
    const bool club = address.backend == library::Backend::Postgres;
    const QString path = club ? library::Replica::pathFor(address) : address.path;
    auto opened = library::openOrRecover(path);
    if (!opened)
        return opened.error();
    if (club) {
        if (auto prepared = library::Replica::prepare(opened->library->database()); !prepared)
            return prepared.error();
        opened->library->setShared(true);
    }
    std::unique_ptr<AppCore> core(new AppCore(std::move(opened->library), std::move(folders), std::move(language)));
    core->m_notice = opened->notice;
    if (club)
        core->m_sync = std::make_unique<library::ServerSync>(address, path, documents::judgeCampaign);
    return core;
}

QString AppCore::place() const
{
    return m_sync ? m_sync->server().shown() : m_library->address().shown();
}

AppCore::AppCore(std::unique_ptr<library::Library> library, packs::PackFolders folders, std::function<QString()> language)
    : m_packs(std::move(folders)), m_library(std::move(library)),
      m_services{m_packs, *m_library, m_ids, std::move(language)}
{
    m_packs.load();
    (void)m_library->watch(); // without notices a change made elsewhere is seen at the next save
    m_upkeep.reset(QThread::create([address = m_library->address()] {
        const auto own = library::Library::open(address);
        if (!own)
            return;
        (void)(*own)->backupDaily();
    }));
    m_upkeep->start(QThread::LowPriority);
}

AppCore::~AppCore()
{
    m_sync.reset();
    m_upkeep->wait();
}

} // namespace muster::app
