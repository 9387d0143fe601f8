// SPDX-License-Identifier: GPL-3.0-or-later
#include "TestGame.h"

#include "rules/evaluate/Advantages.h"
#include "rules/evaluate/trials/Difference.h"

#include <QXmlStreamReader>

using namespace muster;
using test::Session;

namespace {

const std::string squadCatalogue = R"(<sharedRules><rule id="nose" name="Grab them"><description>Fast</description></rule></sharedRules>
<selectionEntries><selectionEntry id="squad" name="Squad" type="unit"><costs><cost name="pts" typeId="pts" value="20"/></costs>
<selectionEntries><selectionEntry id="man" name="Man" type="model"><constraints><constraint id="man-min" type="min" value="3" field="selections" scope="parent"/></constraints>
<costs><cost name="pts" typeId="pts" value="5"/></costs>
<selectionEntries><selectionEntry id="rifle" name="Rifle" type="upgrade" collective="true"><constraints><constraint id="rifle-min" type="min" value="1" field="selections" scope="parent"/>
<constraint id="rifle-max" type="max" value="1" field="selections" scope="parent"/></constraints></selectionEntry></selectionEntries></selectionEntry></selectionEntries>
<selectionEntryGroups><selectionEntryGroup id="gun" name="Gun" defaultSelectionEntryId="mg"><constraints><constraint id="gun-min" type="min" value="1" field="selections" scope="parent"/></constraints>
<selectionEntries><selectionEntry id="mg" name="MG" type="upgrade"/><selectionEntry id="flamer" name="Flamer" type="upgrade"/></selectionEntries></selectionEntryGroup></selectionEntryGroups></selectionEntry>
<selectionEntry id="platoon" name="Platoon" type="upgrade"><infoLinks><infoLink id="p-nose" name="Grab them" targetId="nose" type="rule"/></infoLinks>
<selectionEntryGroups><selectionEntryGroup id="lead" name="Leader"><constraints><constraint id="lead-min" type="min" value="1" field="selections" scope="parent"/></constraints>
<entryLinks><entryLink id="lead-walker" targetId="walker" type="selectionEntry"/></entryLinks></selectionEntryGroup>
<selectionEntryGroup id="line" name="Line"><constraints><constraint id="line-min" type="min" value="1" field="selections" scope="parent"/></constraints>
<entryLinks><entryLink id="line-walker" targetId="walker" type="selectionEntry"/></entryLinks></selectionEntryGroup></selectionEntryGroups></selectionEntry></selectionEntries>
<entryLinks><entryLink id="alone" targetId="walker" type="selectionEntry"/></entryLinks>
<sharedSelectionEntries><selectionEntry id="walker" name="Walker" type="unit"><infoLinks><infoLink id="w-nose" name="Grab them" targetId="nose" type="rule" hidden="true"><modifiers>
<modifier type="set" field="hidden" value="false"><conditions><condition type="instanceOf" value="1" field="selections" scope="ancestor" childId="platoon"/>
<condition type="atLeast" value="1" field="selections" scope="parent" childId="lead"/><condition type="atLeast" value="1" field="selections" scope="parent" childId="line"/></conditions></modifier></modifiers></infoLink></infoLinks></selectionEntry></sharedSelectionEntries>)";

std::shared_ptr<const rules::GameData> squadGame(const std::string &catalogue = squadCatalogue)
{
    const auto data = test::loadGame(test::plainSystem, catalogue);
    return data ? *data : nullptr;
}

} // namespace

/// Operations, undo, files, orphans, differences, advantages.
class tst_Roster : public QObject
{
    Q_OBJECT

private slots:
    void newSquad_comesWithWhatItMustHave()
    {
        Session session(squadGame());
        const std::string squad = session.add(session.army(), "squad");
        const rules::Selection &made = *rules::findSelection(std::as_const(session.roster), squad).selection;
        QCOMPARE(made.selections.size(), std::size_t(2)); // one node of three men, the default gun
        QCOMPARE(made.selections[0].number, 3);
        QCOMPARE(made.selections[0].selections[0].number, 3); // a rifle each
        QCOMPARE(made.selections[1].entryId, std::string("mg"));
        QCOMPARE(session.total(), 35.0);
        QVERIFY(session.errors().isEmpty());
    }

    // They could not be written again: what is stored would not be what was read.
    void controlCharacters_areLeftOutAndTold()
    {
        const auto read = rules::readRoster(
            "<roster id=\"r\" name=\"A\x1a&#26;&#x0;B&#9;\" gameSystemId=\"s\" gameSystemName=\"S\"><forces/></roster>");
        QVERIFY(read.ok());
        QCOMPARE(read->roster.name, std::string("AB\t"));
        QVERIFY(
            std::any_of(read->findings.begin(), read->findings.end(), [](const auto &finding) { return finding.rule == "xml.control"; }));
        QCOMPARE(rules::readRoster(rules::writeRoster(read->roster))->roster, read->roster);
    }

    void collectiveWeapons_followTheirModels()
    {
        Session session(squadGame());
        const std::string squad = session.add(session.army(), "squad");
        const rules::Selection &man = rules::findSelection(std::as_const(session.roster), squad).selection->selections[0];
        const std::string manId = man.id;
        const std::string rifleId = man.selections[0].id;
        session.take(session.operations().setCount(manId, 7));
        QCOMPARE(session.number(rifleId), 7);
        session.take(session.operations().deselect(manId));
        QCOMPARE(session.number(manId), 6);
        QCOMPARE(session.number(rifleId), 6);
        session.add(manId, "rifle"); // a second one for each
        QCOMPARE(session.number(rifleId), 12);
        QCOMPARE(session.errors(), QStringList{"selection man rifle/rifle-max"});
        QVERIFY(session.evaluator().findings().front().perModel);
        QVERIFY(session.same);
    }

    void everyOperation_canBeUndoneAndRedone()
    {
        Session session(squadGame());
        const std::string army = session.army();
        const std::string squad = session.add(army, "squad");
        const std::string platoon = session.add(army, "platoon");
        const std::string walker = session.add(platoon, "walker", "lead");
        const std::string man = rules::findSelection(std::as_const(session.roster), squad).selection->selections[0].id;
        using Do = std::function<rules::Operations::Outcome(rules::Operations &)>;
        const std::vector<Do> all{
            [&](auto &o) { return o.addSelection(squad, "flamer"); },
            [&](auto &o) { return o.setCount(man, 9); },
            [&](auto &o) { return o.deselect(man); },
            [&](auto &o) { return o.removeSelection(squad); },
            [&](auto &o) { return o.duplicateSelection(squad); },
            [&](auto &o) { return o.moveSelection(squad, 1); },
            [&](auto &o) { return o.moveSelection(walker, platoon, "line", 0); },
            [&](auto &o) { return o.moveSelection(walker, army, "", 0); },
            [&](auto &o) { return o.copySelection(*rules::findSelection(std::as_const(session.roster), walker).selection, army); },
            [&](auto &o) { return o.addForce("army", "own"); },
            [&](auto &o) { return o.duplicateForce(army); },
            [&](auto &o) { return o.removeForce(army); },
            [&](auto &o) { return o.setCustomName(squad, "The <Best>"); },
            [&](auto &o) { return o.setCustomNotes(army, "line 1\nline 2"); },
            [&](auto &o) { return o.setExtra(squad, "tag", "red"); },
            [&](auto &o) { return o.setCostLimit("pts", 500); },
            [&](auto &o) { return o.setCategoryText(army, "hq", "Bosses", ""); },
            [&](auto &o) { return o.setName("Renamed"); }};
        for (std::size_t i = 0; i < all.size(); ++i) {
            const rules::Roster before = session.roster;
            rules::Operations operations = session.operations();
            const auto done = all[i](operations);
            QVERIFY2(done.ok(), qPrintable(QString::number(i)));
            const rules::Roster after = session.roster;
            QVERIFY2(!(before == after), qPrintable(QString::number(i)));
            rules::revert(session.roster, *done);
            QVERIFY2(session.roster == before, qPrintable(QString::number(i)));
            rules::reapply(session.roster, *done);
            QVERIFY2(session.roster == after, qPrintable(QString::number(i)));
            rules::reapply(session.roster, rules::inverse(*done));
            QVERIFY2(session.roster == before, qPrintable(QString::number(i)));
        }
    }

    void copies_areIndependent()
    {
        Session session(squadGame());
        const std::string army = session.army();
        const std::string squad = session.add(army, "squad");
        const std::string copy = session.take(session.operations().duplicateSelection(squad));
        QStringList ids;
        rules::forEachSelection(session.roster, [&](const rules::Selection &s) { ids.append(QString::fromStdString(s.id)); });
        QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), ids.size());
        const rules::Selection original = *rules::findSelection(std::as_const(session.roster), squad).selection;
        session.take(session.operations().setCustomName(copy, "Other"));
        session.take(
            session.operations().removeSelection(rules::findSelection(std::as_const(session.roster), copy).selection->selections[0].id));
        QVERIFY(*rules::findSelection(std::as_const(session.roster), squad).selection == original);
    }

    // The user's words about a category stay, also when the force was never saved or newer data have lost the category.
    void notesOfACategory_outliveTheCategory()
    {
        Session session(squadGame());
        const std::string army = session.army();
        session.take(session.operations().setCategoryText(army, "troops", "Boys", "paint them"));
        session.take(session.operations().setCategoryText(army, "gone", "Lost", ""));
        for (const bool saved : {false, true}) {
            if (saved)
                rules::takeSnapshot(session.roster, session.evaluator());
            const auto read = rules::readRoster(rules::writeRoster(session.roster));
            QVERIFY(read.ok());
            auto notes = read->roster.forces.front().categoryNotes;
            QCOMPARE(notes.size(), std::size_t(2));
            std::sort(notes.begin(), notes.end(), [](const auto &a, const auto &b) { return a.entryId > b.entryId; });
            QCOMPARE(notes[0].customNotes, std::string("paint them"));
            QCOMPARE(notes[1].customName, std::string("Lost"));
        }
    }

    void savedRoster_readsBackTheSame_withTheUsersOwnThings()
    {
        Session session(squadGame());
        const std::string army = session.army();
        const std::string squad = session.add(army, "squad");
        session.take(session.operations().setCustomName(squad, "A \"quoted\" <name> & more"));
        session.take(session.operations().setCustomNotes(squad, "  first\n\tsecond  "));
        session.take(session.operations().setExtra(squad, "tag colour", "red"));
        session.take(session.operations().setCategoryText(army, "troops", "Boys", "notes"));
        session.take(session.operations().setCostLimit("pts", 100));
        rules::takeSnapshot(session.roster, session.evaluator());
        const std::string xml = rules::writeRoster(session.roster);
        auto read = rules::readRoster(xml);
        QVERIFY(read.ok());
        // The writer gives category elements ids; apart from those nothing may differ.
        QCOMPARE(rules::writeRoster(read->roster), xml);
        const auto found = rules::findSelection(std::as_const(read->roster), squad);
        QCOMPARE(found.selection->customNotes, std::string("  first\n\tsecond  "));
        QCOMPARE(found.selection->extras.at("tag colour"), std::string("red"));
        QVERIFY(found.selection->snapshot->costs == rules::findSelection(std::as_const(session.roster), squad).selection->snapshot->costs);
    }

    // Whatever somebody else's program left out or wrote twice: what was read is written, and read again as the same.
    void categoriesWithoutIdOrTwice_surviveSaving()
    {
        const auto read = rules::readRoster(R"(<roster id="r" name="N"><forces><force id="f" name="Army"><selections>
<selection id="s" name="Squad"><publications><publication id="p" name="Book"/></publications>
<categories><category name="Troops" entryId="troops"/></categories></selection></selections>
<categories><category name="Elite" entryId="elite"/><category id="own" name="Troops" entryId="troops" customName="Boys"><customNotes>paint them</customNotes></category>
<category name="Elite" entryId="elite" customName="Best"/><category id="again" name="Troops" entryId="troops" customName="Lads"><customNotes>and varnish</customNotes></category>
</categories></force></forces></roster>)");
        QVERIFY(read.ok());
        const rules::Force &force = read->roster.forces.front();
        const std::vector<rules::CategoryNote> words{{"elite", "Best", ""}, {"troops", "Boys / Lads", "paint them\nand varnish"}};
        QVERIFY(force.categoryNotes == words);
        QCOMPARE(force.selections.front().snapshot->publications.size(), std::size_t(1));
        const std::string written = rules::writeRoster(read->roster);
        QVERIFY(written.find("id=\"s-troops\"") != std::string::npos);
        const auto again = rules::readRoster(written);
        QVERIFY(again.ok());
        QVERIFY(again->roster == read->roster);
        QCOMPARE(rules::writeRoster(again->roster), written);
    }

    void foreignThings_areWrittenBack()
    {
        const std::string xml = R"(<?xml version="1.0"?>
<roster id="r" name="N" gameSystemId="sys" gameSystemName="Game" generatedBy="somebody">
<forces><force id="f" name="Army" entryId="army" catalogueId="own" catalogueName="Own" catalogueRevision="1" shade="blue"><selections>
<selection id="s" name="Squad" entryId="squad" number="1" type="unit" from="entry"><marks><mark name="x"/></marks></selection></selections></force></forces></roster>)";
        auto read = rules::readRoster(xml);
        QVERIFY(read.ok());
        rules::Evaluator evaluator(squadGame());
        evaluator.evaluate(read->roster);
        rules::takeSnapshot(read->roster, evaluator);
        const QString written = QString::fromStdString(rules::writeRoster(read->roster));
        for (const char *part : {"generatedBy=\"somebody\"", "shade=\"blue\"", "from=\"entry\"", "<marks><mark name=\"x\"/></marks>"})
            QVERIFY2(written.contains(part), part);
    }

    // Data of a newer version, with our own prefix: kept, and still well-formed for whoever minds namespaces.
    void thingsOfANewerVersion_keepTheirNamespace()
    {
        const std::string xml = R"(<?xml version="1.0"?>
<roster id="r" name="N" gameSystemId="sys" gameSystemName="Game" xmlns:muster="urn:muster:roster-extras">
<forces><force id="f" name="Army" entryId="army" catalogueId="own" catalogueName="Own" catalogueRevision="1"><selections>
<selection id="s" name="Squad" entryId="squad" number="1" type="unit" muster:photo="p"><muster:plan turn="2"/></selection></selections></force></forces></roster>)";
        auto read = rules::readRoster(xml);
        QVERIFY(read.ok());
        const QByteArray written = QByteArray::fromStdString(rules::writeRoster(read->roster));
        QVERIFY(written.contains("muster:photo=\"p\"") && written.contains("<muster:plan turn=\"2\"/>"));
        QXmlStreamReader strict(written);
        while (!strict.atEnd())
            strict.readNext();
        QVERIFY2(!strict.hasError(), qPrintable(strict.errorString()));
    }

    void orphan_keepsItsValues_throughSavingAgain()
    {
        Session session(squadGame());
        session.take(session.operations().setCostLimit("pts", 10));
        const std::string squad = session.add(session.army(), "squad");
        rules::takeSnapshot(session.roster, session.evaluator());
        const auto without = squadGame("<selectionEntries><selectionEntry id=\"x\" name=\"X\" type=\"unit\"/></selectionEntries>");
        rules::Evaluator evaluator(without);
        evaluator.evaluate(session.roster);
        QVERIFY(evaluator.selection(squad)->orphan);
        QCOMPARE(evaluator.selection(squad)->name, std::string("Squad"));
        QCOMPARE(evaluator.totals().front().value, 35.0);
        const rules::Roster before = session.roster;
        rules::takeSnapshot(session.roster, evaluator);
        QVERIFY(session.roster.forces.front().selections == before.forces.front().selections);
        rules::Evaluator blind(nullptr); // no data at all
        blind.evaluate(session.roster);
        QVERIFY(blind.selection(squad)->orphan);
    }

    void difference_namesWhatNewerDataChange()
    {
        Session session(squadGame());
        session.add(session.army(), "squad");
        rules::takeSnapshot(session.roster, session.evaluator());
        std::string newer = squadCatalogue;
        newer.replace(newer.find("value=\"20\""), 10, "value=\"25\"");
        newer.replace(newer.find("name=\"MG\""), 9, "name=\"Gun\"");
        QStringList found;
        for (const rules::Difference &difference : rules::differences(session.roster, squadGame(newer)))
            found.append(QString("%1 %2 %3: %4 -> %5")
                             .arg(rules::toString(difference.kind), difference.selectionName.c_str(), difference.subject.c_str(),
                                  difference.before.c_str(), difference.after.c_str())
                             .simplified());
        QVERIFY2(found.contains("cost Squad pts: 20 -> 25"), qPrintable(found.join('\n')));
        QVERIFY2(found.contains("renamed MG : MG -> Gun"), qPrintable(found.join('\n')));
        QVERIFY2(found.contains("total pts: 35 -> 40"), qPrintable(found.join('\n')));
        QVERIFY(rules::differences(session.roster, session.data).empty());
    }

    // A gun whose sight has the same rule is no formation.
    void advantage_isNoneInsideOfAUnit()
    {
        const std::string gun =
            R"(<selectionEntry id="gun" name="Gun" type="upgrade"><infoLinks><infoLink id="i1" name="Lethal" targetId="lethal" type="rule"/></infoLinks>
<selectionEntries><selectionEntry id="sight" name="Sight" type="upgrade"><infoLinks><infoLink id="i2" name="Lethal" targetId="lethal" type="rule"/></infoLinks></selectionEntry></selectionEntries></selectionEntry>)";
        const auto data = test::loadGame(test::plainSystem,
                                         R"(<sharedRules><rule id="lethal" name="Lethal"/></sharedRules><selectionEntries>
<selectionEntry id="tank" name="Tank" type="unit"><selectionEntries>)"
                                             + gun + "</selectionEntries></selectionEntry></selectionEntries>");
        QVERIFY(data.ok());
        Session session(*data);
        const std::string tank = session.add(session.army(), "tank");
        const std::string chosen = session.add(tank, "gun");
        QVERIFY(!chosen.empty() && !session.add(chosen, "sight").empty());
        QVERIFY(rules::advantages(session.evaluator()).empty());
    }

    void advantage_needsEverySlot()
    {
        Session session(squadGame());
        const std::string army = session.army();
        const std::string platoon = session.add(army, "platoon");
        session.add(platoon, "walker", "lead");
        auto found = rules::advantages(session.evaluator());
        QCOMPARE(found.size(), std::size_t(1));
        QVERIFY(!found[0].active);
        QCOMPARE(found[0].missing.size(), std::size_t(1));
        QCOMPARE(found[0].missing[0].name, std::string("Line"));
        QCOMPARE(found[0].unitNames, std::vector<std::string>{"Walker"}); // would have it
        const std::string second = session.add(platoon, "walker", "line");
        const std::string alone = session.add(army, "alone");
        found = rules::advantages(session.evaluator());
        QVERIFY(found[0].active);
        QCOMPARE(found[0].unitIds.size(), std::size_t(2));
        QCOMPARE(session.evaluator().info(second).rules.front().source, rules::InfoSource::Granted);
        QVERIFY(session.evaluator().info(alone).rules.empty());
        QVERIFY(session.same);
    }
};

MUSTER_TEST_MAIN(tst_Roster)
#include "tst_Roster.moc"
