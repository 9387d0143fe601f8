// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/CampaignDocument.h"
#include "models/CampaignReportDraft.h"
#include "support/TestMain.h"

using namespace muster;
using models::CampaignReportDraft;

/// What is typed into the after-battle report is kept at every moment: as the draft, or in the log.
class tst_ReportDraft : public QObject
{
    Q_OBJECT

private:
    static campaign::Campaign campaignOfOne()
    {
        campaign::Campaign campaign;
        campaign.start.id = "c";
        campaign.start.name = "Crusade";
        campaign::Recruit soldier;
        soldier.id = "s";
        soldier.name = "Egon";
        campaign::ForceEnlisted force;
        force.force = "f";
        force.soldiers = {soldier};
        campaign.events = {campaign::makeEvent(force)};
        return campaign;
    }
    /// A report begun and named; answers what is kept of it.
    static QJsonObject write(CampaignReportDraft &draft, documents::CampaignDocument &document)
    {
        draft.setDocument(&document);
        draft.begin();
        draft.setMission({}, "Seek and destroy", {});
        return document.campaign().draft;
    }

private slots:
    void report_isInTheLogBeforeTheDraftIsGone()
    {
        documents::CampaignDocument document(campaignOfOne());
        CampaignReportDraft draft;
        const QJsonObject typed = write(draft, document);
        QVERIFY(!typed.isEmpty());
        int thrownAway = 0;
        connect(&document, &documents::CampaignDocument::draftChanged, this, [&] {
            if (!document.campaign().draft.isEmpty())
                return;
            ++thrownAway;
            QCOMPARE(document.state().fought(), 1);
        });
        QCOMPARE(draft.record(), QString());
        QCOMPARE(thrownAway, 1);
        document.undoStack().undo();
        QCOMPARE(document.campaign().draft, typed); // and back again
    }

    // The power failed between the two: the report is there twice, and offered once.
    void draftOfARecordedMission_isNotOfferedAgain()
    {
        documents::CampaignDocument document(campaignOfOne());
        CampaignReportDraft draft;
        const QJsonObject typed = write(draft, document);
        QCOMPARE(draft.record(), QString());
        document.setDraft(typed);
        draft.begin();
        QVERIFY(draft.isOpen());
        QCOMPARE(draft.mission().name, QString());
        QCOMPARE(draft.missionNumber(), 2);
    }

    void draft_isTakenUpByTheNextStart()
    {
        documents::CampaignDocument document(campaignOfOne());
        {
            CampaignReportDraft draft;
            QVERIFY(!write(draft, document).isEmpty());
            draft.setKills(0, {{"Ork", 7, 2, {}}});
            draft.setNote(0, "held the door");
        }
        CampaignReportDraft again;
        again.setDocument(&document);
        again.begin();
        QCOMPARE(again.mission().name, "Seek and destroy");
        QCOMPARE(again.lines().size(), 1);
        QCOMPARE(again.lines().first().participant.kills.first().count, 2);
        QCOMPARE(again.lines().first().participant.note, "held the door");
        again.discard();
        QVERIFY(document.campaign().draft.isEmpty());
    }
};

MUSTER_TEST_MAIN(tst_ReportDraft)
#include "tst_ReportDraft.moc"
