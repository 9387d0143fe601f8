// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/GameFolders.h"

#include "app/workspace/GameFolderReading.h"
#include "packs/user/KnownFolders.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QMessageBox>

namespace muster::app {

namespace {

struct GameFoldersWords
{
    Q_DECLARE_TR_FUNCTIONS(GameFolders)
};

// It stays until it is read; nothing waits for that.
void complain(QWidget *parent, const QString &title, const QString &text, const QString &more)
{
    auto *box = new QMessageBox(QMessageBox::Warning, title, text, QMessageBox::Ok, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(more);
    box->open();
}

// lupdate of Qt 6.4 loses the context of GameFoldersWords in functions that return a type of another namespace: they name it themselves.
GameFolderReading *readFolder(const Services &services, const QString &folder, QWidget *parent, QObject *context, const PackThen &then)
{
    auto *reading = new GameFolderReading(services, folder, parent, context);
    const QPointer<QWidget> over(parent);
    QObject::connect(reading, &GameFolderReading::done, context, [folder, over, then](const base::Result<packs::PackPtr> &read) {
        if (!read && read.error().code != "pack.cancelled")
            complain(over, QCoreApplication::translate("GameFolders", "The data could not be read"), text::spoken(read.error().sentence),
                     QDir::toNativeSeparators(folder));
        then(read ? *read : nullptr);
    });
    reading->start();
    return reading;
}

void remember(const Services &services, const QString &folder, const packs::PackPtr &pack, QWidget *parent)
{
    const QString name = pack->name(services.language());
    // Next time a roster of this game finds its data by itself.
    packs::KnownFolders known = packs::KnownFolders::load(services.packs.folders().userUnits);
    const auto remembered = known.remember(services.packs.folders().userUnits,
                                           {text::fromUtf8(pack->data()->gameSystem().idText), name, folder});
    if (!remembered)
        complain(parent, name, text::spoken(remembered.error()), {});
    if (const QStringList unread = pack->unreadFiles(); !unread.isEmpty())
        complain(parent, name,
                 QCoreApplication::translate("GameFolders", "%n file(s) of these data are damaged and were left out; the rest can be used.",
                                             nullptr, int(unread.size())),
                 unread.join('\n'));
}

} // namespace

QString askForGameFolder(const Services &services, QWidget *parent)
{
    const QString last = packs::KnownFolders::load(services.packs.folders().userUnits).last();
    return QFileDialog::getExistingDirectory(parent, GameFoldersWords::tr("Folder with game data (.gst, .cat, .json)"), last);
}

GameFolderReading *openGameFolder(const Services &services, const QString &folder, QWidget *parent, QObject *context, const PackThen &then)
{
    const QPointer<QWidget> over(parent);
    return readFolder(services, folder, parent, context, [&services, folder, over, then](const packs::PackPtr &pack) {
        if (pack)
            remember(services, folder, pack, over);
        then(pack);
    });
}

GameFolderReading *withPackOfGame(const Services &services, const QString &gameSystemId, QWidget *parent, QObject *context,
                                  const PackThen &then)
{
    const packs::PackPtr known = services.packs.forGameSystem(gameSystemId.toStdString());
    const QString folder = known ? QString() : packs::KnownFolders::load(services.packs.folders().userUnits).folderOf(gameSystemId);
    if (!folder.isEmpty())
        return readFolder(services, folder, parent, context, then);
    then(known);
    return nullptr;
}

} // namespace muster::app
