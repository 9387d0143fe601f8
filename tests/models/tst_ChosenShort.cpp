// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/RosterFile.h"
#include "models/roster/ChosenShort.h"
#include "models/roster/FormationModel.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"

using namespace muster;
using models::FormationRow;

/// What stands in the second line of a unit's row.
class tst_ChosenShort : public QObject
{
    Q_OBJECT

private:
    base::CountingIdSource m_ids;

    [[nodiscard]] QHash<QString, QString> chosenOf(const QString &game, const QString &sample, const QString &language)
    {
        const auto store = test::ownPacks();
        const packs::PackPtr pack = store->find(game);
        auto file = documents::readRosterFile(pack->path(sample));
        documents::RosterDocument document(documents::gameOf(pack, language), std::move(file->roster), m_ids);
        const models::FormationModel model(document, share::RosterLook::of(*pack, language));
        QHash<QString, QString> chosen;
        (void)model.find([&](const FormationRow &row) {
            if (row.kind == FormationRow::Kind::Unit)
                chosen.insert(row.nickname.isEmpty() ? row.name : row.nickname, row.chosen);
            return false;
        });
        return chosen;
    }

private slots:
    void fiveMarines_areFiveDifferentRows()
    {
        const auto chosen = chosenOf("space-crusade", "samples/aldo.ros", "en");
        QCOMPARE(chosen.value("Aldo"), QString("Sergeant, Bolter, Chainsword, Squad leader"));
        QCOMPARE(chosen.value("Brun"), QString("Bolter, Knife (one-handed blade)"));
        QCOMPARE(chosen.value("Cato"), QString("Heavy bolter"));
        QCOMPARE(chosen.value("Platoon settings"), QString("PV by formula"));
    }

    void french_isFrench()
    {
        const auto chosen = chosenOf("space-crusade", "samples/aldo.ros", "fr");
        QVERIFY2(chosen.value("Aldo").startsWith("Sergent"), qPrintable(chosen.value("Aldo")));
    }

    // The points of the unit's own card are an amount, which the row has at its end.
    void points_areNoEquipment()
    {
        const auto chosen = chosenOf("at-43", "samples/una-660.ros", "en");
        QCOMPARE(chosen.value("Steel Troopers"), QString("Missile launcher"));
        QCOMPARE(chosen.value("Fire Toad"), QString());
    }

    // What every one of a kind has says nothing about this one.
    void unitWithoutChoices_hasNoSecondLine()
    {
        const auto chosen = chosenOf("dust", "samples/hedgerow-walkers.ros", "en");
        QVERIFY(!chosen.isEmpty());
        for (auto it = chosen.begin(); it != chosen.end(); ++it)
            QVERIFY2(it.value().isEmpty(), qPrintable(it.key() + ": " + it.value()));
    }
};

MUSTER_TEST_MAIN(tst_ChosenShort)
#include "tst_ChosenShort.moc"
