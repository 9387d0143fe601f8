// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/Services.h"

class QObject;
class QWidget;

namespace muster::app {

class GameFolderReading;

/// What goes on with the pack; null when nothing came of it.
using PackThen = std::function<void(const packs::PackPtr &)>;

/// The player chooses a folder of community data; empty when they think better of it.
[[nodiscard]] QString askForGameFolder(const Services &services, QWidget *parent);
/// Reads a folder of community data beside the window and remembers it for the next start; `then` comes later, unless `context`
/// is gone by then. Files that cannot be read are named in a message, and so is a failure unless the player stopped it.
GameFolderReading *openGameFolder(const Services &services, const QString &folder, QWidget *parent, QObject *context, const PackThen &then);
/// The game of a roster: installed, or read now from the folder that the player opened at some time. `then` comes at once when
/// there is nothing to read (the answer is null), else later as above.
GameFolderReading *withPackOfGame(const Services &services, const QString &gameSystemId, QWidget *parent, QObject *context,
                                  const PackThen &then);

} // namespace muster::app
