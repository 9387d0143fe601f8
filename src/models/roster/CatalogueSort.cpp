// SPDX-License-Identifier: GPL-3.0-or-later
// The figures by which the catalogue is sorted and searched.
#include "models/roster/CatalogueRows.h"
#include "models/roster/EntryFacts.h"
#include "text/Markup.h"

#include <QCollator>

#include <algorithm>

namespace muster::models {

namespace {

constexpr qsizetype longestFigure = 10; ///< characters; what is longer is a sentence

} // namespace

void learnFigures(CatalogueFacts &facts, const rules::EntryNode &node, const std::vector<rules::EffectiveProfile> &profiles,
                  const share::RosterLook &look)
{
    facts.figures.clear();
    QStringList words;
    for (const rules::EffectiveProfile &profile : profiles) {
        words.append(look.name(profile.id, profile.name));
        if (&profile != &profiles.front())
            continue; // weapons and the like: found, but no columns of the unit
        for (const rules::CharacteristicValue &value : profile.characteristics) {
            const QString said = text::withoutMarks(look.language ? look.language->value(profile.id, value.typeId, value.value)
                                                                  : share::toText(value.value));
            if (!said.isEmpty() && said.size() <= longestFigure)
                facts.figures.push_back({share::toText(value.typeId), look.name(value.typeId, value.name), said});
        }
    }
    for (const rules::EffectiveRule &rule : writtenRules(node))
        words.append(look.name(rule.id, rule.name));
    facts.learned = words.join(' ');
}

void sortCatalogue(std::vector<CatalogueRow> &rows, const QString &sort)
{
    QCollator collator;
    collator.setNumericMode(true);
    const bool byPrice = sort == QLatin1String(catalogueByPrice), byFigure = !byPrice && !sort.isEmpty();
    std::stable_sort(rows.begin(), rows.end(), [&](const CatalogueRow &a, const CatalogueRow &b) {
        if (byPrice && a.pointsKnown != b.pointsKnown)
            return a.pointsKnown;
        if (byPrice && a.points != b.points)
            return a.points < b.points;
        if (byFigure && a.figure.isEmpty() != b.figure.isEmpty())
            return b.figure.isEmpty();
        const int order = byFigure ? collator.compare(a.figure, b.figure) : 0;
        return order != 0 ? order < 0 : collator.compare(a.name, b.name) < 0;
    });
}

} // namespace muster::models
