// SPDX-License-Identifier: GPL-3.0-or-later
#include "SampleCards.h"
#include "print/cards/MostRows.h"
#include "print/layout/RichText.h"
#include "print/sheets/ReferenceSheet.h"
#include "support/TestMain.h"

using namespace muster;
using namespace muster::print;
using namespace muster::test;

namespace {

QString ideographs(int count)
{
    QString text;
    for (int i = 0; i < count; ++i)
        text += QChar(0x4e00 + i % 2000);
    return text;
}

QString letters(int count)
{
    QString text;
    for (int i = 0; i < count; ++i)
        text += QChar('a' + i % 26);
    return text;
}

RichText::Setting column(double width)
{
    return {regular(8), width, 1.18, Align::Left, Inks::text, 0};
}

QStringList drawnLines(const RichText &text, const TextMeter &meter, double width)
{
    Canvas canvas(meter, Inks{}, PaperText("en"));
    text.draw(canvas, 0, 0, column(width));
    QStringList lines;
    for (const Item &command : canvas.take())
        if (const auto *drawn = std::get_if<TextItem>(&command))
            lines.append(drawn->text);
    return lines;
}

CardContent cardWithRule(const QString &text)
{
    CardContent card = pounder();
    for (Block &block : card.back)
        if (auto *rules = std::get_if<RulesBlock>(&block))
            rules->entries = {RuleEntry{"Rule", text, {}, {}, true}};
    return card;
}

} // namespace

/// Texts that no English book has: a word longer than a line, a script without spaces, tables as people type them.
class tst_LongText : public QObject
{
    Q_OBJECT

private slots:
    void everyLineFits_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("one letter after the other") << letters(500);
        QTest::newRow("Chinese") << ideographs(500);
        QTest::newRow("Japanese with signs") << QString::fromUtf8("「これは、テストです。」とかれはいった。").repeated(20);
        QTest::newRow("Chinese between Latin") << "Panzer" + ideographs(60) + "Gun " + ideographs(90);
        QTest::newRow("pairs of surrogates") << QString::fromUtf8("\xF0\x9D\x94\x84").repeated(200);
        QTest::newRow("letters with accents of their own") << QString("e").append(QChar(0x301)).repeated(200);
        QTest::newRow("several faces in one word") << "**" + letters(90) + "**" + letters(90) + "*" + letters(90) + "*";
    }
    // Points of a list begin lines of their own on the next face, too.
    void list_flowsOnAsAList()
    {
        const TextMeter meter;
        const RichText rich = RichText::markdown("When it wakes:\n• one wound comes back\n• one figure comes back\n• nothing else");
        for (int lines = 1; lines < 4; ++lines) {
            const auto [here, rest] = rich.split(meter, column(200), lines);
            QCOMPARE(here.toPlainText() + '\n' + rest.toPlainText(), rich.toPlainText());
        }
    }

    void everyLineFits()
    {
        QFETCH(QString, text);
        const TextMeter meter;
        const RichText rich = RichText::markdown(text);
        QVERIFY(rich.lineCount(meter, column(30)) > 1);
        QVERIFY(rich.widestLine(meter, column(30)) <= 30 + 1e-6);
        // Nothing is lost, nothing added, and no character is torn.
        QString all;
        for (const QString &line : drawnLines(rich, meter, 30)) {
            QVERIFY(!line.front().isLowSurrogate() && !line.back().isHighSurrogate());
            QVERIFY(line.front().unicode() != 0x301);
            all += line;
        }
        QCOMPARE(all.remove(' '), rich.toPlainText().remove(' '));
        // What flows to the next card is the rest.
        const auto [here, rest] = rich.split(meter, column(30), 2);
        QCOMPARE(QString(here.toPlainText() + rest.toPlainText()).remove(' '), rich.toPlainText().remove(' '));
        QCOMPARE(here.lineCount(meter, column(30)), 2);
    }

    // A word that is broken fills its lines.
    void brokenWordFillsLines()
    {
        const TextMeter meter;
        const QStringList lines = drawnLines(RichText::plain(letters(400)), meter, 30);
        for (qsizetype i = 0; i + 1 < lines.size(); ++i)
            QVERIFY2(meter.width(lines[i] + lines[i + 1].front(), regular(8)) > 29, qPrintable(lines[i]));
        // Closing signs do not begin a line.
        for (const QString &line : drawnLines(RichText::plain(QString::fromUtf8("漢字漢字漢、").repeated(40)), meter, 30))
            QVERIFY(line.front() != QChar(0x3001));
    }

    void wordsOfWesternTextsStayWhole()
    {
        const TextMeter meter;
        const QString text = "A walker of the 2nd-line Sturm-Grenadiers, hard/soft (x2) moves 10\u00a0cm.";
        QStringList words;
        for (const QString &line : drawnLines(RichText::plain(text), meter, 24))
            words += line.split(' ');
        QCOMPARE(words, text.split(' '));
    }

    // Twice the text is twice the work, and no more than some times its length.
    void workGrowsWithLength_data()
    {
        QTest::addColumn<bool>("chinese");
        QTest::newRow("Latin") << false;
        QTest::newRow("Chinese") << true;
    }
    void workGrowsWithLength()
    {
        QFETCH(bool, chinese);
        for (const int length : {2000, 10000, 20000}) {
            const TextMeter meter;
            const RichText text = RichText::plain(chinese ? ideographs(length) : letters(length));
            QVERIFY(text.lineCount(meter, column(50)) > length / 100);
            QVERIFY2(meter.measured() < qint64(length) * 12, qPrintable(QString::number(meter.measured())));
        }
    }

    void cardWithOneEndlessWord_data() { workGrowsWithLength_data(); }
    void cardWithOneEndlessWord()
    {
        QFETCH(bool, chinese);
        const TextMeter meter;
        const QString word = chinese ? ideographs(2000) : letters(10000);
        const CardResult result = layoutCard(cardWithRule(word), CardOptions{}, meter, {1, 1});
        QVERIFY(result.has(Adaptation::Continued));
        QString all;
        for (const Card &card : result.cards)
            for (const auto &face : {card.front, card.back})
                for (const Item &command : *face)
                    if (const auto *drawn = std::get_if<TextItem>(&command))
                        all += drawn->text;
        QVERIFY(all.contains(word.right(10)));
        // Each of some ten sizes of type is tried, and the text is broken a few times in each.
        QVERIFY2(meter.measured() < qint64(word.size()) * 200, qPrintable(QString::number(meter.measured())));
    }

    void nameOfAnyLengthIsMeasuredFewTimes()
    {
        const TextMeter meter;
        const QString name = letters(5000);
        QCOMPARE(meter.fitted(name, bold(12), 20, 6.5, 0.1).points, 6.5);
        QVERIFY(meter.measured() <= 3 * name.size());
        const QString few = "Sturm-Grenadiere";
        const Font fitting = meter.fitted(few, bold(12), meter.width(few, bold(9)), 6.5, 0.25);
        QCOMPARE(fitting.points, 9.0);
    }

    void mostRowsIsTheLargestNumberThatFits()
    {
        for (const size_t count : {0u, 1u, 2u, 7u, 1000u})
            for (const size_t room : {0u, 1u, 3u, 999u, 2000u}) {
                int asked = 0;
                QCOMPARE(mostRows(count,
                                  [&](size_t rows) {
                                      ++asked;
                                      return rows <= room;
                                  }),
                         std::min(count, room));
                QVERIFY(asked <= 12);
            }
    }

    // ---- tables as people type them

    void raggedTableBecomesRectangular()
    {
        const Markdown text = Markdown::parse(
            "# R\n## S\n| Range | Dice |\n|---|---|\n| short | 2 |\n| long | 1 | cover |\n| far |\n\n| a |\n");
        QCOMPARE(text.sections.size(), size_t(1));
        const auto &table = std::get<MdTable>(text.sections[0].blocks.at(0));
        QCOMPARE(table.head, QStringList({"Range", "Dice", ""}));
        QCOMPARE(table.rows.size(), size_t(3));
        QCOMPARE(table.rows[0], QStringList({"short", "2", ""}));
        QCOMPARE(table.rows[1], QStringList({"long", "1", "cover"}));
        QCOMPARE(table.rows[2], QStringList({"far", "", ""}));
        QCOMPARE(std::get<MdTable>(text.sections[0].blocks.at(1)).head, QStringList{"a"});
    }

    void raggedTablesAreDrawn_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("longer row below") << "| Range | Dice |\n|---|---|\n| short | 2 |\n| long | 1 | cover |";
        QTest::newRow("nine columns in one row") << "| a |\n|---|\n| b |\n| 1 | 2 | 2 | 2 | 5 | 6 | 7 | 8 | 9 |\n| - | - |";
        QTest::newRow("no cells at all") << "|\n||\n|---|\n|\n| a |";
        QTest::newRow("a rule alone") << "|---|---|\n| a |";
        QTest::newRow("more columns than paper") << "|" + QString(" x |").repeated(5000) + "\n|\n|\n";
        QTest::newRow("a brace that never closes") << QString("{").repeated(50000);
    }
    void raggedTablesAreDrawn()
    {
        QFETCH(QString, text);
        const TextMeter meter;
        const Pages pages = layoutReference(Markdown::parse("# T\n## S\n" + text), SheetStyle{}, "sub", meter);
        QVERIFY(!pages.empty());
    }

    // A whole book as reference is laid out a few times, not hundreds of times.
    void bookAsReference()
    {
        QString text = "# Book\n";
        for (int i = 0; i < 400; ++i)
            text += QString("## Chapter %1\n").arg(i) + QString("Some words that make %1 lines. ").arg(i).repeated(40) + "\n";
        const TextMeter meter;
        const Pages pages = layoutReference(Markdown::parse(text), SheetStyle{}, {}, meter);
        QVERIFY(pages.size() > 40);
    }
};

MUSTER_TEST_MAIN(tst_LongText)
#include "tst_LongText.moc"
