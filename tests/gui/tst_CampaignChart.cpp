// SPDX-License-Identifier: GPL-3.0-or-later
#include "CampaignBook.h"

#include "app/campaign/tables/CampaignChart.h"
#include "app/theme/style/Theme.h"
#include "app/theme/widgets/Segments.h"
#include "support/TestMain.h"
#include "support/Widgets.h"

#include <QAccessible>

using namespace muster;
using namespace muster::app;
using Desk = test::CampaignBook;

namespace {

campaign::Campaign sample()
{
    QFile file(test::sourceFolder() + "/tests/golden/campaign-five-missions.json");
    campaign::Campaign campaign;
    if (!file.open(QIODevice::ReadOnly) || !fromJson(QJsonDocument::fromJson(file.readAll()).object(), campaign))
        qFatal("no golden campaign");
    return campaign;
}

QSet<QRgb> coloursOf(const print::DisplayList &list)
{
    QSet<QRgb> colours;
    for (const print::Item &item : list)
        if (const auto *text = std::get_if<print::TextItem>(&item))
            colours.insert(text->colour);
    return colours;
}

} // namespace

/// The charts in the window: drawn with the theme, read as a table, used with mouse and keyboard.
class tst_CampaignChart : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { Theme::current().install(*qApp); }
    void cleanup() { Theme::current().setMode(ThemeMode::Light); }

    void screenReaders_readATable()
    {
        Desk desk;
        desk.take(sample());
        auto *chart = desk.find<CampaignChart>("campaign.chart");
        QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(chart);
        QVERIFY(spoken && spoken->tableInterface());
        QCOMPARE(spoken->role(), QAccessible::Table);
        QCOMPARE(spoken->text(QAccessible::Name), "Earned experience after each mission");
        QAccessibleTableInterface *table = spoken->tableInterface();
        const campaign::CampaignState &state = desk.workspace->session().state();
        QCOMPARE(table->rowCount(), int(state.soldiers.size()));
        QCOMPARE(table->columnCount(), state.fought() + 2);
        QCOMPARE(table->columnDescription(1), "Start");
        QStringList names, last;
        for (int row = 0; row < table->rowCount(); ++row) {
            names.append(table->cellAt(row, 0)->text(QAccessible::Name));
            last.append(table->cellAt(row, table->columnCount() - 1)->text(QAccessible::Name));
        }
        for (const campaign::SoldierState &soldier : state.soldiers) {
            const bool dead = soldier.status == campaign::Status::Dead;
            QVERIFY2(names.contains(dead ? soldier.name + " killed" : soldier.name), qPrintable(names.join('|')));
            if (soldier.status == campaign::Status::Fit)
                QVERIFY2(!last.filter(QString::number(soldier.earned)).isEmpty(), qPrintable(last.join('|')));
        }
    }

    void clickOnABar_choosesTheSoldier()
    {
        Desk desk;
        desk.take(sample());
        auto *choice = desk.find<Segments>("campaign.chart.choice");
        choice->setCurrentIndex(1);
        emit choice->chosen(1);
        auto *chart = desk.find<CampaignChart>("campaign.chart");
        QCOMPARE(chart->accessibleName(), "Eliminated by each soldier");
        const QModelIndex second = chart->model()->index(1, 1);
        QTest::mouseClick(chart->viewport(), Qt::LeftButton, {}, chart->visualRect(second).center());
        CampaignSession &session = desk.workspace->session();
        QCOMPARE(session.state().soldier(session.current())->name, second.siblingAtColumn(0).data().toString());
        QCOMPARE(second.data().toInt(), session.state().soldier(session.current())->kills);
    }

    void arrowKeys_goFromSoldierToSoldier()
    {
        Desk desk;
        desk.take(sample());
        auto *chart = desk.find<CampaignChart>("campaign.chart");
        chart->setFocus();
        CampaignSession &session = desk.workspace->session();
        session.setCurrent(chart->model()->index(0, 0).data(Qt::UserRole).toString());
        QSet<QString> seen{session.current()};
        for (int row = 1; row < chart->model()->rowCount(); ++row) {
            QTest::keyClick(chart, Qt::Key_Down);
            QCOMPARE(chart->currentIndex().row(), row);
            QVERIFY(!seen.contains(session.current()));
            seen.insert(session.current());
        }
        QTest::keyClick(chart, Qt::Key_Right);
        QCOMPARE(chart->currentIndex().column(), 1);
        QTest::keyClick(chart, Qt::Key_Tab);
        QVERIFY(!chart->hasFocus());
    }

    void theme_repaintsInItsColours()
    {
        Desk desk;
        desk.take(sample());
        auto *chart = desk.find<CampaignChart>("campaign.chart");
        QVERIFY(coloursOf(chart->drawing()).contains(color(Token::Text2).rgb()));
        const QSet<QRgb> light = coloursOf(chart->drawing());
        Theme::current().setMode(ThemeMode::Dark);
        QVERIFY(coloursOf(chart->drawing()).contains(color(Token::Text2).rgb()));
        QVERIFY(coloursOf(chart->drawing()) != light);
        QCOMPARE(chart->viewport()->grab().toImage().pixelColor(2, 2), color(Token::Base));
    }

    void anEdit_keepsTheModel()
    {
        Desk desk;
        desk.take(sample());
        auto *chart = desk.find<CampaignChart>("campaign.chart");
        const QPersistentModelIndex cell(chart->model()->index(1, 1));
        QSignalSpy resets(chart->model(), &QAbstractItemModel::modelReset);
        CampaignSession &session = desk.workspace->session();
        session.setCurrent(cell.data(Qt::UserRole).toString());
        emit session.changed();
        QVERIFY(cell.isValid());
        QCOMPARE(resets.count(), 0);
    }

    void smallPanel_isDrawnToo()
    {
        Desk desk;
        desk.take(sample());
        auto *chart = desk.find<CampaignChart>("campaign.chart");
        for (const QSize size : {QSize(1, 1), QSize(40, 20), QSize(120, 60), QSize(900, 300)}) {
            chart->resize(size);
            QVERIFY(!chart->grab().isNull());
        }
    }
};

MUSTER_TEST_MAIN(tst_CampaignChart)
#include "tst_CampaignChart.moc"
