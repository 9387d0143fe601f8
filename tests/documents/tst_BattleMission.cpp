// SPDX-License-Identifier: GPL-3.0-or-later
// From the table into the campaign and back: correcting one corrects the other.
#include "battle/TableGame.h"
#include "campaign/AfterAction.h"
#include "campaign/fold/Fold.h"
#include "campaign/muster/ForceRoster.h"
#include "documents/Game.h"
#include "documents/battle/BattleMission.h"
#include "documents/battle/RosterRecord.h"
#include "documents/roster/LibraryRosterStore.h"
#include "documents/roster/RosterDocument.h"
#include "support/TemporaryLibrary.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSignalSpy>

using namespace muster;
using battle::GameResult;
using battle::ObjectiveResult;
using documents::BattleDocument;
using documents::CampaignDocument;

class tst_BattleMission : public QObject
{
    Q_OBJECT

    test::TableGame m_games;
    std::unique_ptr<test::TemporaryLibrary> m_place;
    std::unique_ptr<library::Library> m_library;
    std::unique_ptr<CampaignDocument> m_campaign;
    std::unique_ptr<BattleDocument> m_battle;
    QString m_ended;

    [[nodiscard]] campaign::Campaign begunCampaign() const
    {
        const packs::PackPtr pack = m_games.pack("space-crusade");
        campaign::Campaign campaign;
        campaign.start.id = "c";
        campaign.start.name = "Crusade";
        campaign.start.system = "space-crusade";
        campaign.start.players = {{"p", "Anna", {}, {}}};
        campaign.rules = campaign::CampaignRules::fromJson(QJsonDocument::fromJson(pack->campaignJson()).object());
        const auto force = campaign::enlistRoster(m_games.roster("space-crusade", "aldo.ros"), campaign::GameBasis::of(*pack),
                                                  campaign.rules, "p");
        if (!force)
            qFatal("%s", force.error().message().c_str());
        campaign.events.append(campaign::makeEvent(*force));
        return campaign;
    }

    [[nodiscard]] QString unit(const QString &name, int side = 0) const
    {
        for (const battle::UnitState &each : m_battle->state().units) {
            if (each.side == side && (each.name == name || name.isEmpty()))
                return each.id;
        }
        qFatal("no unit %s", qPrintable(name));
    }

    static battle::Payload end(GameResult mine, GameResult theirs, ObjectiveResult primary)
    {
        return battle::Ended{{{"1", mine, {{"primary", primary}}, {}}, {"2", theirs, {}, {}}}, {}, {}};
    }

    // As the report page does it.
    void recordDraft(const QString &kind, const std::function<void(campaign::MissionFought &)> &typed = {})
    {
        const campaign::Event waiting = campaign::eventFromJson(m_campaign->drafts().draft(kind)["mission"].toObject());
        const auto *read = waiting.as<campaign::MissionFought>();
        QVERIFY(read);
        campaign::MissionFought mission = *read;
        if (typed)
            typed(mission);
        campaign::Event event = campaign::makeEvent(mission);
        event.id = waiting.id;
        m_campaign->recordEvents("Record", {event});
        m_campaign->drafts().set(kind, {});
    }

    [[nodiscard]] const campaign::MissionFought &mission() const
    {
        const auto *recorded = documents::recordedMission(*m_battle, *m_campaign);
        if (!recorded)
            qFatal("nothing is recorded");
        return *recorded;
    }
    [[nodiscard]] campaign::Participant participant(const QString &name) const
    {
        const campaign::SoldierState *soldier = campaign::findSoldier(m_campaign->state(), name);
        for (const campaign::Participant &each : mission().participants) {
            if (each.soldier == soldier->id)
                return each;
        }
        return {};
    }

private slots:
    void init()
    {
        m_battle.reset();
        m_campaign.reset();
        m_library.reset();
        m_place = std::make_unique<test::TemporaryLibrary>();
        auto opened = library::Library::open(m_place->library());
        QVERIFY(opened.ok());
        m_library = std::move(*opened);
        m_campaign = std::make_unique<CampaignDocument>(begunCampaign(), "Space Crusade");
        QVERIFY(m_campaign->attach(*m_library, "c").ok());
        battle::Battle made = m_games.begin("space-crusade", "aldo.ros", "boarding-party.ros", "crusade.scenario.seek-and-destroy");
        made.start.campaign = "c";
        auto battle = BattleDocument::create(*m_library, made);
        QVERIFY(battle.ok());
        m_battle = std::move(*battle);
        m_battle->recordEvent("Turn", battle::TurnBegun{1, "1", {}});
        m_battle->recordEvent("Kill", battle::Eliminated{unit({}, 1), -1, unit("Aldo"), -1, {}, {}});
        m_battle->recordEvent("Hit", battle::Damaged{unit("Brun"), 9, -1, {}, unit({}, 1), -1, {}});
        m_ended = m_battle->recordEvent("End", end(GameResult::Won, GameResult::Lost, ObjectiveResult::Done));
    }

    void draft_isFilledInAndLinked()
    {
        const auto draft = documents::draftMission(*m_battle, *m_campaign);
        QVERIFY2(draft.ok(), draft.ok() ? "" : draft.error().message().c_str());
        QVERIFY(draft->corrects.isEmpty());
        QVERIFY(m_campaign->drafts().has(draft->kind));
        QVERIFY(!m_battle->report().isEmpty());
        QVERIFY(!documents::recordedMission(*m_battle, *m_campaign)); // it waits to be looked at
        QCOMPARE(m_campaign->state().fought(), 0);
        recordDraft(draft->kind);
        QCOMPARE(m_campaign->state().fought(), 1);
        QVERIFY(m_campaign->state().problems.isEmpty());
        QCOMPARE(documents::battleOf(mission()), m_battle->id());
        QCOMPARE(participant("Aldo").kills.size(), 1);
        QCOMPARE(participant("Brun").outcome, campaign::Outcome::Recovered);
        QCOMPARE(mission().sides.first().result, GameResult::Won);
        QCOMPARE(campaign::findSoldier(m_campaign->state(), "Aldo")->kills, 1);
        // The link is stored with both.
        const auto again = BattleDocument::open(*m_library, m_battle->id());
        QCOMPARE((*again)->report(), m_battle->report());
    }

    void draftThatIsBeingWritten_keepsWhatWasTyped_andGetsWhatIsNew()
    {
        const QString kind = documents::draftMission(*m_battle, *m_campaign)->kind;
        QJsonObject draft = m_campaign->drafts().draft(kind);
        QJsonObject typed = draft["mission"].toObject();
        typed["notes"] = "A long night";
        draft["mission"] = typed;
        draft["promoted"] = QJsonArray{"somebody"};
        m_campaign->drafts().set(kind, draft);
        const QString linked = m_battle->report();
        m_battle->recordEvent("Kill", battle::Eliminated{unit("Cato"), -1, unit({}, 1), -1, {}, {}});
        QCOMPARE(documents::draftMission(*m_battle, *m_campaign)->kind, kind);
        QCOMPARE(m_battle->report(), linked);
        QCOMPARE(m_campaign->drafts().draft(kind)["promoted"].toArray().size(), 1);
        recordDraft(kind);
        QCOMPARE(mission().notes, QString("A long night"));
        QCOMPARE(participant("Cato").outcome, campaign::Outcome::Recovered);
    }

    void correctingTheBattle_correctsTheCampaign_andKeepsWhatWasEnteredThere()
    {
        const QString kind = documents::draftMission(*m_battle, *m_campaign)->kind;
        const QString brun = campaign::findSoldier(m_campaign->state(), "Brun")->id;
        recordDraft(kind, [&](campaign::MissionFought &mission) {
            mission.notes = "By hand";
            mission.date = QDate(2026, 5, 3);
            for (campaign::Participant &each : mission.participants) {
                if (each.soldier == brun)
                    each.outcome = campaign::Outcome::Wounded;
                else
                    each.bonus = 7;
            }
        });
        QVERIFY(!*documents::tellCampaign(*m_battle, *m_campaign)); // nothing is different
        const auto events = m_campaign->campaign().events.size();

        m_battle->correct("It was lost", m_ended, end(GameResult::Lost, GameResult::Won, ObjectiveResult::Failed));
        m_battle->recordEvent("Kill", battle::Eliminated{m_battle->state().units.last().id, -1, unit("Cato"), -1, {}, {}});
        QVERIFY(*documents::tellCampaign(*m_battle, *m_campaign));
        QCOMPARE(m_campaign->campaign().events.size(), events + 1); // one correction, the mission stays in the log
        QCOMPARE(mission().sides.first().result, GameResult::Lost);
        QCOMPARE(mission().sides.first().objectives.value("primary"), ObjectiveResult::Failed);
        QCOMPARE(participant("Cato").kills.size(), 1);
        QCOMPARE(participant("Cato").bonus, 7);
        QCOMPARE(participant("Brun").outcome, campaign::Outcome::Wounded);
        QCOMPARE(mission().notes, QString("By hand"));
        QCOMPARE(mission().date, QDate(2026, 5, 3));
        QVERIFY(!*documents::tellCampaign(*m_battle, *m_campaign));
        m_campaign->undoStack().undo(); // one step
        QCOMPARE(mission().sides.first().result, GameResult::Won);
        // Opened from the battle again: it is corrected, not recorded twice.
        const auto draft = documents::draftMission(*m_battle, *m_campaign);
        QVERIFY(draft.ok());
        QCOMPARE(draft->corrects, m_battle->report());
        QCOMPARE(m_campaign->state().fought(), 1);
    }

    void correctingTheCampaign_correctsTheBattle()
    {
        recordDraft(documents::draftMission(*m_battle, *m_campaign)->kind);
        campaign::MissionFought corrected = mission();
        corrected.sides[0].result = GameResult::Drawn;
        corrected.sides[0].objectives.insert("primary", ObjectiveResult::Failed);
        corrected.sides[0].victoryPoints = 4;
        corrected.notes = "Dawn came";
        m_campaign->correctEvent("Correct", m_battle->report(), std::make_shared<campaign::Event>(campaign::makeEvent(corrected)), {});
        const int steps = m_battle->undoStack().count();
        QVERIFY(*documents::tellBattle(*m_campaign, *m_battle));
        QCOMPARE(m_battle->undoStack().count(), steps + 1);
        const battle::SideState &mine = m_battle->state().sides.first();
        QCOMPARE(mine.result, GameResult::Drawn);
        QCOMPARE(m_battle->state().sides.last().result, GameResult::Drawn); // who plays outside the campaign has the other end of it
        QCOMPARE(mine.objectives.value("primary"), ObjectiveResult::Failed);
        QCOMPARE(mine.score, 4);
        QCOMPARE(m_battle->state().endReason, QString("Dawn came"));
        QVERIFY(!*documents::tellBattle(*m_campaign, *m_battle));
        QVERIFY(!*documents::tellCampaign(*m_battle, *m_campaign)); // they agree
        m_battle->undoStack().undo();
        QCOMPARE(m_battle->state().sides.first().result, GameResult::Won);
    }

    void changedInTheReportBeforeItIsRecorded_theBattleFollows()
    {
        recordDraft(documents::draftMission(*m_battle, *m_campaign)->kind,
                    [](campaign::MissionFought &mission) { mission.sides[0].result = GameResult::Lost; });
        QVERIFY(*documents::tellBattle(*m_campaign, *m_battle));
        QCOMPARE(m_battle->state().sides.first().result, GameResult::Lost);
        QCOMPARE(m_battle->state().sides.last().result, GameResult::Won);
    }

    void throughTheLibrary_whoeverHasItOpenHearsOfIt()
    {
        recordDraft(documents::draftMission(*m_battle, *m_campaign)->kind);
        QSignalSpy told(m_library.get(), &library::Library::changedElsewhere);
        m_battle->correct("It was lost", m_ended, end(GameResult::Lost, GameResult::Won, ObjectiveResult::Failed));
        QVERIFY(*documents::followBattle(*m_library, *m_battle));
        QCOMPARE(told.last().first().toStringList(), QStringList{"c"});
        QVERIFY(m_campaign->refresh());
        QCOMPARE(mission().sides.first().result, GameResult::Lost);

        campaign::MissionFought corrected = mission();
        corrected.sides[0].result = GameResult::Won;
        m_campaign->correctEvent("Correct", m_battle->report(), std::make_shared<campaign::Event>(campaign::makeEvent(corrected)), {});
        QVERIFY(*documents::followMission(*m_library, *m_campaign, m_battle->report()));
        QCOMPARE(told.last().first().toStringList(), QStringList{m_battle->id()});
        QVERIFY(m_battle->refresh());
        QCOMPARE(m_battle->state().sides.first().result, GameResult::Won);
        QVERIFY(!*documents::followMission(*m_library, *m_campaign, "no such mission"));
    }

    void undoneInTheCampaign_itCanBeRecordedAgainUnderItsId()
    {
        recordDraft(documents::draftMission(*m_battle, *m_campaign)->kind);
        const QString id = m_battle->report();
        m_campaign->undoStack().undo();
        QVERIFY(!documents::recordedMission(*m_battle, *m_campaign));
        QVERIFY(!*documents::tellCampaign(*m_battle, *m_campaign));
        recordDraft(documents::draftMission(*m_battle, *m_campaign)->kind);
        QCOMPARE(m_battle->report(), id);
        QCOMPARE(m_campaign->state().fought(), 1);
    }

    void copyOfABattle_isNotTheOneThatWasRecorded()
    {
        recordDraft(documents::draftMission(*m_battle, *m_campaign)->kind);
        QVERIFY(m_library->documents().duplicate(m_battle->id(), "copy", "Copy").ok());
        const auto copy = BattleDocument::open(*m_library, "copy");
        QVERIFY(copy.ok());
        QVERIFY(!documents::recordedMission(**copy, *m_campaign));
        const auto draft = documents::draftMission(**copy, *m_campaign);
        QVERIFY(draft.ok());
        QVERIFY((*copy)->report() != m_battle->report());
    }

    // The battle holds copies of the lists.
    void rosterEditedMeanwhile_doesNotChangeTheBattle()
    {
        const packs::PackPtr pack = m_games.pack("dust");
        documents::LibraryRosterStore store(*m_library);
        base::RandomIdSource ids;
        rules::Roster roster = m_games.roster("dust", "hedgerow-walkers.ros");
        roster.id = "list"; // as whoever reads it from the library has it
        documents::RosterDocument list(documents::gameOf(pack, "en"), roster, ids);
        QVERIFY(list.attach(store, "list").ok());
        rules::Evaluator judged(pack->data());
        judged.evaluate(list.roster());
        auto made = BattleDocument::create(
            *m_library,
            battle::newBattle(*pack, {{{}, {}, {}, {}, &judged, false}, {"Bert", {}, {}, {}, nullptr, false}}, nullptr, {}, "en"));
        QVERIFY(made.ok());
        const QString id = (*made)->id();
        QCOMPARE((*made)->state().sides.first().rosterId, QString("list")); // its record finds it
        const battle::BattleState before = (*made)->state();
        while (!list.roster().forces.front().selections.empty())
            QVERIFY(list.removeSelection(list.roster().forces.front().selections.front().id).ok());
        QVERIFY(list.renameRoster("Something else").ok());
        made = BattleDocument::open(*m_library, id);
        QVERIFY(made.ok());
        QVERIFY((*made)->state() == before);
        const auto copy = rules::readRoster((*made)->side("1")->roster.toStdString());
        QVERIFY(copy.ok());
        QVERIFY(!copy->roster.forces.front().selections.empty());
        QCOMPARE(documents::rosterRecords(*m_library).valueOr({}).value("list").open, 1);
    }
};

MUSTER_TEST_MAIN(tst_BattleMission)
#include "tst_BattleMission.moc"
