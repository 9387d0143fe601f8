// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/data/CompositeId.h"
#include "rules/roster/Roster.h"

namespace muster::campaign {

/// Whether a selection is this entry of the data, straight or by way of a link.
[[nodiscard]] inline bool isEntry(const rules::Selection &selection, const std::string &entry)
{
    return selection.entryId == entry || rules::lastSegment(selection.entryId) == entry || selection.entryId.starts_with(entry + "::")
        || selection.entryId.find("::" + entry + "::") != std::string::npos;
}

} // namespace muster::campaign
