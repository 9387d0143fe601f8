// SPDX-License-Identifier: GPL-3.0-or-later
#include "CommandRun.h"
#include "library/Library.h"
#include "library/sql/SqliteFile.h"
#include "support/TestMain.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QJsonObject>

using namespace muster;
using test::Answer;

/// What commands write and show: nothing outside the folder that was named, nothing over a file that is to stay, nothing left
/// out without a word, nothing that a terminal would obey.
class tst_SafeFiles : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_count = 0;

    QString fresh(const QString &name) const { return m_folder.filePath(name); }
    QString library() { return m_folder.filePath(QString("library%1.sqlite").arg(++m_count)); }

    static Answer run(const QString &library, const QStringList &arguments)
    {
        return test::runCommand(arguments + QStringList{"--library", library});
    }
    static QByteArray bytesOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static QString put(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("no file");
        return path;
    }
    static QString sample() { return test::sourceFolder() + "/data/dust/samples/hedgerow-walkers.ros"; }
    // As no import would let it in: somebody else's program wrote it.
    static void save(const QString &library, const QString &id, const QString &name)
    {
        library::DocumentSave save;
        save.record.id = id;
        save.record.name = name;
        save.record.created = save.record.changed = QDateTime::currentDateTimeUtc();
        save.content = bytesOf(sample());
        QVERIFY((*library::Library::open(library))->documents().save(save).ok());
    }
    static QStringList filesBelow(const QString &folder)
    {
        QStringList files;
        QDirIterator all(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (all.hasNext())
            files.append(QDir(folder).relativeFilePath(all.next()));
        files.sort();
        return files;
    }

private slots:
    void initTestCase() { qputenv("MUSTER_PACKS", (test::sourceFolder() + "/data").toUtf8()); }

    void exportAll_goesOnAfterAFailure_andSaysWhich()
    {
        const QString lib = library(), out = fresh("some");
        for (const char *id : {"one", "two", "three"})
            save(lib, id, QString("List ") + id);
        QVERIFY((*library::Library::open(lib))->database().execute("UPDATE contents SET content = x'00' WHERE document_id = 'two'").ok());
        test::allowWarnings({"qUncompress:"});
        const Answer exported = run(lib, {"library", "export", "--all", out});
        QCOMPARE(exported.code, 2);
        QCOMPARE(filesBelow(out).size(), 2);
        QVERIFY2(exported.err.contains("two") && !exported.err.contains("three"), qPrintable(exported.err));
        QVERIFY2(exported.err.contains("1 of 3 documents were not written"), qPrintable(exported.err));
        QCOMPARE(exported.out.count('\n'), 2);
    }

    void exportAll_staysInItsFolder()
    {
        const QString lib = library(), around = fresh("around"), out = around + "/a/b/out";
        const QList<QPair<QString, QString>> hostile{{"/../../e", "Slash"},
                                                     {"..", ".."},
                                                     {"../../../x", "../../up"},
                                                     {"C:\\x", "a\\b:c*?"},
                                                     {"a", "Same"},
                                                     {"b", "same"},
                                                     {"\x1b[2J", "\x1b]0;t\a"},
                                                     {"", ""},
                                                     {QString(300, 'i'), QString(500, 'n')},
                                                     {"~/x", ".hidden"},
                                                     {"nul\n", "two\nlines"}};
        int saved = 0;
        for (const auto &[id, name] : hostile) {
            if (id.isEmpty())
                continue;
            save(lib, id, name);
            ++saved;
        }
        const Answer exported = run(lib, {"library", "export", "--all", out});
        QVERIFY2(exported.code == 0, qPrintable(exported.err));
        const QStringList files = filesBelow(around);
        QCOMPARE(files.size(), saved);
        for (const QString &file : files) {
            QVERIFY2(file.startsWith("a/b/out/") && file.count('/') == 3, qPrintable(file));
            const QString name = file.section('/', -1);
            QVERIFY2(!name.startsWith('.') && name.endsWith(".muster") && name.toUtf8().size() < 200, qPrintable(name));
            for (const QChar c : name)
                QVERIFY(c.unicode() >= 0x20 && !QString("\\:*?\"<>|").contains(c));
        }
    }

    // Also for root, and where the folder would let a new file take its place.
    void readOnlyFiles_areNotReplaced_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("command");
        QTest::newRow("edit .ros") << "a.ros" << QStringList{"edit", "FILE", "set-limit", "77"};
        QTest::newRow("edit .rosz") << "a.rosz" << QStringList{"edit", "FILE", "set-limit", "77"};
        QTest::newRow("edit .muster") << "a.muster" << QStringList{"edit", "FILE", "set-limit", "77"};
        QTest::newRow("export") << "a.muster" << QStringList{"library", "export", "list", "FILE", "--force"};
        QTest::newRow("backup") << "a.sqlite" << QStringList{"library", "backup", "FILE", "--force"};
        QTest::newRow("print") << "a.pdf" << QStringList{"print", sample(), "--what", "summary", "-o", "FILE", "--force"};
        QTest::newRow("convert") << "a.rosz" << QStringList{"convert", sample(), "FILE", "--force"};
    }
    void readOnlyFiles_areNotReplaced()
    {
        QFETCH(QString, name);
        QFETCH(QStringList, command);
        const QString lib = library(), file = fresh(QString::number(m_count) + name);
        save(lib, "list", "List");
        if (command.first() == "edit")
            QCOMPARE(run(lib, {"library", "export", "list", file}).code, 0);
        else
            put(file, "to be kept");
        command.replaceInStrings("FILE", file);
        QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther));
        const QByteArray before = bytesOf(file);
        const Answer answer = run(lib, command);
        QCOMPARE(answer.code, 2);
        QVERIFY2(answer.err.contains("read-only") || answer.err.contains("write-protected"), qPrintable(answer.err));
        QVERIFY2(answer.err.contains(file) && answer.err.count('\n') == 1, qPrintable(answer.err));
        QCOMPARE(bytesOf(file), before);
        QVERIFY(!(QFileInfo(file).permissions() & QFile::WriteOwner));
        QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner));
        const Answer allowed = run(lib, command);
        QVERIFY2(allowed.code == 0, qPrintable(allowed.err));
        QVERIFY(bytesOf(file) != before);
    }

    void brokenData_isAnError()
    {
        const QString pack = fresh("broken/dust");
        QVERIFY(QDir().mkpath(pack));
        const QDir own(test::sourceFolder() + "/data/dust");
        for (const QString &file : own.entryList(QDir::Files))
            QVERIFY(QFile::copy(own.filePath(file), pack + "/" + file));
        const QString system = pack + "/" + own.entryList({"*.gst"}).first();
        QVERIFY(QFile::remove(system));
        put(system, "<gameSystem id=\"dust.system\"><broken");
        for (const QStringList &command : {QStringList{"units", "dust"}, QStringList{"validate", sample()}, QStringList{"show", sample()},
                                           QStringList{"print", sample(), "-o", fresh("never.pdf")}}) {
            const Answer answer = test::runCommand(command + QStringList{"--data", fresh("broken")});
            QCOMPARE(answer.code, 2);
            QVERIFY2(answer.err.contains("cannot be used") && answer.err.contains(pack), qPrintable(command.first() + ": " + answer.err));
            QVERIFY(answer.out.isEmpty());
        }
        QVERIFY(!QFile::exists(fresh("never.pdf")));
    }

    void driveOfAnotherComputer_isNoticed()
    {
        const QString lib = library();
        QVERIFY(!run(lib, {"library", "list"}).err.contains("another computer"));
        const auto real = library::fileSystemOf;
        library::fileSystemOf = [](const QString &) { return quint32(0x6969); };
        const Answer answer = run(lib, {"library", "list"});
        library::fileSystemOf = real;
        QCOMPARE(answer.code, 0);
        QVERIFY2(answer.err.contains("drive of another computer"), qPrintable(answer.err));
    }

    // Through whole commands, in lists, reports and refusals.
    void namesAreShown_neverObeyed()
    {
        const QString evil = QString("A\x1b[31m\x1b]0;t\a\r\b\x7f") + QChar(0x9b) + "2J" + QChar(0x202e) + "B";
        const QString lib = library();
        save(lib, "plain", evil);
        const QJsonObject soldier{{"name", evil}, {"role", evil}, {"points", 5}};
        QCOMPARE(run(lib, {"campaign", "new", evil, "--system", "space-crusade", "--player", evil}).code, 0);
        QCOMPARE(run(lib,
                     {"campaign", "enlist", evil,
                      put(fresh("force.json"), QJsonDocument(QJsonObject{{"name", evil}, {"soldiers", QJsonArray{soldier}}}).toJson()),
                      "--player", evil})
                     .code,
                 0);
        const QList<QStringList> commands{{"library", "list"},
                                          {"library", "list", "--json"},
                                          {"library", "export", "none" + evil, fresh("x.ros")},
                                          {"library", "check"},
                                          {"campaign", "report", evil},
                                          {"campaign", "report", evil, "--json"},
                                          {"campaign", "report", "none" + evil},
                                          {"validate", fresh(evil)},
                                          {"library", "export", "--all", fresh("out")}};
        for (const QStringList &command : commands) {
            const Answer answer = run(lib, command);
            QVERIFY2(!(answer.out + answer.err).isEmpty(), qPrintable(command.join(' ')));
            for (const QChar c : answer.out + answer.err) {
                const ushort code = c.unicode();
                QVERIFY2((code >= 0x20 && code != 0x7f && !(code >= 0x80 && code < 0xa0) && code != 0x202e) || c == '\n' || c == '\t',
                         qPrintable(command.join(' ')));
            }
        }
        QCOMPARE(run(lib, {"library", "list", "--json"}).json().array().size(), 2);
    }

    // A name with a line in it makes no second row of a list.
    void oneDocument_isOneLine()
    {
        const QString lib = library();
        save(lib, "a", "First\nforged\tSecond\tDust");
        QCOMPARE(run(lib, {"library", "list"}).out.count('\n'), 1);
    }
};

MUSTER_TEST_MAIN(tst_SafeFiles)
#include "tst_SafeFiles.moc"
