// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "share/roster/RosterLook.h"

namespace muster::cli {

/// What a path like `Medium Combat Walker Platoon/Support/Pounder#2` names.
struct RosterPlace
{
    std::string id;      ///< force or selection
    std::string groupId; ///< slot of it, when the path ends with one
    bool isForce = false;
};

/// Whether a name typed by a person means this: any language, the player's own name, or the id; case does not matter.
[[nodiscard]] bool isNamed(const QString &typed, const QStringList &names);

/// Finds a path by names; `#2` picks the second of equals. Errors name the part that was not found, and what there is.
[[nodiscard]] base::Result<RosterPlace> findPath(const rules::Evaluator &evaluator, const share::RosterLook &look, const QString &path);

} // namespace muster::cli
