// SPDX-License-Identifier: GPL-3.0-or-later
#include "BuildingHands.h"
#include "SavedPdf.h"
#include "WalkHands.h"
#include "app/roster/odds/OddsPanel.h"
#include "app/roster/odds/TargetDialog.h"
#include "app/roster/versions/ComparePanel.h"
#include "app/roster/versions/VersionDialog.h"
#include "print/PdfProbe.h"

#include <QInputDialog>
#include <QTreeWidget>

using namespace muster;
using test::RosterWalk;

/// Walk 11: odds while building. A marine with one weapon and with another, against the enemy of Saturday: the figures follow
/// every choice, both loadouts are kept by name and compared, and the matrix goes along on paper. In both languages.
class tst_WalkOdds : public QObject
{
    Q_OBJECT

private:
    test::FrenchEyes m_eyes;

    static app::OddsPanel &odds(RosterWalk &walk) { return *walk.shell.window->findChild<app::OddsPanel *>(); }
    static void wait(RosterWalk &walk)
    {
        test::settle();
        QTRY_VERIFY(odds(walk).isUpToDate());
        test::settle();
    }
    /// What the selected unit does to its target, as the head of the panel says it.
    static double mean(RosterWalk &walk)
    {
        wait(walk);
        const app::OddsShownPtr shown = odds(walk).shown();
        return shown && shown->problem.isEmpty() ? shown->reply.answer.mean : -1;
    }
    static QString said(RosterWalk &walk) { return walk.shell.child<QLabel>("odds.head")->text(); }

    void keepVersion(RosterWalk &walk, test::WalkHands &hands, const QString &name)
    {
        walk.inDialog<app::VersionDialog>([&] { hands.act("roster.keepVersion"); },
                                          [&](app::VersionDialog &) {
                                              walk.write(name);
                                              walk.press(Qt::Key_Return);
                                          });
    }
    /// The page What hurts what, as a sheet for the table.
    void printMatrix(RosterWalk &walk, test::WalkHands &hands)
    {
        walk.press(Qt::Key_P, Qt::ControlModifier);
        QCOMPARE(walk.shell->current()->id(), QString("print"));
        auto &paper = *qobject_cast<app::PrintWorkspace *>(walk.shell->workspace("print"));
        paper.session().finish();
        auto *rows = walk.shell->docks("print")->widget("print.what")->findChild<QTreeWidget *>();
        const int before = int(paper.session().job().pages.size());
        for (int i = 0; i < rows->topLevelItemCount(); ++i) {
            QTreeWidgetItem *item = rows->topLevelItem(i);
            if (!item->text(0).contains(QRegularExpression("hurts|blesse")) || item->checkState(0) == Qt::Checked)
                continue;
            rows->setFocus();
            rows->setCurrentItem(item);
            QTest::keyClick(rows, Qt::Key_Space);
        }
        paper.session().finish();
        test::settle();
        QVERIFY(int(paper.session().job().pages.size()) > before);
        hands.look();
        const QString file = walk.shell.place.file("odds.pdf");
        QVERIFY(test::savePdf(paper, file));
        QVERIFY(QString::fromUtf8(test::PdfProbe::run("pdftotext", {"-raw", file, "-"})).contains("Brun"));
    }

private slots:
    void walk_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("heavy");
        QTest::newRow("English") << "en"
                                 << "Heavy bolter";
        QTest::newRow("French") << "fr"
                                << "Bolter lourd";
    }
    void walk()
    {
        QFETCH(QString, language);
        QFETCH(QString, heavy);
        RosterWalk walk;
        walk.shell.settings->setLanguage(language);
        walk.shell.start();
        test::WalkHands hands(*walk.shell.window, language == "fr" ? &m_eyes : nullptr);
        test::openSample(walk, "space-crusade", "aldo.ros");
        walk.click(walk.tree(), walk.unit("Brun"));
        const double price = walk.points();
        walk.shell->docks("roster")->raise("roster.odds");
        wait(walk);
        // Against whom: typed, found, taken.
        hands.act("roster.chooseTarget");
        auto *dialog = odds(walk).findChild<app::TargetDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        hands.look(*dialog);
        QTRY_VERIFY(dialog->view()->model()->rowCount() > 0);
        walk.press(Qt::Key_Return);
        hands.front();
        const double first = mean(walk);
        QVERIFY2(first > 0, qPrintable(said(walk)));
        const QString firstSaid = said(walk);
        hands.look();
        test::screenshot(*walk.shell.window, "walk-odds-first-" + language);
        keepVersion(walk, hands, "A");
        // Another weapon: the figures are those of the new one at once, and the price too.
        walk.click(walk.tree(), walk.unit("Brun"));
        walk.shell->docks("roster")->raise("roster.unit");
        test::settle();
        test::choose(walk, heavy);
        if (QTest::currentTestFailed())
            return;
        QVERIFY(walk.points() > price);
        walk.shell->docks("roster")->raise("roster.odds");
        const double second = mean(walk);
        QVERIFY2(second > first, qPrintable(firstSaid + " | " + said(walk)));
        QVERIFY(said(walk) != firstSaid);
        // Both side by side.
        keepVersion(walk, hands, "B");
        hands.act("roster.compareVersions");
        auto *compare = walk.shell.window->findChild<app::ComparePanel *>();
        QVERIFY(compare && compare->isVisible());
        hands.choose(hands.find<QComboBox>("compareA"), "A");
        QCOMPARE(compare->comparison().pointsA, price);
        QCOMPARE(compare->comparison().pointsB, walk.points());
        QVERIFY2(compare->asText().contains(heavy), qPrintable(compare->asText()));
        hands.look();
        test::screenshot(*walk.shell.window, "walk-odds-compared-" + language);
        // Undo leads back to the figure of before, to the last digit.
        walk.click(walk.tree(), walk.unit("Brun"));
        while (walk.points() > price && walk.document().undoStack().canUndo())
            walk.press(Qt::Key_Z, Qt::ControlModifier);
        walk.shell->docks("roster")->raise("roster.odds");
        QCOMPARE(mean(walk), first);
        printMatrix(walk, hands);
    }
};

MUSTER_TEST_MAIN(tst_WalkOdds)
#include "tst_WalkOdds.moc"
