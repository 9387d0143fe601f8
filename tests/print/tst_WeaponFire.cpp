// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/PackArmy.h"
#include "packs/design/DiceShots.h"
#include "print/content/CardBuilder.h"
#include "print/content/ValueTemplate.h"

using namespace muster;
using namespace muster::print;

namespace {

const QString sum = "crusade.cost.fire-red=R,crusade.cost.fire-white=B";

} // namespace

/// Fire reads as the rules print it, weapon by weapon.
class tst_WeaponFire : public QObject
{
    Q_OBJECT

private:
    static QString fireOf(test::PackArmy &army, const std::string &unit, const QString &language = "en")
    {
        const RosterSource source(army.roster(), test::pack("space-crusade"), language);
        const RosterUnit *found = source.unit(unit);
        return ValueTemplate({source, found, found->selection, nullptr, 1, {}}).text("{shots:" + sum + "}");
    }

private slots:
    void notation_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("shots");
        QTest::addColumn<int>("reds");
        QTest::newRow("one roll") << "2R+1B" << 1 << 2;
        QTest::newRow("several shots") << "3x(1R+1B)" << 3 << 3;
        QTest::newRow("without brackets") << "3x4R" << 3 << 12;
        QTest::newRow("two rolls") << "2B/2R" << 2 << 2;
        QTest::newRow("words") << "special" << 0 << 0;
        QTest::newRow("by speed") << QString::fromUtf8("4R–1R") << 0 << 0;
        QTest::newRow("nothing") << "" << 0 << 0;
    }

    void notation()
    {
        QFETCH(QString, text);
        const auto shots = packs::diceShots(text);
        int reds = 0;
        for (const packs::DicePoolText &shot : shots)
            reds += shot.value("R");
        QTEST(int(shots.size()), "shots");
        QTEST(reds, "reds");
    }

    void dreadnought_readsWeaponByWeapon()
    {
        test::PackArmy army("space-crusade", "crusade.catalogue.space-marines", 500);
        const std::string unit = army.add({}, "crusade.unit.dreadnought-vii");
        army.add(unit, "crusade.option.assault-cannon");
        army.add(unit, "crusade.option.heavy-bolter");
        QCOMPARE(fireOf(army, unit), "2B/2R/2R");
        const RosterSource source(army.roster(), test::pack("space-crusade"), "fr");
        QStringList shown;
        for (const Block &block : buildCard(source, *source.unit(unit)).front)
            if (const auto *vitals = std::get_if<VitalsBlock>(&block))
                for (const VitalsCell &cell : vitals->cells)
                    shown.append(cell.value.text);
        QVERIFY2(shown.contains("2B/2R/2R"), qPrintable(shown.join(' ')));
    }

    void figures_data()
    {
        QTest::addColumn<QStringList>("weapons");
        QTest::addColumn<QString>("expected");
        QTest::newRow("one bolter") << QStringList{"bolter"} << "2B";
        QTest::newRow("bolter and pistol") << QStringList{"bolter", "bolt-pistol"} << "2B/2B";
        QTest::newRow("laser cannon") << QStringList{"laser-cannon"} << "3x1R";
        QTest::newRow("a sword shoots nothing") << QStringList{"power-sword"} << "";
        QTest::newRow("a die by hand joins the only shot") << QStringList{"bolter", "hand-fire-red-plus"} << "1R+2B";
        QTest::newRow("a die by hand beside several") << QStringList{"bolter", "bolt-pistol", "hand-fire-red-plus"} << "2B/2B/1R";
    }

    void figures()
    {
        QFETCH(QStringList, weapons);
        QFETCH(QString, expected);
        test::PackArmy army("space-crusade", "crusade.catalogue.space-marines", 500);
        const std::string unit = army.add({}, "crusade.unit.space-marine");
        for (const QString &weapon : weapons)
            army.add(unit, "crusade.option." + weapon);
        QCOMPARE(fireOf(army, unit), expected);
    }
};

MUSTER_TEST_MAIN(tst_WeaponFire)
#include "tst_WeaponFire.moc"
