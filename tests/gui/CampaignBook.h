// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "WorkspaceDesk.h"

#include "app/campaign/CampaignWorkspace.h"
#include "support/TestMain.h"

#include <QJsonDocument>

namespace muster::test {

inline packs::PackFolders spaceCrusade()
{
    packs::PackFolders folders;
    folders.given = {test::sourceFolder() + "/data/space-crusade"};
    return folders;
}

/// The campaign's workspace on a library of its own.
struct CampaignBook : WorkspaceDesk<app::CampaignWorkspace>
{
    CampaignBook() : WorkspaceDesk("campaign", spaceCrusade()) {}

    void take(campaign::Campaign campaign)
    {
        auto document = std::make_unique<documents::CampaignDocument>(std::move(campaign));
        const QString id = document->id();
        QVERIFY(document->attach(*library, id));
        workspace->session().take(std::move(document));
        QCoreApplication::processEvents();
    }

    template <typename T>
    T *find(const QString &name) const
    {
        T *found = window.findChild<T *>(name);
        if (!found)
            qFatal("there is no %s", qPrintable(name));
        return found;
    }

    const campaign::SoldierState &soldier(const QString &name) const
    {
        for (const campaign::SoldierState &soldier : workspace->session().state().soldiers) {
            if (soldier.name == name)
                return soldier;
        }
        qFatal("there is no soldier %s", qPrintable(name));
    }
};

/// Three marines and their player.
inline campaign::Campaign platoon(const packs::PackStore &store)
{
    campaign::Campaign campaign;
    campaign.start = {"test", "Gorgon's Wake", "space-crusade", {}, QDateTime::currentDateTimeUtc(), {{"p", "Player", {}}}};
    campaign.rules = campaign::CampaignRules::fromJson(QJsonDocument::fromJson(store.find("space-crusade")->campaignJson()).object());
    const QString ladder = campaign.rules.ladders.first().id;
    campaign::ForceEnlisted force{"f", "p", "Platoon Brun", "crusade.catalogue.space-marines", "brun", {}, {}};
    for (const QString name : {"Brun", "Cato", "Dax"})
        force.soldiers.append({name.toLower(), name, "Bolter, knife", ladder, {}, 0, 11, 0, {}, {}, {}});
    campaign.events = {campaign::makeEvent(force)};
    return campaign;
}

} // namespace muster::test
