// SPDX-License-Identifier: GPL-3.0-or-later
// Choosing where the library is kept, in the settings: this computer or a club's server; and a server that goes away.
#include "ProgramRun.h"
#include "support/GreedyServer.h"
#include "support/ServerTest.h"

using namespace muster;
using test::Program;

namespace {

constexpr int patience = 20000;

} // namespace

class tst_LibraryServer : public test::ServerTest
{
    Q_OBJECT

private slots:
    void init() { QDir(QFileInfo(library::Address::defaultPath()).absolutePath()).removeRecursively(); }

    void fromThisComputerToTheServerAndBack()
    {
        const QString where = m_cluster.freshDatabase();
        const library::Address address = *library::Address::parse(where);
        Program program;
        const QString sample = program.importSample();
        QDialog *dialog = program.openSettings();
        QCOMPARE(test::namelessControls(*dialog).join(", "), QString());
        program.fill(*dialog, address, "wrong");
        test::screenshot(*dialog, "settings-library-server");
        auto *result = dialog->findChild<QLabel *>("result");
        QTest::mouseClick(dialog->findChild<QPushButton *>("test"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(result->text().contains("refused the password"), patience);
        program.fill(*dialog, address, test::PostgresCluster::password());
        QVERIFY(result->text().isEmpty());
        QTest::mouseClick(dialog->findChild<QPushButton *>("test"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(result->text().contains("no library in this database yet"), patience);
        dialog->findChild<QCheckBox *>("copy")->click();
        const app::MainWindow *before = program.run.window();
        QTest::mouseClick(dialog->findChild<QPushButton *>("use"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(program.run.window() != before && program.run.core()->sync(), patience);
        QTRY_VERIFY_WITH_TIMEOUT(program.club().startsWith("All saved at 127.0.0.1"), patience);
        QCOMPARE(program.names(), QStringList{sample});
        QCOMPARE(program.settings.library(), test::PostgresCluster::withoutPassword(where));
        QVERIFY2(!QFile(program.place.settings()).exists() || !fileHolds(program.place.settings(), test::PostgresCluster::password()),
                 "no password in clear");
        QCOMPARE((*library::Library::open(where))->documents().list()->size(), 1);
        test::screenshot(*program.run.window(), "library-of-the-club");

        // And home again, without taking anything along: the own library is as it was.
        dialog = program.openSettings();
        QTest::mouseClick(dialog->findChild<app::Segments *>("where")->findChildren<QToolButton *>().at(0), Qt::LeftButton);
        QTest::mouseClick(dialog->findChild<QPushButton *>("use"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!program.run.core()->sync(), patience);
        QCOMPARE(program.names(), QStringList{sample});
        QVERIFY(program.settings.library().isEmpty());
    }

    void lineIsSecuredAsThePageSays()
    {
        const test::GreedyServer greedy("127.0.0.2");
        Program program("fr");
        QDialog *dialog = program.openSettings();
        program.fill(*dialog, *library::Address::parse(QString("postgresql://anna@127.0.0.2:%1/league").arg(greedy.port())), "SecretPw42");
        auto *result = dialog->findChild<QLabel *>("result");
        QTest::mouseClick(dialog->findChild<QPushButton *>("test"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(result->text().contains("ne chiffre pas"), patience);
        test::screenshot(*dialog, "settings-library-line-fr");
        QVERIFY(!greedy.heard().contains("SecretPw42"));

        const QString where = m_cluster.freshDatabase();
        auto *security = dialog->findChild<QComboBox *>("security");
        program.fill(*dialog, *library::Address::parse(where), test::PostgresCluster::password());
        security->setFocus();
        QTest::keyClick(security, Qt::Key_End);
        QCOMPARE(security->currentIndex(), 2);
        QVERIFY2(result->text().contains("mot de passe"), qPrintable(result->text())); // what it means
        QTest::mouseClick(dialog->findChild<QPushButton *>("use"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(program.run.core()->sync(), patience);
        QCOMPARE(program.settings.library(), test::PostgresCluster::withoutPassword(where) + "?sslmode=disable");
        dialog = program.openSettings();
        QCOMPARE(dialog->findChild<QComboBox *>("security")->currentIndex(), 2); // said once, remembered
    }

    void passwordIsAskedForAtTheStart()
    {
        const QString where = m_cluster.freshDatabase();
        Program program;
        QVERIFY(program.run.change({*library::Address::parse(test::PostgresCluster::withoutPassword(where)), false}));
        test::finishWork();
        QTRY_VERIFY_WITH_TIMEOUT(program.find<QLineEdit>("password") && program.find<QLineEdit>("password")->isVisible(), patience + 30000);
        QTest::keyClicks(program.find<QLineEdit>("password"), test::PostgresCluster::password());
        QTest::keyClick(program.find<QLineEdit>("password"), Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(program.club().startsWith("All saved"), patience);
    }

    void serverThatIsAwayAtTheStart()
    {
        Program program;
        const library::Address nobody = *library::Address::parse("postgresql://me@127.0.0.1:1/nothing");
        QVERIFY(program.run.change({nobody, false}));
        test::finishWork();
        app::NoticeBar &notices = program.run.window()->notices();
        QTRY_VERIFY_WITH_TIMEOUT(notices.isVisible(), patience);
        QVERIFY2(notices.sentence().contains("cannot be reached"), qPrintable(notices.sentence()));
        QVERIFY2(notices.sentence().contains("no copy"), qPrintable(notices.sentence()));
        test::screenshot(*program.run.window(), "club-away-at-start");
        const QList<QPushButton *> answers = notices.findChildren<QPushButton *>();
        QCOMPARE(answers.size(), 3);
        QTest::mouseClick(answers.at(0), Qt::LeftButton); // again
        QTRY_VERIFY_WITH_TIMEOUT(notices.isVisible(), patience);
        QTest::mouseClick(notices.findChildren<QPushButton *>().at(1), Qt::LeftButton); // the library of this computer
        QTRY_VERIFY_WITH_TIMEOUT(!program.run.core()->sync(), patience);
        QVERIFY(program.settings.library().isEmpty());
    }

    void serverThatStopsInTheMiddle()
    {
        const QString where = m_cluster.freshDatabase();
        Program program("fr");
        QVERIFY(program.run.change({*library::Address::parse(where), false}));
        test::finishWork();
        QTRY_VERIFY_WITH_TIMEOUT(program.club().startsWith("Tout est enregistré"), patience);
        m_cluster.stop();
        const QString sample = program.importSample(); // the window goes on
        QTRY_VERIFY_WITH_TIMEOUT(program.club().contains("pas encore envoyée"), patience);
        QVERIFY(program.run.window()->notices().isVisible());
        test::screenshot(*program.run.window(), "club-away-fr");
        QVERIFY2(m_cluster.resume(), qPrintable(m_cluster.problem()));
        QTRY_VERIFY_WITH_TIMEOUT(program.club().startsWith("Tout est enregistré"), patience);
        QVERIFY(!program.run.window()->notices().isVisible());
        QCOMPARE((*library::Library::open(where))->documents().list()->first().name, sample);
    }

private:
    static bool fileHolds(const QString &path, const QString &text)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) && file.readAll().contains(text.toUtf8());
    }
};

MUSTER_TEST_MAIN(tst_LibraryServer)
#include "tst_LibraryServer.moc"
