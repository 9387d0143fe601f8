// SPDX-License-Identifier: GPL-3.0-or-later
#include "TestGame.h"
#include "rules/links/UnitLinks.h"

using namespace muster;
using rules::LinkRefusal;
using rules::LinkRule;
using rules::LinkTest;
using test::Session;

namespace {

std::string unit(const std::string &id, const std::string &save, const std::string &more = {}, const std::string &category = "troops")
{
    return "<selectionEntry id=\"" + id + "\" name=\"" + id + "\" type=\"unit\"><profiles><profile id=\"p-" + id + "\" name=\"" + id
        + R"(" typeId="unit" typeName="Unit"><characteristics><characteristic name="M" typeId="move">4</characteristic><characteristic name="SV" typeId="save">)"
        + save + "</characteristic></characteristics></profile></profiles><categoryLinks><categoryLink id=\"c-" + id + "\" targetId=\""
        + category + "\" primary=\"true\"/></categoryLinks>" + more + "</selectionEntry>";
}

// Two men at first, up to nine.
const std::string men = R"(<selectionEntries><selectionEntry id="man" name="Man" type="model"><constraints>
<constraint id="man-min" type="min" value="2" field="selections" scope="parent"/></constraints></selectionEntry></selectionEntries>)";
// A truck that is bought with the unit.
const std::string withTruck = R"(<entryLinks><entryLink id="own-truck" name="truck" targetId="truck" type="selectionEntry"/></entryLinks>)";
const std::string wild = R"(<infoLinks><infoLink id="wild-link" name="Wild" targetId="wild" type="rule"/></infoLinks>)";

const std::string catalogue = "<sharedRules><rule id=\"wild\" name=\"Wild\"/></sharedRules><sharedSelectionEntries>"
    + unit("truck", "6", {}, "hq") + "</sharedSelectionEntries><selectionEntries>" + unit("hero", "2") + unit("squad", "2", men + withTruck)
    + unit("heavy", "3", men) + unit("beasts", "2", wild) + unit("keeper", "2", wild) + unit("ship", "9", {}, "hq")
    + unit("mystery", "many", {}, "hq")
    + "</selectionEntries><entryLinks><entryLink id=\"root-truck\" name=\"truck\" targetId=\"truck\" type=\"selectionEntry\"/></entryLinks>";

LinkTest entries(std::vector<std::string> ids)
{
    LinkTest test;
    test.entries = std::move(ids);
    return test;
}

LinkTest category(const std::string &id)
{
    LinkTest test;
    test.categories = {id};
    return test;
}

// A hero joins one of the same save, wild ones among themselves; who is of the troops rides a truck or the ship; the ship takes trucks.
std::vector<LinkRule> ways()
{
    LinkRule joins;
    joins.id = "joins";
    joins.name = {{"en", "Joins"}, {"fr", "Rejoint"}};
    joins.label = {{"en", "With"}};
    joins.who.any = {entries({"hero", "keeper"})};
    joins.to.any = {category("troops")};
    joins.to.none = {entries({"hero", "keeper"})};
    joins.same = {"save"};
    joins.alike = {"wild"};
    joins.most = 1;
    joins.along = true;
    LinkRule rides;
    rides.id = "rides";
    rides.who.any = {category("troops"), entries({"truck"})};
    rides.to.any = {entries({"truck", "ship", "mystery"})};
    rides.only = {{entries({"truck"}), category("troops")}}; // no truck in a truck
    rides.inside = true;
    rules::LinkPlaces truck;
    truck.test = entries({"truck"});
    truck.count = 3;
    rules::LinkPlaces ship;
    ship.test = entries({"ship", "mystery"});
    ship.characteristic = "save";
    rides.places = {truck, ship};
    rules::LinkPlaces heavy;
    heavy.test = entries({"heavy"});
    heavy.count = 2;
    heavy.eachFigure = true;
    rules::LinkPlaces figure;
    figure.test = category("troops");
    figure.eachFigure = true;
    rules::LinkPlaces load;
    load.count = 5;
    rides.takes = {heavy, figure, load};
    return {joins, rides};
}

std::shared_ptr<const rules::GameData> game()
{
    std::vector<rules::DataSource> sources;
    sources.push_back({"game.gst", "<gameSystem id=\"sys\" name=\"Game\" revision=\"1\">" + test::plainSystem + "</gameSystem>"});
    sources.push_back({"own.cat", "<catalogue id=\"own\" name=\"Own\" revision=\"1\" gameSystemId=\"sys\">" + catalogue + "</catalogue>"});
    auto data = rules::GameData::load(std::move(sources), ways());
    if (!data)
        qFatal("%s", data.error().message().c_str());
    return *data;
}

QString text(const std::string &text)
{
    return QString::fromStdString(text);
}

} // namespace

/// Who belongs to whom: places, what a unit needs of them, whom a rule refuses and why.
class tst_LinkRules : public QObject
{
    Q_OBJECT

private:
    std::shared_ptr<const rules::GameData> m_game;
    std::optional<Session> m_list;
    std::map<std::string, std::string> m_units; ///< by their entries
    std::string m_army;

    const std::string &take(const std::string &entry)
    {
        std::string &id = m_units[entry];
        if (id.empty())
            id = m_list->add(m_army, entry);
        return id;
    }
    void link(const std::string &who, const std::string &rule, const std::string &to)
    {
        m_list->take(m_list->operations().setLink(take(who), rule, to.empty() ? std::string() : take(to)));
        QVERIFY2(m_list->error.empty(), m_list->error.c_str());
    }
    [[nodiscard]] const LinkRule &rule(const std::string &id) const
    {
        const auto &all = m_game->links();
        return *std::find_if(all.begin(), all.end(), [&](const LinkRule &each) { return each.id == id; });
    }
    /// "hero joins: reason", "truck rides: 4 of 3" of everything that is not possible.
    [[nodiscard]] QStringList wrong()
    {
        QStringList all;
        for (const rules::RosterFinding &finding : rules::UnitLinks(m_list->evaluator()).findings()) {
            const QString who = text(finding.ownerEntryId).section(':', -1) + " " + text(finding.entryId) + ": ";
            all.append(who
                       + (finding.kind == rules::FindingKind::LinkFull ? QString("%1 of %2").arg(finding.current).arg(finding.wanted)
                                                                       : text(finding.reason)));
        }
        all.sort();
        return all;
    }
    /// "squad", "beasts (not-among)" ...: what a unit is offered by a rule.
    [[nodiscard]] QStringList offered(const std::string &who, const std::string &ruleId)
    {
        QStringList all;
        const std::string id = take(who);
        for (const rules::LinkChoice &choice : rules::UnitLinks(m_list->evaluator()).choices(id))
            for (const rules::LinkChoice::Host &host : choice.hosts)
                if (choice.rule->id == ruleId) {
                    const QString name = text(rules::findSelection(std::as_const(m_list->roster), host.id).selection->name);
                    all.append(host.refusal == LinkRefusal::None ? name + (host.free >= 0 ? QString(" %1 free").arg(host.free) : QString())
                                                                 : name + " (" + rules::toString(host.refusal) + ")");
                }
        return all;
    }

private slots:
    void initTestCase() { m_game = game(); }
    void init()
    {
        m_list.emplace(m_game);
        m_units.clear();
        m_army = m_list->army();
    }

    void names_areThoseOfTheLanguage_elseEnglish()
    {
        QCOMPARE(text(rule("joins").nameIn("fr")), "Rejoint");
        QCOMPARE(text(rule("joins").nameIn("de")), "Joins");
        QCOMPARE(text(rule("joins").labelIn("fr")), "With");
    }

    void hero_isOffered_whoIsOfItsKind()
    {
        for (const char *each : {"squad", "heavy", "beasts", "truck"})
            take(each);
        QCOMPARE(offered("hero", "joins"), QStringList({"squad", "heavy (different)", "beasts (not-among)"}));
        QCOMPARE(offered("keeper", "joins"), QStringList({"squad (not-among)", "heavy (different)", "beasts"}));
        QVERIFY(offered("squad", "joins").isEmpty()); // it joins nobody
    }

    void oneHero_isEnough()
    {
        link("hero", "joins", "squad");
        const std::string second = m_list->add(m_army, "hero");
        m_list->take(m_list->operations().setLink(second, "joins", take("squad")));
        QCOMPARE(wrong(), QStringList("squad joins: 2 of 1"));
        m_list->take(m_list->operations().setLink(second, "joins", {}));
        QCOMPARE(wrong(), QStringList());
        m_units["hero"] = second;
        QCOMPARE(offered("hero", "joins"), QStringList("squad (full)"));
    }

    void figures_needPlaces_data()
    {
        QTest::addColumn<QStringList>("riders");
        QTest::addColumn<QString>("host");
        QTest::addColumn<int>("taken");
        QTest::addColumn<QStringList>("wrong");
        QTest::newRow("two men") << QStringList{"squad"} << "truck" << 2 << QStringList();
        QTest::newRow("two men and a hero") << QStringList{"squad", "hero"} << "truck" << 3 << QStringList();
        QTest::newRow("heavy ones need two each") << QStringList{"heavy"} << "truck" << 4 << QStringList("truck rides: 4 of 3");
        QTest::newRow("the ship says how many") << QStringList{"heavy", "squad"} << "ship" << 6 << QStringList();
        QTest::newRow("no figures: one") << QStringList{"beasts"} << "truck" << 1 << QStringList();
        QTest::newRow("a truck needs five") << QStringList{"truck", "heavy"} << "ship" << 9 << QStringList();
        QTest::newRow("and no more") << QStringList{"truck", "heavy", "hero"} << "ship" << 10 << QStringList("ship rides: 10 of 9");
        QTest::newRow("nobody knows how many: not counted")
            << QStringList{"heavy", "squad", "hero", "beasts"} << "mystery" << 8 << QStringList();
    }
    void figures_needPlaces()
    {
        QFETCH(QStringList, riders);
        QFETCH(QString, host);
        for (const QString &rider : riders)
            link(rider.toStdString(), "rides", host.toStdString());
        const rules::UnitLinks links(m_list->evaluator());
        const std::string hostId = take(host.toStdString());
        QTEST(links.taken(hostId, rule("rides")), "taken");
        QCOMPARE(links.places(hostId, rule("rides")), host == "truck" ? 3 : host == "ship" ? 9 : -1);
        QCOMPARE(int(links.at(hostId).size()), int(riders.size()));
        QTEST(wrong(), "wrong");
        QVERIFY(m_list->same);
    }

    void moreMen_needMorePlaces()
    {
        link("squad", "rides", "truck");
        const std::string man = rules::findSelection(std::as_const(m_list->roster), take("squad")).selection->selections.front().id;
        m_list->take(m_list->operations().setCount(man, 5));
        QCOMPARE(wrong(), QStringList("truck rides: 5 of 3"));
        m_list->take(m_list->operations().setCount(man, 3));
        QCOMPARE(wrong(), QStringList());
    }

    // Who has joined goes along, and needs a place.
    void joined_goAlong()
    {
        link("hero", "joins", "squad");
        link("squad", "rides", "truck");
        QCOMPARE(rules::UnitLinks(m_list->evaluator()).taken(take("truck"), rule("rides")), 3);
        const std::string man = rules::findSelection(std::as_const(m_list->roster), take("squad")).selection->selections.front().id;
        m_list->take(m_list->operations().setCount(man, 3));
        QCOMPARE(wrong(), QStringList("truck rides: 4 of 3"));
    }

    void boughtWith_carriesTheUnit_unlessItGoesElsewhere()
    {
        const std::string own = m_list->add(take("squad"), "truck");
        QVERIFY2(!own.empty(), m_list->error.c_str());
        {
            const rules::UnitLinks links(m_list->evaluator());
            QCOMPARE(links.of(take("squad")).size(), std::size_t(1));
            QCOMPARE(text(links.of(take("squad")).front().hostId), text(own));
            QVERIFY(!links.of(take("squad")).front().chosen);
            QCOMPARE(links.taken(own, rule("rides")), 2);
        }
        link("squad", "rides", "ship");
        const rules::UnitLinks links(m_list->evaluator());
        QCOMPARE(links.of(take("squad")).size(), std::size_t(1));
        QCOMPARE(text(links.of(take("squad")).front().hostId), text(take("ship")));
        QCOMPARE(links.taken(own, rule("rides")), 0);
    }

    // Two trucks that came with one unit have room for it together.
    void severalBoughtWithOne_carryTogether()
    {
        const std::string man = rules::findSelection(std::as_const(m_list->roster), take("squad")).selection->selections.front().id;
        m_list->take(m_list->operations().setCount(man, 6));
        const std::string first = m_list->add(take("squad"), "truck");
        QCOMPARE(wrong(), QStringList("truck rides: 6 of 3"));
        const std::string second = m_list->take(m_list->operations().duplicateSelection(first));
        QCOMPARE(wrong(), QStringList());
        const rules::UnitLinks links(m_list->evaluator());
        for (const std::string &truck : {first, second}) {
            QCOMPARE(links.places(truck, rule("rides")), 6);
            QCOMPARE(links.taken(truck, rule("rides")), 6);
        }
    }

    void refused_saysWhy_data()
    {
        QTest::addColumn<QString>("link");
        QTest::addColumn<QString>("reason");
        QTest::newRow("not for such units") << "squad joins heavy"
                                            << "squad joins: not-this-unit";
        QTest::newRow("takes nobody so") << "hero joins truck"
                                         << "hero joins: not-there";
        QTest::newRow("another save") << "hero joins heavy"
                                      << "hero joins: different";
        QTest::newRow("keeps to its own") << "hero joins beasts"
                                          << "hero joins: not-among";
        QTest::newRow("itself") << "truck rides truck"
                                << "truck rides: not-there";
    }
    void refused_saysWhy()
    {
        QFETCH(QString, link);
        const QStringList words = link.split(' ');
        this->link(words.at(0).toStdString(), words.at(1).toStdString(), words.at(2).toStdString());
        QFETCH(QString, reason);
        QVERIFY2(wrong().contains(reason), qPrintable(wrong().join('\n')));
        for (const rules::RosterFinding &finding : m_list->evaluator().findings())
            QCOMPARE(finding.severity, base::Severity::Warning); // a plan that does not work is no illegal list
    }

    void truckInATruck_takesSomebodyElseOnly()
    {
        const std::string inner = m_list->add(m_army, "truck"), outer = m_list->add(m_army, "truck");
        m_list->take(m_list->operations().setLink(inner, "rides", outer));
        QCOMPARE(wrong().filter("only-named").size(), 1);
    }

    void circles_areRefused()
    {
        // The ship takes trucks; nothing takes the ship. Two trucks that carry each other are a circle besides.
        const std::string one = m_list->add(m_army, "truck"), other = m_list->add(m_army, "truck");
        m_list->take(m_list->operations().setLink(one, "rides", other));
        m_list->take(m_list->operations().setLink(other, "rides", one));
        const rules::UnitLinks links(m_list->evaluator());
        QCOMPARE(links.of(one).size(), std::size_t(1));
        QVERIFY(!links.findings().empty());
        for (const rules::LinkChoice &choice : links.choices(one))
            for (const rules::LinkChoice::Host &host : choice.hosts)
                QVERIFY(host.id != other || host.refusal != LinkRefusal::None);
    }

    void goneHost_isNoLink()
    {
        link("squad", "rides", "truck");
        m_list->take(m_list->operations().removeSelection(take("truck")));
        const rules::UnitLinks links(m_list->evaluator());
        QVERIFY(links.of(take("squad")).empty());
        QCOMPARE(wrong(), QStringList());
    }

    void free_countsWithoutTheUnitItself()
    {
        link("squad", "rides", "truck");
        take("hero");
        QCOMPARE(offered("squad", "rides"), QStringList("truck 3 free")); // it has its own places again when it is asked
        QCOMPARE(offered("hero", "rides"), QStringList("truck 1 free"));
        QCOMPARE(offered("heavy", "rides"), QStringList("truck (full)"));
    }

    void everyReason_hasAWord()
    {
        QSet<QString> words;
        for (const LinkRefusal refusal : {LinkRefusal::NotThisUnit, LinkRefusal::NotThere, LinkRefusal::Different, LinkRefusal::NotAmong,
                                          LinkRefusal::OnlyNamed, LinkRefusal::Full, LinkRefusal::InCircle, LinkRefusal::Elsewhere})
            words.insert(rules::toString(refusal));
        QCOMPARE(words.size(), 8);
        QVERIFY(!words.contains(QString()));
        QCOMPARE(QString(rules::toString(LinkRefusal::None)), "");
    }
};

MUSTER_TEST_MAIN(tst_LinkRules)
#include "tst_LinkRules.moc"
