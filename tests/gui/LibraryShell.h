// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ShellWindow.h"

#include "app/library/FilterList.h"
#include "app/library/LibraryWorkspace.h"
#include "documents/exchange/Exchange.h"
#include "documents/roster/LibraryRosterStore.h"
#include "documents/roster/OpenRoster.h"

#include <QLabel>
#include <QListView>

namespace muster::test {

/// The window with three rosters of the user's own in front.
struct LibraryShell : ShellWindow
{
    explicit LibraryShell(const QString &code = "en", bool filled = true)
    {
        if (code != "en") {
            settings->setLanguage(code);
            start();
        }
        window->showWorkspace("library");
        library = static_cast<app::LibraryWorkspace *>(window->workspace("library"));
        if (filled) {
            add("dust", "hedgerow-walkers", "Walkers");
            add("dropzone-commander", "phr-500", "Regiment");
            add("space-crusade", "aldo", "Aldo");
        }
        refresh();
        library->cards()->setFocus();
    }
    QString add(const QString &pack, const QString &file, const QString &name)
    {
        const QDir folder(sourceFolder() + "/data/" + pack + "/samples");
        const QString path = folder.filePath(folder.entryList({file + "*.ros"}).first());
        const auto imported = documents::Exchange(core->library(), &core->packs(), language->code()).importFile(path);
        if (!imported)
            qFatal("%s", imported.error().message().c_str());
        documents::LibraryRosterStore store(core->library());
        const auto document = documents::openRoster(core->library(), store, core->packs(), imported->record.id, "en", ids);
        (void)(*document)->renameRoster(name.toStdString());
        return imported->record.id;
    }
    void refresh()
    {
        library->activated();
        settle();
    }
    [[nodiscard]] QModelIndex named(const QString &name) const
    {
        return library->model().find([&name](const models::LibraryRow &row) { return row.record.name == name; });
    }
    [[nodiscard]] QStringList names(models::LibraryRow::Kind kind = models::LibraryRow::Kind::Document) const
    {
        QStringList names;
        for (int i = 0; i < library->model().rowCount(); ++i) {
            const models::LibraryRow *row = library->model().row(library->model().index(i, 0));
            if (row->kind == kind)
                names.append(row->record.name);
        }
        return names;
    }
    void click(const QString &name, Qt::KeyboardModifiers modifiers = {})
    {
        QListView *cards = library->cards();
        cards->scrollTo(named(name));
        settle();
        QTest::mouseClick(cards->viewport(), Qt::LeftButton, modifiers, cards->visualRect(named(name)).center());
        settle();
    }
    void key(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : window.get(), Qt::Key(key), modifiers);
        settle();
    }
    void choose(const QString &filter)
    {
        auto *filters = child<app::FilterList>("libraryFilters");
        for (int i = 0; i < filters->count(); ++i) {
            if (filters->item(i)->data(Qt::UserRole).toString() == filter)
                QTest::mouseClick(filters->viewport(), Qt::LeftButton, {}, filters->visualItemRect(filters->item(i)).center());
        }
        library->cards()->setFocus();
        settle();
    }
    [[nodiscard]] QString status() { return child<QLabel>("statusLeft")->text(); }

    app::LibraryWorkspace *library = nullptr;
    base::RandomIdSource ids;
};

} // namespace muster::test
