// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/SampleBattle.h"
#include "models/LibraryKind.h"
#include "models/LibraryModel.h"
#include "support/TemporaryLibrary.h"
#include "support/TestMain.h"

using namespace muster;

/// What the library shows of battles, and of the lists that were in them.
class tst_LibraryBattles : public QObject
{
    Q_OBJECT

private slots:
    void cards_sayHowItStands_andWhatAListHasWon()
    {
        test::TemporaryLibrary place;
        const auto library = library::Library::open(place.library());
        QVERIFY(library.ok());
        library::DocumentSave list;
        list.record.id = "list-1";
        list.record.name = "Winter offensive";
        list.record.created = list.record.changed = QDateTime::currentDateTimeUtc();
        list.content = "<roster/>";
        QVERIFY((*library)->documents().save(list).ok());
        const auto battle = test::newBattle(**library);
        battle->recordEvent("Turn", battle::TurnBegun{3, {}, {}});

        packs::PackStore packs{packs::PackFolders{}};
        models::LibraryModel model(**library, packs);
        const auto row = [&model](const QString &name) {
            model.refresh();
            for (int i = 0; i < model.rowCount(); ++i) {
                if (const models::LibraryRow *each = model.row(model.index(i, 0)); each && each->record.name == name)
                    return *each;
            }
            return models::LibraryRow();
        };
        models::LibraryRow card = row("Crossing the Meuse");
        QCOMPARE(card.record.faction, QString("Allies against Axis"));
        QCOMPARE(models::libraryKind(card.record.kind).figures(card), QString("turn 3 of 5"));
        QCOMPARE(row("Winter offensive").battles, QString("1 battle without a result"));

        battle->recordEvent("End",
                            battle::Ended{{{"1", battle::GameResult::Won, {}, {}}, {"2", battle::GameResult::Lost, {}, {}}}, {}, {}});
        card = row("Crossing the Meuse");
        QCOMPARE(models::libraryKind(card.record.kind).figures(card), QString("won by Allies"));
        QCOMPARE(row("Winter offensive").battles, QString("1 won"));
        models::LibraryFilter filter;
        filter.kind = card.record.kind;
        model.setFilter(filter);
        QCOMPARE(model.counts().kinds.value(card.record.kind), 1);
        QVERIFY(row("Winter offensive").record.id.isEmpty()); // only battles are shown
        QVERIFY(!row("Crossing the Meuse").record.id.isEmpty());
        bool said = false;
        for (int i = 0; i < model.rowCount(); ++i)
            said = said || model.data(model.index(i, 0), Qt::AccessibleTextRole).toString().contains("Allies against Axis, won by Allies");
        QVERIFY(said);
    }
};

MUSTER_TEST_MAIN(tst_LibraryBattles)
#include "tst_LibraryBattles.moc"
