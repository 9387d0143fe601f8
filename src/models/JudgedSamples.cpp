// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/JudgedSamples.h"

#include "documents/Game.h"
#include "documents/roster/RosterFile.h"
#include "documents/roster/RosterSummary.h"

namespace muster::models {

JudgedSamples judgeSamples(std::vector<packs::PackPtr> packs, const QString &language)
{
    JudgedSamples judged{std::move(packs), language, {}};
    for (const packs::PackPtr &pack : judged.asked) {
        for (const packs::Sample &sample : pack->manifest().samples) {
            JudgedSamples::Sample made{pack, sample.file, pack->path(sample.file), {}};
            const auto read = documents::readRosterFile(made.path);
            if (!read)
                continue;
            rules::Evaluator evaluator(pack->data());
            evaluator.evaluate(read->roster);
            documents::summarize(made.record, read->roster, evaluator, documents::gameOf(pack, language));
            if (!sample.name.isEmpty())
                made.record.name = sample.name.in(language);
            judged.samples.push_back(std::move(made));
        }
    }
    return judged;
}

} // namespace muster::models
