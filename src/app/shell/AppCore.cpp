// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/AppCore.h"

#include "app/shell/PasswordDialog.h"
#include "library/Recovery.h"

#include <QCoreApplication>
#include <QDateTime>

namespace muster::app {

namespace {

constexpr int trashDays = 30; // what was deleted can be brought back for a month

} // namespace

base::Result<std::unique_ptr<AppCore>> AppCore::open(const QString &where, const QStringList &dataFolders,
                                                     std::function<QString()> language)
{
    auto opened = library::openOrRecover(where, PasswordDialog::source());
    if (!opened)
        return opened.error();
    std::unique_ptr<AppCore> core(new AppCore(std::move(opened->library), dataFolders, std::move(language)));
    core->m_notice = opened->notice;
    return core;
}

QString AppCore::failure(const base::Error &error)
{
    return QCoreApplication::translate("AppCore", "The library cannot be opened.") + "\n\n" + QString::fromStdString(error.message()) + "\n\n"
        + QCoreApplication::translate("AppCore", "Nothing was changed. Another library can be given with --library.");
}

AppCore::AppCore(std::unique_ptr<library::Library> library, const QStringList &dataFolders, std::function<QString()> language)
    : m_packs(packs::PackFolders::standard(dataFolders)), m_library(std::move(library)),
      m_services{m_packs, *m_library, m_ids, std::move(language)}
{
    m_packs.load();
    (void)m_library->watch(); // without notices a change made elsewhere is seen at the next save
    m_upkeep.reset(QThread::create([address = m_library->address()] {
        const auto own = library::Library::open(address);
        if (!own)
            return;
        (void)(*own)->backupDaily();
        (void)(*own)->documents().purgeTrash(QDateTime::currentDateTimeUtc().addDays(-trashDays));
    }));
    m_upkeep->start(QThread::LowPriority);
}

AppCore::~AppCore()
{
    m_upkeep->wait();
}

} // namespace muster::app
