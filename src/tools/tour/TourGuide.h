// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDeadlineTimer>
#include <QString>
#include <QThread>

class QAbstractItemView;
class QAction;
class QWidget;

namespace muster::app {
class MainWindow;
struct Services;
} // namespace muster::app

namespace muster::tools {

/// The hands of the tour: does with a window over a fresh library what a player would do. What it cannot do it notes.
class TourGuide final
{
public:
    TourGuide(app::MainWindow &owner, const app::Services &used, const QString &code) : window(owner), services(used), language(code) {}

    app::MainWindow &window;
    const app::Services &services;
    QString language;

    /// Brings the sample of a pack into the library and opens it; `file` is the end of its name, empty for the first.
    void openSample(const QString &pack, const QString &file = {});
    /// Brings a file into the library and opens it, as soon as it is there.
    void openFile(const QString &path);
    void show(const QString &workspace);
    /// Runs an action by its object name ("roster.print"); notes when there is none or it is refused.
    bool run(const QString &action);
    [[nodiscard]] QAction *action(const QString &name) const;
    /// A widget inside a panel: widget<QTreeView>("roster.formation").
    template <typename Widget>
    [[nodiscard]] Widget *inPanel(const QString &panel, const QString &name = {}) const;
    [[nodiscard]] QWidget *panel(const QString &id) const;
    /// The first row whose text begins with `text`, opening what is above it; selects it. Tables look at `column`.
    bool selectRow(QAbstractItemView *view, const QString &text, int column = 0);
    void selectRow(QAbstractItemView *view, int row);
    /// Gives the keyboard to a widget and types, as a player does.
    void type(QWidget *widget, const QString &text);
    void press(QWidget *widget, int key);
    /// Lets layouts, fonts and queued updates settle.
    static void settle();
    /// Until a panel shows the answer of its own thread: isUpToDate().
    template <typename Panel>
    static void waitFor(const Panel *panel);

    /// What went wrong on the way, for the command to print; cleared by it.
    QString trouble;

private:
    void note(const QString &what);
};

template <typename Panel>
void TourGuide::waitFor(const Panel *panel)
{
    const QDeadlineTimer enough(20'000); // milliseconds, on a busy machine
    settle();
    while (panel && !panel->isUpToDate() && !enough.hasExpired()) {
        QThread::msleep(2);
        settle();
    }
    settle();
}

template <typename Widget>
Widget *TourGuide::inPanel(const QString &id, const QString &name) const
{
    QWidget *found = panel(id);
    if (!found)
        return nullptr;
    if (auto *self = qobject_cast<Widget *>(found))
        return self;
    return found->findChild<Widget *>(name);
}

} // namespace muster::tools
