// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/read/JsonFile.h"
#include "rules/data/GameData.h"

#include <QStringList>

namespace muster::packs {

/// Lays the user's corrections and own units over the files of a pack before they are linked. What of the user's data cannot
/// be read is a finding and left out. Returns the ids of entries, profiles and rules that are the user's.
QStringList addUserData(std::vector<rules::DataSource> &sources, const QString &userUnits, const QString &packId, Findings &findings);

} // namespace muster::packs
