// SPDX-License-Identifier: GPL-3.0-or-later
#include "ShellWindow.h"

#include "app/shell/settings/SettingsDialog.h"
#include "app/shell/window/ShellActions.h"
#include "app/shell/window/WindowPlace.h"
#include "app/theme/widgets/Segments.h"

using namespace muster;
using namespace muster::app;
using test::ShellWindow;

/// The window is never larger than the screen, whatever screen it was on before.
class tst_WindowPlace : public QObject
{
    Q_OBJECT

private:
    static QRect room() { return QGuiApplication::primaryScreen()->availableGeometry(); }

private slots:
    void fitted_data()
    {
        QTest::addColumn<QRect>("wanted");
        QTest::addColumn<QList<QRect>>("screens");
        QTest::addColumn<QRect>("fitted");
        const QRect small(0, 0, 1366, 768), large(0, 0, 2560, 1440), right(1366, 0, 1920, 1080);
        QTest::newRow("has room") << QRect(100, 100, 1000, 600) << QList<QRect>{small} << QRect(100, 100, 1000, 600);
        QTest::newRow("of a larger screen") << QRect(0, 36, 1440, 900) << QList<QRect>{small} << QRect(0, 36, 1366, 732);
        QTest::newRow("out at the right") << QRect(900, 100, 1000, 600) << QList<QRect>{small} << QRect(366, 100, 1000, 600);
        QTest::newRow("title bar above the edge") << QRect(10, -50, 800, 600) << QList<QRect>{small} << QRect(10, 36, 800, 600);
        QTest::newRow("on the second screen") << QRect(1500, 100, 1700, 900) << QList<QRect>{small, right} << QRect(1500, 100, 1700, 900);
        QTest::newRow("the second screen is gone") << QRect(1500, 100, 1700, 900) << QList<QRect>{small} << QRect(0, 36, 1366, 732);
        QTest::newRow("small one, its screen is gone") << QRect(3000, 2000, 800, 600) << QList<QRect>{small} << QRect(283, 102, 800, 600);
        QTest::newRow("below a panel") << QRect(0, 0, 3000, 2000) << QList<QRect>{large.adjusted(0, 30, 0, 0)} << QRect(0, 66, 2560, 1374);
    }
    void fitted()
    {
        QFETCH(QRect, wanted);
        QFETCH(QList<QRect>, screens);
        QTEST(WindowPlace::fitted(wanted, screens), "fitted");
    }

    void window_opensWithinTheScreen_whateverWasSaved()
    {
        QVERIFY(room().width() < 1440); // the screen of the tests is a small one
        for (const QByteArray &saved : {QByteArray(), QByteArray("nonsense"), WindowPlace{QRect(0, 0, 5000, 3000), false}.write(),
                                        WindowPlace{QRect(9000, 9000, 1200, 700), false}.write(), olderGeometry()}) {
            test::TemporaryLibrary place;
            AppSettings settings(place.settings());
            settings.setGeometry(saved);
            text::ProgramLanguage language;
            language.set("en");
            MainWindow window(settings, language);
            packs::PackFolders folders = packs::PackFolders::standard({test::sourceFolder() + "/data"});
            folders.userUnits = place.file("user");
            auto core = AppCore::open(place.library(), folders, [] { return QString("en"); });
            QVERIFY(core.ok());
            for (auto &workspace : makeWorkspaces((*core)->services()))
                window.addWorkspace(std::move(workspace));
            window.start();
            window.show();
            test::settle();
            // The screen of the tests shifts a window by the frame that it pretends to draw.
            const bool fits = window.width() <= room().width() && window.height() <= room().height()
                && room().adjusted(-8, -8, 8, 8).contains(window.geometry());
            QVERIFY2(fits,
                     qPrintable(QString("%1 x %2 at %3,%4 of %5")
                                    .arg(window.width())
                                    .arg(window.height())
                                    .arg(window.x())
                                    .arg(window.y())
                                    .arg(QString::fromUtf8(saved.left(40)))));
        }
    }

    void maximised_isMaximisedAgain_withTheSizeItHadBefore()
    {
        ShellWindow shell;
        shell.window->setGeometry(60, 70, 500, 400);
        shell.window->showMaximized();
        test::settle();
        QVERIFY(shell.window->isMaximized());
        shell.window->close();
        const auto place = WindowPlace::read(shell.settings->geometry());
        QVERIFY(place && place->maximised);
        MainWindow again(*shell.settings, *shell.language);
        place->apply(again);
        QVERIFY(again.isMaximized());
        QVERIFY(!WindowPlace::read("{}") && !WindowPlace::read("nonsense") && !WindowPlace::read(olderGeometry()));
        const WindowPlace other{QRect(1, 2, 3, 4), true};
        QCOMPARE(WindowPlace::read(other.write())->normal, other.normal);
    }

    void textSize_offersToRestart_andEverythingIsAsItWas()
    {
        ShellWindow shell;
        shell.settings->setReopensWorkspace(false);
        shell->showWorkspace("print");
        QSignalSpy restart(shell.window.get(), &MainWindow::restartWanted);
        shell->shellActions().settings->trigger();
        auto *dialog = shell->findChild<SettingsDialog *>();
        QVERIFY(dialog);
        auto *button = dialog->findChild<QPushButton *>("restart");
        QVERIFY(button && !button->isVisible());
        auto *sizes = dialog->findChild<Segments *>("textSize");
        emit sizes->chosen(2);
        QCOMPARE(shell.settings->textSize(), 150);
        QVERIFY(button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(restart.size(), 1);
        shell.settings->setRestart(); // as the program does before it starts anew
        shell.start();
        QCOMPARE(shell->current()->id(), "print");
        shell.start(); // and this time it was an ordinary start
        QCOMPARE(shell->current()->id(), "library");
    }

private:
    static QByteArray olderGeometry()
    {
        QWidget window;
        window.setGeometry(0, 0, 1440, 900);
        return window.saveGeometry();
    }
};

MUSTER_TEST_MAIN(tst_WindowPlace)
#include "tst_WindowPlace.moc"
