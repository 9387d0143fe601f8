// SPDX-License-Identifier: GPL-3.0-or-later
#include "TestGame.h"
#include "rules/evaluate/trials/Difference.h"
#include "rules/evaluate/trials/Problems.h"

using namespace muster;
using rules::Difference;
using rules::FindingKind;
using rules::Problems;
using rules::RosterFinding;
using test::Session;

namespace {

// What the newer data may say differently, piece by piece.
struct Edition
{
    std::string revision = "2";
    std::string name = "Guards";
    std::string cost = "20";
    std::string move = "4";
    std::string rule = "Never retreats.";
    std::string category = "troops";
    std::string more{};           ///< inside of the unit
    std::string wayIn = "direct"; ///< or a link
    std::string system = test::plainSystem;
};

std::string guards(const Edition &edition)
{
    return "<selectionEntry id=\"guards\" name=\"" + edition.name + R"(" type="unit"><costs><cost name="pts" typeId="pts" value=")"
        + edition.cost + R"("/></costs><rules><rule id="firm" name="Firm"><description>)" + edition.rule
        + R"(</description></rule></rules><profiles><profile id="body" name="Guard" typeId="unit" typeName="Unit"><characteristics>
<characteristic name="M" typeId="move">)"
        + edition.move
        + R"(</characteristic><characteristic name="SV" typeId="save">3</characteristic></characteristics></profile></profiles>
<categoryLinks><categoryLink id="cat" targetId=")"
        + edition.category + R"(" primary="true"/></categoryLinks>)" + edition.more + "</selectionEntry>";
}

std::shared_ptr<const rules::GameData> game(const Edition &edition = {})
{
    const std::string entry = edition.name.empty() ? std::string() : guards(edition);
    const std::string direct = "<selectionEntries>" + entry + "</selectionEntries>";
    const std::string linked = "<sharedSelectionEntries>" + entry
        + R"(</sharedSelectionEntries><entryLinks><entryLink id="way" name="Guards" targetId="guards" type="selectionEntry"/></entryLinks>)";
    std::vector<rules::DataSource> sources;
    sources.push_back({"game.gst", "<gameSystem id=\"sys\" name=\"Game\" revision=\"3\">" + edition.system + "</gameSystem>"});
    sources.push_back({"own.cat",
                       "<catalogue id=\"own\" name=\"Own\" revision=\"" + edition.revision + "\" gameSystemId=\"sys\">"
                           + (edition.wayIn == "direct" ? direct : linked) + "</catalogue>"});
    auto data = rules::GameData::load(std::move(sources));
    if (!data)
        qFatal("%s", data.error().message().c_str());
    return *data;
}

QString text(const std::string &text)
{
    return QString::fromStdString(text);
}

RosterFinding finding(FindingKind kind, const std::string &constraint, double current, double wanted)
{
    RosterFinding made;
    made.kind = kind;
    made.constraintId = constraint;
    made.entryId = "e";
    made.forceId = "f";
    made.scope = "force";
    made.ownerId = "o";
    made.current = current;
    made.wanted = wanted;
    return made;
}

} // namespace

/// What newer data change in a saved list, and when one state of a list is worse than another.
class tst_Differences : public QObject
{
    Q_OBJECT

private:
    /// A list as the first edition saved it.
    [[nodiscard]] static rules::Roster saved()
    {
        Session session(game());
        session.add(session.army(), "guards");
        rules::takeSnapshot(session.roster, session.evaluator());
        session.roster.savedCosts = {{"pts", "pts", session.total()}};
        return session.roster;
    }

private slots:
    void same_isNoDifference() { QVERIFY(rules::differences(saved(), game()).empty()); }
    void withoutData_nothingIsSaid() { QVERIFY(rules::differences(saved(), nullptr).empty()); }

    void each_isNamed_data()
    {
        QTest::addColumn<QStringList>("differences");
        QTest::newRow("revision") << QStringList("revision  Own: 2 -> 3");
        QTest::newRow("name") << QStringList("renamed Guards : Guards -> Watch");
        QTest::newRow("cost") << QStringList({"cost Guards pts: 20 -> 25", "total  pts: 20 -> 25"});
        QTest::newRow("profile") << QStringList("profile Guards Guard / M: 4 -> 5");
        QTest::newRow("rule") << QStringList("rule Guards Firm: Never retreats. -> Retreats once.");
        QTest::newRow("category") << QStringList({"category Guards HQ:  -> HQ", "category Guards Troops: Troops -> "});
        QTest::newRow("new rule") << QStringList("rule Guards Fierce:  -> Bites.");
        QTest::newRow("new profile") << QStringList("profile Guards Gun:  -> Gun");
        QTest::newRow("moved") << QStringList("moved Guards : guards -> way::guards");
        QTest::newRow("gone") << QStringList("gone Guards Guards: guards -> "); // with the price that was saved
        QTest::newRow("finding") << QStringList("finding Guards sword-min:  -> Guards must have 1 more selections of Sword (minimum 1)");
    }
    void each_isNamed()
    {
        const std::string what = QTest::currentDataTag();
        Edition newer;
        if (what == "revision")
            newer.revision = "3";
        else if (what == "name")
            newer.name = "Watch";
        else if (what == "cost")
            newer.cost = "25";
        else if (what == "profile")
            newer.move = "5";
        else if (what == "rule")
            newer.rule = "Retreats once.";
        else if (what == "category")
            newer.category = "hq";
        else if (what == "new rule")
            newer.more = "<infoLinks/><rules><rule id=\"fierce\" name=\"Fierce\"><description>Bites.</description></rule></rules>";
        else if (what == "new profile")
            newer.more =
                R"(<profiles><profile id="gun" name="Gun" typeId="unit" typeName="Unit"><characteristics><characteristic name="M" typeId="move">1</characteristic></characteristics></profile></profiles>)";
        else if (what == "moved")
            newer.wayIn = "link";
        else if (what == "gone")
            newer.name.clear();
        else if (what == "finding")
            newer.more = R"(<selectionEntries><selectionEntry id="sword" name="Sword" type="upgrade"><constraints>
<constraint id="sword-min" type="min" value="1" field="selections" scope="parent"/></constraints></selectionEntry></selectionEntries>)";
        QStringList found;
        for (const Difference &difference : rules::differences(saved(), game(newer)))
            found.append(text(rules::toString(difference.kind)) + " " + text(difference.selectionName) + " " + text(difference.subject)
                         + ": " + text(difference.before) + " -> " + text(difference.after));
        found.sort();
        // What is gone had a category, a rule and a profile: only that it is gone is said of it.
        QTEST(found, "differences");
    }

    void relinked_isFoundByItsOwnId()
    {
        rules::Roster roster = saved();
        Edition newer;
        newer.wayIn = "link";
        newer.revision = "7";
        const auto data = game(newer);
        QCOMPARE(rules::relink(roster, *data), 1);
        QCOMPARE(text(roster.forces.front().selections.front().entryId), "way::guards");
        QCOMPARE(roster.forces.front().catalogueRevision, 7);
        QCOMPARE(rules::relink(roster, *data), 0); // it stands there already
        rules::Evaluator evaluator(data);
        evaluator.evaluate(roster);
        QVERIFY(!evaluator.selection(roster.forces.front().selections.front().id)->orphan);
    }

    void ownName_isTheOneThatIsSaid()
    {
        rules::Roster roster = saved();
        roster.forces.front().selections.front().customName = "The Old Guard";
        Edition newer;
        newer.cost = "25";
        QCOMPARE(text(rules::differences(roster, game(newer)).back().selectionName), "The Old Guard");
    }

    void neverSaved_isComparedByItsNameAlone()
    {
        Session session(game());
        session.add(session.army(), "guards");
        Edition newer;
        newer.cost = "25";
        newer.move = "9";
        newer.name = "Watch";
        const auto found = rules::differences(session.roster, game(newer));
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(int(found.front().kind), int(Difference::Kind::Renamed));
    }

    // ---- problems of two states
    void problems_areCountedByRuleAndPlace()
    {
        const RosterFinding one = finding(FindingKind::TooFew, "c", 1, 2);
        RosterFinding there = one;
        there.forceId = "g";
        const Problems problems({one, one, there});
        QCOMPARE(problems.count(one), 2);
        QCOMPARE(problems.count(there), 1);
        QCOMPARE(problems.count(finding(FindingKind::TooFew, "d", 1, 2)), 0);
    }

    void ofAForce_whoeverIsBlamed_isTheSame()
    {
        RosterFinding one = finding(FindingKind::TooMany, "c", 3, 2), other = one;
        other.ownerId = "another unit";
        QCOMPARE(Problems({one}).count(other), 1);
        one.scope = other.scope = "parent"; // of a place it is not
        QCOMPARE(Problems({one}).count(other), 0);
        other.ownerId = one.ownerId;
        QCOMPARE(Problems({one}).count(other), 1);
    }

    void worse_data()
    {
        QTest::addColumn<double>("gap");
        QTest::addColumn<int>("count");
        QTest::addColumn<bool>("cost");
        QTest::addColumn<bool>("mayGrow");
        QTest::addColumn<bool>("worse");
        QTest::newRow("the same") << 2.0 << 1 << false << false << false;
        QTest::newRow("less") << 1.0 << 1 << false << false << false;
        QTest::newRow("more") << 3.0 << 1 << false << false << true;
        QTest::newRow("once more") << 1.0 << 2 << false << false << true;
        QTest::newRow("dearer") << 3.0 << 1 << true << false << true;
        QTest::newRow("dearer, and that is allowed") << 3.0 << 1 << true << true << false;
        QTest::newRow("no cost: not allowed") << 3.0 << 1 << false << true << true;
        QTest::newRow("rounding") << 2.0 + 1e-12 << 1 << false << false << false;
    }
    void worse()
    {
        QFETCH(double, gap);
        QFETCH(int, count);
        QFETCH(bool, cost);
        QFETCH(bool, mayGrow);
        const auto wrong = [cost](double gap) {
            RosterFinding made = finding(cost ? FindingKind::CostTooHigh : FindingKind::TooMany, "c", 10 + gap, 10);
            made.costTypeId = cost ? "pts" : "";
            return made;
        };
        const Problems before({wrong(2)});
        const Problems after(std::vector<RosterFinding>(std::size_t(count), wrong(gap)));
        QTEST(after.worseThan(before, mayGrow), "worse");
        QVERIFY(!Problems({}).worseThan(before, false));
        QVERIFY(after.worseThan(Problems({}), true));
    }

    void notes_areNoProblems()
    {
        RosterFinding note = finding(FindingKind::Message, "", 0, 0);
        note.severity = base::Severity::Info;
        QCOMPARE(Problems({note}).count(note), 0);
        note.severity = base::Severity::Warning;
        QCOMPARE(Problems({note}).count(note), 1);
    }

    void kinds_haveWords()
    {
        QSet<QString> words;
        for (int kind = int(Difference::Kind::Revision); kind <= int(Difference::Kind::Finding); ++kind)
            words.insert(rules::toString(Difference::Kind(kind)));
        QCOMPARE(words.size(), 10);
        words.clear();
        for (int kind = int(FindingKind::TooFew); kind <= int(FindingKind::Message); ++kind)
            words.insert(rules::toString(FindingKind(kind)));
        QCOMPARE(words.size(), 19);
    }
};

MUSTER_TEST_MAIN(tst_Differences)
#include "tst_Differences.moc"
