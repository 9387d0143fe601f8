// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/roster/ChosenShort.h"

#include "models/roster/FormationRows.h"

#include <algorithm>

namespace muster::models {

namespace {

constexpr int leastAmount = 60; ///< so many of one thing are no equipment: points that the user's own card states

/// Counts equal choices together; short-lived.
struct ChosenGatherer
{
    const rules::Evaluator &evaluator;
    const share::RosterLook &look;
    QString unitName;
    ChosenWords words;

    void add(const QString &name, int number)
    {
        const auto found = std::find_if(words.begin(), words.end(), [&](const auto &word) { return word.first == name; });
        if (found == words.end())
            words.emplace_back(name, number);
        else
            found->second += number;
    }

    void gather(const rules::Selection &owner)
    {
        for (const rules::Selection &child : owner.selections) {
            const rules::EffectiveSelection *effective = evaluator.selection(child.id);
            const rules::EntryNode *node = effective ? effective->node : nullptr;
            if (isRowIn(owner.type, child.type, node) || !effective || effective->orphan)
                continue; // has a row, which says it
            const QString name = look.name(*effective);
            // Models are the size of the unit; what the data put in by themselves is the same in every one of them.
            const int given = node ? node->minimum() : 0;
            const bool choice = !isUnitType(child.type) && child.number > given * std::max(1, owner.number);
            if (choice && name != unitName && !effective->hidden)
                add(name, child.number);
            gather(child);
        }
    }
};

} // namespace

ChosenWords chosenWords(const rules::Evaluator &evaluator, const share::RosterLook &look, const rules::Selection &unit)
{
    const rules::EffectiveSelection *effective = evaluator.selection(unit.id);
    if (!effective || effective->orphan)
        return {};
    ChosenGatherer chosen{evaluator, look, look.name(*effective), {}};
    chosen.gather(unit);
    return std::move(chosen.words);
}

QString chosenShort(const rules::Evaluator &evaluator, const share::RosterLook &look, const rules::Selection &unit)
{
    QStringList parts;
    for (const auto &word : chosenWords(evaluator, look, unit)) {
        if (word.second < leastAmount)
            parts.append(word.second > 1 ? QStringLiteral("%1× ").arg(word.second) + word.first : word.first);
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace muster::models
