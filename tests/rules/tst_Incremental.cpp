// SPDX-License-Identifier: GPL-3.0-or-later
#include "RandomUser.h"
#include "support/Soak.h"

using namespace muster;
using test::RandomUser;
using test::Session;

/// After any edit, the incremental evaluation says what a full one says.
class tst_Incremental : public QObject
{
    Q_OBJECT

private slots:
    void randomEdits_data() { test::addPackRows(test::fewerIfSanitized(10)); }

    void randomEdits()
    {
        QFETCH(QString, folder);
        QFETCH(unsigned, seed);
        const auto data = test::packData(folder);
        QVERIFY(data);
        Session session(data);
        RandomUser user(session, seed);
        user.start();
        for (int click = 0; click < 250; ++click) {
            user.click();
            QVERIFY2(session.same, qPrintable(QString("click %1").arg(click)));
        }
    }

    // Places that are asked one after the other share what was counted for all of them; one that is asked alone counts for itself.
    void places_saidTogetherAsAlone_data() { test::addPackRows(2); }
    void places_saidTogetherAsAlone()
    {
        QFETCH(QString, folder);
        QFETCH(unsigned, seed);
        test::RandomList list(folder, seed);
        for (int step = 0; step < 40; ++step) {
            list.user.click();
            std::vector<std::string> places{list.session.roster.forces.front().id};
            rules::forEachSelection(list.session.roster, [&](const rules::Selection &selection) { places.push_back(selection.id); });
            for (const std::string &place : places)
                (void)list.session.evaluator().slotsOf(place, true);
            const std::string &place = places[list.user.pick(places.size())];
            for (const rules::Slot &slot : list.session.evaluator().slotsOf(place, true))
                if (!slot.candidates.empty())
                    compareAlone(list.session, place, slot.candidates[list.user.pick(slot.candidates.size())]);
        }
    }

    // What forces offer is kept where an edit cannot have changed it.
    void offersOfForces_areThoseJudgedAnew_data() { test::addPackRows(2); }
    void offersOfForces_areThoseJudgedAnew()
    {
        QFETCH(QString, folder);
        QFETCH(unsigned, seed);
        test::RandomList list(folder, seed);
        for (int step = 0; step < test::fewerIfSanitized(60) && !QTest::currentTestFailed(); ++step) {
            list.user.click();
            compareOffers(list.session);
        }
    }

    void offersOfForces_whateverTheyLookAt()
    {
        const auto data = test::loadGame(test::plainSystem, R"(<categoryEntries><categoryEntry id="option" name="Option"/></categoryEntries>
        <selectionEntries>
          <selectionEntry id="king" name="King" type="unit"><costs><cost name="pts" typeId="pts" value="50"/></costs>
            <categoryLinks><categoryLink id="k1" targetId="hq" primary="true"/></categoryLinks>
            <constraints><constraint id="k2" type="max" value="1" field="selections" scope="roster"/></constraints>
            <modifiers><modifier type="add" field="category" value="option" scope="force" affects="self.entries.recursive.rats"/></modifiers>
          </selectionEntry>
          <selectionEntry id="guard" name="Guard" type="unit"><categoryLinks><categoryLink id="g1" targetId="troops" primary="true"/></categoryLinks>
            <constraints><constraint id="g2" type="max" value="0" field="selections" scope="force"/></constraints>
            <modifiers><modifier type="increment" field="g2" value="2"><repeats>
              <repeat value="1" repeats="1" field="selections" scope="force" childId="king" shared="true" includeChildSelections="true"/></repeats></modifier>
              <modifier type="set" field="name" value="Royal Guard"><conditions>
              <condition type="atLeast" value="1" field="selections" scope="roster" childId="king" shared="true" includeChildSelections="true"/></conditions></modifier></modifiers>
          </selectionEntry>
          <selectionEntry id="rats" name="Rats" type="unit" hidden="true"><categoryLinks><categoryLink id="r1" targetId="troops" primary="true"/></categoryLinks>
            <modifiers><modifier type="set" field="hidden" value="false"><conditions>
              <condition type="instanceOf" value="1" field="selections" scope="self" childId="option"/></conditions></modifier></modifiers>
          </selectionEntry>
          <selectionEntry id="rich" name="Rich" type="unit"><categoryLinks><categoryLink id="i1" targetId="troops" primary="true"/></categoryLinks>
            <modifiers><modifier type="set" field="hidden" value="true"><conditions>
              <condition type="greaterThan" value="60" field="pts" scope="roster" childId="any" shared="true" includeChildSelections="true"/></conditions></modifier></modifiers>
          </selectionEntry>
          <selectionEntry id="poor" name="Poor" type="unit"><categoryLinks><categoryLink id="p1" targetId="troops" primary="true"/></categoryLinks>
            <modifiers><modifier type="set" field="hidden" value="true"><conditions>
              <condition type="lessThan" value="1000" field="limit::pts" scope="roster" childId="any" shared="true"/></conditions></modifier></modifiers>
          </selectionEntry>
        </selectionEntries>)");
        QVERIFY2(data.ok(), data.ok() ? "" : data.error().message().c_str());
        QVERIFY((*data)->newerDialect());
        for (unsigned seed = 1; seed <= 6; ++seed) {
            Session session(*data);
            RandomUser user(session, seed);
            user.start();
            QStringList seen;
            for (int click = 0; click < 60 && !QTest::currentTestFailed(); ++click) {
                user.click();
                compareOffers(session);
                seen.append(offers(session.evaluator(), session.roster.forces.front().id));
            }
            seen.removeDuplicates();
            QVERIFY2(seen.size() > 12, qPrintable(seen.join('\n'))); // they did change
        }
    }

    // What is missing is told by the slots, too, with everything that could be added.
    void shortfalls_areWhatTheSlotsLack_data() { test::addPackRows(3); }
    void shortfalls_areWhatTheSlotsLack()
    {
        QFETCH(QString, folder);
        QFETCH(unsigned, seed);
        test::RandomList list(folder, seed);
        for (int step = 0; step < 60; ++step) {
            list.user.click();
            rules::forEachSelection(list.session.roster,
                                    [&](const rules::Selection &selection) { compareShortfalls(list.session, selection.id); });
            if (QTest::currentTestFailed())
                return;
        }
    }

    // Groups in a hidden group count as long as something is chosen there; entries in it never do.
    void shortfalls_ofHiddenGroups()
    {
        const auto data = test::loadGame(test::plainSystem, R"(<selectionEntries><selectionEntry id="a" name="A" type="upgrade">
          <selectionEntryGroups>
            <selectionEntryGroup id="outer" name="Outer" hidden="true">
              <constraints><constraint id="c1" type="min" value="3" field="selections" scope="parent"/></constraints>
              <selectionEntries>
                <selectionEntry id="x" name="X" type="unit"><constraints>
                  <constraint id="c2" type="min" value="2" field="selections" scope="parent"/></constraints></selectionEntry>
              </selectionEntries>
              <selectionEntryGroups><selectionEntryGroup id="inner" name="Inner">
                <constraints><constraint id="c3" type="min" value="1" field="selections" scope="parent"/></constraints>
                <selectionEntries><selectionEntry id="y" name="Y" type="unit"/></selectionEntries>
              </selectionEntryGroup></selectionEntryGroups>
            </selectionEntryGroup>
            <selectionEntryGroup id="open" name="Open">
              <constraints><constraint id="c4" type="min" value="2" field="selections" scope="parent"/></constraints>
              <selectionEntries><selectionEntry id="z" name="Z" type="unit"><constraints>
                <constraint id="c5" type="min" value="1" field="selections" scope="parent"/>
                <constraint id="c6" type="max" value="1" field="selections" scope="parent"/></constraints></selectionEntry></selectionEntries>
            </selectionEntryGroup>
          </selectionEntryGroups>
          <selectionEntries><selectionEntry id="w" name="W" type="unit"><constraints>
            <constraint id="c7" type="min" value="1" field="selections" scope="parent"/></constraints></selectionEntry></selectionEntries>
        </selectionEntry></selectionEntries>)");
        QVERIFY(data.ok());
        const auto roster = [](const std::string &inside) {
            return rules::readRoster("<roster id=\"r\" gameSystemId=\"sys\"><forces><force id=\"f\" entryId=\"army\" catalogueId=\"own\">"
                                     "<selections><selection id=\"s\" name=\"A\" entryId=\"a\" number=\"1\" type=\"upgrade\"><selections>"
                                         + inside + "</selections></selection></selections></force></forces></roster>",
                                     "hidden.ros")
                .value()
                .roster;
        };
        Session session(*data);
        const auto missing = [&](const std::string &inside) {
            session.evaluator().evaluate(roster(inside));
            compareShortfalls(session, "s");
            QStringList names;
            for (const rules::Shortfall &shortfall : session.evaluator().shortfalls("s"))
                names.append(QString("%1 %2").arg(QString::fromStdString(shortfall.name)).arg(shortfall.missing));
            return names;
        };
        QCOMPARE(missing({}), (QStringList{"W 1", "Open 2", "Z 1"}));
        QCOMPARE(missing("<selection id=\"1\" name=\"X\" entryId=\"x\" entryGroupId=\"outer\" number=\"1\" type=\"unit\"/>"),
                 (QStringList{"W 1", "Inner 1", "Open 2", "Z 1"}));
        QCOMPARE(missing("<selection id=\"1\" name=\"Z\" entryId=\"z\" entryGroupId=\"open\" number=\"1\" type=\"unit\"/>"
                         "<selection id=\"2\" name=\"W\" entryId=\"w\" number=\"1\" type=\"unit\"/>"),
                 QStringList{"Open 1"});
    }

private:
    static QStringList offers(const rules::Evaluator &evaluator, const std::string &place)
    {
        QStringList lines;
        for (const rules::Slot &slot : evaluator.slotsOf(place, true))
            for (const rules::Candidate &candidate : slot.candidates) {
                QStringList line{said(candidate), candidate.hidden ? "hidden" : "", QString::number(candidate.reasonMax)};
                for (const rules::ReasonPart &part : candidate.reasonParts)
                    line.append(QString::fromStdString(part.name) + (part.missing ? "?" : "!"));
                for (const rules::CostValue &cost : candidate.costs)
                    if (cost.value != 0) // a type that it has, but costs nothing in, need not be named
                        line.append(QString::fromStdString(cost.typeId) + '=' + QString::number(cost.value));
                for (const rules::CategoryValue &category : candidate.categories)
                    line.append(QString::fromStdString(category.entryId));
                for (const std::string &id : candidate.selectionIds)
                    line.append(QString::fromStdString(id));
                lines.append(line.join(' '));
            }
        return lines;
    }

    static void compareOffers(Session &session)
    {
        rules::Evaluator fresh(session.data);
        fresh.evaluate(session.roster);
        std::vector<std::string> forces;
        for (const rules::Force &force : session.roster.forces) {
            forces.push_back(force.id);
            for (const rules::Force &inner : force.forces)
                forces.push_back(inner.id);
        }
        for (const std::string &force : forces)
            QCOMPARE(offers(session.evaluator(), force), offers(fresh, force));
    }

    static void compareShortfalls(Session &session, const std::string &place)
    {
        QStringList together, alone;
        const auto line = [](const std::string &id, const std::string &name, double missing) {
            return QString("%1 %2 %3").arg(QString::fromStdString(id), QString::fromStdString(name), QString::number(missing));
        };
        for (const rules::Slot &slot : session.evaluator().slotsOf(place)) {
            if (slot.group && slot.min > slot.current && !slot.hidden)
                together.append(line(slot.groupId, slot.name, slot.min - slot.current));
            for (const rules::Candidate &candidate : slot.candidates) {
                if (candidate.min > candidate.current && !candidate.hidden)
                    together.append(line(candidate.entryId, candidate.name, candidate.min - candidate.current));
                QCOMPARE(session.evaluator().takes(place, *candidate.node), candidate.canAdd);
            }
        }
        for (const rules::Shortfall &shortfall : session.evaluator().shortfalls(place))
            alone.append(line(shortfall.node->path(), shortfall.name, shortfall.missing));
        QCOMPARE(alone, together);
    }

    static QString said(const rules::Candidate &candidate)
    {
        return QString("%1: %2 of %3 to %4, %5 %6")
            .arg(QString::fromStdString(candidate.name))
            .arg(candidate.current)
            .arg(candidate.min)
            .arg(candidate.max)
            .arg(candidate.canAdd)
            .arg(QString::fromStdString(candidate.reason));
    }

    static void compareAlone(Session &session, const std::string &place, const rules::Candidate &together)
    {
        rules::Evaluator fresh(session.data);
        fresh.evaluate(session.roster);
        const auto alone = fresh.candidate(place, together.entryId);
        QVERIFY(alone);
        if (alone->node == together.node) // the same entry may stand in two groups
            QCOMPARE(said(together), said(*alone));
    }
};

MUSTER_TEST_MAIN(tst_Incremental)
#include "tst_Incremental.moc"
