// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/evaluate/Advantages.h"
#include "rules/evaluate/Evaluator.h"
#include "rules/roster/Operations.h"
#include "support/TestMain.h"

#include <QDir>
#include <QFile>

namespace muster::test {

/// The Dust pack's game data, read once for a test program.
inline std::shared_ptr<const rules::GameData> dustData()
{
    static const std::shared_ptr<const rules::GameData> data = [] {
        std::vector<rules::DataSource> sources;
        const QDir folder(sourceFolder() + "/data/dust");
        for (const QString &name : folder.entryList({"*.gst", "*.cat"}, QDir::Files, QDir::Name)) {
            QFile file(folder.filePath(name));
            if (!file.open(QIODevice::ReadOnly))
                qFatal("cannot read %s", qPrintable(file.fileName()));
            sources.push_back({name.toStdString(), file.readAll().toStdString()});
        }
        auto loaded = rules::GameData::load(std::move(sources));
        if (!loaded)
            qFatal("the Dust pack cannot be loaded");
        return *loaded;
    }();
    return data;
}

/// An army written as one line: "ranger-platoon leader:bazooka-joe combat-1:gunners support:bbq; alone:rosie fort:bunker".
/// A part with a platoon's name begins a platoon, its words fill the slots; `alone` is an independent unit, `option`
/// replaces the own fortification of the last unit.
class DustArmy
{
public:
    DustArmy(const QString &bloc, const QString &line, double limit)
        : m_roster(rules::newRoster(*dustData(), "Army", m_ids)), m_operations(m_roster, dustData().get(), m_ids)
    {
        addForce(bloc);
        setLimit(limit);
        for (const QString &part : line.split(';', Qt::SkipEmptyParts))
            addPart(part.simplified());
    }

    void addForce(const QString &bloc)
    {
        const auto added = m_operations.addForce("dust.force.army", ("dust.catalogue." + bloc).toStdString());
        note(added.ok(), "force " + bloc);
        if (added.ok())
            m_force = added->createdId;
    }

    void setLimit(double limit) { note(m_operations.setCostLimit("dust.cost.pts", limit).ok(), "limit"); }

    /// Judges the army as it is now.
    rules::Evaluator &judge()
    {
        m_evaluator.evaluate(m_roster);
        return m_evaluator;
    }

    double total()
    {
        for (const rules::RosterCost &cost : judge().totals())
            if (cost.typeId == "dust.cost.pts")
                return cost.value;
        return -1;
    }

    /// Ids of the broken rules, each once.
    QStringList broken()
    {
        QStringList found;
        for (const rules::RosterFinding &finding : judge().findings())
            if (finding.severity == base::Severity::Error)
                found << QString::fromStdString(finding.rule());
        found.sort();
        found.removeDuplicates();
        return found;
    }

    /// "Advantage: Unit, Unit" for each platoon; an inactive one says "Advantage (inactive)".
    QStringList advantages()
    {
        QStringList result;
        for (const rules::Advantage &advantage : rules::advantages(judge())) {
            QStringList names;
            for (const std::string &name : advantage.unitNames)
                names << QString::fromStdString(name);
            names.sort();
            const QString name = QString::fromStdString(advantage.name);
            result << (advantage.active ? name + ": " + names.join(", ") : name + " (inactive)");
        }
        return result;
    }

    /// What could not be added, because the place does not offer it.
    [[nodiscard]] const QStringList &refused() const { return m_refused; }
    [[nodiscard]] rules::Roster &roster() { return m_roster; }
    [[nodiscard]] rules::Operations &operations() { return m_operations; }
    [[nodiscard]] const std::string &lastFormation() const { return m_formation; }

private:
    void note(bool ok, const QString &what)
    {
        if (!ok)
            m_refused << what;
    }

    void addPart(const QString &part)
    {
        for (const QString &word : part.split(' ', Qt::SkipEmptyParts))
            addWord(word);
    }

    void addWord(const QString &word)
    {
        if (!word.contains(':')) {
            const auto added = m_operations.addSelection(m_force, ("dust.formation." + word).toStdString());
            note(added.ok(), word);
            m_formation = added.ok() ? added->createdId : std::string();
            m_formationSlug = word;
            return;
        }
        const QString slot = word.section(':', 0, 0);
        const QString unit = word.section(':', 1);
        if (slot == "option") {
            note(m_operations.removeSelection(childSelections(m_roster, m_last)->front().id).ok(), word);
            note(m_operations.addSelection(m_last, ("dust.option." + unit).toStdString()).ok(), word);
            return;
        }
        const QString id = unit.startsWith('+') ? "dust.pair." + unit.mid(1) : "dust.unit." + unit;
        const QString group = slot == "support" ? "dust.slot.support." + bloc() : "dust.slot." + m_formationSlug + "." + slot;
        const auto added = slot == "alone" ? m_operations.addSelection(m_force, id.toStdString())
                                           : m_operations.addSelection(m_formation, id.toStdString(), group.toStdString());
        note(added.ok(), word);
        if (added.ok())
            m_last = added->createdId;
    }

    [[nodiscard]] QString bloc() const { return QString::fromStdString(m_roster.forces.back().catalogueId).section('.', -1); }

    base::CountingIdSource m_ids;
    rules::Roster m_roster;
    rules::Operations m_operations;
    rules::Evaluator m_evaluator{dustData()};
    std::string m_force;
    std::string m_formation;
    std::string m_last;
    QString m_formationSlug;
    QStringList m_refused;
};

} // namespace muster::test
