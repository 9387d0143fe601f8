// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/palette/PaletteModel.h"

#include <functional>

class QAction;

namespace muster::app {

class AppSettings;
class Workspace;

/// Gathers what the command palette offers: the actions of the menus, then what the workspace adds.
struct PaletteSource
{
    std::function<QList<QAction *>()> actions;
    std::function<QList<const Workspace *>(const QString &typed)> workspaces; ///< whose entries are offered, the shown one first
    AppSettings &settings;

    QList<PaletteModel::Candidate> operator()(const QString &typed) const;
};

} // namespace muster::app
