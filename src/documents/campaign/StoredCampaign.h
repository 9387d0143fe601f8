// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/Campaign.h"
#include "library/History.h"
#include "library/Record.h"

namespace muster::documents {

/// A campaign as the library has it.
struct StoredCampaign
{
    library::Record record;
    campaign::Campaign campaign;
    library::History history;
    QList<qint64> serials = {}; ///< of the events
};

} // namespace muster::documents
