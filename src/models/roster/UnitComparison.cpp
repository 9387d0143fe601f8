// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/roster/UnitComparison.h"

#include "documents/roster/Placement.h"
#include "models/roster/EntryFacts.h"
#include "text/Markup.h"
#include "text/Typography.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::models {

namespace {

struct ComparisonWords
{
    Q_DECLARE_TR_FUNCTIONS(UnitComparison)
};

/// Puts the values of each unit under the label that they share; short-lived.
class ComparisonBuilder
{
public:
    ComparisonBuilder(const share::RosterLook &look, int units) : m_look(look), m_units(units) {}

    void add(const QString &label, int unit, const QString &value, const QString &profile = {})
    {
        auto &lines = comparison.lines;
        auto found = std::find_if(lines.begin(), lines.end(), [&](const auto &line) { return line.label == label; });
        if (found == lines.end()) {
            lines.push_back({label, QStringList(m_units, QString()), false, {}});
            found = std::prev(lines.end());
        }
        QString &cell = found->values[unit];
        cell = cell.isEmpty() ? value : cell + '\n' + value;
        if (!profile.isEmpty())
            found->profiles.append(profile);
    }

    // The first profile is the unit's own, column by column; the others are weapons and the like, each in a line.
    void addProfiles(int unit, const std::vector<rules::EffectiveProfile> &profiles, bool own)
    {
        for (const rules::EffectiveProfile &profile : profiles) {
            if ((&profile == &profiles.front()) != own)
                continue;
            QStringList figures;
            for (const rules::CharacteristicValue &value : profile.characteristics) {
                const QString said = text::withoutMarks(m_look.language ? m_look.language->value(profile.id, value.typeId, value.value)
                                                                        : share::toText(value.value));
                const QString column = m_look.name(value.typeId, value.name);
                if (said.isEmpty() || said == QLatin1String("-"))
                    continue;
                if (own)
                    add(column, unit, said);
                else
                    figures.append(column + ' ' + said);
            }
            if (!own)
                add(m_look.name(profile.typeId, profile.typeName), unit,
                    text::labelled(m_look.name(profile.id, profile.name), figures.join(QStringLiteral(", "))), share::toText(profile.id));
        }
    }

    UnitComparison comparison;

private:
    const share::RosterLook &m_look;
    int m_units;
};

} // namespace

UnitComparison compareUnits(const rules::Evaluator &evaluator, const CatalogueModel &catalogue, const share::RosterLook &look,
                            const QStringList &entryIds)
{
    ComparisonBuilder builder(look, int(entryIds.size()));
    std::vector<std::vector<rules::EffectiveProfile>> profiles;
    std::vector<QStringList> rulesOf;
    for (int unit = 0; unit < entryIds.size(); ++unit) {
        const CatalogueRow *row = catalogue.row(catalogue.indexOfEntry(entryIds.at(unit)));
        builder.comparison.names.append(row ? row->name : QString());
        if (row && row->pointsKnown) // a game without prices has no line for them
            builder.add(ComparisonWords::tr("Price"), unit, look.costText(row->points));
        const documents::Placement place = documents::placeInForce(evaluator, share::toData(catalogue.forceId()),
                                                                   documents::isEntry(share::toData(entryIds.at(unit))));
        const rules::EntryNode *node = place.candidate ? place.candidate->node : nullptr;
        profiles.push_back(node ? writtenProfiles(*node) : std::vector<rules::EffectiveProfile>());
        rulesOf.emplace_back();
        for (const rules::EffectiveRule &rule : node ? writtenRules(*node) : std::vector<rules::EffectiveRule>())
            rulesOf.back().append(look.name(rule.id, rule.name));
    }
    // Own profiles of all before the weapons of any.
    for (const bool own : {true, false}) {
        for (int unit = 0; unit < entryIds.size(); ++unit)
            builder.addProfiles(unit, profiles[std::size_t(unit)], own);
    }
    for (int unit = 0; unit < entryIds.size(); ++unit) {
        if (!rulesOf[std::size_t(unit)].isEmpty())
            builder.add(ComparisonWords::tr("Rules"), unit, rulesOf[std::size_t(unit)].join(QStringLiteral(", ")));
    }
    for (UnitComparison::Line &line : builder.comparison.lines)
        line.same = line.values.count(line.values.first()) == line.values.size();
    return std::move(builder.comparison);
}

} // namespace muster::models
