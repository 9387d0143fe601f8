// SPDX-License-Identifier: GPL-3.0-or-later
#include "battle/dice/DiceWords.h"

#include <algorithm>

namespace muster::battle {

namespace {

// "S→A": a die that was thrown again shows what it had shown before.
QString facesOf(const ThrownDice &dice)
{
    QStringList faces = dice.faces;
    for (qsizetype i = std::min(dice.rerolled.size(), dice.before.size()); i-- > 0;) {
        const int index = dice.rerolled.at(i);
        if (index >= 0 && index < faces.size())
            faces[index] = QString(dice.before.at(i) + QChar(0x2192) + faces.at(index));
    }
    return faces.join(QLatin1Char(' '));
}

} // namespace

base::Message diceName(const QVector<ThrownDice> &dice, qsizetype index, const packs::TableRules &rules, const QString &language)
{
    const ThrownDice &row = dice.at(index);
    base::Message name = row.name.isEmpty() ? base::Message(QT_TRANSLATE_NOOP("Message", "Dice")) : base::Message(row.name.in(language));
    const auto sameThrow = [&](qsizetype other) {
        return other >= 0 && other < dice.size() && dice.at(other).name == row.name && dice.at(other).weapon == row.weapon
            && dice.at(other).die != row.die;
    };
    const packs::TableDie *die = rules.die(row.die);
    if (die && (sameThrow(index - 1) || sameThrow(index + 1)))
        name = {QT_TRANSLATE_NOOP("Message", "%1, %2"), {name, die->name.in(language)}};
    const bool newWeapon = !row.weapon.isEmpty() && (index == 0 || dice.at(index - 1).weapon != row.weapon);
    return newWeapon ? base::Message(QT_TRANSLATE_NOOP("Message", "%1: %2"), {row.weapon, name}) : name;
}

base::Message diceWords(const QVector<ThrownDice> &dice, const packs::TableRules &rules, const QString &language)
{
    base::Message all;
    for (qsizetype i = 0; i < dice.size(); ++i) {
        const base::Message one(QT_TRANSLATE_NOOP("Message", "%1 %2 (%3)"),
                                {diceName(dice, i, rules, language), dice.at(i).result, facesOf(dice.at(i))});
        all = i == 0 ? one : base::Message(QT_TRANSLATE_NOOP("Message", "%1; %2"), {all, one});
    }
    return all;
}

} // namespace muster::battle
