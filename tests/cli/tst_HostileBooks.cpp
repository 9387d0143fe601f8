// SPDX-License-Identifier: GPL-3.0-or-later
#include "HostileRun.h"

using namespace muster;
using test::Answer;

namespace {

/// "a0,a1,a2,...": a JSON list's inside, by the text of one.
QByteArray listOf(int count, const std::function<QByteArray(const QByteArray &number)> &one)
{
    QByteArray all;
    for (int i = 0; i < count; ++i)
        all += (i ? "," : "") + one(QByteArray::number(i));
    return all;
}

// Written with ' for the quotes of JSON.
QByteArray book(int players, const QByteArray &events, const QByteArray &rules = "{}")
{
    const QByteArray all =
        "{'format': 4, 'kind': 'campaign', 'id': 'c', 'name': 'Book', 'system': 'space-crusade', 'created': '2026-09-01T20:00:00.000Z', "
        "'players': ["
        + listOf(players, [](const QByteArray &i) { return "{'id': 'p" + i + "', 'name': 'Player " + i + "'}"; }) + "], 'rules': " + rules
        + ", 'events': [" + events + "]}";
    return QByteArray(all).replace('\'', '"');
}

QByteArray force(int soldiers)
{
    return "{'id': 'e', 'type': 'enlisted', 'force': 'f', 'player': 'p0', 'name': 'F', 'soldiers': ["
        + listOf(soldiers, [](const QByteArray &i) { return "{'id': 's" + i + "', 'name': 'S" + i + "'}"; }) + "]}";
}

QByteArray missions(int count, const QByteArray &inside)
{
    return listOf(count, [&inside](const QByteArray &i) { return "{'id': 'm" + i + "', 'type': 'mission', " + inside + "}"; });
}

} // namespace

/// Books of campaigns that nobody played: read in time and in little memory, or refused in a sentence, by every command alike.
class tst_HostileBooks : public QObject, private test::HostileRun
{
    Q_OBJECT

private slots:
    // A library that is made says so; what follows says nothing but what is wrong.
    void initTestCase() { QCOMPARE(runProgram(inLibrary({"list"})).code, 0); }

    void tooLarge_isRefusedByEveryCommand_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("reason");
        const QByteArray note = "{'type': 'note', 'id': 'n'},"
                                "\n";
        QTest::newRow("objects") << book(1, note.repeated(1'000'000) + "{}") << "objects";
        QTest::newRow("events") << book(1, note.repeated(100'000) + "{}") << "100001 events";
        QTest::newRow("soldiers") << book(1, force(20'001)) << "20001 soldiers";
        QTest::newRow("sides of a mission") << book(
            1, force(1) + "," + missions(1, "'sides': [" + QByteArray("{'force': 'f'},").repeated(100'000) + "{}]"))
                                            << "more sides";
        QTest::newRow("sides of all missions") << book(
            1, force(1) + "," + missions(1'000, "'sides': [" + QByteArray("{'force': 'f'},").repeated(50) + "{}]"))
                                               << "more sides";
        QTest::newRow("soldiers and missions") << book(1, force(15'000) + "," + missions(20'000, "'name': 'M'")) << "more sides";
        QTest::newRow("areas and missions") << book(
            1,
            "{'id': 'map', 'type': 'map', 'areas': ["
                + listOf(5'000, [](const QByteArray &i) { return "{'id': 'a" + i + "', 'row': " + i + "}"; }) + "]},"
                + missions(300, "'name': 'M'"))
                                            << "more sides";
        QTest::newRow("points") << book(
            1, force(1) + "," + listOf(11'000, [](const QByteArray &i) {
                   return "{'id': 'k" + i + "', 'type': 'award', 'soldier': 's0', 'name': 'A', 'experience': 100000}";
               })) << "or points";
        QTest::newRow("kit") << book(
            1, force(1) + "," + listOf(20'001, [](const QByteArray &i) {
                   return "{'id': 'k" + i + "', 'type': 'stashed', 'force': 'f', 'name': 'A'}";
               })) << "or points";
        QTest::newRow("in a correction") << book(
            1,
            force(1) + "," + missions(1, "'sides': []")
                + ",{'id': 'x', 'type': 'correction', 'target': 'm0', 'replacement': {'type': 'mission', 'sides': ["
                + QByteArray("{'force': 'f'},").repeated(100'000) + "{}]}}")
                                         << "more sides";
    }
    void tooLarge_isRefusedByEveryCommand()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, reason);
        const QString path = put("book.json", json);
        for (const QStringList &command :
             {QStringList{"campaign", "report", path}, QStringList{"campaign", "table", path}, inLibrary({"import", path}),
              QStringList{"print", path, "--what", "report", "-o", m_folder.filePath("book.pdf"), "--force"}}) {
            const Answer answer = runProgram(command);
            judge(answer, path);
            QCOMPARE(answer.code, 2);
            QVERIFY2(answer.err.contains(reason), qPrintable(answer.err));
        }
    }

    // As many players and rounds as are read: whoever looks for each among all of them does not come back.
    void largestLeague_isReportedAndPaired()
    {
        constexpr int games = test::fewerIfSanitized(40'000);
        const QByteArray planned = listOf(games, [](const QByteArray &i) {
            const int n = i.toInt();
            return "{'id': 'g" + i + "', 'type': 'planned', 'players': ['p" + QByteArray::number(n % 5'000) + "', 'p"
                + QByteArray::number((n * 7 + 1) % 5'000) + "'], 'round': " + QByteArray::number(n + 1) + "}";
        });
        const QString path = put("league.json", book(5'000, planned));
        for (const QStringList &command : {QStringList{"campaign", "report", path}, QStringList{"campaign", "table", path},
                                           QStringList{"campaign", "pair", path, "--how", "swiss"}}) {
            const Answer answer = runProgram(command);
            QVERIFY2(answer.code == 0, qPrintable(answer.err));
        }
    }

    void everybodyAgainstEverybody_ofThousands_comesInParts()
    {
        const QString path = put("thousands.json", book(4'000, {}));
        const Answer answer = runProgram({"campaign", "pair", path, "--how", "round-robin"});
        QVERIFY2(answer.code == 0, qPrintable(answer.err));
        QVERIFY(answer.out.count('\n') >= 20'000 && answer.out.count('\n') < 30'000);
    }

    void manyWounded_recover()
    {
        const QByteArray wounded = missions(1,
                                            "'sides': [{'force': 'f'}], 'participants': [" + listOf(20'000, [](const QByteArray &i) {
                                                return "{'soldier': 's" + i + "', 'outcome': 'wounded', 'misses': 3}";
                                            }) + "]");
        const QByteArray later = listOf(
            3'000, [](const QByteArray &i) { return "{'id': 'l" + i + "', 'type': 'mission', 'sides': [{'force': 'f'}]}"; });
        const QString path = put("wounded.json", book(1, force(20'000) + "," + wounded + "," + later));
        const Answer answer = runProgram({"campaign", "report", path, "--json"});
        QVERIFY2(answer.code == 0, qPrintable(answer.err));
    }

    void largeMap_drawnAndTakenOften()
    {
        const QByteArray areas = listOf(
            100'000, [](const QByteArray &i) { return "{'id': 'a" + i + "', 'row': " + QByteArray::number(i.toInt() % 300) + "}"; });
        const QByteArray map = "{'id': 'map1', 'type': 'map', 'areas': [" + areas + "]}, {'id': 'map2', 'type': 'map', 'areas': [" + areas
            + "]}";
        const QByteArray taken = listOf(50'000, [](const QByteArray &i) {
            return "{'id': 't" + i + "', 'type': 'taken', 'area': 'a" + QByteArray::number(99'999 - i.toInt()) + "', 'player': 'p0'}";
        });
        const QString path = put("map.json", book(1, map + "," + taken));
        const Answer answer = runProgram({"campaign", "report", path});
        QVERIFY2(answer.code == 0, qPrintable(answer.err));
    }

    // Rules travel in the book: a formula is judged before it is asked.
    void formulas_thatNeverEnd_areTold_data()
    {
        QTest::addColumn<QByteArray>("formula");
        QTest::newRow("sums in sums") << QByteArray("sum(a, 1, 1000, sum(b, 1, 1000, sum(c, 1, 1000, sum(d, 1, 1000, a * b * c * d))))");
        QTest::newRow("long") << QByteArray("won") + QByteArray("+won").repeated(200'000);
        QTest::newRow("brackets") << QByteArray("(").repeated(100'000) + "won" + QByteArray(")").repeated(100'000);
    }
    void formulas_thatNeverEnd_areTold()
    {
        QFETCH(QByteArray, formula);
        const QByteArray rules = "{'standings': {'points': '" + formula + "', 'ties': [" + ("'" + formula + "',").repeated(20) + "'won']}}";
        const QString path = put("formula.json", book(30, {}, rules));
        const Answer answer = runProgram({"campaign", "report", path});
        QVERIFY2(answer.code == 0, qPrintable(answer.err));
        QVERIFY2(answer.out.contains("rules.standings.points"), qPrintable(answer.out.right(2000)));
        QVERIFY2(answer.out.size() < 100'000, qPrintable(QString::number(answer.out.size()))); // the formula is not said whole
    }

    void byteOrderMark_isNoDamage()
    {
        const QString path = put("bom.json", "\xef\xbb\xbf" + book(2, force(2)));
        const Answer answer = runProgram({"campaign", "report", path});
        QVERIFY2(answer.code == 0, qPrintable(answer.err));
    }
};

int main(int argc, char **argv)
{
    return test::hostileMain<tst_HostileBooks>(argc, argv);
}
#include "tst_HostileBooks.moc"
