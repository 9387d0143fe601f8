// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/PackStore.h"
#include "rules/evaluate/Evaluator.h"
#include "rules/roster/Operations.h"
#include "support/TestMain.h"

#include <QFile>

namespace muster::test {

/// A pack of the checkout, read once for a test program.
inline packs::PackPtr pack(const QString &id)
{
    static QHash<QString, packs::PackPtr> known;
    if (!known.contains(id)) {
        packs::PackStore store({{sourceFolder() + "/data/" + id}, {}, {}, {}});
        store.load();
        for (const packs::PackProblem &problem : store.problems()) {
            for (const base::Finding &finding : problem.findings)
                qCritical("%s: %s", qPrintable(problem.id), finding.message().c_str());
        }
        known.insert(id, store.find(id));
    }
    if (!known.value(id))
        qFatal("the pack %s cannot be loaded", qPrintable(id));
    return known.value(id);
}

/// Rows of a table of expectations, the head left out.
inline QList<QStringList> expectedRows(const QString &file)
{
    QFile table(sourceFolder() + "/tests/packs/expected/" + file);
    if (!table.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(table.fileName()));
    QList<QStringList> rows;
    for (const QString &line : QString::fromUtf8(table.readAll()).split('\n', Qt::SkipEmptyParts))
        rows.append(line.split('\t'));
    return rows.mid(1);
}

/// An army under construction, by ids. Every step must succeed: the engine judges, it never refuses.
class PackArmy
{
public:
    PackArmy(const QString &packId, const QString &catalogueId, double limit)
        : m_pack(pack(packId)), m_roster(rules::newRoster(*m_pack->data(), "Army", m_ids)),
          m_operations(m_roster, m_pack->data().get(), m_ids)
    {
        setLimit(limit);
        const auto added = m_operations.addForce(m_pack->manifest().forceEntryId.toStdString(), catalogueId.toStdString());
        m_force = take(added, "force " + catalogueId);
    }

    void setLimit(double limit)
    {
        if (!m_operations.setCostLimit(m_pack->manifest().costTypeId.toStdString(), limit))
            qFatal("no limit");
    }

    /// Adds an entry to the force or to a selection; gives the selection's id.
    std::string add(const std::string &parent, const QString &entryId, const QString &groupId = {}, int count = 1)
    {
        return take(m_operations.addSelection(parent.empty() ? m_force : parent, entryId.toStdString(), groupId.toStdString(), count),
                    entryId);
    }

    /// A formation: the empty one that came with the force, or a new one.
    std::string formation(const QString &entryId)
    {
        for (const rules::Selection &selection : m_roster.forces.front().selections) {
            if (selection.entryId == entryId.toStdString() && selection.selections.empty())
                return selection.id;
        }
        return add({}, entryId);
    }

    /// The number of a child selection, by plain entry id; made when it is not there.
    void setCount(const std::string &parent, const QString &childEntryId, int count)
    {
        for (const rules::Selection &child : *rules::childSelections(m_roster, parent)) {
            if (!QString::fromStdString(child.entryId).endsWith(childEntryId))
                continue;
            if (!m_operations.setCount(std::string(child.id), count))
                qFatal("cannot count %s", qPrintable(childEntryId));
            return;
        }
        if (count > 0)
            add(parent, childEntryId, {}, count);
    }

    void remove(const std::string &id)
    {
        if (!m_operations.removeSelection(id))
            qFatal("cannot remove");
    }

    /// Removes the formations that are still empty: those that came with the force.
    void removeEmptyFormations()
    {
        std::vector<std::string> empty;
        for (const rules::Selection &selection : m_roster.forces.front().selections) {
            if (selection.selections.empty())
                empty.push_back(selection.id);
        }
        for (const std::string &id : empty)
            remove(id);
    }

    rules::Evaluator &judge()
    {
        m_evaluator.emplace(m_pack->data());
        m_evaluator->evaluate(m_roster);
        return *m_evaluator;
    }

    [[nodiscard]] double total()
    {
        for (const rules::RosterCost &cost : judge().totals()) {
            if (cost.typeId == m_pack->manifest().costTypeId.toStdString())
                return cost.value;
        }
        return -1;
    }

    /// Rules that are broken (errors only), sorted, each as often as it is.
    [[nodiscard]] QStringList broken()
    {
        QStringList rules;
        for (const rules::RosterFinding &finding : judge().findings()) {
            if (finding.severity == base::Severity::Error)
                rules.append(QString::fromStdString(finding.rule()));
        }
        rules.sort();
        return rules;
    }

    [[nodiscard]] const rules::Roster &roster() const { return m_roster; }
    [[nodiscard]] rules::Operations &operations() { return m_operations; }
    [[nodiscard]] const packs::Pack &game() const { return *m_pack; }
    [[nodiscard]] const std::string &force() const { return m_force; }

private:
    std::string take(const rules::Operations::Outcome &outcome, const QString &what)
    {
        if (!outcome)
            qFatal("cannot add %s: %s", qPrintable(what), outcome.error().message().c_str());
        return outcome->createdId;
    }

    packs::PackPtr m_pack;
    base::CountingIdSource m_ids;
    rules::Roster m_roster;
    rules::Operations m_operations;
    std::string m_force;
    std::optional<rules::Evaluator> m_evaluator;
};

} // namespace muster::test
