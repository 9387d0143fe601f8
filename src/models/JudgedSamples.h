// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/Record.h"
#include "packs/Pack.h"

#include <vector>

namespace muster::models {

/// The lists that come with the packs, judged by the engine like everything else; no card says what nobody checked.
struct JudgedSamples
{
    struct Sample
    {
        packs::PackPtr pack;
        QString file; ///< in the pack's folder
        QString path;
        library::Record record; ///< names as the data have them
    };
    std::vector<packs::PackPtr> asked; ///< whose samples they are
    QString language;
    std::vector<Sample> samples;
};

/// Takes a moment; works on any thread.
[[nodiscard]] JudgedSamples judgeSamples(std::vector<packs::PackPtr> packs, const QString &language);

} // namespace muster::models
