// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/GameFolderReading.h"

#include "logging/Note.h"

#include <QCoreApplication>
#include <QDir>
#include <QProgressBar>
#include <QProgressDialog>
#include <QThread>

#include <algorithm>

namespace muster::app {

namespace {

constexpr int lookMilliseconds = 30;
constexpr int silentMilliseconds = 200; // small folders are read before anybody wonders

} // namespace

GameFolderReading::GameFolderReading(const Services &services, QString folder, QWidget *over, QObject *parent)
    : QObject(parent), m_services(services), m_folder(std::move(folder)), m_over(over)
{
    m_look.setInterval(lookMilliseconds);
    connect(&m_look, &QTimer::timeout, this, &GameFolderReading::look);
}

GameFolderReading::~GameFolderReading()
{
    m_shared->cancelled = true; // the thread ends by itself, and nobody hears of it
    delete m_progress;
}

// With a store of its own, since the window goes on looking packs up while it paints.
void GameFolderReading::start()
{
    auto *bar = new QProgressBar; // fed by hand: the dialog's own setValue() would run an event loop within ours
    bar->setRange(0, 100);
    m_progress = new QProgressDialog(m_over);
    m_progress->setObjectName("dataProgress");
    m_progress->setBar(bar);
    m_progress->setLabelText(QCoreApplication::translate("GameFolders", "Reading %1").arg(QDir::toNativeSeparators(m_folder)));
    m_progress->setCancelButtonText(QCoreApplication::translate("GameFolders", "Cancel"));
    m_progress->setWindowModality(Qt::WindowModal);
    m_progress->setMinimumDuration(silentMilliseconds);
    connect(m_progress, &QProgressDialog::canceled, this, &GameFolderReading::cancel);
    m_thread = QThread::create([shared = m_shared, folders = m_services.packs.folders(), folder = m_folder] {
        packs::PackStore beside(folders);
        shared->result = beside.add(folder, [&](const QString &, double done) {
            shared->percent = int(done * 100);
            return !shared->cancelled.load();
        });
    });
    connect(m_thread, &QThread::finished, m_thread, &QObject::deleteLater);
    connect(m_thread, &QThread::finished, this, &GameFolderReading::end);
    m_thread->start();
    m_look.start();
}

void GameFolderReading::cancel()
{
    m_shared->cancelled = true;
    m_shared->percent = 100;
    // Within a large file there is no way out: the answer does not wait for it.
    QMetaObject::invokeMethod(this, &GameFolderReading::end, Qt::QueuedConnection);
}

void GameFolderReading::look()
{
    if (m_progress)
        m_progress->findChild<QProgressBar *>()->setValue(std::min(99, m_shared->percent.load()));
}

void GameFolderReading::end()
{
    if (!m_look.isActive())
        return; // ended before
    m_look.stop();
    if (m_progress) {
        m_progress->disconnect(this);
        m_progress->hide();
        m_progress->deleteLater();
    }
    base::Result<packs::PackPtr> result = base::Error{"pack.cancelled", "stopped by the user", m_folder.toStdString()};
    if (!m_shared->cancelled && m_shared->result) // only the thread wrote it, and it has ended
        result = *m_shared->result;
    if (logging::note(logging::lcPacks(), "read a folder of game data", result))
        m_services.packs.put(*result);
    deleteLater();
    emit done(result);
}

} // namespace muster::app
