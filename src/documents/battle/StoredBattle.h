// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battle/Battle.h"
#include "library/History.h"
#include "library/Record.h"

namespace muster::documents {

/// A battle as the library has it.
struct StoredBattle
{
    library::Record record;
    battle::Battle battle;
    library::History history;
    QList<qint64> serials = {}; ///< of the events
};

} // namespace muster::documents
