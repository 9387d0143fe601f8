// SPDX-License-Identifier: GPL-3.0-or-later
#include "OddsCase.h"
#include "packs/Pack.h"

using namespace muster;

/// What has to hold in every game, whatever the numbers: more dice never do less, more protection never lets more through.
class tst_OddsProperties : public QObject
{
    Q_OBJECT

private slots:
    void attacks_areMonotone_data()
    {
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("attack");
        QTest::addColumn<QString>("defence");
        QTest::addColumn<QString>("with");
        QTest::addColumn<QStringList>("values"); // for %1, from weak to strong
        QTest::addColumn<bool>("helps");         // the attacker
        const QStringList numbers{"0", "1", "2", "3", "5", "8", "13", "21"};
        const QStringList shield{"1", "2", "3", "4", "5", "6", "8"};
        QTest::newRow("dust dice") << "dust"
                                   << "dice=%1"
                                   << "kind=infantry,size=5"
                                   << "cover=cover" << numbers << true;
        QTest::newRow("dust damage") << "dust"
                                     << "dice=5,damage=%1"
                                     << "kind=vehicle,size=6"
                                     << "damage-resilient" << QStringList{"1", "2", "3", "4", "K"} << true;
        QTest::newRow("dust cover") << "dust"
                                    << "dice=12"
                                    << "kind=hero,size=4"
                                    << "cover=%1" << QStringList{"open", "cover", "strongpoint", "bunker"} << false;
        QTest::newRow("dust size") << "dust"
                                   << "dice=12"
                                   << "kind=infantry,size=%1"
                                   << "chain" << shield << false;
        QTest::newRow("crusade dice") << "space-crusade"
                                      << "dice=%1R"
                                      << "armour=2,life=2"
                                      << "cover=light" << QStringList{"1", "2", "3", "4", "6", "12"} << true;
        QTest::newRow("crusade armour") << "space-crusade"
                                        << "dice=4R"
                                        << "armour=%1,life=2"
                                        << "reroll=1" << shield << false;
        QTest::newRow("crusade cover") << "space-crusade"
                                       << "dice=4R"
                                       << "armour=2,life=2"
                                       << "cover=%1" << QStringList{"none", "light", "solid", "bunker"} << false;
        QTest::newRow("crusade re-rolls") << "space-crusade"
                                          << "dice=2R+1B"
                                          << "armour=2,life=2"
                                          << "reroll=%1" << QStringList{"0", "1", "2", "3"} << true;
        QTest::newRow("crusade enemy") << "space-crusade"
                                       << "dice=2R+1B"
                                       << "armour=2,life=2"
                                       << "reroll=1 enemy-reroll=%1" << QStringList{"0", "1", "2"} << false;
        QTest::newRow("skirmish modifier") << "modern-skirmish"
                                           << "dice=2,die=8,modifier=%1"
                                           << "target=fighter"
                                           << "vest" << QStringList{"-2", "0", "1", "3", "9"} << false;
        QTest::newRow("at-43 range") << "at-43"
                                     << "dice=6,accuracy=5,range=%1,rerolls=1,penetration=5"
                                     << "protection=4,size=4"
                                     << "" << shield << false;
        QTest::newRow("at-43 zone") << "at-43"
                                    << "dice=6,accuracy=5,range=3,penetration=5"
                                    << "protection=4,size=4"
                                    << "zone=%1" << shield << false;
        QTest::newRow("dropzone shots") << "dropzone-commander"
                                        << "shots=%1,accuracy=3,energy=8"
                                        << "armour=7,damage=3"
                                        << "passive=5" << numbers << true;
        QTest::newRow("dropzone armour") << "dropzone-commander"
                                         << "shots=6,accuracy=3,energy=8"
                                         << "armour=%1,damage=2"
                                         << "hull-down" << shield << false;
    }

    void attacks_areMonotone()
    {
        QFETCH(QString, system);
        QFETCH(QString, attack);
        QFETCH(QString, defence);
        QFETCH(QString, with);
        QFETCH(QStringList, values);
        QFETCH(bool, helps);
        double before = helps ? 0 : 1;
        for (const QString &value : values) {
            const auto filled = [&value](QString text) { return text.replace("%1", value); };
            const auto reply = m_case.ask(system, "shoot", filled(attack), filled(defence), filled(with));
            QVERIFY2(reply.ok(), reply.ok() ? "" : reply.error().text().c_str());
            const double now = reply->answer.destroyed;
            QVERIFY2(helps ? now >= before - 1e-12 : now <= before + 1e-12, qPrintable(value));
            before = now;
        }
    }

    // "to destroy it" is wrong of reserves that arrive: each mode has words of its own for what its chance means.
    void everyMode_saysWhatItsChanceMeans()
    {
        for (const packs::PackPtr &pack : m_case.store().packs()) {
            for (const packs::OddsMode &mode : pack->odds().modes) {
                const QString where = pack->id() + ' ' + mode.id;
                QVERIFY2(!mode.counted.empty() || !mode.outcomes.empty(), qPrintable(where));
                for (const packs::OddsCounted &counted : mode.counted) {
                    QVERIFY2(counted.end.has("en") && counted.end.has("fr"), qPrintable(where));
                    check(counted.name, where);
                }
            }
        }
    }

    void everyName_standsInBothLanguages()
    {
        for (const packs::PackPtr &pack : m_case.store().packs()) {
            for (const packs::OddsMode &mode : pack->odds().modes) {
                check(mode.name, pack->id() + ' ' + mode.id);
                for (const packs::OddsInput *input : mode.inputs()) {
                    check(input->name, pack->id() + ' ' + mode.id + ' ' + input->id);
                    for (const packs::OddsWord &word : input->words)
                        check(word.name, input->id + ' ' + word.id);
                }
                for (const auto *list : {&mode.stages, &mode.chances, &mode.outcomes}) {
                    for (const packs::OddsNamed &each : *list)
                        check(each.name, pack->id() + ' ' + mode.id + ' ' + each.id);
                }
            }
        }
    }

private:
    static void check(const packs::LocalText &name, const QString &where)
    {
        QVERIFY2(!name.in("en").isEmpty() && name.has("en") == name.has("fr"), qPrintable(where));
    }

    test::OddsCase m_case;
};

MUSTER_TEST_MAIN(tst_OddsProperties)
#include "tst_OddsProperties.moc"
