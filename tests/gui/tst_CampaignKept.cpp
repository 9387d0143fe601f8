// SPDX-License-Identifier: GPL-3.0-or-later
#include "CampaignBook.h"

#include "app/campaign/CampaignActions.h"
#include "support/Hardship.h"

#include <QAction>
#include <QJsonArray>
#include <QListView>
#include <QTableView>

using namespace muster;
using namespace muster::campaign;
using test::platoon;
using Desk = test::CampaignBook;

/// The window never throws away or prints as it was what it cannot read or has not stored.
class tst_CampaignKept : public QObject
{
    Q_OBJECT

private slots:
    // What this version cannot read is kept: it is neither opened as an empty report nor thrown away by a click.
    void missionOfANewerVersion_isLeftAlone()
    {
        Desk desk;
        Campaign campaign = platoon(*desk.store);
        Event event = makeEvent(MissionFought{});
        QJsonObject json = toJson(event);
        json["name"] = "From tomorrow";
        json["participants"] = QJsonArray{QJsonObject{{"soldier", "brun"}, {"outcome", "captured"}}};
        campaign.events.append(eventFromJson(json));
        desk.take(campaign);
        const CampaignState &state = desk.workspace->session().state();
        QCOMPARE(state.problems.size(), 1);
        auto *list = desk.find<QListView>("campaign.missions.list");
        list->setCurrentIndex(list->model()->index(0, 0));
        const app::CampaignActions &actions = desk.workspace->actions();
        QVERIFY(!actions.correct->isEnabled());
        QVERIFY(desk.workspace->session().missionTitle(campaign.events.last().id).contains("From tomorrow")); // so taking it out is asked
        desk.host->raise("campaign.findings");
        desk.find<QTableView>("campaign.findings.table")->selectRow(0);
        QVERIFY(!actions.takeBack->isEnabled());
    }

    void unstoredChanges_areNotPrintedAsOldPages()
    {
        Desk desk;
        desk.take(platoon(*desk.store));
        QSignalSpy asked(desk.workspace.get(), &app::Workspace::requested), said(&desk.workspace->session(), &app::CampaignSession::said);
        {
            test::FullDisk full(1);
            desk.workspace->session().document()->recordEvents("Note", {makeEvent(Note{"brun", QString(4000, 'n')})});
            desk.workspace->actions().print->trigger();
            QCOMPARE(asked.count(), 0);
            QVERIFY(!said.isEmpty() && said.last().first().toString().contains("not stored"));
        }
        desk.workspace->actions().print->trigger(); // there is room again: stored first, then printed
        QCOMPARE(asked.count(), 1);
        QVERIFY(!desk.workspace->unsaved().any());
    }
};

MUSTER_TEST_MAIN(tst_CampaignKept)
#include "tst_CampaignKept.moc"
