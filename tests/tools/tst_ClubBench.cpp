// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/Library.h"
#include "support/ServerTest.h"

#include <QProcess>

using namespace muster;

/// `muster bench --club`: two devices at one battle. How fast is a figure of the benchmark; here it is that every tap arrives.
class tst_ClubBench : public test::ServerTest
{
    Q_OBJECT

private:
    static std::pair<int, QString> bench(const QString &server, bool errors = false)
    {
        QProcess process;
        process.start(test::programPath(), {"--lang", "en", "bench", "--club", server});
        process.waitForFinished(600'000);
        return {process.exitCode(), QString::fromUtf8(errors ? process.readAllStandardError() : process.readAllStandardOutput())};
    }

private slots:
    void everyTap_isSeenByTheOtherDevice()
    {
        const QString server = m_cluster.freshDatabase();
        const auto [code, out] = bench(server);
        QCOMPARE(code, 0);
        const QStringList lines = out.split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 4);
        QVERIFY(lines.at(0).startsWith("club_tap_seen_median "));
        QCOMPARE(lines.at(3), QString("club_tap_seen_worst_goal 2000 ms"));
        qInfo("%s", qPrintable(lines.at(0) + ", " + lines.at(2)));
        // The battle is on the server now: a library with something in it is not touched.
        const auto [refused, said] = bench(server, true);
        QCOMPARE(refused, 2);
        QVERIFY2(said.contains("needs an empty library"), qPrintable(said));
        const auto library = library::Library::open(server);
        QVERIFY(library.ok());
        QCOMPARE((*library)->documents().list()->size(), 1);
    }
};

MUSTER_TEST_MAIN(tst_ClubBench)
#include "tst_ClubBench.moc"
