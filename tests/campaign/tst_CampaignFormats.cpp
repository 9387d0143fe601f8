// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/Monkey.h"
#include "campaign/fold/Fold.h"
#include "support/TestMain.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace muster;
using namespace muster::campaign;
using test::Monkey;

namespace {

QJsonObject golden(const QString &name)
{
    QFile file(test::sourceFolder() + "/tests/golden/" + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(file.fileName()));
    return QJsonDocument::fromJson(file.readAll()).object();
}

// Objects whose keys are data, not fields.
const QSet<QString> maps{"objectives", "awards",   "setup",   "name",  "pointsName", "lifePointsName",
                         "price",      "counters", "changes", "areas", "rules"};

/// Does to a campaign what a newer program might: keys nobody knows, at every depth.
class Newer
{
public:
    explicit Newer(quint32 seed) : m_random(seed) {}

    QJsonValue value(int depth = 0)
    {
        switch (m_random.bounded(depth > 2 ? 5 : 7)) {
        case 0:
            return m_random.bounded(1000) / 8.0;
        case 1:
            return QString("captured %1 é").arg(m_random.bounded(9));
        case 2:
            return bool(m_random.bounded(2));
        case 3:
            return QJsonValue::Null;
        case 4:
            return -1e300;
        case 5:
            return QJsonArray{value(depth + 1), value(depth + 1)};
        default:
            return QJsonObject{{"id", value(depth + 1)}, {"extra", value(depth + 1)}};
        }
    }

    QJsonValue withMore(const QJsonValue &json)
    {
        if (json.isArray()) {
            QJsonArray array;
            for (const QJsonValue &item : json.toArray())
                array.append(withMore(item));
            return array;
        }
        if (!json.isObject())
            return json;
        QJsonObject object = json.toObject();
        for (const QString &key : object.keys()) {
            if (!maps.contains(key) || object[key].isArray())
                object[key] = withMore(object[key]);
        }
        for (int more = int(m_random.bounded(3)); more > 0; --more)
            object[QString("new %1").arg(m_random.bounded(20))] = value();
        return object;
    }

private:
    QRandomGenerator m_random;
};

/// Every place of an event where `change` has another answer, changed there alone.
template <typename Change>
QVector<QJsonObject> changedOnce(const QJsonObject &object, Change change)
{
    QVector<QJsonObject> all;
    for (const QString &key : object.keys()) {
        const QJsonValue value = object[key];
        const auto with = [&](const QJsonValue &other) {
            QJsonObject copy = object;
            copy[key] = other;
            all.append(copy);
        };
        if (const QJsonValue other = change(key, value); other != value)
            with(other);
        if (value.isObject() && key != "rules") { // earlier rules are read when they are folded, and told as rules are
            for (const QJsonObject &inner : changedOnce(value.toObject(), change))
                with(inner);
        }
        const QJsonArray array = value.toArray();
        for (int i = 0; i < array.size(); ++i) {
            for (const QJsonObject &inner : changedOnce(array.at(i).toObject(), change)) {
                QJsonArray copy = array;
                copy[i] = inner;
                with(copy);
            }
        }
    }
    return all;
}

QJsonObject captured()
{
    const QJsonObject brun{{"soldier", "s"}, {"outcome", "captured"}, {"since", "turn 3"}};
    return {{"id", "m1"},
            {"type", "mission"},
            {"at", "2027-01-01T10:00:00.000Z"},
            {"name", "Ambush"},
            {"date", "2027-01-01"},
            {"plan", "p1"},
            {"sides", QJsonArray{QJsonObject{{"force", "f"}, {"weather", "fog"}}}},
            {"participants", QJsonArray{brun}}};
}

Campaign campaignOf(const QVector<QJsonObject> &events)
{
    Campaign campaign;
    campaign.start.id = "c";
    campaign.start.players = {{"p", "Ann", {}}};
    campaign.rules.mode = ExperienceMode::Soldier;
    campaign.rules.survivorAward = 2;
    campaign.events = {eventFromJson({{"id", "e"},
                                      {"type", "enlisted"},
                                      {"force", "f"},
                                      {"player", "p"},
                                      {"soldiers", QJsonArray{QJsonObject{{"id", "s"}, {"name", "Brun"}}}}})};
    for (const QJsonObject &event : events)
        campaign.events.append(eventFromJson(event));
    return campaign;
}

QJsonObject mission(const QString &id, const QString &plan = {})
{
    return {{"id", id}, {"type", "mission"}, {"plan", plan}, {"participants", QJsonArray{QJsonObject{{"soldier", "s"}}}}};
}

} // namespace

/// What a newer program wrote comes through an older one as it was, and never counts as something else.
class tst_CampaignFormats : public QObject
{
    Q_OBJECT

private slots:
    void unknownKeysAtEveryDepth_surviveReadingFoldingAndWriting()
    {
        for (quint32 seed = 1; seed <= 60; ++seed) {
            const Campaign plain = Monkey(seed).campaign(60);
            Newer newer(seed);
            const QJsonObject json = newer.withMore(toJson(plain)).toObject();
            Campaign read;
            QVERIFY(fromJson(json, read));
            const CampaignState state = fold(read), wanted = fold(plain);
            QCOMPARE(state.standings, wanted.standings);
            QCOMPARE(state.problems, wanted.problems);
            QCOMPARE(toJson(read), json);
            // The log with its corrections applied has them too, so that a report that is corrected keeps them.
            for (const Event &event : state.log)
                QCOMPARE(toJson(eventFromJson(toJson(event))), toJson(event));
        }
    }

    void unknownKeysOfRules_surviveWithAFullSetOfRules()
    {
        const QJsonObject plain = toJson(golden("campaign-five-missions.json"));
        for (quint32 seed = 1; seed <= 20; ++seed) {
            const QJsonObject json = Newer(seed).withMore(plain).toObject();
            Campaign read;
            QVERIFY(fromJson(json, read));
            QCOMPARE(toJson(read), json);
            QVERIFY(read.rules.faults.isEmpty() && read.start.faults.isEmpty());
        }
    }

    void choiceNobodyKnows_isKeptShownAndNotCounted()
    {
        const QSet<QString> choices{"outcome", "result", "status"};
        int seen = 0;
        for (quint32 seed = 1; seed <= 20; ++seed) {
            const Campaign plain = Monkey(seed).campaign(25);
            for (int i = 0; i < plain.events.size(); ++i) {
                const auto change = [&](const QString &key, const QJsonValue &value) {
                    if (key == "objectives" && value.isObject())
                        return QJsonValue(QJsonObject{{"primary", "half done"}});
                    return value.isString() && choices.contains(key) ? QJsonValue("captured") : value;
                };
                for (const QJsonObject &json : changedOnce(toJson(plain.events.at(i)), change)) {
                    checkNotCounted(plain, i, json, UnknownEvent::Why::Choice);
                    ++seen;
                }
            }
        }
        QVERIFY(seen > 200);
    }

    void valueOfAnotherType_isKeptShownAndNotCounted()
    {
        int seen = 0;
        for (quint32 seed = 1; seed <= 8; ++seed) {
            const Campaign plain = Monkey(seed).campaign(25);
            for (int i = 0; i < plain.events.size(); ++i) {
                const auto change = [&](const QString &key, const QJsonValue &value) {
                    if (key == "type" || key == "replacement" || key == "id")
                        return value;
                    return value.isString() ? QJsonValue(5) : value.isDouble() ? QJsonValue(2.5) : QJsonValue("x");
                };
                for (const QJsonObject &json : changedOnce(toJson(plain.events.at(i)), change)) {
                    checkNotCounted(plain, i, json, UnknownEvent::Why::Damaged);
                    ++seen;
                }
            }
        }
        QVERIFY(seen > 1000);
    }

    void capturedSoldier_isNoSurvivor()
    {
        const Campaign campaign = campaignOf({{{"id", "p1"}, {"type", "planned"}, {"name", "Ambush"}}, captured(), mission("m2")});
        const CampaignState state = fold(campaign);
        QCOMPARE(state.soldier("s")->missions, 1);
        QCOMPARE(state.soldier("s")->earned, 2);
        QCOMPARE(state.fought(), 2); // it was fought, and keeps its number
        QVERIFY(state.missions.at(0).unread && !state.missions.at(1).unread);
        QCOMPARE(state.missions.at(1).number, 2);
        QCOMPARE(state.missions.size(), 2); // what was planned is over
        QCOMPARE(state.problems.size(), 1);
        const QString sentence = problemText(state.problems.first(), state, campaign.rules, "en");
        QVERIFY2(sentence.contains("Mission Ambush was made by a newer version of Muster (participants[0].outcome: captured)"),
                 qPrintable(sentence));
        QCOMPARE(toJson(campaign.events.at(2)), captured());
    }

    void needs_saysThatAnEntryOrACampaignIsForNewerProgramsOnly()
    {
        QJsonObject json = mission("m1");
        json["needs"] = newestFormat;
        QVERIFY(eventFromJson(json).as<MissionFought>());
        json["needs"] = newestFormat + 1;
        QVERIFY(eventFromJson(json).as<UnknownEvent>());
        QCOMPARE(toJson(eventFromJson(json)), json);

        QJsonObject book = toJson(campaignOf({mission("m1")}));
        Campaign read;
        book["format"] = newestFormat + 7;
        QVERIFY(fromJson(book, read));
        QCOMPARE(toJson(read), book); // what is in it is still of that format
        book["needs"] = newestFormat + 1;
        base::Message why;
        QVERIFY(!fromJson(book, read, &why));
        QVERIFY2(why.english().find("newer") != std::string::npos, why.english().c_str());
    }

    void correction_mayTargetOrHoldWhatCannotBeRead()
    {
        // A newer program corrects a mission: the old figures are known to be wrong and no longer count either.
        const QJsonObject better{{"id", "c1"}, {"type", "correction"}, {"target", "m1"}, {"replacement", captured()}};
        Campaign campaign = campaignOf({mission("m1"), better});
        CampaignState state = fold(campaign);
        QCOMPARE(state.soldier("s")->missions, 0);
        QCOMPARE(state.problems.size(), 1);
        QCOMPARE(state.problems.first().event, "m1");
        QCOMPARE(toJson(campaign.events.last()), better);
        // One that cannot be read at all is none: what it spoke of stands, and it is told.
        const QJsonObject broken{{"id", "c1"}, {"type", "correction"}, {"target", "m1"}, {"replacement", "later"}};
        state = fold(campaignOf({mission("m1"), broken}));
        QCOMPARE(state.soldier("s")->missions, 1);
        QCOMPARE(state.problems.first().kind, ProblemKind::DamagedEntry);
        // And what cannot be read can be corrected by what can.
        campaign = campaignOf({captured(), {{"id", "c1"}, {"type", "correction"}, {"target", "m1"}, {"replacement", mission("m1")}}});
        state = fold(campaign);
        QCOMPARE(state.soldier("s")->missions, 1);
        QVERIFY(state.problems.isEmpty());
    }

    void rulesThatCannotBeRead_areKeptAndToldOnce()
    {
        QJsonObject book = toJson(campaignOf({mission("m1"), {{"id", "g"}, {"type", "promotion"}, {"soldier", "s"}, {"rank", "major"}}}));
        QJsonObject rules = book["rules"].toObject();
        rules["experience"] = QJsonObject{{"mode", "veteran"}, {"published", "none"}, {"survivor", 2}};
        rules["objectives"] = QJsonArray{QJsonObject{{"id", "primary"}, {"award", "many"}}};
        book["rules"] = rules;
        Campaign read;
        QVERIFY(fromJson(book, read));
        QCOMPARE(toJson(read), book);
        const CampaignState state = fold(read);
        QCOMPARE(state.problems.size(), 2); // nothing is held against whoever was promoted by those rules
        QVERIFY(problemText(state.problems.at(0), state, read.rules, "en")
                    .contains("newer version of Muster (rules.experience.mode: veteran)"));
        QVERIFY(problemText(state.problems.at(1), state, read.rules, "en").contains("damaged (rules.objectives[0].award: many)"));
        // Somebody decides for rules of this version: these hold.
        read.rules.mode = ExperienceMode::Pool;
        QCOMPARE(read.rules.toJson()["experience"].toObject()["mode"].toString(), "pool");
    }

    // The published mode is left out where it is the mode itself: of a mode that nobody here knows it says nothing.
    void publishedModeBesideAnUnknownOne_isKept()
    {
        for (const QJsonValue &published :
             {QJsonValue(QJsonValue::Undefined), QJsonValue("none"), QJsonValue("pool"), QJsonValue("ranks")}) {
            QJsonObject experience{{"mode", "veteran"}};
            if (!published.isUndefined())
                experience["published"] = published;
            const CampaignRules rules = CampaignRules::fromJson({{"experience", experience}});
            QCOMPARE(rules.toJson()["experience"].toObject(), experience);
            QCOMPARE(CampaignRules::fromJson(rules.toJson()), rules);
        }
    }

    void headThatCannotBeRead_isKept()
    {
        QJsonObject book = toJson(campaignOf({mission("m1")}));
        book["note"] = QJsonArray{"first", "second"};
        book["created"] = "in spring";
        Campaign read;
        QVERIFY(fromJson(book, read));
        QCOMPARE(toJson(read), book);
        QCOMPARE(fold(read).problems.size(), 2);
        book["events"] = QJsonArray{5};
        base::Message why;
        QVERIFY(!fromJson(book, read, &why));
        QVERIFY2(why.english().find("entry 1") != std::string::npos, why.english().c_str());
    }

    // A book as a program of the day after tomorrow writes it.
    void goldenOfANewerVersion_isReadAndWrittenBack()
    {
        const QJsonObject json = golden("campaign-newer.json"), expected = golden("campaign-newer.expected.json");
        Campaign read;
        QVERIFY(fromJson(json, read));
        QCOMPARE(toJson(read), json);
        const CampaignState state = fold(read);
        QJsonArray problems;
        for (const Problem &problem : state.problems)
            problems.append(problemText(problem, state, read.rules, "en"));
        QCOMPARE(problems, expected["problems"].toArray());
        const QJsonObject earned = expected["earned"].toObject();
        for (auto it = earned.begin(); it != earned.end(); ++it)
            QCOMPARE(state.soldier(it.key())->earned, it.value().toInt());
        QCOMPARE(state.fought(), expected["fought"].toInt());
    }

    // Whoever adds a kind or a choice raises newestFormat, and writes it down in the golden file of that number.
    void vocabulary_isThatOfTheFormat()
    {
        const QJsonObject now{{"format", newestFormat},
                              {"type", QJsonArray::fromStringList(eventTypeNames())},
                              {"outcome", QJsonArray::fromStringList(outcomeNames())},
                              {"result", QJsonArray::fromStringList(gameResultNames())},
                              {"objective", QJsonArray::fromStringList(objectiveResultNames())},
                              {"status", QJsonArray::fromStringList(statusNames())},
                              {"verdict", QJsonArray::fromStringList(verdictNames())},
                              {"mode", QJsonArray::fromStringList(experienceModeNames())},
                              {"rollKind", QJsonArray::fromStringList(rollKindNames())},
                              {"rollFate", QJsonArray::fromStringList(rollFateNames())}};
        QCOMPARE(now, golden(QString("campaign-format-%1.json").arg(newestFormat)));
    }

private:
    static QJsonObject toJson(const QJsonObject &campaign)
    {
        Campaign read;
        return fromJson(campaign, read) ? campaign::toJson(read) : QJsonObject();
    }
    template <typename T>
    static QJsonObject toJson(const T &value)
    {
        return campaign::toJson(value);
    }

    // Event `index` becomes `json`: kept to the letter, told, and of the same effect as a kind nobody knows.
    static void checkNotCounted(const Campaign &plain, int index, const QJsonObject &json, UnknownEvent::Why why)
    {
        Campaign changed = plain, without = plain;
        changed.events[index] = eventFromJson(json);
        const Event &event = changed.events.at(index);
        QCOMPARE(toJson(event), json);
        const Correction *correction = event.as<Correction>();
        const Event *unread = correction ? correction->replacement.get() : &event;
        QVERIFY2(unread && unread->as<UnknownEvent>(), QJsonDocument(json).toJson().constData());
        QCOMPARE(unread->as<UnknownEvent>()->why, why);
        if (correction)
            return;
        QJsonObject nobody{{"id", event.id}, {"type", "teleported"}};
        without.events[index] = eventFromJson(nobody);
        const CampaignState state = fold(changed), wanted = fold(without);
        const bool live = std::any_of(state.log.begin(), state.log.end(),
                                      [&](const Event &e) { return e.id == event.id && e.as<UnknownEvent>(); });
        const bool told = std::any_of(state.problems.begin(), state.problems.end(), [&](const Problem &p) {
            return p.event == event.id && (p.kind == ProblemKind::UnknownChoice || p.kind == ProblemKind::DamagedEntry);
        });
        QCOMPARE(told, live);
        if (event.as<UnknownEvent>()->isMission())
            return; // has its number, so that others differ in theirs
        QCOMPARE(state.standings, wanted.standings);
        QCOMPARE(state.soldiers, wanted.soldiers);
    }
};

MUSTER_TEST_MAIN(tst_CampaignFormats)
#include "tst_CampaignFormats.moc"
