// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/evaluate/Evaluator.h"
#include "rules/roster/Operations.h"
#include "rules/roster/RosterReader.h"
#include "rules/roster/RosterWriter.h"
#include "support/TestMain.h"

#include <algorithm>
#include <string>

namespace muster::test {

/// A small game written in the test itself.
inline base::Result<std::shared_ptr<const rules::GameData>> loadGame(const std::string &system, const std::string &catalogue,
                                                                     const std::vector<std::string> &others = {})
{
    std::vector<rules::DataSource> sources;
    sources.push_back(
        {"game.gst", "<?xml version=\"1.0\"?>\n<gameSystem id=\"sys\" name=\"Game\" revision=\"3\">\n" + system + "\n</gameSystem>"});
    sources.push_back({"own.cat",
                       "<?xml version=\"1.0\"?>\n<catalogue id=\"own\" name=\"Own\" revision=\"2\" gameSystemId=\"sys\">\n" + catalogue
                           + "\n</catalogue>"});
    for (std::size_t i = 0; i < others.size(); ++i)
        sources.push_back({"other" + std::to_string(i) + ".cat", others[i]});
    return rules::GameData::load(std::move(sources));
}

/// One force "Army", categories HQ and Troops, one cost type: enough for most rules.
inline const std::string plainSystem = R"(
<costTypes><costType id="pts" name="pts" defaultCostLimit="-1"/></costTypes>
<profileTypes><profileType id="unit" name="Unit"><characteristicTypes>
  <characteristicType id="move" name="M"/><characteristicType id="save" name="SV"/></characteristicTypes></profileType></profileTypes>
<categoryEntries><categoryEntry id="hq" name="HQ"/><categoryEntry id="troops" name="Troops"/></categoryEntries>
<forceEntries><forceEntry id="army" name="Army"><categoryLinks>
  <categoryLink id="army-hq" targetId="hq"/><categoryLink id="army-troops" targetId="troops"/></categoryLinks></forceEntry></forceEntries>)";

/// A roster under edit: every operation is also evaluated anew as a whole, and both must say the same.
class Session
{
public:
    explicit Session(std::shared_ptr<const rules::GameData> gameData) : data(std::move(gameData)), m_evaluator(data)
    {
        roster = rules::newRoster(*data, "Test", m_ids);
        m_evaluator.evaluate(roster);
    }

    rules::Operations operations() { return rules::Operations(roster, data.get(), m_ids); }

    /// Takes over what an operation did; gives back the id it created.
    std::string take(const rules::Operations::Outcome &outcome)
    {
        if (!outcome) {
            error = outcome.error().message();
            return {};
        }
        m_evaluator.update(roster, *outcome);
        same = same && (!compares || agrees());
        last = *outcome;
        return outcome->createdId;
    }

    std::string army() { return take(operations().addForce("army", "own")); }
    std::string add(const std::string &parent, const std::string &entry, const std::string &group = {}, int count = 1)
    {
        return take(operations().addSelection(parent, entry, group, count));
    }

    /// "kind owner entry/constraint" of every error, sorted.
    QStringList errors() const
    {
        QStringList list;
        for (const rules::RosterFinding &finding : m_evaluator.findings())
            if (finding.severity == base::Severity::Error)
                list.append(QString::fromStdString(std::string(rules::toString(finding.ownerType)) + " " + finding.ownerEntryId + " "
                                                   + finding.entryId + "/" + finding.constraintId));
        list.sort();
        return list;
    }

    double total(const std::string &type = "pts") const
    {
        for (const rules::RosterCost &cost : m_evaluator.totals())
            if (cost.typeId == type)
                return cost.value;
        return -1;
    }

    QString name(const std::string &id) const
    {
        const rules::EffectiveSelection *value = m_evaluator.selection(id);
        return value ? QString::fromStdString(value->name) : QString("?");
    }

    int number(const std::string &id) const
    {
        const rules::SelectionPlace place = rules::findSelection(roster, id);
        return place ? place.selection->number : 0;
    }

    /// Whether evaluating everything anew gives what the updates gave.
    bool agrees()
    {
        rules::Evaluator fresh(data);
        fresh.evaluate(roster);
        bool equal = fresh.findings() == m_evaluator.findings() && fresh.totals() == m_evaluator.totals();
        rules::forEachSelection(roster, [&](const rules::Selection &selection) {
            const auto *a = fresh.selection(selection.id);
            const auto *b = m_evaluator.selection(selection.id);
            equal = equal && a && b && *a == *b && fresh.info(selection.id) == m_evaluator.info(selection.id);
        });
        for (const rules::Force &force : roster.forces)
            equal = equal && *fresh.force(force.id) == *m_evaluator.force(force.id);
        return equal;
    }

    rules::Evaluator &evaluator() { return m_evaluator; }
    base::IdSource &ids() { return m_ids; }

    std::shared_ptr<const rules::GameData> data;
    rules::Roster roster;
    rules::RosterEdit last;
    std::string error;
    bool same = true;
    bool compares = true; ///< evaluates everything anew after every edit

private:
    base::CountingIdSource m_ids{"s"};
    rules::Evaluator m_evaluator;
};

} // namespace muster::test
