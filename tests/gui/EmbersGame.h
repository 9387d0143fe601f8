// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace muster::test {

// A small game as the newest ones are kept: a captain leads squads, an army has regiments.
inline constexpr const char
    *embersSystem = R"({"gameSystem": {"id": "rim", "name": "Embers of the Rim", "revision": 1, "battleScribeVersion": 2.03,
  "costTypes": [{"id": "pts", "name": "pts", "defaultCostLimit": -1}],
  "categoryEntries": [{"id": "hq", "name": "Characters"}, {"id": "troops", "name": "Battleline"}],
  "sharedRules": [{"id": "steady", "name": "Steady Aim", "alias": ["Steady"], "description": "Re-roll ones."},
    {"id": "ap", "name": "AP", "description": "Armour piercing."}, {"id": "never", "name": "Never", "noindex": true, "description": "No link."}],
  "forceEntries": [
    {"id": "army", "name": "Army", "childForcesLabel": "Regiments", "readme": "**Begin** with a captain.",
     "categoryLinks": [{"id": "a1", "targetId": "hq"}, {"id": "a2", "targetId": "troops"}],
     "forceEntryLinks": [{"id": "fl", "name": "Regiment", "targetId": "regiment", "type": "forceEntry"}]},
    {"id": "regiment", "name": "Regiment", "hidden": false, "constraints": [{"id": "cap", "type": "max", "value": 1, "field": "forces", "scope": "parent"}],
     "categoryLinks": [{"id": "r1", "targetId": "troops"}]}]}})";
inline constexpr const char
    *embersCatalogue = R"({"catalogue": {"id": "wardens", "name": "Wardens", "revision": 1, "gameSystemId": "rim", "gameSystemRevision": 1,
  "selectionEntries": [
    {"id": "captain", "name": "Captain", "type": "unit", "costs": [{"name": "pts", "typeId": "pts", "value": 95}],
     "categoryLinks": [{"id": "c1", "targetId": "hq", "primary": true}],
     "associations": [{"id": "lead", "name": "Leads", "label": "Led by", "scope": "force", "childId": "unit", "min": 0, "max": 1, "action": "group",
       "conditions": [{"type": "instanceOf", "value": 1, "field": "selections", "scope": "self", "childId": "squad"}]}]},
    {"id": "squad", "name": "Squad", "type": "unit", "costs": [{"name": "pts", "typeId": "pts", "value": 90}],
     "categoryLinks": [{"id": "c2", "targetId": "troops", "primary": true}],
     "rules": [{"id": "r", "name": "Hold fast", "description": "The **^^Squad**^^ counts double and is **steady**.\n- never a map\n| D6 | Fate |\n|---|---|\n| 1 | Steady aim |"}]},
    {"id": "tank", "name": "Tank", "type": "unit", "categoryLinks": [{"id": "c3", "targetId": "troops", "primary": true}]}]}})";

} // namespace muster::test
