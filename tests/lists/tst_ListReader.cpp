// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/ListReader.h"

#include "RimGame.h"
#include "lists/Shapes.h"
#include "rules/evaluate/Evaluator.h"

#include <QRegularExpression>

using namespace muster;
using lists::LineResult;
using lists::ReadList;
using lists::Shape;

namespace {

const QString fence = QString(47, '+');

const QString tournament = fence + R"(
+ FACTION KEYWORD: Imperium - Iron Wardens
+ DETACHMENT: Shield Line (Hold Fast)
+ TOTAL ARMY POINTS: 425pts
+
+ WARLORD: Char1: Warden Captain
+ ENHANCEMENT: Ember Blade (on Char1: Warden Captain)
& Aegis (on Char2: Warden Priest)
+ NUMBER OF UNITS: 3
)" + fence
    + R"(

Char1: 1x Warden Captain (95 pts): Warlord, Flux pistol, Relic blade
Enhancement: Ember Blade (+15 pts)
10x Warden Squad (180 pts)
• 9x Warden
    7 with Bolt rifle
    2 with Bolt rifle, Grenade launcher
• 1x Sergeant: Bolt rifle, Power fist
1x Crusher (150 pts): 2x Twin cannon, Crusher fists

Created with newrecruit.eu v35.80
)";

// Everything on a line of its own, nothing indented.
const QString tournamentInFull = tournament.left(tournament.indexOf("Char1: 1x")) + R"(CHARACTER

Char1: 1x Warden Captain (95 pts)
1 with Warlord, Flux pistol, Relic blade
Enhancement: Ember Blade (+15 pts)

BATTLELINE

10x Warden Squad (180 pts)
• 9x Warden
7 with Bolt rifle
2 with Bolt rifle, Grenade launcher
• 1x Sergeant
1 with Bolt rifle, Power fist
1x Crusher (150 pts)
1 with 2x Twin cannon, Crusher fists

Created with newrecruit.eu v35.80
)";

const QString simple = R"(Imperium - Iron Wardens - My list - [425 pts]

# ++ Army Roster ++ [425 pts]
## Configuration
Detachment: Shield Line

## Character [95 pts]
Warden Captain [95 pts]: Warlord, Flux pistol, Ember Blade [15 pts], Relic blade

## Battleline [330 pts]
Warden Squad [180 pts]:
• 1x Sergeant: Bolt rifle, Power fist
• 7x Warden: Bolt rifle
• 2x Warden: Bolt rifle, Grenade launcher
Crusher [150 pts]: 2x Twin cannon, Crusher fists
)";

const QString app = R"(My list (425 Points)

Iron Wardens
Shield Line (3 Detachment Points)
Strike Force (2,000 Points)

ATTACHED UNITS

Attached unit 1

Warden Captain (95 Points)
  • Attached as: Leader (Character)
  • Warlord
  • 1x Flux pistol
  • 1x Relic blade
  • Enhancements: Ember Blade

Warden Squad (180 Points)
  • Attached as: Bodyguard
  • 1x Sergeant
     ◦ 1x Bolt rifle
     ◦ 1x Power fist
  • 7x Warden
     ◦ 7x Bolt rifle
  • 2x Warden
     ◦ 2x Bolt rifle
     ◦ 2x Grenade launcher

OTHER DATASHEETS

Crusher (150 Points)
  • 2x Twin cannon
  • 1x Crusher fists

Exported with App Version: v2.1.0 (3), Data Version: v895
)";

const QString listForge = R"(My list - Iron Wardens - Shield Line (425 Points)

Character:
Warden Captain (95 Points)
• Warlord
• Flux pistol
• Relic blade
• E: Ember Blade

Battleline:
Warden Squad (180 Points)
• 1x Sergeant
  • Bolt rifle
  • Power fist
• 7x Warden
  • 7x Bolt rifle
• 2x Warden
  • 2x Bolt rifle
  • 2x Grenade launcher
Crusher (150 Points)
• 2x Twin cannon
• Crusher fists
)";

const QString oldWorld = R"(===
My list [425 pts]
Embers of the Rim, Iron Wardens
===

++ Characters [95 pts] ++

Warden Captain [95 pts]
- Warlord
- Flux pistol
- Relic blade
- Ember Blade

++ Core Units [330 pts] ++

Warden Squad [180 pts]
- 1x Sergeant: Bolt rifle, Power fist
- 7x Warden: Bolt rifle
- 2x Warden: Bolt rifle, Grenade launcher

Crusher [150 pts]
- 2x Twin cannon
- Crusher fists

Created with "Old World Builder"
)";

// Names and numbers of everything chosen, one line each.
QStringList chosen(const rules::Roster &roster)
{
    QStringList names;
    const auto add = [&](const std::vector<rules::Selection> &selections, const QString &owner, const auto &self) -> void {
        for (const rules::Selection &selection : selections) {
            const QString name = owner + QString::number(selection.number) + ' ' + QString::fromStdString(selection.name);
            names << name;
            self(selection.selections, name + " / ", self);
        }
    };
    for (const rules::Force &force : roster.forces)
        add(force.selections, {}, add);
    names.sort();
    return names;
}

QString problems(const ReadList &list)
{
    QStringList lines;
    for (const LineResult &line : list.lines)
        if (line.state == LineResult::State::NotFound || line.state == LineResult::State::Guessed)
            lines << QString("%1 %2: %3 (%4)")
                         .arg(QString::number(line.line), line.state == LineResult::State::Guessed ? "guessed" : "not found", line.text,
                              line.reason);
    return lines.join('\n');
}

} // namespace

class tst_ListReader : public QObject
{
    Q_OBJECT

    test::RimGame m_game;
    std::vector<packs::PackPtr> m_games;

private slots:
    void initTestCase()
    {
        m_games = m_game.games();
        QCOMPARE(m_games.size(), 1);
    }

    void everyShape_givesTheSameList_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("shape");
        QTest::newRow("tournament") << tournament << int(Shape::Tournament);
        QTest::newRow("tournament, in full") << tournamentInFull << int(Shape::Tournament);
        // The models of the unit's own name are not named again.
        QString unnamed = tournamentInFull;
        unnamed.replace("• 9x Warden\n", QString());
        QTest::newRow("tournament, models unnamed") << unnamed << int(Shape::Tournament);
        unnamed.replace("• 1x Sergeant\n1 with Bolt rifle, Power fist", "• 1x Sergeant: Bolt rifle, Power fist");
        QTest::newRow("tournament, leader in a line") << unnamed << int(Shape::Tournament);
        // Who carries what may stand behind the colon, of models or of the whole unit.
        const auto squad = tournament.indexOf("10x Warden Squad"), behind = tournament.indexOf("1x Crusher (");
        const auto with = [&](const QString &lines) {
            return QString(tournament).replace(squad, behind - squad, "10x Warden Squad (180 pts)" + lines + '\n');
        };
        QTest::newRow("tournament, behind the models")
            << with("\n• 9x Warden: 7 with Bolt rifle, 2 with Bolt rifle, Grenade launcher\n• 1x Sergeant: 1 with Bolt rifle, Power fist")
            << int(Shape::Tournament);
        QTest::newRow("tournament, behind the unit")
            << with(": 7 with Bolt rifle, 2 with Bolt rifle, Grenade launcher\n• 1x Sergeant: 1 with Bolt rifle, Power fist")
            << int(Shape::Tournament);
        QTest::newRow("simple") << simple << int(Shape::Simple);
        QTest::newRow("app") << app << int(Shape::App);
        QString french = app;
        french.replace("Exported with App Version: v2.1.0 (3), Data Version: v895",
                       "Exporté avec la Version de l'Appli : v2.1.0 (3), Version de Données : v895");
        french.replace("Enhancements: Ember Blade", "Optimisation : Ember Blade").replace("(2,000 Points)", "(2 000 Points)");
        french.replace("(3 Detachment Points)", "(3 points de détachement)").replace("• Warlord", "• Seigneur de Guerre");
        QTest::newRow("app, French") << french << int(Shape::App);
        QTest::newRow("listforge") << listForge << int(Shape::ListForge);
        QTest::newRow("old world builder") << oldWorld << int(Shape::OldWorld);
    }

    void everyShape_givesTheSameList()
    {
        QFETCH(QString, text);
        QFETCH(int, shape);
        const auto read = lists::ListReader(m_games, "en").read(text);
        QCOMPARE(read.size(), 1);
        QCOMPARE(int(read.front().parsed.shape), shape);
        QVERIFY2(problems(read.front()).isEmpty(), qPrintable(problems(read.front())));
        QCOMPARE(read.front().catalogueId, "wardens");
        QCOMPARE(read.front().parsed.points.value_or(0), 425.0);
        QStringList names = chosen(read.front().roster);
        QStringList wanted{"1 Crusher",
                           "1 Crusher / 1 Crusher fists",
                           "1 Crusher / 2 Twin cannon",
                           "1 Warden Captain",
                           "1 Warden Captain / 1 Ember Blade",
                           "1 Warden Captain / 1 Flux pistol",
                           "1 Warden Captain / 1 Relic blade",
                           "1 Warden Captain / 1 Warlord",
                           "1 Warden Squad",
                           "1 Warden Squad / 1 Sergeant",
                           "1 Warden Squad / 1 Sergeant / 1 Bolt rifle",
                           "1 Warden Squad / 1 Sergeant / 1 Power fist",
                           "1 Warden Squad / 2 Warden",
                           "1 Warden Squad / 2 Warden / 2 Bolt rifle",
                           "1 Warden Squad / 2 Warden / 2 Grenade launcher",
                           "1 Warden Squad / 7 Warden",
                           "1 Warden Squad / 7 Warden / 7 Bolt rifle"};
        names.removeAll("1 Detachment");
        // The Old World text has no detachment: the data's own choice stays.
        names.removeAll(shape == int(Shape::OldWorld) ? "1 Detachment / 1 Spear Point" : "1 Detachment / 1 Shield Line");
        QCOMPARE(names, wanted);
        rules::Evaluator evaluator(m_games.front()->data());
        evaluator.evaluate(read.front().roster);
        QCOMPARE(evaluator.totals().front().value, 425.0);
    }

    void everyLine_isToldOnce()
    {
        for (const QString &text : {tournament, tournamentInFull, simple, app, listForge, oldWorld}) {
            const auto read = lists::ListReader(m_games, "en").read(text);
            const QStringList lines = text.split('\n');
            for (qsizetype i = 0; i < lines.size(); ++i) {
                const QString line = lines[i].trimmed();
                const bool sign = line.isEmpty() || lines[i].startsWith("+++") || line == "+" || line == "===";
                const bool told = std::any_of(read.front().lines.begin(), read.front().lines.end(),
                                              [i](const LineResult &result) { return result.line == int(i) + 1; });
                QVERIFY2(told || sign, qPrintable(QString::number(i + 1) + ": " + line));
            }
        }
    }

    // The apps name models after their unit where the data have a kind of model for each weapon.
    void modelsOfAnotherName_areToldByTheirWeapons_data()
    {
        QTest::addColumn<QString>("squad");
        QTest::newRow("app") << "  • 10x Watcher\n     ◦ 10x Blade\n     ◦ 7x Long gun\n     ◦ 3x Short gun\n";
        QTest::newRow("who carries what") << "  • 10x Watcher\n     7 with Long gun, Blade\n     3 with Short gun, Blade\n";
    }

    void modelsOfAnotherName_areToldByTheirWeapons()
    {
        QFETCH(QString, squad);
        const auto read =
            lists::ListReader(m_games, "en")
                .read("My list (90 Points)\n\nIron Wardens\nShield Line\nIncursion (1,000 Points)\n\nBATTLELINE\n\nLongwatch (90 Points)\n"
                      + squad);
        QCOMPARE(read.size(), 1);
        QCOMPARE(read.front().count(LineResult::State::NotFound), 0);
        QCOMPARE(read.front().count(LineResult::State::Guessed), 1);
        QVERIFY2(problems(read.front()).contains("guessed: 10x Watcher (the models are told by their weapons)"),
                 qPrintable(problems(read.front())));
        const QStringList names = chosen(read.front().roster);
        const QStringList wanted{"1 Longwatch / 3 Watch w/ short gun",
                                 "1 Longwatch / 3 Watch w/ short gun / 3 Blade",
                                 "1 Longwatch / 3 Watch w/ short gun / 3 Short gun",
                                 "1 Longwatch / 7 Watch w/ long gun",
                                 "1 Longwatch / 7 Watch w/ long gun / 7 Blade",
                                 "1 Longwatch / 7 Watch w/ long gun / 7 Long gun"};
        QCOMPARE(names.filter("Longwatch /"), wanted);
        QSet<QString> told;
        for (const LineResult &line : read.front().lines) {
            const QString once = QString::number(line.line) + line.text;
            QVERIFY2(!told.contains(once), qPrintable(once));
            told.insert(once);
        }
        // Numbers that do not come out are no guess.
        const auto odd = lists::ListReader(m_games, "en")
                             .read("My list (90 Points)\n\nIron Wardens\n\nLongwatch (90 Points)\n"
                                   "  • 10x Watcher\n     ◦ 7x Long gun\n     ◦ 7x Short gun\n");
        QVERIFY(odd.front().count(LineResult::State::NotFound) > 0);
    }

    // What the data choose by themselves where it is hidden is not there, as in a list that is made by hand (see the other lists here).
    void hiddenDefaults_goAgain()
    {
        for (const bool skiff : {false, true}) {
            const auto read = lists::ListReader(m_games, "en")
                                  .read(QString("Warden Captain (80 pts)\nCrusher (150 pts)\n") + (skiff ? "Skiff (60 pts)\n" : ""));
            QVERIFY2(problems(read.front()).isEmpty(), qPrintable(problems(read.front())));
            QCOMPARE(chosen(read.front().roster).filter("Tow for the skiff").size(), skiff ? 1 : 0);
        }
    }

    void doubts_areGuessed_withCandidates()
    {
        QString text = tournament;
        text.replace("2 with Bolt rifle, Grenade launcher", "2 with Bolt rifle, Gren. launcher");
        const auto read = lists::ListReader(m_games, "en").read(text);
        QCOMPARE(read.front().count(LineResult::State::Guessed), 1);
        QCOMPARE(read.front().count(LineResult::State::NotFound), 0);
        for (const LineResult &line : read.front().lines)
            if (line.state == LineResult::State::Guessed) {
                QCOMPARE(line.line, 17);
                QCOMPARE(line.becomes, "Grenade launcher");
                QVERIFY(!line.candidates.empty());
            }
    }

    void whatIsNotFound_staysAsNote_withItsLine()
    {
        QString text = simple;
        text.replace("Crusher [150 pts]: 2x Twin cannon, Crusher fists",
                     "Crusher [150 pts]: 2x Twin cannon, Smoke\nGrey Pilgrim [15 pts]: Staff");
        const auto read = lists::ListReader(m_games, "en").read(text);
        QStringList missing;
        for (const LineResult &line : read.front().lines)
            if (line.state == LineResult::State::NotFound)
                missing << QString::number(line.line) + ' ' + line.text;
        QCOMPARE(missing, QStringList({"15 Smoke", "16 Grey Pilgrim [15 pts]: Staff"}));
        const rules::Roster &roster = read.front().roster;
        QVERIFY(QString::fromStdString(roster.customNotes).contains("Grey Pilgrim"));
        QCOMPARE(roster.forces.front().selections.back().customNotes, "Smoke");
        QVERIFY(QString::fromStdString(roster.extras.at(lists::pastedTextMark)).contains("Grey Pilgrim"));
    }

    // What costs nothing looks like a setting, a short name like a heading: neither is passed over.
    void whatHasNoPrice_isTold_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("told");
        const QString head = "Imperium - Iron Wardens - My list - [150 pts]\n\n# ++ Army Roster ++ [150 pts]\n";
        QTest::newRow("simple, with a choice") << head + "## Battleline\nGhost: Staff\nCrusher [150 pts]\n"
                                               << "5 Ghost: Staff";
        QTest::newRow("simple, setting") << head + "## Configuration\nBattle Size: Incursion\n\n## Battleline\nCrusher [150 pts]\n"
                                         << "";
        QTest::newRow("simple, settings in a row")
            << head + "## Configuration\nChoices: Shield Line, Zorn\n\n## Battleline\nCrusher [150 pts]\n"
            << "5 Zorn";
        QTest::newRow("app") << "My list (150 Points)\n\nIron Wardens\n\nCHARACTERS\n\nGhost\n  • 1x Staff\n\nCrusher (150 Points)\n"
                             << "7 Ghost; 8 1x Staff";
        const QString sigmar = "My list 150/2000 pts\n-----\nOrder | Iron Wardens | Hordes\nSpell Lore - Embers (10)\nDrops: 1\n-----\n";
        QTest::newRow("name in capitals") << sigmar + "General's Regiment\nCrusher (150)\nIED (10)\n• Fuse\n"
                                          << "9 IED (10); 10 Fuse";
        QTest::newRow("other regiments") << sigmar + "Renown\nIED (10)\n• Fuse\nCrusher (150)\n"
                                         << "8 IED (10); 9 Fuse";
    }
    void whatHasNoPrice_isTold()
    {
        QFETCH(QString, text);
        QFETCH(QString, told);
        const auto read = lists::ListReader(m_games, "en").read(text);
        QCOMPARE(read.size(), 1);
        QStringList missing;
        for (const LineResult &line : read.front().lines)
            if (line.state == LineResult::State::NotFound)
                missing << QString::number(line.line) + ' ' + line.text;
        QCOMPARE(missing.join("; "), told);
        QVERIFY2(chosen(read.front().roster).contains("1 Crusher"), qPrintable(chosen(read.front().roster).join('\n')));
    }

    // A colon may be part of a name: of a unit, of one in a formation, of a choice.
    void namesWithAColon_areFound_data()
    {
        QTest::addColumn<QString>("text");
        const QString head = "Imperium - Iron Wardens - My list - [30 pts]\n\n# ++ Army Roster ++ [30 pts]\n## Battleline [30 pts]\n";
        QTest::newRow("unit") << head + "Own unit: type 1 [10 pts]: Mark: red [2 pts], Knife\n• 2x Scout\n";
        QTest::newRow("counted") << "1x Own unit: type 1 (10 pts): Mark: red, Knife\n• 2x Scout\nCrusher (150 pts)\n";
        QTest::newRow("in a formation") << head
                + "Patrol [30 pts]\n• 1x Own unit: type 1 \"Bella\" [10 pts]\n    • 2x Scout\n    • Mark: red\n    • Knife\n";
    }
    void namesWithAColon_areFound()
    {
        QFETCH(QString, text);
        const auto read = lists::ListReader(m_games, "en").read(text);
        QCOMPARE(read.size(), 1);
        QVERIFY2(problems(read.front()).isEmpty(), qPrintable(problems(read.front())));
        const QStringList names = chosen(read.front().roster);
        for (const char *name :
             {"1 Own unit: type 1", "1 Own unit: type 1 / 2 Scout", "1 Own unit: type 1 / 1 Mark: red", "1 Own unit: type 1 / 1 Knife"})
            QVERIFY2(names.filter(QRegularExpression(QRegularExpression::escape(name) + '$')).size() == 1,
                     qPrintable(name + ("\n" + names.join('\n'))));
    }

    // In brackets, and with points: a price, mostly.
    void namesThatLookLikeAPrice_areFound()
    {
        QString text = simple;
        text.replace("Detachment: Shield Line\n", "Detachment: Shield Line\nScale: 2. War (1000 Point limit)\n");
        const auto read = lists::ListReader(m_games, "en").read(text);
        QCOMPARE(read.size(), 1);
        QVERIFY2(problems(read.front()).isEmpty(), qPrintable(problems(read.front())));
        QVERIFY(chosen(read.front().roster).contains("1 Scale / 1 2. War (1000 Point limit)"));
        for (const char *written : {"War (1000 Point limit)", "War"}) { // as other programs say it
            QString other = text;
            const auto same = lists::ListReader(m_games, "en").read(other.replace("2. War (1000 Point limit)", written));
            QVERIFY2(problems(same.front()).isEmpty(), qPrintable(problems(same.front())));
            QVERIFY(chosen(same.front().roster).contains("1 Scale / 1 2. War (1000 Point limit)"));
        }
        // The lines that Muster's texts have below units that belong together are no choices.
        text.replace("Crusher [150 pts]", "& led by Warden Captain\nCrusher [150 pts]");
        const auto led = lists::ListReader(m_games, "en").read(text);
        QVERIFY2(problems(led.front()).isEmpty(), qPrintable(problems(led.front())));
        QCOMPARE(chosen(led.front().roster), chosen(read.front().roster));
    }

    void choice_ofThePlayer_isTaken()
    {
        QString text = simple;
        text.replace("Crusher fists", "Crsh");
        lists::ReadWishes wishes;
        const auto before = lists::ListReader(m_games, "en").read(text);
        QString key;
        for (const LineResult &line : before.front().lines)
            if (line.text == "Crsh")
                key = line.key;
        QVERIFY(!key.isEmpty());
        wishes.choices.insert(key, "crusher::fists");
        wishes.choices.insert(key, "fists");
        const auto after = lists::ListReader(m_games, "en").readAgain(before.front().parsed, wishes);
        QVERIFY2(problems(after).isEmpty(), qPrintable(problems(after)));
        QVERIFY(chosen(after.roster).contains("1 Crusher / 1 Crusher fists"));
        wishes.choices.insert(key, "");
        QCOMPARE(lists::ListReader(m_games, "en").readAgain(before.front().parsed, wishes).count(LineResult::State::NotFound), 1);
    }

    void severalLists_inOnePaste()
    {
        const auto read = lists::ListReader(m_games, "en").read(tournament + '\n' + tournament + '\n' + simple);
        QCOMPARE(read.size(), 3);
        for (const ReadList &list : read) {
            QVERIFY2(problems(list).isEmpty(), qPrintable(problems(list)));
            QCOMPARE(list.roster.forces.front().selections.size(), 4);
        }
        QCOMPARE(read[1].parsed.firstLine, tournament.count('\n') + 2);
        // A list of another program that begins with its name and the size of the game.
        for (const QString &before : {tournament, simple, app}) {
            QString bare = before; // nobody signed it
            bare = bare.left(before == simple ? before.size() : before.lastIndexOf("\n\n") + 1);
            const auto two = lists::ListReader(m_games, "en").read(bare + "\n\n" + app);
            QCOMPARE(two.size(), 2);
            QCOMPARE(int(two[1].parsed.shape), int(Shape::App));
            for (const ReadList &list : two) {
                QVERIFY2(problems(list).isEmpty(), qPrintable(problems(list)));
                QCOMPARE(list.roster.forces.front().selections.size(), 4);
            }
        }
    }

    void modelsWithoutLine_areGuessed()
    {
        QString text = tournament;
        const auto from = text.indexOf("10x Warden Squad"), to = text.indexOf("1x Crusher");
        text.replace(from, to - from, "10x Warden Squad (180 pts)\n");
        const auto read = lists::ListReader(m_games, "en").read(text);
        QCOMPARE(read.front().count(LineResult::State::Guessed), 1);
        QVERIFY2(chosen(read.front().roster).contains("1 Warden Squad / 9 Warden"), qPrintable(chosen(read.front().roster).join('\n')));
    }

    // Guns with sights of their own come one by one, two of them by themselves: "3x" is three in all.
    void countedChoices_areThoseThatAreThere_data()
    {
        QTest::addColumn<int>("guns");
        QTest::newRow("as the data have it") << 2;
        QTest::newRow("one more") << 3;
    }
    void countedChoices_areThoseThatAreThere()
    {
        QFETCH(int, guns);
        const auto read = lists::ListReader(m_games, "en")
                              .read(QString("Warden Captain (80 pts)\n1x Skiff (60 pts): %1x Side gun\n").arg(guns));
        QCOMPARE(read.size(), 1);
        QVERIFY2(problems(read.front()).isEmpty(), qPrintable(problems(read.front())));
        QCOMPARE(chosen(read.front().roster).filter("Side gun"), QStringList(guns, "1 Skiff / 1 Side gun"));
    }

    // The models of a unit that nobody knows do not join the unit above.
    void unknownUnitInAFormation_keepsItsModels()
    {
        const QString text = "Imperium - Iron Wardens - My list - [100 pts]\n\n# ++ Army Roster ++ [100 pts]\n\n## Battleline [100 pts]\n"
                             "Patrol [70 pts]\n• 1x Scout team [30 pts]\n    • 3x Scout\n• 1x Raiders of Nobody [40 pts]\n    • 4x Scout\n";
        const auto read = lists::ListReader(m_games, "en").read(text);
        QCOMPARE(read.size(), 1);
        QCOMPARE(chosen(read.front().roster).filter("Scout").filter(" / 3 Scout").size(), 1);
        QVERIFY2(chosen(read.front().roster).filter("4 Scout").isEmpty(), qPrintable(chosen(read.front().roster).join('\n')));
        QVERIFY2(problems(read.front()).contains("4x Scout"), qPrintable(problems(read.front())));
    }

    void typedByHand_withoutAHead()
    {
        const auto read = lists::ListReader(m_games, "en").read("Warden Captain (80 pts)\nCrusher (150 pts)\n2x Crusher\n");
        QCOMPARE(read.size(), 1);
        QVERIFY2(problems(read.front()).isEmpty(), qPrintable(problems(read.front())));
        QCOMPARE(chosen(read.front().roster).count("1 Crusher"), 3);
        QCOMPARE(chosen(read.front().roster).count("1 Warden Captain"), 1);
    }

    void otherTexts_areNoLists()
    {
        QVERIFY(lists::parseLists("Dear all,\nsee you on Saturday.\n").empty());
        QVERIFY(lists::parseLists({}).empty());
        const auto unknown = lists::ListReader({}, "en").read(tournament);
        QCOMPARE(unknown.size(), 1);
        QVERIFY(!unknown.front().pack);
        QVERIFY(unknown.front().count(LineResult::State::NotFound) >= 3);
    }
};

MUSTER_TEST_MAIN(tst_ListReader)
#include "tst_ListReader.moc"
