// SPDX-License-Identifier: GPL-3.0-or-later
#include "TestGame.h"

using namespace muster;
using rules::FindingKind;
using rules::RosterFinding;
using test::Session;

namespace {

std::string troops(const std::string &id)
{
    return "<categoryLinks><categoryLink id='l-" + id + "' targetId='troops' primary='true'/></categoryLinks>";
}

// What the author of a limit says about it.
QString wordsOf(const Session &session, std::string_view constraint)
{
    for (const RosterFinding &finding : const_cast<Session &>(session).evaluator().findings())
        if (finding.constraintId == constraint)
            return QString::fromStdString(finding.text());
    return {};
}

} // namespace

/// The sentences of findings: our own, and those that the authors of data write with places for values.
class tst_FindingWords : public QObject
{
    Q_OBJECT

private slots:
    void sentence_ofEveryKind_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *name, FindingKind kind, const char *sentence) { QTest::newRow(name) << int(kind) << sentence; };
        row("too few", FindingKind::TooFew, "Squad must have 2 more selections of Rifle (minimum 3)");
        row("too many", FindingKind::TooMany, "Squad has 2 too many selections of Rifle (maximum 3)");
        row("too few forces", FindingKind::TooFewForces, "Squad must have 2 more forces of Rifle (minimum 3)");
        row("too many forces", FindingKind::TooManyForces, "Squad has 2 too many forces of Rifle (maximum 3)");
        row("too cheap", FindingKind::CostTooLow, "Squad must spend 2 more pts on Rifle (minimum 3)");
        row("too dear", FindingKind::CostTooHigh, "Squad spends 2 pts too much on Rifle (maximum 3)");
        row("too few joined", FindingKind::TooFewJoined, "Squad must be joined with 2 more: Rifle (minimum 3)");
        row("too many joined", FindingKind::TooManyJoined, "Squad is joined with 2 too many: Rifle (maximum 3)");
        row("cannot join", FindingKind::CannotJoin, "Squad cannot join Rifle");
        row("over the limit", FindingKind::OverLimit, "Roster is over the pts limit by 2 pts");
        row("hidden", FindingKind::Hidden, "Squad cannot have any selections of Rifle (hidden)");
        row("orphan", FindingKind::Orphan, "Rifle is not known to the game data; its saved values are kept");
        row("unknown force", FindingKind::UnknownForce, "Rifle belongs to a catalogue or force that the game data do not know");
        row("missing data", FindingKind::MissingData, "Not checked: the game data lack \"Rifle\", which Squad builds on");
        row("not understood", FindingKind::NotUnderstood, "1 rules of these data are not understood and left out");
        row("costs in a circle", FindingKind::CostCycle, "The costs of Rifle depend on themselves; the basic costs are used");
        row("message", FindingKind::Message, "Rifle");
    }
    void sentence_ofEveryKind()
    {
        QFETCH(int, kind);
        RosterFinding finding;
        finding.kind = FindingKind(kind);
        finding.ownerName = "Squad";
        finding.entryName = "Rifle";
        finding.costName = "pts";
        finding.current = 1;
        finding.wanted = 3;
        QTEST(QString::fromStdString(finding.text()), "sentence");
        finding.authorText = "No rifles here";
        QCOMPARE(finding.text(), std::string("No rifles here")); // whoever wrote the data knows best
    }

    void sentence_saysPercentAndEach()
    {
        RosterFinding finding;
        finding.ownerName = "Army";
        finding.entryName = "Tank";
        finding.current = 60;
        finding.wanted = 50;
        finding.percent = true;
        QCOMPARE(finding.text(), std::string("Army has 10 % too many selections of Tank (maximum 50 %)"));
        finding.percent = false;
        finding.perModel = true;
        QCOMPARE(finding.text(), std::string("Army has 10 too many selections of Tank (maximum 50 each)"));
    }

    // Every place an author may write, at a limit deep inside of a unit.
    void message_ofAnEntry_data()
    {
        QTest::addColumn<QString>("message");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *message, const char *said) { QTest::newRow(message) << message << said; };
        row("{current} of {value}", "2 of 1");
        row("{difference} over {total}", "1 over 1");
        row("{self}, {of}", "Rifle, Rifle");
        row("{scope}", "Sergeant");
        row("{parent}", "Sergeant");
        row("{group}", "Arms");
        row("{model}", "Sergeant");
        row("{model-or-unit}, {upgrade}", "Sergeant, Rifle");
        row("{root-entry}, {primary-category}", "Squad, Troops");
        row("{unit}", "Squad");
        row("{roster}", "Test");
        row("{field}", "selections");
        row("{value}{%}", "1");
        row("{hq}", "HQ");
        row("{nonsense} and {open", "{nonsense} and {open");
        row("**Bold** is no star", "Bold is no star");
    }
    void message_ofAnEntry()
    {
        QFETCH(QString, message);
        const auto data = test::loadGame(
            test::plainSystem,
            R"(<selectionEntries><selectionEntry id="squad" name="Squad" type="unit">)" + troops("squad")
                + R"(<selectionEntries><selectionEntry id="man" name="Sergeant" type="model">
<selectionEntryGroups><selectionEntryGroup id="arms" name="Arms"><selectionEntries><selectionEntry id="rifle" name="Rifle" type="upgrade"><constraints>
<constraint id="one" type="max" value="1" field="selections" scope="parent" message=")"
                + message.toStdString()
                + R"("/></constraints></selectionEntry></selectionEntries></selectionEntryGroup></selectionEntryGroups>
</selectionEntry></selectionEntries></selectionEntry></selectionEntries>)");
        QVERIFY(data.ok());
        Session session(*data);
        const std::string squad = session.add(session.army(), "squad"), man = session.add(squad, "man");
        session.add(man, "rifle", "arms", 2);
        QTEST(wordsOf(session, "one"), "said");
        QVERIFY(session.same);
    }

    // The scope is where the limit counts, not who broke it.
    void message_namesTheScope_data()
    {
        QTest::addColumn<QString>("scope");
        QTest::addColumn<QString>("name");
        QTest::newRow("roster") << "roster"
                                << "Test";
        QTest::newRow("force") << "force"
                               << "Army";
        QTest::newRow("category") << "troops"
                                  << "Troops";
    }
    void message_namesTheScope()
    {
        QFETCH(QString, scope);
        const auto data = test::loadGame(
            test::plainSystem,
            R"(<selectionEntries><selectionEntry id="squad" name="Squad" type="unit">)" + troops("squad")
                + R"(<constraints><constraint id="one" type="max" value="1" field="selections" scope=")" + scope.toStdString()
                + R"(" message="{scope}: {unit} in {parent}"/></constraints></selectionEntry></selectionEntries>)");
        QVERIFY(data.ok());
        Session session(*data);
        const std::string army = session.army();
        session.add(army, "squad");
        session.add(army, "squad");
        QFETCH(QString, name);
        QCOMPARE(wordsOf(session, "one"), name + ": Squad in Army");
        QVERIFY(session.same);
    }

    void message_ofACategoryAndOfAForce()
    {
        const std::string system = R"(
<costTypes><costType id="pts" name="pts" defaultCostLimit="-1"/></costTypes>
<categoryEntries><categoryEntry id="troops" name="Troops"/></categoryEntries>
<forceEntries><forceEntry id="army" name="Army"><constraints><constraint id="three" type="min" value="3" field="selections" scope="self" message="{scope} lacks {difference}"/></constraints>
<categoryLinks><categoryLink id="t" targetId="troops"><constraints><constraint id="two" type="min" value="2" field="selections" scope="parent" message="{parent} wants {value} {self}"/></constraints></categoryLink></categoryLinks></forceEntry></forceEntries>)";
        const auto data = test::loadGame(system,
                                         R"(<selectionEntries><selectionEntry id="squad" name="Squad" type="unit" sortIndex="1">)"
                                             + troops("squad") + "</selectionEntry></selectionEntries>");
        QVERIFY(data.ok());
        Session session(*data);
        session.add(session.army(), "squad");
        QCOMPARE(wordsOf(session, "two"), QString("Army wants 2 Troops"));
        QCOMPARE(wordsOf(session, "three"), QString("Army lacks 2"));
        QVERIFY(session.same);
    }

    // Of a share the limit is written in percent, and everything else said in what it is a share of.
    void message_ofAShare()
    {
        const std::string system = R"(
<costTypes><costType id="pts" name="pts" defaultCostLimit="-1"/></costTypes>
<categoryEntries><categoryEntry id="troops" name="Troops"/></categoryEntries>
<forceEntries><forceEntry id="army" name="Army"><categoryLinks><categoryLink id="t" targetId="troops"><constraints>
<constraint id="share" type="max" value="25" field="limit::pts" scope="force" percentValue="true" message="{current} {field} in {self}: {difference} over {total}, {value}{%}"/>
<constraint id="half" type="max" value="50" field="selections" scope="force" percentValue="true" message="{current} of {total}"/></constraints></categoryLink></categoryLinks></forceEntry></forceEntries>)";
        const auto data = test::loadGame(
            system,
            R"(<selectionEntries><selectionEntry id="squad" name="Squad" type="unit">)" + troops("squad")
                + R"(<costs><cost name="pts" typeId="pts" value="150"/></costs></selectionEntry></selectionEntries>)");
        QVERIFY(data.ok());
        Session session(*data);
        const std::string army = session.army();
        session.add(army, "squad");
        session.add(army, "squad");
        QCOMPARE(wordsOf(session, "half"), QString("2 of 1"));
        QCOMPARE(wordsOf(session, "share"), QString());
        session.take(session.operations().setCostLimit("pts", 1000));
        QCOMPARE(wordsOf(session, "share"), QString("300 pts in Troops: 50 over 250, 25%"));
        QVERIFY(session.same);
    }
};

MUSTER_TEST_MAIN(tst_FindingWords)
#include "tst_FindingWords.moc"
