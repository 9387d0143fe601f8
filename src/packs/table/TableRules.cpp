// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/table/TableRules.h"

#include <algorithm>

namespace muster::packs {

namespace {

template <typename T>
const T *tablePartById(const QList<T> &all, const QString &id)
{
    const auto found = std::find_if(all.begin(), all.end(), [&id](const T &each) { return each.id == id; });
    return found == all.end() ? nullptr : &*found;
}

// Of the numbers for turn 1, 2 ... the one of this turn.
int ofTurn(const QList<int> &numbers, int turn)
{
    return numbers.isEmpty() ? 0 : numbers.at(std::clamp<qsizetype>(turn - 1, 0, numbers.size() - 1));
}

} // namespace

int TableDie::faceOf(const QString &faceId) const
{
    for (qsizetype i = 0; i < faces.size(); ++i) {
        if (faces.at(i).id.compare(faceId, Qt::CaseInsensitive) == 0)
            return int(i);
    }
    return -1;
}

int TableRoll::diceIn(int turn) const
{
    return ofTurn(dice, turn);
}

int TableRoll::neededIn(int turn) const
{
    return neededByTurn.isEmpty() ? atLeast : ofTurn(neededByTurn, turn);
}

const TablePhase *TableRules::phase(const QString &id) const
{
    return tablePartById(phases, id);
}

const TableMarker *TableRules::marker(const QString &id) const
{
    return tablePartById(markers, id);
}

const TableResource *TableRules::resource(const QString &id) const
{
    return tablePartById(resources, id);
}

const TablePlace *TableRules::place(const QString &id) const
{
    return tablePartById(places, id);
}

const TableDie *TableRules::die(const QString &id) const
{
    return tablePartById(dice, id);
}

const TableRoll *TableRules::roll(const QString &id) const
{
    return tablePartById(rolls, id);
}

const TableScoreLine *TableRules::scoreLine(const QString &id) const
{
    return tablePartById(score, id);
}

const TableScoreLine *TableRules::countingLine() const
{
    const auto found = std::find_if(score.begin(), score.end(),
                                    [](const TableScoreLine &line) { return line.counts != ScoreCount::Nothing; });
    return found == score.end() ? nullptr : &*found;
}

QStringList TableRules::ids() const
{
    QStringList all;
    for (const TableBoxes &each : units)
        all << each.profileType << each.category << each.figures << each.boxes << each.boxesCost << each.losesWeapons;
    for (const TableAmmunition &each : ammunition)
        all << each.profileType << each.characteristic << each.rules;
    for (const TableMarker &each : markers)
        all << each.startRule << each.never;
    for (const TableRoll &each : rolls) {
        all << each.leader.category << each.leader.characteristic << each.offer.rules;
        for (const RollBonus &bonus : each.bonuses)
            all << bonus.rules;
        for (const RollAddition &addition : each.additions)
            all << addition.characteristic << addition.rules;
    }
    all.removeAll(QString());
    all.removeDuplicates();
    return all;
}

} // namespace muster::packs
