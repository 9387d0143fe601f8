// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/run/AppCore.h"
#include "app/shell/run/Workspaces.h"
#include "app/shell/settings/AppSettings.h"
#include "app/shell/window/MainWindow.h"
#include "app/theme/style/Theme.h"
#include "support/TemporaryLibrary.h"
#include "support/TestMain.h"
#include "support/Widgets.h"
#include "text/ProgramLanguage.h"

namespace muster::test {

/// The whole window over a library and settings of its own; start() again to see what was remembered.
class ShellWindow
{
public:
    ShellWindow() { start(); }
    /// Over the library of a folder that was there before.
    explicit ShellWindow(const QString &folder) : place(folder) { start(); }
    /// `prepare` gets the folder of the test, and answers where the packs are; else they are the program's own.
    explicit ShellWindow(const std::function<QString(const TemporaryLibrary &)> &prepare) : m_packs(prepare(place)) { start(); }
    ~ShellWindow() { close(); }

    void start()
    {
        close();
        app::Theme::current().install(*qApp);
        settings = std::make_unique<app::AppSettings>(place.settings());
        language = std::make_unique<text::ProgramLanguage>();
        if (settings->language().isEmpty())
            settings->setLanguage("en");
        language->set(settings->language());
        app::Theme::current().setMode(settings->themeMode());
        packs::PackFolders folders = packs::PackFolders::standard({m_packs});
        folders.userUnits = place.file("user");
        auto opened = app::AppCore::open(place.library(), std::move(folders), [this] { return language->code(); });
        QVERIFY2(opened.ok(), opened.ok() ? "" : opened.error().message().c_str());
        core = std::move(*opened);
        window = std::make_unique<app::MainWindow>(*settings, *language);
        window->setDataPlace(core->packs().folders().userUnits);
        for (auto &workspace : app::makeWorkspaces(core->services()))
            window->addWorkspace(std::move(workspace));
        window->start();
        window->resize(1440, 900);
        window->show();
        window->activateWindow();
        settle();
    }
    void close()
    {
        if (window)
            window->close();
        window.reset();
        core.reset();
        language.reset();
        settings.reset();
    }
    app::MainWindow *operator->() { return window.get(); }
    template <typename Widget>
    Widget *child(const QString &name)
    {
        return window->findChild<Widget *>(name);
    }

    TemporaryLibrary place;
    std::unique_ptr<app::AppSettings> settings;
    std::unique_ptr<text::ProgramLanguage> language;
    std::unique_ptr<app::AppCore> core;
    std::unique_ptr<app::MainWindow> window;

private:
    QString m_packs = sourceFolder() + "/data";
};

} // namespace muster::test
