// SPDX-License-Identifier: GPL-3.0-or-later
#include "CommandRun.h"
#include "support/TestMain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>

#include <cmath>

using namespace muster;
using test::Answer;
using test::runCommand;

namespace {

bool near(double value, double expected)
{
    return std::fabs(value - expected) < 1e-9;
}

QString sample(const QString &system, const QString &file)
{
    return test::sourceFolder() + "/data/" + system + "/samples/" + file;
}

QString anySample(const QString &system)
{
    return sample(system, QDir(sample(system, QString())).entryList({"*.ros"}, QDir::Files, QDir::Name).first());
}

} // namespace

/// `muster odds` as scripts use it.
class tst_OddsCommand : public QObject
{
    Q_OBJECT

private slots:
    void typedAttack_hasAllKeysOfTheContract()
    {
        const Answer answer = runCommand({"odds", "dust", "--mode", "shoot", "--attack", "dice=3,damage=4", "--defence",
                                          "kind=vehicle,size=6", "--with", "cover=cover", "--with", "grenade", "--json"});
        QCOMPARE(answer.code, 0);
        const QJsonObject json = answer.json().object();
        for (const char *key :
             {"system", "mode", "attacker", "target", "weapons", "with", "stages", "lost", "mean", "any", "destroyed", "notCounted"})
            QVERIFY2(json.contains(QLatin1String(key)), key);
        QCOMPARE(json["system"].toString(), QString("dust"));
        QCOMPARE(json["with"].toObject()["cover"].toString(), QString("cover"));
        QCOMPARE(json["with"].toObject()["grenade"].toBool(), true);
        const QJsonArray lost = json["lost"].toArray();
        QCOMPARE(lost.size(), 7);
        QVERIFY(near(lost.last().toDouble(), 7 / 27.0));
        QVERIFY(near(json["destroyed"].toDouble(), 7 / 27.0));
        QCOMPARE(json["stages"].toArray().first().toObject()["id"].toString(), QString("dice"));
        QCOMPARE(json["stages"].toArray().first().toObject()["mean"].toDouble(), 3.0);
    }

    void conditions_standInARowOrEachForItself()
    {
        const QStringList shot{"odds", "dust", "--attack", "dice=3,damage=4", "--defence", "kind=vehicle,size=6", "--json"};
        const QJsonObject inARow = runCommand(shot + QStringList{"--with", "cover=cover, grenade,sustained"}).json().object();
        const QJsonObject each =
            runCommand(shot + QStringList{"--with", "grenade", "--with", "cover=cover", "--with", "sustained"}).json().object();
        QCOMPARE(inARow["with"].toObject().size(), 3);
        QCOMPARE(inARow, each);
    }

    void figures_areReadAsPeopleWriteThem()
    {
        const auto lost = [](const QString &attack, const QString &defence) {
            const Answer answer = runCommand({"odds", "modern-skirmish", "--attack", attack, "--defence", defence, "--json"});
            return answer.code == 0 ? answer.json().object()["destroyed"].toDouble() : -1;
        };
        const double plain = lost("dice=2,die=8,modifier=2", "armour=8");
        QVERIFY(plain > 0);
        QCOMPARE(lost("dice=2,die=D8,modifier=+2", "armour=D8"), plain);
        QVERIFY(lost("dice=2,die=8,modifier=-2", "armour=d8") > plain);
        QCOMPARE(lost("dice=2,die=8", "armour=D7"), -1);
    }

    void fight_givesWinTieLose()
    {
        const QJsonObject json = runCommand({"odds", "space-crusade", "--mode", "fight", "--attack", "dice=2B", "--defence", "dice=2B",
                                             "--with", "charge", "--json"})
                                     .json()
                                     .object();
        const QJsonArray lost = json["lost"].toArray();
        QCOMPARE(lost.size(), 3);
        QVERIFY(near(lost[0].toDouble(), 617 / 1296.0));
        QVERIFY(near(lost[1].toDouble(), 671 / 2592.0));
        QVERIFY(near(lost[2].toDouble(), 229 / 864.0));
        QVERIFY(json["defenderLost"].toArray().size() > 3);
        QVERIFY(json["attackerLost"].toArray().size() > 3);
    }

    void badNamesAndValues_areRefusedWithWhatIsAllowed_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("named");
        const QStringList shot{"odds", "dust", "--mode", "shoot", "--attack", "dice=3", "--defence", "kind=infantry,size=5"};
        QTest::newRow("mode") << QStringList{"odds", "dust", "--mode", "shot"} << "shoot, close-combat";
        QTest::newRow("attack") << QStringList{"odds", "dust", "--attack", "dise=3", "--defence", "kind=infantry,size=5"} << "dice";
        QTest::newRow("defence") << QStringList{"odds", "dust", "--attack", "dice=3", "--defence", "sort=infantry,size=5"} << "kind, size";
        QTest::newRow("with") << shot + QStringList{"--with", "rain"} << "sustained";
        QTest::newRow("choice") << shot + QStringList{"--with", "cover=tree"} << "open, cover, bunker, strongpoint";
        QTest::newRow("number") << QStringList{"odds", "dust", "--attack", "dice=many", "--defence", "kind=infantry,size=5"} << "0 to 999";
        QTest::newRow("too many") << QStringList{"odds", "dust", "--attack", "dice=100000", "--defence", "kind=infantry,size=5"}
                                  << "0 to 999";
        QTest::newRow("half a die") << QStringList{"odds", "dust", "--attack", "dice=3.5", "--defence", "kind=infantry,size=5"}
                                    << "0 to 999";
        QTest::newRow("armour die") << QStringList{"odds", "modern-skirmish", "--attack", "dice=2,die=8", "--defence", "armour=7"}
                                    << "0, 6, 8";
        QTest::newRow("dice") << QStringList{"odds", "space-crusade", "--attack", "dice=2X", "--defence", "armour=1,life=1"} << "2R+2B";
        QTest::newRow("missing") << QStringList{"odds", "space-crusade", "--attack", "dice=2R", "--defence", "armour=1"} << "life";
        QTest::newRow("no pair") << QStringList{"odds", "dust", "--attack", "dice", "--defence", "size=5"} << "NAME=VALUE";
        QTest::newRow("system") << QStringList{"odds", "checkers", "--list"} << "muster systems";
        QTest::newRow("unit") << QStringList{"odds", "dust", "--attacker", "Nobody at all", "--target", "Ghosts"} << "Nobody at all";
        QTest::newRow("weapon") << QStringList{"odds", "dust", "--attacker", "Ghosts", "--target", "Ghosts", "--weapon", "Spoon"}
                                << "Machinegun";
        QTest::newRow("figures") << QStringList{"odds", "dust", "--attacker", "Ghosts", "--target", "Ghosts", "--figures", "few"} << "few";
        QTest::newRow("matrix") << QStringList{"odds", "dust", "--matrix"} << "--roster";
    }

    void badNamesAndValues_areRefusedWithWhatIsAllowed()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, named);
        const Answer answer = runCommand(arguments);
        QCOMPARE(answer.code, 2);
        QVERIFY2(answer.err.contains(named), qPrintable(answer.err));
        QCOMPARE(answer.err.trimmed().count('\n'), 0);
        QVERIFY(answer.out.isEmpty());
    }

    void list_namesModesInputsAndConditions()
    {
        const QJsonArray modes = runCommand({"odds", "at-43", "--list", "--json"}).json().object()["modes"].toArray();
        QCOMPARE(modes.first().toObject()["id"].toString(), QString("shoot"));
        QStringList attack;
        for (const QJsonValue &input : modes.first().toObject()["attack"].toArray())
            attack.append(input.toObject()["id"].toString());
        for (const char *name : {"dice", "accuracy", "range", "rerolls", "penetration"})
            QVERIFY2(attack.contains(QLatin1String(name)), name);
        QVERIFY(runCommand({"--lang", "fr", "odds", "at-43", "--list"}).out.contains("Précision"));
    }

    void unitsOfThePack_attackEachOther()
    {
        const Answer answer = runCommand({"odds", "dust", "--attacker", "Ghosts", "--target", "Red Thunder", "--weapon", "Machinegun",
                                          "--weapon", "Assault Rifle", "--json"});
        QCOMPARE(answer.code, 0);
        const QJsonObject json = answer.json().object();
        QCOMPARE(json["attacker"].toString(), QString("Ghosts"));
        QCOMPARE(json["stages"].toArray().first().toObject()["mean"].toDouble(), 20.0);
        QVERIFY(std::fabs(json["destroyed"].toDouble() - 0.46773) < 6e-6);
        QCOMPARE(json["lost"].toArray().size(), 6);
    }

    void fewerFigures_fireFewerWeapons()
    {
        const auto dice = [](const QStringList &further) {
            const QJsonObject json = runCommand(QStringList{"odds", "dust", "--attacker", "Ghosts", "--target", "Red Thunder", "--json"}
                                                + further)
                                         .json()
                                         .object();
            return json["stages"].toArray().first().toObject()["mean"].toDouble();
        };
        QVERIFY(dice({"--figures", "2"}) < dice({}));
        QVERIFY(dice({"--figures", "2"}) > 0);
    }

    void unknownFigures_areNamedAndCanBeTyped()
    {
        const QStringList units{"odds", "at-43", "--attacker", "Steel Troopers", "--target", "Steel Troopers", "--json"};
        const Answer without = runCommand(units);
        QCOMPARE(without.code, 1);
        QStringList unknown;
        for (const QJsonValue &name : without.json().object()["unknown"].toArray())
            unknown.append(name.toString());
        QVERIFY2(unknown.contains("protection"), qPrintable(unknown.join(", ")));
        QVERIFY(without.err.contains("protection"));
        const Answer typed = runCommand(units + QStringList{"--attack", "range=4,dice=6", "--defence", "protection=6,size=6"});
        QVERIFY2(typed.code == 0, qPrintable(typed.err));
        QVERIFY(near(typed.json().object()["mean"].toDouble(), 1.5));
    }

    void optionsThatNobodyChose_doNotCount()
    {
        // An Ork could ride a bike or carry a shield; as it comes it has neither.
        const QJsonObject json = runCommand({"odds", "space-crusade", "--attacker", "Space Marine", "--target", "Ork", "--weapon", "Bolter",
                                             "--json"})
                                     .json()
                                     .object();
        QVERIFY(near(json["destroyed"].toDouble(), 1 / 3.0));
        QVERIFY(json["pointsPerPoint"].toDouble() > 0);
        const Answer unarmed = runCommand({"odds", "space-crusade", "--attacker", "Space Marine", "--target", "Ork", "--json"});
        QCOMPARE(unarmed.code, 1);
        QVERIFY(unarmed.err.contains("Bolter"));
    }

    void unitsOfRosters_areFoundByPath()
    {
        const QString file = anySample("dust");
        const QJsonArray names =
            runCommand({"odds", "--roster", file, "--against", file, "--matrix", "--json"}).json().object()["attackers"].toArray();
        const QString squads = sample("dropzone-commander", "phr-500-six-battlegroups.ros");
        const auto shots = [&squads](const QStringList &further) {
            const Answer answer = runCommand(QStringList{"odds", "--roster", squads, "--against", squads, "--attacker",
                                                         "Battle Pantheon/Ares", "--target", "Hand of the Sphere/Hera", "--json"}
                                             + further);
            return answer.json().object()["stages"].toArray().first().toObject()["mean"].toDouble();
        };
        QVERIFY(shots({}) > 0);
        QCOMPARE(shots({}), 2 * shots({"--figures", "1"})); // two models
        const Answer unknown = runCommand(
            {"odds", "--roster", file, "--against", file, "--attacker", "Nobody", "--target", names.first().toString()});
        QCOMPARE(unknown.code, 2);
        QVERIFY2(unknown.err.contains("Nobody"), qPrintable(unknown.err));
    }

    // A unit with a weapon of sustained fire is asked about several targets; the matrix never takes it for a shot at one.
    void sustainedFire_comesFromUnits()
    {
        const QString file = sample("space-crusade", "boarding-party.ros");
        const QJsonObject matrix = runCommand({"odds", "--roster", file, "--against", file, "--matrix", "--json"}).json().object();
        QVERIFY(!QJsonDocument(matrix).toJson().contains("\"sustained\""));
        const QJsonArray typed = runCommand({"odds", "space-crusade", "--mode", "sustained", "--attack", "dice=2R", "--defence",
                                             "count=3,armour=1,life=1,worth=7", "--json"})
                                     .json()
                                     .object()["lost"]
                                     .toArray();
        QCOMPARE(typed.size(), 22);
        int armed = 0;
        for (const QJsonValue &name : matrix["attackers"].toArray()) {
            const Answer answer = runCommand({"odds", "--roster", file, "--against", file, "--attacker", name.toString(), "--target",
                                              matrix["targets"].toArray().first().toString(), "--mode", "sustained", "--defence",
                                              "armour=1,life=1,worth=7", "--with", "more=2", "--json"});
            QVERIFY2(answer.code == 0, qPrintable(answer.err));
            if (answer.json().object()["weapons"].toArray().isEmpty())
                continue; // nothing of that kind: nothing is lost
            ++armed;
            const QJsonArray lost = answer.json().object()["lost"].toArray();
            QCOMPARE(lost.size(), typed.size());
            for (int i = 0; i < lost.size(); ++i)
                QVERIFY(near(lost[i].toDouble(), typed[i].toDouble()));
        }
        QCOMPARE(armed, 2); // assault cannon and autocannon
    }

    // A speeder with two bolters fires twice; as twins they throw all dice and share them out.
    void weaponsOfWhichAUnitHasTwo_fireTwice_orAsTwins()
    {
        const QTemporaryDir folder;
        const auto answer = [&folder](const char *bolters, const QStringList &further) {
            const QString file = folder.filePath(QLatin1String(bolters) + ".ros"), speeder = "Platoon/Land speeder";
            if (!QFile::exists(file)) {
                runCommand({"new", "space-crusade", "--faction", "Space Marines", "-o", file});
                runCommand({"edit", file, "add", "Land speeder"});
                runCommand({"edit", file, "add", "Bolter", "--to", speeder, "--count", bolters});
            }
            return runCommand(QStringList{"odds", "--roster", file, "--against", file, "--attacker", speeder, "--target", speeder,
                                          "--defence", "armour=2,life=1", "--json"}
                              + further);
        };
        const auto destroyed = [](const Answer &answer) { return answer.json().object()["destroyed"].toDouble(); };
        QVERIFY(near(destroyed(answer("1", {})), 1 / 12.0));
        QVERIFY(answer("1", {"--mode", "twin"}).json().object()["weapons"].toArray().isEmpty());
        QVERIFY(near(destroyed(answer("2", {})), 1 - 121 / 144.0));
        QVERIFY(near(destroyed(answer("2", {"--mode", "twin"})), 415 / 1296.0));
    }

    void rosters_pairAndMatrix()
    {
        const QString mine = anySample("dust"), theirs = anySample("dust");
        const Answer matrix = runCommand({"odds", "--roster", mine, "--against", theirs, "--matrix", "--json"});
        QVERIFY2(matrix.code == 0, qPrintable(matrix.err));
        const QJsonObject json = matrix.json().object();
        QVERIFY(json["attackers"].toArray().size() > 1);
        QCOMPARE(json["cells"].toArray().size(), json["attackers"].toArray().size());
        QCOMPARE(json["cells"].toArray().first().toArray().size(), json["targets"].toArray().size());
        QVERIFY(json["cells"].toArray().first().toArray().first().toObject().contains("destroyed"));
        const Answer text = runCommand({"odds", "--roster", mine, "--against", theirs, "--matrix"});
        QCOMPARE(text.out.trimmed().count('\n'), json["attackers"].toArray().size());
    }

    void everySample_hasAMatrix_data()
    {
        QTest::addColumn<QString>("file");
        for (const char *system : {"at-43", "dropzone-commander", "dust", "modern-skirmish", "space-crusade"}) {
            for (const QString &name : QDir(sample(system, QString())).entryList({"*.ros"}, QDir::Files, QDir::Name))
                QTest::newRow(qPrintable(name)) << sample(system, name);
        }
    }

    void everySample_hasAMatrix()
    {
        QFETCH(QString, file);
        const Answer answer = runCommand({"odds", "--roster", file, "--against", file, "--matrix", "--json"});
        QVERIFY2(answer.code == 0, qPrintable(answer.err));
        QVERIFY(!answer.json().object()["cells"].toArray().isEmpty());
    }

    void text_saysTheFirstLineInWords()
    {
        const QStringList shot{"odds", "dust", "--attack", "dice=20", "--defence", "kind=infantry,size=5"};
        const Answer english = runCommand(shot);
        QVERIFY2(english.out.contains("47 % to destroy the squad\nOn average 4.0 of 5 figures; at least one with 99 %."),
                 qPrintable(english.out));
        const Answer french = runCommand(QStringList{"--lang", "fr"} + shot);
        QVERIFY2(french.out.contains(QStringLiteral("46,77\u00a0%")), qPrintable(french.out));
        QVERIFY(french.out.contains("Touches"));
        const QString units = runCommand({"--lang", "fr", "odds", "dust", "--attacker", "Ghosts", "--target", "Red Thunder"}).out;
        QVERIFY2(units.startsWith(QStringLiteral("Tir\u00a0: Ghosts → Red Thunder (")) && units.contains("Mitrailleuse"),
                 qPrintable(units));
        const Answer reserves = runCommand({"odds", "dropzone-commander", "--mode", "reserves", "--attack", "turn=2"});
        QVERIFY2(reserves.out.contains("58 % to be ready by then"), qPrintable(reserves.out));
        QVERIFY(!runCommand({"odds", "dust", "--mode", "reaction"}).out.contains("exactly"));
    }
};

MUSTER_TEST_MAIN(tst_OddsCommand)
#include "tst_OddsCommand.moc"
