// SPDX-License-Identifier: GPL-3.0-or-later
#include "SavedPdf.h"
#include "ShellWindow.h"
#include "app/docking/DockHost.h"
#include "app/paper/PaperView.h"
#include "app/print/PrintWorkspace.h"
#include "app/workspace/Services.h"
#include "print/PdfProbe.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QListWidget>
#include <QTreeWidget>

using namespace muster;
using namespace muster::test;

/// Before game night: cards for poker sleeves, the rules in use and a quick reference, from the library to the PDF, by hand.
class tst_WalkPrint : public QObject
{
    Q_OBJECT

private:
    static void openSample(ShellWindow &shell, const QString &packId)
    {
        const packs::PackPtr pack = shell.core->services().packs.find(packId);
        QVERIFY(pack);
        shell->handle({"library", "file", QDir(pack->folder()).filePath(pack->manifest().samples.constFirst().file), {}});
        test::finishWork();
        settle();
        auto *print = shell->workspace("roster")->findChild<QAction *>("roster.print");
        QVERIFY(print && print->isEnabled());
        print->trigger();
        settle();
        QVERIFY(workspace(shell).session().hasRoster());
        workspace(shell).session().finish();
        settle();
    }
    static app::PrintWorkspace &workspace(ShellWindow &shell) { return *qobject_cast<app::PrintWorkspace *>(shell->workspace("print")); }
    static QTreeWidget *tree(ShellWindow &shell) { return shell->docks("print")->widget("print.what")->findChild<QTreeWidget *>(); }
    /// Ticks or clears a row with the keyboard, as one who has no mouse.
    static void tick(ShellWindow &shell, const QString &name, bool on)
    {
        QTreeWidget *rows = tree(shell);
        for (int i = 0; i < rows->topLevelItemCount(); ++i) {
            QTreeWidgetItem *item = rows->topLevelItem(i);
            if (item->text(0) != name || (item->checkState(0) == Qt::Checked) == on)
                continue;
            rows->setFocus();
            rows->setCurrentItem(item);
            QTest::keyClick(rows, Qt::Key_Space);
            QCOMPARE(rows->topLevelItem(i)->checkState(0) == Qt::Checked, on);
        }
        workspace(shell).session().finish();
        settle();
    }
    static QString saved(ShellWindow &shell, const QString &file)
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(file);
        if (!savePdf(workspace(shell), path))
            return {};
        return QString::fromUtf8(PdfProbe::run("pdftotext", {"-raw", path, "-"}));
    }

private slots:
    // Wherever the keyboard is, the program ends quietly: panels that go must not hand it to one whose workspace is gone.
    void window_endsWhileAPanelHasTheKeyboard()
    {
        for (const char *panel : {"print.what", "print.preview", "print.settings", "print.card"}) {
            ShellWindow shell;
            openSample(shell, "dust");
            shell->docks("print")->focus(panel);
            settle();
        }
    }

    void dust_pokerSleevesAndRulesInUse()
    {
        ShellWindow shell;
        openSample(shell, "dust");
        QCOMPARE(workspace(shell).session().settings().card, QSizeF(63.5, 88.9));
        tick(shell, "Army summary", false);
        tick(shell, "Rules in use", true);
        // The page list shows fronts, backs and the sheet; choosing one shows it large.
        auto *pages = shell->docks("print")->widget("print.preview")->findChild<QListWidget *>();
        QCOMPARE(pages->count(), int(workspace(shell).session().job().pages.size()));
        QCOMPARE(pages->count(), 3);
        pages->setFocus();
        QTest::keyClick(pages, Qt::Key_End);
        QCOMPARE(pages->currentRow(), 2);
        const QString text = folded(saved(shell, "dust.pdf"));
        for (const auto &unit : workspace(shell).session().head().units)
            QVERIFY2(text.contains(folded(unit.name)), qPrintable(unit.name));
        QVERIFY(text.contains(folded("Rules in use")) && text.contains(folded("Grab Them by the Nose")));
        QVERIFY(!text.contains(folded("What the army can hurt")));
        QVERIFY(namelessControls(*shell.window).isEmpty());
    }

    void modernSkirmish_quickReferenceOnly()
    {
        ShellWindow shell;
        openSample(shell, "modern-skirmish");
        for (const char *kind : {"Unit cards", "Blank cards", "Platoon sheet", "Army summary", "Rules in use"})
            tick(shell, kind, false);
        tick(shell, "Quick reference", true);
        QCOMPARE(workspace(shell).session().job().pages.size(), size_t(1));
        const QString text = folded(saved(shell, "reference.pdf"));
        for (const char *heading : {"Orders, infantry", "Weapons of fighters", "Covering fire", "Equipment"})
            QVERIFY2(text.contains(folded(heading)), heading);
        // The next game begins with what was last used; this one comes back as it was left.
        openSample(shell, "at-43");
        tick(shell, "Unit cards", true);
        openSample(shell, "modern-skirmish");
        QVERIFY(!workspace(shell).session().settings().what.contains(print::PrintKind::Cards));
    }

    void at43_cardsInFrench_ofAFrenchWindow()
    {
        ShellWindow shell;
        shell.settings->setLanguage("fr");
        shell.start();
        openSample(shell, "at-43");
        QCOMPARE(workspace(shell).session().settings().language, QString("fr"));
        const QString text = folded(saved(shell, "at43.pdf"));
        QVERIFY(text.contains(folded("Précision")) && text.contains(folded("Cadence")));
        QVERIFY(!text.contains(folded("Accuracy")));
        // No English is left on the panels.
        QStringList texts;
        for (const char *panel : {"print.what", "print.preview", "print.settings", "print.card"})
            for (const QWidget *widget : shell->docks("print")->widget(panel)->findChildren<QWidget *>()) {
                texts.append(widget->accessibleName());
                texts.append(widget->property("text").toString());
                texts.append(widget->toolTip());
            }
        for (const char *english :
             {"Paper", "Card size", "Cutting", "Margin", "Fit page", "Real size", "Remove the photo", "Previous page", "Unit cards"})
            QVERIFY2(!texts.contains(QString(english)), english);
        QVERIFY(namelessControls(*shell.window).isEmpty());
    }
};

MUSTER_TEST_MAIN(tst_WalkPrint)
#include "tst_WalkPrint.moc"
