// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/Services.h"

class QWidget;

namespace muster::app {

/// The player chooses a folder of community data; empty when he thinks better of it.
[[nodiscard]] QString askForGameFolder(const Services &services, QWidget *parent);
/// Reads a folder of community data with progress and a way out, and remembers it for the next start. Files that cannot be
/// read are named in a message; null, with a message unless the player stopped it, when nothing came of it.
[[nodiscard]] packs::PackPtr openGameFolder(const Services &services, const QString &folder, QWidget *parent);
/// The game of a roster: installed, or read now from the folder that the player opened at some time. Null when neither.
[[nodiscard]] packs::PackPtr packOfGame(const Services &services, const QString &gameSystemId, QWidget *parent);

} // namespace muster::app
