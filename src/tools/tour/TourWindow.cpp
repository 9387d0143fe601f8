// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/tour/TourWindow.h"

#include "app/shell/run/Workspaces.h"
#include "text/Spoken.h"
#include "tools/tour/TourGuide.h"

namespace muster::tools {

using namespace app;

constexpr QSize usualSize(1440, 900);

TourWindow::TourWindow(const QStringList &dataFolders, const QString &languageCode) : m_settings(m_folder.filePath("settings.ini"))
{
    m_settings.setLanguage(languageCode);
    m_language.set(languageCode);
    packs::PackFolders folders = packs::PackFolders::standard(dataFolders);
    folders.userUnits = m_folder.filePath("user"); // what the tour enters is not the user's
    auto core = AppCore::open(m_folder.filePath("library.sqlite"), std::move(folders), [this] { return m_language.code(); });
    if (!core) {
        m_error = text::spoken(core.error());
        return;
    }
    m_core = std::move(*core);
    m_window = std::make_unique<MainWindow>(m_settings, m_language);
    m_window->setLibraryPlace(m_core->library().address().shown());
    for (auto &workspace : makeWorkspaces(m_core->services()))
        m_window->addWorkspace(std::move(workspace));
    m_window->setDataPlace(m_core->packs().folders().userUnits);
    m_window->start();
    m_window->resize(usualSize); // before it is shown: panels that grow with the window would keep the wrong shares
    m_window->show();
    m_window->activateWindow();
    TourGuide::settle();
}

} // namespace muster::tools
