// SPDX-License-Identifier: GPL-3.0-or-later
#include "Answers.h"
#include "ProgramRun.h"
#include "app/library/FilterList.h"
#include "app/library/LibraryWorkspace.h"
#include "library/server/ServerRights.h"
#include "library/server/ServerUpgrade.h"
#include "library/sql/Migrations.h"
#include "support/ServerTest.h"

#include <QListView>

using namespace muster;
using test::Program;

namespace {

constexpr int patience = 20000;

} // namespace

/// What the window of a club's member asks and says: the upgrade of an older server, and the trash that is not theirs to empty.
class tst_ClubNotices : public test::ServerTest
{
    Q_OBJECT

    static int schemaOf(const QString &where)
    {
        return *library::schemaVersion(**library::Database::open(*library::Address::parse(where)));
    }
    static QStringList idsAt(const QString &where)
    {
        QStringList ids;
        const auto rows = (*library::Database::open(*library::Address::parse(where)))->rows("SELECT id FROM documents ORDER BY id");
        for (const QVariantList &row : *rows)
            ids.append(row.first().toString());
        return ids;
    }
    static QMessageBox *upgradeBox(const Program &program)
    {
        auto *box = program.run.window()->findChild<QMessageBox *>("upgradeBox");
        return box && box->isVisible() ? box : nullptr;
    }
    static void press(QMessageBox &box, const QString &text)
    {
        const QList<QAbstractButton *> buttons = box.buttons();
        for (QAbstractButton *button : buttons) {
            if (QString(button->text()).remove('&') == text)
                return QTest::mouseClick(button, Qt::LeftButton);
        }
        QFAIL(qPrintable("no button " + text));
    }
    static void choose(const Program &program, const QString &filter)
    {
        auto *filters = program.run.window()->findChild<app::FilterList *>("libraryFilters");
        for (int i = 0; i < filters->count(); ++i) {
            if (filters->item(i)->data(Qt::UserRole).toString() == filter)
                QTest::mouseClick(filters->viewport(), Qt::LeftButton, {}, filters->visualItemRect(filters->item(i)).center());
        }
        test::settle();
    }

private slots:
    void init() { QDir(QFileInfo(library::Address::defaultPath()).absolutePath()).removeRecursively(); }

    void olderServer_isUpgradedOnlyWhenSomebodySaysSo()
    {
        const QString where = m_cluster.freshDatabase();
        const library::Address address = *library::Address::parse(where);
        QVERIFY(library::migrate(**library::Database::open(address), {}, library::currentSchema - 1).ok());
        Program program;
        QVERIFY(program.run.change({address, false}));
        test::finishWork();
        QTRY_COMPARE_WITH_TIMEOUT(program.run.window()->notices().topic(), QString("upgrade"), patience);
        QVERIFY(program.run.window()->notices().sentence().contains("127.0.0.1"));
        QVERIFY(program.answerNotice("Upgrade…"));
        QTRY_VERIFY(upgradeBox(program));
        QVERIFY(upgradeBox(program)->informativeText().contains("cannot open it any more"));
        test::screenshot(*upgradeBox(program), "club-upgrade");
        press(*upgradeBox(program), "Not now");
        QTRY_VERIFY(!upgradeBox(program));
        QTRY_VERIFY_WITH_TIMEOUT(program.club().startsWith("All saved"), patience);
        QCOMPARE(schemaOf(where), library::currentSchema - 1);

        // At the next start it is asked again; this time the answer is yes.
        QVERIFY(program.run.change({*library::Address::parse({}), false}));
        test::finishWork();
        QVERIFY(program.run.change({address, false}));
        test::finishWork();
        QTRY_COMPARE_WITH_TIMEOUT(program.run.window()->notices().topic(), QString("upgrade"), patience);
        QVERIFY(program.answerNotice("Upgrade…"));
        QTRY_VERIFY(upgradeBox(program));
        press(*upgradeBox(program), "Upgrade");
        QTRY_VERIFY2_WITH_TIMEOUT(program.run.window()->notices().sentence().contains("is upgraded"),
                                  qPrintable(program.run.window()->notices().sentence()), patience);
        QCOMPARE(schemaOf(where), library::currentSchema);
        const QDir backups(QFileInfo(library::upgradeBackupFor(address)).absolutePath());
        QCOMPARE(backups.entryList({"*before-schema*"}, QDir::Files).size(), 1);
    }

    void trashOfOthers_stays()
    {
        const QString where = m_cluster.freshDatabase();
        const library::Address server = *library::Address::parse(where);
        {
            const auto owner = library::Library::open(where).value();
            owner->setAuthor("owner@desk");
            QVERIFY(library::setUpRoles(owner->database()).ok());
            QVERIFY(m_cluster.sql(where, QString("CREATE ROLE mo LOGIN PASSWORD 'pw' IN ROLE %1_member").arg(server.database)));
            library::DocumentSave save;
            save.record.id = "owners";
            save.record.name = "The owner's list";
            save.record.created = save.record.changed = QDateTime::currentDateTimeUtc();
            save.content = "<roster/>";
            QVERIFY(owner->documents().save(save).ok());
        }
        qputenv("MUSTER_AUTHOR", "mo@laptop");
        Program program;
        const auto mo = library::Address::parse(QString("postgresql://mo:pw@127.0.0.1:%1/%2").arg(server.port).arg(server.database));
        QVERIFY(program.run.change({*mo, false}));
        test::finishWork();
        QTRY_VERIFY_WITH_TIMEOUT(program.names().contains("The owner's list"), patience);
        const QString own = program.importSample();
        QTRY_COMPARE_WITH_TIMEOUT(idsAt(where).size(), 2, patience);
        program.run.window()->showWorkspace("library");
        auto &library = *static_cast<app::LibraryWorkspace *>(program.run.window()->workspace("library"));
        library.activated();
        test::settle();
        const auto all = [&] {
            program.run.window()->activateWindow(); // a question that was answered leaves no active window behind on every platform
            QVERIFY(QTest::qWaitForWindowActive(program.run.window()));
            library.cards()->setFocus();
            QTest::keyClick(library.cards(), Qt::Key_A, Qt::ControlModifier);
            test::settle();
        };
        choose(program, "all");
        all();
        QTest::keyClick(library.cards(), Qt::Key_Delete);
        QVERIFY(program.names().isEmpty());
        choose(program, "trash");
        all();
        test::Answers answers({"Delete for good"});
        QTest::keyClick(library.cards(), Qt::Key_Delete, Qt::ShiftModifier);
        QVERIFY(answers.done());
        QVERIFY2(answers.said().contains(own) && answers.said().contains("made by others"), qPrintable(answers.said()));
        QVERIFY(!answers.said().contains("The owner's list for good"));
        QTRY_COMPARE_WITH_TIMEOUT(idsAt(where), QStringList{"owners"}, patience);
        // What is left is not theirs: no question, a sentence.
        all();
        QTest::keyClick(library.cards(), Qt::Key_Delete, Qt::ShiftModifier);
        QVERIFY2(program.run.window()->findChild<QLabel *>("statusLeft")->text().contains("made by others"),
                 qPrintable(program.run.window()->findChild<QLabel *>("statusLeft")->text()));
        test::screenshot(*program.run.window(), "trash-of-others");
        QCOMPARE(program.run.core()->library().documents().list({{}, {}, {}, true})->size(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(program.club().startsWith("All saved"), patience);
        QCOMPARE(idsAt(where), QStringList{"owners"});
        qunsetenv("MUSTER_AUTHOR");
    }
};

MUSTER_TEST_MAIN(tst_ClubNotices)
#include "tst_ClubNotices.moc"
