// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QAction;

namespace muster::app {

/// Switches an action off and says why; menus show it in the tool tip, the command palette beside the name.
void refuse(QAction *action, const QString &reason);
void allow(QAction *action);
/// allow() when the reason is empty, refuse() otherwise.
void allowUnless(QAction *action, const QString &reason);
[[nodiscard]] QString reasonOf(const QAction *action);

/// Names an action for tests and settings, and gives it an icon that follows the theme.
void dress(QAction *action, const QString &name, const QString &icon = {});

/// Where files of the user go if they say nothing else: their documents, or their home where there is no such folder.
[[nodiscard]] QString documentsFile(const QString &name);

} // namespace muster::app
