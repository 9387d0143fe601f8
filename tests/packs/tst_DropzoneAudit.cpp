// SPDX-License-Identifier: GPL-3.0-or-later
#include "AuditTable.h"
#include "SampleDifferences.h"
#include "packs/UnitList.h"

using namespace muster;

/// What a comparison of Dropzone Commander with its reference sheets found, point by point: it stands in the pack now.
class tst_DropzoneAudit : public QObject
{
    Q_OBJECT

private slots:
    void point_standsWhereItBelongs_data() { test::addAuditedPoints("dropzone_audit.tsv"); }

    void point_standsWhereItBelongs()
    {
        static const test::PackPlaces places("dropzone-commander");
        QFETCH(QString, place);
        QFETCH(QString, english);
        QFETCH(QString, french);
        const QStringList wrong = places.missing(place, "en", english) + places.missing(place, "fr", french);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(" | ")));
    }

    // Machines, persons and places keep the name they have in print.
    void properNames_areTheSameInFrench()
    {
        const packs::Language &french = test::pack("dropzone-commander")->language("fr");
        for (const QString name :
             {"Aether", "Hades", "Hyperion", "Medusa", "Poseidon", "Hera", "Ares", "Apollo", "Mercury", "Erebos", "Nemesis"})
            QCOMPARE(french.name(("dzc.unit.phr." + name.toLower()).toStdString(), "").section(',', 0, 0), name);
        for (const QString name : {"Panther", "Leopard", "Tarantula", "Birdeater", "Caiman", "Ronin", "Samurai"})
            QCOMPARE(french.name(("dzc.unit.shaltari." + name.toLower()).toStdString(), ""), name);
    }

    // A commander with one profile is a vehicle or aircraft like others; the card of several profiles is for those who have them.
    void severalProfiles_areSeveral()
    {
        const packs::PackPtr pack = test::pack("dropzone-commander");
        int counted = 0;
        for (const rules::DataFile *catalogue : pack->data()->catalogues())
            for (const packs::ListedUnit &unit : packs::listUnits(pack->data()->book(*catalogue))) {
                qsizetype rows = 0;
                for (const rules::Profile *profile : unit.profiles)
                    rows += profile->typeIdText != "dzc.profile-type.weapon" && profile->typeIdText != "dzc.profile-type.commander" ? 1 : 0;
                const bool several = std::find(unit.categoryIds.begin(), unit.categoryIds.end(), "dzc.category.profiles")
                    != unit.categoryIds.end();
                QVERIFY2(several == (rows > 1), unit.id.c_str());
                counted += several ? 1 : 0;
            }
        QVERIFY(counted > 5);
    }

    void samples_areMadeWithTheseData() { QCOMPARE(test::sampleDifferences("dropzone-commander"), QStringList()); }
};

MUSTER_TEST_MAIN(tst_DropzoneAudit)
#include "tst_DropzoneAudit.moc"
