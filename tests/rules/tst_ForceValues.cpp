// SPDX-License-Identifier: GPL-3.0-or-later
#include "TestGame.h"

#include <functional>
#include <map>
#include <random>

using namespace muster;
using test::Session;

namespace {

// Two kinds of costs, one of them hidden; a force with a price, words and limits of its categories; patrols in it.
const std::string gameSystem = R"(
<costTypes><costType id="pts" name="pts" defaultCostLimit="1000"/><costType id="cp" name="CP" hidden="true" defaultCostLimit="-1"/></costTypes>
<publications><publication id="core" name="Core Rules"/></publications>
<categoryEntries><categoryEntry id="hq" name="HQ"/><categoryEntry id="troops" name="Troops"/><categoryEntry id="secret" name="Secret" hidden="true"/></categoryEntries>
<forceEntries><forceEntry id="army" name="Army" page="9" publicationId="core"><readme>Take a leader first.</readme>
  <costs><cost name="CP" typeId="cp" value="3"/></costs>
  <modifiers><modifier type="set" field="name" value="Grand Army"><conditions><condition type="atLeast" value="2" field="selections" scope="force" childId="troops" includeChildSelections="true"/></conditions></modifier>
    <modifier type="add" field="warning" value="Many of them."><conditions><condition type="atLeast" value="3" field="selections" scope="force" childId="troops" includeChildSelections="true"/></conditions></modifier></modifiers>
  <categoryLinks><categoryLink id="a-hq" targetId="hq" primary="true"><constraints><constraint id="hq-min" type="min" value="1" field="selections" scope="force"/>
      <constraint id="hq-max" type="max" value="2" field="selections" scope="force"/></constraints></categoryLink>
    <categoryLink id="a-troops" targetId="troops"><constraints><constraint id="troops-max" type="max" value="4" field="selections" scope="force"/></constraints>
      <modifiers><modifier type="increment" field="troops-max" value="2"><conditions><condition type="atLeast" value="1" field="selections" scope="force" childId="boss" includeChildSelections="true"/></conditions></modifier></modifiers></categoryLink>
    <categoryLink id="a-secret" targetId="secret"/></categoryLinks>
  <forceEntries><forceEntry id="patrol" name="Patrol"><categoryLinks><categoryLink id="p-troops" targetId="troops"/></categoryLinks></forceEntry></forceEntries>
</forceEntry></forceEntries>)";

std::string entry(const std::string &id, const std::string &category, int points, const std::string &more = {})
{
    return "<selectionEntry id=\"" + id + "\" name=\"" + id + R"(" type="unit"><costs><cost name="pts" typeId="pts" value=")"
        + std::to_string(points) + "\"/></costs>"
        + (category.empty()
               ? std::string()
               : "<categoryLinks><categoryLink id=\"c-" + id + "\" targetId=\"" + category + "\" primary=\"true\"/></categoryLinks>")
        + more + "</selectionEntry>";
}

std::shared_ptr<const rules::GameData> game()
{
    const auto data = test::loadGame(
        gameSystem,
        "<publications><publication id=\"own-book\" name=\"Own Book\"/></publications><selectionEntries>" + entry("boss", "hq", 100)
            + entry("men", "troops", 40, R"(<selectionEntries><selectionEntry id="drum" name="Drum" type="upgrade"><costs>
<cost name="pts" typeId="pts" value="5"/><cost name="CP" typeId="cp" value="1"/></costs></selectionEntry></selectionEntries>)")
            + entry("stray", "", 7) + "</selectionEntries>");
    if (!data)
        qFatal("%s", data.error().message().c_str());
    return *data;
}

QString text(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

// A condition with a name: at least so many of these in the force.
struct Leaf
{
    std::string entry;
    int least;
};

/// Conditions in groups of groups, and what they come to.
class Tree
{
public:
    explicit Tree(unsigned seed) : m_random(seed) {}

    struct Node
    {
        std::string xml;
        std::function<bool(const std::map<std::string, int> &)> holds;
    };

    Node leaf()
    {
        const Leaf leaf{std::vector<std::string>{"boss", "men", "stray"}[below(3)], int(1 + below(3))};
        const bool atMost = below(3) == 0;
        Node node;
        node.xml = "<condition type=\"" + std::string(atMost ? "atMost" : "atLeast") + "\" value=\"" + std::to_string(leaf.least)
            + R"(" field="selections" scope="force" childId=")" + leaf.entry + R"(" includeChildSelections="true"/>)";
        node.holds = [leaf, atMost](const std::map<std::string, int> &counts) {
            const int there = counts.at(leaf.entry);
            return atMost ? there <= leaf.least : there >= leaf.least;
        };
        return node;
    }

    Node group(int depth)
    {
        const bool all = below(2) == 0;
        std::vector<Node> leaves, groups;
        for (std::size_t i = 1 + below(2); i > 0; --i)
            leaves.push_back(leaf());
        for (std::size_t i = depth > 2 ? 0 : below(3); i > 0; --i)
            groups.push_back(group(depth + 1));
        Node node;
        node.xml = "<conditionGroup type=\"" + std::string(all ? "and" : "or") + "\"><conditions>";
        for (const Node &each : leaves)
            node.xml += each.xml;
        node.xml += "</conditions><conditionGroups>";
        for (const Node &each : groups)
            node.xml += each.xml;
        node.xml += "</conditionGroups></conditionGroup>";
        leaves.insert(leaves.end(), groups.begin(), groups.end());
        node.holds = [all, parts = std::move(leaves)](const std::map<std::string, int> &counts) {
            const auto holds = [&](const Node &each) { return each.holds(counts); };
            return all ? std::all_of(parts.begin(), parts.end(), holds) : std::any_of(parts.begin(), parts.end(), holds);
        };
        return node;
    }

private:
    std::size_t below(std::size_t end) { return m_random() % end; }

    std::mt19937 m_random;
};

} // namespace

/// What a force is: its name, categories, books, costs; the totals of the list; and conditions in groups of groups.
class tst_ForceValues : public QObject
{
    Q_OBJECT

private:
    std::shared_ptr<const rules::GameData> m_game = game();
    std::optional<Session> m_list;
    std::string m_army;

    [[nodiscard]] const rules::EffectiveForce &army() { return *m_list->evaluator().force(m_army); }
    [[nodiscard]] const rules::EffectiveCategory &category(const std::string &id)
    {
        const auto &all = army().categories;
        const auto found = std::find_if(all.begin(), all.end(), [&](const rules::EffectiveCategory &each) { return each.entryId == id; });
        if (found == all.end())
            qFatal("no category %s", id.c_str());
        return *found;
    }
    [[nodiscard]] static double valueOf(const std::vector<rules::CostValue> &costs, const std::string &type)
    {
        for (const rules::CostValue &cost : costs)
            if (cost.typeId == type)
                return cost.value;
        return -1;
    }
    [[nodiscard]] rules::RosterCost total(const std::string &type)
    {
        for (const rules::RosterCost &cost : m_list->evaluator().totals())
            if (cost.typeId == type)
                return cost;
        qFatal("no total");
    }

private slots:
    void init()
    {
        m_list.emplace(m_game);
        m_army = m_list->army();
    }
    void cleanup() { QVERIFY(m_list->same); }

    void force_saysWhatTheDataSay()
    {
        QCOMPARE(text(army().name), "Army");
        QCOMPARE(text(army().page), "9");
        QCOMPARE(text(army().readme), "Take a leader first.");
        QCOMPARE(text(army().publicationId), "core");
        QStringList books;
        for (const rules::PublicationValue &book : army().publications)
            books.append(text(book.name));
        QCOMPARE(books, QStringList({"Own Book", "Core Rules"})); // its own catalogue first
        m_list->add(m_army, "men");
        m_list->add(m_army, "men");
        QCOMPARE(text(army().name), "Grand Army");
    }

    void author_warnsAboutTheForce()
    {
        const auto warnings = [this] {
            QStringList all;
            for (const rules::RosterFinding &finding : m_list->evaluator().findings())
                if (finding.kind == rules::FindingKind::Message)
                    all.append(text(rules::toString(finding.ownerType)) + ": " + text(finding.text()));
            return all;
        };
        m_list->add(m_army, "men");
        m_list->add(m_army, "men");
        QCOMPARE(warnings(), QStringList());
        m_list->add(m_army, "men");
        QCOMPARE(warnings(), QStringList("force: Many of them."));
    }

    void categories_haveTheirLimitsAndCounts()
    {
        QStringList order;
        for (const rules::EffectiveCategory &each : army().categories)
            order.append(text(each.entryId));
        QCOMPARE(order, QStringList({"(No Category)", "hq", "troops", "secret"}));
        QVERIFY(category("secret").hidden);
        QCOMPARE(category("hq").min, 1.0);
        QCOMPARE(category("hq").max, 2.0);
        QCOMPARE(category("troops").max, 4.0);
        QCOMPARE(category("(No Category)").max, -1.0);
        m_list->add(m_army, "boss");
        QCOMPARE(category("troops").max, 6.0); // a leader leads more
        m_list->add(m_army, "men");
        m_list->add(m_army, "stray");
        QCOMPARE(category("hq").count, 1);
        QCOMPARE(category("troops").count, 1);
        QCOMPARE(category("(No Category)").count, 1);
    }

    void limitOfACategory_isAFindingOfIt()
    {
        QCOMPARE(m_list->errors(), QStringList("category hq hq/hq-min"));
        for (int i = 0; i < 3; ++i)
            m_list->add(m_army, "boss");
        QCOMPARE(m_list->errors(), QStringList("category hq hq/hq-max"));
    }

    void ownWords_forACategory()
    {
        m_list->take(m_list->operations().setCategoryText(m_army, "hq", "Bosses", "two of them"));
        QCOMPARE(text(category("hq").customName), "Bosses");
        QCOMPARE(text(category("hq").customNotes), "two of them");
        QCOMPARE(text(category("hq").name), "HQ");
    }

    void costs_ofTheForceItself_areAddedUp()
    {
        QCOMPARE(valueOf(army().costs, "cp"), 3.0);
        const std::string men = m_list->add(m_army, "men");
        m_list->add(men, "drum", {}, 2);
        QCOMPARE(valueOf(army().totalCosts, "pts"), 50.0);
        QCOMPARE(valueOf(army().totalCosts, "cp"), 5.0);
        QCOMPARE(valueOf(m_list->evaluator().selection(men)->costs, "pts"), 40.0); // without what is in it
        QCOMPARE(valueOf(m_list->evaluator().selection(men)->totalCosts, "pts"), 50.0);
        const std::string patrol = m_list->take(m_list->operations().addForce("patrol", "own", m_army));
        QVERIFY2(!patrol.empty(), m_list->error.c_str());
        m_list->add(patrol, "men");
        QCOMPARE(valueOf(army().totalCosts, "pts"), 90.0); // with the force in it
        QCOMPARE(m_list->total(), 90.0);
    }

    void totals_knowTheirLimit_andWhetherTheyAreUsed()
    {
        QCOMPARE(total("pts").limit.value_or(-1), 1000.0); // the game's own
        QVERIFY(!total("cp").limit);
        QVERIFY(total("cp").hidden && !total("pts").hidden);
        QVERIFY(total("cp").used); // by the force
        QVERIFY(!total("pts").used);
        m_list->add(m_army, "men");
        QVERIFY(total("pts").used);
        m_list->take(m_list->operations().setCostLimit("pts", 39));
        bool over = false;
        for (const rules::RosterFinding &finding : m_list->evaluator().findings())
            over = over || (finding.kind == rules::FindingKind::OverLimit && finding.current == 40 && finding.wanted == 39);
        QVERIFY(over);
    }

    void path_leadsFromTheOutermostForce()
    {
        const std::string patrol = m_list->take(m_list->operations().addForce("patrol", "own", m_army));
        const std::string men = m_list->add(patrol, "men");
        const std::string drum = m_list->add(men, "drum");
        QCOMPARE(m_list->evaluator().path(drum), std::vector<std::string>({m_army, patrol, men, drum}));
        QCOMPARE(m_list->evaluator().path(patrol), std::vector<std::string>({m_army, patrol}));
        QVERIFY(m_list->evaluator().path("ghost").empty());
    }

    void forceOfAnotherGame_isUnknown()
    {
        rules::Roster roster = m_list->roster;
        roster.forces.front().entryId = "fleet";
        rules::Evaluator evaluator(m_game);
        evaluator.evaluate(roster);
        QVERIFY(!evaluator.legal());
        QVERIFY(!evaluator.force(m_army)->entry);
        QCOMPARE(text(rules::toString(evaluator.findings().front().kind)), "unknown-force");
        roster.forces.front().catalogueId = "theirs";
        evaluator.evaluate(roster);
        QVERIFY(!evaluator.force(m_army)->book);
        QVERIFY(!evaluator.legal());
    }

    // Random groups of conditions in each other, against what they mean; the list changes under them.
    void conditions_inGroups_meanWhatTheySay()
    {
        int held = 0, failed = 0;
        for (unsigned seed = 0; seed < 60; ++seed) {
            const Tree::Node tree = Tree(seed).group(0);
            const std::string probe =
                R"(<selectionEntry id="probe" name="No" type="upgrade"><modifiers><modifier type="set" field="name" value="Yes"><conditionGroups>)"
                + tree.xml + "</conditionGroups></modifier></modifiers></selectionEntry>";
            const auto data = test::loadGame(gameSystem,
                                             "<selectionEntries>" + entry("boss", "hq", 1) + entry("men", "troops", 1)
                                                 + entry("stray", "", 1) + probe + "</selectionEntries>");
            QVERIFY2(data.ok(), tree.xml.c_str());
            Session session(*data);
            const std::string army = session.army(), id = session.add(army, "probe");
            std::map<std::string, int> counts{{"boss", 0}, {"men", 0}, {"stray", 0}};
            std::map<std::string, std::vector<std::string>> there;
            std::mt19937 random(seed);
            for (int step = 0; step < 14; ++step) {
                const std::string kind = std::vector<std::string>{"boss", "men", "stray"}[random() % 3];
                if (random() % 3 == 0 && counts[kind] > 0) {
                    session.take(session.operations().removeSelection(there[kind].back()));
                    there[kind].pop_back();
                    --counts[kind];
                } else {
                    there[kind].push_back(session.add(army, kind));
                    ++counts[kind];
                }
                const bool wanted = tree.holds(counts);
                QVERIFY2((session.name(id) == "Yes") == wanted, tree.xml.c_str());
                ++(wanted ? held : failed);
            }
            QVERIFY2(session.same, tree.xml.c_str());
        }
        QVERIFY2(held > 100 && failed > 100, qPrintable(QString("%1 %2").arg(held).arg(failed)));
    }
};

MUSTER_TEST_MAIN(tst_ForceValues)
#include "tst_ForceValues.moc"
