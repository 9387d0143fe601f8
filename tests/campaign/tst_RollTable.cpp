// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/RollTable.h"

#include "campaign/CampaignRules.h"
#include "campaign/Ladder.h"
#include "support/TestMain.h"
#include "text/Speaking.h"

#include <QRandomGenerator>

using namespace muster;
using namespace muster::campaign;

/// Tables on which soldiers throw: their dice, their lines as a player writes them, and the ladders beside them.
class tst_RollTable : public QObject
{
    Q_OBJECT

private slots:
    void dice_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("lowest");
        QTest::addColumn<int>("highest");
        QTest::newRow("one") << "D6" << 1 << 6;
        QTest::newRow("small letter") << "d10" << 1 << 10;
        QTest::newRow("two") << "2D6" << 2 << 12;
        QTest::newRow("blanks") << " 3 D 8 " << 3 << 24;
        QTest::newRow("tens and units") << "D66" << 11 << 66;
        QTest::newRow("hundreds too") << "d666" << 111 << 666;
        QTest::newRow("two with sixty-six sides") << "2D66" << 2 << 132;
        QTest::newRow("many sides") << "D1000" << 1 << 1000;
    }
    void dice()
    {
        QFETCH(QString, words);
        QFETCH(int, lowest);
        QFETCH(int, highest);
        const auto spec = diceSpec(words);
        QVERIFY(spec.has_value());
        QCOMPARE(spec->lowest(), lowest);
        QCOMPARE(spec->highest(), highest);
        // What falls is always within its bounds, and can be typed in again as one number.
        QRandomGenerator random(1);
        for (int i = 0; i < 200; ++i) {
            const QVector<int> thrown = spec->thrown(random);
            const int value = spec->valueOf(thrown);
            QVERIFY(value >= lowest && value <= highest);
            const auto shown = spec->showing(value);
            QVERIFY(shown.has_value());
            QCOMPARE(spec->valueOf(*shown), value);
            QCOMPARE(shown->size(), thrown.size());
        }
        QVERIFY(!spec->showing(lowest - 1));
        QVERIFY(!spec->showing(highest + 1));
    }

    void wordsThatAreNoDice_data()
    {
        QTest::addColumn<QString>("words");
        for (const char *words : {"", "6", "D", "D1", "0D6", "21D6", "D1001", "DD6", "2D6+1", "D6 D6", "-1D6", "W6"})
            QTest::newRow(*words ? words : "nothing") << QString(words);
    }
    void wordsThatAreNoDice()
    {
        QFETCH(QString, words);
        QVERIFY(!diceSpec(words).has_value());
    }

    // A die that shows the tens has no face 0 and none above 6.
    void tensAndUnits_haveGaps()
    {
        const auto spec = diceSpec("D66");
        QVERIFY(spec);
        for (int value = 11; value <= 66; ++value)
            QCOMPARE(spec->showing(value).has_value(), value % 10 >= 1 && value % 10 <= 6);
    }

    void lines_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("read");
        const auto row = [](const char *name, const QString &line, const QString &read) { QTest::newRow(name) << line << read; };
        row("one value", "2 Dead; dies", "2-2|Dead||dies 0|0");
        row("several", "3-6 Broken leg: slow; misses 2", "3-6|Broken leg|slow|misses 2|0");
        row("a long dash", "3–6 Scratch", "3-6|Scratch|| 0|0");
        row("a full stop", "7. Lucky; +3", "7-7|Lucky|| 0|3");
        row("misses one", "1 Stunned; misses", "1-1|Stunned||misses 1|0");
        row("both effects", "1 Old wound: limps; retires; +10", "1-1|Old wound|limps|retires 0|10");
        row("capitals", "1 Dead; DIES", "1-1|Dead||dies 0|0");
        row("nothing behind", "4 Nothing", "4-4|Nothing|| 0|0");
        row("empty effect", "4 Nothing;", "4-4|Nothing|| 0|0");
        row("signs of a sentence", "4 100 % sure <b>: it is (really)", "4-4|100 % sure <b>|it is (really)| 0|0");
    }
    void lines()
    {
        QFETCH(QString, line);
        QFETCH(QString, read);
        int wrong = -1;
        const QVector<RollRow> rows = rowsFromText(line, &wrong);
        QCOMPARE(wrong, 0);
        QCOMPARE(rows.size(), 1);
        const RollRow &row = rows.first();
        QCOMPARE(QString("%1-%2|%3|%4|%5 %6|%7")
                     .arg(QString::number(row.from), QString::number(row.to), row.name.in("en"), row.text.in("en"),
                          rollFateNames().at(int(row.fate)), QString::number(row.misses), QString::number(row.experience)),
                 read);
    }

    void linesThatCannotBeRead_areCounted()
    {
        int wrong = -1;
        QCOMPARE(rowsFromText("1 Fine\n\nnonsense\n2 Fine too\n9-3 backwards", &wrong).size(), 2);
        QCOMPARE(wrong, 3); // the first of them, empty lines counted
        QVERIFY(rowsFromText("1 Odd; explodes", &wrong).isEmpty());
        QCOMPARE(wrong, 1);
        QVERIFY(rowsFromText("", &wrong).isEmpty());
        QCOMPARE(wrong, 0);
    }

    // Whatever a table holds, its text is read back as it was: in both languages, each reading English too.
    void texts_areReadBack()
    {
        QRandomGenerator random(9);
        for (const char *language : {"en", "fr"}) {
            const text::Speaking speaking(language);
            for (int round = 0; round < 60; ++round) {
                RollTable table;
                int from = 1;
                for (int i = random.bounded(1, 8); i > 0; --i) {
                    RollRow row;
                    row.from = from;
                    row.to = from + int(random.bounded(3));
                    row.id = QString::number(row.from);
                    row.name = LocalText(QStringList{"Dead", "Lost an eye", "Éclat d’obus", "+2 luck"}.at(random.bounded(4)));
                    if (random.bounded(2))
                        row.text = LocalText(QStringList{"-1 to shoot", "slow (half)", "50 %"}.at(random.bounded(3)));
                    row.fate = RollFate(random.bounded(4));
                    row.misses = row.fate == RollFate::Misses ? int(random.bounded(1, 5)) : 0;
                    row.experience = int(random.bounded(2)) * int(random.bounded(1, 30));
                    table.rows.append(row);
                    from = row.to + 1;
                }
                int wrong = -1;
                const QVector<RollRow> read = rowsFromText(rowsText(table, language), &wrong);
                QVERIFY2(wrong == 0, qPrintable(rowsText(table, language)));
                QCOMPARE(read.size(), table.rows.size());
                for (int i = 0; i < read.size(); ++i) {
                    QCOMPARE(read.at(i).from, table.rows.at(i).from);
                    QCOMPARE(read.at(i).to, table.rows.at(i).to);
                    QCOMPARE(read.at(i).name.in(language), table.rows.at(i).name.in(language));
                    QCOMPARE(read.at(i).text.in(language), table.rows.at(i).text.in(language));
                    QCOMPARE(read.at(i).fate, table.rows.at(i).fate);
                    QCOMPARE(read.at(i).misses, table.rows.at(i).misses);
                    QCOMPARE(read.at(i).experience, table.rows.at(i).experience);
                }
            }
        }
        const text::Speaking french("fr");
        QCOMPARE(rowsFromText("1 Mort; dies").first().fate, RollFate::Dies); // a table of the house, brought along
    }

    void rows_areFoundByWhatTheDiceShow()
    {
        RollTable table;
        table.rows = rowsFromText("2 Dead; dies\n3-6 Leg\n8-12 Scratch");
        QCOMPARE(table.rowFor(2)->name.in("en"), "Dead");
        QCOMPARE(table.rowFor(6)->name.in("en"), "Leg");
        QCOMPARE(table.rowFor(7), nullptr); // a gap is nobody's
        QCOMPARE(table.rowFor(13), nullptr);
        QCOMPARE(table.row("8")->name.in("en"), "Scratch");
        QCOMPARE(table.row("9"), nullptr);
    }

    void ladders_areClimbedByLifePoints()
    {
        Ladder ladder;
        QCOMPARE(ladder.indexForLifePoints(3), -1);
        ladder.ranks = {{"a", LocalText(QStringLiteral("A")), 0, 1, 0, false, {{"x", 1}, {"y", 0}}},
                        {"b", LocalText(QStringLiteral("B")), 5, 2, 0, false, {{"z", 2}}},
                        {"c", LocalText(QStringLiteral("C")), 9, 4, 0, true, {}}};
        QCOMPARE(ladder.indexOf("b"), 1);
        QCOMPARE(ladder.indexOf("d"), -1);
        QCOMPARE(ladder.indexForLifePoints(0), 0); // below the first rank: the first
        QCOMPARE(ladder.indexForLifePoints(3), 1);
        QCOMPARE(ladder.indexForLifePoints(99), 2);
        QCOMPARE(ladder.entriesOfRanks(), (QSet<QString>{"x", "z"}));
        QCOMPARE(ladder.entriesOfRanks(true), (QSet<QString>{"x", "y", "z"}));
    }

    // Rules that a pack or a house writes come back from their file as they were.
    void rules_areReadBack()
    {
        CampaignRules rules = CampaignRules::generic();
        rules.counters = {{"credits", LocalText(QStringLiteral("credits")), 10, 0, 5, 2, 1}};
        rules.tables = {{"injuries", LocalText(QStringLiteral("Injuries")), RollKind::Skill, "2D6",
                         rowsFromText("2 Dead; dies\n3-12 Leg; misses 2; +4")}};
        rules.pointsFormula = "2 * won + drawn";
        rules.tieBreaks = {"balance", "head"};
        const CampaignRules read = CampaignRules::fromJson(rules.toJson());
        QCOMPARE(read.counters, rules.counters);
        QCOMPARE(read.tables, rules.tables);
        QCOMPARE(read.pointsFormula, rules.pointsFormula);
        QCOMPARE(read.tieBreaks, rules.tieBreaks);
        QCOMPARE(read.toJson(), rules.toJson());
    }
};

MUSTER_TEST_MAIN(tst_RollTable)
#include "tst_RollTable.moc"
