// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "rules/roster/RosterEdit.h"

#include <QByteArray>

#include <optional>

namespace muster::documents {

/// A step of the history as it was stored: an edit, or two whole states.
struct DecodedStep
{
    rules::RosterEdit edit;
    std::optional<rules::Roster> before;
    std::optional<rules::Roster> after;
};

/// The steps of an edit by their names, as compressed JSON; selections and forces inside as roster XML, the one format we keep for ever.
[[nodiscard]] QByteArray encodeEdit(const rules::RosterEdit &edit);
[[nodiscard]] QByteArray encodeReplacement(const rules::Roster &before, const rules::Roster &after);
/// Reads what any version before this one wrote. A step it does not know is an error, never another step.
[[nodiscard]] base::Result<DecodedStep> decodeStep(const QByteArray &payload);

} // namespace muster::documents
