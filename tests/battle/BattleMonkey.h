// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battle/Battle.h"
#include "packs/table/TableReader.h"

#include <QJsonArray>
#include <QRandomGenerator>
#include <QTimeZone>

namespace muster::test {

/// Makes random battles: sensible events, senseless ones, corrections, entries of newer versions.
class BattleMonkey
{
public:
    explicit BattleMonkey(quint32 seed) : m_random(seed) {}

    battle::Battle make(int events)
    {
        battle::Battle made;
        made.start = {"battle-1", "Monkey", "dust", "Dust", {}, QDateTime::fromMSecsSinceEpoch(1000, QTimeZone::utc()), {}, {}, {}, {}};
        packs::Findings findings;
        made.rules = packs::readTable(rules(), "table.json", findings);
        Q_ASSERT(findings.empty());
        for (int i = 0; i < events; ++i)
            made.events.append(event(i));
        return made;
    }

    battle::Event event(int serial)
    {
        battle::Event event{QString("e%1").arg(chance(60) ? m_last : serial),
                            QDateTime::fromMSecsSinceEpoch(serial * 1000, QTimeZone::utc()), payload(serial),
                            chance(3) ? QString("anna@laptop") : QString()};
        m_last = serial;
        return settled(std::move(event));
    }

    static QJsonObject rules()
    {
        return {{"format", 1},
                {"kills", "figures"},
                {"boards", 4},
                {"bags", QJsonArray{QJsonObject{{"id", "deck"}, {"name", "Deck"}}}},
                {"phases", QJsonArray{QJsonObject{{"id", "act"}, {"name", "Act"}}, QJsonObject{{"id", "end"}, {"name", "End"}}}},
                {"markers",
                 QJsonArray{QJsonObject{{"id", "fire"}, {"name", "Under fire"}, {"becomes", "pinned"}},
                            QJsonObject{{"id", "pinned"}, {"name", "Pinned"}, {"ends", "activation"}},
                            QJsonObject{{"id", "smoke"}, {"name", "Smoke"}, {"ends", "turns"}, {"turns", 2}},
                            QJsonObject{{"id", "alert"}, {"name", "Alert"}, {"ends", "phase"}}}},
                {"resources", QJsonArray{QJsonObject{{"id", "lp"}, {"name", "LP"}, {"start", 3}, {"eachTurn", 5}}}},
                {"dice", QJsonArray{QJsonObject{{"id", "d6"}, {"name", "d6"}, {"sides", 6}}}},
                {"rolls",
                 QJsonArray{QJsonObject{{"id", "reserve"},
                                        {"name", "Reserve"},
                                        {"die", "d6"},
                                        {"success", QJsonArray{"5", "6"}},
                                        {"atLeast", 1},
                                        {"dice", QJsonArray{0, 1, 2}},
                                        {"automaticFrom", 4}}}}};
    }

private:
    // What was not understood is nothing but what was read.
    static battle::Event settled(battle::Event event)
    {
        const auto *unknown = event.as<battle::UnknownEvent>();
        if (!unknown)
            return event;
        QJsonObject json = unknown->json;
        json["id"] = event.id;
        return battle::eventFromJson(json);
    }

    bool chance(int oneIn) { return m_random.bounded(oneIn) == 0; }
    QString unit() { return chance(20) ? QString("nobody") : QString("u%1").arg(m_random.bounded(6)); }
    QString side() { return chance(20) ? QString("nobody") : QString::number(1 + m_random.bounded(2)); }
    int number() { return chance(10) ? m_random.bounded(-100000, 100000) : m_random.bounded(-2, 8); }
    int figure() { return m_random.bounded(-1, 5); }
    QString marker() { return QStringList{"fire", "pinned", "smoke", "alert", "", "mine"}.at(m_random.bounded(6)); }

    battle::Begun begun()
    {
        battle::Begun begun;
        begun.first = "1";
        begun.awards.insert("primary", 20);
        begun.score.append({"vp", packs::LocalText("VP"), 2, 1, {}});
        begun.piles.append({"deck", packs::LocalText("Deck"), true, {{"c1", packs::LocalText("One"), 2, 0, true, {}}}, {}});
        for (int s = 1; s <= 2; ++s) {
            battle::SideAtStart side;
            side.id = QString::number(s);
            side.name = s == 1 ? "Anna" : "Björn %1";
            side.roster = "<roster/>";
            for (int u = 0; u < 3; ++u) {
                battle::UnitAtStart unit;
                unit.id = QString("u%1").arg((s - 1) * 3 + u);
                unit.name = "Unit " + unit.id;
                unit.points = 10 * u;
                unit.figures.append({"Man", {}, m_random.bounded(6), m_random.bounded(4), 3, {}});
                unit.supplies.append({"shots", "Rockets", 2, {}});
                side.units.append(unit);
            }
            begun.sides.append(side);
        }
        begun.extra.insert("weather", "rain");
        return begun;
    }

    battle::Payload payload(int serial)
    {
        using namespace battle;
        if (serial == 0 || chance(100))
            return begun();
        switch (m_random.bounded(22)) {
        case 0:
            return TurnBegun{number(), chance(2) ? side() : QString(), {}};
        case 1:
            return PhaseBegun{chance(2) ? "act" : "end", chance(2) ? side() : QString(), {}};
        case 2:
            return Activated{unit(), chance(4), chance(2) ? "fires" : "", {}};
        case 3:
        case 4:
            return Damaged{unit(), number(), figure(), chance(4) ? "Gun" : "", chance(2) ? unit() : QString(), figure(), {}};
        case 5:
            return Healed{unit(), number(), figure(), "Gun", {}};
        case 6:
            return Eliminated{unit(), figure(), chance(2) ? unit() : QString(), figure(), chance(2) ? side() : QString(), {}};
        case 7:
            return Ammunition{unit(), chance(5) ? "x" : "shots", number(), {}};
        case 8:
            return MarkerSet{chance(5) ? QString() : unit(), side(), marker(), chance(3) ? "own" : "", m_random.bounded(3), {}};
        case 9:
            return MarkerCleared{chance(5) ? QString() : unit(), side(), marker(), "own", {}};
        case 10:
            return Moved{unit(), chance(2) ? "reserve" : "", chance(4) ? unit() : QString(), chance(5), {}};
        case 11:
            return CardDrawn{chance(9) ? "x" : "deck", chance(9) ? "x" : "c1", side(), chance(4), {}};
        case 12:
            return DiceRolled{"reserve", "d6", side(), unit(), {"5", "x", "1"}, {1}, {"2"}, number(), "why", chance(2), {}};
        case 13:
            return Scored{side(), "vp", number(), m_random.bounded(4), {}};
        case 14:
            return ResourceChanged{side(), "lp", number(), "order", {}};
        case 15:
            return chance(2) ? Payload(BattleNote{"100 %1 sure", unit(), {}}) : Payload(BattlePicture{"\x89PNG", "x", unit(), {}});
        case 16:
            return Ended{{{side(), GameResult::Won, {{"primary", ObjectiveResult::Done}}, {}}}, "time", {}};
        case 17:
            return newer(serial);
        case 18:
            return BoardScanned{m_random.bounded(6), chance(4), {}};
        case 19:
            return TokenPlaced{QString("e%1").arg(m_random.bounded(serial + 1)),
                               m_random.bounded(-1, 6),
                               chance(2),
                               chance(2) ? unit() : QString(),
                               chance(4),
                               {}};
        case 20:
            return SecondaryOpened{chance(3), {}};
        default:
            return correction(serial);
        }
    }

    battle::Payload newer(int serial)
    {
        QJsonObject json{{"id", QString("e%1").arg(serial)}, {"type", chance(2) ? "teleported" : "damaged"}, {"boxes", "many"}};
        return battle::eventFromJson(json).payload;
    }

    battle::Payload correction(int serial)
    {
        std::shared_ptr<const battle::Event> instead;
        if (!chance(3))
            instead = std::make_shared<const battle::Event>(settled({"r" + QString::number(serial), {}, payload(serial), {}}));
        return battle::Correction{QString("e%1").arg(m_random.bounded(serial + 1)), instead, "wrong", {{"newer", 1}}};
    }

    QRandomGenerator m_random;
    int m_last = 0;
};

} // namespace muster::test
