// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/bench/window/FirstPaint.h"

#include "app/docking/DockHost.h"
#include "app/shell/window/MainWindow.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QEvent>
#include <QTimer>

#include <cstdio>

namespace muster::tools {

using namespace app;

namespace {

/// Waits for a view with rows to be painted.
class PaintWatch final : public QObject
{
public:
    explicit PaintWatch(QAbstractItemView *view) : QObject(view), m_view(view) { view->viewport()->installEventFilter(this); }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint && m_view->model() && m_view->model()->rowCount() > 0 && !m_done) {
            m_done = true;
            QTimer::singleShot(0, [] { // after this paint, and before anything that waits for an idle moment
                std::puts("painted");
                std::fflush(stdout);
                QCoreApplication::quit();
            });
        }
        return false;
    }

private:
    QAbstractItemView *m_view;
    bool m_done = false;
};

} // namespace

void reportFirstPaint(MainWindow &window)
{
    if (!qEnvironmentVariableIsSet("MUSTER_FIRST_PAINT"))
        return;
    const DockHost *docks = window.docks("library");
    QWidget *panel = docks ? docks->widget("library.documents") : nullptr;
    if (!panel)
        return;
    const QList<QAbstractItemView *> views = panel->findChildren<QAbstractItemView *>();
    for (QAbstractItemView *view : views)
        new PaintWatch(view);
}

} // namespace muster::tools
