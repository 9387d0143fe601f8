// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/DocumentSave.h"

#include <optional>

namespace muster::documents {

/// Two people recorded events at the same time, without seeing each other: ours follow theirs, as one step of the history.
/// Nothing when more than the log differs, or when one of them took events back. `common`: events both had before.
[[nodiscard]] std::optional<library::StoredDocument> mergeCampaigns(const library::StoredDocument &theirs, const library::StoredDocument &ours, qint64 common);

} // namespace muster::documents
