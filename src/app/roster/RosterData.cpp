// SPDX-License-Identifier: GPL-3.0-or-later
// What the roster workspace does with the data of a game: own units, corrections, folders of community data.
#include "app/roster/CorrectUnitDialog.h"
#include "app/roster/OwnUnitsDialog.h"
#include "app/roster/RosterWorkspace.h"
#include "packs/KnownFolders.h"

#include <QApplication>
#include <QFileDialog>
#include <QMessageBox>
#include <QProgressDialog>
#include <QThread>

#include <atomic>

namespace muster::app {

using muster::share::toData;
using muster::share::toText;

void RosterWorkspace::editOwnUnits()
{
    const rules::Force *force = m_editor ? rules::findForce(m_editor->document().roster(), toData(m_editor->currentForce())) : nullptr;
    if (!force || !m_editor->pack())
        return say(tr("The game's data are not installed."));
    OwnUnitsDialog dialog(m_services, m_editor->pack(), toText(force->catalogueId), m_formation->window());
    dialog.exec();
    if (dialog.changed())
        reloadPack();
}

void RosterWorkspace::correctUnit()
{
    if (!m_editor || !m_editor->pack())
        return;
    CorrectUnitDialog dialog(m_services, *m_editor, m_editor->current(), m_formation->window());
    dialog.exec();
    if (dialog.changed())
        reloadPack();
}

void RosterWorkspace::reloadPack()
{
    const packs::PackPtr fresh = m_services.packs.reload(m_editor->pack()->id());
    if (!fresh)
        return say(tr("The pack could not be read again."));
    // The old pack stays until the models have let go of it: they look up words in it while the document judges anew.
    const packs::PackPtr old = m_editor->pack();
    m_editor->document().setGame(documents::gameOf(fresh, m_services.language()));
    m_editor->setPack(fresh);
    say(tr("The data were read again."));
}

void RosterWorkspace::askForDataFolder()
{
    const QString last = packs::KnownFolders::load(m_services.packs.folders().userUnits).last();
    const QString folder = QFileDialog::getExistingDirectory(QApplication::activeWindow(), tr("Folder with game data (.gst, .cat)"), last);
    if (!folder.isEmpty())
        openDataFolder(folder);
}

bool RosterWorkspace::openDataFolder(const QString &folder)
{
    const packs::PackPtr pack = addDataFolder(folder);
    if (!pack)
        return false;
    newRoster(pack->id());
    return true;
}

packs::PackPtr RosterWorkspace::addDataFolder(const QString &folder)
{
    const packs::PackPtr pack = readDataFolder(folder);
    if (!pack)
        return nullptr;
    // Next time a roster of this game finds its data by itself.
    packs::KnownFolders known = packs::KnownFolders::load(m_services.packs.folders().userUnits);
    const auto remembered = known.remember(m_services.packs.folders().userUnits,
                                           {toText(pack->data()->gameSystem().idText), pack->name(m_services.language()), folder});
    say(remembered ? tr("%1 is ready: %n faction(s).", nullptr, int(pack->factions().size())).arg(pack->name(m_services.language()))
                   : toText(remembered.error().message()));
    return pack;
}

packs::PackPtr RosterWorkspace::packOf(const rules::Roster &roster)
{
    if (const packs::PackPtr pack = m_services.packs.forGameSystem(roster.gameSystemId))
        return pack;
    const QString folder = packs::KnownFolders::load(m_services.packs.folders().userUnits).folderOf(toText(roster.gameSystemId));
    return folder.isEmpty() ? nullptr : readDataFolder(folder);
}

// Large games take a second or two: they are read in a thread of their own, with progress and a way out. The thread has a store
// of its own too, since the window goes on looking packs up while it paints.
packs::PackPtr RosterWorkspace::readDataFolder(const QString &folder)
{
    QProgressDialog progress(tr("Reading %1").arg(folder), tr("Cancel"), 0, 100, QApplication::activeWindow());
    progress.setObjectName("dataProgress");
    progress.setWindowModality(Qt::WindowModal);
    progress.setMinimumDuration(200);
    std::atomic<bool> cancelled = false;
    std::atomic<int> percent = 0;
    std::optional<base::Result<packs::PackPtr>> result;
    packs::PackStore beside(m_services.packs.folders());
    const std::unique_ptr<QThread> thread(QThread::create([&] {
        result = beside.add(folder, [&](const QString &, double done) {
            percent = int(done * 100);
            return !cancelled.load();
        });
    }));
    thread->start();
    while (!thread->wait(30)) {
        progress.setValue(std::min(99, percent.load()));
        // Until there is something to cancel, clicks wait: they must not do anything half-way through this.
        QApplication::processEvents(progress.isVisible() ? QEventLoop::AllEvents : QEventLoop::ExcludeUserInputEvents);
        if (progress.wasCanceled())
            cancelled = true;
    }
    progress.reset();
    if (cancelled) {
        say(tr("Reading was cancelled; nothing changed."));
        return nullptr;
    }
    if (!result || !result->ok()) {
        QMessageBox::warning(QApplication::activeWindow(), tr("The data could not be read"), result ? toText(result->error().message()) : folder);
        return nullptr;
    }
    m_services.packs.put(result->value());
    return result->value();
}

} // namespace muster::app
