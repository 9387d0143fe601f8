// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace muster::logging {

/// From now on a crash leaves where it happened at the end of that log, and in a note of its own beside it. Where the system
/// cannot do that, or somebody else already looks after crashes (a sanitizer), nothing happens.
void traceCrashes(const QString &logPath);

/// What the last crash left beside that log; empty when there was none since forgetCrash().
[[nodiscard]] QString lastCrash(const QString &logPath);
/// The crash was told: the note is kept under another name, where toldCrash() finds it.
void forgetCrash(const QString &logPath);
[[nodiscard]] QString toldCrash(const QString &logPath);

} // namespace muster::logging
