// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/docking/DockHost.h"
#include "app/workspace/Services.h"
#include "app/workspace/Workspace.h"
#include "base/IdSource.h"
#include "library/Library.h"
#include "packs/PackStore.h"
#include "support/TestMain.h"

namespace muster::test {

/// A window with one workspace alone, over a library of its own.
template <typename Workspace>
struct WorkspaceDesk
{
    WorkspaceDesk(const QString &name, packs::PackFolders folders)
    {
        folders.userUnits = dir.filePath("user");
        store = std::make_unique<packs::PackStore>(folders);
        store->load();
        library = library::Library::open(dir.filePath("library.sqlite")).value();
        services = std::make_unique<app::Services>(app::Services{*store, *library, ids, [this] { return language; }});
        workspace = std::make_unique<Workspace>(*services);
        host = app::makeDockHost(name, &window);
        workspace->build(*host);
        auto *central = new QWidget;
        auto *column = new QVBoxLayout(central);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        column->addWidget(workspace->toolBar());
        column->addWidget(host->area(), 1);
        window.setCentralWidget(central);
        for (const app::MenuPart &part : workspace->menus())
            for (QAction *action : part.actions)
                if (action)
                    window.addAction(action);
        // Otherwise the offscreen platform of Qt 6.4 warns whenever a layout asks the window for another size.
        window.layout()->setSizeConstraint(QLayout::SetNoConstraint);
        window.resize(1440, 860);
        window.show();
        (void)QTest::qWaitForWindowExposed(&window);
        window.activateWindow();
    }
    ~WorkspaceDesk() { workspace.reset(); }

    QTemporaryDir dir;
    QString language = "en";
    base::CountingIdSource ids;
    std::unique_ptr<packs::PackStore> store;
    std::unique_ptr<library::Library> library;
    std::unique_ptr<app::Services> services;
    QMainWindow window;
    app::DockHost *host = nullptr;
    std::unique_ptr<Workspace> workspace;
};

} // namespace muster::test
