// SPDX-License-Identifier: GPL-3.0-or-later
// What people get who are sent a list or a campaign, word by word in both languages: tests/golden/share. And the small
// functions that make names and values of it.
#include "campaign/fold/Fold.h"
#include "share/campaign/CampaignReport.h"
#include "share/roster/RosterExport.h"
#include "share/roster/TemplateText.h"
#include "share/roster/UnitNames.h"
#include "support/GoldenText.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"
#include "text/Speaking.h"

#include <QJsonDocument>
#include <QRegularExpression>

using namespace muster;
using namespace muster::test;
using share::ExportFormat;
using share::ReportFormat;

class tst_SharedTexts : public QObject
{
    Q_OBJECT

    std::unique_ptr<packs::PackStore> m_packs;

    static void inBothLanguages()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << "en";
        QTest::newRow("fr") << "fr";
    }

    static campaign::Campaign book()
    {
        campaign::Campaign book;
        QFile file(sourceFolder() + "/tests/golden/campaign-five-missions.json");
        if (!file.open(QIODevice::ReadOnly) || !campaign::fromJson(QJsonDocument::fromJson(file.readAll()).object(), book))
            qFatal("no campaign");
        return book;
    }

private slots:
    void initTestCase() { m_packs = ownPacks(); }

    void rosters_data()
    {
        QTest::addColumn<QString>("pack");
        QTest::addColumn<QString>("language");
        for (const packs::PackPtr &pack : m_packs->packs())
            for (const char *language : {"en", "fr"})
                QTest::addRow("%s %s", qPrintable(pack->id()), language) << pack->id() << QString(language);
    }
    // As text it is read, as CSV it has every column: the other formats have the same words (tst_RosterExport).
    void rosters()
    {
        QFETCH(QString, pack);
        QFETCH(QString, language);
        const text::Speaking speaking(language);
        const packs::PackPtr game = m_packs->find(pack);
        rules::Evaluator evaluator(game->data());
        evaluator.evaluate(sampleRoster(*game, 0));
        const share::RosterExport exported = share::exportRoster(
            evaluator, share::RosterLook::of(*game, language),
            {game->name(language), game->manifest().edition.in(language), game->manifest().version});
        QString text = share::render(exported, ExportFormat::Text);
        if (pack == "dust")
            text += "\n== markdown\n" + share::render(exported, ExportFormat::Markdown) + "\n== discord\n"
                + share::render(exported, ExportFormat::Discord) + "\n== csv\n" + share::render(exported, ExportFormat::Csv);
        const QString difference = differenceToGolden("share/" + pack + '-' + language + ".txt", text);
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }

    void campaign_data() { inBothLanguages(); }
    void campaign()
    {
        QFETCH(QString, language);
        const text::Speaking speaking(language);
        const campaign::Campaign campaign = book();
        const campaign::CampaignState state = campaign::fold(campaign);
        const share::CampaignNames names(campaign.rules, m_packs->find(campaign.start.system).get(), language);
        const share::CampaignReport report = share::campaignReport(campaign, state, language, names);
        QString text = share::render(report, ReportFormat::Text) + "\n== markdown\n" + share::render(report, ReportFormat::Markdown)
            + "\n== csv\n" + share::render(report, ReportFormat::Csv);
        for (const campaign::SoldierState &soldier : state.soldiers)
            text += "\n== " + soldier.name + '\n'
                + share::render(share::serviceRecord(campaign, state, soldier.id, language, names), ReportFormat::Text);
        const QString difference = differenceToGolden("share/campaign-" + language + ".txt", text);
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }

    // Every format of a report has every cell of every table, however it writes it.
    void everyFormat_hasEveryCell_data() { inBothLanguages(); }
    void everyFormat_hasEveryCell()
    {
        QFETCH(QString, language);
        const text::Speaking speaking(language);
        const campaign::Campaign campaign = book();
        const share::CampaignReport report = share::campaignReport(campaign, campaign::fold(campaign), language);
        for (const ReportFormat format :
             {ReportFormat::Text, ReportFormat::Markdown, ReportFormat::Discord, ReportFormat::Html, ReportFormat::Csv}) {
            const QString text = share::render(report, format);
            for (const share::ReportTable &table : report.tables) {
                for (const QStringList &row : table.rows) {
                    for (const QString &cell : row) {
                        static const QRegularExpression words("^[\\w ]+$", QRegularExpression::UseUnicodePropertiesOption);
                        if (words.match(cell).hasMatch()) // what is escaped is the business of tst_Escape
                            QVERIFY2(text.contains(cell), qPrintable(table.id + ": " + cell));
                    }
                }
            }
        }
    }

    void unitTitles()
    {
        QCOMPARE(share::unitTitle("Der Alte", "Manfred"), "Der Alte (Manfred)");
        QCOMPARE(share::unitTitle("", "Manfred"), "Manfred");
        QCOMPARE(share::unitTitle("Manfred", "Manfred"), "Manfred");
        QCOMPARE(share::unitTitle("Der Alte", ""), "Der Alte");
        QCOMPARE(share::unitTitle("%2 <b>", "%1"), "%2 <b> (%1)");
        QCOMPARE(share::withSize("Hunter", 6), QString("Hunter\u00a0×6"));
        QCOMPARE(share::withSize("Hunter", 1), "Hunter");
        QCOMPARE(share::withSize("Hunter", 0), "Hunter");
    }

    // A transport's passengers are a unit of their own.
    void squadSizes_leaveOutWhatIsCarried()
    {
        rules::Selection trooper, squad, carried;
        trooper.type = "model";
        trooper.number = 4;
        squad.type = "unit";
        squad.selections = {trooper, trooper};
        QCOMPARE(share::chosenModels(squad), 8);
        QCOMPARE(share::squadSize(squad), 8);
        carried = squad;
        squad.selections.push_back(carried);
        QCOMPARE(share::squadSize(squad), 8);
        rules::Selection walker;
        walker.type = "unit";
        walker.number = 3;
        QCOMPARE(share::chosenModels(walker), 0);
        QCOMPARE(share::squadSize(walker), 3);
    }

    void templates_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("text");
        QTest::newRow("plain") << "Armour"
                               << "Armour";
        QTest::newRow("one") << "{known:Move}"
                             << "Move";
        QTest::newRow("none known") << "Armour {lost:x}"
                                    << "";
        QTest::newRow("one of two") << "{known:A} · {lost:b}"
                                    << "A";
        QTest::newRow("the other") << "{lost:b} / {known:A}"
                                   << "A";
        QTest::newRow("in the middle") << "{known:A} · {lost:b} · {known:C}"
                                       << "A · C";
        QTest::newRow("blanks") << " {known:A}\n\t{known:B} "
                                << "A B";
        QTest::newRow("no end") << "{known"
                                << "{known";
        QTest::newRow("argument with a colon") << "{known:a:b}"
                                               << "a:b";
        QTest::newRow("empty") << ""
                               << "";
    }
    void templates()
    {
        QFETCH(QString, pattern);
        QTEST(share::fillTemplate(pattern,
                                  [](const QString &kind, const QString &argument) { return kind == "known" ? argument : QString(); }),
              "text");
    }

    void dice()
    {
        const auto counted = [](const QString &cost) { return cost == "red" ? 1.0 : cost == "blue" ? 2.0 : 0.0; };
        QCOMPARE(share::diceText("red=R,blue=B", counted), "1R+2B");
        QCOMPARE(share::diceText(" blue = B , green=G", counted), "2B");
        QCOMPARE(share::diceText("green=G", counted), "");
        QCOMPARE(share::digitsOf("V4"), "4");
        QCOMPARE(share::digitsOf("none"), "");
        QCOMPARE(share::oneLine(QString("a\u00a0b \r\n c")), QString("a\u00a0b c"));
    }
};

MUSTER_TEST_MAIN(tst_SharedTexts)
#include "tst_SharedTexts.moc"
