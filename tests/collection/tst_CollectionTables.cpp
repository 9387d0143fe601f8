// SPDX-License-Identifier: GPL-3.0-or-later
#include "collection/CollectionCsv.h"
#include "support/TestMain.h"

using namespace muster;
using namespace muster::collection;

/// Tables of a collection that go out to any spreadsheet, and come in from anywhere.
class tst_CollectionTables : public QObject
{
    Q_OBJECT

    static QStringList oddTexts()
    {
        return {"=1+1",        "+cmd|' /C calc'!A0",
                "@SUM(A1)",    "-3 men",
                "a;=1+1",      "a\t=1",
                "a|@b",        "a\n=1",
                "a;-b",        "a,b",
                "the \"old\"", "'s",
                "-3",          QString::fromUtf8("Söhne; und; =x")};
    }

    static Collection oddCollection()
    {
        Changes changes;
        for (const QString &odd : oddTexts()) {
            const FigureKey key = FigureKey::free(odd);
            changes.push_back(Change::label(key, odd, {}, odd));
            changes.push_back(Change::move(key, {}, State::Painted, 2));
            changes.push_back(Change::mark(Change::Kind::Note, key, odd));
            changes.push_back(Change::mark(Change::Kind::Place, key, odd));
        }
        return Collection::fold({Action{"a", "game", QDateTime(QDate(2026, 10, 1), QTime(20, 0)), changes, {}, {}}});
    }

    // A line as a spreadsheet sees it that splits at this character; it knows quotes where a cell begins with one.
    static QStringList cellsOf(const QString &text, QChar separator)
    {
        QStringList cells;
        QString cell;
        bool quoted = false;
        for (const QChar c : text) {
            if (c == '"' && (quoted || cell.isEmpty())) {
                quoted = !quoted;
            } else if (!quoted && (c == separator || c == '\n')) {
                cells.append(cell);
                cell.clear();
            } else {
                cell += c;
            }
        }
        return cells << cell;
    }

private slots:
    void cells_areNoFormulas_whereverALineIsSplit()
    {
        const Collection collection = oddCollection();
        const GameShelf shelf{"game", "=Game", &collection, nullptr};
        const QString csv = QString::fromUtf8(collectionCsv({shelf}));
        for (const QChar separator : QString(",;|\t")) {
            for (const QString &cell : cellsOf(csv, separator)) {
                bool number = false;
                (void)cell.toDouble(&number);
                QVERIFY2(number || cell.isEmpty() || !QString("=+-@").contains(cell.front()), qPrintable(cell));
            }
        }
    }

    void tables_comeBackAsTheyWere()
    {
        const Collection collection = oddCollection();
        const GameShelf shelf{"game", "=Game", &collection, nullptr};
        const auto read = readCollectionCsv(collectionCsv({shelf}), "t.csv",
                                            [&](const QString &name) { return name == "=Game" ? &shelf : nullptr; });
        QVERIFY2(read.ok(), read ? "" : read.error().message().c_str());
        QCOMPARE(read->rows, int(oddTexts().size()));
        QCOMPARE(read->changed, 0);
        QMap<QString, Paint> paints;
        for (const QString &odd : oddTexts())
            paints.insert(odd, {odd, odd, odd, "#112233", stockFromId("low"), odd});
        const auto again = readPaintsCsv(paintsCsv(paints), "p.csv", paints, [] { return QString("fresh"); });
        QVERIFY2(again.ok(), again ? "" : again.error().message().c_str());
        QVERIFY(again->empty());
    }

    // Each is looked up, not looked for among all the others.
    void manyPaints_twice()
    {
        QMap<QString, Paint> paints;
        for (int i = 0; i < 20'000; ++i)
            paints.insert(QString::number(i), {QString::number(i), QString("Paint %1").arg(i), "Range", "#112233", stockFromId("low"), {}});
        const auto read = readPaintsCsv(paintsCsv(paints), "p.csv", paints, [] { return QString("fresh"); });
        QVERIFY(read.ok());
        QVERIFY(read->empty());
    }

    void prices_areNumbersThatCanBeAddedUp()
    {
        const Collection collection;
        const GameShelf shelf{"game", "Game", &collection, nullptr};
        for (const char *price : {"nan", "inf", "-inf", "1e300", "-2"}) {
            const auto read = readCollectionCsv(QByteArray("game,unit,price\nGame,Tank,") + price + "\n", "t.csv",
                                                [&](const QString &) { return &shelf; });
            QVERIFY2(!read.ok(), price);
            QVERIFY(QString::fromStdString(read.error().message()).contains("t.csv:2"));
        }
    }
};

MUSTER_TEST_MAIN(tst_CollectionTables)
#include "tst_CollectionTables.moc"
