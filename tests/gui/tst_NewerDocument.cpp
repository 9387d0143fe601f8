// SPDX-License-Identifier: GPL-3.0-or-later
#include "LibraryShell.h"

#include "models/LibraryKind.h"

using namespace muster;

/// A document of a kind that only a newer Muster knows stands in the library, is shown and stays as it is.
class tst_NewerDocument : public QObject
{
    Q_OBJECT

private slots:
    void unknownKind_isShown_andSaysWhyItCannotBeOpened()
    {
        test::LibraryShell shell("en", false);
        library::DocumentSave save;
        save.record.id = "battle";
        save.record.kind = library::Kind(7);
        save.record.name = "Crossing the Meuse";
        save.record.created = save.record.changed = QDateTime::currentDateTimeUtc();
        save.content = "{}";
        QVERIFY(shell.core->library().documents().save(save).ok());
        shell.refresh();
        QCOMPARE(shell.names(), QStringList{"Crossing the Meuse"});
        const models::LibraryRow *row = shell.library->model().row(shell.named("Crossing the Meuse"));
        QCOMPARE(models::libraryKind(row->record.kind).figures(*row), QString("Made by a newer Muster"));
        (void)shell.window->grab(); // its card is painted

        shell.click("Crossing the Meuse");
        shell.key(Qt::Key_Return);
        QVERIFY2(shell.status().contains("newer version of Muster"), qPrintable(shell.status()));
        QCOMPARE(shell.window->current()->id(), QString("library"));
        QCOMPARE(int(shell.core->library().documents().find("battle")->kind), 7);
    }
};

MUSTER_TEST_MAIN(tst_NewerDocument)
#include "tst_NewerDocument.moc"
