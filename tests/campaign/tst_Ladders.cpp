// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/AfterAction.h"
#include "campaign/fold/Fold.h"
#include "campaign/muster/ForceRoster.h"
#include "packs/PackStore.h"
#include "rules/roster/Operations.h"
#include "rules/roster/RosterReader.h"
#include "support/TestMain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

using namespace muster;
using namespace muster::campaign;

/// Who becomes a soldier when a roster is enlisted, who of them has ranks, and who leads: as the packs say it.
class tst_Ladders : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<packs::PackStore> m_store;

    struct Game
    {
        packs::PackPtr pack;
        GameBasis basis;
        CampaignRules rules;
    };
    [[nodiscard]] Game game(const QString &id) const
    {
        Game game{m_store->find(id), {}, CampaignRules::generic()};
        if (!game.pack)
            qFatal("no pack %s", qPrintable(id));
        game.basis = {game.pack->data(), game.pack->manifest().costTypeId.toStdString()};
        const QJsonDocument json = QJsonDocument::fromJson(game.pack->campaignJson());
        if (json.isObject())
            game.rules = CampaignRules::fromJson(json.object());
        return game;
    }
    static ForceEnlisted enlisted(const Game &game, const rules::Roster &roster)
    {
        const auto force = enlistRoster(roster, game.basis, game.rules, "p");
        if (!force)
            qFatal("%s", force.error().message().c_str());
        return *force;
    }
    static ForceEnlisted enlistedUnits(const Game &game, const char *catalogue, const QStringList &units)
    {
        base::CountingIdSource ids;
        rules::Roster roster = rules::newRoster(*game.basis.data, "Force", ids);
        rules::Operations operations(roster, game.basis.data.get(), ids);
        const auto force = operations.addForce(game.pack->manifest().forceEntryId.toStdString(), catalogue);
        if (!force)
            qFatal("%s", force.error().message().c_str());
        for (const QString &unit : units) {
            if (const auto added = operations.addSelection(force->createdId, unit.toStdString()); !added)
                qFatal("%s", added.error().message().c_str());
        }
        return enlisted(game, roster);
    }
    static ForceEnlisted enlistedSample(const Game &game, const QString &file)
    {
        QFile sample(test::sourceFolder() + "/data/" + game.pack->id() + "/samples/" + file);
        if (!sample.open(QIODevice::ReadOnly))
            qFatal("no sample");
        const std::string xml = sample.readAll().toStdString();
        const auto read = rules::readRoster(xml, file.toStdString());
        if (!read)
            qFatal("%s", read.error().message().c_str());
        return enlisted(game, read->roster);
    }
    static QString ladderOf(const ForceEnlisted &force, const QString &name)
    {
        for (const Recruit &soldier : force.soldiers) {
            if (soldier.name == name)
                return soldier.ladder;
        }
        return "nobody";
    }
    static QString leaderOf(const ForceEnlisted &force)
    {
        for (const Recruit &soldier : force.soldiers) {
            if (soldier.id == force.leader)
                return soldier.name;
        }
        return {};
    }

private slots:
    void initTestCase()
    {
        m_store = std::make_unique<packs::PackStore>(packs::PackFolders{{test::sourceFolder() + "/data"}, {}, {}, {}});
        m_store->load();
    }

    void machinesInAPlatoon_haveNoRanks()
    {
        const Game crusade = game("space-crusade");
        const ForceEnlisted force = enlistedUnits(crusade, "crusade.catalogue.space-marines",
                                                  {"crusade.unit.dreadnought-ix", "crusade.unit.space-marine", "crusade.unit.terminator",
                                                   "crusade.unit.land-speeder", "crusade.unit.tarantula"});
        QCOMPARE(force.soldiers.size(), 5);
        QCOMPARE(ladderOf(force, "Space Marine"), "crusade.ladder.marines");
        QCOMPARE(ladderOf(force, "Terminator"), "crusade.ladder.marines");
        QCOMPARE(ladderOf(force, "Dreadnought IX (Dominator)"), QString());
        QCOMPARE(ladderOf(force, "Land speeder"), QString());
        QCOMPARE(ladderOf(force, "Tarantula"), QString());
        QCOMPARE(leaderOf(force), "Space Marine"); // the Dreadnought has more life points
        // The book says of a machine what its sheet says.
        const CampaignState state = fold({}, {makeEvent(force)}, crusade.rules);
        const auto machine = std::find_if(state.soldiers.begin(), state.soldiers.end(),
                                          [](const SoldierState &each) { return each.name.startsWith("Dreadnought"); });
        QVERIFY(machine != state.soldiers.end());
        QCOMPARE(machine->lifePoints, 5);
        QVERIFY(!nextRank(*machine, crusade.rules).rank);
        QCOMPARE(machine->points, 32); // 20, arms 10, hull bolters 2; the heavy weapons are not chosen yet
    }

    void gretchinAmongOrks_haveNoRanks()
    {
        const Game crusade = game("space-crusade");
        const ForceEnlisted force = enlistedUnits(crusade, "crusade.catalogue.orks", {"crusade.unit.gretchin", "crusade.unit.ork"});
        QCOMPARE(ladderOf(force, "Gretchin"), QString());
        QCOMPARE(ladderOf(force, "Ork"), "crusade.ladder.orks");
        QCOMPARE(leaderOf(force), "Ork");
    }

    void gameMastersAliens_haveNoRanksAndNoLeader()
    {
        const Game crusade = game("space-crusade");
        const ForceEnlisted force = enlistedUnits(
            crusade, "crusade.catalogue.aliens",
            {"crusade.unit.android", "crusade.unit.genestealer", "crusade.unit.dreadnought-vii", "crusade.unit.ork"});
        for (const Recruit &soldier : force.soldiers)
            QCOMPARE(soldier.ladder, QString());
        QVERIFY(force.leader.isEmpty());
        QVERIFY(!crusade.rules.ladderFor("crusade.catalogue.tyranids"));
        QVERIFY(!crusade.rules.ladderFor({}));
    }

    void ladderThatNamesNoArmy_isAnybodys()
    {
        CampaignRules rules;
        rules.ladders = {{"elves", {}, {"elves"}, {}, {}}, {"all", {}, {}, {}, {}}};
        QCOMPARE(rules.ladderFor("elves")->id, "elves");
        QCOMPARE(rules.ladderFor("dwarves")->id, "all");
    }

    void ladderByCategory_isForThatKindOnly()
    {
        Game crusade = game("space-crusade");
        for (Ladder &ladder : crusade.rules.ladders)
            ladder.categories = {"crusade.category.dreadnought"};
        const ForceEnlisted force = enlistedUnits(crusade, "crusade.catalogue.space-marines",
                                                  {"crusade.unit.dreadnought-vii", "crusade.unit.land-speeder"});
        QCOMPARE(ladderOf(force, "Dreadnought VII (Malicious)"), "crusade.ladder.marines");
        QCOMPARE(ladderOf(force, "Land speeder"), QString());
    }

    void officerBoughtInAGroup_isEnlistedAndLeads()
    {
        const Game at43 = game("at-43");
        const ForceEnlisted force = enlistedSample(at43, "una-660.ros");
        QCOMPARE(force.soldiers.size(), 3);
        QCOMPARE(leaderOf(force), "Captain");
        QCOMPARE(fold({}, {makeEvent(force)}, at43.rules).forces.first().points, 660);
        // Without an officer no vehicle leads.
        QCOMPARE(leaderOf(enlistedSample(at43, "therians-general.ros")), "Storm Golems");
    }

    void fightersOfASquad_areTheSoldiers()
    {
        const Game skirmish = game("modern-skirmish");
        const ForceEnlisted team = enlistedSample(skirmish, "alpha-team.ros");
        QStringList names;
        for (const Recruit &soldier : team.soldiers)
            names.append(soldier.name);
        QCOMPARE(names, QStringList({"Morel", "Diaz", "Keller", "Ito"}));
        QCOMPARE(leaderOf(team), "Morel");
        QVERIFY(team.soldiers.first().role.contains("Assault rifle"));
        QCOMPARE(fold({}, {makeEvent(team)}, skirmish.rules).forces.first().points, 4);
        const ForceEnlisted patrol = enlistedSample(skirmish, "mounted-patrol.ros");
        QCOMPARE(ladderOf(patrol, "Le Bison"), QString()); // a vehicle is one, too
        QCOMPARE(ladderOf(patrol, "Overwatch"), "nobody"); // the squad itself is none
        QCOMPARE(leaderOf(patrol), "Lenoir");
    }

    void recruitOfAnotherArmy_isRefused()
    {
        const Game crusade = game("space-crusade");
        ForceEnlisted marines = enlistedUnits(crusade, "crusade.catalogue.space-marines", {"crusade.unit.space-marine"});
        ForceEnlisted eldar = enlistedUnits(crusade, "crusade.catalogue.eldar", {"crusade.unit.guardian"});
        ForceEnlisted tyranids = enlistedUnits(crusade, "crusade.catalogue.tyranids", {"crusade.unit.tyranid"});
        marines.name = "Marines";
        eldar.name = "Eldar";
        tyranids.name = "Hive";
        const CampaignState state = fold({}, {makeEvent(marines), makeEvent(eldar), makeEvent(tyranids)}, crusade.rules);
        const auto read = [&](const QJsonObject &recruit) {
            return readAfterAction({{"mission", "M"}, {"force", "Marines"}, {"recruits", QJsonArray{recruit}}}, state, crusade.rules);
        };
        QVERIFY(!read({{"name", "Falk"}, {"force", "Marines"}, {"like", "Guardian"}}));
        const auto like = read({{"name", "Falk"}, {"force", "Marines"}, {"like", "Space Marine"}});
        QVERIFY(like);
        QCOMPARE(like->first().as<SoldierRecruited>()->soldier.like, state.soldiers.first().id);
        QCOMPARE(like->first().as<SoldierRecruited>()->soldier.basePoints, state.soldiers.first().basePoints);
        // Whoever has no ladder in their army gets nobody else's.
        const auto young = read({{"name", "Ripper"}, {"force", "Hive"}, {"points", 5}});
        QVERIFY(young);
        QCOMPARE(young->first().as<SoldierRecruited>()->soldier.ladder, QString());
        QVERIFY(!read({{"name", "Ripper"}, {"force", "Hive"}, {"rank", "Veteran"}}));
        const auto elf = read({{"name", "Ael"}, {"force", "Eldar"}, {"points", 5}});
        QCOMPARE(elf->first().as<SoldierRecruited>()->soldier.ladder, "crusade.ladder.eldar");
    }

    void handWrittenForce_hasTheRanksOfItsArmy()
    {
        const Game crusade = game("space-crusade");
        const auto force = [&](QJsonObject json) {
            json["soldiers"] = QJsonArray{QJsonObject{{"name", "Zog"}, {"points", 7}}};
            return readForce(json, crusade.rules);
        };
        QCOMPARE(force({{"name", "Waaagh"}, {"catalogue", "crusade.catalogue.orks"}})->soldiers.first().ladder, "crusade.ladder.orks");
        QCOMPARE(force({{"name", "Waaagh"}, {"ladder", "crusade.ladder.orks"}})->soldiers.first().ladder, "crusade.ladder.orks");
        QCOMPARE(force({{"name", "Hive"}, {"catalogue", "crusade.catalogue.tyranids"}})->soldiers.first().ladder, QString());
        QCOMPARE(force({{"name", "Strangers"}})->soldiers.first().ladder, QString());
        const auto ranked = readForce({{"name", "Strangers"}, {"soldiers", QJsonArray{QJsonObject{{"name", "Zog"}, {"rank", "Nob"}}}}},
                                      crusade.rules);
        QVERIFY(!ranked);
        QVERIFY2(QString::fromStdString(ranked.error().text()).contains("crusade.ladder.orks"), ranked.error().text().c_str());
    }
};

MUSTER_TEST_MAIN(tst_Ladders)
#include "tst_Ladders.moc"
