// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/battle/RosterRecord.h"

#include "library/BattleNote.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::documents {

namespace {

using campaign::GameResult;

FoughtBattle foughtBy(const library::Record &record, const library::BattleNote &note, int side)
{
    FoughtBattle battle{record.id, record.name, record.changed, {}, {}, note.scenario, note.ended, GameResult::None, 0, 0};
    const library::BattleNote::Side &own = note.sides.at(side);
    const int result = int(campaign::gameResultNames().indexOf(own.result));
    if (note.ended && result > 0)
        battle.result = GameResult(result);
    battle.score = own.score;
    QStringList names, players;
    for (int i = 0; i < note.sides.size(); ++i) {
        if (i == side)
            continue;
        const library::BattleNote::Side &other = note.sides.at(i);
        battle.theirScore = names.isEmpty() ? other.score : std::max(battle.theirScore, other.score);
        names.append(other.name);
        if (!other.player.isEmpty())
            players.append(other.player);
    }
    battle.against = names.join(", ");
    battle.player = players.join(", ");
    return battle;
}

void countBattle(RosterRecord &record, const FoughtBattle &battle)
{
    switch (battle.result) {
    case GameResult::Won:
        ++record.won;
        break;
    case GameResult::Drawn:
        ++record.drawn;
        break;
    case GameResult::Lost:
        ++record.lost;
        break;
    case GameResult::None:
        ++record.open;
        break;
    }
    record.battles.append(battle);
}

} // namespace

base::Message RosterRecord::sentence() const
{
    base::Message all;
    const auto add = [&all](base::Message part) {
        all = all.empty() ? std::move(part) : base::Message(QT_TRANSLATE_NOOP("Message", "%1, %2"), {all, part});
    };
    if (won > 0)
        add(base::Message::counted(QT_TRANSLATE_N_NOOP("Message", "%n won"), won));
    if (drawn > 0)
        add(base::Message::counted(QT_TRANSLATE_N_NOOP("Message", "%n drawn"), drawn));
    if (lost > 0)
        add(base::Message::counted(QT_TRANSLATE_N_NOOP("Message", "%n lost"), lost));
    if (all.empty() && open > 0)
        add(base::Message::counted(QT_TRANSLATE_N_NOOP("Message", "%n battle(s) without a result"), open));
    return all;
}

QHash<QString, RosterRecord> rosterRecords(library::Records battles)
{
    battles.removeIf([](const library::Record &record) { return record.deleted.has_value(); });
    std::stable_sort(battles.begin(), battles.end(),
                     [](const library::Record &a, const library::Record &b) { return a.changed > b.changed; });
    QHash<QString, RosterRecord> records;
    for (const library::Record &record : std::as_const(battles)) {
        const library::BattleNote note = library::BattleNote::of(record.note);
        for (int side = 0; side < note.sides.size(); ++side) {
            if (const QString &roster = note.sides.at(side).roster; !roster.isEmpty())
                countBattle(records[roster], foughtBy(record, note, side));
        }
    }
    return records;
}

base::Result<QHash<QString, RosterRecord>> rosterRecords(const library::Library &library)
{
    library::Filter filter;
    filter.kind = library::Kind::Battle;
    const base::Result<library::Records> battles = library.documents().list(filter);
    if (!battles)
        return battles.error();
    return rosterRecords(*battles);
}

} // namespace muster::documents
