// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/DockHost.h"
#include "app/docking/QtDockHost.h"
#include "app/theme/style/Theme.h"
#include "support/TestMain.h"
#include "support/Widgets.h"
#ifdef MUSTER_KDDOCKWIDGETS
#include "app/docking/kddw/KddwDockHost.h"
#endif

using namespace muster;
using namespace muster::app;

namespace {

int areas = 0;

/// A window with a dock area of four panels: middle, left, right with a tab behind it, below the middle.
struct Area
{
    explicit Area(const QString &kind, bool folds = false)
    {
        // Ids are unique in the program, so each area of this test has its own.
        prefix = QString("area%1.").arg(++areas);
        window.resize(1200, 800);
        auto *column = new QVBoxLayout(&window);
        column->setContentsMargins(0, 0, 0, 0);
#ifdef MUSTER_KDDOCKWIDGETS
        if (kind == "kddw")
            host.reset(new KddwDockHost(prefix, &window));
#endif
        if (kind == "qt")
            host.reset(new QtDockHost(prefix, &window));
        const auto least = [folds](int width, int height) { return folds ? QSize(width, height) : QSize(); };
        const auto into = [this, folds](const QString &name) { return folds ? id(name) : QString(); };
        host->addPanel({id("middle"), "Middle", makeWidget("middle"), Side::Right, {}, {}, {}, true, true, least(350, 200)});
        host->addPanel({id("left"), "Left", makeWidget("left"), Side::Left, {}, {}, {250, 0}, true, true, least(200, 0)});
        host->addPanel(
            {id("right"), "Right", makeWidget("right"), Side::Right, {}, {}, {300, 0}, true, true, least(250, 0), into("middle")});
        host->addPanel({id("behind"), "Behind", makeWidget("behind"), Side::Right, {}, id("right"), {}, true, true});
        host->addPanel(
            {id("below"), "Below", makeWidget("below"), Side::Below, id("middle"), {}, {0, 180}, true, true, least(0, 150), into("left")});
        host->addPanel({id("closed"), "Closed", makeWidget("closed"), Side::Below, id("left"), {}, {0, 100}, false, true});
        column->addWidget(host->area());
        window.show();
        window.activateWindow();
        test::settle();
    }
    ~Area()
    {
        host.reset();
    }

    QWidget *makeWidget(const QString &name)
    {
        auto *widget = new QWidget;
        auto *column = new QVBoxLayout(widget);
        auto *field = new QLineEdit;
        field->setObjectName(name);
        field->setAccessibleName(name);
        column->addWidget(field);
        return widget;
    }
    QString id(const QString &name) const
    {
        return prefix + name;
    }
    QRect place(const QString &name) const
    {
        QWidget *widget = host->widget(id(name));
        return QRect(widget->mapTo(&window, QPoint()), widget->size());
    }

    QString prefix;
    QWidget window;
    std::unique_ptr<DockHost> host;
};

// One line; each kind of dock adds an edge of its own, and the field of the panel has a least height.
bool isLow(int height)
{
    return height <= 70;
}

} // namespace

/// Both kinds of docks do the same: what one can do, the other can.
class tst_DockHost : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::newRow("qt") << "qt";
#ifdef MUSTER_KDDOCKWIDGETS
        QTest::newRow("kddw") << "kddw";
#endif
    }
    void initTestCase()
    {
        Theme::current().install(*qApp);
    }

    void defaultLayout_hasEveryPanelInItsPlace()
    {
        QFETCH_GLOBAL(QString, kind);
        Area area(kind);
        for (const char *name : {"middle", "left", "right", "behind", "below"})
            QVERIFY2(area.host->isOpen(area.id(name)), name);
        QVERIFY(!area.host->isOpen(area.id("closed")));
        QVERIFY(area.place("left").right() < area.place("middle").left());
        QVERIFY(area.place("right").left() > area.place("middle").right());
        QVERIFY(area.place("below").top() > area.place("middle").bottom());
        QVERIFY2(qAbs(area.place("left").width() - 250) < 40, qPrintable(QString::number(area.place("left").width())));
        QVERIFY(qAbs(area.place("right").width() - 300) < 40);
        QVERIFY(area.host->isShown(area.id("right")));
        QVERIFY(!area.host->isShown(area.id("behind")));
        QCOMPARE(area.host->tabbedWith(area.id("right")), QStringList{area.id("behind")});
    }

    void closeAndReopen_comesBackAndTheActionFollows()
    {
        QFETCH_GLOBAL(QString, kind);
        Area area(kind);
        const QString left = area.id("left");
        QAction *toggle = area.host->toggleAction(left);
        QVERIFY(toggle->isChecked());
        area.host->setOpen(left, false);
        test::settle();
        QVERIFY(!area.host->isOpen(left));
        QVERIFY(!toggle->isChecked());
        toggle->trigger();
        test::settle();
        QVERIFY(area.host->isOpen(left));
        QVERIFY(toggle->isChecked());
        QVERIFY(!area.host->isFloating(left));
        QVERIFY(area.place("left").right() < area.place("middle").left());
    }

    void mainPanel_cannotBeClosed()
    {
        QFETCH_GLOBAL(QString, kind);
        Area area(kind);
        area.host->addPanel({area.id("stays"), "Stays", area.makeWidget("stays"), Side::Below, {}, {}, {0, 150}, true, false});
        test::settle();
        QVERIFY(!area.host->toggleAction(area.id("stays"))->isEnabled());
        QVERIFY(area.host->toggleAction(area.id("left"))->isEnabled());
        const QList<QAbstractButton *> buttons = area.window.findChildren<QAbstractButton *>();
        for (const QAbstractButton *button : buttons)
            QVERIFY2(!button->isVisible() || button->accessibleName() != "Close Stays", qPrintable(button->accessibleName()));
    }

    void panelThatStartsClosed_opensInItsPlace()
    {
        QFETCH_GLOBAL(QString, kind);
        Area area(kind);
        area.host->raise(area.id("closed"));
        test::settle();
        QVERIFY(area.host->isShown(area.id("closed")));
        QVERIFY(!area.host->isFloating(area.id("closed")));
    }

    void floatAndDock_goesOutAndBack()
    {
        QFETCH_GLOBAL(QString, kind);
        Area area(kind);
        const QString right = area.id("right");
        area.host->setFloating(right, true);
        test::settle();
        QVERIFY(area.host->isFloating(right));
        QVERIFY(area.host->widget(right)->window() != &area.window);
        area.host->setFloating(right, false);
        test::settle();
        QVERIFY(!area.host->isFloating(right));
        QCOMPARE(area.host->widget(right)->window(), &area.window);
    }

    void tabbing_putsOnePanelOntoAnother()
    {
        QFETCH_GLOBAL(QString, kind);
        Area area(kind);
        area.host->tab(area.id("left"), area.id("below"));
        test::settle();
        QCOMPARE(area.host->tabbedWith(area.id("below")), QStringList{area.id("left")});
        area.host->raise(area.id("below"));
        test::settle();
        QVERIFY(area.host->isShown(area.id("below")));
        QVERIFY(!area.host->isShown(area.id("left")));
        area.host->raise(area.id("left"));
        test::settle();
        QVERIFY(area.host->isShown(area.id("left")));
    }

    void saveAndRestore_bringsTheLayoutBack()
    {
        QFETCH_GLOBAL(QString, kind);
        Area area(kind);
        area.host->setOpen(area.id("below"), false);
        area.host->tab(area.id("left"), area.id("right"));
        test::settle();
        const QByteArray layout = area.host->saveLayout();
        area.host->resetLayout();
        test::settle();
        QVERIFY(area.host->isOpen(area.id("below")));
        QVERIFY(!area.host->tabbedWith(area.id("right")).contains(area.id("left")));

        QVERIFY(area.host->restoreLayout(layout));
        test::settle();
        QVERIFY(!area.host->isOpen(area.id("below")));
        QVERIFY(!area.host->toggleAction(area.id("below"))->isChecked());
        QVERIFY(area.host->tabbedWith(area.id("right")).contains(area.id("left")));
    }

    void restoreOfAFloatingPanel_floatsAgain()
    {
        QFETCH_GLOBAL(QString, kind);
        Area area(kind);
        area.host->setFloating(area.id("left"), true);
        test::settle();
        const QByteArray layout = area.host->saveLayout();
        area.host->resetLayout();
        test::settle();
        QVERIFY(!area.host->isFloating(area.id("left")));
        QVERIFY(area.host->restoreLayout(layout));
        test::settle();
        QVERIFY(area.host->isFloating(area.id("left")));
    }

    void reset_bringsTheDefaultBack()
    {
        QFETCH_GLOBAL(QString, kind);
        Area area(kind);
        area.host->setFloating(area.id("middle"), true);
        area.host->setOpen(area.id("left"), false);
        area.host->tab(area.id("below"), area.id("right"));
        test::settle();
        area.host->resetLayout();
        test::settle();
        QVERIFY(!area.host->isFloating(area.id("middle")));
        QVERIFY(area.host->isOpen(area.id("left")));
        QVERIFY(area.place("left").right() < area.place("middle").left());
        QVERIFY(area.place("below").top() > area.place("middle").bottom());
        QVERIFY(qAbs(area.place("right").width() - 300) < 40);
    }

    void damagedLayout_givesTheDefault_data()
    {
        QTest::addColumn<int>("damage");
        QTest::newRow("empty") << 0;
        QTest::newRow("noise") << 1;
        QTest::newRow("cut off") << 2;
        QTest::newRow("a flipped byte") << 3;
        QTest::newRow("of other panels") << 4;
    }

    void damagedLayout_givesTheDefault()
    {
        QFETCH_GLOBAL(QString, kind);
        QFETCH(int, damage);
        Area area(kind);
        area.host->setOpen(area.id("left"), false);
        test::settle();
        QByteArray layout = area.host->saveLayout();
        if (damage == 0)
            layout.clear();
        else if (damage == 1)
            layout = QByteArray(500, 'x');
        else if (damage == 2)
            layout.truncate(layout.size() / 2);
        else if (damage == 3)
            layout[layout.size() - 60] = char(layout[layout.size() - 60] ^ 0x55);
        else
            layout = Area(kind).host->saveLayout();
        QVERIFY(!area.host->restoreLayout(layout));
        test::settle();
        for (const char *name : {"middle", "left", "right", "below"}) {
            QVERIFY2(area.host->isOpen(area.id(name)), name);
            QVERIFY2(area.host->isShown(area.id(name)), name);
        }
    }

    // A narrow area has no room for three columns: one goes behind another, and comes out again.
    void narrowArea_foldsPanelsIntoTabs()
    {
        QFETCH_GLOBAL(QString, kind);
        Area area(kind, true);
        QVERIFY(area.host->folded().isEmpty());
        QVERIFY(area.host->tabbedWith(area.id("right")) == QStringList{area.id("behind")});
        area.host->focus(area.id("left"));
        area.window.resize(700, 800);
        test::settle();
        QCOMPARE(area.host->folded(), QStringList{area.id("right")});
        QVERIFY(area.host->tabbedWith(area.id("right")).contains(area.id("middle")));
        QVERIFY(area.host->tabbedWith(area.id("behind")).contains(area.id("middle")));
        QVERIFY(area.host->isShown(area.id("middle")));
        QVERIFY(area.place("middle").width() >= 350);
        QVERIFY(area.place("left").width() >= 190);
        QCOMPARE(area.host->focusedPanel(), area.id("left"));
        // Low as well: what stood below joins too.
        area.window.resize(700, 300);
        test::settle();
        QCOMPARE(area.host->folded(), (QStringList{area.id("right"), area.id("below")}));
        QVERIFY(area.host->tabbedWith(area.id("below")).contains(area.id("left")));
        area.window.resize(1200, 800);
        test::settle();
        QVERIFY(area.host->folded().isEmpty());
        QVERIFY(area.place("right").left() > area.place("middle").right());
    }

    // A larger window gives its room to what asked for nothing, not to the filter at its side.
    void largerWindow_leavesTheSidesAlone()
    {
        QFETCH_GLOBAL(QString, kind);
        if (kind != "qt")
            QSKIP("KDDockWidgets shares the room out by itself");
        Area area(kind);
        const int before = area.place("left").width();
        area.window.resize(1800, 900);
        test::settle();
        QVERIFY2(std::abs(area.place("left").width() - before) <= 3, qPrintable(QString::number(area.place("left").width())));
        area.window.resize(1200, 800);
        test::settle();
        QVERIFY(std::abs(area.place("left").width() - before) <= 3);
    }

    void eachForm_keepsItsOwnLayout()
    {
        QFETCH_GLOBAL(QString, kind);
        Area area(kind, true);
        area.host->tab(area.id("below"), area.id("left")); // by hand, in the wide form
        test::settle();
        area.host->setOpen(area.id("behind"), false);
        area.window.resize(700, 800);
        test::settle();
        QVERIFY(!area.host->isOpen(area.id("behind"))); // closed stays closed
        QVERIFY(!area.host->tabbedWith(area.id("below")).contains(area.id("left")));
        const QByteArray saved = area.host->saveLayout();
        area.window.resize(1200, 800);
        test::settle();
        QVERIFY(area.host->tabbedWith(area.id("below")).contains(area.id("left")));
        area.host->resetLayout();
        QVERIFY(area.host->restoreLayout(saved)); // both forms came back
        test::settle();
        QVERIFY(area.host->tabbedWith(area.id("below")).contains(area.id("left")));
        QVERIFY(area.host->folded().isEmpty());
    }

    // A panel with one line to show gives its room away, and has it back as soon as it or a tab of its place has more.
    void shortPanel_leavesItsRoomToTheNeighbour()
    {
        QFETCH_GLOBAL(QString, kind);
        Area area(kind);
        area.host->addPanel({area.id("more"), "More", area.makeWidget("more"), Side::Below, {}, area.id("below"), {}});
        area.host->raise(area.id("below"));
        test::settle();
        const int whole = area.place("below").height(), middle = area.place("middle").height();
        QVERIFY(whole > 100);
        area.host->setShort(area.id("below"), 40);
        test::settle();
        QVERIFY2(isLow(area.place("below").height()), qPrintable(QString::number(area.place("below").height())));
        QVERIFY2(area.place("middle").height() > middle + 30, qPrintable(QString::number(area.place("middle").height())));
        area.host->raise(area.id("more"));
        test::settle();
        QVERIFY2(area.place("more").height() > 100, qPrintable(QString::number(area.place("more").height())));
        area.host->raise(area.id("below"));
        test::settle();
        QVERIFY2(isLow(area.place("below").height()), qPrintable(QString::number(area.place("below").height())));
        area.window.resize(1200, 900); // a taller window is for the others
        test::settle();
        QVERIFY2(isLow(area.place("below").height()), qPrintable(QString::number(area.place("below").height())));
        area.window.resize(1200, 800);
        test::settle();
        area.host->setShort(area.id("below"), 0);
        test::settle();
        QVERIFY2(area.place("below").height() > 100, qPrintable(QString::number(area.place("below").height())));
        QVERIFY2(area.place("middle").height() < middle + 60, qPrintable(QString::number(area.place("middle").height())));
    }

    void shortPanel_afterARestart_hasItsRoomBack()
    {
        QFETCH_GLOBAL(QString, kind);
        Area area(kind);
        area.host->setShort(area.id("below"), 40);
        test::settle();
        const QByteArray saved = area.host->saveLayout();
        area.host->setShort(area.id("below"), 0);
        area.host->resetLayout();
        test::settle();
        QVERIFY2(area.place("below").height() > 100, qPrintable(QString::number(area.place("below").height())));
        QVERIFY(area.host->restoreLayout(saved)); // the next start: short, as it was left
        area.host->setShort(area.id("below"), 40);
        test::settle();
        QVERIFY2(isLow(area.place("below").height()), qPrintable(QString::number(area.place("below").height())));
        area.host->setShort(area.id("below"), 0);
        test::settle();
        QVERIFY2(area.place("below").height() > 100, qPrintable(QString::number(area.place("below").height())));
    }

    // In a place that other panels need it takes nothing away from them.
    void shortPanel_behindOthers_leavesTheirPlaceAlone()
    {
        QFETCH_GLOBAL(QString, kind);
        Area area(kind, true);
        area.window.resize(700, 300);
        test::settle();
        QVERIFY(area.host->tabbedWith(area.id("below")).contains(area.id("left")));
        area.host->raise(area.id("below"));
        test::settle();
        const int before = area.place("below").height();
        area.host->setShort(area.id("below"), 40);
        test::settle();
        QCOMPARE(area.place("below").height(), before);
    }

    void focusWalk_visitsEveryOpenPanelAndRaisesTabs()
    {
        QFETCH_GLOBAL(QString, kind);
        Area area(kind);
        QSignalSpy changed(area.host.get(), &DockHost::focusedPanelChanged);
        QStringList visited;
        for (int i = 0; i < 5; ++i) {
            area.host->focusNext();
            test::settle();
            visited.append(area.host->focusedPanel());
            QVERIFY2(area.host->isShown(area.host->focusedPanel()), qPrintable(area.host->focusedPanel()));
        }
        QCOMPARE(QSet<QString>(visited.begin(), visited.end()).size(), 5);
        QVERIFY(changed.count() >= 5);
        area.host->focusNext(true);
        QCOMPARE(area.host->focusedPanel(), visited.at(3));
    }

    void counterAndTitle_areKept()
    {
        QFETCH_GLOBAL(QString, kind);
        Area area(kind);
        area.host->setTitle(area.id("right"), "Findings");
        area.host->setCounter(area.id("right"), 3, Tone::Error);
        QCOMPARE(area.host->title(area.id("right")), "Findings");
        QCOMPARE(area.host->counter(area.id("right")), 3);
        QCOMPARE(area.host->toggleAction(area.id("right"))->text(), "Findings");
        test::screenshot(area.window, "docks-" + kind);
    }

    void floatingPanels_hideWithTheirWorkspace()
    {
        QFETCH_GLOBAL(QString, kind);
        Area area(kind);
        area.host->setFloating(area.id("left"), true);
        test::settle();
        area.host->setActive(false);
        QVERIFY(!area.host->widget(area.id("left"))->isVisible());
        area.host->setActive(true);
        test::settle();
        QVERIFY(area.host->widget(area.id("left"))->isVisible());
        QVERIFY(area.host->isFloating(area.id("left")));
    }

    void everyControl_hasANameForScreenReaders()
    {
        QFETCH_GLOBAL(QString, kind);
        Area area(kind);
        const QStringList nameless = test::namelessControls(area.window);
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join("\n")));
    }
};

MUSTER_TEST_MAIN(tst_DockHost)
#include "tst_DockHost.moc"
