// SPDX-License-Identifier: GPL-3.0-or-later
#include "PackForce.h"

using namespace muster;

/// The legality of a modern skirmish force, case by case.
class tst_ModernSkirmishPack : public QObject
{
    Q_OBJECT

private:
    static test::PackForce newForce() { return test::PackForce("modern-skirmish", "skirmish", "force", "modern-forces"); }

    static std::string leaderOf(test::PackForce &force, const std::string &squad)
    {
        return rules::childSelections(force.roster(), squad)->front().id;
    }

    static int shotBoxes(test::PackForce &force)
    {
        int boxes = 0;
        rules::forEachSelection(force.roster(),
                                [&](const rules::Selection &selection) { boxes += force.characteristic(selection.id, "shots").toInt(); });
        return boxes;
    }

    // The modifiers of the quick reference: what they are for -> the figure.
    static QMap<QString, int> modifiers()
    {
        QMap<QString, int> found;
        static const QRegularExpression row("^\\| ([^|]+) \\| ([+-]\\d) \\|$");
        for (const QString &line : QString::fromUtf8(test::readPackFile("data/modern-skirmish/reference/en.md")).split('\n'))
            if (const auto match = row.match(line); match.hasMatch())
                found.insert(match.captured(1), match.captured(2).toInt());
        return found;
    }

private slots:
    void thresholds_followTheModifiers()
    {
        const QMap<QString, int> table = modifiers();
        QCOMPARE(table.size(), 11);
        const auto threshold = [&](const QStringList &keys) {
            int result = 4;
            for (const QString &key : keys) {
                if (!table.contains(key))
                    qFatal("no modifier \"%s\"", qPrintable(key));
                result += table[key];
            }
            return result;
        };
        const QString aimed = "aimed fire order", still = "target did not move last turn",
                      next = "each new target (burst, later covering shots)";
        QCOMPARE(threshold({aimed, still}), 2);
        QCOMPARE(threshold({"shooter moved more than 4 cm", "target in heavy cover", "target has a heads-down marker"}), 10);
        QCOMPARE(threshold({"close-quarter weapon used indoors"}), 3); // the pointer takes the +1 for moving away
        QCOMPARE(threshold({aimed, still}) - 1, 1);                    // Sur: -2 instead of -1, cover ignored
        QCOMPARE(threshold({next, next}), 6);
        QCOMPARE(table["target in light cover"], 2);
        QCOMPARE(table["target has a tactical-move marker"], 1);
        QCOMPARE(table["target has a rapid-move marker"], -1);
    }

    void data_hasNoError()
    {
        QStringList errors;
        for (const base::Finding &finding : test::packData("modern-skirmish")->findings())
            if (finding.severity == base::Severity::Error)
                errors << QString::fromStdString(finding.message());
        QVERIFY2(errors.isEmpty(), qPrintable(errors.join("\n")));
    }

    void m1_squadOfFour()
    {
        test::PackForce force = newForce();
        const std::string squad = force.unit("squad");
        force.choose(leaderOf(force, squad), "assault-rifle body-armour");
        force.model(squad, "fighter", "assault-rifle body-armour");
        force.model(squad, "fighter", "assault-rifle body-armour");
        force.model(squad, "fighter", "light-machine-gun body-armour");
        QCOMPARE(force.refused(), QStringList());
        QCOMPARE(force.broken(), QStringList());
        QCOMPARE(force.cost("figures"), 4.0);
        QCOMPARE(shotBoxes(force), 0);
    }

    void loneLeader_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("broken");
        QTest::addColumn<int>("boxes");
        QTest::newRow("M-2 pointer on an assault rifle") << "assault-rifle laser-pointer"
                                                         << "skirmish.constraint.accessories.laser-pointer.max" << 0;
        QTest::newRow("M-3 pointer on a submachine gun") << "submachine-gun laser-pointer"
                                                         << "" << 0;
        QTest::newRow("two pointers, one weapon") << "submachine-gun 2*laser-pointer"
                                                  << "skirmish.constraint.accessories.laser-pointer.max" << 0;
        QTest::newRow("sight on a rifle") << "rifle holographic-sight"
                                          << "skirmish.constraint.accessories.holographic-sight.max" << 0;
        QTest::newRow("light on a shotgun") << "shotgun tactical-light"
                                            << "" << 0;
        QTest::newRow("night vision is worn") << "assault-rifle night-vision"
                                              << "" << 0;
        QTest::newRow("M-4 sniper alone") << "sniper-rifle"
                                          << "skirmish.constraint.weapons.sniper-rifle.max" << 0;
        QTest::newRow("heavy machine gun alone") << "heavy-machine-gun"
                                                 << "skirmish.constraint.weapons.heavy-machine-gun.max" << 0;
        QTest::newRow("M-5 mortar alone") << "mortar"
                                          << "" << 1;
        QTest::newRow("grenade launcher alone") << "grenade-launcher"
                                                << "" << 1;
        QTest::newRow("M-9 rocket alone") << "antitank-rocket"
                                          << "" << 0;
        QTest::newRow("M-9 missile alone") << "surface-missile"
                                           << "skirmish.constraint.weapons.surface-missile.max" << 1;
        QTest::newRow("hand grenades") << "handgun offensive-grenades smoke-grenades flashbangs"
                                       << "" << 0;
        QTest::newRow("two skill dice") << "dc-d10"
                                        << "skirmish.constraint.dc.max" << 0;
    }

    void loneLeader()
    {
        QFETCH(QString, options);
        QFETCH(QString, broken);
        QFETCH(int, boxes);
        test::PackForce force = newForce();
        const std::string squad = force.unit("squad");
        force.choose(leaderOf(force, squad), options);
        QCOMPARE(force.refused(), QStringList());
        QCOMPARE(force.broken(), broken.isEmpty() ? QStringList() : QStringList{broken});
        QCOMPARE(shotBoxes(force), boxes);
    }

    void m4_secondManHelps()
    {
        for (const QString weapon : {"sniper-rifle", "heavy-machine-gun", "surface-missile"}) {
            test::PackForce force = newForce();
            const std::string squad = force.unit("squad");
            force.choose(leaderOf(force, squad), weapon);
            force.model(squad, "fighter", "assault-rifle");
            QCOMPARE(force.broken(), QStringList());
            QCOMPARE(force.hints(), QStringList());
        }
    }

    void m6_squadWithoutLeader()
    {
        test::PackForce force = newForce();
        const std::string squad = force.unit("squad");
        for (int i = 0; i < 4; ++i)
            force.model(squad, "fighter", "assault-rifle");
        force.remove(leaderOf(force, squad));
        QCOMPARE(force.cost("figures"), 4.0);
        QCOMPARE(force.broken(), QStringList{"skirmish.constraint.leader.min"});
    }

    void m7_passengersNeedAVehicle()
    {
        test::PackForce force = newForce();
        const std::string squad = force.unit("squad", "embarked");
        for (int i = 0; i < 5; ++i)
            force.model(squad, "fighter", "assault-rifle");
        QCOMPARE(force.broken(), QStringList{"skirmish.constraint.embarked.max"});
        force.unit("vab");
        QCOMPARE(force.broken(), QStringList());
    }

    void m8_vehicleWeaponNeedsNoHelper()
    {
        test::PackForce force = newForce();
        const std::string vehicle = force.unit("vab", "vehicle-heavy-machine-gun");
        QCOMPARE(force.refused(), QStringList());
        QCOMPARE(force.broken(), QStringList());
        QCOMPARE(force.characteristic(vehicle, "crew-dc"), QString("D8"));
        force.choose(vehicle, "=dc-d12");
        QCOMPARE(force.characteristic(vehicle, "crew-dc"), QString("D12"));
    }

    void m10_twoHelpersNeeded_isAWarning()
    {
        test::PackForce force = newForce();
        const std::string squad = force.unit("squad");
        force.model(squad, "fighter", "heavy-machine-gun");
        force.model(squad, "fighter", "heavy-machine-gun");
        QCOMPARE(force.broken(), QStringList());
        QCOMPARE(force.hints(), QStringList{"Not enough fighters left to help with the heavy weapons."});
        force.model(squad, "fighter", "assault-rifle");
        QCOMPARE(force.hints(), QStringList());
    }

    void ammunition_isASetting()
    {
        test::PackForce force = newForce();
        const std::string squad = force.unit("squad");
        force.choose(leaderOf(force, squad), "mortar");
        QCOMPARE(shotBoxes(force), 1);
        force.setting("ammo-free");
        QCOMPARE(shotBoxes(force), 0);
        QCOMPARE(force.broken(), QStringList());
    }

    void diceAndTraining_showOnTheFighter()
    {
        test::PackForce force = newForce();
        const std::string squad = force.unit("squad");
        const std::string leader = leaderOf(force, squad);
        force.choose(leader, "=dq-d10 =dc-d12 =melee-specialist");
        QCOMPARE(force.characteristic(leader, "dq"), QString("D10"));
        QCOMPARE(force.characteristic(leader, "dc"), QString("D12"));
        QCOMPARE(force.characteristic(leader, "melee"), QString("3"));
        QCOMPARE(force.broken(), QStringList());
    }

    void vehicles_haveTheirFigures_data()
    {
        QTest::addColumn<QString>("speed");
        QTest::addColumn<QString>("armour");
        QTest::newRow("vbl") << "15"
                             << "D6";
        QTest::newRow("vab") << "10"
                             << "D8";
        QTest::newRow("bmp") << "10"
                             << "D8";
        QTest::newRow("amx10") << "12"
                               << "D8";
        QTest::newRow("4x4") << "15"
                             << "soft";
        QTest::newRow("technical") << "15"
                                   << "soft";
    }

    void vehicles_haveTheirFigures()
    {
        QFETCH(QString, speed);
        QFETCH(QString, armour);
        test::PackForce force = newForce();
        const std::string vehicle = force.unit(QTest::currentDataTag(), "vehicle-light-machine-gun cannon-20mm antitank-gun");
        QCOMPARE(force.characteristic(vehicle, "speed"), speed);
        QCOMPARE(force.characteristic(vehicle, "armour"), armour);
        QCOMPARE(force.broken(), QStringList());
    }

    void samples_areLegal()
    {
        QCOMPARE(test::judgeSample("modern-skirmish", "alpha-team.ros"), QStringList{"4 figures"});
        QCOMPARE(test::judgeSample("modern-skirmish", "mounted-patrol.ros"), QStringList{"10 figures"});
    }

    void budget_isANumberOfFigures()
    {
        test::PackForce force = newForce();
        const std::string squad = force.unit("squad");
        force.model(squad, "fighter");
        QVERIFY(force.operations().setCostLimit("skirmish.cost.figures", 2).ok());
        QCOMPARE(force.broken(), QStringList());
        force.model(squad, "fighter");
        QCOMPARE(force.broken(), QStringList{"limit:skirmish.cost.figures"});
    }
};

MUSTER_TEST_MAIN(tst_ModernSkirmishPack)
#include "tst_ModernSkirmishPack.moc"
