// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/DropzoneArmy.h"

using namespace muster;
using test::DropzoneArmy;

/// The worked armies: sums, the third of the game size, numbers of battlegroups, commanders, squad sizes.
class tst_DropzonePackLists : public QObject
{
    Q_OBJECT

private:
    // The army with every limit reached at once.
    static QStringList edges(const QString &commander = "lieutenant", int sabres = 9)
    {
        return {QString("armoured-formation standard:sabre*%1").arg(sabres), "field-command command:kodiak+condor+@" + commander,
                "legionnaire-corps troops:legionnaire-squad*3+bear troops:legionnaire-squad*3+bear",
                "legionnaire-corps troops:legionnaire-flak-team*2 troops:legionnaire-mortar-team*2",
                "expeditionary-group scout:wolverine-a*6 shared:condor"};
    }

    static std::vector<rules::Fix> firstFixes(DropzoneArmy &army)
    {
        rules::Evaluator &evaluator = army.judge();
        return evaluator.fixes(evaluator.findings().front());
    }

    static const QString armour, overLimit;

private slots:
    void allEdgesAtOnce_999_isLegal()
    {
        DropzoneArmy army("ucm", 999, edges());
        QCOMPARE(army.total(), 999.0);
        QCOMPARE(army.broken(), QStringList());
    }

    void allEdges_onePointLess_isIllegalTwice()
    {
        DropzoneArmy army("ucm", 998, edges());
        QCOMPARE(army.broken(), (QStringList{armour + ".third", overLimit}));
    }

    void allEdges_asAClash_isLegal()
    {
        DropzoneArmy army("ucm", 1000, edges());
        QCOMPARE(army.broken(), QStringList());
    }

    void captain_isTooHighForASkirmish()
    {
        DropzoneArmy army("ucm", 999, edges("captain"));
        QCOMPARE(army.total(), 1034.0);
        QCOMPARE(army.broken(), (QStringList{"dzc.option.ucm.commander.captain.level", overLimit}));
        army.setLimit(1034);
        QCOMPARE(army.broken(), QStringList());
    }

    void eightSabres_areNoSquad()
    {
        DropzoneArmy army("ucm", 999, edges("lieutenant", 8));
        QCOMPARE(army.broken(), QStringList{"dzc.model.ucm.sabre.min"});
    }

    void fleetInASkirmish_isIllegalThreeTimes()
    {
        DropzoneArmy army("ucm", 999, edges() << "fleet-air-wing air:archangel-interceptor*1");
        QCOMPARE(army.total(), 1066.0);
        QCOMPARE(army.broken(), (QStringList{"dzc.constraint.battlegroups", "dzc.formation.ucm.fleet-air-wing.max", overLimit}));
    }

    void third_atItsEdge_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<double>("limit");
        QTest::addColumn<bool>("over");
        const QString katana = "armoured-formation standard:katana*9+condor";
        const QString both = "armoured-formation standard:sabre*9 standard:katana*9";
        QTest::newRow("364 at 1091") << katana << 1091.0 << true;
        QTest::newRow("364 at 1092") << katana << 1092.0 << false;
        QTest::newRow("666 at 1997") << both << 1997.0 << true;
        QTest::newRow("666 at 1998") << both << 1998.0 << false;
        QTest::newRow("666 at 2000") << both << 2000.0 << false;
        QTest::newRow("666 without limit") << both << -1.0 << false;
    }

    void third_atItsEdge()
    {
        QFETCH(QString, line);
        QFETCH(double, limit);
        QFETCH(bool, over);
        DropzoneArmy army("ucm", limit, {line});
        QCOMPARE(army.broken().contains(armour + ".third"), over);
    }

    void overTheThird_isMendedInOneStep()
    {
        DropzoneArmy army("ucm", 998, {"armoured-formation standard:sabre*9", "legionnaire-corps troops:legionnaire-squad*2"});
        QCOMPARE(army.broken(), QStringList{armour + ".third"});
        const std::vector<rules::Fix> fixes = firstFixes(army);
        QVERIFY(!fixes.empty());
        QCOMPARE(fixes.front().kind, rules::Fix::Kind::SetCount);
        QVERIFY(army.operations().setCount(fixes.front().targetId, fixes.front().count));
        QCOMPARE(army.broken(), QStringList());

        DropzoneArmy two("ucm", 1500,
                         {"armoured-formation standard:sabre*9 standard:katana*6", "legionnaire-corps troops:legionnaire-squad*2",
                          "field-command command:kodiak"});
        QCOMPARE(two.broken(), QStringList{armour + ".third"});
        const std::vector<rules::Fix> step = firstFixes(two);
        QVERIFY(!step.empty());
        QVERIFY(two.operations().setCount(step.front().targetId, step.front().count));
        QCOMPARE(two.broken(), QStringList());
    }

    void fieldMarshal_needsABattle()
    {
        DropzoneArmy army("ucm", 1999, {"field-command command:kodiak+@field-marshal"});
        QVERIFY(army.broken().contains("dzc.option.ucm.commander.field-marshal.level"));
        army.setLimit(2000);
        QVERIFY(!army.broken().contains("dzc.option.ucm.commander.field-marshal.level"));
    }

    void sixBattlegroupsInASkirmish_isIllegal()
    {
        QStringList lines{"battle-pantheon standard:ares",        "battle-pantheon standard:menchit",
                          "immortals-phalanx troops:immortals*2", "immortals-phalanx troops:immortals*2",
                          "hand-of-the-sphere command:hera*1",    "pegasus-group scout:janus*2"};
        DropzoneArmy army("phr", 500, lines);
        for (const rules::Selection &group : std::vector<rules::Selection>(army.roster().forces.front().selections)) {
            for (const QString &walker : {QString("ares"), QString("menchit")}) {
                if (group.selections.front().entryId.ends_with("dzc.unit.phr." + walker.toStdString()))
                    army.setCount(group.selections.front().id, "dzc.model.phr." + walker, 2);
            }
        }
        QCOMPARE(army.total(), 444.0);
        QCOMPARE(army.broken(), QStringList{"dzc.constraint.battlegroups"});
        army.remove(army.roster().forces.front().selections.back().id);
        QCOMPARE(army.total(), 398.0);
        QCOMPARE(army.broken(), QStringList());
    }

    void headquarters_areMandatoryFromClashOn()
    {
        const QStringList lines{"vanguard standard:hunter*6", "warrior-cabal troops:warrior-horde*3"};
        DropzoneArmy army("scourge", 999, lines);
        QCOMPARE(army.total(), 291.0);
        QCOMPARE(army.broken(), QStringList());
        army.setLimit(1000);
        QCOMPARE(army.broken(), QStringList{"dzc.formation.scourge.oppressors.min"});
        DropzoneArmy whole("scourge", 1000, QStringList(lines) << "oppressors command:oppressor*1");
        QCOMPARE(whole.total(), 431.0);
        QCOMPARE(whole.broken(), QStringList());
    }

    void twoCommanders_areOneTooMany()
    {
        DropzoneArmy army("ucm", 2500,
                          {"armoured-formation standard:sabre*3 command:kodiak+@squad-leader",
                           "field-command command:phoenix-command-gunship+@lieutenant", "legionnaire-corps troops:legionnaire-squad*2"});
        QCOMPARE(army.broken(), QStringList{"dzc.constraint.one-commander"});
        DropzoneArmy famous("ucm", 2500,
                            {"armoured-formation standard:sabre*3",
                             "field-command command:kodiak+@squad-leader command:general-arthur-j-wade",
                             "legionnaire-corps troops:legionnaire-squad*2"});
        QVERIFY(famous.broken().contains("dzc.constraint.one-commander"));
    }

    void noCommander_isLegal()
    {
        DropzoneArmy army("ucm", 999, {"armoured-formation standard:sabre*3", "legionnaire-corps troops:legionnaire-squad*2"});
        QCOMPARE(army.broken(), QStringList());
    }

    void aurelia_needsTheAgreement()
    {
        DropzoneArmy army("phr", 2500,
                          {"battle-pantheon standard:ares", "immortals-phalanx troops:immortals*2",
                           "hand-of-the-sphere command:aurelia-felix-grand-vizier-moon-victor"});
        QCOMPARE(army.broken(), QStringList{"dzc.constraint.phr.aurelia-felix-grand-vizier-moon-victor.level"});
        army.add({}, "dzc.setting.aurelia");
        QCOMPARE(army.broken(), QStringList());
    }

    void oddSizes_areAWarning_data()
    {
        QTest::addColumn<double>("limit");
        QTest::addColumn<int>("warnings");
        QTest::newRow("499") << 499.0 << 1;
        QTest::newRow("500") << 500.0 << 0;
        QTest::newRow("3000") << 3000.0 << 0;
        QTest::newRow("3001") << 3001.0 << 1;
    }

    void oddSizes_areAWarning()
    {
        QFETCH(double, limit);
        DropzoneArmy army(
            "ucm", limit,
            {"armoured-formation standard:sabre*3", "legionnaire-corps troops:legionnaire-squad*2", "field-command command:kodiak"});
        int warnings = 0;
        for (const rules::RosterFinding &finding : army.judge().findings())
            warnings += finding.severity == base::Severity::Warning ? 1 : 0;
        QTEST(warnings, "warnings");
        QVERIFY(army.judge().legal());
    }
};

const QString tst_DropzonePackLists::armour = "dzc.formation.ucm.armoured-formation";
const QString tst_DropzonePackLists::overLimit = "limit:dzc.cost.pts";

MUSTER_TEST_MAIN(tst_DropzonePackLists)
#include "tst_DropzonePackLists.moc"
