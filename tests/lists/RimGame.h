// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/PackStore.h"
#include "support/TestMain.h"

#include <QTemporaryDir>

#ifndef Q_MOC_RUN // it loses count of the brackets behind raw strings that follow one another

namespace muster::test {

/// A small game as the community writes them: squads of models with weapons, enhancements, a detachment.
class RimGame
{
public:
    RimGame()
    {
        write("rim.gst", R"(<?xml version="1.0" encoding="UTF-8"?>
<gameSystem id="rim" name="Embers of the Rim" revision="3" battleScribeVersion="2.03" xmlns="http://www.battlescribe.net/schema/gameSystemSchema">
 <costTypes><costType id="pts" name="pts" defaultCostLimit="-1"/></costTypes>
 <categoryEntries><categoryEntry id="char" name="Character"/><categoryEntry id="line" name="Battleline"/><categoryEntry id="conf" name="Configuration"/></categoryEntries>
 <forceEntries><forceEntry id="army" name="Army Roster"><categoryLinks>
  <categoryLink id="l1" name="Character" targetId="char"/><categoryLink id="l2" name="Battleline" targetId="line"/><categoryLink id="l3" name="Configuration" targetId="conf"/>
 </categoryLinks></forceEntry></forceEntries>
</gameSystem>)");
        write("wardens.cat",
              R"(<?xml version="1.0" encoding="UTF-8"?>
<catalogue id="wardens" name="Imperium - Iron Wardens" revision="5" battleScribeVersion="2.03" gameSystemId="rim" gameSystemRevision="3" xmlns="http://www.battlescribe.net/schema/catalogueSchema">
 <selectionEntries>
  <selectionEntry id="det" name="Detachment" type="upgrade"><categoryLinks><categoryLink id="c0" name="Configuration" targetId="conf" primary="true"/></categoryLinks>
   <constraints><constraint id="d1" type="min" field="selections" scope="force" value="1"/></constraints>
   <selectionEntryGroups><selectionEntryGroup id="dets" name="Detachments" defaultSelectionEntryId="spear">
    <constraints><constraint id="d2" type="min" field="selections" scope="parent" value="1"/><constraint id="d3" type="max" field="selections" scope="parent" value="1"/></constraints>
    <selectionEntries><selectionEntry id="spear" name="Spear Point" type="upgrade"/><selectionEntry id="shield" name="Shield Line" type="upgrade"/></selectionEntries>
   </selectionEntryGroup></selectionEntryGroups></selectionEntry>)"
              R"(
  <selectionEntry id="size" name="Scale" type="upgrade"><categoryLinks><categoryLink id="c9" name="Configuration" targetId="conf" primary="true"/></categoryLinks>
   <selectionEntries><selectionEntry id="small" name='1. Skirmish (500 Point limit)' type="upgrade"/><selectionEntry id="large" name='2. War (1000 Point limit)' type="upgrade"/></selectionEntries></selectionEntry>
  <selectionEntry id="captain" name="Warden Captain" type="model"><categoryLinks><categoryLink id="c1" name="Character" targetId="char" primary="true"/></categoryLinks>
   <costs><cost typeId="pts" name="pts" value="80"/></costs>
   <selectionEntries><selectionEntry id="warlord" name="Warlord" type="upgrade"/><selectionEntry id="flux" name="Flux pistol" type="upgrade"/><selectionEntry id="blade" name="Relic blade" type="upgrade"/></selectionEntries>
   <selectionEntryGroups><selectionEntryGroup id="enh" name="Enhancements"><constraints><constraint id="e1" type="max" field="selections" scope="parent" value="1"/></constraints>
    <selectionEntries><selectionEntry id="ember" name="Ember Blade" type="upgrade"><costs><cost typeId="pts" name="pts" value="15"/></costs></selectionEntry>
    <selectionEntry id="aegis" name="Aegis" type="upgrade"><costs><cost typeId="pts" name="pts" value="10"/></costs></selectionEntry></selectionEntries>
   </selectionEntryGroup></selectionEntryGroups></selectionEntry>)"
              R"(
  <selectionEntry id="squad" name="Warden Squad" type="unit"><categoryLinks><categoryLink id="c2" name="Battleline" targetId="line" primary="true"/></categoryLinks>
   <selectionEntries>
    <selectionEntry id="sergeant" name="Sergeant" type="model"><constraints><constraint id="s1" type="min" field="selections" scope="parent" value="1"/><constraint id="s2" type="max" field="selections" scope="parent" value="1"/></constraints>
     <costs><cost typeId="pts" name="pts" value="18"/></costs>
     <selectionEntries><selectionEntry id="srifle" name="Bolt rifle" type="upgrade"/><selectionEntry id="fist" name="Power fist" type="upgrade"/></selectionEntries></selectionEntry>
    <selectionEntry id="warden" name="Warden" type="model"><constraints><constraint id="s3" type="min" field="selections" scope="parent" value="4"/><constraint id="s4" type="max" field="selections" scope="parent" value="9"/></constraints>
     <costs><cost typeId="pts" name="pts" value="18"/></costs>
     <selectionEntries><selectionEntry id="rifle" name="Bolt rifle" type="upgrade" collective="true"/><selectionEntry id="gren" name="Grenade launcher" type="upgrade" collective="true"/></selectionEntries></selectionEntry>
   </selectionEntries></selectionEntry>
  <selectionEntry id="crusher" name="Crusher" type="model"><categoryLinks><categoryLink id="c3" name="Battleline" targetId="line" primary="true"/></categoryLinks>
   <costs><cost typeId="pts" name="pts" value="150"/></costs>
   <selectionEntries><selectionEntry id="cannon" name="Twin cannon" type="upgrade"/><selectionEntry id="fists" name="Crusher fists" type="upgrade"/>
    <selectionEntry id="tow" name="Tow for the skiff" type="upgrade" hidden="false"><constraints><constraint id="t1" type="min" field="selections" scope="parent" value="1"/></constraints>
     <modifiers><modifier type="set" field="hidden" value="true"><conditions><condition type="lessThan" value="1" field="selections" scope="force" childId="skiff" shared="true" includeChildSelections="true"/></conditions></modifier></modifiers></selectionEntry></selectionEntries></selectionEntry>)"
              R"(
  <selectionEntry id="watch" name="Longwatch" type="unit"><categoryLinks><categoryLink id="c6" name="Battleline" targetId="line" primary="true"/></categoryLinks>
   <selectionEntryGroups><selectionEntryGroup id="watchers" name="Watchers" defaultSelectionEntryId="wflayer">
    <constraints><constraint id="w1" type="min" field="selections" scope="parent" value="5"/><constraint id="w2" type="max" field="selections" scope="parent" value="10"/></constraints>
    <selectionEntries>
     <selectionEntry id="wflayer" name="Watch w/ long gun" type="model"><costs><cost typeId="pts" name="pts" value="9"/></costs>
      <selectionEntries><selectionEntry id="wf1" name="Long gun" type="upgrade" collective="true"><constraints><constraint id="wf2" type="min" field="selections" scope="parent" value="1"/><constraint id="wf3" type="max" field="selections" scope="parent" value="1"/></constraints></selectionEntry>
      <selectionEntry id="wf4" name="Blade" type="upgrade" collective="true"><constraints><constraint id="wf5" type="min" field="selections" scope="parent" value="1"/><constraint id="wf6" type="max" field="selections" scope="parent" value="1"/></constraints></selectionEntry></selectionEntries></selectionEntry>
     <selectionEntry id="wreaper" name="Watch w/ short gun" type="model"><costs><cost typeId="pts" name="pts" value="9"/></costs>
      <selectionEntries><selectionEntry id="wr1" name="Short gun" type="upgrade" collective="true"><constraints><constraint id="wr2" type="min" field="selections" scope="parent" value="1"/><constraint id="wr3" type="max" field="selections" scope="parent" value="1"/></constraints></selectionEntry>
      <selectionEntry id="wr4" name="Blade" type="upgrade" collective="true"><constraints><constraint id="wr5" type="min" field="selections" scope="parent" value="1"/><constraint id="wr6" type="max" field="selections" scope="parent" value="1"/></constraints></selectionEntry></selectionEntries></selectionEntry>
    </selectionEntries></selectionEntryGroup></selectionEntryGroups></selectionEntry>
  <selectionEntry id="skiff" name="Skiff" type="model"><categoryLinks><categoryLink id="c4" name="Battleline" targetId="line" primary="true"/></categoryLinks>
   <costs><cost typeId="pts" name="pts" value="60"/></costs>
   <selectionEntries><selectionEntry id="side" name="Side gun" type="upgrade"><constraints><constraint id="g1" type="min" field="selections" scope="parent" value="2"/><constraint id="g2" type="max" field="selections" scope="parent" value="3"/></constraints>
    <selectionEntries><selectionEntry id="sight" name="Sight" type="upgrade"/></selectionEntries></selectionEntry></selectionEntries></selectionEntry>
  <selectionEntry id="own" name="Own unit: type 1" type="unit"><categoryLinks><categoryLink id="ownc" name="Battleline" targetId="line" primary="true"/></categoryLinks>
    <selectionEntries><selectionEntry id="owns" name="Scout" type="model"><costs><cost typeId="pts" name="pts" value="5"/></costs></selectionEntry>
    <selectionEntry id="ownr" name="Mark: red" type="upgrade"/><selectionEntry id="ownk" name="Knife" type="upgrade"/></selectionEntries></selectionEntry>
  <selectionEntry id="patrol" name="Patrol" type="upgrade"><categoryLinks><categoryLink id="c5" name="Battleline" targetId="line" primary="true"/></categoryLinks>
   <selectionEntries><selectionEntry id="ownin" name="Own unit: type 1" type="unit"><categoryLinks><categoryLink id="owninc" name="Battleline" targetId="line" primary="true"/></categoryLinks>
    <selectionEntries><selectionEntry id="ownins" name="Scout" type="model"><costs><cost typeId="pts" name="pts" value="5"/></costs></selectionEntry>
    <selectionEntry id="owninr" name="Mark: red" type="upgrade"/><selectionEntry id="ownink" name="Knife" type="upgrade"/></selectionEntries></selectionEntry>
   <selectionEntry id="scouts" name="Scout team" type="unit"><selectionEntries><selectionEntry id="scout" name="Scout" type="model"><costs><cost typeId="pts" name="pts" value="10"/></costs></selectionEntry></selectionEntries></selectionEntry></selectionEntries></selectionEntry>
 </selectionEntries>
</catalogue>)");
    }

    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] std::vector<packs::PackPtr> games() const
    {
        packs::PackStore store({{folder()}, {}, {}, {}});
        store.load();
        return store.packs();
    }

private:
    void write(const QString &name, const QByteArray &bytes)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(name));
    }

    QTemporaryDir m_folder;
};

} // namespace muster::test

#endif
