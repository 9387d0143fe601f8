// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/PackArmy.h"

using namespace muster;

/// The tables of the quick reference, figure by figure, in both languages.
class tst_DropzonePackReference : public QObject
{
    Q_OBJECT

private:
    // Rows of the table under a heading, cells trimmed, head and rule left out.
    static QList<QStringList> table(const QString &language, const QStringList &headings)
    {
        QList<QStringList> rows;
        bool inside = false;
        for (const QString &line : test::pack("dropzone-commander")->reference(language).split('\n')) {
            if (line.startsWith("## "))
                inside = headings.contains(line.mid(3));
            if (!inside || !line.startsWith('|'))
                continue;
            QStringList cells = line.mid(1, line.size() - 2).split('|');
            for (QString &cell : cells)
                cell = cell.trimmed();
            rows.append(cells);
        }
        return rows.mid(2);
    }

    static QStringList figures(const QStringList &row) { return row.mid(1); }

    void addLanguages() const
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << "en";
        QTest::newRow("French") << "fr";
    }

private slots:
    void energyAgainstArmour_followsTheFormula_data() { addLanguages(); }

    void energyAgainstArmour_followsTheFormula()
    {
        QFETCH(QString, language);
        const QList<QStringList> rows = table(language, {"Energy against armour", "Énergie contre armure"});
        QCOMPARE(rows.size(), 10);
        for (int armour = 1; armour <= 10; ++armour) {
            QCOMPARE(rows[armour - 1].size(), 15);
            QCOMPARE(rows[armour - 1][0], QString::number(armour));
            for (int energy = 1; energy <= 14; ++energy) {
                const int needed = std::max(2, 5 - (energy - armour));
                QCOMPARE(rows[armour - 1][energy], needed > 6 ? QString("-") : QString("%1+").arg(needed));
            }
        }
    }

    void card_showsTheSameDamageRolls()
    {
        const packs::CardDesign &cards = test::pack("dropzone-commander")->cards();
        const packs::CardFaces *faces = cards.facesFor({"dzc.profile-type.vehicle", "dzc.profile-type.weapon"}, {}, "unit");
        QVERIFY(faces);
        const auto block = std::find_if(faces->front.begin(), faces->front.end(),
                                        [](const packs::CardBlock &each) { return each.strip.has_value(); });
        QVERIFY(block != faces->front.end());
        for (int armour = 1; armour <= 10; ++armour) {
            for (int energy = 1; energy <= 14; ++energy) {
                const int needed = std::max(2, 5 - (energy - armour));
                QCOMPARE(block->strip->cellText(energy, armour), needed > 6 ? QString() : QString("%1+").arg(needed));
            }
        }
    }

    void otherTables_data() { addLanguages(); }

    void otherTables()
    {
        QFETCH(QString, language);
        QCOMPARE(figures(table(language, {"Reserves", "Réserves"}).first()), (QStringList{"6+", "4+", "2+"}));
        QCOMPARE(figures(table(language, {"CQB", "CQB, combats rapprochés"}).first()), (QStringList{"3+", "4+", "5+", "6+"}));

        const QList<QStringList> sizes = table(language, {"Army list", "Liste d’armée"});
        QCOMPARE(figures(sizes[0]), (QStringList{"500-999", "5", "CV 2-3"}));
        QCOMPARE(figures(sizes[1]), (QStringList{"1000-1999", "6", "CV 2-5"}));
        QCOMPARE(figures(sizes[2]), (QStringList{"2000-3000", "7", "CV 2-6"}));

        const QList<QStringList> structures = table(language, {"Structures"});
        QCOMPARE(figures(structures[0]), (QStringList{"4", "6", "8", "2", "0", "0"}));
        QCOMPARE(figures(structures[1]), (QStringList{"4", "6", "8", "4", "3", "6"}));
        QCOMPARE(figures(structures[2]), (QStringList{"4", "6", "8", "10", "6", "12"}));
        QCOMPARE(figures(structures[3]), (QStringList{"-", "6", "8", "20", "9", "18"}));
        QCOMPARE(figures(structures[4]), (QStringList{"-", "6", "8", "40", "12", "24"}));

        const QList<QStringList> search = table(language, {"Search for an objective", "Recherche d’un objectif"});
        for (int size = 0; size < 4; ++size) {
            for (int turn = 0; turn < 5; ++turn)
                QCOMPARE(search[size][turn + 1], QString("%1+").arg(std::max(2, 3 + size - turn)));
        }
        QCOMPARE(table(language, {"Transport destroyed", "Transport détruit"}).size(), 3);
        QCOMPARE(table(language, {"Intel", "Renseignement"}).size(), 3);
        QCOMPARE(table(language, {"Accuracy and sight", "Précision et vue"}).size(), 7);
    }

    void bothLanguages_haveTheSameBlocks()
    {
        const auto shape = [](const QString &language) {
            QStringList lines;
            for (const QString &line : test::pack("dropzone-commander")->reference(language).split('\n'))
                lines.append(line.startsWith("## ")      ? "##"
                                 : line.startsWith('|')  ? QString::number(line.count('|'))
                                 : line.startsWith("- ") ? "-"
                                                         : QString());
            return lines;
        };
        QCOMPARE(shape("fr"), shape("en"));
    }
};

MUSTER_TEST_MAIN(tst_DropzonePackReference)
#include "tst_DropzonePackReference.moc"
