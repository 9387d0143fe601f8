// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/BackgroundWork.h"

#include <QThread>

namespace muster::app {

namespace {

constexpr int lookMilliseconds = 30;
constexpr int blinkMilliseconds = 50;

} // namespace

BackgroundWork::BackgroundWork(Work work, QuietProgress *progress, QObject *parent, AtTheEnd atTheEnd)
    : QObject(parent), m_work(std::move(work)), m_progress(progress), m_atTheEnd(atTheEnd)
{
    m_look.setInterval(lookMilliseconds);
    connect(&m_look, &QTimer::timeout, this, &BackgroundWork::look);
    if (progress)
        connect(progress, &QuietProgress::cancelled, this, &BackgroundWork::cancel);
}

BackgroundWork::~BackgroundWork()
{
    cancel();
    if (m_thread && m_atTheEnd == AtTheEnd::Wait)
        m_thread->wait();
}

void BackgroundWork::start(int patience)
{
    m_thread = QThread::create([steps = m_steps, work = std::move(m_work)] { work(*steps); });
    connect(m_thread, &QThread::finished, m_thread, &QObject::deleteLater);
    connect(m_thread, &QThread::finished, this, &BackgroundWork::end);
    m_thread->start();
    m_look.start();
    if (patience > 0 && m_thread->wait(patience))
        end();
}

// Once: when somebody waited, the word of the thread itself comes later.
void BackgroundWork::end()
{
    m_look.stop();
    if (!std::exchange(m_ended, true))
        emit ended();
}

void BackgroundWork::cancel()
{
    m_steps->m_stopped = true;
}

void BackgroundWork::look()
{
    if (m_progress)
        m_progress->set(m_steps->m_done, m_steps->m_all);
}

void workBeside(const QString &sentence, QWidget *over, QObject *owner, BackgroundWork::Work work,
                const std::function<void(bool stopped)> &then)
{
    auto *progress = new QuietProgress(sentence, over, owner);
    auto *beside = new BackgroundWork(std::move(work), progress, progress);
    QObject::connect(beside, &BackgroundWork::ended, owner, [progress, beside, then] {
        progress->close();
        progress->deleteLater();
        then(beside->wasCancelled());
    });
    beside->start(blinkMilliseconds);
}

} // namespace muster::app
