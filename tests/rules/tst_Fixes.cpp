// SPDX-License-Identifier: GPL-3.0-or-later
#include "RandomUser.h"

#include <QElapsedTimer>

using namespace muster;
using rules::Fix;
using test::RandomUser;
using test::Session;

namespace {

int problems(const rules::Evaluator &evaluator)
{
    return int(std::count_if(evaluator.findings().begin(), evaluator.findings().end(),
                             [](const rules::RosterFinding &finding) { return finding.severity != base::Severity::Info; }));
}

/// What an offer does, short: "add tank 2", "remove s4", "count s5 3", "limit 90".
QString said(const Fix &fix)
{
    switch (fix.kind) {
    case Fix::Kind::Add:
        return QString("add %1 %2").arg(QString::fromStdString(fix.entryId)).arg(fix.count);
    case Fix::Kind::SetCount:
        return QString("count %1 %2").arg(QString::fromStdString(fix.targetId)).arg(fix.count);
    case Fix::Kind::SetCostLimit:
        return QString("limit %1").arg(fix.value);
    case Fix::Kind::Remove:
        break;
    }
    QStringList ids;
    for (const std::string &id : rules::removedIds(fix))
        ids.append(QString::fromStdString(id));
    return "remove " + ids.join(' ');
}

QStringList offers(Session &session, int finding = 0)
{
    QStringList list;
    for (const Fix &fix : session.evaluator().fixes(session.evaluator().findings().at(std::size_t(finding))))
        list.append(said(fix));
    return list;
}

// A platoon with a leader, who must be there, and support; the hero may be either, and stands alone too.
const std::string platoonGame = R"(
<sharedSelectionEntries>
  <selectionEntry id="hero" name="Hero" type="unit"><constraints>
    <constraint id="once" type="max" value="1" field="selections" scope="roster" shared="true" includeChildSelections="true" includeChildForces="true"/></constraints>
    <costs><cost name="pts" typeId="pts" value="10"/></costs></selectionEntry>
  <selectionEntry id="captain" name="Captain" type="unit"><costs><cost name="pts" typeId="pts" value="8"/></costs></selectionEntry>
  <selectionEntry id="tank" name="Tank" type="unit"><costs><cost name="pts" typeId="pts" value="20"/></costs></selectionEntry>
</sharedSelectionEntries>
<entryLinks><entryLink id="hero-alone" targetId="hero" type="selectionEntry"/><entryLink id="tank-alone" targetId="tank" type="selectionEntry"/></entryLinks>
<selectionEntries>
  <selectionEntry id="platoon" name="Platoon" type="upgrade"><selectionEntryGroups>
    <selectionEntryGroup id="leader" name="Leader"><constraints>
      <constraint id="leader-min" type="min" value="1" field="selections" scope="parent"/><constraint id="leader-max" type="max" value="1" field="selections" scope="parent"/></constraints>
      <entryLinks><entryLink id="leader-hero" targetId="hero" type="selectionEntry"/><entryLink id="leader-captain" targetId="captain" type="selectionEntry"/></entryLinks></selectionEntryGroup>
    <selectionEntryGroup id="support" name="Support"><entryLinks>
      <entryLink id="support-hero" targetId="hero" type="selectionEntry"/><entryLink id="support-tank" targetId="tank" type="selectionEntry"/></entryLinks></selectionEntryGroup>
  </selectionEntryGroups></selectionEntry>
  <selectionEntry id="squad" name="Squad" type="unit"><selectionEntries>
    <selectionEntry id="hunter" name="Hunter" type="model"><constraints>
      <constraint id="hunter-min" type="min" value="3" field="selections" scope="parent"/><constraint id="hunter-max" type="max" value="6" field="selections" scope="parent"/></constraints>
      <modifiers><modifier type="set" field="hunter-min" value="6"><conditions>
        <condition type="greaterThan" value="3" field="selections" scope="parent" childId="hunter"/></conditions></modifier></modifiers>
      <costs><cost name="pts" typeId="pts" value="5"/></costs></selectionEntry></selectionEntries></selectionEntry>
</selectionEntries>)";

} // namespace

/// A fix that is offered mends what it says, and breaks nothing else.
class tst_Fixes : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        const auto data = test::loadGame(test::plainSystem, platoonGame);
        QVERIFY2(data, data ? "" : data.error().message().c_str());
        session = std::make_unique<Session>(*data);
        army = session->army();
    }

    void heroTwice_neverCostsTheMandatoryLeader()
    {
        const std::string platoon = session->add(army, "platoon");
        const std::string alone = session->add(army, "hero");
        session->add(platoon, "leader-hero"); // the last one that came, and the one that must stay
        QCOMPARE(session->errors().size(), 1);
        QCOMPARE(session->evaluator().findings().front().memberIds.size(), 2u);
        QCOMPARE(offers(*session), QStringList{"remove " + QString::fromStdString(alone)});
    }

    void emptyLeader_isNotFilledWithAHeroWhoIsThereAlready()
    {
        session->add(army, "hero");
        session->add(army, "platoon");
        QCOMPARE(offers(*session), QStringList{"add leader-captain::captain 1"});
    }

    void neitherCanGo_nothingIsOffered()
    {
        for (int i = 0; i < 2; ++i)
            session->add(session->add(army, "platoon"), "leader-hero");
        QCOMPARE(session->errors().size(), 1);
        QCOMPARE(offers(*session), QStringList());
    }

    void threeHeroes_goInOneStep()
    {
        const std::string platoon = session->add(army, "platoon");
        session->add(platoon, "leader-hero");
        const std::string second = session->add(army, "hero"), third = session->add(army, "hero");
        QCOMPARE(offers(*session), QStringList{QString::fromStdString("remove " + third + " " + second)});
    }

    void overTheLimit_whatCouldGoComesBeforeAHigherLimit()
    {
        const std::string platoon = session->add(army, "platoon");
        session->add(platoon, "leader-captain");
        const std::string inside = session->add(platoon, "support-tank");
        session->add(army, "squad"); // 15 points
        session->take(session->operations().setCostLimit("pts", 24));
        QCOMPARE(session->total(), 43.0);
        const std::vector<Fix> fixes = session->evaluator().fixes(session->evaluator().findings().front());
        QCOMPARE(fixes.size(), 2u);
        QCOMPARE(said(fixes[0]), "remove " + QString::fromStdString(inside));
        QCOMPARE(fixes[0].value, 20.0);
        QCOMPARE(said(fixes[1]), QString("limit 43"));
    }

    void farOverTheLimit_severalGo_butNotTheLeader()
    {
        const std::string platoon = session->add(army, "platoon");
        session->add(platoon, "leader-captain");
        const std::string one = session->add(platoon, "support-tank"), two = session->add(army, "tank");
        session->take(session->operations().setCostLimit("pts", 10));
        QCOMPARE(offers(*session), QStringList({QString::fromStdString("remove " + one + " " + two), "limit 48"}));
    }

    void oddSize_isMendedBothWays()
    {
        const std::string squad = session->add(army, "squad");
        session->add(squad, "hunter");
        QCOMPARE(session->errors().size(), 1);
        const std::string hunters = session->roster.forces.front().selections.front().selections.front().id;
        QCOMPARE(offers(*session), QStringList({"add hunter 2", "count " + QString::fromStdString(hunters) + " 3"}));
    }

    void whatIsOverTheLimitAlready_doesNotKeepAMandatoryUnitOut()
    {
        session->add(army, "tank");
        session->add(army, "platoon");
        session->take(session->operations().setCostLimit("pts", 15));
        QCOMPARE(session->evaluator().findings().size(), 2u);
        QCOMPARE(offers(*session, 1), QStringList{"add leader-hero::hero 1"});
    }

    // Every try judges the list again: what is wrong three thousand times is not tried three thousand times, and the first still have an
    // offer.
    void wrongEverywhere_isAnsweredInTime()
    {
        rules::Roster list = session->roster;
        for (int i = 0; i < 3'000; ++i) {
            rules::Selection squad;
            squad.id = "squad " + std::to_string(i);
            squad.entryId = "squad";
            squad.name = "Squad";
            squad.type = "unit";
            list.forces.front().selections.push_back(squad);
        }
        rules::Evaluator evaluator(session->evaluator().data());
        evaluator.evaluate(list);
        QVERIFY(evaluator.findings().size() >= 3'000);
        QElapsedTimer timer;
        timer.start();
        int offered = 0;
        for (const rules::RosterFinding &finding : evaluator.findings())
            offered += !evaluator.fixes(finding).empty();
        qInfo("%d offers in %lld ms", offered, static_cast<long long>(timer.elapsed()));
        QVERIFY2(offered > 10 && offered < 1000, qPrintable(QString::number(offered)));
        // One thing less is wrong, and the next ones have their turn.
        evaluator.evaluate(session->roster);
        QVERIFY(evaluator.findings().empty());
        list.forces.front().selections.resize(1);
        evaluator.evaluate(list);
        QCOMPARE(evaluator.fixes(evaluator.findings().front()).size(), std::size_t(1));
    }

    void cleanupTestCase()
    {
        // Else the random lists tried nothing; not asked when only some were.
        QVERIFY2(rows < 20 || followed > 100, qPrintable(QString::number(followed)));
    }

    void randomLists_everyOfferLeavesFewerProblems_data() { test::addPackRows(4); }
    void randomLists_everyOfferLeavesFewerProblems()
    {
        QFETCH(QString, folder);
        QFETCH(unsigned, seed);
        test::RandomList list(folder, seed);
        Session &random = list.session;
        RandomUser &user = list.user;
        ++rows;
        for (int click = 1; click <= 120; ++click) {
            user.click();
            if (click % 12 == 0)
                followOffers(random, user);
        }
    }

    // Each try judges the list and compares what is wrong with it: a few are paid for, then fixes() gives up and says so.
    void listThatIsWrongEverywhere_isTriedAFewTimes()
    {
        const auto data = test::loadGame(test::plainSystem, R"(<selectionEntries><selectionEntry id="a" name="A" type="upgrade">
            <selectionEntries><selectionEntry id="must" name="Must" type="unit"><constraints>
              <constraint id="one" type="min" value="1" field="selections" scope="parent"/></constraints></selectionEntry>
            </selectionEntries></selectionEntry></selectionEntries>)");
        QVERIFY(data.ok());
        const auto fixed = [&](int count, bool givesUp) {
            std::string xml =
                "<roster id=\"r\" gameSystemId=\"sys\"><forces><force id=\"f\" entryId=\"army\" catalogueId=\"own\"><selections>";
            for (int i = 0; i < count; ++i)
                xml += "<selection id=\"s" + std::to_string(i) + "\" name=\"S\" entryId=\"a\" number=\"1\" type=\"upgrade\"/>";
            rules::Evaluator evaluator(*data);
            evaluator.evaluate(rules::readRoster(xml + "</selections></force></forces></roster>", "wrong.ros").value().roster);
            if (int(evaluator.findings().size()) != count || evaluator.fixesGivenUp())
                return -1;
            int mended = 0;
            for (const rules::RosterFinding &finding : evaluator.findings())
                mended += evaluator.fixes(finding).empty() ? 0 : 1;
            return evaluator.fixesGivenUp() == givesUp ? mended : -2;
        };
        QCOMPARE(fixed(20, false), 20);
        // 300,000 things looked at: of 4,000 (selections and findings) 75 times, and every finding takes two looks.
        QCOMPARE(fixed(2000, true), 37);
        QCOMPARE(fixed(10000, true), 7);
    }

private:
    /// Takes every offer on a copy of the list; then really follows one, as long as there is any.
    void followOffers(Session &random, RandomUser &user)
    {
        for (int before = problems(random.evaluator()); before > 0; before = problems(random.evaluator())) {
            std::vector<Fix> all;
            std::size_t looked = 0;
            for (const rules::RosterFinding &finding : random.evaluator().findings()) {
                if (++looked > 8)
                    break;
                for (Fix &fix : random.evaluator().fixes(finding))
                    all.push_back(std::move(fix));
            }
            for (const Fix &fix : all) {
                rules::Roster copy = random.roster;
                base::CountingIdSource ids("copy");
                rules::Operations operations(copy, random.data.get(), ids);
                operations.keepUnitsApart();
                QVERIFY(rules::apply(operations, fix));
                rules::Evaluator fresh(random.data);
                fresh.evaluate(copy);
                QVERIFY2(problems(fresh) < before, qPrintable(said(fix)));
            }
            if (all.empty() || user.pick(3) == 0)
                return;
            ++followed;
            rules::Operations operations = random.operations();
            operations.keepUnitsApart();
            random.take(rules::apply(operations, all[user.pick(all.size())]));
        }
    }

    std::unique_ptr<Session> session;
    std::string army;
    int rows = 0;
    int followed = 0;
};

MUSTER_TEST_MAIN(tst_Fixes)
#include "tst_Fixes.moc"
