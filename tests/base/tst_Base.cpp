// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Finding.h"
#include "base/IdSource.h"
#include "base/Number.h"
#include "base/Result.h"
#include "base/Text.h"
#include "support/TestMain.h"

#include <cmath>
#include <limits>
#include <set>

using namespace muster;

/// The small helpers that everything stands on.
class tst_Base : public QObject
{
    Q_OBJECT

private slots:
    void numbersOfEverySize_areReadAsTheyAreWritten()
    {
        for (const double value : {0.0, 1.5, -3.0, 1e15, 1e21, 1e308, -1e308, 1e-7, 1e-300, 0.1 + 0.2}) {
            QCOMPARE(base::parseNumber(base::formatNumber(value)).value_or(-1), base::rounded(value));
            QCOMPARE(base::parseNumber(base::formatJavaDouble(value)).value_or(-1), base::rounded(value));
        }
        QCOMPARE(base::formatJavaDouble(7), std::string("7.0"));
    }

    void parseNumber_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("good");
        QTest::addColumn<double>("value");
        QTest::newRow("whole") << "12" << true << 12.0;
        QTest::newRow("fraction") << " 0.5 " << true << 0.5;
        QTest::newRow("signs") << "+3" << true << 3.0;
        QTest::newRow("negative") << "-1.0" << true << -1.0;
        QTest::newRow("exponent") << "1e3" << true << 1000.0;
        QTest::newRow("empty") << "" << false << 0.0;
        QTest::newRow("blank") << "  " << false << 0.0;
        QTest::newRow("rest") << "6\"" << false << 0.0;
        QTest::newRow("too large") << "1e999" << false << 0.0;
        QTest::newRow("not a number") << "nan" << false << 0.0;
        QTest::newRow("infinity") << "inf" << false << 0.0;
        QTest::newRow("comma") << "1,5" << false << 0.0;
        QTest::newRow("every digit of a large one") << "1" + QString(99, '0') << true << 1e99;
        QTest::newRow("longer than any") << QString(401, '1') << false << 0.0;
    }

    void parseNumber()
    {
        QFETCH(QString, text);
        QFETCH(bool, good);
        const auto value = base::parseNumber(text.toStdString());
        QCOMPARE(value.has_value(), good);
        if (good)
            QTEST(*value, "value");
    }

    void parseInteger_refusesWhatDoesNotFit()
    {
        QCOMPARE(base::parseInteger(" 7 ").value_or(-1), 7);
        QCOMPARE(base::parseInteger("-7").value_or(-1), -7);
        for (const char *bad : {"", "7.5", "99999999999", "x", "7x"})
            QVERIFY2(!base::parseInteger(bad), bad);
    }

    void sums_areShownAsPeopleWriteThem()
    {
        QCOMPARE(base::rounded(0.7 + 0.1), 0.8);
        QVERIFY(!std::signbit(base::rounded(-0.0)));
        QCOMPARE(base::rounded(std::numeric_limits<double>::quiet_NaN()), 0.0);
        QCOMPARE(base::formatNumber(10), std::string("10"));
        QCOMPARE(base::formatNumber(0.1 + 0.2), std::string("0.3"));
        QCOMPARE(base::formatNumber(-2.5), std::string("-2.5"));
        QVERIFY(base::formatNumber(1e300).size() > 100);
        QCOMPARE(base::formatJavaDouble(320), std::string("320.0"));
        QCOMPARE(base::formatJavaDouble(0.5), std::string("0.5"));
    }

    void texts_areCutAndJoined()
    {
        QCOMPARE(base::trimmed(" \t a b \n"), std::string_view("a b"));
        const auto parts = base::split("a::b::", "::");
        QCOMPARE(parts.size(), std::size_t(3));
        QCOMPARE(parts[1], std::string_view("b"));
        QVERIFY(parts[2].empty());
        QCOMPARE(base::join({"a", "b"}, ", "), std::string("a, b"));
        QCOMPARE(base::join({}, ", "), std::string());
        QCOMPARE(base::replaced("aaa", "a", "ba"), std::string("bababa"));
        QCOMPARE(base::replaced("abc", "", "x"), std::string("abc"));
    }

    void xml_isEscapedForTextAndAttribute()
    {
        QCOMPARE(base::xmlEscaped("a<b>&\"c\"", false).find('<'), std::string::npos);
        QVERIFY(base::xmlEscaped("say \"x\"", true).find("&quot;") != std::string::npos);
        QVERIFY(base::xmlEscaped("two\nlines", true).find('\n') == std::string::npos); // a reader would make a space of it
    }

    void yes_isWrittenInTwoWays()
    {
        QVERIFY(base::isTrue("true") && base::isTrue("1"));
        for (const char *no : {"false", "0", "", "TRUE", "yes"})
            QVERIFY2(!base::isTrue(no), no);
    }

    void ids_neverComeTwice_andCanBeRepeated()
    {
        base::RandomIdSource random;
        std::set<std::string> seen;
        for (int i = 0; i < 10'000; ++i)
            QVERIFY(seen.insert(random.next()).second);
        base::RandomIdSource one(7);
        base::RandomIdSource two(7);
        QCOMPARE(one.next(), two.next());
        base::CountingIdSource counting("x");
        QCOMPARE(counting.next(), std::string("x1"));
        QCOMPARE(counting.next(), std::string("x2"));
    }

    void results_holdValueOrError()
    {
        const base::Result<int> good = 3;
        QVERIFY(good.ok() && good);
        QCOMPARE(good.valueOr(9), 3);
        const base::Result<int> bad = base::Error{"a.b", "It broke", "file:3"};
        QVERIFY(!bad.ok());
        QCOMPARE(bad.valueOr(9), 9);
        QCOMPARE(bad.error().message(), std::string("file:3: It broke"));
        QVERIFY(base::Result<void>().ok());
        const base::Finding finding{"link.broken", base::Severity::Warning, "own.cat", 5, "leads nowhere", {}, 1};
        QCOMPARE(finding.message(), std::string("own.cat:5: leads nowhere"));
        QCOMPARE(base::toString(finding.severity), "warning");
    }
};

MUSTER_TEST_MAIN(tst_Base)
#include "tst_Base.moc"
