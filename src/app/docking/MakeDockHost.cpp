// SPDX-License-Identifier: GPL-3.0-or-later
#ifdef MUSTER_KDDOCKWIDGETS
#include "app/docking/kddw/KddwDockHost.h"
#else
#include "app/docking/QtDockHost.h"
#endif

namespace muster::app {

DockHost *makeDockHost(const QString &name, QWidget *parent)
{
#ifdef MUSTER_KDDOCKWIDGETS
    return new KddwDockHost(name, parent);
#else
    return new QtDockHost(name, parent);
#endif
}

} // namespace muster::app
