// SPDX-License-Identifier: GPL-3.0-or-later
#include "LibraryShell.h"

#include "app/shell/window/ShellActions.h"

using namespace muster;

namespace {

struct CountShell : test::LibraryShell
{
    int number(const QString &filter)
    {
        auto *filters = child<app::FilterList>("libraryFilters");
        for (int i = 0; i < filters->count(); ++i)
            if (filters->item(i)->data(Qt::UserRole).toString() == filter)
                return filters->item(i)->data(Qt::UserRole + 1).toInt();
        return -1;
    }
    int cards() { return int(names().size() + names(models::LibraryRow::Kind::Sample).size()); }
};

} // namespace

/// The numbers beside the filters say what each would show, after every change.
class tst_LibraryCounts : public QObject
{
    Q_OBJECT

private slots:
    void numbers_followTheSearch()
    {
        CountShell shell;
        const int all = shell.number("all");
        QCOMPARE(all, shell.cards());
        auto *search = shell.child<QLineEdit>("librarySearch");
        QVERIFY(search);
        search->setText("walkers");
        QTRY_COMPARE(shell.number("all"), shell.cards());
        QVERIFY(shell.number("all") < all);
        QCOMPARE(shell.number("campaigns"), 0);
        shell->showWorkspace("print");
        shell->showWorkspace("library");
        QCOMPARE(shell.number("all"), shell.cards());
        search->clear();
        QTRY_COMPARE(shell.number("all"), all);
        for (const QString filter : {"rosters", "game:dust", "legal", "illegal", "campaigns"}) {
            shell.choose(filter);
            QCOMPARE(shell.number(filter), shell.cards());
            QCOMPARE(shell.number("all"), all);
        }
    }

    void numbers_followTheTrash_andUndo()
    {
        CountShell shell;
        const int all = shell.number("all");
        shell.click("Walkers");
        shell.key(Qt::Key_Delete);
        QCOMPARE(shell.number("all"), all - 1);
        QCOMPARE(shell.number("trash"), 1);
        shell.choose("trash");
        QCOMPARE(shell.number("all"), all - 1);
        QCOMPARE(shell.number("trash"), 1);
        QCOMPARE(shell.cards(), 1);
        shell->shellActions().undo->trigger(); // while the trash is shown
        test::settle();
        QCOMPARE(shell.number("all"), all);
        QCOMPARE(shell.number("trash"), 0);
        QCOMPARE(shell.cards(), 0);
        shell.choose("all");
        QCOMPARE(shell.cards(), all);
    }

    void numbers_followOthers()
    {
        CountShell shell;
        const int all = shell.number("all");
        const QString id = shell.library->model().row(shell.named("Aldo"))->record.id;
        QVERIFY(shell.core->library().documents().moveToTrash(id).ok());
        shell.core->library().tell({id}); // as when another window did it
        test::settle();
        QCOMPARE(shell.number("all"), all - 1);
        QCOMPARE(shell.number("trash"), 1);
        QCOMPARE(shell.cards(), all - 1);
    }
};

MUSTER_TEST_MAIN(tst_LibraryCounts)
#include "tst_LibraryCounts.moc"
