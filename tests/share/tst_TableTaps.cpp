// SPDX-License-Identifier: GPL-3.0-or-later
// What was ticked on the phone comes into the battle.
#include "../battle/TableGame.h"
#include "share/table/TableSigns.h"
#include "share/table/TableTaps.h"

using namespace muster;
using namespace muster::battle;

class tst_TableTaps : public QObject
{
    Q_OBJECT

private:
    test::TableGame m_games;

    static UnitState named(const BattleState &state, const QString &name)
    {
        for (const UnitState &unit : state.units) {
            if (unit.name == name)
                return unit;
        }
        qFatal("no unit %s", qPrintable(name));
    }
    static QString words(const char *text) { return share::tableSigns(QByteArray(text)); }
    static QString sealed(const QString &text) { return text + " C" + share::tableChecksum(text.toLatin1()); }
    static QString keyOf(const rules::Roster &list, const UnitState &unit)
    {
        return share::tableKeys(list).at(unit.selection.toStdString());
    }
    /// As the page says it, line for line.
    [[nodiscard]] Battle after(Battle battle, const QString &text) const
    {
        const auto handed = share::readForBattle(text, battle);
        if (!handed)
            qFatal("%s", handed.error().message().c_str());
        for (const Payload &tap : share::tapsOf(*handed, battle, fold(battle)))
            battle.events.append(makeEvent(tap));
        return battle;
    }

private slots:
    void losses_markers_score_comeIntoTheBattle()
    {
        const rules::Roster list = m_games.roster("dust", "hedgerow-walkers.ros");
        const Battle battle = m_games.begin("dust", "sigrids-spearhead.ros", "hedgerow-walkers.ros");
        const BattleState before = fold(battle);
        const QString text = sealed("MUSTERT1 " + share::tableListKey(list) + " T3 S0.2.1:0.1.0 N" + words("cold")
                                    + " M1:" + words("#dust.marker.attack-stimulants") + " M2:" + words("brave") + " U"
                                    + keyOf(list, named(before, "Gunners")) + ":0F2/5.M1.M2 U" + keyOf(list, named(before, "Mickey"))
                                    + ":0B1/" + QString::number(named(before, "Mickey").boxes()) + ".N" + words("burns") + " U"
                                    + keyOf(list, named(before, "Cobra")) + ":X2");
        const Battle played = after(battle, text);
        const BattleState state = fold(played);
        QVERIFY(state.problems.isEmpty());
        QCOMPARE(state.turn, 3);
        const UnitState gunners = named(state, "Gunners");
        QCOMPARE(gunners.figuresLeft(), 3);
        QVERIFY(gunners.marker("dust.marker.attack-stimulants"));
        QCOMPARE(gunners.markers.last().text, QString("brave"));
        QCOMPARE(named(state, "Mickey").boxesLeft(), named(before, "Mickey").boxes() - 1);
        QVERIFY(named(state, "Cobra").isOut());
        QCOMPARE(state.side("2")->score, 3); // its own list stands on the second side
        QCOMPARE(state.side("1")->score, 1);
        QCOMPARE(state.side("1")->counted("destroyed"), named(before, "Cobra").points);
        QStringList notes;
        for (const Event &event : played.events) {
            if (const BattleNote *note = event.as<BattleNote>())
                notes.append(note->text);
        }
        QCOMPARE(notes, (QStringList{"burns", "cold"}));
        QCOMPARE(after(played, text).events.size(), played.events.size()); // handed back twice: nothing is different
    }

    void figureThatStandsAgain_isHealed()
    {
        const rules::Roster list = m_games.roster("dust", "hedgerow-walkers.ros");
        Battle battle = m_games.begin("dust", "hedgerow-walkers.ros", "sigrids-spearhead.ros");
        const UnitState gunners = named(fold(battle), "Gunners");
        const auto text = [&](const QString &track) {
            return sealed("MUSTERT1 " + share::tableListKey(list) + " T1 U" + keyOf(list, gunners) + ":" + track);
        };
        battle = after(battle, text("0F4/5"));
        QCOMPARE(named(fold(battle), "Gunners").figuresLeft(), 1);
        battle = after(battle, text("0F1/5"));
        QCOMPARE(named(fold(battle), "Gunners").figuresLeft(), 4);
    }

    void otherLists_andDamagedTexts_areRefused()
    {
        const rules::Roster list = m_games.roster("dust", "winter-offensive.ros");
        const Battle battle = m_games.begin("dust", "hedgerow-walkers.ros", "sigrids-spearhead.ros");
        const auto codeOf = [&battle](const QString &text) {
            const auto read = share::readForBattle(text, battle);
            return QString::fromStdString(read ? "read" : read.error().code);
        };
        QCOMPARE(codeOf(sealed("MUSTERT1 " + share::tableListKey(list) + " T1")), QString("table.other-list"));
        QCOMPARE(codeOf("hello"), QString("table.none"));
        QVERIFY(codeOf("MUSTERT1 " + share::tableListKey(m_games.roster("dust", "hedgerow-walkers.ros")) + " T1 C0000000") != "read");
        QCOMPARE(codeOf(sealed("MUSTERT1 " + share::tableListKey(m_games.roster("dust", "sigrids-spearhead.ros")) + " T1")),
                 QString("read"));
    }
};

MUSTER_TEST_MAIN(tst_TableTaps)
#include "tst_TableTaps.moc"
