// SPDX-License-Identifier: GPL-3.0-or-later
#include "AuditTable.h"

using namespace muster;

/// Every point in which the Space Crusade pack differed from its rulebook, and where it stands now (expected/crusade_audit.tsv).
class tst_SpaceCrusadeAudit : public QObject
{
    Q_OBJECT

private slots:
    void point_standsWhereItBelongs_data() { test::addAuditedPoints("crusade_audit.tsv"); }

    void point_standsWhereItBelongs()
    {
        static const test::PackPlaces places("space-crusade");
        QFETCH(QString, place);
        QFETCH(QString, english);
        QFETCH(QString, french);
        const QStringList wrong = places.missing(place, "en", english) + places.missing(place, "fr", french);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(" | ")));
    }
};

MUSTER_TEST_MAIN(tst_SpaceCrusadeAudit)
#include "tst_SpaceCrusadeAudit.moc"
