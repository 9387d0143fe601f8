// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/RosterSummary.h"

#include "library/ProblemNote.h"
#include "rules/data/read/DataFile.h"
#include "text/Spoken.h"

#include <QSet>
#include <QStringList>

#include <algorithm>

namespace muster::documents {

namespace {

QString factionOf(const rules::Roster &roster)
{
    QStringList names;
    for (const rules::Force &force : roster.forces) {
        if (const QString name = text::fromUtf8(force.catalogueName); !name.isEmpty() && !names.contains(name))
            names.append(name);
    }
    return names.join(", ");
}

// A unit, or a model that stands alone; not the models inside a unit.
int unitsIn(const std::vector<rules::Selection> &selections)
{
    int count = 0;
    for (const rules::Selection &selection : selections) {
        if (selection.type == "unit")
            count += 1;
        else if (selection.type == "model")
            count += selection.number;
        else
            count += unitsIn(selection.selections);
    }
    return count;
}

int unitsIn(const std::vector<rules::Force> &forces)
{
    int count = 0;
    for (const rules::Force &force : forces)
        count += unitsIn(force.selections) + unitsIn(force.forces);
    return count;
}

QString wordsOf(const rules::Roster &roster)
{
    QSet<QString> seen;
    QStringList words;
    const auto add = [&](const std::string &text) {
        const QString word = text::fromUtf8(text);
        if (!word.isEmpty() && !seen.contains(word)) {
            seen.insert(word);
            words.append(word);
        }
    };
    add(roster.customNotes);
    for (const rules::Force &force : roster.forces)
        add(force.customName);
    rules::forEachSelection(roster, [&add](const rules::Selection &selection) {
        add(selection.name);
        add(selection.customName);
        add(selection.customNotes);
    });
    return words.join('\n');
}

// The pack's own points, else the first cost that is used, else the first.
const rules::RosterCost *pointsOf(const std::vector<rules::RosterCost> &totals, const std::string &costTypeId)
{
    const rules::RosterCost *best = nullptr;
    for (const rules::RosterCost &cost : totals) {
        if (!costTypeId.empty() && cost.typeId == costTypeId)
            return &cost;
        if (!cost.hidden && (!best || (!best->used && cost.used)))
            best = &cost;
    }
    return best;
}

} // namespace

int unitsIn(const rules::Roster &roster)
{
    return unitsIn(roster.forces);
}

void summarize(library::Record &record, const rules::Roster &roster, const rules::Evaluator &evaluator, const Game &game)
{
    record.kind = library::Kind::Roster;
    record.name = text::fromUtf8(roster.name);
    record.systemId = text::fromUtf8(roster.gameSystemId);
    record.faction = factionOf(roster);
    record.units = unitsIn(roster);
    record.searchText = wordsOf(roster);
    if (!game.data) { // what is known from the last time stays
        if (record.packName.isEmpty())
            record.packName = text::fromUtf8(roster.gameSystemName);
        const std::string limited = roster.costLimits.empty() ? std::string() : roster.costLimits.front().typeId;
        if (const rules::RosterCost *saved = record.pointsName.isEmpty() ? pointsOf(evaluator.totals(), limited) : nullptr) {
            record.points = saved->value; // as the list was saved elsewhere
            record.pointsName = text::fromUtf8(saved->name);
            record.limit = saved->limit;
        }
        return;
    }
    record.packId = game.packId;
    record.packName = game.packName.isEmpty() ? text::fromUtf8(roster.gameSystemName) : game.packName;
    record.dataRevision = text::fromUtf8(dataRevision(game));
    record.verdict = evaluator.legal() ? library::Verdict::Legal : library::Verdict::Illegal;
    if (record.note.isEmpty() || library::isProblemNote(record.note)) {
        const std::vector<rules::RosterFinding> &findings = evaluator.findings();
        const auto problems = std::count_if(findings.begin(), findings.end(),
                                            [](const rules::RosterFinding &finding) { return finding.severity == base::Severity::Error; });
        record.note = problems > 0 ? library::problemNote(int(problems)) : QString();
    }
    record.points = 0;
    record.limit.reset();
    if (const rules::RosterCost *points = pointsOf(evaluator.totals(), game.costTypeId)) {
        record.points = points->value;
        record.pointsName = text::fromUtf8(points->name);
        record.limit = points->limit;
    }
}

std::string dataRevision(const Game &game)
{
    if (!game.data)
        return {};
    if (!game.revision.isEmpty())
        return game.revision.toStdString();
    std::string text = game.packVersion.toStdString();
    if (!text.empty())
        text += " ";
    text += std::to_string(game.data->gameSystem().revision);
    for (const rules::DataFile *catalogue : game.data->catalogues())
        text += "." + std::to_string(catalogue->revision);
    return text;
}

} // namespace muster::documents
