// SPDX-License-Identifier: GPL-3.0-or-later
#include "ShellWindow.h"

#include "app/guide/GuideWindow.h"
#include "app/library/LibraryWorkspace.h"
#include "app/roster/RosterWorkspace.h"
#include "app/shell/window/ShellActions.h"

#include <QAction>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QToolButton>

using namespace muster;
using test::ShellWindow;

/// Walk 1: an empty home, the first start. Something useful is on the screen, and it is clear what to click.
class tst_WalkFirstStart : public QObject
{
    Q_OBJECT

private:
    static app::LibraryWorkspace *library(ShellWindow &shell) { return static_cast<app::LibraryWorkspace *>(shell->workspace("library")); }
    static app::RosterWorkspace *roster(ShellWindow &shell) { return static_cast<app::RosterWorkspace *>(shell->workspace("roster")); }
    static QModelIndex firstSample(ShellWindow &shell)
    {
        const models::LibraryModel &model = library(shell)->model();
        for (int i = 0; i < model.rowCount(); ++i) {
            if (model.row(model.index(i, 0))->kind == models::LibraryRow::Kind::Sample)
                return model.index(i, 0);
        }
        return {};
    }
    static void openFirstSample(ShellWindow &shell)
    {
        emit library(shell)->cards()->doubleClicked(firstSample(shell));
        test::finishWork();
        QVERIFY(roster(shell)->editor());
    }
    static int ownCount(ShellWindow &shell)
    {
        const auto records = shell.core->library().documents().list({});
        return records ? int(records->size()) : -1;
    }

private slots:
    void firstLook_showsSamplesAndWhatToClick()
    {
        ShellWindow shell;
        QCOMPARE(shell->current()->id(), QString("library"));
        QVERIFY(firstSample(shell).isValid());
        QSet<QString> games;
        const models::LibraryModel &model = library(shell)->model();
        for (int i = 0; i < model.rowCount(); ++i)
            games.insert(model.row(model.index(i, 0))->record.packId);
        games.remove({});
        QCOMPARE(games.size(), 5); // every game has something to look at
        bool primary = false;
        for (const QPushButton *button : shell->findChildren<QPushButton *>())
            primary |= button->isVisible() && button->property("primary").toBool() && button->text().startsWith("New roster");
        QVERIFY(primary);
        QVERIFY(!shell->findChild<QDialog *>()); // no dialog on start-up
        test::screenshot(*shell.window, "first-start");
    }

    void sample_becomesACopyOfOnesOwn()
    {
        ShellWindow shell;
        const int before = ownCount(shell);
        QListView *cards = library(shell)->cards();
        const QModelIndex sample = firstSample(shell);
        cards->scrollTo(sample);
        const QPoint place = cards->visualRect(sample).center();
        QTest::mouseClick(cards->viewport(), Qt::LeftButton, {}, place);
        QTest::mouseDClick(cards->viewport(), Qt::LeftButton, {}, place);
        test::finishWork();
        QCOMPARE(shell->current()->id(), QString("roster"));
        QVERIFY(roster(shell)->editor());
        QCOMPARE(ownCount(shell), before + 1);
        const QString name = roster(shell)->documentName();
        QVERIFY(!name.isEmpty());
        QVERIFY(shell->windowTitle().contains(name));
        shell.start(); // the next day
        QCOMPARE(ownCount(shell), before + 1);
    }

    void everything_fitsASmallScreen_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << "en";
        QTest::newRow("French") << "fr";
    }
    void everything_fitsASmallScreen()
    {
        QFETCH(QString, language);
        ShellWindow shell;
        shell->setLanguage(language);
        openFirstSample(shell);
        shell->resize(1366, 768);
        for (const QString &id : shell->workspaces()) {
            shell->showWorkspace(id);
            test::settle();
            QVERIFY2(shell->width() <= 1366 && shell->height() <= 768,
                     qPrintable(QString("%1 wants %2 x %3").arg(id).arg(shell->width()).arg(shell->height())));
        }
    }

    void everything_fitsAtOneAndAHalf_data() { everything_fitsASmallScreen_data(); }
    // 150 % of a laptop's screen leaves 910 x 512: the window must not be larger than that.
    void everything_fitsAtOneAndAHalf()
    {
        QFETCH(QString, language);
        ShellWindow shell;
        shell->setLanguage(language);
        openFirstSample(shell);
        shell->resize(910, 512);
        for (const QString &id : shell->workspaces()) {
            shell->showWorkspace(id);
            shell->resize(910, 512);
            test::settle();
            QVERIFY2(shell->width() <= 910 && shell->height() <= 512,
                     qPrintable(QString("%1 wants %2 x %3").arg(id).arg(shell->width()).arg(shell->height())));
        }
    }

    // Seen by hand: the squares of the games kept the colours of the theme they were filled in.
    void filters_wearTheColoursOfTheTheme()
    {
        ShellWindow shell;
        auto *filters = shell.child<QListWidget>("libraryFilters");
        const auto colourOf = [filters](const QString &key) {
            for (int i = 0; i < filters->count(); ++i) {
                if (filters->item(i)->data(Qt::UserRole).toString() != key)
                    continue;
                const QRect row = filters->visualItemRect(filters->item(i));
                return filters->viewport()->grab(row).toImage().pixelColor(20, row.height() / 2);
            }
            return QColor();
        };
        const packs::PackPtr pack = shell.core->packs().packs().front();
        const QString game = "game:" + pack->id();
        for (const app::ThemeMode mode : {app::ThemeMode::Light, app::ThemeMode::Dark}) {
            shell->setThemeMode(mode);
            test::settle();
            QCOMPARE(colourOf(game).name(), app::Theme::current().game(QColor(pack->manifest().hue)).strong.name());
        }
        shell->setThemeMode(app::ThemeMode::Light);
    }

    void buttons_sayThatAQuestionFollows()
    {
        ShellWindow shell;
        int asking = 0;
        for (const QToolButton *button : shell->findChildren<QToolButton *>()) {
            const QAction *action = button->defaultAction();
            if (!action || button->toolButtonStyle() != Qt::ToolButtonTextBesideIcon || !action->text().endsWith(QChar(0x2026)))
                continue;
            QCOMPARE(button->text(), QString(action->text()).remove('&'));
            ++asking;
        }
        QVERIFY(asking > 0);
    }

    void help_isOneKeyAway()
    {
        ShellWindow shell;
        shell->shellActions().guide->trigger();
        test::settle();
        auto *guide = shell.child<app::GuideWindow>("guideWindow");
        QVERIFY(guide && guide->isVisible());
        QCOMPARE(guide->page(), QString("start"));
        // Escape gives up the search first, then the guide.
        guide->search()->setFocus();
        QTest::keyClicks(guide->search(), "cap");
        QTest::keyClick(guide->search(), Qt::Key_Escape);
        QVERIFY(guide->isVisible());
        QCOMPARE(guide->search()->text(), QString());
        QTest::keyClick(guide->search(), Qt::Key_Escape);
        QVERIFY(!guide->isVisible());
    }

    void guide_showsItsSearchInFull()
    {
        ShellWindow shell;
        shell->setLanguage("fr");
        shell->shellActions().guide->trigger();
        test::settle();
        auto *guide = shell.child<app::GuideWindow>("guideWindow");
        const QLineEdit *search = guide->search();
        const int words = search->fontMetrics().horizontalAdvance(search->placeholderText());
        QVERIFY2(search->width() >= words + 44, qPrintable(QString::number(search->width()))); // the glass and the margins
    }
};

MUSTER_TEST_MAIN(tst_WalkFirstStart)
#include "tst_WalkFirstStart.moc"
