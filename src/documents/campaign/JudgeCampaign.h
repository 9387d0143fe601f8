// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/repositories/DocumentSave.h"

#include <optional>

namespace muster::documents {

/// What lists show of a campaign that was brought together from two, counted from its log. Nothing when it cannot be read.
[[nodiscard]] std::optional<library::Record> judgeCampaign(const library::StoredDocument &document);

} // namespace muster::documents
