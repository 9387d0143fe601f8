// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/VirtualScreen.h"

#include <QAbstractItemView>
#include <QDeadlineTimer>
#include <QDragMoveEvent>
#include <QTimer>
#include <QtTest>

#include <deque>
#include <functional>

namespace muster::test {

/// What a hand does with the mouse, step by step. Each step waits until the application has noticed the one before: a drag runs an
/// event loop of its own, so the steps come from a timer.
class DragScript final : public QObject
{
public:
    explicit DragScript(ScreenMouse &mouse) : m_mouse(mouse)
    {
        m_tick.setInterval(2);
        connect(&m_tick, &QTimer::timeout, this, &DragScript::tick);
    }

    /// Picks a row up and carries it over to `to`, a point of `onto`. What is refused there (`welcome` false) is told once: newer
    /// versions of Qt do not ask again within the row that has refused.
    void carry(QAbstractItemView &from, const QPoint &at, QAbstractItemView &onto, const QPoint &to, bool welcome = true)
    {
        QWidget *source = from.viewport(), *target = onto.viewport();
        add([this, source, at] { pointAt(source, at); }, QEvent::MouseMove, source);
        add([this] { m_mouse.press(); }, QEvent::MouseButtonPress, source);
        const QPoint away(QApplication::startDragDistance() + 4, 3);
        // A view takes the first way for a wish, and begins with the second.
        add([this, source, at, away] { pointAt(source, at + away); }, QEvent::MouseMove, source);
        if (source == target) // else nobody notices it before it is over the other one
            add([this, source, at, away] { pointAt(source, at + away + QPoint(4, 0)); }, QEvent::DragEnter, source);
        add([this, target, to] { pointAt(target, to + QPoint(3, 0)); }, source == target ? QEvent::DragMove : QEvent::DragEnter, target);
        if (welcome)
            add([this, target, to] { pointAt(target, to); }, QEvent::DragMove, target);
    }
    /// Looks while it is in the hand.
    void look(std::function<void()> look) { add(std::move(look), QEvent::None, nullptr); }
    /// Lets go; what cannot be dropped there goes back.
    void letGo()
    {
        add([this] { m_mouse.release(); }, QEvent::None, nullptr);
    }

    /// Until everything is done; false when the application did not follow.
    [[nodiscard]] bool run()
    {
        m_deadline.setRemainingTime(patience);
        m_failed = false;
        qApp->installEventFilter(this);
        m_tick.start();
        const bool done = QTest::qWaitFor([this] { return m_steps.empty() && !m_waits; }, 2 * patience);
        m_tick.stop();
        qApp->removeEventFilter(this);
        return done && !m_failed;
    }

    bool eventFilter(QObject *object, QEvent *event) override
    {
        // Some versions of Qt tell of the entry when the drag begins, others with the next way.
        const bool noticed = event->type() == m_what || (m_what == QEvent::DragEnter && event->type() == QEvent::DragMove);
        m_waits = m_waits && !(object == m_where && noticed);
        return false;
    }

private:
    static constexpr int patience = 30000;

    struct Step
    {
        std::function<void()> act;
        QEvent::Type noticed;
        QWidget *where;
    };

    void add(std::function<void()> act, QEvent::Type noticed, QWidget *where) { m_steps.push_back({std::move(act), noticed, where}); }
    void pointAt(QWidget *widget, const QPoint &at) { m_mouse.move(widget->mapToGlobal(at)); }

    void tick()
    {
        if (m_deadline.hasExpired() && !m_failed) { // lets go, so that no drag waits for ever
            m_failed = true;
            m_waits = false;
            m_steps.clear();
            m_mouse.release();
        }
        if (m_waits || m_steps.empty())
            return;
        const Step step = std::move(m_steps.front());
        m_steps.pop_front();
        m_where = step.where;
        m_what = step.noticed;
        m_waits = step.where != nullptr;
        step.act();
    }

    ScreenMouse &m_mouse;
    QTimer m_tick;
    QDeadlineTimer m_deadline;
    std::deque<Step> m_steps;
    bool m_waits = false, m_failed = false;
    QObject *m_where = nullptr;
    QEvent::Type m_what = QEvent::None;
};

} // namespace muster::test
