// SPDX-License-Identifier: GPL-3.0-or-later
#include "odds/Expression.h"

#include "odds/States.h"
#include "support/TestMain.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <random>

using namespace muster::odds;

namespace {

/// A formula that knows its value without the parser: written down and worked out by two different ways.
struct Made
{
    std::string text;
    std::function<double(const Frame &)> value;
    int rank = 9; ///< of its outermost sign; 9: nothing can tear it apart
};

std::string inBrackets(const Made &made, int rank)
{
    return made.rank < rank ? "(" + made.text + ")" : made.text;
}

/// Random formulas over the names a, b and c, with just the brackets that the rules of arithmetic ask for.
class FormulaSource
{
public:
    explicit FormulaSource(unsigned seed) : m_random(seed) {}

    Made next(int depth)
    {
        if (depth == 0)
            return leaf();
        switch (m_random() % 8) {
        case 0:
            return infix(depth, "+", 5, [](double x, double y) { return x + y; });
        case 1:
            return infix(depth, "-", 5, [](double x, double y) { return x - y; });
        case 2:
            return infix(depth, "*", 6, [](double x, double y) { return x * y; });
        case 3:
            return infix(depth, "<", 4, [](double x, double y) { return double(x < y); });
        case 4:
            return infix(depth, ">=", 4, [](double x, double y) { return double(x >= y); });
        case 5:
            return infix(depth, " and ", 2, [](double x, double y) { return double(x != 0 && y != 0); });
        case 6:
            return choice(depth);
        default:
            return extreme(depth);
        }
    }

    Frame frame()
    {
        Frame frame(3);
        for (double &each : frame)
            each = double(m_random() % 9) - 4;
        return frame;
    }

private:
    Made leaf()
    {
        if (m_random() % 2) {
            const auto place = std::size_t(m_random() % 3);
            return {std::string(1, char('a' + place)), [place](const Frame &frame) { return frame[place]; }};
        }
        const int number = int(m_random() % 10);
        return {std::to_string(number), [number](const Frame &) { return number; }};
    }
    Made infix(int depth, const std::string &sign, int rank, const std::function<double(double, double)> &work)
    {
        const Made left = next(depth - 1), right = next(depth - 1);
        // From left to right among equals: what stands on the right needs brackets where it binds no closer.
        return {inBrackets(left, rank) + sign + inBrackets(right, rank + 1),
                [=](const Frame &frame) { return work(left.value(frame), right.value(frame)); }, rank};
    }
    Made choice(int depth)
    {
        const Made when = next(depth - 1), then = next(depth - 1), other = next(depth - 1);
        return {"if(" + when.text + ", " + then.text + "," + other.text + ")",
                [=](const Frame &frame) { return when.value(frame) != 0 ? then.value(frame) : other.value(frame); }};
    }
    Made extreme(int depth)
    {
        const Made one = next(depth - 1), two = next(depth - 1);
        const bool least = m_random() % 2;
        return {(least ? "min( " : "max(") + one.text + " ," + two.text + ")", [=](const Frame &frame) {
                    return least ? std::min(one.value(frame), two.value(frame)) : std::max(one.value(frame), two.value(frame));
                }};
    }

    std::mt19937 m_random;
};

Names threeNames()
{
    Names names;
    for (const char *name : {"a", "b", "c"})
        names.add(name);
    return names;
}

} // namespace

/// The formulas that packs write: what they mean, what they read, and how they end.
class tst_Expression : public QObject
{
    Q_OBJECT

private slots:
    void randomFormulas_areWorthWhatTheyWereMadeOf()
    {
        FormulaSource source(20260915);
        for (int round = 0; round < 600; ++round) {
            const Made made = source.next(round % 5);
            Names names = threeNames();
            const auto parsed = Expression::parse(made.text, names);
            QVERIFY2(parsed.ok(), made.text.c_str());
            for (int i = 0; i < 5; ++i) {
                Frame frame = source.frame();
                QVERIFY2(parsed->value(frame) == made.value(frame), made.text.c_str());
            }
        }
    }

    // What a formula reads decides which numbers a run carries along: one too few would be a wrong figure.
    void reads_nameEveryPlaceThatMatters()
    {
        FormulaSource source(7);
        for (int round = 0; round < 300; ++round) {
            const Made made = source.next(1 + round % 4);
            Names names = threeNames();
            const auto parsed = Expression::parse(made.text, names);
            QVERIFY(parsed.ok());
            const std::set<int> reads = parsed->reads();
            for (int place = 0; place < 3; ++place) {
                if (reads.count(place))
                    continue;
                Frame one = source.frame(), other = one;
                other[std::size_t(place)] += 3;
                QVERIFY2(parsed->value(one) == parsed->value(other), made.text.c_str());
            }
        }
    }

    void numbers_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value");
        QTest::newRow("powers before signs") << "-2^2" << -4.0;
        QTest::newRow("powers from left to right") << "2^3^2" << 64.0;
        QTest::newRow("two signs") << "- -3" << 3.0;
        QTest::newRow("not binds looser than a comparison") << "not 1 == 2" << 1.0;
        QTest::newRow("and before or") << "1 or 0 and 0" << 1.0;
        QTest::newRow("comparisons are 1 and 0") << "(3 > 2) + (2 > 3)" << 1.0;
        QTest::newRow("greater or equal") << "2 >= 2" << 1.0;
        QTest::newRow("unequal") << "2 != 2" << 0.0;
        QTest::newRow("nothing by nothing") << "5 / 0" << 0.0;
        QTest::newRow("a half") << ".5 + 0.25" << 0.75;
        QTest::newRow("floor forgives rounding") << "floor(0.1 * 3 / 0.1)" << 3.0;
        QTest::newRow("ceil forgives rounding") << "ceil((0.1 + 0.2) * 10)" << 3.0;
        QTest::newRow("root of less than nothing") << "sqrt(0 - 4)" << 0.0;
        QTest::newRow("arc beyond its end") << "acos(2)" << 0.0;
        QTest::newRow("circle") << "floor(pi * 1000)" << 3141.0;
        QTest::newRow("sum") << "sum(i, 1, 4, i * i)" << 30.0;
        QTest::newRow("sum of nothing") << "sum(i, 2, 1, i)" << 0.0;
        QTest::newRow("product") << "product(i, 1, 5, i)" << 120.0;
        QTest::newRow("product of nothing") << "product(i, 2, 1, i)" << 1.0;
        QTest::newRow("most") << "most(i, 0, 5, 3 - abs(i - 2))" << 3.0;
        QTest::newRow("most of the negative") << "most(i, 1, 3, 0 - i)" << -1.0;
        QTest::newRow("sums in sums") << "sum(i, 1, 3, sum(j, 1, i, j))" << 10.0;
        QTest::newRow("largest of many") << "max(1, 9, 3, 4)" << 9.0;
        QTest::newRow("smallest of one") << "min(7)" << 7.0;
        QTest::newRow("blanks everywhere") << "  ( 1+  2 )*3 " << 9.0;
    }
    void numbers()
    {
        QFETCH(QString, text);
        Names names;
        const auto parsed = Expression::parse(text.toStdString(), names);
        QVERIFY2(parsed.ok(), qPrintable(text));
        Frame frame(names.places(), 0);
        QTEST(parsed->value(frame), "value");
    }

    void mistakes_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("nothing") << ""
                                 << "something is missing at the end";
        QTest::newRow("open bracket") << "(1 + 2"
                                      << "a bracket is not closed";
        QTest::newRow("open function") << "min(1, 2"
                                       << "the brackets of min() are not closed";
        QTest::newRow("too many values") << "floor(1, 2)"
                                         << "floor() has another number of values";
        QTest::newRow("unknown name") << "a + strength"
                                      << "there is no \"strength\"";
        QTest::newRow("unknown function") << "twice(2)"
                                          << "there is no function or table \"twice\"";
        QTest::newRow("two numbers") << "1 2"
                                     << "\"2\" is not expected here";
        QTest::newRow("sign without a number") << "1 + * 2"
                                               << "\"*\" is not expected here";
        QTest::newRow("two points") << "1.2.3"
                                    << "a number cannot be read";
        QTest::newRow("open word") << "'bolter"
                                   << "a word in quotes is not closed";
        QTest::newRow("sum without a name") << "sum(, 1, 2, 3)"
                                            << "sum() begins with the name of its running number";
        QTest::newRow("sum of three") << "sum(i, 1, 2)"
                                      << "sum() has four values";
    }
    void mistakes()
    {
        QFETCH(QString, text);
        QFETCH(QString, sentence);
        Names names = threeNames();
        const auto parsed = Expression::parse(text.toStdString(), names);
        QVERIFY(!parsed.ok());
        QCOMPARE(QString::fromStdString(parsed.error().code), "odds.formula");
        const QString said = QString::fromStdString(parsed.error().text());
        QCOMPARE(said, sentence);
    }

    void words_areEqualToThemselvesAlone()
    {
        Names names = threeNames();
        const auto same = Expression::parse("'rail gun' == 'rail gun'", names);
        const auto other = Expression::parse("'rail gun' == 'Rail gun' or 'rail gun' == a", names);
        QVERIFY(same.ok() && other.ok());
        for (double figure = -600; figure < 600; ++figure) {
            Frame frame{figure, 0, 0};
            QCOMPARE(same->value(frame), 1.0);
            QCOMPARE(other->value(frame), 0.0);
        }
    }

    void names_standForFormulas()
    {
        Names names = threeNames();
        const auto meaning = Expression::parse("a + 1", names);
        QVERIFY(meaning.ok());
        names.define("next", meaning->node());
        const auto formula = Expression::parse("next * 2", names);
        QVERIFY(formula.ok());
        Frame frame{4, 0, 0};
        QCOMPARE(formula->value(frame), 10.0); // the meaning is whole: no brackets are needed
        QCOMPARE(formula->reads(), std::set<int>{names.place("a")});
        QCOMPARE(names.place("next"), -1);
    }

    // "Up to 3: 1, up to 6: 2": the first row that reaches, and the last one for everything beyond.
    void tables_areReadByTheirLimits()
    {
        Names names = threeNames();
        names.addTable("price", Table{{{3, 1}, {6, 2}, {10, 5}}});
        const auto formula = Expression::parse("price(a)", names);
        QVERIFY(formula.ok());
        const std::vector<std::pair<double, double>> wanted{{-5, 1}, {3, 1}, {3.5, 2}, {6, 2}, {7, 5}, {10, 5}, {99, 5}};
        for (const auto &[asked, value] : wanted) {
            Frame frame{asked, 0, 0};
            QCOMPARE(formula->value(frame), value);
        }
        QCOMPARE(Table().at(4), 0.0);
        const std::vector<std::string> known = names.known();
        QVERIFY(std::find(known.begin(), known.end(), "price()") != known.end());
        QVERIFY(std::is_sorted(known.begin(), known.end()));
    }

    // The running number of a sum is nobody else's: it comes back as it was.
    void series_leaveTheFrameAsItWas()
    {
        Names names = threeNames();
        const auto formula = Expression::parse("sum(a, 1, 3, a) + a", names);
        QVERIFY(formula.ok());
        Frame frame{10, 0, 0};
        QCOMPARE(formula->value(frame), 16.0);
        QCOMPARE(frame, (Frame{10, 0, 0}));
        // Without its end a slip of the pen would hang the program.
        const auto endless = Expression::parse("sum(i, 0, 1000000000, 1)", names);
        QVERIFY(endless.ok());
        Frame room(names.places(), 0);
        QCOMPARE(endless->value(room), 1001.0);
    }

    void whole_staysInReach()
    {
        Names names = threeNames();
        const auto formula = Expression::parse("a", names);
        QVERIFY(formula.ok());
        const std::vector<std::pair<double, int>> wanted{{2.5, 3},          {-2.5, -3},        {2.4999, 2},  {1e12, 1000000},
                                                         {-1e12, -1000000}, {std::nan(""), 0}, {INFINITY, 0}};
        for (const auto &[value, whole] : wanted) {
            Frame frame{value, 0, 0};
            QCOMPARE(formula->whole(frame), whole);
        }
        Frame frame;
        QCOMPARE(Expression().value(frame), 0.0);
        QVERIFY(!Expression().given());
    }

    // Several numbers as one key, and back; differences may be below zero.
    void states_keepWhatTheyWereGiven()
    {
        std::mt19937 random(11);
        for (std::size_t count = 0; count <= States::mostPlaces; ++count) {
            std::vector<int> places;
            for (std::size_t i = 0; i < count; ++i)
                places.push_back(int(i * 2));
            States states(places);
            std::map<std::vector<double>, double> wanted;
            for (int i = 0; i < 200; ++i) {
                Frame frame(9, 7);
                std::vector<double> values;
                for (const int place : places) {
                    frame[std::size_t(place)] = double(random() % 700) - 500;
                    values.push_back(frame[std::size_t(place)]);
                }
                bool fits = true;
                states.add(states.key(frame, fits), 0.25);
                QVERIFY(fits);
                wanted[values] += 0.25;
            }
            std::map<std::vector<double>, double> found;
            states.forEach([&](States::Key key, double chance) {
                Frame frame(9, 7);
                states.put(key, frame);
                std::vector<double> values;
                for (const int place : places)
                    values.push_back(frame[std::size_t(place)]);
                found[values] += chance;
                QCOMPARE(frame[1], 7.0); // no other place is touched
            });
            QVERIFY(found == wanted);
        }
        bool fits = true;
        (void)States({0}).key(Frame{-513}, fits);
        QVERIFY(!fits);
        fits = true;
        (void)States({0}).key(Frame{65536}, fits);
        QVERIFY(!fits);
    }
};

MUSTER_TEST_MAIN(tst_Expression)
#include "tst_Expression.moc"
