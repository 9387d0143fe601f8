// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/GameFolders.h"

#include "packs/KnownFolders.h"

#include <QApplication>
#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QMessageBox>
#include <QProgressDialog>
#include <QThread>

#include <atomic>
#include <memory>
#include <optional>

namespace muster::app {

namespace {

struct Words { Q_DECLARE_TR_FUNCTIONS(GameFolders) };

QString fromStd(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

void complain(QWidget *parent, const QString &title, const QString &text, const QString &more)
{
    QMessageBox box(QMessageBox::Warning, title, text, QMessageBox::Ok, parent);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(more);
    box.exec();
}

// lupdate of Qt 6.4 loses the context of Words in functions that return a type of another namespace: they name it themselves.
// Large games take a second or two: they are read in a thread of their own, with a store of its own, since the window goes on
// looking packs up while it paints.
packs::PackPtr readFolder(const Services &services, const QString &folder, QWidget *parent)
{
    QProgressDialog progress(QCoreApplication::translate("GameFolders", "Reading %1").arg(QDir::toNativeSeparators(folder)),
                             QCoreApplication::translate("GameFolders", "Cancel"), 0, 100, parent);
    progress.setObjectName("dataProgress");
    progress.setWindowModality(Qt::WindowModal);
    progress.setMinimumDuration(200);
    std::atomic<bool> cancelled = false;
    std::atomic<int> percent = 0;
    std::optional<base::Result<packs::PackPtr>> result;
    packs::PackStore beside(services.packs.folders());
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
    if (cancelled)
        return nullptr;
    if (!result || !result->ok()) {
        const QString title = QCoreApplication::translate("GameFolders", "The data could not be read");
        complain(parent, title, result ? fromStd(result->error().text) : title,
                 QDir::toNativeSeparators(folder));
        return nullptr;
    }
    services.packs.put(result->value());
    return result->value();
}

} // namespace

QString askForGameFolder(const Services &services, QWidget *parent)
{
    const QString last = packs::KnownFolders::load(services.packs.folders().userUnits).last();
    return QFileDialog::getExistingDirectory(parent, Words::tr("Folder with game data (.gst, .cat)"), last);
}

packs::PackPtr openGameFolder(const Services &services, const QString &folder, QWidget *parent)
{
    const packs::PackPtr pack = readFolder(services, folder, parent);
    if (!pack)
        return nullptr;
    const QString name = pack->name(services.language());
    // Next time a roster of this game finds its data by itself.
    packs::KnownFolders known = packs::KnownFolders::load(services.packs.folders().userUnits);
    const auto remembered = known.remember(services.packs.folders().userUnits, {fromStd(pack->data()->gameSystem().idText), name, folder});
    if (!remembered)
        complain(parent, name, fromStd(remembered.error().message()), {});
    if (const QStringList unread = pack->unreadFiles(); !unread.isEmpty())
        complain(parent, name,
                 QCoreApplication::translate("GameFolders", "%n file(s) of these data are damaged and were left out; the rest can be used.", nullptr,
                                             int(unread.size())),
                 unread.join('\n'));
    return pack;
}

packs::PackPtr packOfGame(const Services &services, const QString &gameSystemId, QWidget *parent)
{
    if (const packs::PackPtr pack = services.packs.forGameSystem(gameSystemId.toStdString()))
        return pack;
    const QString folder = packs::KnownFolders::load(services.packs.folders().userUnits).folderOf(gameSystemId);
    return folder.isEmpty() ? nullptr : readFolder(services, folder, parent);
}

} // namespace muster::app
