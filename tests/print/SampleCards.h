// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/cards/CardLayout.h"

namespace muster::test {

using namespace muster::print;

/// "5/1 5/1 4/1 3/1 | 3/2 2/1 ... | -" : cells of the three groups of a Dust weapon; "-" is closed.
inline std::vector<std::vector<StripCell>> stripOf(const QString &text)
{
    std::vector<std::vector<StripCell>> strip;
    for (const QString &group : text.split('|')) {
        std::vector<StripCell> cells;
        for (const QString &cell : group.split(' ', Qt::SkipEmptyParts))
            cells.push_back(cell == "-" ? StripCell{{}, true} : StripCell{cell, false});
        strip.push_back(cells);
    }
    return strip;
}

inline TableRow weapon(const QString &letter, const QString &name, const QString &arc, const QString &range, const QString &cells,
                       const QString &tags = {}, int count = 1, int shots = 0)
{
    TableRow row;
    row.letters = {letter};
    row.name = name;
    row.count = count;
    row.tags = tags;
    row.shots = shots;
    row.values = {Figure{range, {}, false}};
    if (!arc.isEmpty())
        row.values.push_back({{}, {arc}, false});
    row.strip = stripOf(cells);
    return row;
}

inline StripHead dustStrip()
{
    StripHead head;
    head.stacked = true;
    head.groups = {
        {"infantry", {"1", "2", "3", "4"}, {}}, {"vehicle", {"1", "2", "3", "4", "5", "6", "7"}, {}}, {"aircraft", {"1", "2", "3"}, {}}};
    head.marks = {{'B', "burst"}};
    head.handSymbol = "close";
    head.handLabel = "hand to hand";
    head.handValues = {"1/1", "1/1", ""};
    head.key = "**dice** over damage · {burst} one die per figure · **K** destroyed";
    return head;
}

/// The medium walker of the drawings: three weapons, an advantage, six boxes.
inline CardContent pounder()
{
    CardContent card;
    card.key = "pounder";
    card.name = "Lucky Strike";
    card.type = "Pounder";
    card.mark = "allies";
    card.head = HeadShape::DataPlate;
    card.colour = 0xff274b5f;
    card.points = "14";
    card.pointsUnit = "pts";
    TableBlock weapons;
    weapons.columns = {{"Range", {}, Align::Centre, 0}, {"Arc", {}, Align::Centre, 0}};
    weapons.strip = dustStrip();
    weapons.rows = {weapon("A", "Antitank Gun", "arc-turret", "16", "B/1 B/1 B/1 B/1|1/K 1/K 1/5 1/4 1/4 1/3 1/3|- - -"),
                    weapon("B", "Heavy Machinegun", "arc-turret", "8", "5/1 5/1 4/1 3/1|3/2 2/1 1/1 - - - -|2/2 2/2 1/1"),
                    weapon("C", "Machinegun", "arc-front", "6", "7/1 6/1 4/1 2/1|4/1 2/1 - - - - -|- - -")};
    const RuleEntry nose{"Grab Them by the Nose",
                         "Action: roll one die. On an army symbol another M3 walker of this platoon (or its support) that has already "
                         "acted is activated at once and this activation ends. Each unit only once a turn.",
                         {},
                         "granted by the platoon",
                         true};
    const RuleEntry area{"Area", "One die for each figure under the blast; two marks, two dice each.", {"Antitank Gun"}, {}, false};
    card.front = {HeadBlock{"4", {"vehicle"}, "M3C Medium Combat Walker", false},
                  VitalsBlock{{{"Move", {"3", {}, false}, "move", {"30 cm", "12\""}},
                               {"March", {"5", {}, false}, "march", {"50 cm", "20\""}},
                               {"Hits", {"6", {}, false}, "hits", {"1 square"}}}},
                  AdvantageBlock{"Grab Them by the Nose", true, {}},
                  weapons,
                  RulesBlock{RulesBlock::Texts::Fit, {nose, area}},
                  TracksBlock{{{{}, "hits", BoxShape::Square, 6, 0, 1, false}}, {}}};
    card.back = {HeadBlock{{}, {}, {}, true},
                 LineBlock{"Medium Combat Walker Platoon", "combat unit", {}},
                 PhotoBlock{},
                 RulesBlock{RulesBlock::Texts::Full, {nose, area}},
                 NotesBlock{},
                 FootBlock{"M3C Medium Combat Walker\nPoints: Battlefield · profile: 1947 data", "code –"}};
    return card;
}

/// A hero: two weapons, rules with texts, once-per-game boxes.
inline CardContent bazookaJoe()
{
    CardContent card = pounder();
    card.key = "joe";
    card.name = "Bazooka Joe";
    card.type.clear();
    card.points = "9";
    TableBlock weapons;
    weapons.columns = {{"Range", {}, Align::Centre, 0}};
    weapons.strip = dustStrip();
    weapons.rows = {weapon("A", "Grenade Launcher", {}, "3", "B/1 B/1 B/1 B/1|1/K 1/3 1/2 1/2 1/1 1/1 -|- - -", "Grenade · Expert"),
                    weapon("B", "Pistol", {}, "2", "3/1 3/1 2/1 -|2/1 - - - - - -|- - -")};
    const std::vector<RuleEntry> rules{
        {"Rangers Lead the Way", "Has Scout. Rolls one more die to arrive from reserve.", {}, "granted by the platoon", true},
        {"Black Ops", "While he is in your force you roll four initiative dice instead of three.", {}, {}, true},
        {"Officer",
         "May spend an action on one order: Ammo Drop (army or shield), Get Moving, Reinforcements or Replacement Vehicle "
         "(army symbol). Range 2 and in sight.",
         {},
         {},
         true},
        {"Grenade", "Ignores cover saves. Infantry saves still count.", {"Grenade Launcher"}, {}, false},
        {"Expert", "Army and target symbols both hit with this weapon.", {"Grenade Launcher"}, {}, false},
        {"Area", "One die for each figure under the blast; two marks, two dice each.", {"Grenade Launcher"}, {}, false}};
    card.front = {HeadBlock{"2", {"infantry", "hero"}, "Lt. Col. Joseph Brown, hero", false},
                  VitalsBlock{{{"Move", {"2", {}, false}, "move", {"20 cm", "8\""}},
                               {"March", {"4", {}, false}, "march", {"40 cm", "16\""}},
                               {"Hits", {"4", {}, false}, "hits", {"1 square"}}}},
                  AdvantageBlock{"Rangers Lead the Way", true, {}},
                  weapons,
                  RulesBlock{RulesBlock::Texts::Fit, rules},
                  TracksBlock{{{{}, "hits", BoxShape::Square, 4, 0, 1, false}}, {"Reinforcements", "Replacement Vehicle"}}};
    card.back = {HeadBlock{{}, {}, {}, true},
                 LineBlock{"Ranger Platoon", "leader", {}},
                 PhotoBlock{},
                 RulesBlock{RulesBlock::Texts::Full, rules},
                 NotesBlock{},
                 FootBlock{"Lt. Col. Joseph Brown, hero\nPoints: 1947 list · profile: 1947 data", "code –"}};
    return card;
}

/// A tank squad of Dropzone: columns and a strip by difference.
inline CardContent sabre()
{
    CardContent card;
    card.key = "sabre";
    card.name = "Sabre";
    card.mark = "ucm";
    card.head = HeadShape::FlightPath;
    card.colour = 0xff33513e;
    card.points = "111";
    card.pointsUnit = "pts";
    TableBlock weapons;
    for (const char *label : {"E", "Sh", "Ac", "R(F)", "R(C)", "MF", "Arc"})
        weapons.columns.push_back({label, {}, Align::Centre, 0});
    StripHead head;
    head.difference = true;
    head.label = "damage on A";
    head.groups = {{{}, {"1", "2", "3", "4", "5", "6", "7", "8", "9", "10"}, {}}};
    weapons.strip = head;
    const auto row = [](const QString &name, const QStringList &values, const QString &arc, const QString &strip, const QString &tags) {
        TableRow result;
        result.name = name;
        result.tags = tags;
        for (const QString &value : values)
            result.values.push_back({value, {}, false});
        result.values.push_back({{}, {arc}, false});
        result.strip = stripOf(strip);
        return result;
    };
    weapons.rows = {
        row("Avenger Railgun", {"10", "1", "2+", "∞", "24\"", "4\""}, "arc-turret", "2+ 2+ 2+ 2+ 2+ 2+ 2+ 3+ 4+ 5+", "Articulated"),
        row("Heavy Machinegun", {"4", "2", "3+", "36\"", "12\"", "4\""}, "arc-fs", "2+ 3+ 4+ 5+ 6+ - - - - -", {})};
    const std::vector<RuleEntry> rules{
        {"Squad", "3, 6 or 9 tanks in standard coherency: no more than 3\" apart.", {}, {}, true},
        {"Active countermeasures (CM A)", "Weapons that fire at this squad measure their countered range R(C).", {}, {}, false},
        {"Articulated", {}, {"Avenger Railgun"}, {}, false}};
    card.front = {HeadBlock{{}, {"vehicle"}, "vehicle · standard squad", false},
                  VitalsBlock{{{"Armour", {"10", {}, false}, {}, {}},
                               {"Move", {"4\"", {}, false}, {}, {}},
                               {"Counter", {"A", {}, false}, {}, {}},
                               {"Damage", {"1", {}, false}, {}, {}},
                               {"Squad", {"3", {}, false}, {}, {}}}},
                  weapons, LineBlock{"Condor", "carries this squad", "transport"},
                  TracksBlock{{{{}, "hits", BoxShape::Square, 1, 0, 3, true}}, {}}};
    card.back = {HeadBlock{{}, {}, {}, true},
                 LineBlock{"Armoured Formation", "United Colonies of Mankind", {}},
                 PhotoBlock{},
                 RulesBlock{RulesBlock::Texts::Full, rules},
                 NotesBlock{},
                 FootBlock{"Dropzone Commander, 1st edition\nTransport: Condor", {}}};
    return card;
}

/// A figure of Space Crusade with dice, costs and record.
inline CardContent coverfeld()
{
    CardContent card;
    card.key = "coverfeld";
    card.name = "Coverfeld";
    card.mark = "marine";
    card.head = HeadShape::Tabard;
    card.colour = 0xff5a1e2b;
    card.points = "24";
    card.pointsUnit = "PA";
    card.language = "fr";
    TableBlock arms;
    arms.columns = {{"Dés", {}, Align::Centre, 0}, {"Portée", {}, Align::Left, 0}};
    TableRow bolter, sword;
    bolter.name = "Bolter";
    bolter.values = {{"2B", {}, true}, {"20 pas", {}, false}};
    sword.name = "Épée tronçonneuse";
    sword.values = {{"1R+1B", {}, true}, {"contact", {}, false}};
    arms.rows = {bolter, sword};
    TableBlock kit;
    kit.title = "Équipement";
    TableRow medipac, finger;
    medipac.name = "Médipac";
    finger.name = "Doigt digital";
    kit.rows = {medipac, finger};
    card.front = {HeadBlock{{}, {"chev"}, "Sergent · Space Marine", false},
                  VitalsBlock{{{"Mvt", {"6", {}, false}, {}, {}},
                               {"CC", {"1R+1B", {}, true}, {}, {}},
                               {"Tir", {"2B", {}, true}, {}, {}},
                               {"VB", {"3", {}, false}, {}, {}},
                               {"PV", {"3", {}, false}, {}, {}}}},
                  arms,
                  kit,
                  RecordBlock{false},
                  TracksBlock{{{{}, "life", BoxShape::Square, 3, 1, 1, false}}, {}}};
    card.back = {HeadBlock{{}, {}, {}, true},
                 CostsBlock{{{"Corps à corps 1R + 1B", "4 + 1", "5"},
                             {"Tir 2B", "2 × 1", "2"},
                             {"Blindage VB 3", "3 × 3", "9"},
                             {"Points de vie PV 3", "2 × 2", "4"},
                             {"Médipac, doigt digital", "2 + 2", "4"}},
                            "24"},
                 RecordBlock{true}, NotesBlock{}, FootBlock{"Space Crusade, L’Ultime Rencontre", {}}};
    return card;
}

/// Every word of a content that must stand on the paper.
inline QStringList wordsOf(const CardContent &card)
{
    QString all = card.name + ' ' + card.type + ' ' + card.points + ' ' + card.pointsUnit + ' ';
    for (const auto *face : {&card.front, &card.back})
        for (const Block &block : *face) {
            if (const auto *head = std::get_if<HeadBlock>(&block))
                all += (head->points ? QString() : head->subtitle + ' ' + head->badge) + ' ';
            if (const auto *vitals = std::get_if<VitalsBlock>(&block))
                for (const VitalsCell &cell : vitals->cells)
                    all += cell.label + ' ' + (cell.value.dice ? QString() : cell.value.text) + ' ' + cell.notes.join(' ') + ' ';
            if (const auto *table = std::get_if<TableBlock>(&block))
                for (const TableRow &row : table->rows) {
                    all += row.name + ' ' + row.tags + ' ';
                    for (const Figure &value : row.values)
                        all += (value.dice ? QString() : value.text) + ' ';
                }
            if (const auto *line = std::get_if<LineBlock>(&block))
                all += line->label + ' ' + line->value + ' ';
            if (const auto *rules = std::get_if<RulesBlock>(&block); rules && face == &card.back)
                for (const RuleEntry &rule : rules->entries)
                    all += rule.name + ' ' + rule.text + ' ' + rule.weapons.join(' ') + ' ';
            if (const auto *tracks = std::get_if<TracksBlock>(&block))
                all += tracks->once.join(' ') + ' ';
            if (const auto *foot = std::get_if<FootBlock>(&block))
                all += foot->left + ' ' + foot->right + ' ';
            if (const auto *costs = std::get_if<CostsBlock>(&block))
                for (const CostLine &line : costs->lines)
                    all += line.label + ' ' + line.detail + ' ' + line.value + ' ';
        }
    return all.split(QRegularExpression("\\s+"), Qt::SkipEmptyParts);
}

} // namespace muster::test
