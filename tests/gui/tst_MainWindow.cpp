// SPDX-License-Identifier: GPL-3.0-or-later
#include "ShellWindow.h"

#include "app/docking/DockHost.h"
#include "app/shell/palette/CommandPalette.h"
#include "app/shell/window/ShellActions.h"

using namespace muster;
using namespace muster::app;
using test::ShellWindow;

/// The window as a person uses it: clicks and keys.
class tst_MainWindow : public QObject
{
    Q_OBJECT

private:
    static void chooseLanguage(ShellWindow &shell, const QString &code)
    {
        for (QAction *action : shell->shellActions().chosenLanguages) {
            if (action->data().toString() == code)
                return action->trigger();
        }
        QFAIL("there is no such language");
    }

private slots:
    void clickInTheBar_showsTheWorkspace()
    {
        ShellWindow shell;
        QCOMPARE(shell->workspaces(), QStringList({"library", "roster", "campaign", "print", "scenarios", "table"}));
        for (const QString id : {"roster", "campaign", "print", "library"}) {
            auto *button = shell.child<QAbstractButton>("workspace." + id);
            QVERIFY(button);
            QTest::mouseClick(button, Qt::LeftButton);
            QCOMPARE(shell->current()->id(), id);
            QVERIFY(button->isChecked());
            QVERIFY(shell->docks(id)->area()->isVisible());
        }
    }

    void controlAndNumber_showsTheWorkspace()
    {
        ShellWindow shell;
        QTest::keyClick(shell.window.get(), Qt::Key_3, Qt::ControlModifier);
        QCOMPARE(shell->current()->id(), "campaign");
        QTest::keyClick(shell.window.get(), Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(shell->current()->id(), "library");
    }

    void palette_findsAndRunsByTyping()
    {
        ShellWindow shell;
        QTest::keyClick(shell.window.get(), Qt::Key_K, Qt::ControlModifier);
        CommandPalette *palette = shell->palette();
        QVERIFY(palette->isVisible());
        QTest::keyClicks(palette->field(), "workspace: cam");
        QTest::keyClick(palette->field(), Qt::Key_Return);
        QVERIFY(!palette->isVisible());
        QCOMPARE(shell->current()->id(), "campaign");
        QCOMPARE(shell.settings->recentActions().value(0), "workspace.campaign");
    }

    void palette_listsRefusedEntriesWithTheirReason()
    {
        ShellWindow shell;
        shell->palette()->open("undo");
        const QAbstractItemModel *model = shell->palette()->list()->model();
        bool found = false;
        for (int row = 0; row < model->rowCount(); ++row) {
            const QModelIndex index = model->index(row, 0);
            if (index.data().toString() == "Undo") {
                found = true;
                QVERIFY(index.data(PaletteModel::RefusedRole).toBool());
                QCOMPARE(index.data(PaletteModel::SecondRole).toString(), "nothing to undo");
            }
        }
        QVERIFY(found);
        QTest::keyClick(shell->palette()->field(), Qt::Key_Escape);
        QVERIFY(!shell->palette()->isVisible());
    }

    void palette_keepsTheKeyboardOrGoes()
    {
        ShellWindow shell;
        CommandPalette *palette = shell->palette();
        palette->open();
        test::settle();
        QTest::keyClick(palette->field(), Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(palette->field()->hasFocus());
        shell->docks("library")->focus("library.filter"); // as Alt and a number do
        test::settle();
        QVERIFY(!palette->isVisible());
    }

    void palette_saysWhenThereIsNothing()
    {
        ShellWindow shell;
        shell->palette()->open("zzzzqqq");
        QCOMPARE(shell->palette()->list()->model()->rowCount(), 0);
        QTest::keyClick(shell->palette()->field(), Qt::Key_Return);
        QVERIFY(shell->palette()->isVisible());
    }

    void f6_walksThroughThePanels()
    {
        ShellWindow shell;
        for (const QString &id : shell->workspaces()) {
            shell->showWorkspace(id);
            test::settle();
            DockHost *docks = shell->docks(id);
            QSet<QString> visited;
            for (int i = 0; i < docks->panels().size(); ++i) {
                QTest::keyClick(shell.window.get(), Qt::Key_F6);
                test::settle();
                visited.insert(docks->focusedPanel());
            }
            int open = 0;
            for (const QString &panel : docks->panels())
                open += docks->isOpen(panel) ? 1 : 0;
            QCOMPARE(visited.size(), open);
            const QString last = docks->focusedPanel();
            QTest::keyClick(shell.window.get(), Qt::Key_F6, Qt::ShiftModifier);
            if (open > 1)
                QVERIFY(docks->focusedPanel() != last);
        }
    }

    void themeButton_switchesAndIsRemembered()
    {
        ShellWindow shell;
        shell->setThemeMode(ThemeMode::Light);
        const QColor light = shell.window->QWidget::palette().color(QPalette::Base);
        shell->shellActions().toggleTheme->trigger();
        test::settle();
        QVERIFY(Theme::current().isDark());
        QVERIFY(shell.window->QWidget::palette().color(QPalette::Base) != light);
        shell.start();
        QVERIFY(Theme::current().isDark());
        shell->setThemeMode(ThemeMode::Light);
    }

    void languageSwitch_changesEveryMenuAtOnce()
    {
        ShellWindow shell;
        const auto menuTitles = [&shell] {
            QStringList titles;
            for (const QAction *action : shell->menuBar()->actions())
                titles.append(action->text());
            return titles;
        };
        QVERIFY(menuTitles().contains("&File"));
        chooseLanguage(shell, "fr");
        test::settle();
        QVERIFY2(menuTitles().contains("&Fichier"), qPrintable(menuTitles().join(' ')));
        QCOMPARE(shell.child<QAbstractButton>("workspace.library")->text(), "Bibliothèque");
        QCOMPARE(shell.child<QToolButton>("statusLanguage")->text(), "Français");
        chooseLanguage(shell, "en");
        test::settle();
        QVERIFY(menuTitles().contains("&File"));
        QCOMPARE(shell.child<QAbstractButton>("workspace.library")->text(), "Library");
    }

    void windowState_comesBack()
    {
        ShellWindow shell;
        shell->showWorkspace("roster");
        test::settle();
        const QString panel = shell->docks("roster")->panels().last();
        shell->docks("roster")->setOpen(panel, false);
        test::settle();
        shell.start();
        QCOMPARE(shell->current()->id(), "roster");
        QVERIFY(!shell->docks("roster")->isOpen(panel));
        shell->shellActions().resetLayout->trigger();
        test::settle();
        QVERIFY(shell->docks("roster")->isOpen(panel));
    }

    void damagedSettings_openTheWindowAllTheSame()
    {
        ShellWindow shell;
        shell.close(); // which writes settings of its own
        {
            AppSettings damaged(shell.place.settings());
            damaged.setLayout("roster", QByteArray(300, '\x7f'));
            damaged.setGeometry("nonsense");
            damaged.setLastWorkspace("no-such-place");
            damaged.store().setValue("theme", "pink");
        }
        shell.start();
        QCOMPARE(shell->current()->id(), "library");
        shell->showWorkspace("roster");
        test::settle();
        QVERIFY(shell->docks("roster")->isShown(shell->docks("roster")->panels().first()));
    }

    void dialogs_openAndClose()
    {
        ShellWindow shell;
        for (QAction *action : {shell->shellActions().settings, shell->shellActions().about, shell->shellActions().shortcuts}) {
            action->trigger();
            test::settle();
            auto *dialog = shell->findChild<QDialog *>();
            QVERIFY2(dialog && dialog->isVisible(), qPrintable(action->text()));
            const QStringList nameless = test::namelessControls(*dialog);
            QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join('\n')));
            QTest::keyClick(dialog, Qt::Key_Escape);
            QTRY_VERIFY(!shell->findChild<QDialog *>());
        }
    }

    void everyControl_hasANameForScreenReaders()
    {
        ShellWindow shell;
        for (const QString &id : shell->workspaces()) {
            shell->showWorkspace(id);
            test::settle();
            const QStringList nameless = test::namelessControls(*shell.window);
            QVERIFY2(nameless.isEmpty(), qPrintable(id + ":\n" + nameless.join('\n')));
        }
    }
};

MUSTER_TEST_MAIN(tst_MainWindow)
#include "tst_MainWindow.moc"
