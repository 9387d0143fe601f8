// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/document/JsonMerge.h"
#include "rules/roster/JsonOrigin.h"
#include "rules/roster/RosterJson.h"
#include "rules/roster/RosterReader.h"
#include "rules/roster/RosterWriter.h"

namespace muster::rules {

namespace {

// Things that we do not know, left in a list that has changed around them, might say something that nobody chose.
bool saysTheSame(const std::string &json, const std::string &xml)
{
    const base::Result<ReadRoster> read = readRoster(json);
    return read && writeRoster(read->roster) == xml;
}

} // namespace

std::string writeRosterJson(const Roster &roster)
{
    const std::string xml = writeRoster(roster);
    std::string plain = rosterJsonOf(xml);
    const std::string *origin = jsonOriginOf(roster);
    if (!origin)
        return plain;
    const ParsedJson original = parseJson(*origin);
    const base::Result<ReadRoster> unchanged = readRoster(*origin);
    if (original.problem || !unchanged)
        return plain;
    const ParsedJson before = parseJson(rosterJsonOf(writeRoster(unchanged->roster))), after = parseJson(plain);
    if (before.problem || after.problem)
        return plain;
    std::string merged = jsonText(mergedJson(original.root, before.root, after.root));
    return saysTheSame(merged, xml) ? merged : plain;
}

} // namespace muster::rules
