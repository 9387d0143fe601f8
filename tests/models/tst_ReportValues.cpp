// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/Monkey.h"
#include "campaign/fold/Fold.h"
#include "models/campaign/ReportValues.h"
#include "support/TestMain.h"

#include <QJsonDocument>

#include <algorithm>

using namespace muster;
using namespace muster::campaign;
using models::ReportLine;
using models::ReportValues;

namespace {

Recruit recruit(const QString &id)
{
    Recruit recruit;
    recruit.id = id;
    recruit.name = id.toUpper();
    recruit.ladder = "l";
    return recruit;
}

/// Two players with two soldiers each; a third one joins where it is asked for.
Campaign club(int forces)
{
    Campaign campaign;
    campaign.start = {"c", "Club", "none", {}, {}, {{"p0", "Anna", {}}, {"p1", "Bruno", {}}, {"p2", "Camille", {}}}};
    Ladder ladder{"l", {}, {}, {}};
    ladder.ranks.append({"r0", {}, 0, 1, 0, false, {}});
    campaign.rules.ladders = {ladder};
    for (int i = 0; i < forces; ++i) {
        const QString own = QString::number(i);
        campaign.events.append(
            makeEvent(ForceEnlisted{"f" + own, "p" + own, "Force " + own, {}, "a" + own, {recruit("a" + own), recruit("b" + own)}, {}}));
    }
    return campaign;
}

QStringList namesOf(const ReportValues &values, bool in)
{
    QStringList names;
    for (const ReportLine &line : values.lines)
        if (line.in == in)
            names.append(line.participant.soldier);
    return names;
}

// As it lies in the library.
QJsonObject stored(const QJsonObject &draft)
{
    return QJsonDocument::fromJson(QJsonDocument(draft).toJson(QJsonDocument::Compact)).object();
}

const MissionFought *lastMission(const CampaignState &state)
{
    for (auto event = state.log.rbegin(); event != state.log.rend(); ++event) {
        if (const auto *mission = event->as<MissionFought>())
            return mission;
    }
    return nullptr;
}

} // namespace

/// What an after-battle report holds before, while and after it is written, without a window.
class tst_ReportValues : public QObject
{
    Q_OBJECT

private slots:
    void fresh_hasWhoeverIsFit_andAsksForTheRest()
    {
        Campaign campaign = club(2);
        campaign.events.append(makeEvent(StatusChanged{"b1", Status::Wounded, 1, {}}));
        const ReportValues two = models::freshReport(fold(campaign), {});
        QCOMPARE(namesOf(two, true), (QStringList{"a0", "b0", "a1"}));
        QCOMPARE(namesOf(two, false), QStringList{"b1"}); // still in service: somebody may say that they were there
        QVERIFY(two.absent.isEmpty());                    // two who are all there is meet each other
        QCOMPARE(two.mission.sides.size(), 2);
        for (const Side &side : two.mission.sides)
            QCOMPARE(side.result, GameResult::None);
        QVERIFY(two.mission.participants.isEmpty() && two.mission.date.isValid());

        const ReportValues three = models::freshReport(fold(club(3)), {});
        QCOMPARE(three.absent, (QSet<QString>{"f0", "f1", "f2"})); // of three somebody says who plays
    }

    void plan_saysWhoGoes()
    {
        Campaign campaign = club(3);
        MissionPlanned soldiers;
        soldiers.name = "The bridge";
        soldiers.scenario = "bridge";
        soldiers.date = QDate(2026, 3, 4);
        soldiers.soldiers = {"a0", "b2"};
        soldiers.notes = "at night";
        const Event bridge = makeEvent(soldiers);
        MissionPlanned players;
        players.players = {"p1", "p2"};
        players.round = 2;
        const Event pairing = makeEvent(players);
        campaign.events << bridge << pairing;
        const CampaignState state = fold(campaign);

        const ReportValues first = models::freshReport(state, bridge.id);
        QCOMPARE(namesOf(first, true), (QStringList{"a0", "b2"}));
        QCOMPARE(first.absent, QSet<QString>{"f1"});
        QCOMPARE(first.mission.name, "The bridge");
        QCOMPARE(first.mission.date, QDate(2026, 3, 4));
        QCOMPARE(first.mission.notes, "at night");
        QCOMPARE(first.mission.plan, bridge.id);

        const ReportValues second = models::freshReport(state, pairing.id);
        QCOMPARE(second.absent, QSet<QString>{"f0"});
        QCOMPARE(second.mission.round, 2);
        QCOMPARE(namesOf(second, true).size(), 6); // whoever is fit; the page shows only those who play

        const ReportValues gone = models::freshReport(state, "a plan that somebody took out");
        QVERIFY(gone.mission.name.isEmpty());
        QCOMPARE(namesOf(gone, true).size(), 6);
    }

    // One side against a game master is told from two against each other by how they fared.
    void together_isWhatTheResultsSay()
    {
        const CampaignState state = fold(club(2));
        const auto together = [&](GameResult one, GameResult other) {
            MissionFought mission;
            mission.sides.resize(2);
            mission.sides[0].force = "f0";
            mission.sides[0].result = one;
            mission.sides[1].force = "f1";
            mission.sides[1].result = other;
            return models::reportOf(mission, state).together;
        };
        QVERIFY(together(GameResult::Won, GameResult::Won));
        QVERIFY(together(GameResult::Lost, GameResult::Lost));
        QVERIFY(!together(GameResult::Won, GameResult::Lost));
        QVERIFY(!together(GameResult::Drawn, GameResult::Drawn));
    }

    // Whatever was typed comes back from the draft, in the middle of logs that make no sense.
    void draft_bringsEverythingBack()
    {
        int drafts = 0;
        for (quint32 seed = 1; seed < 60; ++seed) {
            test::Monkey monkey(seed);
            QRandomGenerator random(seed);
            const CampaignState state = fold(monkey.campaign(70));
            const MissionFought *mission = lastMission(state);
            if (!mission)
                continue;
            ReportValues values = models::reportOf(*mission, state);
            for (ReportLine &line : values.lines) {
                const SoldierState *soldier = state.soldier(line.participant.soldier);
                QVERIFY(soldier);
                if (soldier->inService()) // the fallen stand there because they were there
                    line.in = random.bounded(2);
                line.participant.note = random.bounded(3) ? QString() : "a <b> %1 & note";
                line.participant.bonus = random.bounded(5);
                if (random.bounded(3) == 0)
                    values.promoted.insert(line.participant.soldier);
            }
            for (const ForceState &force : state.forces) {
                if (random.bounded(2))
                    values.absent.insert(force.id);
                else
                    values.absent.remove(force.id);
            }
            values.together = random.bounded(2);
            values.mission.notes = "%2 rain";
            ReportValues back;
            QString event;
            QVERIFY(models::fromDraft(stored(models::toDraft(values, "e1")), state, back, event));
            QCOMPARE(event, "e1");
            QVERIFY2(back.lines == values.lines, qPrintable(QString::number(seed)));
            QVERIFY2(back.promoted == values.promoted && back.absent == values.absent, qPrintable(QString::number(seed)));
            QVERIFY2(back == values, qPrintable(QString::number(seed)));
            ++drafts;
        }
        QVERIFY(drafts > 30);
    }

    void whatIsNoMission_isNoDraft()
    {
        const CampaignState state = fold(club(2));
        ReportValues values;
        QString event;
        QVERIFY(!models::fromDraft({}, state, values, event));
        QVERIFY(!models::fromDraft({{"mission", toJson(makeEvent(Note{{}, "rain"}))}}, state, values, event));
        // A draft whose event has no id yet gets one.
        ReportValues fresh = models::freshReport(state, {});
        QVERIFY(models::fromDraft(stored(models::toDraft(fresh, {})), state, values, event));
        QVERIFY(!event.isEmpty());
    }

    // Whoever joins while the report is open gets a line, once, behind those who were there; nobody who is gone does.
    void newcomers_joinBehind()
    {
        Campaign campaign = club(2);
        ReportValues values = models::freshReport(fold(campaign), {});
        values.lines[0].participant.note = "typed";
        const QVector<ReportLine> before = values.lines;
        campaign.events.append(makeEvent(SoldierRecruited{"f0", recruit("c0")}));
        campaign.events.append(makeEvent(SoldierRecruited{"f0", recruit("d0")}));
        campaign.events.append(makeEvent(StatusChanged{"d0", Status::Dead, 0, {}}));
        campaign.events.append(makeEvent(ForceEnlisted{"f2", "p2", "Third", {}, "a2", {recruit("a2")}, {}}));
        const CampaignState state = fold(campaign);
        for (int round = 0; round < 2; ++round) { // the second time nobody is new
            models::addNewcomers(values, state, true);
            QCOMPARE(values.lines.mid(0, before.size()), before);
            QCOMPARE(namesOf(values, false), (QStringList{"c0", "a2"}));
            QCOMPARE(values.mission.sides.size(), 3);
        }
        ReportValues closed = models::freshReport(fold(club(2)), {});
        models::addNewcomers(closed, state, false); // a mission that is corrected has the sides that it had
        QCOMPARE(closed.mission.sides.size(), 2);
    }
};

MUSTER_TEST_MAIN(tst_ReportValues)
#include "tst_ReportValues.moc"
