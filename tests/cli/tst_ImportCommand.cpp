// SPDX-License-Identifier: GPL-3.0-or-later
#include "CommandRun.h"

#include "support/TestMain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace muster;
using test::runCommand;

class tst_ImportCommand : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString sample(const QString &path) const { return test::sourceFolder() + "/data/" + path; }
    QString write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write");
        return file.fileName();
    }

private slots:
    void init()
    {
        QDir(m_folder.path()).removeRecursively();
        QDir().mkpath(m_folder.path());
    }

    void ownText_comesBack_data()
    {
        QTest::addColumn<QString>("file");
        for (const char *file :
             {"dust/samples/hedgerow-walkers.ros", "space-crusade/samples/aldo.ros", "dropzone-commander/samples/ucm-999.ros",
              "at-43/samples/una-660.ros", "modern-skirmish/samples/alpha-team.ros"})
            QTest::newRow(file) << QString(file);
    }

    void ownText_comesBack()
    {
        QFETCH(QString, file);
        for (const QString language : {"en", "fr"}) {
            const test::Answer shown = runCommand({"show", sample(file), "--lang", language});
            QCOMPARE(shown.code, 0);
            const QString text = write("list.txt", shown.out.toUtf8()), out = m_folder.filePath("back.ros");
            const test::Answer answer = runCommand({"import", text, "--json", "--force", "-o", out});
            QVERIFY2(answer.code == 0, qPrintable(answer.err + answer.out));
            QCOMPARE(answer.json().object()["notFound"].toArray().size(), 0);
            QCOMPARE(runCommand({"show", out, "--lang", language}).out, shown.out);
        }
    }

    void code_comesBack_asPictureAndAsLines()
    {
        const QString file = sample("dust/samples/hedgerow-walkers.ros");
        const QString png = m_folder.filePath("list.png");
        QCOMPARE(runCommand({"show", file, "--format", "qr", "-o", png}).code, 0);
        const test::Answer lines = runCommand({"show", file, "--format", "qr"});
        QCOMPARE(lines.code, 0);
        const QString wanted = runCommand({"show", file}).out;
        int number = 0;
        for (const QString &from : {png, write("lines.txt", lines.out.toUtf8())}) {
            const QString out = m_folder.filePath(QString("back%1.ros").arg(++number));
            const test::Answer answer = runCommand({"import", from, "-o", out});
            QVERIFY2(answer.code == 0, qPrintable(answer.err));
            QCOMPARE(runCommand({"show", out}).out, wanted);
        }
    }

    void missing_isToldAndKept()
    {
        const QString text = write("list.txt", "Allies - Test - [10 pts]\n\n## Units\nHotdog [14 pts]\nGrey Pilgrim [10 pts]: Staff\n");
        const QString out = m_folder.filePath("out.ros");
        const test::Answer answer = runCommand({"import", text, "--json", "-o", out});
        QVERIFY2(answer.code == 1, qPrintable(answer.err));
        const QJsonObject json = answer.json().object();
        QCOMPARE(json["notFound"].toArray().first().toObject()["line"].toInt(), 5);
        QVERIFY(QFile::exists(out));
        QVERIFY(runCommand({"show", out}).out.contains("Grey Pilgrim"));
        // Nothing is overwritten.
        QCOMPARE(runCommand({"import", text, "-o", out}).code, 2);
    }

    // A file holds the ids; still, what the data do not know is told, and nothing of it is lost.
    void fileWithUnknownEntries_isKeptAndTold()
    {
        QFile file(sample("dust/samples/hedgerow-walkers.ros"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray bytes = file.readAll();
        const qsizetype at = bytes.indexOf("entryId=\"", bytes.indexOf("<selection "));
        QVERIFY(at > 0);
        bytes.insert(at + 9, "gone-");
        const QString out = m_folder.filePath("out.ros");
        const test::Answer answer = runCommand({"import", write("list.ros", bytes), "--json", "-o", out});
        QVERIFY2(answer.code == 1, qPrintable(answer.err));
        const QJsonArray missing = answer.json().object()["notFound"].toArray();
        QVERIFY(!missing.isEmpty());
        QVERIFY(!answer.json().object()["found"].toArray().isEmpty() || missing.size() > 1);
        QVERIFY(runCommand({"show", out}).out.contains(missing.first().toObject()["text"].toString()));
    }

    void badInput_isOneError()
    {
        const QString out = m_folder.filePath("out.ros");
        for (const QByteArray &bytes : {QByteArray("hello\n"), QByteArray(), QByteArray("{\"a\": 1}"), QByteArray("\x89PNG nonsense"),
                                        QByteArray("<roster"), QByteArray("MUSTER1:ABC"), QByteArray("\xff\xfe\x00", 3)}) {
            const test::Answer answer = runCommand({"import", write("bad", bytes), "-o", out});
            QCOMPARE(answer.code, 2);
            QCOMPARE(answer.err.count('\n'), 1);
            QVERIFY(!QFile::exists(out));
        }
        QCOMPARE(runCommand({"import", m_folder.filePath("nowhere"), "-o", out}).code, 2);
        const test::Answer form = runCommand({"import", sample("dust/samples/hedgerow-walkers.ros"), "--format", "telegram", "-o", out});
        QCOMPARE(form.code, 2);
        QVERIFY2(form.err.contains("telegram") && form.err.contains("newrecruit-simple"), qPrintable(form.err));
        QVERIFY(!QFile::exists(out));
        QCOMPARE(runCommand({"show", sample("dust/samples/hedgerow-walkers.ros"), "--format", "telegram"}).code, 2);
    }

    void template_isFilled()
    {
        const QString pattern = write("mine.txt", "{title} ({points})\n{#units}\n* {name} x{size}: {options}\n{/units}\nEnd {unknown}\n");
        const test::Answer answer = runCommand({"show", sample("space-crusade/samples/aldo.ros"), "--template", pattern});
        QCOMPARE(answer.code, 0);
        QVERIFY(answer.out.endsWith("End {unknown}\n"));
        QVERIFY(answer.out.count("\n* ") > 2);
        QVERIFY(!answer.out.contains("{#units}"));
    }
};

MUSTER_TEST_MAIN(tst_ImportCommand)
#include "tst_ImportCommand.moc"
