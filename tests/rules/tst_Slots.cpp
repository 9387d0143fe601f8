// SPDX-License-Identifier: GPL-3.0-or-later
#include "TestGame.h"
#include "rules/data/ExactSizes.h"

using namespace muster;
using test::Session;

namespace {

std::string limit(const std::string &id, const std::string &type, int value, const std::string &scope = "parent")
{
    return "<constraint id=\"" + id + "\" type=\"" + type + "\" value=\"" + std::to_string(value) + R"(" field="selections" scope=")"
        + scope + "\"/>";
}

std::string limits(const std::string &inside)
{
    return "<constraints>" + inside + "</constraints>";
}

std::string priced(double points)
{
    return "<costs><cost name=\"pts\" typeId=\"pts\" value=\"" + std::to_string(points) + "\"/></costs>";
}

// A tank with one gun of three (the large one only with a captain), two crew, a flag that is hidden in the field.
const std::string catalogue = R"(<selectionEntries>
<selectionEntry id="tank" name="Tank" type="unit">)"
    + limits(limit("tank-max", "max", 3, "roster")) + priced(100)
    + R"(<categoryLinks><categoryLink id="tank-c" targetId="troops" primary="true"/></categoryLinks>
  <selectionEntryGroups><selectionEntryGroup id="guns" name="Guns" defaultSelectionEntryId="short">)"
    + limits(limit("guns-min", "min", 1) + limit("guns-max", "max", 1)) + R"(<selectionEntries>
    <selectionEntry id="short" name="Short Gun" type="upgrade">)"
    + priced(5) + R"(</selectionEntry>
    <selectionEntry id="long" name="Long Gun" type="upgrade">)"
    + priced(15) + R"(</selectionEntry>
    <selectionEntry id="large" name="Large Gun" type="upgrade">)"
    + limits(limit("large-max", "max", 0)) + R"(<modifiers><modifier type="set" field="large-max" value="1"><conditions>
      <condition type="atLeast" value="1" field="selections" scope="force" childId="captain" includeChildSelections="true"/></conditions></modifier></modifiers></selectionEntry>
  </selectionEntries></selectionEntryGroup></selectionEntryGroups>
  <selectionEntries><selectionEntry id="crew" name="Crew" type="model">)"
    + limits(limit("crew-min", "min", 2) + limit("crew-max", "max", 4)) + priced(3) + R"(</selectionEntry>
    <selectionEntry id="flag" name="Flag" type="upgrade" hidden="true"><modifiers><modifier type="set" field="hidden" value="false"><conditions>
      <condition type="atLeast" value="1" field="selections" scope="force" childId="captain" includeChildSelections="true"/></conditions></modifier></modifiers></selectionEntry></selectionEntries>
</selectionEntry>
<selectionEntry id="captain" name="Captain" type="unit">)"
    + limits(limit("captain-max", "max", 1, "force")) + priced(50)
    + R"(<categoryLinks><categoryLink id="captain-c" targetId="hq" primary="true"/></categoryLinks></selectionEntry>
</selectionEntries>)";

QString text(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

} // namespace

/// What is offered at a place, slot by slot: limits, prices, reasons, what is chosen and what is missing.
class tst_Slots : public QObject
{
    Q_OBJECT

private:
    std::shared_ptr<const rules::GameData> m_game;
    std::optional<Session> m_list;
    std::string m_army, m_tank;

    [[nodiscard]] rules::Slot slot(const std::string &place, const std::string &name)
    {
        for (const rules::Slot &each : m_list->evaluator().slotsOf(place, true))
            if (each.name == name)
                return each;
        qFatal("no slot %s", name.c_str());
    }
    [[nodiscard]] rules::Candidate candidate(const std::string &place, const std::string &entry)
    {
        const auto found = m_list->evaluator().candidate(place, entry);
        if (!found)
            qFatal("no candidate %s", entry.c_str());
        return *found;
    }
    [[nodiscard]] std::string inside(const std::string &place, const std::string &entry) const
    {
        for (const rules::Selection &each : *rules::childSelections(m_list->roster, place))
            if (each.entryId == entry)
                return each.id;
        return {};
    }

private slots:
    void initTestCase()
    {
        const auto data = test::loadGame(test::plainSystem, catalogue);
        QVERIFY2(data.ok(), data ? "" : data.error().message().c_str());
        m_game = *data;
    }
    void init()
    {
        m_list.emplace(m_game);
        m_army = m_list->army();
        m_tank = m_list->add(m_army, "tank");
    }
    void cleanup() { QVERIFY(m_list->same); }

    void slots_areInTheOrderOfTheData()
    {
        QStringList seen;
        for (const rules::Slot &each : m_list->evaluator().slotsOf(m_tank)) {
            QStringList names;
            for (const rules::Candidate &one : each.candidates)
                names.append(text(one.name));
            seen.append(text(each.name) + ": " + names.join(", "));
        }
        seen.sort();
        QCOMPARE(seen, QStringList({"Guns: Short Gun, Long Gun, Large Gun", "Options: Crew"}));
    }

    void slot_knowsItsLimits_andWhatIsInIt()
    {
        const rules::Slot guns = slot(m_tank, "Guns");
        QCOMPARE(guns.min, 1.0);
        QCOMPARE(guns.max, 1.0);
        QCOMPARE(guns.current, 1.0);
        QCOMPARE(text(guns.groupId), "guns");
        QCOMPARE(guns.selectionIds, std::vector<std::string>{inside(m_tank, "short")});
        const rules::Candidate crew = candidate(m_tank, "crew");
        QCOMPARE(crew.min, 2.0);
        QCOMPARE(crew.max, 4.0);
        QCOMPARE(crew.current, 2);
        QVERIFY(crew.canAdd);
    }

    void fullSlot_takesNothingMore()
    {
        const rules::Candidate other = candidate(m_tank, "long");
        QVERIFY(!other.canAdd);
        QCOMPARE(text(other.reasonConstraintId), "guns-max");
        QCOMPARE(text(other.reason), "Guns: maximum 1 here, 1 chosen");
        QVERIFY(!m_list->evaluator().takes(m_tank, *other.node));
        m_list->take(m_list->operations().removeSelection(inside(m_tank, "short")));
        QVERIFY(candidate(m_tank, "long").canAdd);
    }

    void maximumOfNothing_namesWhatWouldAllowIt()
    {
        m_list->take(m_list->operations().removeSelection(inside(m_tank, "short")));
        const rules::Candidate large = candidate(m_tank, "large");
        QVERIFY(!large.canAdd);
        QCOMPARE(large.reasonMax, 0.0);
        QCOMPARE(large.reasonParts.size(), std::size_t(1));
        QCOMPARE(text(large.reasonParts.front().name), "Captain");
        QVERIFY(large.reasonParts.front().missing);
        m_list->add(m_army, "captain");
        QVERIFY(candidate(m_tank, "large").canAdd);
    }

    void hidden_isShownToWhoAsksForIt()
    {
        const auto names = [this](bool withHidden) {
            QStringList all;
            for (const rules::Slot &each : m_list->evaluator().slotsOf(m_tank, withHidden))
                for (const rules::Candidate &one : each.candidates)
                    all.append(text(one.name));
            return all;
        };
        QVERIFY(!names(false).contains("Flag"));
        QVERIFY(names(true).contains("Flag"));
        const rules::Candidate flag = candidate(m_tank, "flag");
        QVERIFY(flag.hidden && !flag.canAdd);
        QCOMPARE(text(flag.reasonConstraintId), "hidden");
        m_list->add(m_army, "captain");
        QVERIFY(names(false).contains("Flag"));
    }

    void limitOfTheForce_isNoLimitOfThePlace()
    {
        const rules::Candidate captain = candidate(m_army, "captain");
        QVERIFY(captain.canAdd);
        QCOMPARE(captain.max, -1.0);
        m_list->add(m_army, "captain");
        const rules::Candidate second = candidate(m_army, "captain");
        QVERIFY(!second.canAdd);
        QVERIFY(!second.reasonHere);
        QCOMPARE(text(second.reason), "maximum 1 in the force, 1 chosen");
        const std::string other = m_list->army(); // another force may have one of its own
        QVERIFY(candidate(other, "captain").canAdd);
    }

    void limitOfTheRoster_countsEveryForce()
    {
        const std::string other = m_list->army();
        m_list->add(other, "tank");
        QVERIFY(candidate(m_army, "tank").canAdd);
        m_list->add(other, "tank");
        const rules::Candidate fourth = candidate(m_army, "tank");
        QVERIFY(!fourth.canAdd);
        QCOMPARE(text(fourth.reason), "maximum 3 in the roster, 3 chosen");
        QCOMPARE(fourth.current, 1); // of this force
    }

    void price_isThatOfTheWhole()
    {
        const auto points = [](const rules::Candidate &candidate) {
            for (const rules::CostValue &cost : candidate.costs)
                if (cost.typeId == "pts")
                    return cost.value;
            return -1.0;
        };
        QCOMPARE(points(candidate(m_army, "tank")), 111.0); // with the short gun and two of the crew
        QCOMPARE(points(candidate(m_tank, "crew")), 3.0);
        QCOMPARE(m_list->total(), 111.0);
        for (const rules::Slot &each : m_list->evaluator().slotsOf(m_army, false, rules::Priced::No))
            for (const rules::Candidate &one : each.candidates)
                QVERIFY(one.costs.empty());
    }

    void categories_areTheHeadings()
    {
        QCOMPARE(text(candidate(m_army, "tank").categories.front().name), "Troops");
        QVERIFY(candidate(m_army, "tank").categories.front().primary);
        QCOMPARE(text(candidate(m_army, "captain").categories.front().entryId), "hq");
    }

    void missing_isASlotOrAnEntry()
    {
        QVERIFY(m_list->evaluator().shortfalls(m_tank).empty());
        m_list->take(m_list->operations().removeSelection(inside(m_tank, "short")));
        m_list->take(m_list->operations().removeSelection(inside(m_tank, "crew")));
        QStringList missing;
        for (const rules::Shortfall &each : m_list->evaluator().shortfalls(m_tank))
            missing.append(QString("%1 %2").arg(each.missing).arg(text(each.name)));
        missing.sort();
        QCOMPARE(missing, QStringList({"1 Guns", "2 Crew"}));
        QCOMPARE(m_list->errors().size(), 2);
        for (const rules::RosterFinding &finding : m_list->evaluator().findings()) {
            QCOMPARE(finding.kind, rules::FindingKind::TooFew);
            QVERIFY(!m_list->evaluator().fixes(finding).empty());
        }
    }

    void unknownPlaces_offerNothing()
    {
        QVERIFY(m_list->evaluator().slotsOf("ghost").empty());
        QVERIFY(!m_list->evaluator().candidate(m_tank, "captain"));
        QVERIFY(!m_list->evaluator().candidate("ghost", "captain"));
        QVERIFY(m_list->evaluator().shortfalls("ghost").empty());
        QCOMPARE(m_list->evaluator().availableEntryCount("ghost"), 0);
        QCOMPARE(m_list->evaluator().availableEntryCount(m_army), 2);
    }

    void forces_areOfferedBelowTheRoster()
    {
        const rules::SlotList none;
        QVERIFY(none.empty() && none.begin() == none.end());
        QVERIFY(m_list->evaluator().forcesIn(m_army).empty()); // the data know no force inside of it
    }

    void sizes_thatTheDataName_data()
    {
        QTest::addColumn<QString>("modifiers");
        QTest::addColumn<QList<int>>("sizes");
        const auto step = [](int above, int value) {
            return QString(
                       "<modifier type=\"set\" field=\"m\" value=\"%2\"><conditions><condition type=\"greaterThan\" value=\"%1\" field=\"selections\" "
                       "scope=\"parent\" childId=\"model\"/></conditions></modifier>")
                .arg(above)
                .arg(value);
        };
        QTest::newRow("any number") << QString() << QList<int>();
        QTest::newRow("three, six or nine") << step(3, 6) + step(6, 9) << QList<int>({3, 6, 9});
        QTest::newRow("three or nine") << step(3, 9) << QList<int>({3, 9});
    }
    void sizes_thatTheDataName()
    {
        QFETCH(QString, modifiers);
        const auto data = test::loadGame(test::plainSystem,
                                         "<selectionEntries><selectionEntry id=\"pack\" name=\"Pack\" type=\"unit\"><selectionEntries>"
                                         "<selectionEntry id=\"model\" name=\"Model\" type=\"model\">"
                                             + limits(limit("m", "min", 3) + limit("x", "max", 9)) + "<modifiers>" + modifiers.toStdString()
                                             + "</modifiers></selectionEntry></selectionEntries></selectionEntry></selectionEntries>");
        QVERIFY(data.ok());
        Session session(*data);
        const std::string pack = session.add(session.army(), "pack");
        const auto model = session.evaluator().candidate(pack, "model");
        QVERIFY(model);
        const std::vector<int> found = rules::exactSizes(*model->node);
        QTEST(QList<int>(found.begin(), found.end()), "sizes");
    }
};

MUSTER_TEST_MAIN(tst_Slots)
#include "tst_Slots.moc"
