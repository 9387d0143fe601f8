// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/GameFolderReading.h"

#include "logging/Note.h"

#include <QCoreApplication>
#include <QDir>

namespace muster::app {

GameFolderReading::GameFolderReading(const Services &services, QString folder, QWidget *over, QObject *parent)
    : QObject(parent), m_services(services), m_folder(std::move(folder)), m_over(over)
{
}

// With a store of its own, since the window goes on looking packs up while it paints.
void GameFolderReading::start()
{
    m_progress = new QuietProgress(QCoreApplication::translate("GameFolders", "Reading %1").arg(QDir::toNativeSeparators(m_folder)), m_over,
                                   this);
    m_progress->set(0, 100);
    m_work = new BackgroundWork(
        [result = m_result, folders = m_services.packs.folders(), folder = m_folder](BackgroundWork::Steps &steps) {
            packs::PackStore beside(folders);
            *result = beside.add(folder, [&steps](const QString &, double done) { return steps.next(int(done * 100), 100); });
        },
        m_progress, this, BackgroundWork::AtTheEnd::Leave);
    connect(m_progress, &QuietProgress::cancelled, this, &GameFolderReading::cancel);
    connect(m_work, &BackgroundWork::ended, this, &GameFolderReading::end);
    m_work->start();
}

void GameFolderReading::cancel()
{
    m_work->cancel();
    // Within a large file there is no way out: the answer does not wait for it.
    QMetaObject::invokeMethod(this, &GameFolderReading::end, Qt::QueuedConnection);
}

void GameFolderReading::end()
{
    if (std::exchange(m_ended, true))
        return;
    m_progress->close();
    base::Result<packs::PackPtr> result = base::Error{"pack.cancelled", QT_TRANSLATE_NOOP("Message", "stopped by the user"),
                                                      m_folder.toStdString()};
    if (!m_work->wasCancelled() && *m_result) // only the thread wrote it, and it has ended
        result = **m_result;
    if (logging::note(logging::lcPacks(), "read a folder of game data", result))
        m_services.packs.put(*result);
    deleteLater();
    emit done(result);
}

} // namespace muster::app
