// SPDX-License-Identifier: GPL-3.0-or-later
#include "DustArmy.h"

using namespace muster;
using test::DustArmy;

namespace {

/// One mandatory slot of a platoon and the choices the rules give it.
struct SlotChoices
{
    QString slot;
    QStringList choices;
};

struct Platoon
{
    QString bloc;
    QString name;
    QList<SlotChoices> slotList;
};

const QStringList m3{"mickey", "hotdog", "pounder", "cobra", "cobra-amp"};
const QStringList rangers{"bot-hunters", "death-dealers", "gunners", "recon-boys"};
const QStringList heavyRangers{"grim-reapers", "tank-busters"};
const QStringList grenadiers{"stormtroopers", "tank-killers", "ghosts"};
const QStringList heavyGrenadiers{"the-panzers", "flak-boys"};
const QStringList kv47{"nadya", "natasha", "natalya"};
const QStringList rifles{"fakyeli", "frontoviki", "red-storm", "red-thunder"};

const QList<Platoon> platoons{
    {"allies", "medium-combat-walker-platoon", {{"leader", {"mickey", "pounder"}}, {"combat-1", m3}, {"combat-2", m3}}},
    {"allies",
     "ranger-platoon",
     {{"leader", {"bazooka-joe", "the-boss", "johnny-one-eye"}}, {"combat-1", rangers}, {"combat-2", rangers}, {"combat-3", rangers}}},
    {"allies", "heavy-ranger-platoon", {{"leader", {"the-big-boss"}}, {"combat-1", heavyRangers}, {"combat-2", heavyRangers}}},
    {"axis",
     "panzer-kampfgruppe",
     {{"leader", {"ludwig", "+prinzluther-old-man"}},
      {"combat-1", {"luther", "ludwig", "jagdluther", "lothar"}},
      {"combat-2", {"luther", "ludwig", "jagdluther", "+sturmluther-ghosts"}}}},
    {"axis",
     "grenadier-platoon",
     {{"leader", {"manfred", "old-man", "stefan"}}, {"combat-1", grenadiers}, {"combat-2", grenadiers}, {"combat-3", grenadiers}}},
    {"axis", "heavy-grenadier-platoon", {{"leader", {"lara", "iron-fist"}}, {"combat-1", heavyGrenadiers}, {"combat-2", heavyGrenadiers}}},
    {"axis",
     "blutkreuz-korps-platoon",
     {{"leader", {"sigrid", "sigrid-panzerfaust"}},
      {"combat-1", {"death-masks"}},
      {"combat-2", {"death-masks", "faceless-death", "brain-eaters"}},
      {"combat-3", {"death-masks", "faceless-death", "death-rays", "brain-eaters"}}}},
    {"ssu",
     "kv-47-pack",
     {{"leader", {"nadya", "+koshka-grandma", "natasha"}}, {"combat-1", kv47}, {"combat-2", kv47}, {"combat-3", kv47}}},
    {"ssu", "rifle-platoon", {{"leader", {"red-bears", "red-command"}}, {"combat-1", rifles}, {"combat-2", rifles}, {"combat-3", rifles}}},
    {"ssu",
     "steel-guard-platoon",
     {{"leader", {"steel-fist"}}, {"combat-1", {"steel-tornado"}}, {"combat-2", {"steel-tornado", "steel-death"}}}},
};

QString idOf(const QString &choice)
{
    return choice.startsWith('+') ? "dust.pair." + choice.mid(1) : "dust.unit." + choice;
}

} // namespace

/// The ten platoons: what each slot offers, that a full platoon is legal and one with an empty slot is not.
class tst_DustPackPlatoons : public QObject
{
    Q_OBJECT

private:
    // Every slot filled with its choice number `pick` (or its last); slots that fill themselves are left alone.
    static QString line(const Platoon &platoon, int pick, const QString &without = {})
    {
        QString text = platoon.name;
        for (const SlotChoices &slot : platoon.slotList)
            if (slot.slot != without && slot.choices.size() > 1)
                text += " " + slot.slot + ":" + slot.choices.at(qMin(pick, int(slot.choices.size()) - 1));
        return text;
    }

private slots:
    void thereAreTenPlatoons()
    {
        int formations = 0;
        for (const QString bloc : {"allies", "axis", "ssu"})
            for (const rules::EntryNode *root : test::dustData()->book(("dust.catalogue." + bloc).toStdString())->roots())
                formations += root->entry().idText.starts_with("dust.formation.");
        QCOMPARE(formations, 10);
        QCOMPARE(platoons.size(), 10);
    }

    void slots_offerExactlyTheirChoices()
    {
        for (const Platoon &platoon : platoons) {
            DustArmy army(platoon.bloc, platoon.name, 500);
            QCOMPARE(army.refused(), QStringList());
            const std::vector<rules::Slot> offered = army.judge().slotsOf(army.lastFormation());
            for (const SlotChoices &slot : platoon.slotList) {
                const QString group = "dust.slot." + platoon.name + "." + slot.slot;
                QCOMPARE(candidates(offered, group), ids(slot.choices));
            }
            QStringList support = candidates(offered, "dust.slot.support." + platoon.bloc);
            support.sort();
            QCOMPARE(support, independents(platoon.bloc));
        }
    }

    void fullPlatoon_isLegal_withEveryChoice()
    {
        for (const Platoon &platoon : platoons) {
            for (int pick = 0; pick < 5; ++pick) {
                DustArmy army(platoon.bloc, line(platoon, pick), 500);
                QCOMPARE(army.refused(), QStringList());
                QVERIFY2(army.judge().legal(), qPrintable(line(platoon, pick) + ": " + army.broken().join(", ")));
                QCOMPARE(army.advantages().size(), 1);
                QVERIFY2(!army.advantages().front().contains("(inactive)"), qPrintable(platoon.name));
            }
        }
    }

    void emptySlot_isIllegal_andSwitchesTheAdvantageOff()
    {
        for (const Platoon &platoon : platoons) {
            for (const SlotChoices &slot : platoon.slotList) {
                DustArmy army(platoon.bloc, line(platoon, 0, slot.slot), 500);
                empty(army, "dust.slot." + platoon.name + "." + slot.slot);
                QCOMPARE(army.broken(), QStringList{"dust.constraint." + platoon.name + "." + slot.slot + ".min"});
                QVERIFY2(army.advantages().front().contains("(inactive)"), qPrintable(platoon.name + " " + slot.slot));
                const auto advantage = rules::advantages(army.judge()).front();
                QCOMPARE(advantage.missing.size(), std::size_t(1));
                noUnitShowsTheRule(army, advantage.ruleId);
            }
        }
    }

    void secondChoiceInASlot_isIllegal()
    {
        for (const Platoon &platoon : platoons) {
            const SlotChoices &slot = platoon.slotList.back();
            DustArmy army(platoon.bloc, line(platoon, 0) + " " + slot.slot + ":" + slot.choices.front(), 500);
            QCOMPARE(army.broken(), QStringList{"dust.constraint." + platoon.name + "." + slot.slot + ".max"});
        }
    }

private:
    static QStringList ids(const QStringList &choices)
    {
        QStringList result;
        for (const QString &choice : choices)
            result << idOf(choice);
        return result;
    }

    static QStringList candidates(const std::vector<rules::Slot> &offered, const QString &group)
    {
        QStringList result;
        for (const rules::Slot &slot : offered)
            if (QString::fromStdString(slot.groupId).section("::", -1) == group)
                for (const rules::Candidate &candidate : slot.candidates)
                    result << QString::fromStdString(candidate.entryId).section("::", -1);
        return result;
    }

    // What may be taken alone: every unit of the bloc, and fortifications, which need no platoon.
    static QStringList independents(const QString &bloc)
    {
        QStringList result;
        for (const rules::EntryNode *root : test::dustData()->book(("dust.catalogue." + bloc).toStdString())->roots()) {
            const QString id = QString::fromUtf8(root->entry().idText.data(), int(root->entry().idText.size()));
            if (id.startsWith("dust.unit.") && id != "dust.unit.bunker" && id != "dust.unit.strongpoint")
                result << id;
        }
        result.sort();
        return result;
    }

    static void empty(DustArmy &army, const QString &group)
    {
        std::vector<std::string> inSlot;
        rules::forEachSelection(army.roster(), [&](const rules::Selection &selection) {
            if (QString::fromStdString(selection.entryGroupId).endsWith(group))
                inSlot.push_back(selection.id);
        });
        for (const std::string &id : inSlot)
            QVERIFY(army.operations().removeSelection(id).ok());
    }

    static void noUnitShowsTheRule(DustArmy &army, const std::string &ruleId)
    {
        const rules::Evaluator &judged = army.judge();
        rules::forEachSelection(army.roster(), [&](const rules::Selection &selection) {
            if (selection.id == army.lastFormation())
                return;
            for (const rules::EffectiveRule &rule : judged.info(selection.id).rules)
                QVERIFY2(rule.id != ruleId, selection.name.c_str());
        });
    }
};

MUSTER_TEST_MAIN(tst_DustPackPlatoons)
#include "tst_DustPackPlatoons.moc"
