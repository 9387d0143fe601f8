// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/StepwiseWork.h"

#include <QDeadlineTimer>

namespace muster::app {

namespace {

constexpr int sliceMilliseconds = 20; // the window answers within one frame or two

} // namespace

StepwiseWork::StepwiseWork(int steps, Step step, QuietProgress *progress, QObject *parent)
    : QObject(parent), m_steps(steps), m_step(std::move(step)), m_progress(progress)
{
    m_turn.setInterval(0);
    connect(&m_turn, &QTimer::timeout, this, &StepwiseWork::slice);
    if (progress)
        connect(progress, &QuietProgress::cancelled, this, &StepwiseWork::cancel);
}

void StepwiseWork::start()
{
    m_turn.start();
}

void StepwiseWork::cancel()
{
    m_cancelled = true; // heard at the next turn: this may be called within a step
}

void StepwiseWork::slice()
{
    const QDeadlineTimer enough(sliceMilliseconds);
    bool goesOn = !m_cancelled;
    while (goesOn && m_next < m_steps && !enough.hasExpired()) {
        goesOn = m_step(m_next) && !m_cancelled;
        m_next += goesOn ? 1 : 0;
    }
    if (m_progress)
        m_progress->set(m_next, m_steps);
    if (goesOn && m_next < m_steps)
        return;
    m_turn.stop();
    emit ended();
}

void StepwiseWork::finishNow()
{
    m_turn.stop();
    while (!m_cancelled && m_next < m_steps && m_step(m_next))
        ++m_next;
}

} // namespace muster::app
