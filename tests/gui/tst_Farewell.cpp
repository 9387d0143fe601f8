// SPDX-License-Identifier: GPL-3.0-or-later
#include "ShellWindow.h"

#include "app/shell/run/AppRun.h"
#include "app/shell/run/FinishingDialog.h"
#include "library/sync/Replica.h"

#include <QElapsedTimer>

#include <cstdio>
#include <cstdlib>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace muster;

namespace {

/// A server that takes the line and never says a word.
class SilentServer
{
public:
    SilentServer() : m_socket(::socket(AF_INET, SOCK_STREAM, 0))
    {
        sockaddr_in here{};
        here.sin_family = AF_INET;
        here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof here;
        if (::bind(m_socket, reinterpret_cast<sockaddr *>(&here), size) != 0 || ::listen(m_socket, 8) != 0
            || ::getsockname(m_socket, reinterpret_cast<sockaddr *>(&here), &size) != 0)
            qFatal("no socket");
        m_port = ntohs(here.sin_port);
    }
    ~SilentServer() { ::close(m_socket); }
    [[nodiscard]] QString address() const { return QString("postgresql://ann:secret@127.0.0.1:%1/club").arg(m_port); }

private:
    int m_socket;
    int m_port = 0;
};

/// The longest time in which the window could not have answered.
class Heartbeat : public QObject
{
public:
    Heartbeat()
    {
        m_since.start();
        m_timer.setInterval(5);
        connect(&m_timer, &QTimer::timeout, this, [this] { m_longest = std::max(m_longest, m_since.restart()); });
        m_timer.start();
    }
    [[nodiscard]] qint64 longest() const { return std::max(m_longest, m_since.elapsed()); }

private:
    QTimer m_timer;
    QElapsedTimer m_since;
    qint64 m_longest = 0;
};

} // namespace

/// The window closes at once; what is still to be done is said, and can be left.
class tst_Farewell : public QObject
{
    Q_OBJECT

private:
    test::TemporaryLibrary m_place;
    app::AppSettings m_settings{m_place.settings()};
    text::ProgramLanguage m_language;

private slots:
    void initTestCase()
    {
        m_settings.setLanguage("en");
        m_language.set("en");
        app::Theme::current().install(*qApp);
        QApplication::setQuitOnLastWindowClosed(false);
    }

    void serverThatNeverAnswers_isLeft_whenTheUserSaysSo()
    {
        const SilentServer server;
        app::AppRun run(m_settings, m_language, {test::sourceFolder() + "/data"});
        const auto started = run.start(server.address());
        QVERIFY2(started.ok(), started.ok() ? "" : started.error().message().c_str());
        test::settle();
        const Heartbeat heart;
        bool told = false;
        QTimer hand;
        connect(&hand, &QTimer::timeout, &hand, [&] {
            for (QWidget *widget : QApplication::topLevelWidgets()) {
                auto *dialog = qobject_cast<app::FinishingDialog *>(widget);
                if (!dialog || !dialog->isVisible())
                    continue;
                told = dialog->sentence().contains("127.0.0.1") && !run.window();
                QTest::mouseClick(dialog->findChild<QPushButton *>("leaveIt"), Qt::LeftButton);
            }
        });
        hand.start(20);
        run.finish();
        QVERIFY(told);
        QVERIFY(run.leftBehind());
        QVERIFY(!run.core());
        qInfo("longest gap %lld ms", heart.longest());
        QVERIFY2(heart.longest() < 4000, "the window's thread waited for the server"); // it would be 5 s and more
    }

    void withNothingToDo_thereIsNoLittleWindow()
    {
        app::AppRun run(m_settings, m_language, {test::sourceFolder() + "/data"});
        QVERIFY(run.start(m_place.library()).ok());
        QTRY_VERIFY(run.core()->busyWith().isEmpty());
        run.finish();
        QVERIFY(!run.leftBehind() && !run.restarts());
        for (QWidget *widget : QApplication::topLevelWidgets())
            QVERIFY(!qobject_cast<app::FinishingDialog *>(widget));
    }

    void restart_closesTheWindow_andIsRemembered()
    {
        app::AppRun run(m_settings, m_language, {test::sourceFolder() + "/data"});
        QVERIFY(run.start(m_place.library()).ok());
        run.window()->showWorkspace("print");
        QTimer::singleShot(0, run.window(), [&run] { emit run.window()->restartWanted(); });
        QCOMPARE(QApplication::exec(), 0);
        QVERIFY(run.restarts() && !run.window()->isVisible());
        QCOMPARE(run.where(), m_place.library());
        run.finish();
        QVERIFY(m_settings.takeRestart() && !m_settings.takeRestart());
        QCOMPARE(m_settings.lastWorkspace(), "print");
    }
};

// As the program itself: what was left behind must not see the rest go.
int main(int argc, char **argv)
{
    test::prepareProcess();
    QApplication application(argc, argv);
    tst_Farewell test;
    test::allowWarnings({"QSocketNotifier"});
    const int failures = test::run(test, argc, argv);
    std::fflush(nullptr);
    std::_Exit(failures);
}
#include "tst_Farewell.moc"
