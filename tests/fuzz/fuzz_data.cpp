// SPDX-License-Identifier: GPL-3.0-or-later
// Reads, links and evaluates whatever comes as game data.
#include "rules/evaluate/Advantages.h"
#include "rules/evaluate/Evaluator.h"
#include "rules/roster/Operations.h"

#include <cstdint>
#include <string>

using namespace muster;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    const std::string input(reinterpret_cast<const char *>(bytes), size);
    static const std::string system = "<gameSystem id=\"sys\" name=\"S\"><costTypes><costType id=\"pts\" name=\"pts\"/></costTypes>"
                                      "<forceEntries><forceEntry id=\"army\" name=\"Army\"/></forceEntries></gameSystem>";
    // As a catalogue beside a good system, or as the system itself: whichever its root element says.
    auto loaded = rules::GameData::load({{"input", input}});
    if (!loaded)
        loaded = rules::GameData::load({{"system.gst", system}, {"input", input}});
    if (!loaded)
        return 0;
    const rules::GameData &data = **loaded;
    std::vector<const rules::DataFile *> files = data.catalogues();
    files.push_back(&data.gameSystem());
    for (const rules::DataFile *file : files) {
        base::CountingIdSource ids;
        rules::Roster roster = rules::newRoster(data, "x", ids);
        rules::Operations operations(roster, &data, ids);
        const auto forces = data.book(*file).forceEntries();
        if (forces.empty() || !operations.addForce(forces.front()->idText, file->idText))
            continue;
        int added = 0;
        for (const rules::EntryNode *node : data.book(*file).roots())
            if (added++ < 6)
                (void)operations.addSelection(roster.forces.front().id, node->path());
        rules::Evaluator evaluator(*loaded);
        evaluator.evaluate(roster);
        (void)rules::advantages(evaluator);
        (void)evaluator.slotsOf(roster.forces.front().id);
        rules::takeSnapshot(roster, evaluator);
    }
    return 0;
}
