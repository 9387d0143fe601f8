// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "cli/Command.h"
#include "documents/roster/RosterFile.h"
#include "packs/PackStore.h"
#include "rules/evaluate/Evaluator.h"
#include "share/roster/RosterLook.h"

#include <memory>

namespace muster::cli {

/// A roster file with the game it belongs to, evaluated.
struct JudgedRoster
{
    documents::RosterFromFile file; ///< as it stands in the file
    packs::PackPtr pack;
    std::unique_ptr<rules::Evaluator> evaluator; ///< of the roster, linked to today's data

    [[nodiscard]] share::RosterLook look(const QString &language) const;
};

/// Reads and judges a roster file with the installed packs and those of `--data`.
[[nodiscard]] base::Result<JudgedRoster> judgeRoster(const QString &path, const Context &context);

} // namespace muster::cli
