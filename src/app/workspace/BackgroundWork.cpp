// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/BackgroundWork.h"

#include <QThread>

namespace muster::app {

namespace {

constexpr int lookMilliseconds = 30;

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

void BackgroundWork::start()
{
    m_thread = QThread::create([steps = m_steps, work = std::move(m_work)] { work(*steps); });
    connect(m_thread, &QThread::finished, m_thread, &QObject::deleteLater);
    connect(m_thread, &QThread::finished, this, [this] {
        m_look.stop();
        emit ended();
    });
    m_thread->start();
    m_look.start();
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

} // namespace muster::app
