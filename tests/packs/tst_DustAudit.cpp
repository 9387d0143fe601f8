// SPDX-License-Identifier: GPL-3.0-or-later
#include "AuditTable.h"
#include "SampleDifferences.h"
#include "packs/UnitList.h"

using namespace muster;

/// Every point in which the Dust pack differed from its rulebook, and where it stands now (expected/dust_audit.tsv).
class tst_DustAudit : public QObject
{
    Q_OBJECT

private slots:
    void point_standsWhereItBelongs_data() { test::addAuditedPoints("dust_audit.tsv"); }

    void point_standsWhereItBelongs()
    {
        static const test::PackPlaces places("dust");
        QFETCH(QString, place);
        QFETCH(QString, english);
        QFETCH(QString, french);
        const QStringList wrong = places.missing(place, "en", english) + places.missing(place, "fr", french);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(" | ")));
    }

    // What a rule needs to be played stands beside it, on whatever unit: the orders of every command squad and officer, what Stunned
    // is wherever a weapon stuns.
    void ruleThatNamesAnother_comesWithIt_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QStringList>("needs");
        const QStringList orders{"ammo-drop", "get-moving"};
        QTest::newRow("command squads") << "command-squad"
                                        << orders
                + QStringList{"reinforcements", "replacement-vehicle", "get-up", "inject-stimulants", "field-repair"};
        QTest::newRow("officers") << "officer" << orders;
        for (const char *stuns : {"tesla", "grapple", "cheat-death"})
            QTest::newRow(stuns) << QString(stuns) << QStringList{"stunned"};
    }

    void ruleThatNamesAnother_comesWithIt()
    {
        QFETCH(QString, rule);
        QFETCH(QStringList, needs);
        static const test::PackPlaces places("dust");
        const auto having = [](const QString &id) {
            return places.text("links dust.rule." + id, "en").split(' ', Qt::SkipEmptyParts).filter("dust.unit.");
        };
        const QStringList units = having(rule);
        QVERIFY(units.size() > 1);
        for (const QString &needed : needs)
            for (const QString &unit : units)
                QVERIFY2(having(needed).contains(unit), qPrintable(unit + " lacks " + needed));
    }

    void everyHero_saysWhatAHeroIs()
    {
        static const test::PackPlaces places("dust");
        const QString heroes = places.text("links dust.rule.hero", "en");
        int counted = 0;
        const packs::PackPtr pack = test::pack("dust");
        for (const rules::DataFile *catalogue : pack->data()->catalogues())
            for (const packs::ListedUnit &unit : packs::listUnits(pack->data()->book(*catalogue))) {
                if (std::find(unit.categoryIds.begin(), unit.categoryIds.end(), "dust.category.hero") == unit.categoryIds.end())
                    continue;
                ++counted;
                QVERIFY2(heroes.contains(' ' + QString::fromStdString(unit.id) + ' '), unit.id.c_str());
            }
        QVERIFY(counted > 50);
    }

    void samples_areMadeWithTheseData() { QCOMPARE(test::sampleDifferences("dust"), QStringList()); }
};

MUSTER_TEST_MAIN(tst_DustAudit)
#include "tst_DustAudit.moc"
