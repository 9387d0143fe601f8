// SPDX-License-Identifier: GPL-3.0-or-later
#include "DustArmy.h"

using namespace muster;
using test::DustArmy;

/// Worked armies of Dust: their sums, whether they are legal, and whom the platoon's advantage reaches.
class tst_DustPackArmies : public QObject
{
    Q_OBJECT

private:
    static constexpr const char *m_walkers = "medium-combat-walker-platoon leader:mickey combat-1:pounder combat-2:cobra "
                                             "support:pounder support:rattler support:wildfire support:gunners support:bot-hunters";

private slots:
    void legalArmy_hasItsSum_andIsIllegalOnePointBelow_data()
    {
        QTest::addColumn<QString>("bloc");
        QTest::addColumn<QString>("army");
        QTest::addColumn<int>("sum");
        QTest::newRow("hundred points") << "allies" << m_walkers << 100;
        QTest::newRow("D1") << "allies"
                            << "ranger-platoon leader:bazooka-joe combat-1:bot-hunters combat-2:death-dealers "
                               "combat-3:gunners support:bbq support:crack-shots support:pounder support:hammers"
                            << 70;
        QTest::newRow("D2b") << "allies"
                             << "heavy-ranger-platoon combat-1:grim-reapers combat-2:tank-busters support:hammers" << 48;
        QTest::newRow("D3a swapped") << "axis"
                                     << "panzer-kampfgruppe leader:ludwig combat-1:lothar combat-2:luther" << 36;
        QTest::newRow("D3c") << "axis"
                             << "panzer-kampfgruppe leader:+prinzluther-old-man combat-1:jagdluther "
                                "combat-2:+sturmluther-ghosts"
                             << 58;
        QTest::newRow("D4a") << "axis"
                             << "blutkreuz-korps-platoon leader:sigrid combat-2:death-masks combat-3:brain-eaters" << 28;
        QTest::newRow("D5a") << "ssu"
                             << "kv-47-pack leader:+koshka-grandma combat-1:nadya combat-2:natasha combat-3:natalya" << 43;
        const QString rifles = "rifle-platoon leader:red-bears combat-1:fakyeli combat-2:frontoviki combat-3:red-storm";
        const QString commissar = " support:nkvd-political-commissar-submachine-gunner";
        QTest::newRow("D6a") << "ssu" << rifles + commissar.repeated(4) << 39;
        QTest::newRow("D6c") << "ssu" << rifles + commissar.repeated(5) + " support:hailstorm" << 49;
        QTest::newRow("D8") << "axis"
                            << "alone:field-laser-gun option:own-bunker alone:strongpoint alone:bunker "
                               "alone:stormtroopers"
                            << 58;
        QTest::newRow("D9b") << "axis"
                             << "blutkreuz-korps-platoon leader:sigrid combat-2:brain-eaters combat-3:death-rays" << 35;
        QTest::newRow("D10") << "ssu"
                             << "steel-guard-platoon combat-2:steel-death support:frontoviki; "
                                "rifle-platoon leader:red-command combat-1:red-thunder combat-2:red-thunder combat-3:red-storm"
                             << 76;
        QTest::newRow("D11") << "axis"
                             << "grenadier-platoon leader:stefan combat-1:stormtroopers combat-2:stormtroopers "
                                "combat-3:tank-killers support:flak-boys"
                             << 46;
        QTest::newRow("D12") << "axis"
                             << "heavy-grenadier-platoon leader:iron-fist combat-1:the-panzers "
                                "combat-2:the-panzers support:tommy-cookers"
                             << 53;
    }

    void legalArmy_hasItsSum_andIsIllegalOnePointBelow()
    {
        QFETCH(QString, bloc);
        QFETCH(QString, army);
        QFETCH(int, sum);
        DustArmy list(bloc, army, sum);
        QCOMPARE(list.refused(), QStringList());
        QCOMPARE(list.total(), double(sum));
        QCOMPARE(list.broken(), QStringList());
        QVERIFY(list.judge().legal());

        list.setLimit(sum - 1);
        QVERIFY(!list.judge().legal());
        QCOMPARE(list.judge().findings().size(), std::size_t(1));
        const rules::RosterFinding &over = list.judge().findings().front();
        QCOMPARE(over.kind, rules::FindingKind::OverLimit);
        QCOMPARE(over.current - over.wanted, 1.0);
    }

    void illegalArmy_breaksThatRule_data()
    {
        QTest::addColumn<QString>("bloc");
        QTest::addColumn<QString>("army");
        QTest::addColumn<QStringList>("broken");
        QTest::addColumn<int>("sum");
        QTest::newRow("D2a") << "allies"
                             << "heavy-ranger-platoon combat-1:grim-reapers support:hammers"
                             << QStringList{"dust.constraint.heavy-ranger-platoon.combat-2.min"} << 36;
        QTest::newRow("D4b") << "axis"
                             << "blutkreuz-korps-platoon leader:sigrid combat-2:death-masks combat-3:brain-eaters; "
                                "alone:sigrid-panzerfaust"
                             << QStringList{"dust.constraint.sigrid-once"} << 36;
        QTest::newRow("D4c") << "allies"
                             << "ranger-platoon leader:bazooka-joe combat-1:bot-hunters combat-2:death-dealers "
                                "combat-3:gunners; alone:bazooka-joe"
                             << QStringList{"dust.constraint.bazooka-joe-once"} << 43;
        QTest::newRow("D5b") << "ssu"
                             << "kv-47-pack leader:+koshka-grandma combat-1:nadya combat-2:natasha combat-3:natalya "
                                "support:grandma"
                             << QStringList{"dust.constraint.grandma-once"} << 54;
        const QString rifles = "rifle-platoon leader:red-bears combat-1:fakyeli combat-2:frontoviki combat-3:red-storm";
        const QString commissar = " support:nkvd-political-commissar-submachine-gunner";
        QTest::newRow("D6b") << "ssu" << rifles + commissar.repeated(5) << QStringList{"dust.constraint.commissars"} << 41;
        QTest::newRow("mixed Commissars") << "ssu"
                                          << rifles + commissar.repeated(2)
                + " support:nkvd-political-commissar-machine-gunner support:nkvd-political-commissar-tank-hunter "
                  "support:commissar-poon" << QStringList{"dust.constraint.commissars"}
                                          << 45;
        QTest::newRow("Commissar alone") << "ssu"
                                         << "alone:nkvd-political-commissar-tank-hunter" << QStringList{"dust.constraint.commissars"} << 3;
        QTest::newRow("two Angelas") << "axis"
                                     << "alone:angela-spy alone:angela-assassin" << QStringList{"dust.constraint.angela-once"} << 8;
        QTest::newRow("two Red Stars") << "ssu"
                                       << "alone:the-red-star alone:the-red-star" << QStringList{"dust.constraint.the-red-star-once"} << 34;
    }

    void illegalArmy_breaksThatRule()
    {
        QFETCH(QString, bloc);
        QFETCH(QString, army);
        QFETCH(QStringList, broken);
        QFETCH(int, sum);
        DustArmy list(bloc, army, 100);
        QCOMPARE(list.refused(), QStringList());
        QCOMPARE(list.total(), double(sum));
        QCOMPARE(list.broken(), broken);
        QCOMPARE(list.judge().findings().size(), std::size_t(1));
        QVERIFY(!list.judge().legal());
    }

    void slot_refusesWhatItDoesNotOffer_data()
    {
        QTest::addColumn<QString>("army");
        QTest::addColumn<QString>("refused");
        QTest::addColumn<QString>("empty");
        QTest::newRow("D3a") << "panzer-kampfgruppe leader:ludwig combat-1:luther combat-2:lothar"
                             << "combat-2:lothar"
                             << "panzer-kampfgruppe.combat-2";
        QTest::newRow("D3b") << "panzer-kampfgruppe leader:ludwig combat-1:lothar combat-2:lothar"
                             << "combat-2:lothar"
                             << "panzer-kampfgruppe.combat-2";
        QTest::newRow("D9c") << "blutkreuz-korps-platoon leader:sigrid combat-2:death-rays combat-3:death-rays"
                             << "combat-2:death-rays"
                             << "blutkreuz-korps-platoon.combat-2";
        QTest::newRow("other bloc") << "panzer-kampfgruppe leader:ludwig combat-1:luther combat-2:pounder"
                                    << "combat-2:pounder"
                                    << "panzer-kampfgruppe.combat-2";
    }

    void slot_refusesWhatItDoesNotOffer()
    {
        QFETCH(QString, army);
        QFETCH(QString, refused);
        QFETCH(QString, empty);
        DustArmy list("axis", army, 100);
        QCOMPARE(list.refused(), QStringList{refused});
        QCOMPARE(list.broken(), QStringList{"dust.constraint." + empty + ".min"});
    }

    void combatOneOfBlutkreuz_mustBeDeathMasks()
    {
        DustArmy list("axis", "blutkreuz-korps-platoon leader:sigrid combat-2:brain-eaters combat-3:death-rays", 100);
        const rules::SelectionPlace masks = place(list, "Death Masks");
        QVERIFY(masks);
        QVERIFY(!list.operations()
                     .addSelection(masks.parentId(), "dust.unit.faceless-death", "dust.slot.blutkreuz-korps-platoon.combat-1")
                     .ok());
        QVERIFY(list.operations().removeSelection(masks.selection->id).ok());
        QCOMPARE(list.broken(), QStringList{"dust.constraint.blutkreuz-korps-platoon.combat-1.min"});
    }

    void halfAPair_isIllegal()
    {
        DustArmy list("axis", "panzer-kampfgruppe leader:+prinzluther-old-man combat-1:jagdluther combat-2:+sturmluther-ghosts", 100);
        QVERIFY(list.operations().removeSelection(place(list, "Old Man").selection->id).ok());
        QCOMPARE(list.total(), 46.0);
        QCOMPARE(list.broken(), QStringList{"dust.constraint.prinzluther-old-man.old-man.min"});
        QCOMPARE(list.advantages(), QStringList{"Mobile Warfare (inactive)"});
        const rules::Advantage advantage = rules::advantages(list.judge()).front();
        QCOMPARE(advantage.missing.size(), std::size_t(1));
        QCOMPARE(advantage.missing.front().name, std::string("Old Man"));
    }

    void twoBlocs_areIllegal()
    {
        DustArmy list("axis", "alone:ludwig", 100);
        QVERIFY(list.judge().legal());
        list.addForce("allies");
        QVERIFY(list.operations().addSelection(list.roster().forces.back().id, "dust.unit.pounder").ok());
        QCOMPARE(list.total(), 26.0);
        QCOMPARE(list.broken(), QStringList{"dust.constraint.one-bloc"});
    }

    void advantage_reachesExactlyThoseUnits_data()
    {
        QTest::addColumn<QString>("bloc");
        QTest::addColumn<QString>("army");
        QTest::addColumn<QStringList>("advantages");
        QTest::newRow("hundred points") << "allies" << m_walkers
                                        << QStringList{"Grab Them by the Nose: Cobra, Mickey, Pounder, Pounder, Rattler"};
        QTest::newRow("D1") << "allies"
                            << "ranger-platoon leader:bazooka-joe combat-1:bot-hunters combat-2:death-dealers "
                               "combat-3:gunners support:bbq support:crack-shots support:pounder support:hammers; alone:recon-boys"
                            << QStringList{"Rangers Lead the Way: BBQ, Bazooka Joe, Bot Hunters, Crack Shots, Death Dealers, Gunners"};
        QTest::newRow("D2a") << "allies"
                             << "heavy-ranger-platoon combat-1:grim-reapers support:hammers" << QStringList{"Lightning Strike (inactive)"};
        QTest::newRow("D2b") << "allies"
                             << "heavy-ranger-platoon combat-1:grim-reapers combat-2:tank-busters support:hammers"
                             << QStringList{"Lightning Strike: Grim Reapers, Hammers, Tank Busters, The Big Boss"};
        QTest::newRow("D3c") << "axis"
                             << "panzer-kampfgruppe leader:+prinzluther-old-man combat-1:jagdluther "
                                "combat-2:+sturmluther-ghosts"
                             << QStringList{"Mobile Warfare: Ghosts, Jagdluther, Prinzluther, Sturmluther"};
        QTest::newRow("D5a") << "ssu"
                             << "kv-47-pack leader:+koshka-grandma combat-1:nadya combat-2:natasha combat-3:natalya"
                             << QStringList{"Defensive Manoeuvres: Grand'Ma, Nadya, Natalya, Natasha"};
        QTest::newRow("D10") << "ssu"
                             << "steel-guard-platoon combat-2:steel-death support:frontoviki; "
                                "rifle-platoon leader:red-command combat-1:red-thunder combat-2:red-thunder combat-3:red-storm"
                             << QStringList{"Relentless Advance: Steel Death, Steel Fist, Steel Tornado",
                                            "Human Wave: Red Command, Red Storm, Red Thunder, Red Thunder"};
        QTest::newRow("D11") << "axis"
                             << "grenadier-platoon leader:stefan combat-1:stormtroopers combat-2:stormtroopers "
                                "combat-3:tank-killers support:flak-boys support:manfred"
                             << QStringList{"Blitzkrieg: Stefan, Stormtroopers, Stormtroopers, Tank Killers"};
        QTest::newRow("D12") << "axis"
                             << "heavy-grenadier-platoon leader:iron-fist combat-1:the-panzers "
                                "combat-2:the-panzers support:tommy-cookers support:stormtroopers"
                             << QStringList{"Mission Tactics: Iron Fist, The Panzers, The Panzers, Tommy Cookers"};
        QTest::newRow("Blutkreuz") << "axis"
                                   << "blutkreuz-korps-platoon leader:sigrid-panzerfaust combat-2:faceless-death "
                                      "combat-3:death-rays support:wotan support:gorilla-squad support:brain-eaters"
                                   << QStringList{"Fanatical Loyalty: Death Masks, Death Rays, Faceless Death, Gorilla Squad"};
    }

    void advantage_reachesExactlyThoseUnits()
    {
        QFETCH(QString, bloc);
        QFETCH(QString, army);
        QFETCH(QStringList, advantages);
        DustArmy list(bloc, army, 200);
        QCOMPARE(list.refused(), QStringList());
        QCOMPARE(list.advantages(), advantages);
    }

    void relatedUnits_haveTheAdvantage_onlyWithTheHouseRule()
    {
        const QString army = "medium-combat-walker-platoon leader:mickey combat-1:pounder combat-2:cobra support:mickey-light";
        DustArmy list("allies", army, 100);
        QCOMPARE(list.advantages(), QStringList{"Grab Them by the Nose: Cobra, Mickey, Pounder"});
        QVERIFY(list.operations().addSelection(list.roster().forces.front().id, "dust.setting.related-units").ok());
        QCOMPARE(list.advantages(), QStringList{"Grab Them by the Nose: Cobra, Mickey, Mickey (Light), Pounder"});
        QVERIFY(list.judge().legal());
    }

private:
    static rules::SelectionPlace place(DustArmy &list, const QString &name)
    {
        std::string id;
        rules::forEachSelection(list.roster(), [&](const rules::Selection &selection) {
            if (QString::fromStdString(selection.name) == name && id.empty())
                id = selection.id;
        });
        return rules::findSelection(std::as_const(list.roster()), id);
    }
};

MUSTER_TEST_MAIN(tst_DustPackArmies)
#include "tst_DustPackArmies.moc"
