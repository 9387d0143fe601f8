// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/log/UnitLosses.h"
#include "documents/campaign/CampaignDocument.h"
#include "models/campaign/CampaignReportDraft.h"
#include "support/TestMain.h"

#include <QSignalSpy>

using namespace muster;
using models::CampaignReportDraft;

/// What is typed into the after-battle report is kept at every moment: as the draft, or in the log. Every entry of it can be
/// undone and redone.
class tst_ReportDraft : public QObject
{
    Q_OBJECT

private:
    static campaign::Campaign campaignOfTwo()
    {
        campaign::Campaign campaign;
        campaign.start.id = "c";
        campaign.start.name = "Crusade";
        campaign::ForceEnlisted force;
        force.force = "f";
        for (const QString name : {"Egon", "Brun"}) {
            campaign::Recruit soldier;
            soldier.id = name.toLower();
            soldier.name = name;
            force.soldiers.append(soldier);
        }
        campaign.events = {campaign::makeEvent(force)};
        return campaign;
    }
    /// Two forces of two players.
    static campaign::Campaign campaignOfThree()
    {
        campaign::Campaign campaign = campaignOfTwo();
        campaign::ForceEnlisted greens;
        greens.force = "g";
        greens.player = "q";
        greens.name = "Greens";
        campaign::Recruit zog;
        zog.id = "zog";
        zog.name = "Zog";
        zog.basePoints = 7;
        greens.soldiers = {zog};
        campaign::ForceEnlisted blues = *campaign.events.first().as<campaign::ForceEnlisted>();
        blues.name = "Blues";
        blues.player = "p";
        campaign.events = {campaign::makeEvent(blues), campaign::makeEvent(greens)};
        return campaign;
    }
    /// A report begun and named; answers what is kept of it.
    static QJsonObject write(CampaignReportDraft &draft, documents::CampaignDocument &document)
    {
        draft.setDocument(&document);
        draft.begin();
        draft.setMission({}, "Seek and destroy", {});
        return kept(document);
    }
    static QJsonObject kept(const documents::CampaignDocument &document) { return document.drafts().draft("report"); }
    static campaign::Event recruit(const QString &name)
    {
        campaign::SoldierRecruited recruited;
        recruited.force = "f";
        recruited.soldier.id = name.toLower();
        recruited.soldier.name = name;
        return campaign::makeEvent(recruited);
    }

private slots:
    void report_isInTheLogBeforeTheDraftIsGone()
    {
        documents::CampaignDocument document(campaignOfTwo());
        CampaignReportDraft draft;
        const QJsonObject typed = write(draft, document);
        QVERIFY(!typed.isEmpty());
        int thrownAway = 0;
        connect(&document.drafts(), &documents::CampaignDrafts::changed, this, [&] {
            if (!kept(document).isEmpty())
                return;
            ++thrownAway;
            QCOMPARE(document.state().fought(), 1);
        });
        QCOMPARE(draft.record(), QString());
        QCOMPARE(thrownAway, 1);
        document.undoStack().undo();
        QCOMPARE(kept(document)["mission"], typed["mission"]); // and back again
        QCOMPARE(draft.inProgress(), QStringList("report"));
    }

    // The power failed between the two: the report is there twice, and offered once.
    void draftOfARecordedMission_isNotOfferedAgain()
    {
        documents::CampaignDocument document(campaignOfTwo());
        CampaignReportDraft draft;
        const QJsonObject typed = write(draft, document);
        QCOMPARE(draft.record(), QString());
        document.drafts().set("report", typed);
        QCOMPARE(draft.inProgress(), QStringList());
        draft.begin();
        QVERIFY(draft.isOpen());
        QCOMPARE(draft.mission().name, QString());
        QCOMPARE(draft.missionNumber(), 2);
    }

    void draft_isTakenUpByTheNextStart()
    {
        documents::CampaignDocument document(campaignOfTwo());
        {
            CampaignReportDraft draft;
            QVERIFY(!write(draft, document).isEmpty());
            draft.setKills(0, {{"Ork", 7, 2, {}}});
            draft.setNote(0, "held the door");
            draft.setIn(1, false);
            draft.setNote(1, "was ill");
        }
        CampaignReportDraft again;
        again.setDocument(&document);
        again.begin();
        QCOMPARE(again.mission().name, "Seek and destroy");
        QCOMPARE(again.lines().size(), 2);
        QCOMPARE(again.lines().first().participant.kills.first().count, 2);
        QCOMPARE(again.lines().first().participant.note, "held the door");
        QVERIFY(!again.lines().at(1).in);
        QCOMPARE(again.lines().at(1).participant.note, "was ill");
        QVERIFY(again.hasEntries());
    }

    // Nothing entered: nothing kept, nothing asked, nothing to bring back.
    void emptyReport_leavesNoTrace()
    {
        documents::CampaignDocument document(campaignOfTwo());
        CampaignReportDraft draft;
        draft.setDocument(&document);
        draft.begin();
        draft.proposeMission("s1", "Seek and destroy", {});
        QVERIFY(!draft.hasEntries());
        draft.discard();
        QVERIFY(!draft.isOpen());
        QVERIFY(!draft.canBringBack());
        QCOMPARE(document.drafts().kinds(), QStringList());
        draft.begin();
        draft.setAside(true);
        QVERIFY(!draft.isOpen());
    }

    void everyEntry_canBeUndoneAndRedone()
    {
        documents::CampaignDocument document(campaignOfTwo());
        CampaignReportDraft draft;
        draft.setDocument(&document);
        draft.begin();
        const std::vector<std::function<void()>> entries{[&] {
                                                             draft.setMission("s", "Seek and destroy", {{"primary", 30}});
                                                         },
                                                         [&] { draft.setDate(QDate(2026, 9, 6)); },
                                                         [&] { draft.setNotes("Dark and cold"); },
                                                         [&] { draft.setObjective(0, "primary", campaign::ObjectiveResult::Failed); },
                                                         [&] { draft.setResult(0, campaign::GameResult::Drawn); },
                                                         [&] { draft.setVictoryPoints(0, 12); },
                                                         [&] { draft.setIn(1, false); },
                                                         [&] { draft.setEveryoneIn(true); },
                                                         [&] {
                                                             draft.setKills(0, {{"Ork", 7, 2, {}}});
                                                         },
                                                         [&] {
                                                             draft.setKills(0, {{"Ork", 7, 3, {}}});
                                                         },
                                                         [&] { draft.setOutcome(0, campaign::Outcome::Wounded); },
                                                         [&] { draft.setBonus(0, 5); },
                                                         [&] { draft.setNote(0, "held the door"); },
                                                         [&] { draft.setPromoted("egon", true); }};
        std::vector<models::ReportValues> values{draft.values()};
        for (const auto &entry : entries) {
            entry();
            QVERIFY(!(draft.values() == values.back()));
            values.push_back(draft.values());
        }
        QCOMPARE(draft.undoStack().index(), int(entries.size()));
        QSignalSpy restored(&draft, &CampaignReportDraft::restored);
        for (int i = int(entries.size()); i > 0; --i) {
            QVERIFY(!draft.undoStack().undoText().isEmpty());
            draft.undoStack().undo();
            QVERIFY2(draft.values() == values.at(std::size_t(i - 1)), qPrintable(draft.undoStack().redoText()));
        }
        QCOMPARE(restored.count(), int(entries.size()));
        QVERIFY(!draft.hasEntries());
        QVERIFY(kept(document).isEmpty());
        for (std::size_t i = 1; i < values.size(); ++i) {
            draft.undoStack().redo();
            QVERIFY(draft.values() == values.at(i));
        }
        QCOMPARE(document.undoStack().count(), 0); // the book has nothing to do with it
        QCOMPARE(document.campaign().events.size(), 1);
    }

    void typing_isOneStepUntilThePause()
    {
        documents::CampaignDocument document(campaignOfTwo());
        CampaignReportDraft draft;
        draft.setDocument(&document);
        draft.begin();
        for (const char *text : {"h", "he", "hel", "held"})
            draft.setNotes(text);
        draft.setNote(0, "a"); // another field, another step
        draft.setNote(1, "b");
        draft.setNotes("held on");
        draft.endStep();
        draft.setNotes("held on.");
        QCOMPARE(draft.undoStack().count(), 5);
        draft.undoStack().undo();
        QCOMPARE(draft.mission().notes, "held on");
        draft.undoStack().setIndex(1);
        QCOMPARE(draft.mission().notes, "held");
        draft.undoStack().undo();
        QCOMPARE(draft.mission().notes, QString());
        draft.setNotes("x");
        draft.setNotes(""); // typed and taken away again
        QCOMPARE(draft.undoStack().count(), 0);
        QVERIFY(!draft.hasEntries());
    }

    void discarded_canBeBroughtBack()
    {
        documents::CampaignDocument document(campaignOfTwo());
        CampaignReportDraft draft;
        write(draft, document);
        draft.setKills(0, {{"Ork", 7, 2, {}}});
        const models::ReportValues typed = draft.values();
        draft.discard();
        QVERIFY(!draft.isOpen());
        QCOMPARE(draft.inProgress(), QStringList());
        QVERIFY(draft.discardStack().canUndo());
        draft.discardStack().undo();
        QVERIFY(draft.isOpen());
        QVERIFY(draft.values() == typed);
        draft.undoStack().undo(); // with what was done in it
        QVERIFY(draft.lines().first().participant.kills.isEmpty());
        draft.undoStack().redo();

        draft.discard();
        document.recordEvents("Recruit", {recruit("Cato")}); // the book went on: undo is the book's again
        QVERIFY(!draft.discardStack().canUndo());
        QVERIFY(draft.canBringBack()); // but it is still there
        draft.bringBack();
        QCOMPARE(draft.lines().size(), 3);
        QCOMPARE(draft.lines().first().participant.kills.size(), 1);
        QVERIFY(!draft.canBringBack());
    }

    void reportPutAside_followsTheBook()
    {
        documents::CampaignDocument document(campaignOfTwo());
        CampaignReportDraft draft;
        write(draft, document);
        draft.setKills(0, {{"Ork", 7, 2, {}}});
        draft.setAside(true);
        QVERIFY(draft.isAside());
        QVERIFY(kept(document)["aside"].toBool());
        document.recordEvents("Recruit", {recruit("Cato")});
        campaign::CardDrawn card;
        card.deck = "d";
        card.card = "ambush";
        document.recordEvents("Draw", {campaign::makeEvent(card)});
        draft.begin(); // back to it
        QVERIFY(draft.isOpen() && !draft.isAside());
        QCOMPARE(draft.lines().size(), 3);
        QVERIFY(!draft.lines().at(2).in);
        QCOMPARE(draft.lines().first().participant.kills.first().count, 2);
        QCOMPARE(draft.record(), QString());
        QCOMPARE(document.campaign().events.last().as<campaign::MissionFought>()->eventsDrawn,
                 QStringList("ambush")); // drawn while reporting
    }

    void result_isOpenUntilSomebodySetsIt()
    {
        campaign::Campaign campaign = campaignOfThree();
        campaign.rules.objectives = {{"victory", QString("Scenario won"), 0, false}};
        documents::CampaignDocument document(campaign);
        CampaignReportDraft draft;
        write(draft, document);
        QCOMPARE(draft.record(), QString());
        for (const campaign::Standing &line : document.state().standings) {
            QCOMPARE(line.played, 1);
            QCOMPARE(line.won + line.drawn + line.lost, 0);
        }
        draft.begin();
        draft.setMission({}, "Again", {});
        draft.setResult(0, campaign::GameResult::Won);
        QCOMPARE(draft.side(1).result, campaign::GameResult::Lost); // of two who meet, one result says both
        draft.setResult(1, campaign::GameResult::Won);
        QCOMPARE(draft.side(0).result, campaign::GameResult::Lost);
        draft.setResult(0, campaign::GameResult::Won);
        draft.setTogether(true);
        draft.setResult(1, campaign::GameResult::Won);
        QVERIFY2(draft.record().contains("Blues") && draft.isOpen(), qPrintable(draft.record()));
        draft.setTogether(false); // and then both cannot have won
        QCOMPARE(draft.side(1).result, campaign::GameResult::Lost);
        draft.setObjective(0, "victory", campaign::ObjectiveResult::Failed);
        QVERIFY(draft.record().contains("Scenario won"));
        draft.setObjective(0, "victory", campaign::ObjectiveResult::NotRead);
        QCOMPARE(draft.record(), QString());
        QCOMPARE(document.state().standings.first().won, 1);
    }

    void victimOfAnotherForce_isEliminated()
    {
        documents::CampaignDocument document(campaignOfThree());
        CampaignReportDraft draft;
        write(draft, document);
        const campaign::Kill zog{"Zog", 7, 1, "zog", {}};
        const auto outcome = [&] { return draft.lines().at(2).participant.outcome; };
        QSignalSpy restored(&draft, &CampaignReportDraft::restored);
        draft.setKills(0, {zog});
        QCOMPARE(outcome(), campaign::Outcome::Recovered);
        QCOMPARE(restored.count(), 1); // the row shows it
        draft.setKills(0, {});
        QCOMPARE(outcome(), campaign::Outcome::Survived); // it was a mistake
        draft.undoStack().undo();
        QCOMPARE(outcome(), campaign::Outcome::Recovered);
        draft.setOutcome(2, campaign::Outcome::Dead);
        draft.setKills(1, {{"Ork", 7, 1, {}, {}}});
        QCOMPARE(outcome(), campaign::Outcome::Dead);
        QCOMPARE(draft.record(), QString());
        QCOMPARE(document.state().soldier("zog")->record.last().eliminatedBy, QStringList("egon"));
        QCOMPARE(document.state().soldier("egon")->killPoints, 7);
    }

    // Whoever is named last did it: a soldier is put out of action once.
    void victim_hasOneKiller()
    {
        documents::CampaignDocument document(campaignOfThree());
        CampaignReportDraft draft;
        write(draft, document);
        const campaign::Kill zog{"Zog", 7, 1, "zog", {}};
        draft.setKills(0, {zog, {"Ork", 7, 1, {}, {}}});
        draft.setKills(1, {zog});
        QCOMPARE(draft.lines().at(0).participant.kills, (QVector<campaign::Kill>{{"Ork", 7, 1, {}, {}}}));
        QCOMPARE(draft.lines().at(2).participant.outcome, campaign::Outcome::Recovered);
        QCOMPARE(draft.killersOf("zog"), QStringList("Brun"));
        draft.setSideKills(0, {zog});
        QVERIFY(draft.lines().at(1).participant.kills.isEmpty());
        QCOMPARE(draft.killers().value("zog"), "Blues");
        QCOMPARE(draft.totalOf("f").killPoints, 7 + 7);
        QCOMPARE(draft.totalOf("g").survivors, 0);
        draft.undoStack().undo();
        QCOMPARE(draft.killersOf("zog"), QStringList("Brun"));
    }

    // Who fell, by whom: chosen in the row of whoever fell, it is the entry that the killer's row would have made.
    void killer_isChosenFromTheVictimsSide()
    {
        documents::CampaignDocument document(campaignOfThree());
        CampaignReportDraft draft;
        write(draft, document);
        const models::ReportValues fresh = draft.values();
        const QVector<models::ReportKiller> killers = draft.killersFor(2);
        QCOMPARE(killers.size(), 3); // two soldiers and their force; nobody of the victim's own
        QCOMPARE(killers.last().name, "Blues");
        QCOMPARE(draft.killersFor(0).size(), 2);
        draft.setKills(0, {{"Zog", 7, 1, "zog", {}}});
        const models::ReportValues byKiller = draft.values();
        draft.undoStack().undo();
        QVERIFY(draft.values() == fresh);
        draft.setKiller(2, killers.first());
        QVERIFY(draft.values() == byKiller);
        QVERIFY(draft.killersFor(2).first().did && !draft.killersFor(2).last().did);
        draft.setKiller(2, killers.first()); // said twice it is one entry
        QVERIFY(draft.values() == byKiller);
        QCOMPARE(draft.undoStack().count(), 2);
        draft.setOutcome(2, campaign::Outcome::Dead);
        draft.setKiller(2, killers.last()); // it was somebody else
        QVERIFY(draft.lines().at(0).participant.kills.isEmpty());
        QCOMPARE(draft.side(0).kills, (QVector<campaign::Kill>{{"Zog", 7, 1, "zog", {}}}));
        QCOMPARE(draft.lines().at(2).participant.outcome, campaign::Outcome::Dead);
        draft.setKiller(2, {});
        QVERIFY(draft.side(0).kills.isEmpty() && draft.killersOf("zog").isEmpty());
        QCOMPARE(draft.lines().at(2).participant.outcome, campaign::Outcome::Dead); // they fell all the same
        draft.undoStack().undo();
        QCOMPARE(draft.killersOf("zog"), QStringList("Blues"));
        draft.setIn(0, false); // whoever was not there did nothing
        QCOMPARE(draft.killersFor(2).size(), 2);
        draft.setPresent("f", false);
        QVERIFY(draft.killersFor(2).isEmpty());
    }

    // A mission of last month is corrected with the ranks and the experience of then.
    void correction_showsWhatWasThen()
    {
        campaign::Campaign campaign = campaignOfTwo();
        campaign.rules.mode = campaign::ExperienceMode::Soldier;
        campaign.rules.survivorAward = 2;
        campaign::Ladder ladder{"ladder", QString("Ladder"), {}, {}};
        for (int i = 0; i < 3; ++i)
            ladder.ranks.append({QString("rank%1").arg(i), QString("Rank %1").arg(i), i * 10, i + 1, 0, false, {}});
        campaign.rules.ladders = {ladder};
        campaign::ForceEnlisted force = *campaign.events.first().as<campaign::ForceEnlisted>();
        for (campaign::Recruit &soldier : force.soldiers)
            soldier.ladder = "ladder";
        campaign.events = {campaign::makeEvent(force)};
        documents::CampaignDocument document(campaign);
        CampaignReportDraft draft;
        write(draft, document);
        draft.setKills(0, {{"Ork", 7, 2, {}}});
        QCOMPARE(draft.record(), QString());
        const QString first = document.campaign().events.last().id;
        document.recordEvents("Promote", {campaign::makeEvent(campaign::Promotion{"egon", "rank1", {}})});
        draft.begin();
        draft.setMission({}, "Later", {});
        QCOMPARE(draft.gain(0).rank, 1);
        QCOMPARE(draft.gain(0).freeBefore, 6);
        draft.setKills(0, {{"Ork", 7, 1, {}}});
        QCOMPARE(draft.record(), QString());
        draft.correct(first);
        const models::ReportGain then = draft.gain(0);
        QCOMPARE(then.rank, 0);
        QCOMPARE(then.freeBefore, 0);
        QCOMPARE(then.freeAfter, 16);
        QCOMPARE(then.needed, 10);
        draft.setKills(0, {{"Ork", 7, 3, {}}});
        QCOMPARE(draft.gain(0).freeAfter, 23);
        QCOMPARE(draft.gain(1).freeAfter, 2); // and Brun, who only survived
    }

    void woundsAndFigures_areCounted()
    {
        documents::CampaignDocument document(campaignOfTwo());
        CampaignReportDraft draft;
        write(draft, document);
        draft.setOutcome(0, campaign::Outcome::Wounded);
        draft.setMisses(0, 3);
        draft.setLost(1, 2);
        QCOMPARE(campaign::figuresLost(draft.lines().at(1).participant), 2);
        draft.undoStack().undo();
        QCOMPARE(campaign::figuresLost(draft.lines().at(1).participant), 0);
        draft.undoStack().redo();
        QCOMPARE(draft.record(), QString());
        QCOMPARE(document.state().soldier("egon")->missesMore, 3);
        const auto *mission = document.campaign().events.last().as<campaign::MissionFought>();
        QVERIFY(mission);
        QCOMPARE(campaign::figuresLost(mission->participants.last()), 2);
        draft.correct(document.campaign().events.last().id); // and it is there again when the mission is put right
        QCOMPARE(campaign::figuresLost(draft.lines().at(1).participant), 2);
        QCOMPARE(draft.lines().first().participant.misses, 3);
    }

    void killsOfTheForce_areOfNobodyInParticular()
    {
        campaign::Campaign campaign = campaignOfThree();
        campaign.rules.mode = campaign::ExperienceMode::Pool;
        documents::CampaignDocument document(campaign);
        CampaignReportDraft draft;
        write(draft, document);
        draft.setSideKills(0, {{"Ork", 7, 3, {}, {}}});
        QCOMPARE(draft.missionPreview()->kills, 3);
        QCOMPARE(draft.record(), QString());
        QCOMPARE(document.state().forces.first().pool(), 21);
        QCOMPARE(document.state().soldier("egon")->kills, 0);
    }

    void plan_bringsItsAwards()
    {
        campaign::Campaign campaign = campaignOfTwo();
        campaign.rules.mode = campaign::ExperienceMode::Soldier;
        campaign.rules.objectives = {{"primary", {}, 20, false}};
        campaign::MissionPlanned planned;
        planned.name = "Ambush";
        planned.soldiers = {"egon"};
        planned.awards = {{"primary", 30}};
        campaign.events.append(campaign::makeEvent(planned));
        documents::CampaignDocument document(campaign);
        CampaignReportDraft draft;
        draft.setDocument(&document);
        draft.begin(campaign.events.last().id);
        draft.setObjective(0, "primary", campaign::ObjectiveResult::Done);
        QCOMPARE(draft.record(), QString());
        QCOMPARE(document.state().soldier("egon")->earned, 30);
    }

    // A correction in progress is a draft too, beside the report of the evening.
    void correction_isKeptBesideTheReport()
    {
        documents::CampaignDocument document(campaignOfTwo());
        CampaignReportDraft draft;
        write(draft, document);
        QCOMPARE(draft.record(), QString());
        const QString mission = document.campaign().events.last().id;
        draft.begin();
        draft.setMission({}, "Second evening", {});
        draft.correct(mission);
        draft.setKills(0, {{"Ork", 7, 1, {}}});
        QCOMPARE(draft.inProgress(), QStringList({"report", "correction:" + mission}));
        QCOMPARE(draft.about("report").name, "Second evening");
        QCOMPARE(draft.about("correction:" + mission).corrects, mission);
        CampaignReportDraft again; // as after a restart
        again.setDocument(&document);
        again.correct(mission);
        QCOMPARE(again.lines().first().participant.kills.size(), 1);
        QCOMPARE(again.record(), QString());
        QCOMPARE(again.inProgress(), QStringList("report"));
        QCOMPARE(document.state().soldiers.first().kills, 1);
        document.undoStack().undo();
        QCOMPARE(again.inProgress(), QStringList({"report", "correction:" + mission}));
        document.undoStack().undo(); // the mission itself is taken back: nothing to correct, and its report waits again
        QVERIFY(!again.inProgress().contains("correction:" + mission));
    }
};

MUSTER_TEST_MAIN(tst_ReportDraft)
#include "tst_ReportDraft.moc"
