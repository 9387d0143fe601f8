// SPDX-License-Identifier: GPL-3.0-or-later
#include "TestGame.h"
#include "base/SeededHash.h"
#include "rules/data/IdIndex.h"

#include <QDir>

#include <random>

using namespace muster;

namespace {

std::string fileBytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

// Loads damaged data and walks through what is left of it.
void tryData(const std::string &system, const std::string &catalogue)
{
    const auto data = rules::GameData::load({{"a.gst", system}, {"b.cat", catalogue}});
    if (!data) {
        QVERIFY(!data.error().text().empty());
        return;
    }
    for (const rules::DataFile *file : (*data)->catalogues()) {
        const rules::Book &book = (*data)->book(*file);
        base::CountingIdSource ids;
        rules::Roster roster = rules::newRoster(**data, "x", ids);
        rules::Operations operations(roster, data->get(), ids);
        const auto forces = book.forceEntries();
        if (forces.empty() || !operations.addForce(forces.front()->idText, file->idText))
            continue;
        int added = 0;
        for (const rules::EntryNode *node : book.roots())
            if (added++ < 8)
                (void)operations.addSelection(roster.forces.front().id, node->path());
        rules::Evaluator evaluator(*data);
        evaluator.evaluate(roster);
        rules::takeSnapshot(roster, evaluator);
        QVERIFY(rules::readRoster(rules::writeRoster(roster)).ok());
    }
}

} // namespace

/// Damaged and hostile files give an error or findings, never a crash.
class tst_Robustness : public QObject
{
    Q_OBJECT

    QString m_pack = test::sourceFolder() + "/data/at-43";
    std::string m_system;
    std::string m_catalogue;

private slots:
    void initTestCase()
    {
        const QDir pack(m_pack);
        m_system = fileBytes(pack.filePath(pack.entryList({"*.gst"}).value(0)));
        m_catalogue = fileBytes(pack.filePath(pack.entryList({"*.cat"}).value(0)));
        QVERIFY(!m_system.empty() && !m_catalogue.empty());
    }

    void truncatedFiles()
    {
        for (int percent = 0; percent < 100; percent += 4) {
            const std::size_t length = m_catalogue.size() * std::size_t(percent) / 100;
            const auto data = rules::GameData::load({{"a.gst", m_system}, {"b.cat", m_catalogue.substr(0, length)}});
            QVERIFY(data.ok());
            const auto &findings = (*data)->findings();
            QVERIFY(std::any_of(findings.begin(), findings.end(), [](const base::Finding &finding) { return finding.file == "b.cat"; }));
            QVERIFY(!rules::GameData::load({{"a.gst", m_system.substr(0, m_system.size() * std::size_t(percent) / 100)}}).ok());
        }
    }

    void flippedBits()
    {
        std::mt19937 random(4711);
        for (int turn = 0; turn < 60; ++turn) {
            std::string system = m_system;
            std::string catalogue = m_catalogue;
            for (int flips = 0; flips < 1 + turn % 12; ++flips) {
                std::string &target = random() % 2 ? system : catalogue;
                target[random() % target.size()] ^= char(1 << (random() % 8));
            }
            tryData(system, catalogue);
        }
    }

    void swappedIds()
    {
        // Ids mixed up at random: links to the wrong things, cycles, entries inside themselves.
        std::mt19937 random(99);
        std::vector<std::string> ids;
        for (std::size_t at = m_catalogue.find(" id=\""); at != std::string::npos; at = m_catalogue.find(" id=\"", at + 5))
            ids.push_back(m_catalogue.substr(at + 5, m_catalogue.find('"', at + 5) - at - 5));
        for (int turn = 0; turn < 25; ++turn) {
            std::string catalogue = m_catalogue;
            for (int swaps = 0; swaps < 40; ++swaps) {
                std::size_t at = catalogue.find("Id=\"", random() % catalogue.size());
                if (at == std::string::npos)
                    continue;
                at += 4;
                catalogue.replace(at, catalogue.find('"', at) - at, ids[random() % ids.size()]);
            }
            tryData(m_system, catalogue);
        }
    }

    void hostileNumbers()
    {
        for (const char *number : {"1e308", "-1e308", "NaN", "inf", "99999999999999999999", "-1", "", "0x10", "1.5"}) {
            const std::string value(number);
            tryData(
                "<gameSystem id=\"sys\" name=\"G\">" + test::plainSystem + "</gameSystem>",
                "<catalogue id=\"own\" name=\"Own\" gameSystemId=\"sys\"><selectionEntries><selectionEntry id=\"a\" name=\"A\" type=\"unit\" defaultAmount=\""
                    + value + "\"><costs><cost typeId=\"pts\" value=\"" + value
                    + "\"/></costs><constraints><constraint id=\"c\" type=\"min\" value=\"" + value
                    + "\" field=\"selections\" scope=\"parent\"/></constraints><modifiers><modifier type=\"increment\" field=\"pts\" value=\""
                    + value + "\"><repeats><repeat value=\"" + value + "\" repeats=\"" + value
                    + "\" field=\"selections\" scope=\"force\" childId=\"any\"/></repeats></modifier></modifiers></selectionEntry></selectionEntries></catalogue>");
        }
    }

    void deepNesting()
    {
        std::string open;
        std::string close;
        for (int depth = 0; depth < 5000; ++depth) {
            open += "<selectionEntries><selectionEntry id=\"e" + std::to_string(depth) + "\" name=\"E\" type=\"unit\">";
            close += "</selectionEntry></selectionEntries>";
        }
        const auto data = test::loadGame(test::plainSystem, open + close);
        QVERIFY(data.ok());
        QCOMPARE((*data)->findings().front().rule, std::string("xml.depth"));
        std::string selections;
        for (int depth = 0; depth < 5000; ++depth)
            selections = "<selections><selection id=\"x" + std::to_string(depth) + "\" entryId=\"a\" number=\"1\">" + selections
                + "</selection></selections>";
        const auto roster = rules::readRoster("<roster><forces><force id=\"f\">" + selections + "</force></forces></roster>");
        QVERIFY(roster.ok());
        QVERIFY(!roster->findings.empty());
    }

    // Links to links to links: looked at without using up the stack.
    void longChains()
    {
        std::string entries;
        std::string groups;
        for (int i = 0; i < 60'000; ++i) {
            const std::string here = std::to_string(i);
            const std::string next = std::to_string(i + 1);
            entries += "<selectionEntry id=\"e" + here + "\" name=\"E\" type=\"upgrade\"><entryLinks><entryLink id=\"l" + here
                + "\" targetId=\"e" + next + "\" type=\"selectionEntry\"/></entryLinks></selectionEntry>";
            groups += "<infoGroup id=\"g" + here + "\" name=\"G\"><infoLinks><infoLink id=\"i" + here + "\" targetId=\"g" + next
                + "\" type=\"infoGroup\"/></infoLinks></infoGroup>";
        }
        const auto data = test::loadGame(test::plainSystem,
                                         "<sharedSelectionEntries>" + entries + "</sharedSelectionEntries><sharedInfoGroups>" + groups
                                             + "</sharedInfoGroups>");
        QVERIFY(data.ok());
        QCOMPARE((*data)->findings().size(), std::size_t(2)); // both ends lead nowhere
    }

    // Every group links to the next one twice: two to the power of forty places, if one went to them all.
    void groupsThatDouble()
    {
        std::string groups;
        std::string infos;
        for (int i = 0; i < 40; ++i) {
            const std::string here = std::to_string(i);
            groups += "<selectionEntryGroup id=\"g" + here + "\" name=\"G\"><entryLinks>";
            infos += "<infoGroup id=\"i" + here + "\" name=\"I\"><infoLinks>";
            for (const char *side : {"a", "b"}) {
                groups += "<entryLink id=\"" + (side + here) + "\" targetId=\"g" + std::to_string(i + 1)
                    + "\" type=\"selectionEntryGroup\"/>";
                infos += "<infoLink id=\"i" + (side + here) + "\" targetId=\"i" + std::to_string(i + 1) + "\" type=\"infoGroup\"/>";
            }
            groups += "</entryLinks></selectionEntryGroup>";
            infos += "</infoLinks></infoGroup>";
        }
        groups +=
            "<selectionEntryGroup id=\"g40\" name=\"G\"><selectionEntries><selectionEntry id=\"x\" name=\"X\" type=\"upgrade\"/></selectionEntries></selectionEntryGroup>";
        infos += "<infoGroup id=\"i40\" name=\"I\"><rules><rule id=\"r\" name=\"R\"/></rules></infoGroup>";
        const auto data = test::loadGame(
            test::plainSystem,
            "<selectionEntries><selectionEntry id=\"u\" name=\"U\" type=\"unit\"><entryLinks><entryLink id=\"l\" targetId=\"g0\" "
            "type=\"selectionEntryGroup\"/></entryLinks></selectionEntry><selectionEntry id=\"v\" name=\"V\" type=\"unit\"><infoLinks><infoLink id=\"k\" targetId=\"i0\" type=\"infoGroup\"/></infoLinks>"
            "</selectionEntry></selectionEntries><sharedSelectionEntryGroups>"
                + groups + "</sharedSelectionEntryGroups><sharedInfoGroups>" + infos + "</sharedInfoGroups>");
        QVERIFY(data.ok());
        test::Session session(*data);
        const std::string army = session.army();
        QVERIFY(session.evaluator().info(session.take(session.operations().addSelection(army, "v"))).rules.size() <= 10'000);
        // What of it is made fills no more than a fixed number of bytes, and whoever asks hears that it is not all.
        const std::size_t places = (*data)->book("own")->findRoot("u")->entriesBelow().size();
        QVERIFY2(places > 1'000 && places < 200'000, std::to_string(places).c_str());
        QVERIFY((*data)->isOverfull());
        QCOMPARE((*data)->overfull().code, std::string("data.places"));
    }

    // A thousand, each with a thousand, each with a thousand ...
    void minimumsThatMultiply()
    {
        std::string inner = "<selectionEntries><selectionEntry id=\"end\" name=\"E\" type=\"upgrade\"/></selectionEntries>";
        for (int depth = 0; depth < 5; ++depth)
            inner = "<selectionEntries><selectionEntry id=\"e" + std::to_string(depth)
                + "\" name=\"E\" type=\"upgrade\" collective=\"true\"><constraints><constraint id=\"c" + std::to_string(depth)
                + "\" type=\"min\" value=\"10000\" field=\"selections\" scope=\"parent\"/></constraints>" + inner
                + "</selectionEntry></selectionEntries>";
        const auto data = test::loadGame(test::plainSystem,
                                         "<selectionEntries><selectionEntry id=\"u\" name=\"U\" type=\"unit\">" + inner
                                             + "</selectionEntry></selectionEntries>");
        QVERIFY(data.ok());
        base::CountingIdSource ids;
        rules::Roster roster = rules::newRoster(**data, "x", ids);
        rules::Operations operations(roster, data->get(), ids);
        QVERIFY(operations.addForce("army", "own").ok());
        QVERIFY(operations.addSelection(roster.forces.front().id, "u").ok());
        QVERIFY(rules::selectionCount(roster) <= 25'000);
        rules::forEachSelection(
            roster, [](const rules::Selection &selection) { QVERIFY(selection.number >= 0 && selection.number <= rules::highestNumber); });
    }

    void hugeCounts_areCutNotTurnedAround()
    {
        const auto data = test::loadGame(
            test::plainSystem,
            R"(<selectionEntries><selectionEntry id="u" name="U" type="unit"><selectionEntries><selectionEntry id="o" name="O" type="upgrade" collective="true"/></selectionEntries>
<selectionEntryGroups><selectionEntryGroup id="g" name="G"><constraints><constraint id="m" type="min" value="1e300" field="selections" scope="parent"/></constraints></selectionEntryGroup></selectionEntryGroups></selectionEntry></selectionEntries>)");
        QVERIFY(data.ok());
        const auto read = rules::readRoster(
            R"(<roster><forces><force id="f" entryId="army" catalogueId="own"><selections><selection id="s" entryId="u" number="1000000">
<selections><selection id="t" entryId="o" number="7"/></selections></selection></selections></force></forces></roster>)");
        QVERIFY(read.ok());
        base::CountingIdSource ids;
        rules::Roster roster = read->roster;
        rules::Operations operations(roster, data->get(), ids);
        QVERIFY(operations.setCount("t", 10'000).ok());
        QCOMPARE(rules::findSelection(std::as_const(roster), "t").selection->number, rules::highestNumber);
        QVERIFY(operations.addSelection("s", "o", {}, 10'000).ok());
        QCOMPARE(rules::findSelection(std::as_const(roster), "t").selection->number, rules::highestNumber);
        rules::Evaluator evaluator(*data);
        evaluator.evaluate(roster);
        QCOMPARE(evaluator.findings().size(), std::size_t(1));
    }

    void manyFaults_areToldOnce()
    {
        std::string selections;
        for (int i = 0; i < 1000; ++i)
            selections += "<selection entryId=\"a\"/>\n";
        const auto read = rules::readRoster("<roster><forces><force id=\"f\"><selections>\n" + selections
                                            + "</selections></force></forces></roster>");
        QVERIFY(read.ok());
        QCOMPARE(read->findings.size(), std::size_t(1));
        QCOMPARE(read->findings.front().count, 1000);
        QCOMPARE(read->findings.front().line, 2);
    }

    void damagedRosters()
    {
        const QDir samples(test::sourceFolder() + "/data/dust/samples");
        const std::string xml = fileBytes(samples.filePath(samples.entryList({"*.ros"}).value(0)));
        QVERIFY(!xml.empty());
        std::mt19937 random(5);
        for (int turn = 0; turn < 200; ++turn) {
            std::string damaged = turn < 50 ? xml.substr(0, xml.size() * std::size_t(turn) / 50) : xml;
            for (int flips = 0; turn >= 50 && flips < 5; ++flips)
                damaged[random() % damaged.size()] ^= char(1 << (random() % 8));
            const auto read = rules::readRoster(damaged, "damaged.ros");
            if (read)
                QVERIFY(rules::readRoster(rules::writeRoster(read->roster)).ok());
            else
                QVERIFY(QString::fromStdString(read.error().where).startsWith("damaged.ros"));
        }
    }

    // ---- lists longer than anybody's

    // Ten thousand neighbours take some seconds when each of them is compared with each other, and no time when not.
    void manyNeighbours_areJudgedLikeFew()
    {
        const auto data = test::loadGame(test::plainSystem, R"(<sharedSelectionEntries/><selectionEntries>
            <selectionEntry id="a" name="A" type="unit"><costs><cost typeId="pts" value="2"/></costs>
              <constraints><constraint id="most" type="max" value="3" field="selections" scope="parent"/></constraints></selectionEntry>
            <selectionEntry id="b" name="B" type="unit"><costs><cost typeId="pts" value="3"/></costs></selectionEntry></selectionEntries>)");
        QVERIFY(data.ok());
        const auto rosterOf = [](int count) {
            std::string xml =
                "<roster id=\"r\" name=\"R\" gameSystemId=\"sys\"><forces><force id=\"f\" entryId=\"army\" catalogueId=\"own\"><selections>";
            for (int i = 0; i < count; ++i)
                xml += "<selection id=\"s" + std::to_string(i) + "\" name=\"S\" entryId=\""
                    + (i % 3 == 0       ? "a"
                           : i % 3 == 1 ? "b"
                                        : "gone" + std::to_string(i))
                    + "\" number=\"1\" type=\"unit\"><costs><cost typeId=\"t" + std::to_string(i)
                    + "\" name=\"T\" value=\"1\"/></costs></selection>";
            return rules::readRoster(xml + "</selections></force></forces></roster>", "big.ros").value().roster;
        };
        for (const int count : {9, 30, 9999}) {
            const rules::Roster roster = rosterOf(count);
            rules::Evaluator evaluator(*data);
            evaluator.evaluate(roster);
            const int third = count / 3;
            int orphans = 0, tooMany = 0;
            for (const rules::RosterFinding &finding : evaluator.findings()) {
                orphans += finding.kind == rules::FindingKind::Orphan ? 1 : 0;
                tooMany += finding.kind == rules::FindingKind::TooMany ? 1 : 0;
                if (finding.kind == rules::FindingKind::Orphan)
                    QCOMPARE(finding.path, (std::vector<std::string>{"f", finding.ownerId}));
            }
            QCOMPARE(orphans, third);
            QCOMPARE(tooMany, third > 3 ? 1 : 0);
            QCOMPARE(evaluator.totals().front().value, third * 5.0);
            QCOMPARE(evaluator.path("s4"), rules::idPath(evaluator.roster(), "s4"));
            QCOMPARE(evaluator.chosen("s4"), rules::findSelection(evaluator.roster(), "s4").selection);
            // An edit in the middle is judged as the whole is.
            rules::Roster edited = roster;
            base::CountingIdSource ids;
            rules::Operations operations(edited, data->get(), ids);
            const auto edit = operations.removeSelection("s3");
            QVERIFY(edit.ok());
            evaluator.update(edited, *edit);
            rules::Evaluator fresh(*data);
            fresh.evaluate(edited);
            QVERIFY(fresh.findings() == evaluator.findings());
            QVERIFY(fresh.totals() == evaluator.totals());
        }
    }

    void moreSelectionsThanAnyList_areRefused()
    {
        std::string xml = "<roster id=\"r\"><forces><force id=\"f\"><selections>";
        for (int i = 0; i < 10001; ++i)
            xml += "<selection id=\"" + std::to_string(i) + "\"/>";
        const auto read = rules::readRoster(xml + "</selections></force></forces></roster>", "huge.ros");
        QVERIFY(!read.ok());
        QCOMPARE(read.error().code, std::string("roster.size"));
    }

    void moreElementsThanAnyGame_areRefused()
    {
        std::string xml = "<gameSystem id=\"sys\" name=\"S\">";
        for (int i = 0; i < 801; ++i)
            xml.append(QByteArray("<rule/>").repeated(1000).toStdString());
        const auto data = rules::GameData::load({{"huge.gst", xml + "</gameSystem>"}});
        QVERIFY(!data.ok());
        QVERIFY2(data.error().text().find("far larger") != std::string::npos, data.error().text().c_str());
    }

    void moreDefinitionsThanAnyGame_areRefused()
    {
        std::string entries;
        for (int i = 0; i < 500'000; ++i)
            entries += "<selectionEntry id=\"e" + std::to_string(i) + "\" name=\"E\" type=\"unit\"/>";
        const auto data = rules::GameData::load(
            {{"huge.gst", "<gameSystem id=\"sys\" name=\"S\"><selectionEntries>" + entries + "</selectionEntries></gameSystem>"}});
        QVERIFY(!data.ok());
        QVERIFY2(data.error().text().find("far larger") != std::string::npos, data.error().text().c_str());
    }

    // ---- ids chosen to meet in a table

    void idsOfEveryKind_areFoundAgain()
    {
        rules::IdIndex index;
        std::vector<std::string> texts{
            "", "x", "1234567", "12345678", "123456789", "0123-4567-89ab-cdef", "0123-4567-89AB-cdef", std::string(500, 'y')};
        for (int i = 0; i < 20000; ++i) { // the same end of the number again and again
            const std::string number = std::to_string(10000 + i);
            texts.push_back(number.substr(0, 4) + "-" + number.substr(4) + "000-0000-0000");
        }
        for (const std::string &text : texts)
            index.add({text, rules::IdIndex::keyOf(text)});
        for (std::size_t i = 0; i < texts.size(); ++i)
            QCOMPARE(index.find(texts[i]), std::uint32_t(i + 1));
        QCOMPARE(index.find("nobody"), 0u);
    }

    void hash_dependsOnTheSeed()
    {
        // The vector of the SipHash paper's reference code, for 1 and 3 rounds: key 00..0f, no text.
        const base::HashSeed known{0x0706050403020100ull, 0x0f0e0d0c0b0a0908ull};
        QCOMPARE(base::seededHash("", known), 0xabac0158050fc4dcull);
        QVERIFY(base::seededHash("a", known) != base::seededHash("a", {1, 2}));
        QVERIFY(base::seededHash("a") == base::seededHash("a"));
    }
};

MUSTER_TEST_MAIN(tst_Robustness)
#include "tst_Robustness.moc"
