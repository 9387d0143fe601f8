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
    facts.traits.clear();
    QStringList words;
    for (const rules::CategoryValue &category : writtenCategories(node))
        facts.traits.push_back({CatalogueTrait::Kind::Keyword, look.name(category.entryId, category.name)});
    for (const rules::EffectiveProfile &profile : profiles) {
        words.append(look.name(profile.id, profile.name));
        if (&profile != &profiles.front()) { // weapons and the like: found, but no columns of the unit
            facts.traits.push_back({CatalogueTrait::Kind::Weapon, words.last()});
            continue;
        }
        for (const rules::CharacteristicValue &value : profile.characteristics) {
            const QString said = text::withoutMarks(look.language ? look.language->value(profile.id, value.typeId, value.value)
                                                                  : share::toText(value.value));
            if (!said.isEmpty() && said.size() <= longestFigure)
                facts.figures.push_back({share::toText(value.typeId), look.name(value.typeId, value.name), said});
        }
    }
    for (const rules::EffectiveRule &rule : writtenRules(node)) {
        words.append(look.name(rule.id, rule.name));
        facts.traits.push_back({CatalogueTrait::Kind::Rule, words.last()});
    }
    facts.learned = words.join(' ');
}

std::vector<CatalogueTrait> CatalogueModel::traits() const
{
    std::vector<CatalogueTrait> all;
    for (const auto &[serial, facts] : m_facts)
        all.insert(all.end(), facts.traits.begin(), facts.traits.end());
    QCollator collator;
    collator.setNumericMode(true);
    std::sort(all.begin(), all.end(), [&](const CatalogueTrait &a, const CatalogueTrait &b) {
        const int order = collator.compare(a.name, b.name);
        return order != 0 ? order < 0 : std::pair(a.name, a.kind) < std::pair(b.name, b.kind);
    });
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

void sortCatalogue(std::vector<CatalogueRow> &rows, const QString &sort, NameOrder &names)
{
    const bool byPrice = sort == QLatin1String(catalogueByPrice), byFigure = !byPrice && !sort.isEmpty();
    std::stable_sort(rows.begin(), rows.end(), [&](const CatalogueRow &a, const CatalogueRow &b) {
        if (byPrice && a.pointsKnown != b.pointsKnown)
            return a.pointsKnown;
        if (byPrice && a.points != b.points)
            return a.points < b.points;
        if (byFigure && a.figure.isEmpty() != b.figure.isEmpty())
            return b.figure.isEmpty();
        const int order = byFigure ? names.compare(a.figure, b.figure) : 0;
        return order != 0 ? order < 0 : names.compare(a.name, b.name) < 0;
    });
}

} // namespace muster::models
