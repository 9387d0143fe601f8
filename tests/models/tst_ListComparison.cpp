// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/Rearranging.h"
#include "documents/roster/RosterDocument.h"
#include "documents/roster/commands/selections/MoveSelections.h"
#include "models/compare/ListComparison.h"
#include "support/GoldenText.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"
#include "text/Speaking.h"

using namespace muster;
using models::ComparedRow;
using Change = models::ComparedRow::Change;

/// Two lists side by side: what became of each unit.
class tst_ListComparison : public QObject
{
    Q_OBJECT

private:
    base::CountingIdSource m_ids;
    std::unique_ptr<packs::PackStore> m_store = test::ownPacks();

    struct Desk
    {
        packs::PackPtr pack;
        std::unique_ptr<documents::RosterDocument> before, after;
        [[nodiscard]] share::RosterLook look() const { return share::RosterLook::of(*pack, "en"); }
        [[nodiscard]] models::ListComparison compare() const
        {
            return models::compareLists(before->evaluator(), after->evaluator(), look());
        }
        [[nodiscard]] std::string unit(const std::string &name) const
        {
            std::string id;
            rules::forEachSelection(after->roster(), [&](const rules::Selection &each) {
                if (id.empty() && (each.name == name || each.customName == name) && each.type != "upgrade")
                    id = each.id;
            });
            return id;
        }
    };

    [[nodiscard]] Desk open(const char *game, int sample)
    {
        Desk desk{m_store->find(QString::fromLatin1(game)), {}, {}};
        for (auto *document : {&desk.before, &desk.after})
            *document = std::make_unique<documents::RosterDocument>(documents::gameOf(desk.pack, "en"),
                                                                    test::sampleRoster(*desk.pack, sample), m_ids);
        return desk;
    }

    [[nodiscard]] static const ComparedRow *rowOf(const models::ListComparison &comparison, const QString &name)
    {
        for (const ComparedRow &row : comparison.rows) {
            if (row.kind == ComparedRow::Kind::Unit && (row.b.name == name || row.a.name == name) && row.change != Change::Equal)
                return &row;
        }
        return nullptr;
    }

private slots:
    void sameList_hasNothingToSay_data()
    {
        QTest::addColumn<QString>("game");
        for (const char *game : {"at-43", "dropzone-commander", "dust", "modern-skirmish", "space-crusade"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }
    void sameList_hasNothingToSay()
    {
        QFETCH(QString, game);
        const Desk desk = open(qPrintable(game), 0);
        const models::ListComparison comparison = desk.compare();
        QVERIFY(comparison.same());
        QVERIFY(comparison.count(Change::Equal) > 1);
        QCOMPARE(comparison.pointsA, comparison.pointsB);
        QVERIFY(models::comparisonSentence(comparison, desk.look()).startsWith("Both are the same"));
    }

    void everyKindOfChange_isFoundOnce()
    {
        const Desk desk = open("dust", 0);
        documents::RosterDocument &list = *desk.after;
        const std::string gunners = desk.unit("Gunners"), wildfire = desk.unit("Wildfire"), pounder = desk.unit("Pounder");
        QVERIFY(!gunners.empty() && !wildfire.empty() && !pounder.empty());
        QVERIFY(list.removeSelection(gunners).ok());
        QVERIFY(list.renameSelection(wildfire, "Torch").ok());
        const auto offered = documents::replacementsFor(list.evaluator(), pounder);
        QVERIFY(!offered.empty());
        const auto other = std::find_if(offered.begin(), offered.end(), [](const rules::Candidate &each) { return each.name == "Hotdog"; });
        QVERIFY(other != offered.end());
        QVERIFY(documents::replaceAll(list, {pounder}, other->entryId).ok());
        const models::ListComparison comparison = desk.compare();
        QVERIFY(!comparison.same());
        QVERIFY(rowOf(comparison, "Gunners") && rowOf(comparison, "Gunners")->change == Change::Removed);
        QVERIFY(!rowOf(comparison, "Gunners")->b.there());
        QCOMPARE(rowOf(comparison, "Wildfire")->change, Change::Changed);
        QCOMPARE(rowOf(comparison, "Wildfire")->news, QStringList{QStringLiteral("called “Torch”")});
        QCOMPARE(rowOf(comparison, "Hotdog")->change, Change::Replaced);
        QCOMPARE(rowOf(comparison, "Hotdog")->a.name, QString("Pounder"));
        QCOMPARE(comparison.count(Change::Removed) + comparison.count(Change::Changed) + comparison.count(Change::Replaced), 3);
        const QString text = models::comparisonText(comparison, "old", "new", desk.look());
        QVERIFY2(text.contains("Replaced: ") && text.contains("Hotdog") && text.contains("Removed: "), qPrintable(text));
    }

    // What is said of a list that somebody changed, word by word in both languages: tests/golden/models.
    void words_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("language");
        for (const packs::PackPtr &pack : m_store->packs())
            for (const char *language : {"en", "fr"})
                QTest::addRow("%s %s", qPrintable(pack->id()), language) << pack->id() << QString(language);
    }
    void words()
    {
        QFETCH(QString, game);
        QFETCH(QString, language);
        const text::Speaking speaking(language);
        const Desk desk = open(qPrintable(game), 0);
        documents::RosterDocument &list = *desk.after;
        std::vector<std::string> units;
        rules::forEachSelection(list.roster(), [&](const rules::Selection &each) {
            if (each.type == "unit" || each.type == "model")
                units.push_back(each.id);
        });
        QVERIFY(units.size() >= 3);
        QVERIFY(list.duplicateSelection(units.front()).ok());
        QVERIFY(list.renameSelection(units.back(), "Falke <b> %1").ok());
        QVERIFY(list.removeSelection(units[1]).ok());
        const share::RosterLook look = share::RosterLook::of(*desk.pack, language);
        const models::ListComparison comparison = models::compareLists(desk.before->evaluator(), list.evaluator(), look);
        QString text = models::comparisonSentence(comparison, look) + '\n';
        for (const ComparedRow &row : comparison.rows) {
            if (row.change != Change::Equal)
                text += QString(row.depth * 2, ' ') + models::changeWord(row.change) + " | " + models::comparedLine(row, look) + '\n';
        }
        text += "== text\n" + models::comparisonText(comparison, "A %2", "B", look);
        const QString difference = test::differenceToGolden("models/comparison-" + game + '-' + language + ".txt", text);
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }

    void moveToAnotherPlace_isAMove()
    {
        const Desk desk = open("dust", 0);
        const std::string wildfire = desk.unit("Wildfire");
        const auto places = documents::placesFor(desk.after->evaluator(), {wildfire});
        const auto free = std::find_if(places.begin(), places.end(), [&](const documents::Placement &place) {
            return place.ownerId == desk.after->roster().forces.front().id;
        });
        QVERIFY(free != places.end());
        QVERIFY(desk.after->moveSelections({{wildfire, free->groupId}}, free->ownerId, 0).ok());
        const models::ListComparison comparison = desk.compare();
        const ComparedRow *row = rowOf(comparison, "Wildfire");
        QVERIFY(row);
        QCOMPARE(row->change, Change::Moved);
        QVERIFY(!row->a.place.isEmpty());
        QCOMPARE(comparison.pointsA, comparison.pointsB);
    }

    void options_areNamedWithTheirSign()
    {
        const auto &samples = m_store->find("space-crusade")->manifest().samples;
        const auto sample = std::find_if(samples.begin(), samples.end(), [](const auto &each) { return each.file.endsWith("aldo.ros"); });
        QVERIFY(sample != samples.end());
        const Desk desk = open("space-crusade", int(sample - samples.begin()));
        const std::string aldo = desk.unit("Aldo");
        QVERIFY(!aldo.empty());
        std::string weapon;
        QString name;
        rules::forEachSelection(*rules::findSelection(desk.after->roster(), aldo).selection, [&](const rules::Selection &each) {
            if (each.name == "Chainsword") {
                weapon = each.id;
                name = QString::fromStdString(each.name);
            }
        });
        QVERIFY(!weapon.empty());
        QVERIFY(desk.after->removeSelection(weapon).ok());
        const models::ListComparison comparison = desk.compare();
        const auto row = std::find_if(comparison.rows.begin(), comparison.rows.end(), [](const ComparedRow &each) {
            return each.kind == ComparedRow::Kind::Unit && each.change == Change::Changed;
        });
        QVERIFY(row != comparison.rows.end());
        QVERIFY2(row->news.contains(QStringLiteral("− ") + name), qPrintable(row->news.join(" | ")));
        QVERIFY(row->difference() < 0);
        QCOMPARE(comparison.pointsB - comparison.pointsA, row->difference());
    }

    // Whatever is done to a list: every unit of both stands in exactly one row, and the points add up.
    void everyUnit_standsInOneRow()
    {
        for (const char *game : {"dust", "dropzone-commander", "space-crusade", "modern-skirmish"}) {
            const Desk desk = open(game, 0);
            std::vector<std::string> ids;
            rules::forEachSelection(desk.after->roster(), [&](const rules::Selection &each) { ids.push_back(each.id); });
            for (std::size_t i = 0; i < ids.size(); i += 3) {
                if (rules::findSelection(std::as_const(*desk.after).roster(), ids[i]))
                    (void)(i % 2 ? desk.after->duplicateSelection(ids[i]) : desk.after->removeSelection(ids[i]));
                const models::ListComparison comparison = desk.compare();
                QStringList a, b;
                for (const ComparedRow &row : comparison.rows) {
                    if (row.kind == ComparedRow::Kind::Unit && row.a.there())
                        a.append(row.a.id);
                    if (row.kind == ComparedRow::Kind::Unit && row.b.there())
                        b.append(row.b.id);
                }
                const auto once = [](QStringList list) { return list.removeDuplicates() == 0; };
                QVERIFY(once(a) && once(b));
                const models::ListComparison back = models::compareLists(desk.after->evaluator(), desk.before->evaluator(), desk.look());
                QCOMPARE(back.pointsA, comparison.pointsB);
                QCOMPARE(back.count(Change::Added), comparison.count(Change::Removed));
                QCOMPARE(back.count(Change::Removed), comparison.count(Change::Added));
            }
        }
    }
};

MUSTER_TEST_MAIN(tst_ListComparison)
#include "tst_ListComparison.moc"
