// SPDX-License-Identifier: GPL-3.0-or-later
#include "PdfProbe.h"
#include "packs/PackStore.h"
#include "print/job/PrintJob.h"
#include "print/sheets/ReferenceSheet.h"
#include "print/sheets/TextBlocks.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"

using namespace muster;
using namespace muster::print;
using namespace muster::test;

namespace {

/// A block that the sheet of a game must have: its title in both languages, and figures that stand in it in both.
struct Wanted
{
    const char *english;
    const char *french;
    const char *figures; ///< parted by "; "
};

const QHash<QString, QList<Wanted>> &blocks()
{
    static const QHash<QString, QList<Wanted>> all{
        {"dust",
         {{"Turn", "Tour", "3; 4"},
          {"Actions", "Actions", ""},
          {"Move and range", "Mouvement et portée", "1 10 4; 8 80 32; 10 100 40; 24 240 96; 15 cm; 2; 4"},
          {"Terrain on the grid", "Terrain sur cases", "1"},
          {"Terrain on the table", "Terrain sur table", "2; 4; 10 cm; 30 cm"},
          {"Line of sight", "Ligne de vue", ""},
          {"Attack in seven steps", "Attaque en sept étapes", "360°; 45°; 180°; BB"},
          {"Armour classes", "Classes d'armure", "1; 2; 3; 4; 5; 6; 7"},
          {"Saves", "Sauvegardes", "Bunker; Zombie"},
          {"Damage", "Dommages", "K"},
          {"Suppression (table)", "Suppression (table)", "2; 3; 1"},
          {"Close combat", "Combat rapproché", "5 cm; 1/1"},
          {"Reaction attack", "Attaque de réaction", "4; 6"},
          {"Heroes", "Héros", "1"},
          {"Command squad", "Escouade de commandement", "2; 1; 3-4"},
          {"Skills", "Compétences", "Blutkreuz; Camouflage; 5; 4"},
          {"Weapon rules", "Règles d'armes", "Laser; Grenade; Sniper; Tesla; 1"},
          {"Vehicle rules", "Règles de véhicules", "1"},
          {"Transport", "Transport", "1-2; 3-4; 12; 6"},
          {"Fortifications", "Fortifications", "15; 10; 5; 20 cm; 90°; 45°; B/2"},
          {"Scenarios: Tactics", "Scénarios : Tactics", "8; 5; 7; 2"},
          {"Scenarios: Battlefield", "Scénarios : Battlefield", "180; 120; 10 cm; 40 cm; 8"},
          {"Reserves on the table", "Réserves sur table", "1 2 auto; 0 1 2 auto; 40 cm; 20 cm"}}},
        {"space-crusade",
         {{"Dice", "Dés", "0 0 0 0 1 2; 0 0 0 1 2 3"},
          {"Turn of a player", "Tour d'un joueur", ""},
          {"Turn of the game master", "Tour du meneur de jeu", "6"},
          {"Indoors", "En intérieur", "5; 4"},
          {"Movement in paces", "Mouvement en pas", "6 / 4; 8 / 6; 7 / 3; +1B; 8"},
          {"Hiding", "Dissimulation", "4; 6; 12"},
          {"Formation (outdoors)", "Formation (dehors)", "2; 4"},
          {"Shooting", "Tir", "1B; 1R; 1B+1R; 10; 2R"},
          {"Close combat", "Corps à corps", "+1B; +1R; 4; 1, 2, 3"},
          {"Close-combat weapons", "Armes de corps à corps", "2B; 1R+1B; 2R+2B; 2R+4B"},
          {"Pistols, range 10", "Pistolets, portée 10", "2R; 2B"},
          {"Basic weapons, range 20", "Armes de base, portée 20", "2B; 1R+1B; 2x2B"},
          {"Heavy weapons, range 30", "Armes lourdes, portée 30", "2R; 3x1R; 3R; 2R+2B"},
          {"Support weapons, range 40", "Armes d'appui, portée 40", "4R 16; 3x4R 48; 6x1R 24; 3x2R 24; 4x2R 32"},
          {"Grenades and missiles", "Grenades et missiles", "+2R; 3R; 3B; d10"},
          {"Ranks and re-rolls", "Grades et relances", "5 10; 6 12; 7 14; 8+ 16; 1; 2; 3; 4"},
          {"Bikes, jetbikes, jump packs", "Motos, motojets, réacteurs", "18; 16; 20; 10"},
          {"Dreadnoughts", "Dreadnoughts", "4 2 4 3 16; 6 2 4 3 16; 4 4 4 5 20; 6 4 4 5 20"},
          {"Vehicles", "Véhicules", "2B+2R; 3B+2R; 2 2 2B 20; 1B+2R 16; 14"},
          {"Events, Space Marines", "Événements, Space Marines", "1; 28"},
          {"Events, Eldar", "Événements, Eldars", "1; 22"}}},
        {"modern-skirmish",
         {{"Words", "Vocabulaire", "DQ; DC; 180°; 5 cm"},
          {"Turn", "Tour", "+1"},
          {"Orders, infantry", "Ordres, infanterie", "10 cm; 15 cm; -1"},
          {"Heads down", "Tête baissée", ""},
          {"Fire", "Tir", "4+; 4 cm; +1; +2; -1; +3"},
          {"Covering fire", "Tir de couverture", "+1"},
          {"Grenades and area weapons", "Grenades et armes à aire", "1D8; 7+; 5 cm"},
          {"Shooting at vehicles", "Tir sur véhicule", "7+"},
          {"Close combat", "Corps à corps", "4+; 1 cm; 1DC; 2DC; 3DC"},
          {"Weapons of fighters", "Armes des combattants", "10 1DC; 30 2DC; 50 3DC; 20 1D8; 20 2D8; 60 3DC; 100 1D10; 60 1D12; 75 1DC"},
          {"Weapons of vehicles", "Armes des véhicules", "50 3DC; 60 3DC; 100 3DC; 100 2DC"},
          {"Effects", "Effets", "3; 5 cm; 4+; 10 cm; -2; -1"},
          {"Equipment", "Équipement", "7+; +1; 5 cm"},
          {"Vehicles", "Véhicules", "15 D6; 10 D8; 12 D8"}}},
        {"at-43",
         {{"Universal table", "Table universelle", "6; 5+; 4+; 3+; 2+; 8"},
          {"Range", "Portée", "0-9; 90-99; 0 1 2 3 4 5 6 7 8 9"},
          {"Shooting, weapon type by weapon type", "Le tir, arme par arme", "1; 2; 3; 4"},
          {"Fire zone", "Zone de feu", ""},
          {"Indirect fire", "Tir indirect", "10 cm; 1 cm"},
          {"Cover", "Couvert", "5+; 3+; 10 cm"},
          {"Damage and losses", "Dégâts et pertes", "1-2; 3-5; 6"},
          {"Overwatch", "État d’alerte", ""},
          {"Artillery strike", "Frappe d’artillerie", "3"},
          {"Leadership points", "Points de commandement", "1; 2; 3"},
          {"Movement, morale", "Mouvement, moral", "6 cm; 10; 5+; 3+"}}},
        {"dropzone-commander",
         {{"The turn", "Le tour", "CV"},
          {"Reserves", "Réserves", "6+ 4+ 2+"},
          {"Movement", "Mouvement", "6\"; 3\"; +2"},
          {"Shooting in seven steps", "Tirer en sept temps", "1; 7"},
          {"Accuracy and sight", "Précision et vue", "10; 50; +2; 6+; 2+"},
          {"Energy against armour", "Énergie contre armure", "1 5+ 4+ 3+ 2+; 2 6+ 5+ 4+ 3+ 2+; 3 - 6+ 5+ 4+ 3+ 2+; - 6+ 5+ 4+ 3+ 2+ 2+"},
          {"Structures", "Structures", "4 6 8 2 0 0; 4 6 8 4 3 6; 4 6 8 10 6 12; 6 8 20 9 18; 6 8 40 12 24"},
          {"Search for an objective", "Recherche d’un objectif", "3+ 2+ 2+ 2+ 2+; 4+ 3+ 2+ 2+ 2+; 5+ 4+ 3+ 2+ 2+; 6+ 5+ 4+ 3+ 2+"},
          {"Garrisons", "Garnisons", "1\"; +1; +2; 5+; 6; 4+; 2\"; 3\""},
          {"CQB", "CQB, combats rapprochés", "3+; 4+; 5+; 6+"},
          {"Aircraft", "Aéronefs", "2\"; 2d6; 3\""},
          {"Fast movers", "Supersoniques", "1; 6\""},
          {"Interceptors", "Intercepteurs", "1-2; +2"},
          {"Transport", "Transport", "3\"; 1\""},
          {"Transport destroyed", "Transport détruit", "1-2; 3-5; 6; 4+; 10"},
          {"Objectives", "Objectifs", "1; 2; 2\""},
          {"Possible objectives", "Objectifs possibles", ""},
          {"Intel", "Renseignement", "6; 2-5; 1; 10"},
          {"Focal point", "Point focal", "1; 6\""},
          {"Abbreviations", "Abréviations", "CQB; CV"}}}};
    return all;
}

/// One spelling for signs that are typed or set in several ways, and no marks of Markdown.
QString plain(QString text)
{
    static const QRegularExpression braces("\\{[^}]*\\}"), spaces("[\\s|*·]+");
    text.remove(braces);
    text.replace(QChar(0x2212), '-')
        .replace(QChar(0x2013), '-')
        .replace(QChar(0x2019), '\'')
        .replace(QChar(0xd7), 'x')
        .replace(QChar(0x2033), '"')
        .replace(QChar(0x202f), ' ')
        .replace(QChar(0xa0), ' ');
    return ' ' + text.replace(spaces, " ") + ' ';
}

QString textOf(const MdSection &section)
{
    QString text;
    int number = 0;
    for (const MdBlock &block : section.blocks) {
        if (const auto *table = std::get_if<MdTable>(&block)) {
            text += ' ' + table->head.join(' ');
            for (const QStringList &row : table->rows)
                text += ' ' + row.join(' ');
        } else if (const auto *paragraph = std::get_if<MdParagraph>(&block)) {
            text += ' ' + paragraph->text;
        } else if (const auto *item = std::get_if<MdItem>(&block)) {
            text += (item->number > 0 ? QString(" %1 ").arg(++number) : QString(" ")) + item->text;
        } else {
            text += ' ' + std::get<MdHeading>(block).text;
        }
    }
    return plain(text);
}

// The figures side by side, as they stand in a row of a table.
bool holds(const QString &text, const QString &figures)
{
    const QString pattern = "(?<![0-9.,+])" + QRegularExpression::escape(plain(figures).trimmed()) + "(?![0-9])";
    return text.contains(QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption));
}

} // namespace

/// The quick references against the list of blocks and figures that a complete sheet has.
class tst_References : public QObject
{
    Q_OBJECT

private slots:
    void everyBlock_isOnTheSheet_data()
    {
        QTest::addColumn<QString>("pack");
        QTest::addColumn<QString>("language");
        for (auto it = blocks().begin(); it != blocks().end(); ++it)
            for (const char *language : {"en", "fr"})
                QTest::addRow("%s %s", qPrintable(it.key()), language) << it.key() << QString(language);
    }

    void everyBlock_isOnTheSheet()
    {
        QFETCH(QString, pack);
        QFETCH(QString, language);
        const packs::PackPtr game = test::ownPacks()->find(pack);
        QVERIFY(game);
        const Markdown reference = Markdown::parse(game->reference(language));
        const TextMeter meter;
        const QString printed = folded(
            plain(PdfProbe(layoutReferenceOf(*game, language, {210, 297}, InkMode::Colour, meter), pack, language).rawText()));
        QStringList wrong;
        for (const Wanted &wanted : blocks()[pack]) {
            const QString title = plain(QString::fromUtf8(language == "fr" ? wanted.french : wanted.english));
            const auto section = std::find_if(reference.sections.begin(), reference.sections.end(),
                                              [&](const MdSection &each) { return plain(each.title) == title; });
            if (section == reference.sections.end() || !printed.contains(folded(title))) {
                wrong.append("no block" + title);
                continue;
            }
            const QString text = textOf(*section);
            for (const QString &figures : QString::fromUtf8(wanted.figures).split("; ", Qt::SkipEmptyParts))
                if (!holds(text, figures))
                    wrong.append(title.trimmed() + ": " + figures);
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(" | ")));
    }

    // Names and sentences begin at one edge, whatever stands in the other cells of their column; figures are centred.
    void columnsOfWords_readFromTheLeft()
    {
        const TextMeter meter;
        const auto edges = [&](const QStringList &cells) {
            MdTable table{{"weapon", "note"}, {}};
            for (const QString &cell : cells)
                table.rows.push_back({"bolt", cell});
            Canvas canvas(meter, Inks());
            drawMarkdownTable(canvas, table, 0, 0, 60, {});
            QSet<int> found;
            for (const Item &command : canvas.take())
                if (const auto *drawn = std::get_if<TextItem>(&command); drawn && cells.contains(drawn->text))
                    found.insert(qRound(drawn->at.x() * 10));
            return found.size();
        };
        QCOMPARE(edges({"Eldar", "overheats", "rather a long note"}), 1);
        QCOMPARE(edges({"2R", "1R+1B", "3R per figure"}), 3);
    }

    // A column of sentences is not as narrow as one of short words.
    void sentences_getTheWidth()
    {
        const TextMeter meter;
        const QString text = "a unit that has already acted acts again, once per unit and turn, and the activation of the squad ends";
        const auto height = [&](const MdTable &table) {
            Canvas canvas(meter, Inks());
            return drawMarkdownTable(canvas, table, 0, 0, 60, {});
        };
        const double alone = height({{"effect"}, {{text}}}),
                     beside = height({{"action", "reach", "effect"}, {{"Get Moving You Bunch of Monkeys", "entry edge", text}}});
        QVERIFY2(beside < 2.2 * alone, qPrintable(QString("%1 %2").arg(beside).arg(alone)));
    }

    void sections_areNotTorn_andFitAFewPages_data()
    {
        QTest::addColumn<QString>("pack");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSizeF>("paper");
        for (auto it = blocks().begin(); it != blocks().end(); ++it)
            for (const char *language : {"en", "fr"})
                for (const QSizeF paper : {QSizeF(210, 297), QSizeF(215.9, 279.4)})
                    QTest::addRow("%s %s %g", qPrintable(it.key()), language, paper.width()) << it.key() << QString(language) << paper;
    }

    void sections_areNotTorn_andFitAFewPages()
    {
        QFETCH(QString, pack);
        QFETCH(QString, language);
        QFETCH(QSizeF, paper);
        const packs::PackPtr game = test::ownPacks()->find(pack);
        const Markdown reference = Markdown::parse(PaperText(language).typeset(game->reference(language)));
        const TextMeter meter;
        SheetStyle style;
        style.paper = paper;
        style.language = language;
        const PlacedReference placed = placeReference(reference, style, meter);
        const int most = pack == "space-crusade" ? 4 : 3; // its events are a page for the game master
        QVERIFY2(placed.pages <= most, qPrintable(QString::number(placed.pages)));
        QStringList torn;
        size_t section = 0;
        const FlowPlace *head = nullptr;
        for (const FlowPlace &place : placed.places) {
            if (placed.items[place.item].group) {
                head = &place;
                ++section;
            } else if (head && (place.page != head->page || place.x != head->x)) {
                torn.append(reference.sections[section - 1].title);
            }
        }
        torn.removeDuplicates();
        QVERIFY2(torn.isEmpty() && placed.torn == 0, qPrintable(torn.join(", ")));
    }
};

MUSTER_TEST_MAIN(tst_References)
#include "tst_References.moc"
