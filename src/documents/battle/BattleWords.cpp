// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/battle/BattleWords.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace muster::documents {

base::Message battleSides(const library::BattleNote &note)
{
    QStringList names;
    for (const library::BattleNote::Side &side : note.sides)
        names.append(side.name);
    if (names.size() == 2)
        return base::Message(QT_TRANSLATE_NOOP("Message", "%1 against %2"), {names.first(), names.last()});
    return base::Message(names.join(", "));
}

base::Message battleStanding(const library::BattleNote &note)
{
    if (!note.ended) {
        if (note.turn <= 0)
            return base::Message(QT_TRANSLATE_NOOP("Message", "deployment"));
        return note.turns > 0 ? base::Message(QT_TRANSLATE_NOOP("Message", "turn %1 of %2"), {note.turn, note.turns})
                              : base::Message(QT_TRANSLATE_NOOP("Message", "turn %1"), {note.turn});
    }
    QStringList winners;
    for (const library::BattleNote::Side &side : note.sides) {
        if (side.result == QLatin1String("won"))
            winners.append(side.name);
    }
    if (!winners.isEmpty())
        return base::Message(QT_TRANSLATE_NOOP("Message", "won by %1"), {winners.join(", ")});
    const bool drawn = std::any_of(note.sides.begin(), note.sides.end(),
                                   [](const auto &side) { return side.result == QLatin1String("drawn"); });
    return drawn ? base::Message(QT_TRANSLATE_NOOP("Message", "drawn")) : base::Message(QT_TRANSLATE_NOOP("Message", "over"));
}

base::Message battleSentence(const library::BattleNote &note)
{
    return note.sides.isEmpty() ? battleStanding(note)
                                : base::Message(QT_TRANSLATE_NOOP("Message", "%1, %2"), {battleSides(note), battleStanding(note)});
}

} // namespace muster::documents
