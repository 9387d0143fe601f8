// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace muster::test {

// The smallest game: one faction, one formation with one slot, one unit.
inline const QByteArray systemXml = R"(<?xml version="1.0" encoding="UTF-8"?>
<gameSystem xmlns="http://www.battlescribe.net/schema/gameSystemSchema" id="toy.system" name="Toy" revision="1" battleScribeVersion="2.03">
  <costTypes><costType id="toy.cost.pts" name="pts" defaultCostLimit="100" hidden="false"/></costTypes>
  <profileTypes><profileType id="toy.profile-type.unit" name="Unit"><characteristicTypes>
    <characteristicType id="toy.char.move" name="Move"/></characteristicTypes></profileType></profileTypes>
  <categoryEntries><categoryEntry id="toy.category.unit" name="Units" hidden="false"/></categoryEntries>
  <forceEntries><forceEntry id="toy.force.army" name="Army" hidden="false"><categoryLinks>
    <categoryLink id="toy.force.army.unit" name="Units" hidden="false" targetId="toy.category.unit" primary="false"/>
  </categoryLinks></forceEntry></forceEntries>
</gameSystem>
)";

inline const QByteArray catalogueXml = R"(<?xml version="1.0" encoding="UTF-8"?>
<catalogue xmlns="http://www.battlescribe.net/schema/catalogueSchema" id="toy.catalogue.blue" name="Blue" revision="1" battleScribeVersion="2.03" library="false" gameSystemId="toy.system" gameSystemRevision="1">
  <selectionEntries><selectionEntry id="toy.formation.line" name="Line" hidden="false" collective="false" type="upgrade">
    <selectionEntryGroups><selectionEntryGroup id="toy.slot.line.men" name="Men" hidden="false" collective="false">
      <entryLinks><entryLink id="toy.slot.line.men.guard" name="Guard" hidden="false" targetId="toy.unit.guard" type="selectionEntry"/></entryLinks>
    </selectionEntryGroup></selectionEntryGroups></selectionEntry></selectionEntries>
  <sharedSelectionEntries><selectionEntry id="toy.unit.guard" name="Guard" hidden="false" collective="false" type="unit">
    <profiles><profile id="toy.profile.guard" name="Guard" hidden="false" typeId="toy.profile-type.unit" typeName="Unit">
      <characteristics><characteristic name="Move" typeId="toy.char.move">4</characteristic></characteristics></profile></profiles>
    <costs><cost name="pts" typeId="toy.cost.pts" value="7"/></costs></selectionEntry></sharedSelectionEntries>
</catalogue>
)";

} // namespace muster::test
