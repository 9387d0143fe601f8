// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/OwnPacks.h"

#include <functional>

using namespace muster;
using namespace muster::packs;

namespace {

const Scenario *named(const Pack &pack, const QString &name)
{
    return findScenario(pack.scenarios(), name);
}

bool hasMarker(const Pack &pack, const QString &id)
{
    const auto &all = pack.paperKit().markers;
    return std::any_of(all.begin(), all.end(), [&id](const MarkerDesign &marker) {
        return marker.id.endsWith(id) && marker.faces.constFirst().name.has("en") && marker.faces.constFirst().name.has("fr");
    });
}

bool hasTemplate(const Pack &pack, double diameter)
{
    const auto &all = pack.paperKit().templates;
    return std::any_of(all.begin(), all.end(), [diameter](const TemplateDesign &each) { return each.diameter == diameter; });
}

bool says(const Scenario &scenario, const QString &english, const QString &french)
{
    QString en, fr;
    for (const ScenarioSection &section : scenario.sections) {
        en += section.title.in("en") + ' ' + section.text.in("en") + '\n';
        fr += section.title.in("fr") + ' ' + section.text.in("fr") + '\n';
    }
    return en.contains(english) && fr.contains(french);
}

int cards(const Pack &pack, const QString &kind)
{
    int count = 0;
    for (const EventDeck &deck : pack.decks())
        for (const EventCard &card : deck.cards)
            count += deck.kind == kind ? card.copies : 0;
    return count;
}

/// A point of the comparison with the rules that is about scenarios or paper, and where it stands now.
struct Point
{
    const char *pack;
    const char *id;
    std::function<bool(const Pack &)> holds;
};

std::vector<Point> dustPoints()
{
    std::vector<Point> points;
    for (int number = 1; number <= 5; ++number)
        points.push_back({"dust", "Tactics: eight turns, 50 to 100 points, no map", [number](const Pack &pack) {
                              const Scenario *tactics = named(pack, QString("Tactics %1").arg(number));
                              return tactics && tactics->turns == 8 && tactics->plan.pointsFrom == 50 && tactics->plan.pointsTo == 100
                                  && tactics->plan.map.isEmpty();
                          }});
    for (int number = 1; number <= 6; ++number)
        points.push_back({"dust", "Battlefield: 180 x 120 cm, two sides, 75 to 125 points", [number](const Pack &pack) {
                              const Scenario *battle = named(pack, QString("Battlefield %1").arg(number));
                              return battle && battle->plan.map.size == QSizeF(180, 120) && battle->plan.sides.size() == 2
                                  && battle->plan.pointsTo == 125 && !battle->plan.map.objectives.isEmpty();
                          }});
    points.push_back({"dust", "limits of turns are said only where the rules do", [](const Pack &pack) {
                          return named(pack, "Battlefield 1")->turns == 0 && named(pack, "Battlefield 2")->turns == 0
                              && named(pack, "Battlefield 5")->turns == 0 && named(pack, "Battlefield 3")->turns == 8
                              && named(pack, "Battlefield 4")->turns == 8 && named(pack, "Battlefield 6")->turns == 8;
                      }});
    points.push_back({"dust", "Resupply to 5, Set-piece Attack to 7 victory points", [](const Pack &pack) {
                          return named(pack, "Tactics 4")->victoryPoints == 5 && named(pack, "Tactics 5")->victoryPoints == 7;
                      }});
    points.push_back({"dust", "Decoy: those who come back use the enemy's short edge",
                      [](const Pack &pack) { return named(pack, "Tactics 3")->plan.comesBack.over.in("en").contains("short"); }});
    points.push_back({"dust", "Pincer: reserves over the long edges of the own half", [](const Pack &pack) {
                          const auto &arrivals = named(pack, "Battlefield 4")->plan.map.arrivals;
                          return arrivals.size() == 2 && arrivals.at(0).edge == MapEdge::Top && arrivals.at(1).edge == MapEdge::Bottom
                              && arrivals.at(0).to == 90 && arrivals.at(0).later;
                      }});
    points.push_back({"dust", "Encounter: scattered within 40 cm of the corners", [](const Pack &pack) {
                          int corners = 0;
                          for (const MapArrival &arrival : named(pack, "Battlefield 2")->plan.map.arrivals)
                              corners += arrival.later && arrival.to - arrival.from == 40 ? 1 : 0;
                          return corners == 4;
                      }});
    points.push_back({"dust", "Clean-up: units 30 cm from the centre", [](const Pack &pack) {
                          const MapArea &zone = named(pack, "Battlefield 5")->plan.map.zones.constFirst().area;
                          return zone.contains({60, 60}) && !zone.contains({70, 55}) && zone.contains({0, 0});
                      }});
    points.push_back({"dust", "Breakthrough: the attacker 20 cm from both centre lines, reserves at the far corner", [](const Pack &pack) {
                          const TableMap &map = named(pack, "Battlefield 6")->plan.map;
                          return map.zones.at(1).area.rects.constFirst() == QRectF(110, 0, 70, 40) && map.arrivals.size() == 2;
                      }});
    points.push_back({"dust", "one roll brings a hero with his unit",
                      [](const Pack &pack) { return says(*named(pack, "Battlefield 3"), "One roll brings a hero", "héros"); }});
    for (const char *marker : {"activated", "under-fire", "suppressed", "stunned", "loaded", "attack-stimulants", "move-stimulants",
                               "camouflaged", "smoke", "ambush"})
        points.push_back({"dust", marker, [marker](const Pack &pack) { return hasMarker(pack, marker); }});
    points.push_back({"dust", "objective discs of 80 mm, 15 cm for coherency, ruler", [](const Pack &pack) {
                          const PaperKit &kit = pack.paperKit();
                          return kit.discs.constFirst().diameter == 80 && kit.strips.at(1).length == 150 && kit.rulers.size() >= 2;
                      }});
    points.push_back({"dust", "templates without a size are not invented",
                      [](const Pack &pack) { return pack.paperKit().templates.isEmpty() && !pack.paperKit().missing.isEmpty(); }});
    return points;
}

std::vector<Point> crusadePoints()
{
    return {
        {"space-crusade", "28 and 22 events, 6 orders",
         [](const Pack &pack) { return cards(pack, "event") == 50 && cards(pack, "order") == 6; }},
        {"space-crusade", "the secondary is hidden, and what opens it is said",
         [](const Pack &pack) {
             const Scenario *mission = named(pack, "Seek and Destroy");
             return mission && mission->plan.secondary.there && mission->plan.secondary.opens.has("fr")
                 && mission->awards.value("secondary") == 10;
         }},
        {"space-crusade", "four tables by players",
         [](const Pack &pack) {
             return named(pack, "Pitched Battle")->plan.tables.size() == 4 && named(pack, "Bridgehead")->plan.tables.size() == 4;
         }},
        {"space-crusade", "zones of 16 x 6 paces",
         [](const Pack &pack) {
             return named(pack, "Pitched Battle")->plan.map.zones.constFirst().area.bounds().size() == QSizeF(40, 15);
         }},
        {"space-crusade", "2 to 6 players", [](const Pack &pack) { return named(pack, "Exterminate")->plan.playersTo == 6; }},
        {"space-crusade", "blips, reinforcements and echoes",
         [](const Pack &pack) {
             const TokenDesign &tokens = pack.paperKit().tokens;
             return !tokens.isEmpty() && !tokens.reinforcement.isEmpty() && tokens.dummies > 0 && tokens.dummy.has("fr");
         }},
        {"space-crusade", "round templates of the rules",
         [](const Pack &pack) {
             return hasTemplate(pack, 50) && hasTemplate(pack, 80) && hasTemplate(pack, 100) && hasTemplate(pack, 150);
         }},
        {"space-crusade", "a ruler of paces of 2.5 cm", [](const Pack &pack) { return pack.paperKit().rulers.constFirst().step == 25; }},
    };
}

std::vector<Point> otherPoints()
{
    std::vector<Point> points{
        {"modern-skirmish", "smoke 5 cm, areas of 5, 10 and 15 cm",
         [](const Pack &pack) { return hasTemplate(pack, 50) && hasTemplate(pack, 100) && hasTemplate(pack, 150); }},
        {"modern-skirmish", "a rose for deviation", [](const Pack &pack) { return pack.paperKit().templates.constLast().directions == 8; }},
        {"modern-skirmish", "markers have a blue and a red side",
         [](const Pack &pack) { return pack.paperKit().markers.constFirst().faces.size() == 2; }},
        {"modern-skirmish", "no mission is invented", [](const Pack &pack) { return pack.scenarios().empty(); }},
        {"at-43", "blast disc of 10 cm with rings and six directions",
         [](const Pack &pack) {
             const TemplateDesign &blast = pack.paperKit().templates.constFirst();
             return blast.diameter == 200 && blast.rings == 10 && blast.directions == 6;
         }},
        {"at-43", "ruler with bands of 10 cm from range 0",
         [](const Pack &pack) {
             const RulerDesign &ruler = pack.paperKit().rulers.constFirst();
             return ruler.bands && ruler.step == 100 && ruler.first == 0;
         }},
        {"at-43", "overwatch", [](const Pack &pack) { return hasMarker(pack, "overwatch") && hasMarker(pack, "take-cover"); }},
        {"at-43", "artillery is a switch with its roll", [](const Pack &pack) { return pack.missionSwitches().constFirst().hasNumber(); }},
        {"dropzone-commander", "four house missions, marked",
         [](const Pack &pack) {
             return pack.scenarios().size() == 4
                 && std::all_of(pack.scenarios().begin(), pack.scenarios().end(), [](const Scenario &each) { return each.house; });
         }},
        {"dropzone-commander", "1 point carried, 2 extracted",
         [](const Pack &pack) { return says(*named(pack, "Extraction"), "2 for one taken off the table", "2 par objectif sorti"); }},
        {"dropzone-commander", "Intel on 6, 2 to 5, 1",
         [](const Pack &pack) { return says(*named(pack, "Intelligence"), "**2 to 5**", "**2 à 5**"); }},
        {"dropzone-commander", "focal point within 6 inches",
         [](const Pack &pack) { return says(*named(pack, "Focal Points"), "6\"", "6\""); }},
        {"dropzone-commander", "structures with 2, 4, 10, 20, 40 points and their searches",
         [](const Pack &pack) {
             const auto &sizes = pack.paperKit().structures.sizes;
             return sizes.size() == 5 && sizes.at(4).damage == 40 && sizes.at(4).search == QList<int>({6, 5, 4, 3, 2})
                 && sizes.at(3).armour.at(0) == 0;
         }},
    };
    for (const char *marker : {"objective", "possible", "confirmed", "intel", "focal", "ready", "low-flight"})
        points.push_back({"dropzone-commander", marker, [marker](const Pack &pack) { return hasMarker(pack, marker); }});
    return points;
}

} // namespace

/// What the comparison with the rules asked of scenarios and paper, point by point, game by game.
class tst_ScenarioAudit : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<PackStore> m_packs = test::ownPacks();

    void walk(const std::vector<Point> &points)
    {
        for (const Point &point : points)
            QVERIFY2(point.holds(*m_packs->find(point.pack)), point.id);
    }

private slots:
    void dust() { walk(dustPoints()); }
    void spaceCrusade() { walk(crusadePoints()); }
    void skirmishAt43AndDropzone() { walk(otherPoints()); }

    void everyText_isInBothLanguages()
    {
        for (const PackPtr &pack : m_packs->packs()) {
            for (const Scenario &scenario : pack->scenarios()) {
                QVERIFY2(scenario.name.has("en") && scenario.name.has("fr") && scenario.summary.has("fr"), qPrintable(scenario.id));
                for (const ScenarioSection &section : scenario.sections)
                    QVERIFY2(section.title.has("fr") && section.text.has("fr"), qPrintable(scenario.id));
                for (const ScoreLine &line : scenario.plan.score)
                    QVERIFY2(line.name.has("fr"), qPrintable(scenario.id));
            }
            QVERIFY2(!pack->broken(), qPrintable(pack->id()));
        }
    }
};

MUSTER_TEST_MAIN(tst_ScenarioAudit)
#include "tst_ScenarioAudit.moc"
