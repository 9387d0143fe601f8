// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/fold/ExperienceLine.h"
#include "campaign/fold/Fold.h"
#include "support/TestMain.h"

using namespace muster;
using namespace muster::campaign;

/// The line of the experience chart: what a soldier had after each mission, and which ones were missed.
class tst_ExperienceLine : public QObject
{
    Q_OBJECT

private:
    static Event mission(const QStringList &soldiers, int bonus)
    {
        MissionFought mission;
        mission.name = "M";
        for (const QString &id : soldiers) {
            Participant participant;
            participant.soldier = id;
            participant.bonus = bonus;
            mission.participants.append(participant);
        }
        return makeEvent(mission);
    }
    static Recruit recruit(const QString &id) { return {id, id, {}, {}, {}, 0, 0, 0, {}, {}, {}}; }

private slots:
    void missedMission_keepsWhatHeHad()
    {
        CampaignRules rules;
        rules.mode = ExperienceMode::Soldier;
        const QVector<Event> log{makeEvent(ForceEnlisted{"f", "p", "F", {}, "a", {recruit("a"), recruit("b")}, {}}),
                                 mission({"a", "b"}, 40),
                                 mission({"a", "b"}, 7),
                                 mission({"b"}, 5),
                                 mission({"a", "b"}, 44),
                                 makeEvent(SoldierRecruited{"f", recruit("c"), {}}),
                                 mission({"b"}, 1),
                                 mission({"c"}, 2),
                                 makeEvent(StatusChanged{"b", Status::Dead, 0, {}, {}})};
        const CampaignState state = fold({}, log, rules);
        const QVector<ExperiencePoint> a{{0, 0, true},  {1, 40, true},  {2, 47, true}, {3, 47, false},
                                         {4, 91, true}, {5, 91, false}, {6, 91, false}};
        QCOMPARE(experienceLine(*state.soldier("a"), state, rules), a);
        const QVector<ExperiencePoint> c{{4, 0, true}, {5, 0, false}, {6, 2, true}};
        QCOMPARE(experienceLine(*state.soldier("c"), state, rules), c);
        QCOMPARE(experienceLine(*state.soldier("b"), state, rules).last(), (ExperiencePoint{6, 97, false}));
    }

    void pool_isWhatHeBroughtIn()
    {
        CampaignRules rules;
        rules.mode = ExperienceMode::Pool;
        const QVector<Event> log{makeEvent(ForceEnlisted{"f", "p", "F", {}, "a", {recruit("a"), recruit("b")}, {}}), mission({"a"}, 10),
                                 mission({"b"}, 3), mission({"a"}, 5)};
        const CampaignState state = fold({}, log, rules);
        QCOMPARE(experienceLine(*state.soldier("a"), state, rules),
                 (QVector<ExperiencePoint>{{0, 0, true}, {1, 10, true}, {2, 10, false}, {3, 15, true}}));
    }
};

MUSTER_TEST_MAIN(tst_ExperienceLine)
#include "tst_ExperienceLine.moc"
