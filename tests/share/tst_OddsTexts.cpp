// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/odds/OddsSide.h"
#include "share/odds/OddsText.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"
#include "text/Speaking.h"

using namespace muster;
using namespace muster::test;

/// Odds in words: what a player reads under an attack, and the grid to paste.
class tst_OddsTexts : public QObject
{
    Q_OBJECT

    std::unique_ptr<packs::PackStore> m_packs = ownPacks();

    void everyPack()
    {
        QTest::addColumn<QString>("pack");
        for (const packs::PackPtr &pack : m_packs->packs())
            if (!pack->odds().modes.empty())
                QTest::newRow(qPrintable(pack->id())) << pack->id();
    }

private slots:
    void percents_data()
    {
        QTest::addColumn<double>("chance");
        QTest::addColumn<QString>("english");
        QTest::newRow("never") << 0.0 << "0 %";
        QTest::newRow("hardly ever") << 0.0049 << "< 1 %";
        QTest::newRow("seldom") << 0.006 << "1 %";
        QTest::newRow("half") << 0.5 << "50 %";
        QTest::newRow("rounded") << 0.4749 << "47 %";
        QTest::newRow("nearly always") << 0.9951 << "> 99 %";
        QTest::newRow("as good as always") << 0.9999999 << "> 99 %";
        QTest::newRow("always") << 1.0 << "100 %";
    }
    void percents()
    {
        QFETCH(double, chance);
        QFETCH(QString, english);
        const text::Speaking speaking("en");
        // Spaces before the sign are a matter of typography.
        const auto plain = [](QString text) { return text.replace(QChar(0x00a0), ' ').replace(QChar(0x202f), ' ').remove(' '); };
        QCOMPARE(plain(share::oddsPercent(chance)), plain(english));
        const text::Speaking french("fr");
        QCOMPARE(plain(share::oddsPercent(chance)), plain(english));
    }

    void means_haveTheSignsOfTheLanguage()
    {
        {
            const text::Speaking speaking("en");
            QCOMPARE(share::oddsMean(1234.56), "1234.6");
            QCOMPARE(share::oddsMean(2, 2), "2.00");
        }
        const text::Speaking speaking("fr");
        QCOMPARE(share::oddsMean(1234.56), "1234,6");
    }

    // Every game: whatever attacks whatever, there is a head, no place of a sentence is left open, and figures are chances.
    void everyAnswer_isSaid_data() { everyPack(); }
    void everyAnswer_isSaid()
    {
        QFETCH(QString, pack);
        const packs::PackPtr game = m_packs->find(pack);
        const packs::OddsAsker asker(*game);
        rules::Evaluator evaluator(game->data());
        evaluator.evaluate(sampleRoster(*game, 0));
        int said = 0;
        for (const char *language : {"en", "fr"}) {
            const text::Speaking speaking(language);
            const share::OddsSide mine = share::oddsSide(*game, evaluator, share::RosterLook::of(*game, language));
            const share::OddsSide theirs = share::typicalSide(*game, language);
            QVERIFY(!mine.isEmpty());
            QCOMPARE(mine.names.size(), qsizetype(mine.units.size()));
            QCOMPARE(mine.ids.size(), mine.names.size());
            QCOMPARE(mine.points().size(), mine.units.size());
            for (const packs::OddsUnit &attacker : mine.units) {
                for (const packs::OddsUnit &target : theirs.units) {
                    packs::OddsQuestion question;
                    question.attacker = &attacker;
                    question.target = &target;
                    question.mode = asker.bestMode(question);
                    if (!question.mode)
                        continue;
                    const auto reply = asker.ask(question);
                    QVERIFY2(reply.ok(), reply.ok() ? "" : reply.error().message().c_str());
                    const share::OddsWords words = share::oddsWords(*question.mode, *reply, language);
                    QVERIFY(!words.head.isEmpty());
                    for (const QString &line : QStringList{words.head} + words.lines)
                        QVERIFY2(!line.contains("%1") && !line.contains("%2") && !line.contains("nan"), qPrintable(line));
                    const auto worth = share::pointsPerPoint(question, *reply);
                    QVERIFY(!worth || *worth >= 0);
                    const QStringList names = share::oddsRuleNames(*game, asker, question, reply->notCounted, language);
                    QCOMPARE(names.size(), reply->notCounted.size());
                    ++said;
                }
            }
        }
        QVERIFY2(said > 0 || game->odds().targets.empty(), qPrintable(pack));
    }

    void unknownFigures_areNamedAndNotGuessed()
    {
        const text::Speaking speaking("en");
        packs::OddsReply reply;
        reply.unknown = {"Scout Team: protection", "Rail gun: strength"};
        const share::OddsWords words = share::oddsWords(packs::OddsMode(), reply, "en");
        QCOMPARE(words.head, "A figure is not known");
        QCOMPARE(words.lines, QStringList{"Nobody wrote down: Scout Team: protection, Rail gun: strength."});
        QVERIFY(!share::pointsPerPoint({}, reply).has_value());
    }

    void severalAttacks_areSaidInOneLine_data()
    {
        QTest::addColumn<QList<double>>("again");
        QTest::addColumn<QString>("line");
        QTest::newRow("not asked") << QList<double>() << "";
        QTest::newRow("one is enough") << QList<double>{0.95} << "";
        QTest::newRow("half, nearly all") << QList<double>{0.2, 0.4, 0.6, 0.8, 0.92} << "It takes 3 such attacks for 50 %, 5 for 90 %.";
        QTest::newRow("at once") << QList<double>{0.3, 0.97} << "It takes 2 such attacks for 90 %.";
        QTest::newRow("half by one") << QList<double>{0.6, 0.8, 0.9} << "It takes 3 such attacks for 90 %.";
        QTest::newRow("never nearly all") << QList<double>(8, 0.4) + QList<double>(12, 0.6) << "It takes 9 such attacks for 50 %.";
        QTest::newRow("half by one, never nearly all") << QList<double>(20, 0.6) << "20 such attacks one after the other: 60 %.";
        QTest::newRow("seldom") << QList<double>(20, 0.1) << "20 such attacks one after the other: 10 %.";
    }
    void severalAttacks_areSaidInOneLine()
    {
        QFETCH(QList<double>, again);
        QFETCH(QString, line);
        const text::Speaking speaking("en");
        packs::OddsReply reply;
        reply.answer.lost = {0.8, 0.2};
        reply.answer.mean = reply.answer.any = reply.answer.destroyed = 0.2;
        reply.again = {again.begin(), again.end()};
        const share::OddsWords words = share::oddsWords(packs::OddsMode(), reply, "en");
        QCOMPARE(words.lines.join('\n').replace(QChar::Nbsp, ' '), line);
    }

    // Equal units once, with their number: none is lost and none invented.
    void equalUnits_standTogether_data() { everyPack(); }
    void equalUnits_standTogether()
    {
        QFETCH(QString, pack);
        const packs::PackPtr game = m_packs->find(pack);
        rules::Evaluator evaluator(game->data());
        evaluator.evaluate(sampleRoster(*game, 0));
        share::OddsSide side = share::oddsSide(*game, evaluator, share::RosterLook::of(*game, "en"));
        share::OddsSide doubled = side;
        for (std::size_t i = 0; i < side.units.size(); ++i) {
            doubled.units.push_back(side.units[i]);
            doubled.names.append(side.names[qsizetype(i)]);
            doubled.ids.append(side.ids[qsizetype(i)]);
            doubled.codes.append(side.codes[qsizetype(i)]);
            doubled.icons.append(side.icons[qsizetype(i)]);
        }
        const share::OddsSide once = side.together(), joined = doubled.together();
        QCOMPARE(joined.units.size(), once.units.size());
        QVERIFY(once.units.size() <= side.units.size());
        for (const QString &name : joined.names)
            QVERIFY2(name.contains(QString::fromUtf8("× ")), qPrintable(name));
        QCOMPARE(joined.ids, once.ids);
    }

    // A row for each pair, exact figures with decimal points, whatever the language.
    void matrix_asTextAndTable()
    {
        const packs::PackPtr game = m_packs->find("dust");
        const packs::OddsAsker asker(*game);
        rules::Evaluator evaluator(game->data());
        evaluator.evaluate(sampleRoster(*game, 0));
        const text::Speaking speaking("fr");
        const share::OddsSide mine = share::oddsSide(*game, evaluator, share::RosterLook::of(*game, "fr")).together();
        const share::OddsSide theirs = share::typicalSide(*game, "fr");
        const auto matrix = packs::oddsMatrix(asker, {}, mine.units, theirs.units);
        QVERIFY(matrix.ok());
        const QStringList rows = share::oddsMatrixCsv(*matrix, mine, theirs).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(rows.first(), "attacker,target,mode,destroyed,mean,size,share");
        QCOMPARE(rows.size(), qsizetype(1 + mine.units.size() * theirs.units.size()));
        const QStringList lines = share::oddsMatrixText(*matrix, mine, theirs, share::OddsFigure::Share).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), qsizetype(1 + mine.units.size()));
        for (const QString &line : lines)
            QCOMPARE(line.size(), lines.first().size()); // columns stand under each other
    }
};

MUSTER_TEST_MAIN(tst_OddsTexts)
#include "tst_OddsTexts.moc"
