// SPDX-License-Identifier: GPL-3.0-or-later
#include "RandomUser.h"
#include "rules/document/JsonValue.h"
#include "rules/evaluate/trials/Difference.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

using namespace muster;
using rules::JsonValue;
using rules::Roster;

namespace {

/// What another program or day reads of it; without findings, as everything was written by us.
Roster readAgain(const std::string &text)
{
    const auto read = rules::readRoster(text, "list.ros");
    if (!read)
        qFatal("%s", read.error().message().c_str());
    for (const base::Finding &finding : read->findings)
        QTest::qFail(finding.message().c_str(), __FILE__, __LINE__);
    return read->roster;
}

// The verdict of a list, whoever read it.
QStringList verdict(const std::shared_ptr<const rules::GameData> &data, const Roster &roster)
{
    rules::Evaluator evaluator(data);
    evaluator.evaluate(roster);
    QStringList all;
    for (const rules::RosterFinding &finding : evaluator.findings())
        all.append(QString::fromStdString(std::string(rules::toString(finding.kind)) + ' ' + finding.constraintId + ' ' + finding.ownerId
                                          + ' ' + finding.entryId + ' ' + std::to_string(finding.current)));
    for (const rules::RosterCost &cost : evaluator.totals())
        all.append(QString::fromStdString(cost.typeId + '=' + std::to_string(cost.value)));
    all.sort();
    return all;
}

/// Writes the same list as another program might have: other order of keys, numbers as texts, nulls, keys that nobody knows.
class OtherProgram
{
public:
    explicit OtherProgram(unsigned seed) : m_random(seed) {}

    void rewrite(JsonValue &value)
    {
        for (JsonValue &item : value.items)
            rewrite(item);
        for (rules::JsonMember &member : value.members)
            rewrite(member.value);
        if (value.kind == JsonValue::Kind::Word && one(3))
            value = one(2) || !rules::isJsonNumberToken(value.token)
                ? JsonValue::text(value.token)
                : JsonValue::word(value.token + (value.token.find('.') < value.token.size() ? "0" : ".0"));
        if (value.kind != JsonValue::Kind::Object)
            return;
        while (one(4))
            value.add("unknown " + std::to_string(++m_added), strange());
        if (!value.member("customName") && one(8))
            value.add("customName", JsonValue::word("null"));
        if (!value.member("selections") && one(8))
            value.add("selections", JsonValue::list());
        if (one(2))
            std::shuffle(value.members.begin(), value.members.end(), m_random);
    }

private:
    bool one(unsigned of) { return m_random() % of == 0; }

    JsonValue strange()
    {
        static const std::array<const char *, 9> values{"null",
                                                        "true",
                                                        "-1.50e3",
                                                        "\"\"",
                                                        "\"\\u00e9\\/ <&>\\n\"",
                                                        "[[], {}, null, [1, [2]]]",
                                                        "{\"a\": {\"b\": null}, \"a\": 2}",
                                                        "[{\"id\": 7}, \"x\"]",
                                                        "\"007\""};
        return rules::parseJson(values[m_random() % values.size()]).root;
    }

    std::mt19937 m_random;
    int m_added = 0;
};

/// Of everything that has an id: the keys that nobody knows.
std::map<std::string, std::set<std::string>> unknownKeys(const JsonValue &value)
{
    std::map<std::string, std::set<std::string>> all;
    for (const JsonValue &item : value.items)
        all.merge(unknownKeys(item));
    std::set<std::string> own;
    for (const rules::JsonMember &member : value.members) {
        if (member.key().starts_with("unknown "))
            own.insert(member.key());
        else
            all.merge(unknownKeys(member.value));
    }
    if (const JsonValue *id = value.member("id"); id && !own.empty())
        all[id->content()].merge(own);
    return all;
}

} // namespace

/// Lists that are stored and read again, in both forms, for every game.
class tst_SavedLists : public QObject
{
    Q_OBJECT

private slots:
    void storedList_isTheSameList_data() { test::addPackRows(3); }
    void storedList_isTheSameList()
    {
        QFETCH(QString, folder);
        QFETCH(unsigned, seed);
        test::RandomList list(folder, seed);
        rules::SnapshotsById known;
        for (int round = 0; round < 6; ++round) {
            for (int click = 0; click < 15; ++click)
                list.user.click();
            Roster roster = list.session.roster;
            rules::takeSnapshot(roster, list.session.evaluator());
            Roster quicker = list.session.roster; // with what was written down the last time
            rules::takeSnapshot(quicker, list.session.evaluator(), known);
            QVERIFY(quicker == roster);
            known.clear();
            rules::forEachSelection(std::as_const(quicker), [&](const rules::Selection &each) { known.emplace(each.id, each.snapshot); });
            const std::string xml = rules::writeRoster(roster), json = rules::writeRosterJson(roster);
            const Roster fromXml = readAgain(xml), fromJson = readAgain(json);
            QCOMPARE(rules::writeRoster(fromXml), xml); // the second time nothing is different any more
            QCOMPARE(rules::writeRosterJson(fromJson), json);
            QCOMPARE(rules::writeRoster(fromJson), xml);
            const QStringList judged = verdict(list.session.data, roster);
            QCOMPARE(verdict(list.session.data, fromXml), judged);
            QCOMPARE(verdict(list.session.data, fromJson), judged);
        }
    }

    void foreignJson_comesBackAsItWas_data() { test::addPackRows(3); }
    void foreignJson_comesBackAsItWas()
    {
        QFETCH(QString, folder);
        QFETCH(unsigned, seed);
        test::RandomList list(folder, seed);
        OtherProgram other(seed);
        for (int round = 0; round < 4; ++round) {
            for (int click = 0; click < 20; ++click)
                list.user.click();
            rules::takeSnapshot(list.session.roster, list.session.evaluator());
            const std::string plain = rules::writeRosterJson(list.session.roster);
            rules::ParsedJson foreign = rules::parseJson(plain);
            QVERIFY(!foreign.problem);
            QCOMPARE(rules::jsonText(foreign.root), plain);
            other.rewrite(foreign.root);
            const std::string text = rules::jsonText(foreign.root);
            const Roster read = readAgain(text);
            QCOMPARE(rules::writeRosterJson(read), text);
            // Through the library, which stores XML, too.
            const Roster stored = readAgain(rules::writeRoster(read, rules::WriteOrigin::Yes));
            QCOMPARE(rules::writeRosterJson(stored), text);
            QCOMPARE(rules::writeRoster(stored), rules::writeRoster(read)); // which no other program gets to see
        }
    }

    // Whatever is still there keeps what nobody knows.
    void foreignJson_changed_keepsTheRest_data() { test::addPackRows(3); }
    void foreignJson_changed_keepsTheRest()
    {
        QFETCH(QString, folder);
        QFETCH(unsigned, seed);
        test::RandomList list(folder, seed);
        OtherProgram other(seed);
        for (int click = 0; click < 40; ++click)
            list.user.click();
        rules::takeSnapshot(list.session.roster, list.session.evaluator());
        JsonValue foreign = rules::parseJson(rules::writeRosterJson(list.session.roster)).root;
        other.rewrite(foreign);
        list.session.roster = readAgain(rules::jsonText(foreign));
        list.session.evaluator().evaluate(list.session.roster);
        const auto before = unknownKeys(foreign);
        QVERIFY(!before.empty());
        for (int round = 0; round < 5; ++round) {
            for (int click = 0; click < 5; ++click)
                list.user.click();
            Roster changed = list.session.roster;
            rules::takeSnapshot(changed, list.session.evaluator());
            const std::string text = rules::writeRosterJson(changed);
            QCOMPARE(rules::writeRoster(readAgain(text)), rules::writeRoster(changed));
            const auto after = unknownKeys(rules::parseJson(text).root);
            rules::forEachSelection(changed, [&](const rules::Selection &selection) {
                if (const auto was = before.find(selection.id); was != before.end())
                    QVERIFY2(after.contains(selection.id) && after.at(selection.id) == was->second, selection.name.c_str());
            });
        }
    }

    void foreignJson_onlyWhatChangedIsDifferent()
    {
        const std::string text = R"({
  "roster": {
    "forces": [
      {
        "selections": [
          {
            "number": "3",
            "customName": null,
            "mood": null,
            "name": "Squad",
            "entryId": "squad",
            "id": "s"
          },
          [
            1
          ],
          {
            "id": "t",
            "name": "Tank",
            "entryId": "tank",
            "number": 1.0
          }
        ],
        "id": "f",
        "entryId": "army",
        "catalogueId": "own"
      }
    ],
    "id": "r",
    "gameSystemId": "sys",
    "name": "List"
  },
  "app": {
    "version": 1e2
  }
})";
        Roster roster = readAgain(text);
        QCOMPARE(rules::writeRosterJson(roster), text);
        rules::findSelection(roster, "s")->number = 4;
        rules::findSelection(roster, "s")->customName = "Jo";
        std::string wanted = text;
        wanted.replace(wanted.find("\"3\""), 3, "\"4\"");
        wanted.replace(wanted.find("null"), 4, "\"Jo\"");
        QCOMPARE(rules::writeRosterJson(roster), wanted);
        roster.forces.front().selections.erase(roster.forces.front().selections.begin());
        const std::string without = rules::writeRosterJson(roster);
        QVERIFY(without.find("Squad") == std::string::npos && without.find("mood") == std::string::npos);
        QVERIFY(without.find("1.0") != std::string::npos && without.find("1e2") != std::string::npos);
    }

    // The data are those that it was stored with: there is nothing to tell.
    void sameData_makeNoDifference_data() { test::addPackRows(2); }
    void sameData_makeNoDifference()
    {
        QFETCH(QString, folder);
        QFETCH(unsigned, seed);
        test::RandomList list(folder, seed);
        for (int click = 0; click < 60; ++click)
            list.user.click();
        Roster roster = list.session.roster;
        rules::takeSnapshot(roster, list.session.evaluator());
        const Roster stored = readAgain(rules::writeRoster(roster));
        const auto told = rules::differences(stored, list.session.data);
        for (const rules::Difference &difference : told) // an error that the list had all along is told, too
            QVERIFY2(difference.kind == rules::Difference::Kind::Finding,
                     (difference.selectionName + ' ' + difference.subject + ": " + difference.before + " -> " + difference.after).c_str());
        Roster linked = stored;
        QCOMPARE(rules::relink(linked, *list.session.data), 0);
        QVERIFY(linked == stored);
    }

    // Without its game a list keeps every name and price that it was stored with.
    void withoutData_nothingIsLost_data() { test::addPackRows(1); }
    void withoutData_nothingIsLost()
    {
        QFETCH(QString, folder);
        QFETCH(unsigned, seed);
        test::RandomList list(folder, seed);
        for (int click = 0; click < 60; ++click)
            list.user.click();
        Roster roster = list.session.roster;
        rules::takeSnapshot(roster, list.session.evaluator());
        rules::Evaluator without(nullptr);
        const Roster stored = readAgain(rules::writeRoster(roster));
        without.evaluate(stored);
        rules::forEachSelection(stored, [&](const rules::Selection &selection) {
            const rules::EffectiveSelection *was = list.session.evaluator().selection(selection.id);
            const rules::EffectiveSelection *is = without.selection(selection.id);
            QVERIFY(was && is);
            QCOMPARE(is->name, was->name);
            QCOMPARE(is->number, was->number);
        });
        Roster again = stored;
        rules::takeSnapshot(again, without); // orphans keep theirs
        QCOMPARE(rules::writeRoster(again), rules::writeRoster(stored));
    }
};

MUSTER_TEST_MAIN(tst_SavedLists)
#include "tst_SavedLists.moc"
