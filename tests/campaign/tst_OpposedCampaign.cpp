// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/fold/Fold.h"
#include "campaign/fold/Rivalries.h"
#include "campaign/league/Standings.h"
#include "support/TestMain.h"

#include <QJsonDocument>

using namespace muster;
using namespace muster::campaign;

/// Five missions of three players, together and against each other, as computed by hand: kills, 2 for a survivor, shares of the
/// objectives with the remainder for the leader.
class tst_OpposedCampaign : public QObject
{
    Q_OBJECT

private:
    Campaign m_book;

    static Recruit soldier(const QString &name, int points) { return {name, name, {}, {}, {}, 0, points, 0, {}, {}, {}}; }
    static Kill figure(int points) { return {"Alien", points, 1, {}}; }
    static Kill victim(const QString &name, int points) { return {name, points, 1, name}; }
    static Participant there(const QString &name, const QVector<Kill> &kills = {}, Outcome outcome = Outcome::Survived)
    {
        return {name, kills, outcome, 1, 0, {}};
    }
    static Side side(const QString &force, GameResult result, const QStringList &done)
    {
        Side side;
        side.force = force;
        side.result = result;
        for (const QString &objective : done)
            side.objectives.insert(objective, ObjectiveResult::Done);
        return side;
    }
    void fight(const QString &name, const QVector<Side> &sides, const QVector<Participant> &participants)
    {
        MissionFought mission;
        mission.name = name;
        mission.date = QDate(2026, 9, 1).addDays(7 * m_book.events.size());
        mission.sides = sides;
        mission.participants = participants;
        m_book.events.append(makeEvent(mission));
    }
    [[nodiscard]] int earned(const QString &name) const { return fold(m_book).soldier(name)->earned; }

private slots:
    void init()
    {
        QFile rules(test::sourceFolder() + "/data/space-crusade/campaign.json");
        QVERIFY(rules.open(QIODevice::ReadOnly));
        m_book = Campaign();
        m_book.start.id = "feux";
        m_book.start.players = {{"camille", "Camille", {}}, {"elise", "Elise", {}}, {"bruno", "Bruno", {}}};
        m_book.rules = CampaignRules::fromJson(QJsonDocument::fromJson(rules.readAll()).object());
        m_book.events = {makeEvent(ForceEnlisted{"boree",
                                                 "camille",
                                                 "Borée",
                                                 {},
                                                 "Aurèle",
                                                 {soldier("Aurèle", 23), soldier("Blaise", 15), soldier("Corentin", 13),
                                                  soldier("Damien", 11), soldier("Étienne", 11)},
                                                 {}}),
                         makeEvent(ForceEnlisted{"iyanden",
                                                 "elise",
                                                 "Iyanden",
                                                 {},
                                                 "Faelan",
                                                 {soldier("Faelan", 12), soldier("Galadh", 5), soldier("Garde", 5), soldier("Ombre", 5)},
                                                 {}}),
                         makeEvent(ForceEnlisted{"waaagh",
                                                 "bruno",
                                                 "Waaagh Grub",
                                                 {},
                                                 "Grub",
                                                 {soldier("Grub", 21), soldier("Mugruk", 15), soldier("Zog", 7), soldier("Skarf", 7)},
                                                 {}})};
        fight("Together", {side("boree", GameResult::None, {"primary", "secondary"}), side("iyanden", GameResult::None, {})},
              {there("Aurèle", {figure(14)}), there("Blaise", {figure(44)}), there("Corentin", {figure(3)}, Outcome::Wounded),
               there("Damien"), there("Faelan", {figure(17)})});
        fight("Ambush", {side("boree", GameResult::Won, {"primary"}), side("waaagh", GameResult::Lost, {})},
              {there("Aurèle", {victim("Zog", 7)}), there("Blaise", {victim("Skarf", 7)}), there("Damien", {}, Outcome::Recovered),
               there("Grub", {victim("Damien", 11)}), there("Zog", {}, Outcome::Recovered), there("Skarf", {}, Outcome::Recovered)});
        fight("Bridge", {side("iyanden", GameResult::Drawn, {}), side("waaagh", GameResult::Drawn, {"primary"})},
              {there("Faelan", {figure(3)}, Outcome::Recovered), there("Galadh", {}, Outcome::Recovered),
               there("Grub", {victim("Galadh", 5)}), there("Mugruk"), there("Zog"), there("Skarf")});
        fight("All three",
              {side("boree", GameResult::None, {"primary"}), side("iyanden", GameResult::None, {"primary"}),
               side("waaagh", GameResult::None, {})},
              {there("Aurèle", {figure(34)}), there("Blaise", {figure(16)}), there("Corentin", {figure(44)}), there("Faelan", {figure(17)}),
               there("Galadh"), there("Garde"), there("Ombre"), there("Grub", {}, Outcome::Dead)});
        fight("Revenge", {side("boree", GameResult::Won, {"primary", "secondary"}), side("iyanden", GameResult::Lost, {})},
              {there("Aurèle", {victim("Galadh", 5)}), there("Blaise", {}, Outcome::Wounded), there("Corentin", {figure(16)}),
               there("Faelan", {victim("Blaise", 15)}), there("Galadh", {}, Outcome::Dead)});
    }

    void experience_isAsComputedByHand()
    {
        const CampaignState state = fold(m_book);
        QVERIFY(state.problems.isEmpty());
        QCOMPARE(earned("Aurèle"), 28 + 19 + 44 + 22);
        QCOMPARE(earned("Blaise"), 55 + 19 + 24);
        QCOMPARE(earned("Corentin"), 3 + 52 + 33);
        QCOMPARE(earned("Damien"), 11);
        QCOMPARE(earned("Faelan"), 19 + 3 + 24 + 17);
        QCOMPARE(earned("Grub"), 13 + 12);
        int boree = 0;
        for (const QString name : {"Aurèle", "Blaise", "Corentin", "Damien", "Étienne"})
            boree += earned(name);
        QCOMPARE(boree, 97 + 38 + 120 + 55);
    }

    void correction_movesTheKill()
    {
        MissionFought first = *m_book.events.at(3).as<MissionFought>();
        first.participants[1].kills.clear();
        first.participants[3].kills = {figure(44)};
        m_book.events.append(makeEvent(Correction{m_book.events.at(3).id, std::make_shared<const Event>(makeEvent(first)), {}}));
        QCOMPARE(earned("Blaise"), 54);
        QCOMPARE(earned("Damien"), 55);
        QCOMPARE(earned("Aurèle"), 113);
    }

    void theFallen_knowWhoDidIt()
    {
        const CampaignState state = fold(m_book);
        QCOMPARE(state.soldier("Galadh")->status, Status::Dead);
        QCOMPARE(state.soldier("Galadh")->record.last().eliminatedBy, QStringList{"Aurèle"});
        const QVector<Rivalry> galadh = rivalries(state, "Galadh");
        QCOMPARE(galadh.size(), 2);
        QCOMPARE(galadh.first().oneWins, 0);
        QCOMPARE(galadh.first().otherWins, 1);
        QCOMPARE(rivalries(state).size(), 6);
    }

    // Won by a result, or by the first objective where none was said.
    void standings_afterEachMission()
    {
        const CampaignState state = fold(m_book);
        const auto points = [&](int mission, const QString &player) {
            for (const Standing &line : standingsAfter(state, m_book.rules, mission)) {
                if (line.player == player)
                    return line.points;
            }
            return -1;
        };
        QCOMPARE(points(1, "camille"), 3);
        QCOMPARE(points(2, "camille"), 6);
        QCOMPARE(points(3, "bruno"), 1);
        QCOMPARE(points(3, "elise"), 1);
        QCOMPARE(points(4, "elise"), 4);
        QCOMPARE(points(5, "camille"), 12);
        QCOMPARE(state.standings.first().points, 12);
        QCOMPARE(standingsAfter(state, m_book.rules, 5), state.standings);
    }
};

MUSTER_TEST_MAIN(tst_OpposedCampaign)
#include "tst_OpposedCampaign.moc"
