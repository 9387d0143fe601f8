// SPDX-License-Identifier: GPL-3.0-or-later
#include "PackForce.h"

using namespace muster;

/// Space Crusade through the engine: every worked price, the sample sheet, and who may carry what.
class tst_SpaceCrusadePack : public QObject
{
    Q_OBJECT

private:
    static test::PackForce platoon(const QString &catalogue) { return test::PackForce("space-crusade", "crusade", "platoon", catalogue); }

    static QString dice(double red, double white)
    {
        QStringList parts;
        if (red != 0)
            parts << QString::number(red) + "R";
        if (white != 0)
            parts << QString::number(white) + "B";
        return parts.isEmpty() ? "-" : parts.join("+");
    }

    static QStringList rosterNames(const rules::Roster &roster)
    {
        QStringList names;
        for (const rules::Selection &selection : roster.forces.front().selections)
            if (!selection.customName.empty())
                names << QString::fromStdString(selection.customName);
        return names;
    }

private slots:
    void data_hasNoError()
    {
        QStringList errors;
        for (const base::Finding &finding : test::packData("space-crusade")->findings())
            if (finding.severity == base::Severity::Error)
                errors << QString::fromStdString(finding.message());
        QVERIFY2(errors.isEmpty(), qPrintable(errors.join("\n")));
        QCOMPARE(int(test::packData("space-crusade")->catalogues().size()), 8);
    }

    void figure_data()
    {
        QTest::addColumn<QStringList>("row");
        for (const auto &row : test::readExpected("crusade_figures.tsv"))
            QTest::newRow(qPrintable(row["id"]))
                << QStringList{row["catalogue"], row["unit"], row["options"], row["move"],    row["cc"],
                               row["fire"],      row["vb"],   row["pv"],      row["formula"], row["table"]};
    }

    void figure()
    {
        QFETCH(QStringList, row);
        test::PackForce force = platoon(row[0]);
        const std::string id = force.unit(row[1], row[2]);
        QVERIFY2(force.refused().isEmpty(), qPrintable(force.refused().join(", ")));
        QCOMPARE(force.characteristic(id, "move"), row[3]);
        QCOMPARE(dice(force.cost("cc-red", id), force.cost("cc-white", id)), row[4]);
        QCOMPARE(dice(force.cost("fire-red", id), force.cost("fire-white", id)), row[5]);
        QCOMPARE(QString::number(force.cost("vb", id)), row[6]);
        QCOMPARE(QString::number(force.cost("pv", id)), row[7]);
        QCOMPARE(QString::number(force.cost("pa", id)), row[8]);
        QCOMPARE(force.cost("pa"), force.cost("pa", id));
        force.setting("pv-table");
        QCOMPARE(QString::number(force.cost("pa", id)), row[9]);
        QStringList broken = force.broken();
        broken.removeAll("crusade.constraint.support-crew.max"); // a gun alone, see supportWeapon_needsCrew
        QVERIFY2(broken.isEmpty(), qPrintable(broken.join(", ")));
    }

    void bareDreadnought_costsItsHull_data()
    {
        QTest::addColumn<double>("price");
        QTest::newRow("dreadnought-vii") << 16.0;
        QTest::newRow("dreadnought-viii") << 16.0;
        QTest::newRow("dreadnought-ix") << 20.0;
        QTest::newRow("dreadnought-x") << 20.0;
    }

    void bareDreadnought_costsItsHull()
    {
        QFETCH(double, price);
        test::PackForce force = platoon("chaos");
        const std::string id = force.unit(QTest::currentDataTag());
        force.judge();
        const rules::EffectiveSelection *hull = force.judge().selection(id);
        QCOMPARE(hull->costs.front().typeId, std::string("crusade.cost.pa"));
        QCOMPARE(hull->costs.front().value, price);
        QCOMPARE(force.cost("pa", id), price + 10 + 2); // close-combat arms and hull bolters
    }

    void sampleSheet_comesTo75_andTo77ByTheTable()
    {
        const auto read = rules::readRoster(test::readPackFile("data/space-crusade/samples/coverfeld.ros").toStdString());
        QVERIFY(read.ok());
        test::PackForce force = platoon("space-marines");
        force.roster() = read->roster;
        QCOMPARE(rosterNames(force.roster()), (QStringList{"Velasquez", "Tinus Bogar", "Legitimus", "Coverfeld"}));
        QList<double> prices;
        for (const rules::Selection &selection : force.roster().forces.front().selections)
            if (!selection.customName.empty())
                prices << force.cost("pa", selection.id);
        QCOMPARE(prices, (QList<double>{11, 20, 20, 24}));
        QCOMPARE(force.cost("pa"), 75.0);
        QCOMPARE(force.broken(), QStringList());
        force.setting("pv-table");
        QCOMPARE(force.cost("pa"), 77.0);
        QCOMPARE(force.broken(), QStringList{"limit:crusade.cost.pa"}); // 77 with a budget of 75
    }

    void samples_areLegal()
    {
        QCOMPARE(test::judgeSample("space-crusade", "coverfeld.ros"), QStringList{"75 PA"});
        QCOMPARE(test::judgeSample("space-crusade", "aldo.ros"), QStringList{"71 PA"});
        QCOMPARE(test::judgeSample("space-crusade", "boarding-party.ros"), QStringList{"134 PA"});
    }

    void rankAndLifePoints_mayDiffer_withAHint()
    {
        test::PackForce force = platoon("space-marines");
        const std::string id = force.unit("space-marine", "=rank-marines-veteran");
        const QString hint = "The life points differ from those of the rank.";
        QVERIFY(!force.hints().contains(hint));
        force.choose(id, "pv-1");
        QVERIFY(force.hints().contains(hint));
        QCOMPARE(force.broken(), QStringList());
        force.choose(id, "=pv-2");
        QVERIFY(!force.hints().contains(hint));
        QCOMPARE(force.cost("pv", id), 2.0);
    }

    void fiveToTenFigures_isAHintOnly()
    {
        test::PackForce force = platoon("space-marines");
        const QString hint = "A platoon usually has 5 to 10 figures.";
        QVERIFY(!force.hints().contains(hint));
        for (int figures = 1; figures <= 11; ++figures) {
            force.unit("space-marine", "bolter");
            QCOMPARE(force.hints().contains(hint), figures < 5 || figures > 10);
            QCOMPARE(force.broken(), QStringList());
        }
    }

    void carryingLimits_data()
    {
        QTest::addColumn<QString>("catalogue");
        QTest::addColumn<QString>("unit");
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("broken"); // "none": the place does not offer it
        const auto row = [](const char *name, const char *catalogue, const char *unit, const char *options, const char *broken) {
            QTest::newRow(name) << catalogue << unit << options << broken;
        };
        row("glove of a Marine", "space-marines", "space-marine", "power-glove", "crusade.constraint.close-combat.marine.power-glove.max");
        row("glove of an officer", "space-marines", "space-marine", "=rank-marines-lieutenant-primus power-glove", "");
        row("glove of a veteran sergeant", "space-marines", "space-marine", "=rank-marines-veteran-sergeant power-glove",
            "crusade.constraint.close-combat.marine.power-glove.max");
        row("glove of a Terminator", "space-marines", "terminator", "power-glove", "");
        row("storm bolter of a Marine", "space-marines", "space-marine", "storm-bolter",
            "crusade.constraint.basic.marine.storm-bolter.max");
        row("storm bolter of a captain", "space-marines", "space-marine", "=rank-marines-captain storm-bolter", "");
        row("claws of a Marine", "space-marines", "space-marine", "lightning-claws", "none");
        row("two pairs of claws", "space-marines", "terminator", "2*lightning-claws",
            "crusade.constraint.close-combat.terminator.lightning-claws.max");
        row("chainfist of an officer", "space-marines", "space-marine", "=rank-marines-captain chainfist", "none");
        row("Cyclone of a Marine", "space-marines", "space-marine", "cyclone", "none");
        row("Cyclone and cannon of a Terminator", "space-marines", "terminator", "cyclone terminator-assault-cannon guidance-system", "");
        row("guidance without Cyclone", "space-marines", "terminator", "guidance-system",
            "crusade.constraint.equipment.guidance-system.max");
        row("shield without hammer", "space-marines", "terminator", "storm-shield", "crusade.constraint.equipment.storm-shield.max");
        row("axe of a Librarian", "space-marines", "librarian", "librarian-axe", "");
        row("Librarian's axe of a Marine", "space-marines", "space-marine", "librarian-axe", "none");
        row("catapult of a Marine", "space-marines", "space-marine", "shuriken-catapult", "none");
        row("kiss of a Guardian", "eldar", "guardian", "harlequins-kiss", "none");
        row("mask and mandiblasters", "eldar", "aspect-warrior", "banshee-mask mandiblasters", "");
        row("mask of an Ork", "orks", "ork", "banshee-mask", "none");
        row("deathspitter of an Eldar", "eldar", "guardian", "deathspitter", "none");
        row("autocannon of a Marine", "space-marines", "space-marine", "autocannon", "none");
        row("two heavy weapons", "space-marines", "space-marine", "heavy-bolter machine-gun", "crusade.constraint.heavy.common.max");
        row("vortex of a sergeant", "space-marines", "space-marine", "=rank-marines-sergeant vortex",
            "crusade.constraint.grenades.vortex.max");
        row("vortex of an officer", "imperial-humans", "soldier", "=rank-humans-lieutenant vortex", "");
        row("two vortex grenades", "imperial-humans", "soldier", "=rank-humans-lieutenant 2*vortex",
            "crusade.constraint.grenades.vortex.max");
        row("leader without a rank", "space-marines", "space-marine", "leader", "crusade.constraint.function.leader.max");
        row("veteran as leader", "space-marines", "space-marine", "=rank-marines-veteran leader", "");
        row("bodyguard of nobody", "space-marines", "space-marine", "bodyguard", "crusade.constraint.function.bodyguard.max");
        row("passenger without a vehicle", "space-marines", "space-marine", "passenger", "crusade.constraint.passenger.max");
        row("Terminator as passenger", "space-marines", "terminator", "passenger", "none");
        row("weapon of a Genestealer", "tyranids", "genestealer", "bolter", "none");
        row("scout without armour value", "space-marines", "scout", "bolter", "crusade.constraint.armour-open.min");
        row("three heavy weapons on a VII", "chaos", "dreadnought-vii", "2*assault-cannon heavy-bolter",
            "crusade.constraint.unit.dreadnought-vii.weapons.max");
        row("one heavy weapon on a VII", "chaos", "dreadnought-vii", "assault-cannon",
            "crusade.constraint.unit.dreadnought-vii.weapons.min");
        row("tank without weapons", "space-marines", "tank", "", "crusade.constraint.unit.tank.weapons.min");
        row("eleven Orks in a truk", "orks", "ork-truk", "10*ork-aboard", "crusade.constraint.unit.ork-truk.aboard.max");
        row("two ranks", "orks", "ork", "rank-orks-nob", "crusade.constraint.rank-orks.max");
        row("autocannon on an Ork buggy", "orks", "ork-buggy", "autocannon", "");
        row("autocannon on a Chaos tank", "chaos", "tank", "autocannon", "hidden");
        row("laser beamer on an Eldar Dreadnought", "eldar", "dreadnought-vii", "2*laser-beamer", "");
        row("laser beamer on a Chaos Dreadnought", "chaos", "dreadnought-vii", "2*laser-beamer", "hidden");
    }

    void carryingLimits()
    {
        QFETCH(QString, catalogue);
        QFETCH(QString, unit);
        QFETCH(QString, options);
        QFETCH(QString, broken);
        test::PackForce force = platoon(catalogue);
        force.unit(unit, options);
        QCOMPARE(!force.refused().isEmpty(), broken == "none");
        if (broken != "none")
            QCOMPARE(force.broken(), broken.isEmpty() ? QStringList() : QStringList{broken});
    }

    void passenger_needsATransport()
    {
        test::PackForce force = platoon("space-marines");
        force.unit("space-marine", "bolter passenger");
        force.unit("land-speeder", "heavy-bolter");
        QCOMPARE(force.broken(), QStringList{"crusade.constraint.passenger.max"});
        force.unit("tank", "heavy-bolter");
        QCOMPARE(force.broken(), QStringList());
    }

    void bodyguard_needsAnIndependentCharacter()
    {
        test::PackForce force = platoon("eldar");
        force.unit("guardian", "bodyguard");
        force.unit("aspect-warrior", "=rank-eldar-archon independent");
        QCOMPARE(force.broken(), QStringList());
    }

    void supportWeapon_needsCrew_data()
    {
        QTest::addColumn<QStringList>("guns");
        QTest::addColumn<int>("figures");
        QTest::addColumn<bool>("legal");
        QTest::newRow("Demolisher alone") << QStringList{"demolisher"} << 0 << false;
        QTest::newRow("Demolisher, one man") << QStringList{"demolisher"} << 1 << false;
        QTest::newRow("Demolisher, two men") << QStringList{"demolisher"} << 2 << true;
        QTest::newRow("Tarantula alone") << QStringList{"tarantula"} << 0 << false;
        QTest::newRow("Tarantula, one man") << QStringList{"tarantula"} << 1 << true;
        QTest::newRow("both, two men") << QStringList{"demolisher", "tarantula"} << 2 << false;
        QTest::newRow("both, three men") << QStringList{"demolisher", "tarantula"} << 3 << true;
        QTest::newRow("unpriced gun, one man") << QStringList{"mole-mortar"} << 1 << false;
        QTest::newRow("two guns, three men") << QStringList{"thudd-gun", "rapier"} << 3 << false;
        QTest::newRow("two guns, four men") << QStringList{"thudd-gun", "rapier"} << 4 << true;
    }

    void supportWeapon_needsCrew()
    {
        QFETCH(QStringList, guns);
        QFETCH(int, figures);
        QFETCH(bool, legal);
        test::PackForce force = platoon("space-marines");
        for (const QString &gun : guns)
            force.unit(gun);
        for (int i = 0; i < figures; ++i)
            force.unit("space-marine", "bolter");
        QCOMPARE(force.broken(), legal ? QStringList() : QStringList{"crusade.constraint.support-crew.max"});
    }

    void newFigure_isReadyAndLegal_data()
    {
        QTest::addColumn<QString>("catalogue");
        QTest::newRow("space-marine") << "space-marines";
        QTest::newRow("terminator") << "space-marines";
        QTest::newRow("librarian") << "space-marines";
        QTest::newRow("soldier") << "imperial-humans";
        QTest::newRow("guardian") << "eldar";
        QTest::newRow("harlequin") << "eldar";
        QTest::newRow("ork") << "orks";
        QTest::newRow("gretchin") << "orks";
        QTest::newRow("chaos-marine") << "chaos";
        QTest::newRow("tyranid") << "tyranids";
        QTest::newRow("genestealer") << "tyranids";
        QTest::newRow("android") << "androids";
        QTest::newRow("genestealer of the game master") << "aliens";
    }

    void newFigure_isReadyAndLegal()
    {
        QFETCH(QString, catalogue);
        test::PackForce force = platoon(catalogue);
        force.unit(QString(QTest::currentDataTag()).section(' ', 0, 0));
        QCOMPARE(force.refused(), QStringList());
        QCOMPARE(force.broken(), QStringList());
    }
};

MUSTER_TEST_MAIN(tst_SpaceCrusadePack)
#include "tst_SpaceCrusadePack.moc"
