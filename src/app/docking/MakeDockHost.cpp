// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/QtDockHost.h"

namespace muster::app {

DockHost *makeDockHost(const QString &name, QWidget *parent)
{
    return new QtDockHost(name, parent);
}

} // namespace muster::app
