// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/PaletteModel.h"

#include <functional>

class QAction;

namespace muster::app {

class AppSettings;
class Workspace;

/// Gathers what the command palette offers: the actions of the menus, then what the workspace adds.
struct PaletteSource
{
    std::function<QList<QAction *>()> actions;
    std::function<Workspace *()> workspace;
    AppSettings &settings;

    QList<PaletteModel::Candidate> operator()(const QString &typed) const;
};

} // namespace muster::app
