// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/evaluate/Evaluator.h"
#include "rules/roster/Operations.h"
#include "rules/roster/RosterReader.h"
#include "support/TestMain.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

namespace muster::test {

inline QByteArray readPackFile(const QString &path)
{
    QFile file(sourceFolder() + "/" + path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(file.fileName()));
    return file.readAll();
}

inline QJsonObject readPackJson(const QString &path)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(readPackFile(path), &error);
    if (error.error != QJsonParseError::NoError)
        qFatal("%s: %s", qPrintable(path), qPrintable(error.errorString()));
    return document.object();
}

/// Rows of a table of expectations: name of the column -> text; lines that begin with # are remarks.
inline QList<QMap<QString, QString>> readExpected(const QString &name)
{
    QList<QMap<QString, QString>> rows;
    QStringList head;
    for (const QString &line : QString::fromUtf8(readPackFile("tests/packs/expected/" + name)).split('\n')) {
        if (line.isEmpty() || line.startsWith('#'))
            continue;
        const QStringList cells = line.split('\t');
        if (head.isEmpty()) {
            head = cells;
            continue;
        }
        if (cells.size() != head.size())
            qFatal("%s: wrong number of cells in \"%s\"", qPrintable(name), qPrintable(line));
        QMap<QString, QString> row;
        for (int i = 0; i < cells.size(); ++i)
            row.insert(head[i], cells[i]);
        rows << row;
    }
    return rows;
}

/// The game data of a pack folder, read once for a test program.
inline std::shared_ptr<const rules::GameData> packData(const QString &pack)
{
    static QMap<QString, std::shared_ptr<const rules::GameData>> known;
    if (!known.contains(pack)) {
        std::vector<rules::DataSource> sources;
        const QDir folder(sourceFolder() + "/data/" + pack);
        for (const QString &name : folder.entryList({"*.gst", "*.cat"}, QDir::Files, QDir::Name))
            sources.push_back({name.toStdString(), readPackFile("data/" + pack + "/" + name).toStdString()});
        auto loaded = rules::GameData::load(std::move(sources));
        if (!loaded)
            qFatal("the pack %s cannot be loaded", qPrintable(pack));
        known.insert(pack, *loaded);
    }
    return known.value(pack);
}

/// Costs of a sample roster and the rules it breaks: "75 PA", "limit:crusade.cost.pa"...; orphans are told too.
inline QStringList judgeSample(const QString &pack, const QString &name)
{
    const auto read = rules::readRoster(readPackFile("data/" + pack + "/samples/" + name).toStdString());
    if (!read.ok())
        return {"cannot be read"};
    rules::Evaluator evaluator(packData(pack));
    evaluator.evaluate(read->roster);
    QStringList result;
    for (const rules::RosterCost &total : evaluator.totals())
        if (!total.hidden)
            result << QString::number(total.value) + " " + QString::fromStdString(total.name);
    for (const rules::RosterFinding &finding : evaluator.findings())
        if (finding.severity == base::Severity::Error)
            result << QString::fromStdString(finding.rule());
    return result;
}

/// A force that a test puts together: units by the last word of their id, options as words.
class PackForce
{
public:
    PackForce(const QString &pack, const QString &prefix, const QString &forceEntry, const QString &catalogue)
        : m_prefix(prefix), m_data(packData(pack)), m_roster(rules::newRoster(*m_data, "Test", m_ids)),
          m_operations(m_roster, m_data.get(), m_ids), m_evaluator(m_data)
    {
        const auto added = m_operations.addForce((prefix + ".force." + forceEntry).toStdString(),
                                                 (prefix + ".catalogue." + catalogue).toStdString());
        if (!added.ok())
            qFatal("no force of %s", qPrintable(catalogue));
        m_force = added->createdId;
    }

    /// A unit of the force with its options; see choose().
    std::string unit(const QString &name, const QString &options = {})
    {
        const std::string id = put(m_force, m_prefix + ".unit." + name);
        choose(id, options);
        return id;
    }

    /// A model in a slot of a unit.
    std::string model(const std::string &unit, const QString &name, const QString &options = {})
    {
        const std::string id = put(unit, m_prefix + ".model." + name);
        choose(id, options);
        return id;
    }

    /// Words as "bolter", "2*bone-sword"; "=rank-marines-veteran" takes the place of what stands in the same group.
    void choose(const std::string &owner, const QString &words)
    {
        for (QString word : words.split(' ', Qt::SkipEmptyParts)) {
            const bool instead = word.startsWith('=');
            if (instead)
                word.remove(0, 1);
            const int count = word.contains('*') ? word.section('*', 0, 0).toInt() : 1;
            std::string id;
            for (int i = 0; i < count; ++i)
                id = put(owner, m_prefix + ".option." + word.section('*', -1));
            if (instead)
                removeSiblings(owner, id);
        }
    }

    /// Takes another entry of the settings.
    void setting(const QString &name)
    {
        const std::string owner = m_roster.forces.front().selections.front().id;
        removeSiblings(owner, put(owner, m_prefix + ".setting." + name));
    }

    void remove(const std::string &id) { static_cast<void>(m_operations.removeSelection(id)); }

    /// Whether the place offers the option at all (legal or not).
    bool offers(const std::string &owner, const QString &option)
    {
        judge();
        for (const rules::Slot &slot : m_evaluator.slotsOf(owner))
            for (const rules::Candidate &candidate : slot.candidates)
                if (QString::fromStdString(candidate.entryId).section("::", -1) == m_prefix + ".option." + option)
                    return true;
        return false;
    }

    rules::Evaluator &judge()
    {
        m_evaluator.evaluate(m_roster);
        return m_evaluator;
    }

    /// Cost of a selection with everything in it; of the whole list when the id is empty.
    double cost(const QString &type, const std::string &id = {})
    {
        const std::string typeId = (m_prefix + ".cost." + type).toStdString();
        judge();
        if (id.empty()) {
            for (const rules::RosterCost &total : m_evaluator.totals())
                if (total.typeId == typeId)
                    return total.value;
            return 0;
        }
        for (const rules::CostValue &value : m_evaluator.selection(id)->totalCosts)
            if (value.typeId == typeId)
                return value.value;
        return 0;
    }

    /// A characteristic of a selection's own profiles.
    QString characteristic(const std::string &id, const QString &type)
    {
        const std::string typeId = (m_prefix + ".char." + type).toStdString();
        judge();
        for (const rules::EffectiveProfile &profile : m_evaluator.info(id).profiles)
            for (const rules::CharacteristicValue &value : profile.characteristics)
                if (value.typeId == typeId)
                    return QString::fromStdString(value.value);
        return {};
    }

    /// Rules that are broken (errors), hinted at (warnings and infos by their text), each once, sorted.
    QStringList broken() { return findings(true); }
    QStringList hints() { return findings(false); }

    std::string child(const std::string &owner, const QString &option) const
    {
        for (const rules::Selection &selection : *rules::childSelections(m_roster, owner))
            if (QString::fromStdString(selection.entryId).section("::", -1) == m_prefix + ".option." + option)
                return selection.id;
        return {};
    }

    [[nodiscard]] const QStringList &refused() const { return m_refused; }
    [[nodiscard]] rules::Roster &roster() { return m_roster; }
    [[nodiscard]] rules::Operations &operations() { return m_operations; }
    [[nodiscard]] const std::string &force() const { return m_force; }

private:
    std::string put(const std::string &owner, const QString &entry)
    {
        const auto added = m_operations.addSelection(owner, entry.toStdString());
        if (!added.ok()) {
            m_refused << entry;
            return {};
        }
        return added->createdId;
    }

    void removeSiblings(const std::string &owner, const std::string &kept)
    {
        const rules::Selection *chosen = rules::findSelection(m_roster, kept);
        if (!chosen)
            return;
        std::vector<std::string> others;
        for (const rules::Selection &other : *rules::childSelections(m_roster, owner))
            if (other.id != kept && other.entryGroupId == chosen->entryGroupId)
                others.push_back(other.id);
        for (const std::string &id : others)
            remove(id);
    }

    QStringList findings(bool errors)
    {
        QStringList found;
        for (const rules::RosterFinding &finding : judge().findings())
            if ((finding.severity == base::Severity::Error) == errors)
                found << QString::fromStdString(errors ? finding.rule() : finding.authorText);
        found.sort();
        found.removeDuplicates();
        return found;
    }

    QString m_prefix;
    std::shared_ptr<const rules::GameData> m_data;
    base::CountingIdSource m_ids;
    rules::Roster m_roster;
    rules::Operations m_operations;
    rules::Evaluator m_evaluator;
    std::string m_force;
    QStringList m_refused;
};

} // namespace muster::test
