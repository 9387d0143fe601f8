// SPDX-License-Identifier: GPL-3.0-or-later
#include "ShellWindow.h"

#include "app/docking/DockHost.h"
#include "app/roster/FormationPanel.h"
#include "app/roster/RosterWorkspace.h"

#include <QDir>
#include <QProgressBar>

using namespace muster;
using test::ShellWindow;

/// Large texts and small screens: a scale of 150 % leaves 911 x 512 of a laptop's 1366 x 768. Nothing is cut, nothing overlaps.
class tst_SmallScreens : public QObject
{
    Q_OBJECT

private:
    static void openSample(ShellWindow &shell, const QString &packId)
    {
        const packs::PackPtr pack = shell.core->services().packs.find(packId);
        QVERIFY(pack);
        const QString file = QDir(pack->folder()).filePath(pack->manifest().samples.front().file);
        shell->handle({"library", "file", file, {}});
        test::settle();
    }
    static void selectUnit(ShellWindow &shell)
    {
        auto *workspace = static_cast<app::RosterWorkspace *>(shell->workspace("roster"));
        auto *view = shell->findChild<app::FormationPanel *>()->view();
        const QModelIndex unit = workspace->editor()->formation().find([](const models::FormationRow &row) { return row.kind == models::FormationRow::Kind::Unit; });
        QVERIFY(unit.isValid());
        view->setCurrentIndex(unit);
        test::settle();
    }
    static QString faults(ShellWindow &shell, const QString &where)
    {
        // A preview that is still being laid out moves its neighbours; what counts is how it comes to rest.
        QStringList found;
        (void)QTest::qWaitFor([&] {
            const QList<QProgressBar *> bars = shell->findChildren<QProgressBar *>();
            if (std::any_of(bars.begin(), bars.end(), [](const QProgressBar *bar) { return bar->isVisible(); }))
                return false;
            found = test::clippedTexts(*shell.window) + test::overlaps(*shell.window);
            return found.isEmpty();
        }, 4000);
        if (!found.isEmpty())
            test::screenshot(*shell.window, QString("small-%1-%2").arg(shell->width()).arg(where));
        for (QString &fault : found)
            fault.prepend(where + ": ");
        return found.join('\n');
    }

private slots:
    void nothing_isCutOrCovered_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        for (const char *language : {"en", "fr"}) {
            for (const QSize &screen : {QSize(1366, 768), QSize(1440, 900)}) {
                for (const int percent : {100, 150, 200}) {
                    const QSize size = screen * 100 / percent;
                    QTest::addRow("%s, %d x %d at %d %%", language, screen.width(), screen.height(), percent) << language << size;
                }
            }
        }
    }
    void nothing_isCutOrCovered()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        ShellWindow shell;
        shell->setLanguage(language);
        shell->resize(size);
        test::settle();
        QStringList found;
        for (const QString &pack : {QString("dropzone-commander"), QString("dust")}) {
            openSample(shell, pack);
            selectUnit(shell);
            app::DockHost *docks = shell->docks("roster");
            for (const QString &panel : docks->panels()) {
                docks->raise(panel);
                test::settle();
                found.append(faults(shell, panel));
            }
        }
        for (const QString &id : shell->workspaces()) {
            if (id == "print")
                shell->handle({"print", "roster", static_cast<app::RosterWorkspace *>(shell->workspace("roster"))->editor()->document().id(), {}});
            shell->showWorkspace(id);
            test::settle();
            QCOMPARE(shell->size(), size);
            found.append(faults(shell, id));
        }
        found.removeAll(QString());
        found.removeDuplicates();
        QVERIFY2(found.isEmpty(), qPrintable('\n' + found.join('\n')));
    }
};

MUSTER_TEST_MAIN(tst_SmallScreens)
#include "tst_SmallScreens.moc"
