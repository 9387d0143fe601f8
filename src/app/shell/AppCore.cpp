// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/AppCore.h"

namespace muster::app {

base::Result<std::unique_ptr<AppCore>> AppCore::open(const QString &where, const QStringList &dataFolders,
                                                     std::function<QString()> language)
{
    auto library = library::Library::open(where);
    if (!library)
        return library.error();
    return std::unique_ptr<AppCore>(new AppCore(std::move(*library), dataFolders, std::move(language)));
}

AppCore::AppCore(std::unique_ptr<library::Library> library, const QStringList &dataFolders, std::function<QString()> language)
    : m_packs(packs::PackFolders::standard(dataFolders)), m_library(std::move(library)),
      m_services{m_packs, *m_library, m_ids, std::move(language)}
{
    m_packs.load();
}

} // namespace muster::app
