// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/ChatParts.h"
#include "share/roster/ListTemplate.h"
#include "share/roster/WebPage.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"
#include "text/Speaking.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QXmlStreamReader>

using namespace muster;
using share::ExportFormat;

/// Lists as people read them: the web page with its tables and rules, messages that a chat takes, several lists in one file.
class tst_WebPage : public QObject
{
    Q_OBJECT

    std::unique_ptr<packs::PackStore> m_packs;

    share::RosterExport sample(const QString &id, int number = 0, const QString &language = "en") const
    {
        const packs::PackPtr pack = m_packs->find(id);
        rules::Evaluator evaluator(pack->data());
        evaluator.evaluate(test::sampleRoster(*pack, number));
        return share::exportRoster(evaluator, share::RosterLook::of(*pack, language),
                                   {pack->name(language), {}, pack->manifest().version, pack->manifest().hue});
    }

private slots:
    void initTestCase() { m_packs = test::ownPacks(); }

    void page_hasTablesAndRules_data()
    {
        QTest::addColumn<QString>("pack");
        for (const packs::PackPtr &pack : m_packs->packs())
            QTest::newRow(qPrintable(pack->id())) << pack->id();
    }
    void page_hasTablesAndRules()
    {
        QFETCH(QString, pack);
        for (int i = 0; i < m_packs->find(pack)->manifest().samples.size(); ++i) {
            const share::RosterExport list = sample(pack, i);
            const QString body = share::webPageBody({list});
            // What is opened is closed: it reads as XML but for the marks that HTML does not close.
            QXmlStreamReader reader("<body>" + QString(body).replace("<br>", "<br/>").replace("&nbsp;", " ") + "</body>");
            int tables = 0, cells = 0, columns = 0;
            QSet<QString> anchors, links;
            while (!reader.atEnd()) {
                if (reader.readNext() != QXmlStreamReader::StartElement)
                    continue;
                tables += reader.name() == QLatin1String("table");
                if (reader.name() == QLatin1String("thead"))
                    columns = 0;
                if (reader.name() == QLatin1String("tr")) {
                    if (columns == 0)
                        columns = -1;
                    else if (columns == -1)
                        columns = cells;
                    else
                        QCOMPARE(cells, columns); // every row as long as its head
                    cells = 0;
                }
                cells += reader.name() == QLatin1String("td") || reader.name() == QLatin1String("th");
                if (reader.attributes().hasAttribute("id"))
                    anchors.insert(reader.attributes().value("id").toString());
                if (reader.name() == QLatin1String("a") && reader.attributes().hasAttribute("href"))
                    links.insert(reader.attributes().value("href").toString().mid(1));
            }
            QVERIFY2(!reader.hasError(), qPrintable(reader.errorString() + body.mid(reader.characterOffset() - 100, 160)));
            QVERIFY(tables > 0);
            for (const QString &link : links)
                QVERIFY2(anchors.contains(link), qPrintable(link));
            for (const share::ExportRule &rule : list.ruleTexts) {
                QVERIFY(!rule.text.isEmpty());
                QVERIFY2(body.contains(rule.name.toHtmlEscaped()), qPrintable(rule.name));
            }
        }
    }

    // Weapons that do nothing against some targets leave those columns where the game has them.
    void columns_standInTheOrderOfTheGame()
    {
        const QString body = share::webPageBody({sample("dust")});
        int compared = 0;
        for (const QString &head : body.split("<thead>").mid(1)) {
            const QString columns = head.section("</thead>", 0, 0);
            const qsizetype vehicle = columns.indexOf("<th>V7</th>"), aircraft = columns.indexOf("<th>A1</th>");
            if (vehicle < 0 || aircraft < 0)
                continue;
            ++compared;
            QVERIFY2(vehicle < aircraft, qPrintable(columns));
        }
        QVERIFY(compared > 0);
    }

    void page_asksForNothingFromElsewhere()
    {
        const QString page = share::webPage({sample("dust")});
        QVERIFY(page.contains("<style>"));
        for (const char *foreign : {"http:", "https:", "<script", "<img", "src="})
            QVERIFY2(!page.contains(foreign), foreign);
    }

    void texts_areEscaped()
    {
        share::RosterExport list = sample("dust");
        list.title = "A <b>%1 & %2";
        list.notes = "<script>x</script>\nsecond";
        list.forces.front().children.front().nickname = "\"<i>";
        const QString page = share::webPage({list});
        QVERIFY(page.contains("A &lt;b&gt;%1 &amp; %2"));
        QVERIFY(!page.contains("<script>") && !page.contains("\"<i>"));
    }

    void severalLists_areOneFile()
    {
        const std::vector<share::RosterExport> lists{sample("dust"), sample("space-crusade"), sample("at-43")};
        for (const share::ExportFormatInfo &info : share::exportFormats()) {
            const QString text = share::renderAll(lists, info.format);
            for (const share::RosterExport &list : lists) {
                const QString title = info.format == ExportFormat::Html ? list.title.toHtmlEscaped() : list.title;
                QVERIFY2(text.contains(title), qPrintable(info.name + ": " + title));
            }
            QCOMPARE(share::renderAll({lists.front()}, info.format), share::render(lists.front(), info.format));
        }
        QCOMPARE(QJsonDocument::fromJson(share::renderAll(lists, ExportFormat::Json).toUtf8()).array().size(), 3);
        QCOMPARE(share::renderAll(lists, ExportFormat::Csv).count("level,path"), 1);
        const QString page = share::renderAll(lists, ExportFormat::Html);
        QCOMPARE(page.count("<html"), 1);
        QVERIFY(page.contains("href=\"#list-3\"") && page.contains("id=\"list-3\""));
    }

    // Every list of every game in both languages, and cuts at every size: nothing is too long, nothing is lost.
    void chatParts_fitAndLoseNothing()
    {
        for (const packs::PackPtr &pack : m_packs->packs())
            for (int i = 0; i < pack->manifest().samples.size(); ++i)
                for (const char *language : {"en", "fr"}) {
                    const text::Speaking speaking(QString::fromLatin1(language));
                    const QString text = share::render(sample(pack->id(), i, language), ExportFormat::Discord);
                    for (const int longest : {2000, 700, 90, 17}) {
                        QString joined;
                        for (const QString &part : share::chatParts(text, longest)) {
                            QVERIFY2(part.size() <= longest, qPrintable(QString::number(part.size())));
                            joined += part + '\n';
                        }
                        QCOMPARE(joined.simplified().remove(' '), text.simplified().remove(' '));
                    }
                }
    }

    void chatParts_keepHeadingsWithWhatFollows()
    {
        const QStringList parts = share::chatParts("# Title\none two\n## Second\n- item", 20);
        QCOMPARE(parts, (QStringList{"# Title\none two", "## Second\n- item"}));
        QCOMPARE(share::chatParts("short\n"), QStringList{"short\n"});
        QVERIFY(share::chatParts("").isEmpty());
        QCOMPARE(share::chatParts(QString(50, 'x'), 20).size(), 3);
    }
};

MUSTER_TEST_MAIN(tst_WebPage)
#include "tst_WebPage.moc"
