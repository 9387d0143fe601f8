// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

namespace muster::app {

class MainWindow;

/// Keeps an eye on what could not be stored: says so over the panels, tries again by itself, and asks before it is lost.
class UnsavedWatch final : public QObject
{
    Q_OBJECT

public:
    explicit UnsavedWatch(MainWindow &window);

    /// A workspace says that something has changed.
    void look();
    /// Whether something waits to be stored, in whatever workspace.
    [[nodiscard]] bool any() const { return !m_said.isEmpty(); }
    /// Stores what is not stored yet; when that fails, the user decides. Asked once: what they gave up is given up.
    [[nodiscard]] bool mayClose();

private:
    void tryAgain();

    MainWindow &m_window;
    QTimer m_again;
    QString m_said;
    bool m_givenUp = false;
};

} // namespace muster::app
