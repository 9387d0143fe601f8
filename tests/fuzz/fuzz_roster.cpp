// SPDX-License-Identifier: GPL-3.0-or-later
// Reads whatever comes as a roster; what could be read must survive writing and reading again.
#include "rules/evaluate/Evaluator.h"
#include "rules/roster/RosterReader.h"
#include "rules/roster/RosterWriter.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace muster;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    const auto read = rules::readRoster({reinterpret_cast<const char *>(bytes), size}, "input.ros");
    if (!read)
        return 0;
    const std::string written = rules::writeRoster(read->roster, rules::WriteOrigin::Yes); // as the library keeps it
    const auto again = rules::readRoster(written, "again.ros");
    if (!again || !(again->roster == read->roster) || rules::writeRoster(again->roster, rules::WriteOrigin::Yes) != written)
        std::abort();
    rules::Evaluator evaluator(nullptr);
    evaluator.evaluate(read->roster);
    return 0;
}
