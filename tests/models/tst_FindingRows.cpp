// SPDX-License-Identifier: GPL-3.0-or-later
// What the window says is wrong with a list, and what its buttons offer, word by word in both languages: tests/golden/models.
#include "documents/roster/RosterDocument.h"
#include "models/roster/CatalogueModel.h"
#include "models/roster/FindingsModel.h"
#include "models/roster/UnitComparison.h"
#include "support/GoldenText.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"
#include "text/Speaking.h"

#include <QAbstractItemModelTester>

using namespace muster;
using models::FindingRow;
using models::FindingsModel;

namespace {

/// A sample of which too much was taken, too little is left, and that costs more than it may.
struct BrokenList
{
    BrokenList(const packs::PackPtr &pack, const QString &language)
        : speaking(language), document(documents::gameOf(pack, language), test::sampleRoster(*pack), ids),
          look(share::RosterLook::of(*pack, language))
    {
        std::vector<std::string> units;
        rules::forEachSelection(document.roster(), [&](const rules::Selection &each) {
            if (each.type == "unit" || each.type == "model")
                units.push_back(each.id);
        });
        done = document.changeCostLimit(look.costTypeId, 7).ok(); // not last: a fix of it would become one step with it
        for (int i = 0; i < 3; ++i)
            done = done && document.duplicateSelection(units.front()).ok();
        done = done && document.removeSelection(units.back()).ok();
    }

    text::Speaking speaking;
    base::CountingIdSource ids;
    documents::RosterDocument document;
    share::RosterLook look;
    bool done = true;
};

QString wordFor(FindingRow::Kind kind)
{
    return QStringList{"error", "warning", "advantage", "hint"}.at(int(kind));
}

std::vector<const FindingRow *> rowsOf(const FindingsModel &model)
{
    std::vector<const FindingRow *> rows;
    for (int row = 0; row < model.rowCount(); ++row)
        rows.push_back(model.row(model.index(row, 0)));
    return rows;
}

} // namespace

class tst_FindingRows : public QObject
{
    Q_OBJECT

    std::unique_ptr<packs::PackStore> m_packs = test::ownPacks();

    void everyPackInBothLanguages()
    {
        QTest::addColumn<QString>("pack");
        QTest::addColumn<QString>("language");
        for (const packs::PackPtr &pack : m_packs->packs())
            for (const char *language : {"en", "fr"})
                QTest::addRow("%s %s", qPrintable(pack->id()), language) << pack->id() << QString(language);
    }

private slots:
    void words_data() { everyPackInBothLanguages(); }
    void words()
    {
        QFETCH(QString, pack);
        QFETCH(QString, language);
        BrokenList list(m_packs->find(pack), language);
        QVERIFY(list.done);
        FindingsModel model(list.document, list.look);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QString text;
        for (const FindingRow *row : rowsOf(model))
            text += wordFor(row->kind) + " | " + row->title + " | " + row->scope + '\n';
        const QString difference = test::differenceToGolden("models/findings-" + pack + '-' + language + ".txt", text);
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }

    // Each row is one thing, counted where it belongs, and leads to somebody who is there.
    void rows_countAndLeadSomewhere_data() { everyPackInBothLanguages(); }
    void rows_countAndLeadSomewhere()
    {
        QFETCH(QString, pack);
        QFETCH(QString, language);
        BrokenList list(m_packs->find(pack), language);
        FindingsModel model(list.document, list.look);
        int errors = 0, warnings = 0;
        QSet<QString> keys;
        for (const FindingRow *row : rowsOf(model)) {
            errors += row->kind == FindingRow::Kind::Error;
            warnings += row->kind == FindingRow::Kind::Warning;
            QVERIFY2(!keys.contains(row->key), qPrintable(row->key));
            keys.insert(row->key);
            QVERIFY2(!row->title.isEmpty() && !row->title.contains("%1"), qPrintable(row->title));
            if (!row->culpritId.isEmpty()) {
                const std::string culprit = row->culpritId.toStdString();
                QVERIFY2(list.document.evaluator().chosen(culprit) || list.document.evaluator().chosenForce(culprit), culprit.c_str());
            }
        }
        QCOMPARE(model.errorCount(), errors);
        QCOMPARE(model.warningCount(), warnings);
        QVERIFY(errors > 0); // at least the points
        QCOMPARE(list.document.evaluator().legal(), false);
        while (list.document.undoStack().canUndo())
            list.document.undoStack().undo();
        FindingsModel fresh(list.document, list.look);
        QCOMPARE(model.rowCount(), fresh.rowCount());
    }

    // A button mends what its row says, as one step that can be taken back.
    void firstOffer_mendsItsRow_data() { everyPackInBothLanguages(); }
    void firstOffer_mendsItsRow()
    {
        QFETCH(QString, pack);
        QFETCH(QString, language);
        BrokenList list(m_packs->find(pack), language);
        FindingsModel model(list.document, list.look);
        for (int row = 0; row < model.rowCount(); ++row) {
            const FindingRow *found = model.row(model.index(row, 0));
            if (found->fixes.empty())
                continue;
            QVERIFY2(!found->fixes.front().text.isEmpty(), qPrintable(found->title));
            const QString key = found->key, title = found->title;
            const int steps = list.document.undoStack().count(), errors = model.errorCount();
            QVERIFY2(model.applyFix(model.index(row, 0)).ok(), qPrintable(title));
            QCOMPARE(list.document.undoStack().count(), steps + 1);
            QVERIFY2(!model.find([&](const FindingRow &each) { return each.key == key; }).isValid(), qPrintable(title));
            QVERIFY2(model.errorCount() < errors || found->kind != FindingRow::Kind::Error, qPrintable(title));
            list.document.undoStack().undo();
            QVERIFY2(model.find([&](const FindingRow &each) { return each.key == key; }).isValid(), qPrintable(title));
            return; // the others are of the same kind; tst_Fixes tries them all
        }
    }

    // Units side by side: a line says that they are equal exactly when they are.
    void comparedUnits_areEqualWhereTheyAre_data() { everyPackInBothLanguages(); }
    void comparedUnits_areEqualWhereTheyAre()
    {
        QFETCH(QString, pack);
        QFETCH(QString, language);
        BrokenList list(m_packs->find(pack), language);
        models::CatalogueModel catalogue(list.document, list.look);
        catalogue.setPlace(share::toText(list.document.roster().forces.front().id), {});
        QStringList entries;
        (void)catalogue.find([&](const models::CatalogueRow &row) {
            if (row.kind == models::CatalogueRow::Kind::Unit && entries.size() < 3)
                entries.append(row.entryId);
            return false;
        });
        QCOMPARE(entries.size(), 3);
        const models::UnitComparison compared = models::compareUnits(list.document.evaluator(), catalogue, list.look, entries);
        QCOMPARE(compared.names.size(), 3);
        QSet<QString> labels;
        for (const auto &line : compared.lines) {
            QVERIFY2(!labels.contains(line.label), qPrintable(line.label)); // one line for one thing
            labels.insert(line.label);
            QCOMPARE(line.values.size(), 3);
            QCOMPARE(line.same, line.values.at(0) == line.values.at(1) && line.values.at(1) == line.values.at(2));
            QVERIFY2(!line.values.join(QString()).isEmpty(), qPrintable(line.label)); // nothing is said of nobody
        }
        const models::UnitComparison twin = models::compareUnits(list.document.evaluator(), catalogue, list.look,
                                                                 {entries.first(), entries.first()});
        for (const auto &line : twin.lines)
            QVERIFY2(line.same, qPrintable(line.label));
    }
};

MUSTER_TEST_MAIN(tst_FindingRows)
#include "tst_FindingRows.moc"
