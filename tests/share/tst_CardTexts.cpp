// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/roster/CardText.h"
#include "share/roster/RosterLook.h"
#include "share/roster/UnitTitles.h"
#include "share/table/TableLosses.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"
#include "text/Speaking.h"

#include <QJsonArray>

using namespace muster;
using namespace muster::test;

namespace {

rules::EffectiveProfile profile(const std::string &id, const std::vector<std::pair<std::string, std::string>> &values)
{
    rules::EffectiveProfile made;
    made.id = id;
    for (const auto &[type, value] : values) {
        rules::CharacteristicValue each;
        each.typeId = each.name = type;
        each.value = value;
        made.characteristics.push_back(each);
    }
    return made;
}

rules::CostValue cost(const std::string &type, double value)
{
    rules::CostValue made;
    made.typeId = made.name = type;
    made.value = value;
    return made;
}

/// A squad of three soldiers and a tank of one, as a campaign musters them.
rules::Roster musteredList()
{
    rules::Roster roster;
    roster.id = "list";
    rules::Force force;
    force.id = "force";
    rules::Selection squad, tank;
    squad.id = "squad";
    squad.name = "Squad Alpha";
    for (const char *id : {"s1", "s2", "s3"}) {
        rules::Selection man;
        man.id = id;
        squad.selections.push_back(man);
    }
    tank.id = "tank";
    tank.name = "Tank";
    force.selections = {squad, tank};
    roster.forces = {force};
    return roster;
}

campaign::MusterLink link()
{
    campaign::MusterLink link;
    link.force = "reds";
    for (const char *id : {"s1", "s2", "s3", "tank"}) {
        campaign::MusterLink::Soldier soldier;
        soldier.id = QString("soldier-") + id;
        soldier.selection = id;
        link.soldiers.append(soldier);
    }
    campaign::MusterLink::Soldier behind;
    behind.id = "stayed";
    link.soldiers.append(behind);
    return link;
}

share::TableUnit figures(const char *id, int lost, int of)
{
    share::TableUnit unit;
    unit.selectionId = id;
    share::TableTrack track;
    track.kind = share::TableTrackKind::Figures;
    track.ticked = {lost};
    track.each = of;
    unit.tracks = {track};
    return unit;
}

} // namespace

/// Small texts that screens, cards and exports share: values of a card, names and prices of a list, losses from the table.
class tst_CardTexts : public QObject
{
    Q_OBJECT

    std::unique_ptr<packs::PackStore> m_packs = ownPacks();

private slots:
    void templates_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("text");
        const auto row = [](const char *name, const char *pattern, const QString &text) {
            QTest::newRow(name) << QString(pattern) << text;
        };
        row("characteristic", "{c:move}", "6\"");
        row("the first that has it", "{c:nothing|save}", "V4");
        row("of the second profile", "{c:range}", "C");
        row("digits", "{digits:save}", "4");
        row("digits of a word", "{digits:range}", "C");
        row("unknown", "Move {c:fly}", "");
        row("cost", "{cost:pts} pts", "24 pts");
        row("each", "{cost-each:pts}", "8");
        row("sum of nothing is nothing", "{sum:ammo}", "");
        row("cost of nothing is 0", "{cost:ammo}", "0");
        row("how many", "{count} × {models}", "3 × 5");
        row("what only paper has", "{slot}", "");
        row("dice", "{dice:red=R,blue=B}", "2R");
    }
    void templates()
    {
        QFETCH(QString, pattern);
        QFETCH(QString, text);
        const text::Speaking speaking("en");
        const std::vector<rules::EffectiveProfile> profiles{profile("p", {{"move", "6\""}, {"save", "V4"}, {"empty", ""}}),
                                                            profile("q", {{"range", "C"}, {"move", "9\""}})};
        const std::vector<rules::CostValue> costs{cost("pts", 24), cost("red", 2)};
        share::CardSubject subject;
        subject.profiles = &profiles;
        subject.costs = &costs;
        subject.number = 3;
        subject.models = 5;
        QCOMPARE(share::cardText(packs::CardValue(pattern), subject), text);
        subject.wholeCodes = true;
        if (pattern == "{digits:save}")
            QCOMPARE(share::cardText(packs::CardValue(pattern), subject), "V4");
        // Without a unit nothing is said, and nothing breaks.
        QVERIFY(share::cardText(packs::CardValue("{c:move}"), {}).isEmpty());
    }

    void amounts_haveNoNeedlessDecimals()
    {
        const text::Speaking speaking("en");
        QCOMPARE(share::amount(14), "14");
        QCOMPARE(share::amount(2.5), "2.5");
        QCOMPARE(share::amount(-3), "-3");
        QCOMPARE(share::amount(0), "0");
        const text::Speaking french("fr");
        QCOMPARE(share::amount(2.5), "2,5");
        QCOMPARE(share::toData(share::toText("é&<")), std::string("é&<"));
    }

    // Every game, both languages: points have a name, a price that nobody wrote down is no 0, and units have icons.
    void looks_knowTheirGame_data()
    {
        QTest::addColumn<QString>("pack");
        for (const packs::PackPtr &pack : m_packs->packs())
            QTest::newRow(qPrintable(pack->id())) << pack->id();
    }
    void looks_knowTheirGame()
    {
        QFETCH(QString, pack);
        const packs::PackPtr game = m_packs->find(pack);
        for (const char *language : {"en", "fr"}) {
            const text::Speaking speaking(language);
            const share::RosterLook look = share::RosterLook::of(*game, language);
            QVERIFY(!look.costName.isEmpty() && !look.costTypeId.empty());
            const std::vector<rules::CostValue> known{cost(look.costTypeId, 12)}, other{cost("no such cost", 12)};
            QCOMPARE(look.cost(known), 12.0);
            QVERIFY(look.hasCost(known));
            QCOMPARE(look.cost(other), 0.0);
            QVERIFY(!look.hasCost(other));
            QVERIFY2(look.costText(12).startsWith("12"), qPrintable(look.costText(12)));
            QVERIFY(look.costText(12).endsWith(look.costUnit(12)));
            rules::Evaluator evaluator(game->data());
            evaluator.evaluate(sampleRoster(*game, 0));
            int units = 0;
            rules::forEachSelection(evaluator.roster(), [&](const rules::Selection &selection) {
                const rules::EffectiveSelection *effective = evaluator.selection(selection.id);
                QVERIFY(effective);
                QVERIFY2(!look.name(*effective).isEmpty(), selection.name.c_str());
                if (selection.type != "unit")
                    return;
                ++units;
                QVERIFY2(!look.icon(effective->categories, evaluator.info(selection.id).profiles).isEmpty(), selection.name.c_str());
                const QString code = look.code(evaluator.info(selection.id).profiles, effective->categories, selection.type);
                QVERIFY2(look.hasCodes() || code.isEmpty(), qPrintable(code));
            });
            QVERIFY2(units > 0 || pack == "modern-skirmish" || pack == "space-crusade", qPrintable(pack));
        }
    }

    void losses_areSaidOnlyWhereTheyAreSure()
    {
        const text::Speaking speaking("en");
        share::TableResult result;
        result.ownScore = {3, 4};
        result.enemyScore = {1};
        result.opponent = "Camille";
        result.notes = "rain";
        share::TableUnit tank;
        tank.selectionId = "tank";
        tank.eliminatedInTurn = 2;
        result.units = {figures("squad", 2, 3), tank};
        const share::TableLosses losses = share::lossesOf(result, musteredList(), link());
        QCOMPARE(losses.force, "reds");
        QCOMPARE(losses.there, (QStringList{"soldier-s1", "soldier-s2", "soldier-s3", "soldier-tank"})); // who stayed behind is not there
        QCOMPARE(losses.out, QStringList{"soldier-tank"});
        QCOMPARE(losses.unsure, QStringList{"2 of 3 figures of Squad Alpha: say which"});
        QCOMPARE(losses.score, 7);
        QCOMPARE(losses.enemyScore, 1);
        const QJsonObject report = share::afterAction(losses, "Ambush", "wounded");
        QCOMPARE(report["mission"].toString(), "Ambush");
        QCOMPARE(report["victoryPoints"].toInt(), 7);
        QCOMPARE(report["notes"].toString(), "rain\n2 of 3 figures of Squad Alpha: say which");
        QCOMPARE(report["soldiers"].toArray().size(), 4);
        for (const QJsonValue &soldier : report["soldiers"].toArray())
            QCOMPARE(soldier["outcome"].toString(), soldier["soldier"].toString() == "soldier-tank" ? "wounded" : "survived");
    }

    // Where the unit itself is what the campaign keeps, its figures are counted.
    void losses_insideAUnitAreItsFigures()
    {
        share::TableResult result;
        result.units = {figures("tank", 2, 5)};
        const share::TableLosses losses = share::lossesOf(result, musteredList(), link());
        QVERIFY(losses.out.isEmpty() && losses.unsure.isEmpty());
        QCOMPARE(losses.figures, (QMap<QString, int>{{"soldier-tank", 2}}));
        for (const QJsonValue &soldier : share::afterAction(losses, "Ambush", "dead")["soldiers"].toArray())
            QCOMPARE(soldier["lost"].toInt(), soldier["soldier"].toString() == "soldier-tank" ? 2 : 0);
    }

    void losses_ofAWholeSquadAreEverybodys()
    {
        share::TableResult result;
        result.units = {figures("squad", 3, 3), figures("gone", 1, 2)};
        const share::TableLosses losses = share::lossesOf(result, musteredList(), link());
        QCOMPARE(losses.out, (QStringList{"soldier-s1", "soldier-s2", "soldier-s3"}));
        QVERIFY(losses.unsure.isEmpty()); // a unit that is not in the list any more is nobody's loss
        const QJsonObject report = share::afterAction(losses, "Ambush", "dead");
        QVERIFY(!report.contains("notes") && !report.contains("victoryPoints"));
    }
};

MUSTER_TEST_MAIN(tst_CardTexts)
#include "tst_CardTexts.moc"
