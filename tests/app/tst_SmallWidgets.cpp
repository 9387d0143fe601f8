// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/paint/ShapedText.h"
#include "app/theme/widgets/InSight.h"
#include "app/theme/widgets/NameColumn.h"
#include "support/TestMain.h"
#include "support/Widgets.h"

#include <QAbstractButton>
#include <QDockWidget>
#include <QHeaderView>
#include <QMainWindow>
#include <QMenu>
#include <QPainter>
#include <QTableWidget>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace muster;
using namespace muster::app;

/// Small helpers of panels and tables.
class tst_SmallWidgets : public QObject
{
    Q_OBJECT

    // The smallest rectangle around what was drawn.
    static QRect inked(const QImage &image)
    {
        QRect found;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, y).lightness() < 128)
                    found |= QRect(x, y, 1, 1);
            }
        }
        return found;
    }

private slots:
    // Whoever chooses in a menu leaves the button behind: it does not stay lit.
    void menu_leavesNoButtonLit()
    {
        Theme::current().install(*qApp);
        QWidget window;
        window.resize(300, 200);
        auto *button = new QToolButton(&window);
        button->setMenu(new QMenu(button));
        button->menu()->addAction("One");
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QCursor::setPos(window.mapToGlobal(QPoint(250, 180)));
        button->menu()->popup(window.mapToGlobal(QPoint(100, 100)));
        button->setAttribute(Qt::WA_UnderMouse); // as it is when the press that opened the menu was on it
        button->menu()->hide();
        QTRY_VERIFY(!button->underMouse());
    }

    void names_takeWhatTheOthersLeave_butNeverNothing()
    {
        QTreeWidget table;
        table.setColumnCount(3);
        table.header()->setStretchLastSection(false);
        new NameColumn(&table, table.header(), 0, 150);
        table.resize(600, 200);
        table.show();
        test::settle();
        table.header()->resizeSection(1, 80);
        table.header()->resizeSection(2, 90);
        QCOMPARE(table.header()->sectionSize(0), table.viewport()->width() - 170);
        table.hideColumn(2);
        table.resize(500, 200);
        test::settle();
        QCOMPARE(table.header()->sectionSize(0), table.viewport()->width() - 80);
        table.resize(180, 200); // then one scrolls
        test::settle();
        QCOMPARE(table.header()->sectionSize(0), 150);
    }

    // Text that is drawn again and again is measured once, and looks as it did before.
    void shapedText_isWhatQtWouldDraw()
    {
        Theme::current().install(*qApp);
        const QString name = "Medium Combat Walker Platoon, 3 × 35";
        for (const FontRole role : {FontRole::Body, FontRole::BodyStrong, FontRole::Small}) {
            const QFontMetricsF &metrics = Theme::current().metrics(role);
            QCOMPARE(paint::textWidth(name, role), metrics.horizontalAdvance(name));
            for (const double room : {400.0, 90.0}) {
                QImage ours(420, 30, QImage::Format_RGB32), qts(420, 30, QImage::Format_RGB32);
                const QRectF place(5, 0, room, 30);
                for (int round = 0; round < 2; ++round) { // the second time from memory
                    ours.fill(Qt::white);
                    QPainter painter(&ours);
                    painter.setPen(Qt::black);
                    const QString shown = metrics.elidedText(name, Qt::ElideRight, room);
                    QCOMPARE(paint::shapedText(painter, place, name, role, Qt::AlignLeft | Qt::AlignVCenter),
                             metrics.horizontalAdvance(shown));
                    qts.fill(Qt::white);
                    QPainter plain(&qts);
                    plain.setPen(Qt::black);
                    plain.setFont(roleFont(role));
                    plain.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, shown);
                }
                QCOMPARE(inked(ours), inked(qts));
            }
        }
    }

    void corner_hasAName()
    {
        QTableWidget table(2, 2);
        nameTableCorner(table, "What the cells say");
        QStringList names;
        for (const QAbstractButton *button : table.findChildren<QAbstractButton *>())
            names << button->accessibleName();
        QVERIFY(names.contains("What the cells say"));
    }

    // What covers a panel is part of it; a panel whose tab is behind another is not in sight.
    void panel_isInSight_unlessItsTabIsBehind()
    {
        QMainWindow window;
        window.setCentralWidget(new QWidget);
        QDockWidget *docks[2];
        QWidget *panels[2];
        for (int i = 0; i < 2; ++i) {
            panels[i] = new QWidget;
            auto *column = new QVBoxLayout(panels[i]);
            column->setContentsMargins(0, 0, 0, 0);
            auto *cover = new QWidget;
            cover->setAttribute(Qt::WA_OpaquePaintEvent);
            column->addWidget(cover);
            docks[i] = new QDockWidget;
            docks[i]->setObjectName(QString::number(i));
            docks[i]->setWidget(panels[i]);
            window.addDockWidget(Qt::RightDockWidgetArea, docks[i]);
        }
        QVERIFY(!isInSight(*panels[0]));
        window.resize(800, 600);
        window.show();
        test::settle();
        QVERIFY(isInSight(*panels[0]) && isInSight(*panels[1]));
        QVERIFY(panels[0]->visibleRegion().isEmpty()); // which is why nobody asks it
        window.tabifyDockWidget(docks[0], docks[1]);
        docks[0]->raise();
        test::settle();
        QTRY_VERIFY(!isInSight(*panels[1]));
        QVERIFY(isInSight(*panels[0]));
        docks[1]->raise();
        QTRY_VERIFY(isInSight(*panels[1]) && !isInSight(*panels[0]));
        window.hide();
        QVERIFY(!isInSight(*panels[1]));
    }
};

MUSTER_TEST_MAIN(tst_SmallWidgets)
#include "tst_SmallWidgets.moc"
