// SPDX-License-Identifier: GPL-3.0-or-later
#include "OddsCase.h"
#include "packs/Pack.h"
#include "packs/odds/OddsThrow.h"
#include "packs/table/PackTable.h"

#include <cmath>
#include <random>

using namespace muster;
using namespace muster::packs;

namespace {

/// Dice that fall as they are told; afterwards they always show their first face.
odds::Chance told(std::vector<int> faces)
{
    return [faces, next = std::size_t(0)](int bound) mutable { return next < faces.size() ? std::min(bound - 1, faces[next++] - 1) : 0; };
}

} // namespace

/// What is thrown die by die is what the exact odds say, and it follows from the dice that are shown.
class tst_OddsThrow : public QObject
{
    Q_OBJECT

private slots:
    void manyThrows_areTheExactOdds_data()
    {
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("mode");
        QTest::addColumn<QString>("attack");
        QTest::addColumn<QString>("defence");
        QTest::addColumn<QString>("with");
        const auto row = [](const char *system, const char *mode, const char *attack, const char *defence, const char *with = "") {
            QTest::addRow("%s %s %s %s", system, mode, attack, with) << system << mode << attack << defence << with;
        };
        row("dust", "shoot", "dice=12", "kind=infantry,size=5");
        row("dust", "shoot", "dice=12", "kind=infantry,size=5", "sustained cover=bunker human-wave damage-resilient");
        row("dust", "shoot", "dice=6; dice=4,grenade=yes", "kind=support-weapon,size=4", "cover=strongpoint");
        row("dust", "shoot", "dice=3,damage=2", "kind=vehicle,size=6", "chain damage-resilient cover=cover");
        row("dust", "shoot", "dice=2,damage=K", "kind=hero,size=4", "cheat-death two-symbols");
        row("dust", "close-combat", "dice=5,size=5,ranged-dice=4", "kind=infantry,size=4", "human-wave own-human-wave cover=bunker");
        row("dust", "close-combat", "dice=4,size=4,armed=2", "kind=infantry,size=3,strikes=3,armed=1", "enemy-first-strike own-resilient");
        row("space-crusade", "shoot", "dice=2R+1B", "armour=2,life=2", "reroll=1 enemy-reroll=1 cover=bunker");
        row("space-crusade", "shoot", "dice=3x2R", "armour=1,life=3", "reroll=2");
        row("space-crusade", "shoot", "dice=2R", "armour=1,life=1", "best-die from-bike save-reroll=1");
        row("space-crusade", "fight", "dice=2R+1B", "dice=2B,life=2", "charge encumbered reroll=1");
        row("space-crusade", "gang", "dice=2B,attackers=3", "dice=2B");
        row("space-crusade", "sustained", "dice=4R", "count=3,armour=0,worth=3,count-2=2,armour-2=1,worth-2=7", "reroll=1");
        row("space-crusade", "web", "", "dice=2B,life=2");
        row("modern-skirmish", "shoot", "dice=2,die=8", "target=fighter", "vest");
        row("modern-skirmish", "shoot", "dice=3,die=10", "armour=8");
        row("modern-skirmish", "shaped-charge", "dice=2,die=8", "armour=8");
        row("modern-skirmish", "burst", "dice=2,die=8", "target=fighter", "vest");
        row("modern-skirmish", "melee", "dice=2,die=8", "dice=1,die=6");
        row("at-43", "shoot", "dice=6,accuracy=5,range=4,rerolls=1,penetration=5", "protection=6,size=6", "cover=cover zone=1");
        row("at-43", "vehicles", "dice=5,accuracy=5,range=2,penetration=7", "protection=6,vehicles=2,structure=3");
        row("at-43", "indirect", "dice=6,accuracy=4,range=4,area=3,penetration=5", "protection=5");
        row("dropzone-commander", "shoot", "shots=6,accuracy=3,energy=8", "armour=8,damage=3", "hull-down passive=5");
        row("dropzone-commander", "close-quarters", "cqb=2,points=5,armour=2", "armour=2,damage=5,cqb=1");
    }

    void manyThrows_areTheExactOdds()
    {
        QFETCH(QString, system);
        QFETCH(QString, mode);
        QFETCH(QString, attack);
        QFETCH(QString, defence);
        QFETCH(QString, with);
        const auto reply = m_case.ask(system, mode, attack, defence, with);
        QVERIFY2(reply && reply->unknown.isEmpty(), reply ? qPrintable(reply->unknown.join(',')) : reply.error().text().c_str());
        constexpr int times = 4000;
        std::mt19937 random(22);
        const odds::Chance chance = [&random](int bound) { return int(random() % unsigned(bound)); };
        std::vector<double> lost(reply->answer.lost.size(), 0), own(std::max<std::size_t>(1, reply->answer.own.size()), 0);
        for (int i = 0; i < times; ++i) {
            const auto thrown = throwIt(system, mode, *reply, chance);
            QVERIFY2(thrown.ok(), thrown ? "" : thrown.error().text().c_str());
            QVERIFY(thrown->lost < int(lost.size()) || reply->answer.size == 0);
            lost[std::min(lost.size() - 1, std::size_t(thrown->lost))] += 1.0 / times;
            own[std::min(own.size() - 1, std::size_t(thrown->own))] += 1.0 / times;
        }
        compare(lost, reply->answer.lost, times);
        if (!reply->answer.own.empty())
            compare(own, reply->answer.own, times);
    }

    // A drift has no die for its direction, and the dice of twin weapons are dealt out afterwards.
    void whatIsNoDice_isSaid()
    {
        const auto area = m_case.ask("modern-skirmish", "area", "dice=1,die=8,diameter=5", "");
        QVERIFY(area.ok() && !throwIt("modern-skirmish", "area", *area, told({})));
        const auto twin = m_case.ask("space-crusade", "twin", "dice=2B", "armour=1,life=1");
        QVERIFY(twin.ok() && !throwIt("space-crusade", "twin", *twin, told({})));
    }

    void symbols_areThoseOfTheDie()
    {
        const auto reply = m_case.ask("dust", "shoot", "dice=3,damage=1", "kind=infantry,size=5", "sustained");
        QVERIFY(reply.ok());
        // A hit, a miss that hits when it is thrown again, two misses; then one save fails.
        const auto thrown = throwIt("dust", "shoot", *reply, told({1, 5, 2, 3, 6, 5, 1}));
        QVERIFY(thrown.ok());
        QCOMPARE(thrown->throws.size(), std::size_t(2));
        const OddsThrow &hits = thrown->throws.front(), &saves = thrown->throws.back();
        QCOMPARE(hits.name.in("en"), QString("Hits"));
        QCOMPARE(hits.die, QString("dust"));
        QCOMPARE(hits.faces, (QStringList{"A", "A", "S"}));
        QCOMPARE(hits.counted, (QVector<int>{0, 1}));
        QCOMPARE(hits.rerolled, (QVector<int>{1, 2}));
        QCOMPARE(hits.before, (QStringList{"S", "T"}));
        QCOMPARE(hits.result, 2);
        QCOMPARE(saves.name.in("fr"), QString("Non sauvées"));
        QCOMPARE(saves.faces, (QStringList{"S", "T"}));
        QCOMPARE(saves.counted, QVector<int>{1});
        QCOMPARE(thrown->lost, 1);
    }

    void plainDice_showTheirNumbers()
    {
        const auto reply = m_case.ask("dropzone-commander", "shoot", "shots=4,accuracy=3,energy=8", "armour=8,damage=3", "passive=5");
        QVERIFY(reply.ok());
        // Hits on 3 and more; countered on 5 and more; damage on 5 and more.
        const auto thrown = throwIt("dropzone-commander", "shoot", *reply, told({3, 2, 6, 4, 5, 1, 4, 5, 4}));
        QVERIFY(thrown.ok());
        QCOMPARE(thrown->throws.size(), std::size_t(3));
        QCOMPARE(thrown->throws[0].faces, (QStringList{"3", "2", "6", "4"}));
        QCOMPARE(thrown->throws[0].counted, (QVector<int>{0, 2, 3}));
        QCOMPARE(thrown->throws[1].faces, (QStringList{"5", "1", "4"}));
        QCOMPARE(thrown->throws[1].counted, (QVector<int>{1, 2}));
        QCOMPARE(thrown->throws[2].faces, (QStringList{"5", "4"}));
        QCOMPARE(thrown->throws[2].die, QString("d6"));
        QCOMPARE(thrown->lost, 1);
    }

    void colouredDice_andTheBestOfThem()
    {
        const auto reply = m_case.ask("space-crusade", "shoot", "dice=2R+1B", "armour=2,life=2", "best-die");
        QVERIFY(reply.ok());
        const auto thrown = throwIt("space-crusade", "shoot", *reply, told({6, 6, 4}));
        QVERIFY(thrown.ok());
        QCOMPARE(thrown->throws.size(), std::size_t(2));
        QCOMPARE(thrown->throws[0].die, QString("white"));
        QCOMPARE(thrown->throws[0].faces, QStringList{"2"});
        QVERIFY(thrown->throws[0].counted.isEmpty());
        QCOMPARE(thrown->throws[1].die, QString("red"));
        QCOMPARE(thrown->throws[1].faces, (QStringList{"3", "1"}));
        QCOMPARE(thrown->throws[1].counted, QVector<int>{0});
        QCOMPARE(thrown->throws[1].result, 3);
        QCOMPARE(thrown->lost, 1);
    }

    // The die that a player would take up, in the order in which both may.
    void dicePlayedByChoice_areTakenUp()
    {
        const auto reply = m_case.ask("space-crusade", "shoot", "dice=2R", "armour=2,life=1", "reroll=1");
        QVERIFY(reply.ok());
        const auto thrown = throwIt("space-crusade", "shoot", *reply, told({5, 1, 6}));
        QVERIFY(thrown.ok());
        const OddsThrow &dice = thrown->throws.front();
        QCOMPARE(dice.faces, (QStringList{"2", "3"}));
        QCOMPARE(dice.rerolled, QVector<int>{1});
        QCOMPARE(dice.before, QStringList{"0"});
        QCOMPARE(thrown->lost, 1);
    }

    void whatIsSure_isNotThrown()
    {
        const auto reply = m_case.ask("modern-skirmish", "shoot", "dice=2,die=8", "target=fighter");
        QVERIFY(reply.ok());
        const auto thrown = throwIt("modern-skirmish", "shoot", *reply, told({8, 1}));
        QVERIFY(thrown.ok());
        QCOMPARE(thrown->throws.size(), std::size_t(1)); // no vest: nobody saves
        QCOMPARE(thrown->throws.front().die, QString("d8"));
        QCOMPARE(thrown->lost, 1);
    }

private:
    base::Result<OddsThrown> throwIt(const QString &system, const QString &mode, const OddsReply &reply, const odds::Chance &chance)
    {
        const PackPtr pack = m_case.store().find(system);
        if (!m_tables.contains(system)) {
            m_tables.insert(system, tableOf(*pack));
        }
        return throwOdds(pack->odds(), m_tables[system], *pack->odds().mode(mode), reply, chance);
    }

    // Within five standard errors, for each number and for the mean.
    static void compare(const std::vector<double> &found, const std::vector<double> &exact, int times)
    {
        double mean = 0, wanted = 0, square = 0;
        for (std::size_t i = 0; i < exact.size(); ++i) {
            const double here = i < found.size() ? found[i] : 0;
            const double error = 5 * std::sqrt(exact[i] * (1 - exact[i]) / times) + 1e-9;
            QVERIFY2(std::fabs(here - exact[i]) <= error + 1.0 / times,
                     qPrintable(QString("%1: %2, exactly %3").arg(i).arg(here).arg(exact[i])));
            mean += double(i) * here;
            wanted += double(i) * exact[i];
            square += double(i * i) * exact[i];
        }
        const double error = 5 * std::sqrt(std::max(0.0, square - wanted * wanted) / times) + 1e-9;
        QVERIFY2(std::fabs(mean - wanted) <= error, qPrintable(QString("mean %1, exactly %2").arg(mean).arg(wanted)));
    }

    test::OddsCase m_case;
    QHash<QString, TableRules> m_tables;
};

MUSTER_TEST_MAIN(tst_OddsThrow)
#include "tst_OddsThrow.moc"
