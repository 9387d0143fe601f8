// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/read/PackLoader.h"
#include "rules/roster/RosterReader.h"

#include <QFile>
#include <QTemporaryDir>

namespace muster::test {

/// Plain game data without a card design, as the community writes them: wounds in the profiles, a leader with a squad, a
/// detachment with a profile of its own.
class CommunityGame
{
public:
    CommunityGame()
    {
        write("game.gst", R"(<?xml version="1.0" encoding="UTF-8"?>
<gameSystem id="com" name="Community" revision="3" battleScribeVersion="2.03" xmlns="http://www.battlescribe.net/schema/gameSystemSchema">
<costTypes><costType id="pts" name="pts" defaultCostLimit="-1.0" hidden="false"/></costTypes>
<profileTypes><profileType id="unit" name="Unit"><characteristicTypes><characteristicType id="m" name="M"/><characteristicType id="w" name="W"/></characteristicTypes></profileType>
<profileType id="ability" name="Abilities"><characteristicTypes><characteristicType id="d" name="Description"/></characteristicTypes></profileType></profileTypes>
<categoryEntries><categoryEntry id="hq" name="Character" hidden="false"/><categoryEntry id="troops" name="Battleline" hidden="false"/><categoryEntry id="config" name="Configuration" hidden="false"/></categoryEntries>
<forceEntries><forceEntry id="army" name="Army" hidden="false"><categoryLinks><categoryLink id="c1" name="Character" hidden="false" targetId="hq" primary="false"/>
<categoryLink id="c2" name="Battleline" hidden="false" targetId="troops" primary="false"/><categoryLink id="c3" name="Configuration" hidden="false" targetId="config" primary="false"/></categoryLinks></forceEntry></forceEntries>
</gameSystem>)");
        write("army.cat",
              R"(<?xml version="1.0" encoding="UTF-8"?>
<catalogue id="cat" name="Red Army" revision="5" battleScribeVersion="2.03" library="false" gameSystemId="com" gameSystemRevision="3" xmlns="http://www.battlescribe.net/schema/catalogueSchema">
<sharedAssociations><association id="lead" name="Leading" label="Led by" scope="force" childId="unit" min="0" max="1" action="group"/></sharedAssociations>
<selectionEntries>)"
                  + entry("captain", "Captain", "model", "hq", profile("captain", "Captain", "5"),
                          R"(<associationLinks><associationLink id="al" targetId="lead" type="association"/></associationLinks>)")
                  + entry("squad", "Squad", "unit", "troops", profile("trooper", "Trooper", "2"),
                          "<selectionEntries>" + entry("trooper", "Trooper", "model", {}, {}, {})
                              + entry("sergeant", "Sergeant", "model", {}, profile("sergeant", "Sergeant", "3"), {})
                              + "</selectionEntries>")
                  + entry("mob", "Mob", "unit", "troops", profile("mob", "Goblin", "1"),
                          "<selectionEntries>" + entry("goblin", "Goblin", "model", {}, {}, {}) + "</selectionEntries>")
                  + entry("titan", "Titan", "model", "troops", profile("titan", "Titan", "40+"), {})
                  + entry("detachment", "Detachment", "upgrade", "config",
                          R"(<profile id="p-det" name="Iron Will" typeId="ability" typeName="Abilities" hidden="false"><characteristics>
                             <characteristic name="Description" typeId="d">Units that stand still may hold the line until the end of the turn.</characteristic></characteristics></profile>)",
                          {})
                  + "</selectionEntries></catalogue>");
        pack = packs::PackLoader(folder.path(), packs::Origin::Given, {}).load();
        if (!pack)
            qFatal("the game cannot be read");
        const auto read = rules::readRoster(list().toStdString(), "list.ros");
        if (!read)
            qFatal("%s", read.error().message().c_str());
        roster = read->roster;
    }

    QTemporaryDir folder;
    packs::PackPtr pack;
    rules::Roster roster;

private:
    void write(const QString &name, const QByteArray &bytes)
    {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(name));
    }
    static QByteArray profile(const QByteArray &id, const QByteArray &name, const QByteArray &wounds)
    {
        return "<profile id=\"p-" + id + "\" name=\"" + name
            + "\" typeId=\"unit\" typeName=\"Unit\" hidden=\"false\"><characteristics><characteristic name=\"M\" "
              "typeId=\"m\">6\"</characteristic><characteristic name=\"W\" typeId=\"w\">"
            + wounds + "</characteristic></characteristics></profile>";
    }
    static QByteArray entry(const QByteArray &id, const QByteArray &name, const QByteArray &type, const QByteArray &category,
                            const QByteArray &profiles, const QByteArray &inside)
    {
        return "<selectionEntry id=\"" + id + "\" name=\"" + name + "\" type=\"" + type + "\" hidden=\"false\" import=\"true\"><profiles>"
            + profiles + "</profiles>"
            + (category.isEmpty() ? QByteArray()
                                  : "<categoryLinks><categoryLink id=\"l-" + id + "\" targetId=\"" + category
                       + "\" primary=\"true\" hidden=\"false\"/></categoryLinks>")
            + "<costs><cost name=\"pts\" typeId=\"pts\" value=\"" + (type == "upgrade" ? "0" : "10") + "\"/></costs>" + inside
            + "</selectionEntry>";
    }
    static QByteArray list()
    {
        return R"(<?xml version="1.0" encoding="UTF-8"?>
<roster id="com-list" name="Friday" battleScribeVersion="2.03" gameSystemId="com" gameSystemName="Community" gameSystemRevision="3" xmlns="http://www.battlescribe.net/schema/rosterSchema">
<forces><force id="f" name="Army" entryId="army" catalogueId="cat" catalogueName="Red Army" catalogueRevision="5"><selections>
<selection id="s-det" name="Detachment" entryId="detachment" number="1" type="upgrade"/>
<selection id="s-cap" name="Captain" entryId="captain" number="1" type="model"><associations><association associationId="lead" to="s-squad"/></associations></selection>
<selection id="s-squad" name="Squad" entryId="squad" number="1" type="unit"><selections>
 <selection id="s-sgt" name="Sergeant" entryId="sergeant" number="1" type="model"/><selection id="s-tr" name="Trooper" entryId="trooper" number="4" type="model"/></selections></selection>
<selection id="s-mob" name="Mob" entryId="mob" number="1" type="unit"><selections><selection id="s-gob" name="Goblin" entryId="goblin" number="20" type="model"/></selections></selection>
<selection id="s-titan" name="Titan" entryId="titan" number="1" type="model"/>
</selections></force></forces></roster>)";
    }
};

} // namespace muster::test
