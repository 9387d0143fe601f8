// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/roster/RosterDocument.h"
#include "share/roster/RosterLook.h"

namespace muster::models {

/// What a unit of the catalogue is, for whoever points at it: its figures, weapons and rules, a line for each, and the advantages
/// that it would wake in the formations of the roster.
[[nodiscard]] QStringList entryCard(const documents::RosterDocument &document, const share::RosterLook &look, const QString &forceId,
                                    const QString &plainEntryId);

} // namespace muster::models
