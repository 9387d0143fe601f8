// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/fold/Fold.h"
#include "campaign/fold/Names.h"
#include "campaign/fold/RulesEffect.h"
#include "campaign/log/Event.h"
#include "support/TestMain.h"
#include "text/Speaking.h"

#include <QJsonArray>

using namespace muster;
using namespace muster::campaign;

namespace {

constexpr int kinds = int(ProblemKind::DamagedRule) + 1;

/// A force of two with ranks; everything that the sentences name.
Campaign smallBook()
{
    Campaign book;
    book.start = {"c", "Winter", "none", {}, {}, {{"p", "Anna", {}}}};
    book.rules = CampaignRules::generic();
    book.rules.mode = ExperienceMode::Soldier;
    book.rules.survivorAward = 4;
    LocalText veteran = LocalText(QStringLiteral("Veteran"));
    book.rules.ladders = {
        {"men",
         LocalText(QStringLiteral("Men")),
         {},
         {{"recruit", LocalText(QStringLiteral("Recruit")), 0, 0, 0, false, {}}, {"veteran", veteran, 10, 0, 0, false, {}}}}};
    Event enlisted = makeEvent(ForceEnlisted{
        "f",
        "p",
        "Reds",
        {},
        "a",
        {{"a", "Aldo %1 <b>", {}, "men", "recruit", 0, 10, 0, {}, {}, {}}, {"b", "Brun", {}, "men", "recruit", 0, 10, 0, {}, {}, {}}},
        {}});
    enlisted.id = "e0";
    book.events = {enlisted};
    return book;
}

Problem problemOf(int kind)
{
    Problem problem;
    problem.kind = ProblemKind(kind);
    problem.event = "e9";
    problem.soldier = "a";
    problem.subject = "Chainsword";
    problem.need = 71;
    problem.have = 53;
    problem.type = "promotion";
    problem.where = "outcome";
    problem.value = "captured";
    return problem;
}

/// One event of each kind, as full as it can be.
QVector<Payload> oneOfEach()
{
    MissionPlanned planned;
    planned.scenario = "s";
    planned.name = "Ambush";
    planned.date = QDate(2026, 9, 6);
    planned.soldiers = {"a", "b"};
    planned.objectives = {{"primary", "hold"}};
    planned.awards = {{"primary", 30}};
    planned.setup = {{"blips", 4}};
    planned.players = {"p", "q"};
    planned.round = 2;
    planned.due = QDate(2026, 10, 1);
    Side side;
    side.force = "f";
    side.result = GameResult::Drawn;
    side.victoryPoints = -3;
    side.objectives = {{"primary", ObjectiveResult::Done}, {"secondary", ObjectiveResult::Failed}};
    side.actingLeader = "a";
    side.kills = {{"Ork", 4, 2, {}}};
    side.counters = {{"credits", -4}};
    Participant participant;
    participant.soldier = "a";
    participant.kills = {{"Zog", 11, 1, "z"}};
    participant.outcome = Outcome::Wounded;
    participant.misses = 2;
    participant.bonus = 1;
    participant.note = "limps\nhome";
    MissionFought fought;
    fought.plan = "m0";
    fought.name = "Ambush";
    fought.date = QDate(2026, 9, 7);
    fought.sides = {side};
    fought.participants = {participant};
    fought.awards = {{"primary", 30}};
    fought.eventsDrawn = {"card#2"};
    fought.notes = "é < & %1";
    fought.round = 3;
    fought.areas = {{"mine", "p"}, {"port", ""}};
    MapDrawn map;
    map.areas = {{"mine", "Mine", "ore", 1, 2, {0, 0, 10, 0, 10, 10}}};
    map.picture = QByteArray("\x89PNG\0x", 6);
    const Recruit recruit{"a", "Aldo", "Bolter", "men", "recruit", 2, 9, 3, "sel", "entry", "b"};
    return {ForceEnlisted{"f", "p", "Reds", "cat", "a", {recruit}, "<roster/>"},
            planned,
            fought,
            ExperienceGranted{{{"a", 5}, {"b", -2}}, "by hand"},
            PoolHandedOut{"f", {{"a", 5}}},
            Promotion{"a", "veteran"},
            Award{"a", "Cross", "bravery", 3},
            EquipmentBought{"a", "Scope", 4, 2, "entry", {}, {{"credits", 3}}},
            EquipmentSold{"a", "e1", "Scope", 4, 1, "entry"},
            EquipmentHanded{"a", "b", "e1", "Scope", 4, 5, "entry"},
            SoldierRecruited{"f", recruit},
            StatusChanged{"a", Status::Wounded, 3, "flu"},
            SoldierDescribed{"a", "Aldo II", "Medic", "png"},
            LeaderNamed{"f", "b"},
            PlayerJoined{{"q", "Bert", "#123456"}},
            CardDrawn{"deck", "card", 2, true},
            DeckReshuffled{"deck"},
            Note{"a", "text"},
            MissionCancelled{"m0", "rain"},
            MissionJudged{"m1", "q", Verdict::Disputed, "no"},
            PictureTaken{"m1", "jpg", "the bridge"},
            EquipmentStashed{"a", "f", "e1", "Scope", 4, "entry"},
            EquipmentIssued{"f", "e1", "Scope", "b", 5},
            CountersChanged{"f", {{"credits", -4}}, "repairs"},
            TableRolled{"a", "injuries", {3, 4}, "7", "Scratch", "n"},
            map,
            AreaTaken{"mine", "p", "by lot"},
            RulesKept{QJsonObject{{"mode", "pool"}}, "m2", "house"}};
}

} // namespace

/// What the book of a campaign says of its entries: a sentence for everything that does not hold, and files that keep all.
class tst_ProblemTexts : public QObject
{
    Q_OBJECT

private slots:
    void everyKind_hasASentenceInEveryLanguage()
    {
        const Campaign book = smallBook();
        const CampaignState state = fold(book);
        QSet<QString> english;
        for (int kind = 0; kind < kinds; ++kind) {
            const QString said = problemText(problemOf(kind), state, book.rules, "en");
            const QString french = problemText(problemOf(kind), state, book.rules, "fr");
            QVERIFY2(!said.isEmpty() && !french.isEmpty(), qPrintable(QString::number(kind)));
            QVERIFY2(said != french, qPrintable(said));
            QVERIFY2(!english.contains(said), qPrintable(said)); // no two mean the same
            english.insert(said);
            // Every place is filled, but for what the player's own name holds.
            const QString rest = QString(said).remove("Aldo %1 <b>");
            QVERIFY2(!rest.contains('%'), qPrintable(said));
        }
        QCOMPARE(english.size(), kinds);
    }

    void sentences_nameWhatTheyAreAbout_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QStringList>("words");
        const auto row = [](ProblemKind kind, const char *name, const QStringList &words) { QTest::newRow(name) << int(kind) << words; };
        row(ProblemKind::UnknownSoldier, "soldier", {"Aldo %1 <b>"});
        row(ProblemKind::UnknownForce, "force", {"Chainsword"});
        row(ProblemKind::NotEnoughExperience, "experience", {"Aldo %1 <b>", "71", "53", "Chainsword"});
        row(ProblemKind::PoolTooSmall, "pool", {"71", "53"});
        row(ProblemKind::RefundTooHigh, "refund", {"Chainsword", "Aldo %1 <b>", "71", "53"});
        row(ProblemKind::CounterTooLow, "counter", {"71", "53"});
        row(ProblemKind::UnknownChoice, "newer", {"Promotion", "outcome", "captured"});
        row(ProblemKind::DamagedRule, "rule", {"outcome", "captured"});
        row(ProblemKind::StillRecovering, "recovering", {"Aldo %1 <b>", "Chainsword"});
    }
    void sentences_nameWhatTheyAreAbout()
    {
        QFETCH(int, kind);
        QFETCH(QStringList, words);
        const Campaign book = smallBook();
        const QString said = problemText(problemOf(kind), fold(book), book.rules, "en");
        for (const QString &word : std::as_const(words))
            QVERIFY2(said.contains(word), qPrintable(said));
    }

    void promotions_sayWhatWouldBePossible()
    {
        const Campaign book = smallBook();
        Problem problem = problemOf(int(ProblemKind::NotNextRank));
        problem.subject = "veteran";
        const QString plain = problemText(problem, fold(book), book.rules, "en");
        QCOMPARE(plain, "Aldo %1 <b> to Veteran no longer holds: it is not the next rank");
        problem.could = "recruit";
        problem.couldCost = 5;
        QCOMPARE(problemText(problem, fold(book), book.rules, "en"), plain + ", but Recruit is possible (5 of 53)");
        // The same finding about kit is worded about kit.
        Problem costs = problemOf(int(ProblemKind::NotEnoughExperience));
        QVERIFY(problemText(costs, fold(book), book.rules, "en").startsWith("Chainsword for Aldo"));
        costs.subject = "veteran";
        QVERIFY(problemText(costs, fold(book), book.rules, "en").startsWith("Aldo %1 <b> to Veteran"));
        costs.subject.clear();
        QVERIFY(problemText(costs, fold(book), book.rules, "en").contains("71 experience that was taken"));
    }

    void onlyTheOdd_isAWarning()
    {
        for (int kind = 0; kind < kinds; ++kind) {
            QCOMPARE(problemOf(kind).isWarning(), ProblemKind(kind) == ProblemKind::StillRecovering);
            QCOMPARE(problemOf(kind).isOfNewerVersion(),
                     ProblemKind(kind) == ProblemKind::UnknownChoice || ProblemKind(kind) == ProblemKind::UnknownEventType);
        }
    }

    void everyKindOfEvent_isWrittenAndReadBack()
    {
        const QVector<Payload> all = oneOfEach();
        QSet<QString> types;
        for (const Payload &payload : all) {
            Event event = makeEvent(payload);
            event.by = "anna@desk";
            const QJsonObject json = toJson(event);
            const QString type = json["type"].toString();
            QVERIFY2(eventTypeNames().contains(type), qPrintable(type));
            types.insert(type);
            const Event read = eventFromJson(json);
            QVERIFY2(read.payload == event.payload, qPrintable(type));
            QCOMPARE(read.by, event.by);
            QCOMPARE(toJson(read), json);
            // As a correction of another one it is the same.
            const Event correction = makeEvent(Correction{"x", std::make_shared<const Event>(event), "slip"});
            QVERIFY2(eventFromJson(toJson(correction)).payload == correction.payload, qPrintable(type));
        }
        QCOMPARE(types.size(), int(std::variant_size_v<Payload>) - 2); // all but what is unknown, and corrections
    }

    // A program that knows more adds keys to any event: they come back as they were, and the rest counts.
    void keysOfANewerVersion_stayWithEveryEvent()
    {
        for (const Payload &payload : oneOfEach()) {
            QJsonObject json = toJson(makeEvent(payload));
            json["weather"] = QJsonArray{"fog", 3};
            const Event read = eventFromJson(json);
            QVERIFY2(!read.as<UnknownEvent>(), qPrintable(json["type"].toString()));
            QCOMPARE(toJson(read), json);
        }
        const QJsonObject unknown{{"id", "x"}, {"type", "teleported"}, {"at", "2027-01-01T10:00:00.000Z"}, {"to", "Mars"}};
        QVERIFY(eventFromJson(unknown).as<UnknownEvent>());
        QCOMPARE(toJson(eventFromJson(unknown)), unknown);
    }

    // What a change of rules would do is said before it is done.
    void effectOfRules_isSaidInSentences()
    {
        Campaign book = smallBook();
        MissionFought fought;
        Side side;
        side.force = "f";
        side.result = GameResult::Won;
        fought.sides = {side};
        Participant aldo;
        aldo.soldier = "a";
        fought.participants = {aldo};
        Event mission = makeEvent(fought);
        mission.id = "m1";
        book.events.append(mission);
        const CampaignState before = fold(book);
        Campaign changed = book;
        changed.rules.survivorAward = 9;
        changed.rules.winPoints = 5;
        const CampaignState after = fold(changed);
        const QStringList lines = effectOf(before, after, changed.rules, "en");
        QVERIFY2(lines.contains(QString::fromUtf8("Aldo %1 <b>: 4 → 9 experience")), qPrintable(lines.join('\n')));
        QVERIFY2(lines.contains(QString::fromUtf8("Anna: 3 → 5 points in the table")), qPrintable(lines.join('\n')));
        QVERIFY(effectOf(before, before, book.rules, "en").isEmpty());
        QVERIFY(effectOf(before, after, changed.rules, "fr") != lines);
        // From the next mission on: the earlier rules go into the log, and what was earned stays.
        QVERIFY(eventsOfChange(book, before, 1).isEmpty());
        const QVector<Event> kept = eventsOfChange(book, before, 2);
        QCOMPARE(kept.size(), 1);
        changed.events += kept;
        for (const QString &line : effectOf(before, fold(changed), changed.rules, "en"))
            QVERIFY2(!line.contains("experience"), qPrintable(line));
    }

    void aParticipant_canBeTakenOutOfAMission()
    {
        MissionFought fought;
        Side side;
        side.actingLeader = "a";
        fought.sides = {side};
        Participant aldo, brun;
        aldo.soldier = "a";
        brun.soldier = "b";
        fought.participants = {aldo, brun};
        const Event mission = makeEvent(fought);
        const Event without = missionWithout(mission, "a");
        QCOMPARE(without.as<MissionFought>()->participants.size(), 1);
        QVERIFY(without.as<MissionFought>()->sides.first().actingLeader.isEmpty());
        QCOMPARE(missionWithout(mission, "nobody"), mission);
        const Event note = makeEvent(Note{"a", "x"});
        QCOMPARE(missionWithout(note, "a"), note);
    }
};

MUSTER_TEST_MAIN(tst_ProblemTexts)
#include "tst_ProblemTexts.moc"
