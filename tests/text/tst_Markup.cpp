// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/Markup.h"

#include "support/TestMain.h"

using namespace muster;

/// The marks in the texts of community data.
class tst_Markup : public QObject
{
    Q_OBJECT

private slots:
    void html_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("html");
        QTest::newRow("plain") << "a < b & c"
                               << "a &lt; b &amp; c";
        QTest::newRow("bold") << "a **b** c"
                              << "a <b>b</b> c";
        QTest::newRow("italic") << "*Aura.* Yes"
                                << "<i>Aura.</i> Yes";
        QTest::newRow("both") << "***x***"
                              << "<b><i>x</i></b>";
        QTest::newRow("small capitals") << "^^Hero^^"
                                        << "<span style=\"font-variant:small-caps\">Hero</span>";
        QTest::newRow("closed in the wrong order") << "**^^Hero**^^ too"
                                                   << "<b><span style=\"font-variant:small-caps\">Hero</span></b> too";
        QTest::newRow("a star alone") << "6* dice, 2 * 3"
                                      << "6* dice, 2 * 3";
        QTest::newRow("never closed") << "**a\n\nb"
                                      << "<b>a</b><br><br>b";
        QTest::newRow("points") << "Each:\n- one\n- **two**\nend"
                                << "Each:<ul><li>one</li><li><b>two</b></li></ul>end";
        QTest::newRow("squares") << QString::fromUtf8("\u25a0 one") << "<ul><li>one</li></ul>";
        QTest::newRow("rows") << "| a | b |\n|---|---|\n| 1 | 2 |"
                              << "<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>";
        QTest::newRow("line break") << "a<br>b"
                                    << "a<br>b";
        QTest::newRow("a comma too many") << "Charge (+1 Damage), , Anti-**Monster**, 1,000"
                                          << "Charge (+1 Damage), Anti-<b>Monster</b>, 1,000";
        QTest::newRow("percent") << "^^50%1^^"
                                 << "<span style=\"font-variant:small-caps\">50&#37;1</span>";
    }
    void html()
    {
        QFETCH(QString, source);
        QFETCH(QString, html);
        QString said = text::markedHtml(source);
        if (said.startsWith("<br>"))
            said.remove(0, 4);
        QCOMPARE(said, html);
    }

    void tight_keepsListsAndTables()
    {
        QCOMPARE(text::markedTight("First.\nSecond:\n- one\n- **two**\n\nLast."),
                 QString::fromUtf8("First. Second:\n\u2022 one\n\u2022 **two**\nLast."));
        QCOMPARE(text::markedTight("| D6 | Fate |\n|---|---|\n| 1 | ***Lost*** |"), QString("**D6** | **Fate**\n1 | ***Lost***"));
        QCOMPARE(text::markedTight("^^Hero^^ only"), QString("HERO only"));
    }

    void words_withoutMarks()
    {
        QCOMPARE(text::withoutMarks("**^^Hero^^** *only*\n- x"), QString::fromUtf8("Hero only\n\u2022 x"));
        QCOMPARE(text::withoutMarks("plain"), QString("plain"));
        // Figures and names take a short way, which says the same.
        QCOMPARE(text::withoutMarks(" 12\" "), QString("12\""));
        QCOMPARE(text::withoutMarks("Assault, Pistol - twin"), QString("Assault, Pistol - twin"));
        QCOMPARE(text::withoutMarks("Assault, , Pistol"), QString("Assault, Pistol"));
        QCOMPARE(text::withoutMarks(" - Pistol"), QString::fromUtf8("\u2022 Pistol"));
        QCOMPARE(text::withoutMarks("6<br>7"), QString("6\n7"));
        QCOMPARE(text::withoutMarks({}), QString());
    }

    void paper_opensAndClosesInOrder()
    {
        QCOMPARE(text::markedPaper("^^**Hero^^** leads *all *"), QString("**HERO** leads *all* "));
        QCOMPARE(text::markedPaper("a ** b** c"), QString("a  **b** c"));
    }
};

MUSTER_TEST_MAIN(tst_Markup)
#include "tst_Markup.moc"
