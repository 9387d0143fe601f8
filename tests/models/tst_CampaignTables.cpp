// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/SampleCampaign.h"
#include "models/campaign/CampaignTableModel.h"
#include "share/campaign/CampaignReport.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"
#include "text/Speaking.h"

#include <QAbstractItemModelTester>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QSortFilterProxyModel>

using namespace muster;
using models::CampaignTableModel;
using share::ReportTable;

namespace {

ReportTable table(const QVector<QStringList> &rows)
{
    return {"t", "Table", {{"name", "Name", false}, {"points", "Points", true}, {"note", "Note", false}}, rows, {}};
}

QStringList keysOf(const QVector<QStringList> &rows)
{
    QStringList keys;
    for (const QStringList &row : rows)
        keys.append(row.first());
    return keys;
}

QVector<QStringList> shown(const QAbstractItemModel &model)
{
    QVector<QStringList> rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells.append(model.index(row, column).data().toString());
        rows.append(cells);
    }
    return rows;
}

} // namespace

/// Standings, roll of honour and what no longer holds, as tables of the window.
class tst_CampaignTables : public QObject
{
    Q_OBJECT

    std::unique_ptr<packs::PackStore> m_packs = test::ownPacks();

private slots:
    // Every table of every sample: each cell as the report has it, and with the whole row in its help.
    void everyReport_isShownAsItIs_data()
    {
        QTest::addColumn<QString>("pack");
        QTest::addColumn<QString>("language");
        for (const packs::PackPtr &pack : m_packs->packs())
            for (const char *language : {"en", "fr"})
                if (campaign::sampleCampaign(*pack, "en"))
                    QTest::addRow("%s %s", qPrintable(pack->id()), language) << pack->id() << QString(language);
    }
    void everyReport_isShownAsItIs()
    {
        QFETCH(QString, pack);
        QFETCH(QString, language);
        const text::Speaking speaking(language);
        const packs::PackPtr game = m_packs->find(pack);
        const auto book = campaign::sampleCampaign(*game, language);
        QVERIFY(book.has_value());
        const campaign::CampaignState state = campaign::fold(*book);
        const share::CampaignNames names(book->rules, game.get(), language);
        CampaignTableModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const share::CampaignReport report = share::campaignReport(*book, state, language, names);
        for (const ReportTable &table : report.tables) {
            QStringList keys;
            for (int row = 0; row < table.rows.size(); ++row)
                keys.append(QString::number(row));
            model.show(table, keys);
            QCOMPARE(shown(model), table.rows);
            for (int column = 0; column < table.columns.size(); ++column) {
                QCOMPARE(model.headerData(column, Qt::Horizontal).toString(), table.columns.at(column).label);
                QCOMPARE(model.headerData(column, Qt::Horizontal, Qt::AccessibleTextRole).toString(), table.columns.at(column).label);
            }
            for (int row = 0; row < table.rows.size(); ++row) {
                const QString help = model.index(row, 0).data(Qt::ToolTipRole).toString();
                for (int column = 0; column < table.columns.size(); ++column)
                    QVERIFY2(help.contains(table.rows.at(row).value(column)), qPrintable(help));
                QCOMPARE(model.index(row, 0).data(CampaignTableModel::KeyRole).toString(), keys.at(row));
            }
        }
    }

    // 9 stands before 10 where it is a number, and capitals make no difference where it is a word.
    void order_isThatOfNumbersAndWords()
    {
        CampaignTableModel model;
        const QVector<QStringList> rows{{"b", "10", ""}, {"C", "9", ""}, {"a", "-3", ""}};
        model.show(table(rows), keysOf(rows));
        QSortFilterProxyModel sorted;
        sorted.setSourceModel(&model);
        sorted.setSortRole(CampaignTableModel::SortRole);
        const auto names = [&sorted](int column) {
            sorted.sort(column);
            QStringList found;
            for (int row = 0; row < sorted.rowCount(); ++row)
                found.append(sorted.index(row, 0).data().toString());
            return found;
        };
        QCOMPARE(names(1), (QStringList{"a", "C", "b"}));
        QCOMPARE(names(0), (QStringList{"a", "b", "C"}));
    }

    void help_leavesOutWhatIsEmpty()
    {
        CampaignTableModel model;
        const QVector<QStringList> rows{{"Anna", "", "late"}};
        model.show(table(rows), keysOf(rows));
        QCOMPARE(model.index(0, 2).data(Qt::ToolTipRole).toString(), "Name: Anna\nNote: late");
        QCOMPARE(model.index(0, 1).data(Qt::TextAlignmentRole).toInt(), int(Qt::AlignRight | Qt::AlignVCenter));
        // One column needs no name before its cells.
        model.show({"t", "T", {{"text", "Text", false}}, {{"Grub is dead"}}, {}}, {"x"});
        QCOMPARE(model.index(0, 0).data(Qt::ToolTipRole).toString(), "Grub is dead");
    }

    void shortHeads_standOverNarrowColumns()
    {
        CampaignTableModel model;
        const QVector<QStringList> rows{{"Anna", "3", ""}};
        model.show(table(rows), keysOf(rows));
        model.setShortHeads({"N", "P"});
        QCOMPARE(model.headerData(1, Qt::Horizontal).toString(), "P");
        QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::ToolTipRole).toString(), "Points");
        QCOMPARE(model.headerData(2, Qt::Horizontal).toString(), "Note"); // for which there is no short one
        QVERIFY(!model.headerData(3, Qt::Horizontal).isValid());
        QVERIFY(!model.headerData(0, Qt::Vertical).isValid());
    }

    // What stays keeps its selection: rows come, go and change, the table itself does not begin anew.
    void rowsFollow_withoutAReset()
    {
        CampaignTableModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVector<QStringList> rows{{"a", "1", ""}, {"b", "2", ""}, {"c", "3", ""}, {"d", "4", ""}};
        model.show(table(rows), keysOf(rows));
        QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        const QPersistentModelIndex kept = model.index(2, 0);
        QRandomGenerator random(11);
        QStringList present{"a", "b", "c", "d"};
        for (int round = 0; round < 60; ++round) {
            const QString other = QStringList{"a", "b", "d", "e", "f"}.at(int(random.bounded(5))); // comes or goes
            if (!present.removeOne(other))
                present.append(other);
            present.sort();
            QVector<QStringList> next;
            for (const QString &name : std::as_const(present))
                next.append({name, QString::number(random.bounded(9)), random.bounded(2) ? "x" : ""});
            model.show(table(next), keysOf(next));
            QCOMPARE(shown(model), next);
            QVERIFY(kept.isValid());
            QCOMPARE(kept.data().toString(), "c");
        }
        QCOMPARE(resets.count(), 0);
        // Another language: other heads, the same rows.
        ReportTable french = table({{"c", "1", ""}});
        french.columns[1].label = "Des points";
        QSignalSpy heads(&model, &QAbstractItemModel::headerDataChanged);
        model.show(french, {"c"});
        QCOMPARE(heads.count(), 1);
        QCOMPARE(model.headerData(1, Qt::Horizontal).toString(), "Des points");
        QVERIFY(model.index(0, 0).data(Qt::ToolTipRole).toString().contains("Des points"));
        QCOMPARE(resets.count(), 0);
        model.show({"u", "U", {{"one", "One", false}}, {}, {}}, {});
        QCOMPARE(resets.count(), 1); // another table
        QCOMPARE(model.rowCount(), 0);
    }
};

MUSTER_TEST_MAIN(tst_CampaignTables)
#include "tst_CampaignTables.moc"
