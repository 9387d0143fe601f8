// SPDX-License-Identifier: GPL-3.0-or-later
// Reads whatever comes as any of the JSON files of a pack: manifest, language, card design, scenarios, events, odds, table.
#include "packs/design/CardDesignReader.h"
#include "packs/odds/OddsReader.h"
#include "packs/read/JsonFile.h"
#include "packs/read/LanguageReader.h"
#include "packs/read/ManifestReader.h"
#include "packs/read/PaperKitReader.h"
#include "packs/read/ScenarioReader.h"
#include "packs/table/TableReader.h"

#include <cstdint>
#include <cstdlib>

using namespace muster;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    packs::Findings findings;
    const auto json = packs::parseJsonObject(QByteArray(reinterpret_cast<const char *>(bytes), qsizetype(size)), "input.json", findings);
    if (!json) {
        if (findings.empty())
            std::abort(); // nothing is left out without a word
        return 0;
    }
    if (const auto manifest = packs::readManifest(*json, findings))
        for (const packs::Sample &sample : manifest->samples)
            (void)sample.name.in("fr");
    const packs::Language language = packs::LanguageReader::read(*json, "fr", "lang/fr.json", findings);
    for (const QString &id : language.ids())
        (void)language.name(id.toStdString(), "name");
    (void)packs::readCardDesign(*json, "cards.json", findings).ids();
    (void)packs::readScenarios(*json, "scenarios.json", findings);
    (void)packs::readPaperKit(*json, "markers.json", findings);
    (void)packs::readDecks(*json, "events.json", findings);
    (void)packs::readOdds(*json, "odds.json", findings);
    (void)packs::readTable(*json, "table.json", findings);
    for (const base::Finding &finding : findings)
        if (finding.text().empty() || finding.file.empty())
            std::abort();
    return 0;
}
