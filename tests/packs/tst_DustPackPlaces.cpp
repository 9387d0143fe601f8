// SPDX-License-Identifier: GPL-3.0-or-later
#include "DustUnits.h"

using namespace muster;
using test::characteristics;

/// The figures that decide who rides what: armour, number of figures, size and the transport rules.
class tst_DustPackPlaces : public QObject
{
    Q_OBJECT

private:
    static constexpr int m_never = 1000;

    static QStringList rulesOf(const QString &unit, const QString &bloc)
    {
        return test::ruleNames(*test::dustUnit("dust.unit." + unit), test::dustBook(bloc));
    }

    // Places a unit takes: figures by armour, a vehicle 6, a large one 12; a huge one never, a Zombie not as a passenger.
    static int places(const QString &unit, const QString &bloc, bool sealifter)
    {
        const QMap<QString, QString> values = characteristics(test::dustUnit("dust.unit." + unit)->profiles.front());
        const QStringList rules = rulesOf(unit, bloc);
        if (values["Type"] == "Vehicle")
            return !sealifter || rules.contains("Huge Vehicle") ? m_never : rules.contains("Large Vehicle") ? 12 : 6;
        if (rules.contains("Zombie") && !sealifter)
            return m_never;
        const int figures = values["Type"] == "Hero" ? 1 : values["Figures"].toInt();
        return figures * (values["Armour"].right(1).toInt() >= 3 ? 2 : 1);
    }

    static int capacity(const QString &carrier, const QString &bloc, const QString &rule)
    {
        const QStringList rules = rulesOf(carrier, bloc);
        if (rule == "Sealifter")
            return rules.contains(rule) ? 12 : 0;
        for (const QString &name : rules)
            if (name.startsWith(rule + " ("))
                return name.section('(', 1).chopped(1).toInt();
        return 0;
    }

private slots:
    void transport_fitsOrNot_data()
    {
        QTest::addColumn<QString>("bloc");
        QTest::addColumn<QString>("carrier");
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QStringList>("units");
        QTest::addColumn<bool>("fits");
        QTest::newRow("Old Man and Manfred") << "axis"
                                             << "prinzluther"
                                             << "Passengers" << QStringList{"old-man", "manfred"} << true;
        QTest::newRow("Old Man and Lara") << "axis"
                                          << "prinzluther"
                                          << "Passengers" << QStringList{"old-man", "lara"} << false;
        QTest::newRow("Ghosts outside") << "axis"
                                        << "sturmluther"
                                        << "Tank Riders" << QStringList{"ghosts"} << true;
        QTest::newRow("Panzers inside") << "axis"
                                        << "sturmluther"
                                        << "Passengers" << QStringList{"the-panzers"} << true;
        QTest::newRow("walker and squad") << "allies"
                                          << "lcm-46"
                                          << "Sealifter" << QStringList{"pounder", "gunners"} << true;
        QTest::newRow("two walkers and squad") << "allies"
                                               << "lcm-46"
                                               << "Sealifter" << QStringList{"pounder", "gunners", "pounder"} << false;
        QTest::newRow("large walker") << "allies"
                                      << "lcm-46"
                                      << "Sealifter" << QStringList{"bulldog"} << true;
        QTest::newRow("huge walker") << "allies"
                                     << "lcm-46"
                                     << "Sealifter" << QStringList{"punisher"} << false;
        QTest::newRow("zombies") << "axis"
                                 << "hanomag"
                                 << "Passengers" << QStringList{"brain-eaters"} << false;
    }

    void transport_fitsOrNot()
    {
        QFETCH(QString, bloc);
        QFETCH(QString, carrier);
        QFETCH(QString, rule);
        QFETCH(QStringList, units);
        QFETCH(bool, fits);
        int taken = 0;
        for (const QString &unit : units)
            taken += places(unit, bloc, rule == "Sealifter");
        const int offered = capacity(carrier, bloc, rule);
        QVERIFY(offered > 0);
        QVERIFY2((taken <= offered) == fits, qPrintable(QString("%1 of %2").arg(taken).arg(offered)));
    }
};

MUSTER_TEST_MAIN(tst_DustPackPlaces)
#include "tst_DustPackPlaces.moc"
