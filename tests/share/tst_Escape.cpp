// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/Escape.h"
#include "share/campaign/CampaignReport.h"
#include "support/TestMain.h"

using namespace muster;

/// What people wrote stays text in every format: no markup, no formula.
class tst_Escape : public QObject
{
    Q_OBJECT

private slots:
    void csvCell_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("cell");
        QTest::newRow("plain") << "Egon"
                               << "Egon";
        QTest::newRow("comma") << "Egon, the old"
                               << "\"Egon, the old\"";
        QTest::newRow("quotes") << "the \"old\""
                                << "\"the \"\"old\"\"\"";
        QTest::newRow("lines") << "a\nb"
                               << "\"a\nb\"";
        QTest::newRow("formula") << "=1+1"
                                 << "'=1+1";
        QTest::newRow("formula with a comma") << "@SUM(A1,A2)"
                                              << "\"'@SUM(A1,A2)\"";
        QTest::newRow("gain") << "+21"
                              << "+21";
        QTest::newRow("loss") << "-3"
                              << "-3";
        QTest::newRow("words after a dash") << "-3 men"
                                            << "'-3 men";
        QTest::newRow("semicolon") << "a; b"
                                   << "\"a; b\"";
        QTest::newRow("tab") << "a\tb"
                             << "\"a\tb\"";
        QTest::newRow("formula behind a semicolon") << "a;=1+1"
                                                    << "\"a;'=1+1\"";
        QTest::newRow("formula behind a tab") << "a\t@b"
                                              << "\"a\t'@b\"";
        QTest::newRow("formula on a line of its own") << "a\n=1"
                                                      << "\"a\n'=1\"";
        QTest::newRow("bar") << "a|b"
                             << "\"a|b\"";
        QTest::newRow("formula behind a bar") << "a|=1"
                                              << "\"a|'=1\"";
        QTest::newRow("formula behind a carriage return") << "a\r=1"
                                                          << "\"a\r'=1\"";
        QTest::newRow("gains behind a semicolon") << "+1; +2"
                                                  << "\"'+1; +2\"";
    }

    void csvCell()
    {
        QFETCH(QString, text);
        QTEST(share::csvCell(text), "cell");
    }

    void markdown_isTakenLiterally() { QCOMPARE(share::escapedMarkdown("*_[x]_* <b> a|b"), "\\*\\_\\[x\\]\\_\\* \\<b\\> a\\|b"); }

    void markdown_callsNobody()
    {
        const QString text = share::escapedMarkdown("@everyone and @here <@123>");
        QVERIFY(!text.contains("@everyone") && !text.contains("@here") && !text.contains("<@1"));
        QCOMPARE(QString(text).remove(QChar(0x200b)).remove('\\'), "@everyone and @here <@123>");
    }

    void campaignReport_holdsNoFormula()
    {
        campaign::Campaign campaign;
        campaign.start.name = "Crusade";
        campaign::Recruit soldier;
        soldier.id = "s";
        soldier.name = "=cmd|'/c calc'!A1";
        campaign::ForceEnlisted force;
        force.force = "f";
        force.soldiers = {soldier};
        campaign.events = {campaign::makeEvent(force)};
        const share::CampaignReport report = share::campaignReport(campaign, campaign::fold(campaign), "en");
        const QString csv = share::render(report, share::ReportFormat::Csv);
        QVERIFY2(csv.contains("'=cmd"), qPrintable(csv));
        QVERIFY(!csv.contains("\n=cmd"));
        QVERIFY(share::render(report, share::ReportFormat::Markdown).contains("=cmd\\|"));
    }
};

MUSTER_TEST_MAIN(tst_Escape)
#include "tst_Escape.moc"
