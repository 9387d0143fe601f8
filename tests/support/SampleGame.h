// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/data/GameData.h"

#include <QByteArray>
#include <QtGlobal>

namespace muster::test {

/// A tiny game for tests of the layers above the engine: an army of walkers, squads with options, a hero once.
struct SampleGame
{
    /// `walkerPoints` and `withHero` make the difference between two revisions of the data.
    static std::shared_ptr<const rules::GameData> load(int revision = 1, int walkerPoints = 13, bool withHero = true)
    {
        auto loaded = rules::GameData::load({{"sample.gst", system(revision)}, {"army.cat", catalogue(revision, walkerPoints, withHero)}});
        if (!loaded)
            qFatal("%s", loaded.error().message().c_str());
        return *loaded;
    }

    static std::string system(int revision)
    {
        return R"(<?xml version="1.0" encoding="UTF-8"?>
<gameSystem id="sample.system" name="Sample" revision=")"
            + std::to_string(revision) + R"(" battleScribeVersion="2.03" xmlns="http://www.battlescribe.net/schema/gameSystemSchema">
  <costTypes><costType id="sample.cost" name="pts" defaultCostLimit="-1.0" hidden="false"/></costTypes>
  <categoryEntries><categoryEntry id="sample.category.unit" name="Units" hidden="false"/></categoryEntries>
  <forceEntries><forceEntry id="sample.force" name="Army" hidden="false">
    <categoryLinks><categoryLink id="sample.link.category" name="Units" hidden="false" targetId="sample.category.unit" primary="false"/></categoryLinks>
  </forceEntry></forceEntries>
</gameSystem>)";
    }

    static std::string catalogue(int revision, int walkerPoints, bool withHero)
    {
        return R"(<?xml version="1.0" encoding="UTF-8"?>
<catalogue id="sample.catalogue" name="Allies" revision=")"
            + std::to_string(revision)
            + R"(" battleScribeVersion="2.03" library="false" gameSystemId="sample.system" gameSystemRevision="1" xmlns="http://www.battlescribe.net/schema/catalogueSchema">
  <selectionEntries>)"
            + unit("walker", "Walker", walkerPoints, "") + unit("squad", "Squad", 8, options())
            + (withHero ? unit("hero", "Hero", 20, once()) : "") + R"(</selectionEntries>
</catalogue>)";
    }

private:
    static std::string unit(const std::string &id, const std::string &name, int points, const std::string &inside)
    {
        return "<selectionEntry id=\"sample." + id + "\" name=\"" + name
            + "\" hidden=\"false\" collective=\"false\" import=\"true\" type=\"unit\">"
              "<categoryLinks><categoryLink id=\"sample.link."
            + id
            + "\" name=\"Units\" hidden=\"false\" targetId=\"sample.category.unit\" primary=\"true\"/></categoryLinks>"
              "<costs><cost name=\"pts\" typeId=\"sample.cost\" value=\""
            + std::to_string(points) + ".0\"/></costs>" + inside + "</selectionEntry>";
    }

    static std::string once()
    {
        return R"(<constraints><constraint id="sample.once" type="max" value="1.0" field="selections" scope="roster" shared="true" includeChildSelections="true" includeChildForces="true" percentValue="false"/></constraints>)";
    }

    static std::string options()
    {
        return R"(<selectionEntries><selectionEntry id="sample.medic" name="Medic" hidden="false" collective="false" import="true" type="upgrade">
            <constraints><constraint id="sample.medic.max" type="max" value="3.0" field="selections" scope="parent" shared="true"/></constraints>
            <costs><cost name="pts" typeId="sample.cost" value="2.0"/></costs></selectionEntry></selectionEntries>)";
    }
};

} // namespace muster::test
