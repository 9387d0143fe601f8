// SPDX-License-Identifier: GPL-3.0-or-later
#include "AuditTable.h"
#include "SampleDifferences.h"

using namespace muster;

/// What a comparison of AT-43 with its chapter on shooting found, point by point: it stands in the pack now.
class tst_At43Audit : public QObject
{
    Q_OBJECT

private slots:
    void point_standsWhereItBelongs_data() { test::addAuditedPoints("at43_audit.tsv"); }

    void point_standsWhereItBelongs()
    {
        static const test::PackPlaces places("at-43");
        QFETCH(QString, place);
        QFETCH(QString, english);
        QFETCH(QString, french);
        const QStringList wrong = places.missing(place, "en", english) + places.missing(place, "fr", french);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(" | ")));
    }

    void samples_areMadeWithTheseData() { QCOMPARE(test::sampleDifferences("at-43"), QStringList()); }
};

MUSTER_TEST_MAIN(tst_At43Audit)
#include "tst_At43Audit.moc"
