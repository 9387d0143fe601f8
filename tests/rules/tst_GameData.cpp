// SPDX-License-Identifier: GPL-3.0-or-later
#include "TestGame.h"

#include "rules/data/link/DataCheck.h"
#include "rules/roster/RosterReader.h"

using namespace muster;
using rules::GameData;

namespace {

QStringList rulesOf(const GameData &data)
{
    QStringList list;
    for (const base::Finding &finding : data.findings())
        list.append(QString("%1 %2:%3").arg(QString::fromStdString(finding.rule), QString::fromStdString(finding.file)).arg(finding.line));
    return list;
}

} // namespace

/// Reading and linking of game data.
class tst_GameData : public QObject
{
    Q_OBJECT

private slots:
    void linkedUnit_hasCompositeIdsAndTheLinksCost()
    {
        const auto data = test::loadGame(test::plainSystem, R"(
<sharedSelectionEntries><selectionEntry id="tank" name="Tank" type="unit"><costs><cost name="pts" typeId="pts" value="100"/></costs>
  <selectionEntryGroups><selectionEntryGroup id="guns" name="Guns"><entryLinks>
    <entryLink id="l-gun" targetId="gun" type="selectionEntry"/></entryLinks></selectionEntryGroup></selectionEntryGroups></selectionEntry>
  <selectionEntry id="gun" name="Gun" type="upgrade"/></sharedSelectionEntries>
<entryLinks><entryLink id="l-tank" name="ignored" targetId="tank" type="selectionEntry"><costs><cost name="pts" typeId="pts" value="80"/></costs></entryLink></entryLinks>)");
        QVERIFY(data.ok());
        QVERIFY2((*data)->findings().empty(), qPrintable(rulesOf(**data).join('\n')));
        const rules::Book &book = *(*data)->book("own");
        const rules::EntryNode *tank = book.findRoot("tank");
        QVERIFY(tank);
        QCOMPARE(tank->path(), std::string("l-tank::tank"));
        QCOMPARE(tank->name(), std::string_view("Tank"));
        QCOMPARE(tank->costs().front().value, 80.0);
        const rules::EntryNode *gun = tank->entriesBelow().front();
        QCOMPARE(gun->path(), std::string("l-tank::l-gun::gun"));
        QCOMPARE(gun->groupPath(), std::string("l-tank::guns"));
    }

    void faults_areFindingsWithFileAndLine()
    {
        const auto data = test::loadGame(test::plainSystem, R"(<selectionEntries>
<selectionEntry id="a" name="A" type="unit"/>
<selectionEntry id="a" name="A again" type="unit"/>
</selectionEntries>
<entryLinks><entryLink id="l" name="Lost" targetId="nowhere" type="selectionEntry"/></entryLinks>)");
        QVERIFY(data.ok());
        const QStringList found = rulesOf(**data);
        QVERIFY(found.contains("id.duplicate own.cat:5"));
        QVERIFY(found.contains("link.broken own.cat:7"));
    }

    void cycle_isReportedAndNotFollowed()
    {
        const auto data = test::loadGame(test::plainSystem, R"(<sharedSelectionEntries>
<selectionEntry id="a" name="A" type="unit"><entryLinks><entryLink id="ab" targetId="b" type="selectionEntry"/></entryLinks></selectionEntry>
<selectionEntry id="b" name="B" type="unit"><entryLinks><entryLink id="ba" targetId="a" type="selectionEntry"/></entryLinks></selectionEntry>
</sharedSelectionEntries><entryLinks><entryLink id="l" targetId="a" type="selectionEntry"/></entryLinks>)");
        QVERIFY(data.ok());
        QVERIFY(rulesOf(**data).join(' ').contains("link.cycle"));
        const rules::EntryNode *node = (*data)->book("own")->findRoot("a");
        int depth = 0;
        while (!node->entriesBelow().empty() && depth < 100) {
            node = node->entriesBelow().front();
            ++depth;
        }
        QVERIFY(depth < 5);
    }

    void equalIdsInTwoCatalogues_meanTheNearest()
    {
        const std::string other = R"(<catalogue id="other" name="Other" gameSystemId="sys"><sharedSelectionEntries>
<selectionEntry id="tank" name="Their tank" type="unit"/></sharedSelectionEntries>
<entryLinks><entryLink id="o-tank" targetId="tank" type="selectionEntry"/></entryLinks></catalogue>)";
        const auto data = test::loadGame(test::plainSystem, R"(<sharedSelectionEntries>
<selectionEntry id="tank" name="Our tank" type="unit"/></sharedSelectionEntries>
<entryLinks><entryLink id="l-tank" targetId="tank" type="selectionEntry"/></entryLinks>)",
                                         {other});
        QVERIFY(data.ok());
        QCOMPARE((*data)->book("own")->findRoot("tank")->name(), std::string_view("Our tank"));
        QCOMPARE((*data)->book("other")->findRoot("tank")->name(), std::string_view("Their tank"));
    }

    void import_goesThroughTwoLevels_andObeysItsFlags()
    {
        const std::string middle = R"(<catalogue id="middle" name="Middle" gameSystemId="sys" library="true"><catalogueLinks>
<catalogueLink id="m-far" targetId="far" name="Far" type="catalogue" importRootEntries="true"/></catalogueLinks><selectionEntries>
<selectionEntry id="m1" name="Middle one" type="unit"/><selectionEntry id="m2" name="Kept back" type="unit" import="false"/></selectionEntries></catalogue>)";
        const std::string far = R"(<catalogue id="far" name="Far" gameSystemId="sys" library="true"><selectionEntries>
<selectionEntry id="f1" name="Far one" type="unit"/></selectionEntries></catalogue>)";
        const std::string closed = R"(<catalogue id="closed" name="Closed" gameSystemId="sys"><selectionEntries>
<selectionEntry id="c1" name="Closed one" type="unit"/></selectionEntries></catalogue>)";
        const auto data = test::loadGame(test::plainSystem, R"(<catalogueLinks>
<catalogueLink id="a" targetId="middle" name="Middle" type="catalogue" importRootEntries="true"/>
<catalogueLink id="b" targetId="closed" name="Closed" type="catalogue"/></catalogueLinks>)",
                                         {middle, far, closed});
        QVERIFY(data.ok());
        QStringList names;
        for (const rules::EntryNode *node : (*data)->book("own")->roots())
            names.append(QString::fromStdString(std::string(node->name())));
        QCOMPARE(names, QStringList({"Middle one", "Far one"}));
    }

    // Views keep what they know about a unit by its serial number, also when they show another force of the roster.
    void serials_areUniqueOverAllCatalogues()
    {
        const std::string other =
            R"(<catalogue id="other" name="Other" gameSystemId="sys"><selectionEntries><selectionEntry id="b" name="B" type="unit"/></selectionEntries></catalogue>)";
        const auto data = test::loadGame(test::plainSystem,
                                         R"(<selectionEntries><selectionEntry id="a" name="A" type="unit"/></selectionEntries>)", {other});
        QVERIFY(data.ok());
        const rules::EntryNode *ours = (*data)->book("own")->findRoot("a");
        const rules::EntryNode *theirs = (*data)->book("other")->findRoot("b");
        QVERIFY(ours && theirs);
        QVERIFY(ours->serial() != theirs->serial());
        QCOMPARE((*data)->book("own")->findRoot("a")->serial(), ours->serial());
    }

    void unknownDialect_isToldOnceAndReadOver()
    {
        const auto data = test::loadGame(test::plainSystem, R"(<selectionEntries><selectionEntry id="a" name="A" type="unit" shine="yes">
<modifiers><modifier type="sparkle" field="name" value="x"/><modifier type="sparkle" field="name" value="y"/></modifiers>
<sparkles><sparkle/></sparkles></selectionEntry></selectionEntries>)");
        QVERIFY(data.ok());
        int told = 0;
        for (const base::Finding &finding : (*data)->findings())
            told += finding.rule == "dialect.not-applied" ? 1 : 0;
        QCOMPARE(told, 3); // the type, the attribute, the element
    }

    void badFiles_areNamed_theOthersLoad()
    {
        std::vector<rules::DataSource> sources{
            {"game.gst", "\xEF\xBB\xBF<gameSystem id=\"sys\" name=\"Game\">" + test::plainSystem + "</gameSystem>"},
            {"broken.cat", "<catalogue id=\"x\" name=\"X\" gameSystemId=\"sys\">\n<selectionEntries>\n</wrong></catalogue>"},
            {"evil.cat", "<!DOCTYPE a [<!ENTITY b \"c\">]><catalogue id=\"y\" name=\"Y\" gameSystemId=\"sys\"/>"},
            {"good.cat", "<catalogue id=\"good\" name=\"Good\" gameSystemId=\"sys\"/>"}};
        const auto data = GameData::load(std::move(sources));
        QVERIFY(data.ok());
        QCOMPARE((*data)->catalogues().size(), std::size_t(1));
        const QStringList found = rulesOf(**data);
        QVERIFY(found.contains("xml.syntax broken.cat:3"));
        QVERIFY(found.join(' ').contains("xml.doctype evil.cat"));
    }

    void declaredEncodings_areHonoured_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("told");
        const QByteArray latin = "\xC9p\xE9"
                                 "e";
        QTest::newRow("utf-8") << QByteArray("<?xml version=\"1.0\" encoding=\"UTF-8\"?>@\xC3\x89p\xC3\xA9"
                                             "e")
                               << "";
        QTest::newRow("nothing said") << QByteArray("@\xC3\x89p\xC3\xA9"
                                                    "e")
                                      << "";
        QTest::newRow("latin 1") << "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>@" + latin << "";
        QTest::newRow("latin 9") << "<?xml version='1.0' encoding='iso-8859-15'?>@" + latin << "";
        QTest::newRow("windows") << "<?xml version=\"1.0\" encoding=\"windows-1252\"?>@" + latin << "";
        QTest::newRow("says utf-8 and is not") << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n@" + latin << "xml.encoding:2";
        QTest::newRow("says nothing and is not") << "\n\n@" + latin << "xml.encoding:3";
        QTest::newRow("an unknown one") << QByteArray("<?xml version=\"1.0\" encoding=\"x-mine\"?>@\xC3\x89p\xC3\xA9"
                                                      "e")
                                        << "xml.encoding:1";
    }

    void declaredEncodings_areHonoured()
    {
        QFETCH(QByteArray, file);
        QFETCH(QString, told);
        const auto data = GameData::load(
            {{"game.gst", QByteArray(file).replace("@", "<gameSystem id=\"sys\" name=\"").toStdString() + "\"/>"}});
        QVERIFY(data.ok());
        QCOMPARE(QString::fromUtf8((*data)->gameSystem().name.data(), qsizetype((*data)->gameSystem().name.size())), QString("Épée"));
        QString found;
        for (const base::Finding &finding : (*data)->findings())
            found += QString::fromStdString(finding.rule + ":" + std::to_string(finding.line));
        QCOMPARE(found, told);
        const auto roster = rules::readRoster(QByteArray(file).replace("@", "<roster id=\"r\" name=\"").toStdString() + "\"/>", "a.ros");
        QVERIFY(roster.ok());
        QCOMPARE(QString::fromStdString(roster->roster.name), QString("Épée"));
        QCOMPARE(!roster->findings.empty(), !told.isEmpty());
    }

    void commentInAText_endsNothing()
    {
        const auto data = test::loadGame(
            test::plainSystem,
            "<sharedRules><rule id=\"r\" name=\"R\"><description>First<!-- c --> part &amp;<![CDATA[ <second>]]> <!-- d -->\n<!-- e -->third</description></rule></sharedRules>");
        QVERIFY(data.ok());
        QCOMPARE((*data)->catalogues().front()->sharedRules.front().description, std::string_view("First part & <second> \nthird"));
        const auto roster = rules::readRoster(
            "<roster id=\"r\" name=\"R\"><customNotes>First<!-- c --> part &amp;<![CDATA[ <second>]]></customNotes></roster>");
        QVERIFY(roster.ok());
        QCOMPARE(roster->roster.customNotes, std::string("First part & <second>"));
    }

    void withoutSystem_thereIsNothing()
    {
        const auto data = GameData::load({{"a.cat", "<catalogue id=\"x\" name=\"X\"/>"}});
        QVERIFY(!data.ok());
        QCOMPARE(data.error().code, std::string("data.no-system"));
    }

    void unused_areListed()
    {
        const auto data = test::loadGame(test::plainSystem, R"(<sharedRules><rule id="r" name="Nobodys"/></sharedRules>)");
        QVERIFY(data.ok());
        const auto unused = rules::unusedDefinitions(**data);
        QCOMPARE(unused.size(), std::size_t(1));
        QCOMPARE(unused.front().path.front(), std::string("r"));
    }
};

MUSTER_TEST_MAIN(tst_GameData)
#include "tst_GameData.moc"
