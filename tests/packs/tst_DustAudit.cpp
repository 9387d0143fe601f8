// SPDX-License-Identifier: GPL-3.0-or-later
#include "AuditTable.h"

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
};

MUSTER_TEST_MAIN(tst_DustAudit)
#include "tst_DustAudit.moc"
