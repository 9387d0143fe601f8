// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/AfterAction.h"
#include "campaign/fold/Fold.h"
#include "campaign/log/UnitLosses.h"
#include "support/TestMain.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace muster;
using namespace muster::campaign;

/// A report written by a script: what it says counts, and what it cannot mean is refused with a sentence.
class tst_AfterAction : public QObject
{
    Q_OBJECT

private:
    CampaignRules m_rules;
    CampaignState m_state;

    static QJsonObject json(const char *text) { return QJsonDocument::fromJson(text).object(); }

private slots:
    void initTestCase()
    {
        m_rules.mode = ExperienceMode::Soldier;
        m_rules.objectives = {{"primary", {}, 20, false}};
        m_rules.enemies = {{"ork", QString("Ork"), 7}};
        m_state = fold({},
                       {makeEvent(ForceEnlisted{"f", "p", "Blues", {}, "a", {Recruit{"a", "Aldo", {}, {}, {}, 0, 0, 0, {}, {}, {}}}, {}})},
                       m_rules);
    }

    void report_isRead()
    {
        const auto events = readAfterAction(
            json(R"({"mission": "First", "date": "2026-01-01", "objectives": {"primary": "done"}, "awards": {"primary": 30},
            "soldiers": [{"name": "Aldo", "kills": ["Ork", {"kind": "Tank", "points": 30, "count": 2}], "bonus": 2, "lost": 3}],
            "recruits": [{"name": "Falk", "points": 11, "nickname": "Fox"}]})"),
            m_state, m_rules);
        QVERIFY2(events.ok(), events.ok() ? "" : events.error().text().c_str());
        const MissionFought *mission = events->at(1).as<MissionFought>();
        QVERIFY(mission);
        QCOMPARE(mission->participants.first().kills.last().pointsOfAll(), 60);
        QCOMPARE(figuresLost(mission->participants.first()), 3);
        QCOMPARE(mission->awards.value("primary"), 30);
        const QJsonObject recruit = toJson(events->at(0).as<SoldierRecruited>()->soldier);
        QVERIFY(!recruit.contains("points") && !recruit.contains("nickname")); // words of the report, not of the log
    }

    // What the rules have is found by its id and by its name in any language that the rules speak, capitals or not.
    void namesOfTheRules_areFoundInEveryLanguage()
    {
        CampaignRules rules = m_rules;
        LocalText credits(QStringLiteral("Credits")), injuries(QStringLiteral("Injuries"));
        credits.set("de", "Geld");
        injuries.set("de", "Verletzungen");
        rules.counters = {{"credits", credits, 10, 0, 0, 0, 0}};
        rules.tables = {
            {"harm", injuries, RollKind::Injury, "D6", {{"1", 1, 6, LocalText(QStringLiteral("Leg")), {}, RollFate::None, 0, 0}}}};
        for (const char *name : {"credits", "Credits", "geld", "GELD"}) {
            const QJsonObject line{{"force", "f"}, {"counters", QJsonObject{{name, 5}}}};
            const auto events = readAfterAction({{"counted", QJsonArray{line}}}, m_state, rules);
            QVERIFY2(events.ok() && events->size() == 1, name);
            QCOMPARE(events->first().as<CountersChanged>()->changes.value("credits"), 5);
        }
        for (const char *name : {"harm", "Injuries", "verletzungen"}) {
            const QJsonObject line{{"soldier", "Aldo"}, {"value", 4}, {"table", name}};
            const auto events = readAfterAction({{"throws", QJsonArray{line}}}, m_state, rules);
            QVERIFY2(events.ok() && events->size() == 1, name);
            QCOMPARE(events->first().as<TableRolled>()->table, "harm");
        }
        const QJsonObject gold{{"force", "f"}, {"counters", QJsonObject{{"gold", 5}}}};
        QVERIFY(!readAfterAction({{"counted", QJsonArray{gold}}}, m_state, rules).ok());
    }

    void valueOfAnotherType_isRefused_data()
    {
        QTest::addColumn<QByteArray>("report");
        QTest::addColumn<QString>("key");
        QTest::newRow("text for a number") << QByteArray(R"({"mission": "M", "soldiers": [{"name": "Aldo", "misses": "2"}]})") << "misses";
        QTest::newRow("half a point") << QByteArray(R"({"mission": "M", "soldiers": [{"name": "Aldo", "bonus": 2.5}]})") << "bonus";
        QTest::newRow("text for a count") << QByteArray(
            R"({"mission": "M", "soldiers": [{"name": "Aldo", "kills": [{"kind": "Ork", "count": "2"}]}]})")
                                          << "count";
        QTest::newRow("text for points") << QByteArray(
            R"({"mission": "M", "soldiers": [{"name": "Aldo", "kills": [{"kind": "Ork", "points": "9"}]}]})")
                                         << "points";
        QTest::newRow("no list of kills") << QByteArray(R"({"mission": "M", "soldiers": [{"name": "Aldo", "kills": "Ork"}]})") << "kills";
        QTest::newRow("no list of soldiers") << QByteArray(R"({"mission": "M", "soldiers": {"name": "Aldo"}})") << "soldiers";
        QTest::newRow("a huge number") << QByteArray(R"({"mission": "M", "victoryPoints": 4000000000})") << "victoryPoints";
        QTest::newRow("an award in words") << QByteArray(R"({"mission": "M", "awards": {"primary": "thirty"}})") << "primary";
        QTest::newRow("a recruit's points") << QByteArray(R"({"mission": "M", "recruits": [{"name": "Falk", "points": "11"}]})")
                                            << "points";
        QTest::newRow("a recruit's experience")
            << QByteArray(R"({"mission": "M", "recruits": [{"name": "Falk", "experience": true}]})") << "experience";
    }

    void valueOfAnotherType_isRefused()
    {
        QFETCH(QByteArray, report);
        QFETCH(QString, key);
        const auto events = readAfterAction(json(report.constData()), m_state, m_rules);
        QVERIFY(!events.ok());
        QVERIFY2(QString::fromStdString(events.error().text()).contains(key), events.error().text().c_str());
    }

    // Two players may have a Zog: the one of the forces that fought is meant, or the one whose force is named.
    void names_ofSeveralForces()
    {
        Campaign book;
        book.start.id = "c";
        book.start.players = {{"a", "Anna", {}}, {"b", "Bert", {}}, {"c", "Carl", {}}};
        book.rules = CampaignRules::generic();
        for (const char *force : {"Reds", "Blues", "Greens"}) {
            const QString id = QString(force).toLower();
            book.events.append(makeEvent(ForceEnlisted{
                id,
                id.left(1),
                force,
                {},
                {},
                {{id + "-zog", "Zog", {}, {}, {}, 0, 7, 0, {}, {}, {}}, {id + "-own", force, {}, {}, {}, 0, 7, 0, {}, {}, {}}},
                {}}));
        }
        const CampaignState state = fold(book);
        QVERIFY(!findSoldier(state, "Zog"));
        QCOMPARE(findSoldier(state, "zog (blues)")->id, "blues-zog");
        QVERIFY(!findSoldier(state, "Zog (Yellows)"));
        QCOMPARE(findSoldier(state, "Zog", {"greens"})->id, "greens-zog");
        QCOMPARE(findSoldier(state, "Reds", {"greens"})->id, "reds-own"); // nobody of that name there
        const auto read = [&](const char *soldiers) {
            QJsonObject report = json(R"({"mission": "M", "sides": [{"force": "Reds", "result": "won"}, {"force": "Blues"}]})");
            report["soldiers"] = QJsonDocument::fromJson(soldiers).array();
            return readMission(report, state, book.rules);
        };
        const auto mission = read(R"/([{"name": "Reds", "kills": [{"victim": "Zog (Blues)"}]}, {"name": "Zog", "force": "Blues"},
                                       {"name": "Zog", "force": "Reds", "kills": [{"victim": "Blues"}]}])/");
        QVERIFY(mission.ok());
        QCOMPARE(mission->participants.at(0).kills.first().victim, "blues-zog");
        QCOMPARE(mission->participants.at(1).soldier, "blues-zog");
        QCOMPARE(mission->participants.at(2).soldier, "reds-zog");
        const auto victim = read(R"([{"name": "Reds", "kills": [{"victim": "Zog"}]}])");
        QCOMPARE(victim->participants.first().kills.first().victim, "blues-zog"); // nobody aims at their own
        QVERIFY(!read(R"([{"name": "Zog"}])").ok());
        QVERIFY(!read(R"([{"name": "Reds", "force": "Blues"}])").ok()); // the Blues have nobody of that name
    }
};

MUSTER_TEST_MAIN(tst_AfterAction)
#include "tst_AfterAction.moc"
