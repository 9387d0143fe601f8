// SPDX-License-Identifier: GPL-3.0-or-later
#include "CommandRun.h"
#include "support/TestMain.h"

using namespace muster;

class tst_LibraryCommand : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    test::Answer run(const QStringList &arguments) const
    {
        return test::runCommand(QStringList{"library", "--library", m_folder.filePath("l.sqlite"), "--data", test::sourceFolder() + "/data"}
                                + arguments);
    }

    QString file(const QString &name) const { return m_folder.filePath(name); }

    QString roster() const
    {
        const QString path = file("a.ros");
        QFile ros(path);
        if (!ros.open(QIODevice::WriteOnly))
            qFatal("no file");
        ros.write(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?><roster id=\"r1\" name=\"My List\" battleScribeVersion=\"2.03\" gameSystemId=\"dust.system\" "
            "gameSystemName=\"Dust\" gameSystemRevision=\"1\" xmlns=\"http://www.battlescribe.net/schema/rosterSchema\"/>");
        return path;
    }

private slots:
    void importListExportCheckBackup()
    {
        const test::Answer imported = run({"import", roster()});
        QCOMPARE(imported.code, 0);
        QVERIFY2(imported.out.startsWith("r1\tMy List\t"), qPrintable(imported.out));
        QVERIFY2(imported.err.contains("read: the roster My List"), qPrintable(imported.err));

        const test::Answer listed = run({"list", "--json"});
        const QJsonArray array = QJsonDocument::fromJson(listed.out.toUtf8()).array();
        QCOMPARE(array.size(), 1);
        QCOMPARE(array.at(0).toObject().value("name").toString(), "My List");
        QCOMPARE(run({"list", "--search", "nothing"}).out, "");

        for (const char *name : {"o.ros", "o.rosz", "o.muster"}) {
            QCOMPARE(run({"export", "my list", file(name)}).code, 0);
            QVERIFY(QFile::exists(file(name)));
            const test::Answer again = run({"export", "r1", file(name)});
            QCOMPARE(again.code, 2); // nothing is overwritten without --force
            QVERIFY2(again.err.contains(file(name)), qPrintable(again.err));
            QCOMPARE(run({"export", "r1", file(name), "--force"}).code, 0);
        }
        QCOMPARE(run({"export", "--all", file("all")}).code, 0);
        QCOMPARE(QDir(file("all")).entryList(QDir::Files).size(), 1);
        QCOMPARE(run({"backup", file("b.sqlite")}).code, 0);
        QCOMPARE(run({"backup", file("b.sqlite")}).code, 2);
        QCOMPARE(run({"backup", file("b.sqlite"), "--force"}).code, 0);
        QCOMPARE(run({"check"}).code, 0);
    }

    void wrongUse_isOneClearLine()
    {
        for (const QStringList &arguments :
             {QStringList{}, QStringList{"dance"}, QStringList{"export", "x"}, QStringList{"export", "no such", file("x.ros")},
              QStringList{"import"}, QStringList{"import", file("missing.ros")}, QStringList{"backup"}}) {
            const test::Answer answer = run(arguments);
            QCOMPARE(answer.code, 2);
            QVERIFY2(answer.err.count('\n') == 1, qPrintable(answer.err));
            QVERIFY(answer.out.isEmpty());
        }
    }

    void notALibrary_isNamed()
    {
        QFile broken(file("broken.sqlite"));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write(QByteArray(5000, 'x'));
        broken.close();
        const test::Answer answer = test::runCommand({"library", "check", "--library", file("broken.sqlite")});
        QCOMPARE(answer.code, 2);
        QVERIFY2(answer.err.contains("broken.sqlite") && answer.err.contains("damaged"), qPrintable(answer.err));
    }
};

MUSTER_TEST_MAIN(tst_LibraryCommand)
#include "tst_LibraryCommand.moc"
