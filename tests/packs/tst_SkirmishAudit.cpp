// SPDX-License-Identifier: GPL-3.0-or-later
#include "AuditTable.h"
#include "SampleDifferences.h"

using namespace muster;

/// What a comparison of the modern skirmish with its rules sheet found, point by point: it stands in the pack now.
class tst_SkirmishAudit : public QObject
{
    Q_OBJECT

private slots:
    void point_standsWhereItBelongs_data() { test::addAuditedPoints("skirmish_audit.tsv"); }

    void point_standsWhereItBelongs()
    {
        static const test::PackPlaces places("modern-skirmish");
        QFETCH(QString, place);
        QFETCH(QString, english);
        QFETCH(QString, french);
        const QStringList wrong = places.missing(place, "en", english) + places.missing(place, "fr", french);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(" | ")));
    }

    void samples_areMadeWithTheseData() { QCOMPARE(test::sampleDifferences("modern-skirmish"), QStringList()); }
};

MUSTER_TEST_MAIN(tst_SkirmishAudit)
#include "tst_SkirmishAudit.moc"
