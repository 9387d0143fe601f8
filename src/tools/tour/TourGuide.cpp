// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/tour/TourGuide.h"

#include "app/docking/DockHost.h"
#include "app/shell/window/MainWindow.h"
#include "app/workspace/Services.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QKeyEvent>
#include <QProgressDialog>
#include <QThread>
#include <QTreeView>

namespace muster::tools {

using namespace app;

namespace {

constexpr int mostPatience = 30000; // milliseconds for one file

// Texts with marks in front or behind (a star, a nickname) still begin or contain the name.
QModelIndex findRow(const QAbstractItemModel &model, const QString &text, int column, const QModelIndex &parent = {})
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, column, parent);
        if (index.data().toString().startsWith(text, Qt::CaseInsensitive))
            return index;
        const QModelIndex below = findRow(model, text, column, model.index(row, 0, parent));
        if (below.isValid())
            return below;
    }
    return {};
}

} // namespace

void TourGuide::note(const QString &what)
{
    trouble += trouble.isEmpty() ? what : "; " + what;
}

void TourGuide::settle()
{
    for (int round = 0; round < 6; ++round) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    }
}

void TourGuide::openSample(const QString &packId, const QString &file)
{
    const packs::PackPtr pack = services.packs.find(packId);
    if (!pack)
        return note("no pack " + packId);
    for (const packs::Sample &sample : pack->manifest().samples) {
        if (file.isEmpty() || sample.file.endsWith(file)) {
            return openFile(QDir(pack->folder()).filePath(sample.file));
        }
    }
    note("no sample " + file);
}

// It comes in beside the window.
void TourGuide::openFile(const QString &path)
{
    window.handle({"library", "file", path, {}});
    const QDeadlineTimer enough(mostPatience);
    settle();
    while (window.findChild<QProgressDialog *>("quietProgress") && !enough.hasExpired()) {
        QThread::msleep(5);
        settle();
    }
}

void TourGuide::show(const QString &workspace)
{
    window.showWorkspace(workspace);
    settle();
}

QAction *TourGuide::action(const QString &name) const
{
    if (auto *own = window.findChild<QAction *>(name))
        return own;
    const QStringList ids = window.workspaces();
    for (const QString &id : ids) {
        if (auto *own = window.workspace(id)->findChild<QAction *>(name))
            return own;
    }
    return nullptr;
}

bool TourGuide::run(const QString &name)
{
    QAction *found = action(name);
    if (!found || !found->isEnabled()) {
        note((found ? "refused: " : "no action ") + name);
        return false;
    }
    found->trigger();
    settle();
    return true;
}

QWidget *TourGuide::panel(const QString &id) const
{
    DockHost *host = window.docks(id.section('.', 0, 0));
    return host && host->panels().contains(id) ? host->widget(id) : nullptr;
}

bool TourGuide::selectRow(QAbstractItemView *view, const QString &text, int column)
{
    const QModelIndex index = view && view->model() ? findRow(*view->model(), text, column) : QModelIndex();
    if (!index.isValid()) {
        note("no row " + text);
        return false;
    }
    if (auto *tree = qobject_cast<QTreeView *>(view)) {
        for (QModelIndex above = index.parent(); above.isValid(); above = above.parent())
            tree->expand(above);
    }
    view->setCurrentIndex(index);
    settle();
    return true;
}

void TourGuide::selectRow(QAbstractItemView *view, int row)
{
    if (!view || !view->model())
        return note("no list");
    QModelIndex index = view->model()->index(0, 0);
    if (auto *tree = qobject_cast<QTreeView *>(view)) {
        for (int i = 0; i < row && tree->indexBelow(index).isValid(); ++i)
            index = tree->indexBelow(index);
    } else {
        index = view->model()->index(row, 0);
    }
    view->setCurrentIndex(index);
    settle();
}

void TourGuide::type(QWidget *widget, const QString &text)
{
    if (!widget)
        return note("nothing to type into");
    widget->setFocus();
    for (const QChar letter : text) {
        QKeyEvent down(QEvent::KeyPress, 0, Qt::NoModifier, QString(letter));
        QApplication::sendEvent(widget, &down);
    }
    settle();
}

void TourGuide::press(QWidget *widget, int key)
{
    if (!widget)
        return note("nothing to press a key in");
    widget->setFocus();
    QKeyEvent down(QEvent::KeyPress, key, Qt::NoModifier);
    QApplication::sendEvent(widget, &down);
    QKeyEvent up(QEvent::KeyRelease, key, Qt::NoModifier);
    QApplication::sendEvent(widget, &up);
    settle();
}

} // namespace muster::tools
