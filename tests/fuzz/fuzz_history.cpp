// SPDX-License-Identifier: GPL-3.0-or-later
// Reads whatever comes as a step of a stored history, of a roster and of a campaign; what could be read is done to a list,
// undone, and written again.
#include "documents/campaign/commands/CampaignCommand.h"
#include "documents/roster/EditCodec.h"
#include "rules/roster/RosterReader.h"
#include "rules/roster/RosterWriter.h"

#include <cstdint>
#include <cstdlib>

using namespace muster;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size);

namespace {

rules::Selection selection(const char *id, std::vector<rules::Selection> inside = {})
{
    rules::Selection selection;
    selection.id = id;
    selection.name = id;
    selection.selections = std::move(inside);
    return selection;
}

// With ids that the seeds speak of.
rules::Roster someRoster()
{
    rules::Roster roster;
    roster.id = "r";
    for (const char *id : {"f1", "f2"}) {
        rules::Force force;
        force.id = id;
        roster.forces.push_back(force);
    }
    roster.forces.front().selections = {selection("a", {selection("b"), selection("c")}), selection("d")};
    return roster;
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    // Stored steps are compressed; the fuzzer is not to spend its life on finding a checksum.
    const QByteArray payload = qCompress(QByteArray(reinterpret_cast<const char *>(bytes), qsizetype(size)), 1);
    if (const auto step = documents::decodeStep(payload)) {
        rules::Roster roster = someRoster();
        rules::reapply(roster, step->edit);
        rules::revert(roster, step->edit);
        rules::reapply(roster, rules::inverse(step->edit));
        (void)rules::writeRoster(roster);
        const QByteArray written = step->before ? documents::encodeReplacement(*step->before, *step->after)
                                                : documents::encodeEdit(step->edit);
        const auto again = documents::decodeStep(written);
        if (!again || again->edit.steps.size() != step->edit.steps.size() || again->before.has_value() != step->before.has_value())
            std::abort();
    }
    if (const auto command = documents::CampaignCommand::restore("Step", payload)) {
        if (!documents::CampaignCommand::restore("Step", command->payload()))
            std::abort();
    }
    (void)documents::decodeStep(QByteArray(reinterpret_cast<const char *>(bytes), qsizetype(size)));
    return 0;
}
