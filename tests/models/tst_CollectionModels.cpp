// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/collection/RosterFigures.h"
#include "models/collection/CollectionModel.h"
#include "models/collection/ReadyModel.h"
#include "support/OwnPacks.h"
#include "support/TemporaryLibrary.h"
#include "support/TestMain.h"
#include "text/Speaking.h"

#include <QAbstractItemModelTester>
#include <QRandomGenerator>
#include <QSignalSpy>

#include <functional>

using namespace muster;
using collection::Change;
using collection::State;
using documents::CollectionBook;
using models::CollectionFilter;
using models::CollectionModel;

namespace {

const QString dust = "dust.system";
const collection::FigureKey gunners{"dust.unit.gunners", {}};

void forEachRow(const QAbstractItemModel &model, const std::function<void(const QModelIndex &)> &visit, const QModelIndex &parent = {})
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        visit(model.index(row, 0, parent));
        forEachRow(model, visit, model.index(row, 0, parent));
    }
}

} // namespace

/// The collection as a table whose counts can be typed, and the checklist of what a list still needs.
class tst_CollectionModels : public QObject
{
    Q_OBJECT

    test::TemporaryLibrary m_folder;
    std::unique_ptr<packs::PackStore> m_packs = test::ownPacks();
    std::unique_ptr<library::Library> m_library;

    [[nodiscard]] CollectionBook &book() { return CollectionBook::of(*m_library); }
    [[nodiscard]] static int cell(const CollectionModel &model, CollectionModel::Column column)
    {
        const QModelIndex index = model.indexOf(gunners);
        return index.siblingAtColumn(column).data(Qt::EditRole).toInt();
    }

private slots:
    void init()
    {
        m_library = std::move(library::Library::open(m_folder.file(QString("%1-%2.sqlite")
                                                                       .arg(QString::fromUtf8(QTest::currentTestFunction()),
                                                                            QString::fromUtf8(QTest::currentDataTag()))))
                                  .value());
    }
    void cleanup() { m_library.reset(); }

    void everything_isListedWithItsNames_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << "en";
        QTest::newRow("fr") << "fr";
    }
    void everything_isListedWithItsNames()
    {
        QFETCH(QString, language);
        const text::Speaking speaking(language);
        for (const packs::PackPtr &pack : m_packs->packs()) {
            CollectionModel model(book(), *m_packs);
            QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
            model.setLanguage(language);
            CollectionFilter filter;
            filter.game = QString::fromUtf8(pack->data()->gameSystem().idText.data(), qsizetype(pack->data()->gameSystem().idText.size()));
            filter.show = CollectionFilter::Show::All;
            model.setFilter(filter);
            int figures = 0;
            QSet<QString> keys;
            forEachRow(model, [&](const QModelIndex &index) {
                const auto *row = model.row(index);
                QVERIFY2(!row->name.isEmpty(), qPrintable(row->key));
                QVERIFY2(!keys.contains(row->key), qPrintable(row->key));
                keys.insert(row->key);
                figures += !row->heading;
                QVERIFY(!index.data(Qt::AccessibleTextRole).toString().contains("%1"));
            });
            QVERIFY2(figures > 3, qPrintable(pack->id()));
            for (int column = 0; column < CollectionModel::ColumnCount; ++column)
                QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
            // What nobody owns is not among one's own.
            filter.show = CollectionFilter::Show::Mine;
            model.setFilter(filter);
            QCOMPARE(model.rowCount(), 0);
        }
    }

    // A count that is typed is a step that can be taken back, and the total is what the states add up to.
    void countsThatAreTyped_areSteps()
    {
        CollectionModel model(book(), *m_packs);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        CollectionFilter filter;
        filter.game = dust;
        filter.show = CollectionFilter::Show::All;
        model.setFilter(filter);
        QVERIFY(model.indexOf(gunners).isValid());
        QVERIFY(model.setData(model.indexOf(gunners).siblingAtColumn(CollectionModel::Bought), 5, Qt::EditRole));
        QCOMPARE(cell(model, CollectionModel::Bought), 5);
        QVERIFY(model.setData(model.indexOf(gunners).siblingAtColumn(CollectionModel::Painted), 2, Qt::EditRole));
        QCOMPARE(cell(model, CollectionModel::Painted), 2);
        QCOMPARE(cell(model, CollectionModel::Bought), 3); // two of the five, not two more
        QCOMPARE(cell(model, CollectionModel::Owned), 5);
        QCOMPARE(cell(model, CollectionModel::Owned), book().game(dust).total().owned());
        for (int column = CollectionModel::Owned; column <= CollectionModel::Based; ++column)
            QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty());
        QVERIFY(!model.setData(model.indexOf(gunners).siblingAtColumn(CollectionModel::Bought), -1, Qt::EditRole));
        const int steps = book().undoStack().count();
        QVERIFY(steps >= 2);
        book().undoStack().undo();
        QCOMPARE(cell(model, CollectionModel::Painted), 0);
        book().undoStack().undo();
        QCOMPARE(cell(model, CollectionModel::Bought), 0);
        book().undoStack().redo();
        QCOMPARE(cell(model, CollectionModel::Bought), 5);
        // More are painted than there were: one step, whose name counts all of them.
        QVERIFY(model.setData(model.indexOf(gunners).siblingAtColumn(CollectionModel::Painted), 7, Qt::EditRole));
        QCOMPARE(cell(model, CollectionModel::Owned), 7);
        QVERIFY2(book().undoStack().undoText().contains("7"), qPrintable(book().undoStack().undoText()));
        QSignalSpy recorded(&model, &CollectionModel::recorded);
        const int before = book().undoStack().count();
        QVERIFY(model.setData(model.indexOf(gunners).siblingAtColumn(CollectionModel::Painted), 7, Qt::EditRole));
        QCOMPARE(book().undoStack().count(), before); // what stood there already is no step
        QCOMPARE(recorded.count(), 0);
        book().undoStack().undo();
        QCOMPARE(cell(model, CollectionModel::Bought), 5);
        QCOMPARE(cell(model, CollectionModel::Painted), 0);
    }

    // Figures only move from one state to the next: none is lost, none appears, whatever is done.
    void movingOn_keepsTheNumber()
    {
        CollectionModel model(book(), *m_packs);
        CollectionFilter filter;
        filter.game = dust;
        filter.show = CollectionFilter::Show::All;
        model.setFilter(filter);
        QVERIFY(book().record(dust, model.named(gunners, {Change::move(gunners, std::nullopt, State::Bought, 12)})).ok());
        QRandomGenerator random(2);
        for (int i = 0; i < 40; ++i) {
            const std::optional<State> to = random.bounded(2) ? std::optional<State>() : std::optional<State>(State::Painted);
            const collection::Changes changes = model.movedOn({model.indexOf(gunners)}, to, int(random.bounded(1, 4)));
            QVERIFY(book().record(dust, changes).ok());
            QCOMPARE(book().game(dust).total().owned(), 12);
        }
        QVERIFY(book().game(dust).total().painted() > 0);
        const collection::Changes box = model.oneBox({model.indexOf(gunners)});
        QVERIFY(!box.empty());
        QVERIFY(book().record(dust, box).ok());
        QVERIFY(book().game(dust).total().owned() > 12);
    }

    void search_findsByName()
    {
        CollectionModel model(book(), *m_packs);
        CollectionFilter filter;
        filter.game = dust;
        filter.show = CollectionFilter::Show::All;
        model.setFilter(filter);
        const QString name = model.nameOf(gunners);
        QVERIFY(!name.isEmpty());
        filter.text = name.left(5).toUpper();
        model.setFilter(filter);
        QVERIFY2(model.indexOf(gunners).isValid(), qPrintable(name));
        filter.text = "no such figure";
        model.setFilter(filter);
        QCOMPARE(model.rowCount(), 0);
    }

    // What a list needs is what is owned of it and what is to do; a tick does it, and then it is ready.
    void checklist_endsWhenEverythingIsDone()
    {
        const packs::PackPtr pack = m_packs->find("dust");
        rules::Evaluator evaluator(pack->data());
        evaluator.evaluate(test::sampleRoster(*pack, 0));
        const collection::RosterNeeds needs = documents::needsOf(evaluator, documents::gameOf(pack, "en"), "A");
        models::ReadyModel model(book());
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRosters(dust, {needs}, {});
        QVERIFY(!model.plan().ready());
        const int wanted = needs.figures();
        QVERIFY(wanted > 0);
        for (int guard = 0; guard < 300 && !model.plan().ready(); ++guard) {
            QModelIndex open;
            forEachRow(model, [&](const QModelIndex &index) {
                if (!open.isValid() && !model.row(index)->heading)
                    open = index;
            });
            QVERIFY(open.isValid());
            const QString name = model.row(open)->name; // the row goes when it is done
            QVERIFY2(model.setData(open, Qt::Checked, Qt::CheckStateRole), qPrintable(name));
        }
        QVERIFY(model.plan().ready());
        QVERIFY(book().game(dust).total().owned() >= wanted);
        book().undoStack().undo();
        QVERIFY(!model.plan().ready());
    }
};

MUSTER_TEST_MAIN(tst_CollectionModels)
#include "tst_CollectionModels.moc"
