// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/roster/RosterStore.h"
#include "rules/roster/RosterReader.h"
#include "rules/roster/RosterWriter.h"

#include <algorithm>

namespace muster::test {

/// One roster with its history, kept in memory: what a library would hold, open to the test.
class MemoryRosterStore : public documents::RosterStore
{
public:
    library::Record record;
    std::string xml;
    library::History history;

    base::Result<documents::StoredRoster> load(const QString &) override
    {
        auto read = rules::readRoster(xml);
        if (!read)
            return read.error();
        return documents::StoredRoster{record, std::move(read->roster), history};
    }

    base::Result<qint64> save(const documents::RosterSave &save) override
    {
        record = save.record;
        ++record.version;
        xml = rules::writeRoster(*save.roster);
        history.position = save.history.position;
        history.steps.removeIf([&](const library::HistoryStep &step) { return save.history.removed.contains(step.serial); });
        for (const library::HistoryStep &step : save.history.written) {
            history.steps.removeIf([&](const library::HistoryStep &old) { return old.serial == step.serial; });
            history.steps.append(step);
        }
        std::sort(history.steps.begin(), history.steps.end(), [](const auto &a, const auto &b) { return a.serial < b.serial; });
        return record.version;
    }

    base::Result<qint64> version(const QString &) override { return record.version; }
};

} // namespace muster::test
