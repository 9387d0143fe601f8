// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/QuietProgress.h"

#include <QTimer>

#include <atomic>
#include <functional>
#include <memory>

class QThread;

namespace muster::app {

/// Work on a thread of its own, with progress and a way out. Nobody waits: ended() comes once, when the thread has ended,
/// unless this object goes away before.
class BackgroundWork final : public QObject
{
    Q_OBJECT

public:
    /// What the thread and the window share; it lives as long as the last of them.
    class Steps
    {
    public:
        /// Said by the work before each step; false: it shall stop.
        [[nodiscard]] bool next(int done, int all)
        {
            m_done = done;
            m_all = all;
            return !m_stopped;
        }
        [[nodiscard]] bool stopped() const { return m_stopped; }

    private:
        friend class BackgroundWork;
        std::atomic<int> m_done = 0, m_all = 0;
        std::atomic<bool> m_stopped = false;
    };
    using Work = std::function<void(Steps &steps)>;
    /// Whether the end of this object waits for the thread. Work that holds nothing of ours may be left alone.
    enum class AtTheEnd { Wait, Leave };

    /// The progress belongs to the caller and may be null. What the work needs it has to own.
    BackgroundWork(Work work, QuietProgress *progress, QObject *parent, AtTheEnd atTheEnd = AtTheEnd::Wait);
    ~BackgroundWork() override;

    /// `patience`: milliseconds for which the caller waits itself. What is over by then has ended when this returns, so that
    /// nothing flickers; 100 are as much as nobody notices.
    void start(int patience = 0);
    /// Asks the work to stop at its next step.
    void cancel();
    [[nodiscard]] bool wasCancelled() const { return m_steps->stopped(); }

signals:
    void ended();

private:
    void look();
    void end();

    Work m_work;
    QPointer<QuietProgress> m_progress;
    AtTheEnd m_atTheEnd;
    std::shared_ptr<Steps> m_steps = std::make_shared<Steps>();
    QPointer<QThread> m_thread;
    QTimer m_look;
    bool m_ended = false;
};

/// Runs `work` beside the window, with progress over it as soon as somebody wonders. `then` comes once, on this thread, unless
/// `owner` goes before; it is told whether the user stopped it. Work of a moment is over when this returns.
void workBeside(const QString &sentence, QWidget *over, QObject *owner, BackgroundWork::Work work,
                const std::function<void(bool stopped)> &then);

} // namespace muster::app
