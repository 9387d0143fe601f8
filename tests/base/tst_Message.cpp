// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Error.h"
#include "base/Finding.h"
#include "support/TestMain.h"

using namespace muster::base;

/// What is told to a person, before it has a language.
class tst_Message : public QObject
{
    Q_OBJECT

private slots:
    void english_putsEverythingInItsPlace()
    {
        QCOMPARE(Message("plain").english(), std::string("plain"));
        QCOMPARE(Message("%2 before %1", {"b", "a"}).english(), std::string("a before b"));
        QCOMPARE(Message("line %1, %2 MB", {7, 2.5}).english(), std::string("line 7, 2.5 MB"));
        QCOMPARE(Message("%1 names '%2'", {Message("a cost of %1", {3}), std::string_view("x")}).english(),
                 std::string("a cost of 3 names 'x'"));
        QCOMPARE(Message("%1", {QString::fromUtf8("Éclair")}).english(), std::string("Éclair"));
        QCOMPARE(Message("50 % of %3", {"a"}).english(), std::string("50 % of %3")); // no such place
    }

    // A unit called "Bravo %1" is no place for another argument.
    void textThatLooksLikeAPlace_staysAsItIs()
    {
        QCOMPARE(Message("%1 and %2", {"Bravo %2", "x"}).english(), std::string("Bravo %2 and x"));
        QCOMPARE(Message(std::string("all of %1")).english(), std::string("all of %1"));
    }

    void count_choosesTheForm()
    {
        QCOMPARE(Message::counted("%n unit(s) of %1", 1, {"A"}).english(), std::string("1 unit of A"));
        QCOMPARE(Message::counted("%n unit(s)", 0).english(), std::string("0 units"));
        QCOMPARE(Message::counted("%n (entry|entries) (all)", 2).english(), std::string("2 entries (all)"));
        QCOMPARE(englishForm("(%n box(es))", 3), std::string("(%n boxes)"));
        QCOMPARE(englishForm("an open ( bracket", 3), std::string("an open ( bracket"));
    }

    void equality_isOfIdAndArguments()
    {
        QCOMPARE(Message("%1", {1}) == Message("%1", {1}), true);
        QCOMPARE(Message("%1", {1}) == Message("%1", {"1"}), false);
        QCOMPARE(Message::counted("%n", 1) == Message::counted("%n", 2), false);
        QVERIFY(Message().empty() && Message(std::string()).empty() && Message().english().empty());
    }

    void errorsAndFindings_sayPlaceAndSentence()
    {
        const Error error{"a.b", {"it has %1 entries", {3}}, "file:3"};
        QCOMPARE(error.text(), std::string("it has 3 entries"));
        QCOMPARE(error.message(), std::string("file:3: it has 3 entries"));
        const Finding finding{"a.b", Severity::Info, "own.cat", 0, {"'%1' leads nowhere", {"x"}}, {}, 1};
        QCOMPARE(finding.message(), std::string("own.cat: 'x' leads nowhere"));
    }
};

MUSTER_TEST_MAIN(tst_Message)
#include "tst_Message.moc"
