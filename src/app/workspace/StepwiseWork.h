// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/QuietProgress.h"

#include <QTimer>

#include <functional>

namespace muster::app {

/// Long work that belongs to the window's own thread, a few steps at a time: between them the window answers.
class StepwiseWork final : public QObject
{
    Q_OBJECT

public:
    /// Does one step; false: there is no sense in going on.
    using Step = std::function<bool(int index)>;

    /// The progress belongs to the caller and may be null.
    StepwiseWork(int steps, Step step, QuietProgress *progress, QObject *parent);

    void start();
    void cancel();
    /// The rest at once, for somebody who cannot wait; without a signal.
    void finishNow();
    [[nodiscard]] bool wasCancelled() const { return m_cancelled; }
    /// Every step was done.
    [[nodiscard]] bool isWhole() const { return m_next == m_steps; }

signals:
    /// Once: all steps are done, one of them said no, or it was cancelled.
    void ended();

private:
    void slice();

    int m_steps;
    Step m_step;
    QPointer<QuietProgress> m_progress;
    QTimer m_turn;
    int m_next = 0;
    bool m_cancelled = false;
};

} // namespace muster::app
