// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battle/Battle.h"
#include "documents/battle/BattleDocument.h"

#include <QTimeZone>

namespace muster::test {

/// A battle of two sides with three units each, which needs no game.
inline battle::Battle sampleBattle(const QString &id = QStringLiteral("b"))
{
    battle::Begun begun;
    begun.turns = 5;
    begun.scenarioName = "Crossroads";
    begun.score.append({"vp", packs::LocalText("VP"), 1, 1, {}});
    int number = 0;
    for (const QString name : {"Allies", "Axis"}) {
        battle::SideAtStart side;
        side.id = QString::number(++number);
        side.name = name;
        side.player = number == 1 ? "Anna" : "Bert";
        side.rosterId = "list-" + side.id;
        side.roster = "<roster/>";
        for (int i = 1; i <= 3; ++i) {
            battle::UnitAtStart unit;
            unit.id = QString("%1:u%2").arg(side.id).arg(i);
            unit.name = QString("%1 squad %2").arg(name).arg(i);
            unit.points = 10 * i;
            unit.figures.append({"man", {}, 5, 1, 0, {}});
            side.units.append(unit);
        }
        begun.sides.append(side);
    }
    battle::Battle made;
    made.start.id = id;
    made.start.name = "Crossing the Meuse";
    made.start.system = "dust";
    made.start.systemName = "Dust";
    made.start.created = QDateTime::fromMSecsSinceEpoch(1'700'000'000'000, QTimeZone::utc());
    made.events.append(battle::makeEvent(begun));
    return made;
}

inline std::unique_ptr<documents::BattleDocument> openBattle(library::Library &library, const QString &id = QStringLiteral("b"))
{
    auto opened = documents::BattleDocument::open(library, id);
    if (!opened)
        qFatal("%s", opened.error().message().c_str());
    return std::move(*opened);
}

inline std::unique_ptr<documents::BattleDocument> newBattle(library::Library &library, const QString &id = QStringLiteral("b"))
{
    auto made = documents::BattleDocument::create(library, sampleBattle(id));
    if (!made)
        qFatal("%s", made.error().message().c_str());
    return std::move(*made);
}

inline battle::Damaged hit(const QString &unit, int boxes = 1)
{
    return battle::Damaged{unit, boxes, -1, {}, {}, -1, {}};
}

inline battle::BattleNote remark(const QString &text)
{
    return battle::BattleNote{text, {}, {}};
}

/// The texts of its notes, in the order of the log.
inline QStringList remarksOf(const documents::BattleDocument &document)
{
    QStringList texts;
    for (const battle::Event &event : document.battle().events) {
        if (const auto *note = event.as<battle::BattleNote>())
            texts.append(note->text);
    }
    return texts;
}

} // namespace muster::test
