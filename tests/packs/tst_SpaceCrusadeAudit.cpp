// SPDX-License-Identifier: GPL-3.0-or-later
#include "AuditTable.h"
#include "SampleDifferences.h"
#include "packs/design/DiceShots.h"

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

    // What a weapon rolls, whether its shots may be joined and what it does to several targets: figures, for the whole arsenal.
    void arsenal_isStructured()
    {
        const test::PackPlaces places("space-crusade");
        const QSet<QString> kinds{"fight", "single", "sustained", "flame", "line",   "line, each",
                                  "beam",  "blast",  "template",  "web",   "special"};
        const QSet<QString> several{"may be joined", "apart", "at once"};
        for (const QMap<QString, QString> &row : test::readExpected("crusade_weapons.tsv")) {
            const auto value = [&](const QString &key, const QString &language = "en") {
                return places.text("value crusade.weapon." + row["id"] + "/crusade.char." + key, language);
            };
            const auto shots = packs::diceShots(value("dice"));
            QVERIFY2(kinds.contains(value("attack")), qPrintable(row["id"]));
            QVERIFY2(value("attack", "fr") != value("attack"), qPrintable(row["id"]));
            QVERIFY2(shots.empty() == (value("attack") == "special"), qPrintable(row["id"]));
            const bool severalShots = shots.size() > 1 && value("attack") != "web"; // the web rolls first to hit, then each turn
            QVERIFY2(several.contains(value("joined")) == severalShots, qPrintable(row["id"]));
            int reds = 0, whites = 0;
            for (const packs::DicePoolText &shot : shots) {
                reds += shot.value("R");
                whites += shot.value("B");
            }
            if (!shots.empty()) {
                QVERIFY2(reds == row["red"].toInt() && whites == row["white"].toInt(), qPrintable(row["id"]));
            }
        }
    }

    void samples_areMadeWithTheseData() { QCOMPARE(test::sampleDifferences("space-crusade"), QStringList()); }
};

MUSTER_TEST_MAIN(tst_SpaceCrusadeAudit)
#include "tst_SpaceCrusadeAudit.moc"
