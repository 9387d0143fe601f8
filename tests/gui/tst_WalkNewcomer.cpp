// SPDX-License-Identifier: GPL-3.0-or-later
#include "EmbersGame.h"
#include "RosterWalk.h"
#include "SavedPdf.h"
#include "WalkHands.h"
#include "app/exchange/GetGamesDialog.h"
#include "app/exchange/PasteListDialog.h"
#include "fetch/GameFetcher.h"
#include "fetch/LoopbackServer.h"
#include "print/PdfProbe.h"

#include <QCheckBox>
#include <QClipboard>
#include <QPlainTextEdit>
#include <QRadioButton>

using namespace muster;
using test::RosterWalk;

namespace {

const QString repository = "ember-rim/newcomers-embers";

// As NewRecruit copies a list.
const char *const pasted = "Wardens - Guard of the Rim - [185 pts]\n"
                           "\n"
                           "# ++ Army ++ [185 pts]\n"
                           "## Characters [95 pts]\n"
                           "Captain [95 pts]\n"
                           "\n"
                           "## Battleline [90 pts]\n"
                           "Squad [90 pts]\n"
                           "\n"
                           "Created with newrecruit.eu\n";

} // namespace

/// Walk 10: somebody comes from NewRecruit. The game is fetched, the list is pasted, the captain joins his squad, the cards are
/// printed. In both languages.
class tst_WalkNewcomer : public QObject
{
    Q_OBJECT

private:
    test::LoopbackServer m_server;
    test::FrenchEyes m_eyes;

    static QString gameFolder() { return QDir(fetch::GameFetcher::standardRoot()).filePath(QString(repository).replace('/', '.')); }

    void getTheGame(RosterWalk &walk, test::WalkHands &hands)
    {
        walk.shell->showWorkspace("library");
        hands.act("library.getGames");
        auto *dialog = walk.shell.window->findChild<app::GetGamesDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        QVERIFY(m_server.asked.isEmpty());                                                 // nobody is asked before a click
        QCOMPARE(QApplication::focusWidget(), dialog->findChild<QWidget *>("gameSearch")); // one can type at once
        hands.type("https://github.com/" + repository);                                    // as it stands in the address bar
        hands.click(dialog->findChild<QPushButton *>("gameMain"));
        QTRY_VERIFY(walk.shell.core->packs().forGameSystem("rim"));
        QTRY_VERIFY(dialog->findChild<QLabel *>("gamesSay")->text().contains("Embers of the Rim"));
        hands.look(*dialog, false);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!walk.shell.window->findChild<app::GetGamesDialog *>());
        hands.front();
    }

    void pasteTheList(RosterWalk &walk, test::WalkHands &hands)
    {
        QGuiApplication::clipboard()->setText(QString::fromLatin1(pasted));
        walk.press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        auto *dialog = walk.shell.window->findChild<app::PasteListDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        // What lies on the clipboard is a list, so it is read at once; else it is pasted into the field.
        if (dialog->found().empty()) {
            auto *entry = dialog->findChild<QPlainTextEdit *>("pastedText");
            QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(entry));
            QTest::keyClick(entry, Qt::Key_V, Qt::ControlModifier);
            hands.click(dialog->findChild<QPushButton *>("readPasted"));
        }
        QCOMPARE(dialog->found().size(), 1u);
        QCOMPARE(dialog->found().front().count(lists::LineResult::State::NotFound), 0);
        QCOMPARE(dialog->found().front().count(lists::LineResult::State::Found), 2);
        QVERIFY(dialog->findChild<QLabel *>("pastedVerdict")->text().contains("185"));
        hands.look(*dialog, false);
        test::screenshot(*dialog, "walk-newcomer-paste");
        hands.click(dialog->findChild<QPushButton *>("bringIn"));
        QTRY_VERIFY(walk.roster().editor());
        hands.front();
        // The list is open, as it was there.
        QCOMPARE(walk.shell->current()->id(), QString("roster"));
        QCOMPARE(walk.roster().documentName(), QString("Guard of the Rim"));
        QCOMPARE(walk.points(), 185.0);
        QCOMPARE(walk.unitsCalled("Captain"), 1);
        QCOMPARE(walk.unitsCalled("Squad"), 1);
    }

    void joinTheLeader(RosterWalk &walk, test::WalkHands &hands)
    {
        walk.click(walk.tree(), walk.unit("Captain"));
        const std::string captain = walk.editor().current().toStdString();
        QRadioButton *join = nullptr;
        for (auto *each : walk.shell.window->findChildren<QRadioButton *>()) {
            if (each->isVisible() && each->objectName().startsWith("join-lead-") && each->text().startsWith("Squad"))
                join = each;
        }
        QVERIFY(join);
        QTest::mouseClick(join, Qt::LeftButton, {}, QPoint(8, join->height() / 2));
        test::settle();
        QCOMPARE(walk.document().evaluator().attachedUnit(captain).size(), 2u);
        // They are one row, with the captain inside, and the list costs what it cost.
        const QModelIndex together = walk.unit("Squad");
        QVERIFY(together.isValid());
        QVERIFY(walk.editor().formation().rowCount(together) > 0);
        QCOMPARE(walk.points(), 185.0);
        hands.look(false);
        test::screenshot(*walk.shell.window, "walk-newcomer-joined");
        walk.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(walk.document().evaluator().attachedUnit(captain).empty());
        walk.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(walk.document().evaluator().attachedUnit(captain).size(), 2u);
    }

    void printTheCards(RosterWalk &walk, test::WalkHands &hands)
    {
        walk.press(Qt::Key_P, Qt::ControlModifier);
        QCOMPARE(walk.shell->current()->id(), QString("print"));
        auto &paper = *qobject_cast<app::PrintWorkspace *>(walk.shell->workspace("print"));
        paper.session().finish();
        test::settle();
        QVERIFY(!paper.session().job().pages.empty());
        hands.look(false);
        const QString file = walk.shell.place.file("guard.pdf");
        QVERIFY(test::savePdf(paper, file));
        const QString text = QString::fromUtf8(test::PdfProbe::run("pdftotext", {"-raw", file, "-"}));
        QVERIFY2(text.contains("Captain", Qt::CaseInsensitive) && text.contains("Squad", Qt::CaseInsensitive), qPrintable(text));
    }

private slots:
    void initTestCase()
    {
        const fetch::Addresses at = m_server.addresses();
        qputenv("MUSTER_DATA_API", at.api.toUtf8());
        qputenv("MUSTER_DATA_WEB", at.web.toUtf8());
        qputenv("MUSTER_DATA_RAW", at.raw.toUtf8());
        qputenv("MUSTER_DATA_CODELOAD", at.codeload.toUtf8());
        qputenv("MUSTER_DATA_GALLERY", at.gallery.toUtf8());
        m_server.setRepository(repository, {{"Embers of the Rim.json", test::embersSystem}, {"Wardens.json", test::embersCatalogue}});
    }
    void cleanup() { QDir(gameFolder()).removeRecursively(); }

    void walk_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << "en";
        QTest::newRow("French") << "fr";
    }
    void walk()
    {
        QFETCH(QString, language);
        QDir(gameFolder()).removeRecursively();
        m_server.asked.clear();
        RosterWalk walk;
        walk.shell.settings->setLanguage(language);
        walk.shell.start();
        test::WalkHands hands(*walk.shell.window, language == "fr" ? &m_eyes : nullptr);
        for (auto step : {&tst_WalkNewcomer::getTheGame, &tst_WalkNewcomer::pasteTheList, &tst_WalkNewcomer::joinTheLeader,
                          &tst_WalkNewcomer::printTheCards}) {
            (this->*step)(walk, hands);
            if (QTest::currentTestFailed())
                return;
        }
        // Tomorrow everything is there, the game included.
        walk.shell.start();
        QVERIFY(walk.shell.core->packs().forGameSystem("rim"));
        QCOMPARE(walk.shell.core->library().documents().list()->size(), 1);
    }
};

MUSTER_TEST_MAIN(tst_WalkNewcomer)
#include "tst_WalkNewcomer.moc"
