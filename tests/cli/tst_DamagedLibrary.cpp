// SPDX-License-Identifier: GPL-3.0-or-later
#include "CommandRun.h"
#include "library/Library.h"
#include "support/DamagedFile.h"
#include "support/Soak.h"
#include "support/TestMain.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace muster;
using test::Answer;

/// A library that a disk has hurt, as somebody at the command line meets it: what is shown, exported or recorded is the whole of
/// it or a refusal, and check finds whatever another command refuses. MUSTER_SOAK_ROUNDS asks for more damages.
class tst_DamagedLibrary : public QObject
{
    Q_OBJECT

    static constexpr int missions = 25;

    QTemporaryDir m_folder;
    int m_lists = 0;
    int m_refused = 0, m_unharmed = 0;

    QString put(const QString &name, const QJsonObject &object) const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("no file");
        file.write(QJsonDocument(object).toJson());
        return file.fileName();
    }

    static Answer run(const QString &library, const QStringList &arguments)
    {
        return test::runCommand(arguments + QStringList{"--library", library});
    }

    static QJsonObject mission(int number)
    {
        return {{"mission", QString("Mission %1").arg(number)},
                {"notes", QString(400, QChar('a' + number % 26))},
                {"soldiers", QJsonArray{QJsonObject{{"name", "Aldo"}, {"kills", QJsonArray{"Ork"}}}}}};
    }

    // The missions that a report shows; -1 when it is refused with a sentence.
    static int shown(const Answer &report)
    {
        if (report.code == 0)
            return int(report.json()["missions"].toArray().size());
        return report.err.startsWith("muster: ") ? -1 : -2;
    }

    // One sentence for a refusal, never half an answer.
    void verifyDamaged(const QString &library)
    {
        const int before = shown(run(library, {"campaign", "report", "Book", "--json"}));
        QVERIFY2(before == missions || before == -1, qPrintable(QString("%1 missions shown").arg(before)));
        ++(before == -1 ? m_refused : m_unharmed);

        const Answer list = run(library, {"library", "list", "--json"});
        QVERIFY2(list.code != 0 || list.json().array().size() == m_lists + 1, qPrintable(list.out));

        const QString file = library + ".muster";
        const Answer exported = run(library, {"library", "export", "Book", file});
        QCOMPARE(QFileInfo::exists(file), exported.code == 0);
        if (exported.code == 0)
            QCOMPARE(shown(run(library + ".other", {"campaign", "report", file, "--json"})), missions);

        const Answer checked = run(library, {"library", "check"});
        if (before == -1 || list.code != 0 || exported.code != 0)
            QVERIFY2(checked.code != 0, qPrintable("check says that all is well: " + exported.err + list.err));

        const Answer recorded = run(library, {"campaign", "record", "Book", put("more.json", mission(missions + 1))});
        QVERIFY2(recorded.code != 0 || before == missions, "a mission was recorded behind a book that cannot be read");
        if (recorded.code == 0) {
            const int after = shown(run(library, {"campaign", "report", "Book", "--json"}));
            QVERIFY2(after == missions + 1 || after == -1, qPrintable(QString("%1 missions after recording").arg(after)));
        }
    }

private slots:
    void initTestCase()
    {
        test::allowWarnings({"qUncompress:"});
        const QString sound = m_folder.filePath("sound.sqlite");
        QCOMPARE(run(sound, {"campaign", "new", "Book", "--system", "space-crusade", "--player", "Camille"}).code, 0);
        const QJsonArray soldiers{QJsonObject{{"name", "Aldo"}, {"role", "Bolter"}, {"points", 11}},
                                  QJsonObject{{"name", "Brun"}, {"points", 7}}};
        QCOMPARE(run(sound,
                     {"campaign", "enlist", "Book", put("force.json", {{"name", "Borée"}, {"soldiers", soldiers}}), "--player", "Camille"})
                     .code,
                 0);
        for (int i = 1; i <= missions; ++i)
            QCOMPARE(run(sound, {"campaign", "record", "Book", put("report.json", mission(i))}).code, 0);
        const QFileInfoList samples = QDir(test::sourceFolder() + "/data/dust/samples").entryInfoList({"*.ros"});
        for (const QFileInfo &sample : samples) {
            QCOMPARE(run(sound, {"library", "import", sample.filePath()}).code, 0);
            ++m_lists;
        }
        QVERIFY(m_lists > 1);
        QVERIFY((*library::Library::open(sound))->database().value("PRAGMA wal_checkpoint(TRUNCATE)").ok());
    }

    void randomDamages()
    {
        test::SoakGroup group("damaged library at the command line");
        const int rounds = test::soakRounds(25, 4);
        std::mt19937 random(61117);
        for (int round = 0; round < rounds; ++round) {
            ++group;
            QTemporaryDir folder;
            const QString library = folder.filePath("library.sqlite");
            QVERIFY(QFile::copy(m_folder.filePath("sound.sqlite"), library));
            test::damageFile(library, random);
            verifyDamaged(library);
            if (QTest::currentTestFailed()) {
                qInfo("round %d", round);
                return;
            }
        }
        QVERIFY(m_refused > 0 && m_unharmed > 0);
        qInfo("%d damages hurt the book and were told, %d lay elsewhere; none was shown short", m_refused, m_unharmed);
    }

    // What is whole comes back by one command, and the damaged file stays beside it.
    void recover_bringsBackWhatIsWhole()
    {
        QTemporaryDir folder;
        const QString library = folder.filePath("library.sqlite");
        QVERIFY(QFile::copy(m_folder.filePath("sound.sqlite"), library));
        std::mt19937 random(5);
        while (run(library, {"campaign", "report", "Book", "--json"}).code == 0 && run(library, {"library", "check"}).code == 0)
            test::damageFile(library, random);
        const Answer recovered = run(library, {"library", "recover"});
        QVERIFY2(recovered.code == 0 || recovered.code == 1, qPrintable(recovered.err));
        QCOMPARE(run(library, {"library", "check"}).code, 0);
        const int left = int(run(library, {"library", "list", "--json"}).json().array().size());
        QVERIFY(left > 0);
        // Whatever is not back is named, and that is the exit code.
        QCOMPARE(recovered.code, left == m_lists + 1 ? 0 : 1);
        QVERIFY(QDir(folder.path()).entryList({"*damaged*"}).size() == 1);
    }

    // Whatever was hurt: afterwards the library is in order, and everything is in it, or named. With a backup of the day before
    // everything is in it.
    void recover_afterRandomDamages()
    {
        test::SoakGroup group("recovery of a damaged library");
        const int rounds = test::soakRounds(30, 4);
        const QJsonArray sound = run(m_folder.filePath("sound.sqlite"), {"library", "list", "--json"}).json().array();
        std::mt19937 random(140814);
        int recovered = 0, named = 0, untouched = 0;
        for (int round = 0; round < rounds; ++round) {
            ++group;
            QTemporaryDir folder;
            const QString library = folder.filePath("library.sqlite"), backups = folder.filePath("library-backups");
            const bool backup = round % 2;
            QVERIFY(QFile::copy(m_folder.filePath("sound.sqlite"), library));
            if (backup)
                QVERIFY(QDir().mkpath(backups) && QFile::copy(library, backups + "/library-000001-20260101-120000-daily.sqlite"));
            for (int i = 0; i < 1 + round % 3; ++i)
                test::damageFile(library, random);
            QFile file(library);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray before = file.readAll();
            file.close();
            const Answer answer = run(library, {"library", "recover"});
            const QByteArray where = "round " + QByteArray::number(round) + ": " + (answer.out + answer.err).toUtf8();
            if (answer.code == 2) { // nothing could be saved, and nothing was touched
                QVERIFY2(!backup && answer.err.startsWith("muster: "), where.constData());
                QVERIFY(file.open(QIODevice::ReadOnly));
                QCOMPARE(file.readAll(), before);
                ++untouched;
                continue;
            }
            QVERIFY2(run(library, {"library", "check"}).code == 0, where.constData());
            const QJsonArray left = run(library, {"library", "list", "--json"}).json().array();
            bool all = true;
            for (const QJsonValue &record : sound) {
                const bool there = std::any_of(left.begin(), left.end(),
                                               [&record](const QJsonValue &other) { return other["id"] == record["id"]; });
                all = all && there;
                QVERIFY2(
                    there || (!backup && (answer.out.contains(record["name"].toString()) || answer.out.contains(record["id"].toString()))),
                    (where + " lacks " + record["name"].toString().toUtf8()).constData());
                if (there && record["kind"] == "campaign")
                    QVERIFY2(shown(run(library, {"campaign", "report", record["id"].toString(), "--json"})) == missions, where.constData());
            }
            QVERIFY2(all || answer.code == 1, where.constData());
            ++(all ? recovered : named);
        }
        QVERIFY(recovered > 0);
        qInfo("%d whole again or never hurt, %d with what is lost named, %d could not be recovered and were left alone", recovered, named,
              untouched);
    }
};

MUSTER_TEST_MAIN(tst_DamagedLibrary)
#include "tst_DamagedLibrary.moc"
