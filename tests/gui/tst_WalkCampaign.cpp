// SPDX-License-Identifier: GPL-3.0-or-later
#include "FrenchEyes.h"
#include "SavedPdf.h"
#include "ShellWindow.h"
#include "app/campaign/CampaignWorkspace.h"
#include "app/print/PrintWorkspace.h"

using namespace muster;
using namespace muster::campaign;

/// A group's evenings from an empty library to printed sheets, with clicks and keys only: two players, three missions with
/// kills and losses, events, promotions, a mistake put right, paper. In both languages.
class tst_WalkCampaign : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<test::ShellWindow> m_shell;
    test::FrenchEyes m_french{{"app_campaign", "models", "share", "campaign", "app_print", "app_table"}};

    app::CampaignWorkspace &workspace() { return *qobject_cast<app::CampaignWorkspace *>(m_shell->window->workspace("campaign")); }
    app::PrintWorkspace &paper() { return *qobject_cast<app::PrintWorkspace *>(m_shell->window->workspace("print")); }
    const CampaignState &state() { return workspace().session().state(); }
    const SoldierState &soldier(const QString &name)
    {
        for (const SoldierState &each : state().soldiers)
            if (each.name == name)
                return each;
        qFatal("no soldier %s", qPrintable(name));
    }
    template <typename Widget>
    Widget *find(const QString &name)
    {
        Widget *found = m_shell->child<Widget>(name);
        if (!found)
            qFatal("there is no %s", qPrintable(name));
        return found;
    }
    void key(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QWidget *focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : m_shell->window.get(), Qt::Key(key), modifiers);
        test::settle();
    }
    /// Does something that opens a dialog, and then `act` in it; `act` must close it.
    template <typename Open, typename Act>
    void inDialog(Open open, Act act)
    {
        bool seen = false;
        QTimer::singleShot(0, this, [&] {
            auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
            if (!dialog)
                qFatal("no dialog came up");
            seen = true;
            test::settle();
            checkFrench(*dialog);
            const QStringList nameless = test::namelessControls(*dialog);
            if (!nameless.isEmpty())
                qFatal("nameless: %s", qPrintable(nameless.join(' ')));
            act(*dialog);
            if (dialog->isVisible())
                qFatal("the dialog is still there");
        });
        open();
        QVERIFY(seen);
        m_shell->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_shell->window.get()));
        test::settle();
    }
    void click(QWidget *widget)
    {
        QVERIFY(widget->isVisible() && widget->isEnabled());
        QTest::mouseClick(widget, Qt::LeftButton);
        test::settle();
    }
    void clickChoice(const QString &segments, int index) { click(find<QWidget>(segments)->findChildren<QAbstractButton *>().at(index)); }
    void kills(const QString &name, const QString &typed, bool enter = true)
    {
        auto *field = find<QLineEdit>("report.kills." + name);
        QTest::mouseClick(field, Qt::LeftButton);
        QTest::keyClicks(field, typed);
        if (enter)
            QTest::keyClick(field, Qt::Key_Return);
        // The list of suggestions was a window of its own; a screen without a window manager does not hand the keyboard back.
        m_shell->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_shell->window.get()));
        test::settle();
    }
    /// The objective is done for every force of the report: each has its own in sight.
    void everyoneDid(const QString &objective)
    {
        for (const ForceState &force : state().forces)
            clickChoice("report.objective." + objective + '.' + force.name, 0);
    }
    void outcome(const QString &name, int steps)
    {
        auto *box = find<QComboBox>("report.outcome." + name);
        box->setFocus();
        for (int i = 0; i < steps; ++i)
            QTest::keyClick(box, Qt::Key_Down);
        test::settle();
    }
    void record()
    {
        QTest::keyClick(find<QWidget>("report.notes"), Qt::Key_Return, Qt::ControlModifier);
        test::settle();
        QVERIFY(!find<QWidget>("campaign.report")->isVisible());
    }
    bool previewSays(const QString &part)
    {
        const auto labels = find<QWidget>("campaign.report")->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel *label) {
            return label->isVisible() && label->text().contains("40") && label->text().contains(part);
        });
    }
    void checkFrench(const QWidget &root)
    {
        if (m_shell->language->code() == "fr")
            QCOMPARE(m_french.english(root).join("; "), QString());
    }

    // Whoever thinks better of it stays where they were, and nothing was made for them.
    void cancelled()
    {
        m_shell->window->showWorkspace("library");
        test::settle();
        inDialog([this] { QTest::keyClick(m_shell->window.get(), Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier); },
                 [](QDialog &dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); });
        QCOMPARE(m_shell->window->current()->id(), "library");
        QVERIFY(!workspace().session().document());
    }

    void begin()
    {
        inDialog([this] { QTest::keyClick(m_shell->window.get(), Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier); },
                 [](QDialog &dialog) {
                     QTest::keyClicks(QApplication::focusWidget(), "Tarsis"); // the name is selected: typing replaces it
                     auto *ann = dialog.findChild<QLineEdit *>("player.1"), *ben = dialog.findChild<QLineEdit *>("player.2");
                     ann->selectAll();
                     QTest::keyClicks(ann, "Ann");
                     QTest::keyClicks(ben, "Ben");
                     QTest::keyClick(dialog.findChild<QComboBox *>("force.2"), Qt::Key_Down);
                     QTest::keyClick(dialog.findChild<QComboBox *>("force.2"), Qt::Key_Down);
                     QTest::mouseClick(dialog.findChild<QPushButton *>("dialog.verb"), Qt::LeftButton);
                 });
        QCOMPARE(state().players.size(), 2);
        QCOMPARE(state().forces.size(), 2);
        QCOMPARE(workspace().documentName(), "Tarsis");
        QCOMPARE(m_shell->window->current()->id(), "campaign");
        // Everything a table of two forces says is in sight on a laptop.
        auto *table = find<QTableView>("campaign.soldiers.table");
        QCOMPARE(table->horizontalScrollBar()->maximum(), 0);
    }

    void renameBen()
    {
        auto *table = find<QTableView>("campaign.standings.table");
        table->setCurrentIndex(table->model()->index(1, 0));
        inDialog([this] { workspace().actions().renamePlayer->trigger(); },
                 [](QDialog &dialog) {
                     QTest::keyClicks(QApplication::focusWidget(), "Bea");
                     QTest::mouseClick(dialog.findChild<QPushButton *>("dialog.verb"), Qt::LeftButton);
                 });
        QCOMPARE(state().players.at(1).name, "Bea");
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(state().players.at(1).name, "Ben");
    }

    void missionOne()
    {
        key(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(find<QWidget>("campaign.report")->isVisible());
        checkFrench(*m_shell->window);
        QCOMPARE(find<QWidget>("campaign.report")->findChild<QScrollArea *>()->verticalScrollBar()->value(), 0);
        kills("Velasquez", "7", false); // the number of the enemy list
        kills("Tinus Bogar", "dreadn");
        kills("Brun", "ork", false); // typed and left behind: it counts all the same
        find<QWidget>("report.notes")->setFocus();
        test::settle();
        QCOMPARE(find<QLineEdit>("report.kills.Brun")->text(), QString());
        QVERIFY(find<QDateEdit>("report.date")->text().contains(QLocale(m_shell->language->code()).toString(QDate::currentDate(), "MMM")));
        QVERIFY(workspace().draft().mission().sides.first().objectives.isEmpty()); // open until somebody says it
        everyoneDid("primary");
        record();
        QCOMPARE(state().fought(), 1);
        QCOMPARE(soldier("Brun").kills, 1);
        for (const Standing &line : state().standings)
            QCOMPARE(line.won, 1); // both did their primary mission
        QCOMPARE(soldier("Velasquez").earned, 44 + 2 + 5);
    }

    void promoteTwo()
    {
        inDialog([this] { click(find<QAbstractButton>("campaign.promotable")); },
                 [](QDialog &dialog) { QTest::mouseClick(dialog.findChild<QPushButton *>("dialog.verb"), Qt::LeftButton); });
        for (const char *name : {"Velasquez", "Tinus Bogar"}) {
            QCOMPARE(soldier(name).lifePoints, 2);
            QCOMPARE(soldier(name).free(), 11);
        }
    }

    void drawEvents()
    {
        for (int i = 0; i < 3; ++i)
            key(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(state().decks.size(), 1);
        const QStringList drawn = state().decks.first().drawn;
        QCOMPARE(QSet<QString>(drawn.begin(), drawn.end()).size(), 3);
        checkFrench(*m_shell->window);
        // The deck is the same after the program was closed.
        const QString deck = state().decks.firstKey();
        m_shell->start();
        m_shell->window->showWorkspace("campaign");
        test::settle();
        QCOMPARE(state().decks.value(deck).drawn, drawn);
    }

    void missionTwo()
    {
        key(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        everyoneDid("primary");
        clickChoice("report.objective.secondary." + state().forces.last().name, 0);
        QVERIFY(state().secondaryOpen || !find<QLabel>("report.orders.warning")->text().isEmpty()); // no card opened it
        kills("Cato", "3", false);
        outcome("Legitimus", 3);
        outcome("Dax", 2);
        record();
        QCOMPARE(soldier("Legitimus").status, Status::Dead);
        QCOMPARE(soldier("Dax").status, Status::Wounded);
        QCOMPARE(state().missions.at(1).objectivePoints, 20 + 10 + 20);
        QCOMPARE(state().log.at(state().missions.at(1).event).as<MissionFought>()->eventsDrawn.size(), 3);
    }

    void missionThree()
    {
        key(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!find<QAbstractButton>("report.in.Dax")->isChecked()); // misses this one
        clickChoice("report.objective.primary." + state().forces.first().name, 1);
        kills("Aldo", "ge");
        record();
        QCOMPARE(state().fought(), 3);
        QCOMPARE(soldier("Dax").status, Status::Fit);
    }

    void correctMissionOne()
    {
        auto *list = find<QAbstractItemView>("campaign.missions.list");
        list->setFocus();
        list->setCurrentIndex(list->model()->index(list->model()->rowCount() - 1, 0));
        QTest::keyClick(list, Qt::Key_Return);
        test::settle();
        QVERIFY(find<QWidget>("campaign.report")->isVisible());
        auto *field = find<QLineEdit>("report.kills.Velasquez");
        QTest::mouseClick(field, Qt::LeftButton);
        QTest::keyClick(field, Qt::Key_Backspace); // not the Dreadnought
        QTest::keyClick(field, Qt::Key_2);         // an Ork
        test::settle();
        QVERIFY(previewSays("14")); // 7 for the Ork, 2, and 5 of the primary mission: what is free now, not before the Ork
        checkFrench(*m_shell->window);
        record();
        QCOMPARE(state().problems.size(), 1);
        QCOMPARE(soldier("Velasquez").lifePoints, 1);
        QCOMPARE(soldier("Tinus Bogar").lifePoints, 2);
        QVERIFY(find<QWidget>("campaign.findings.table")->isVisible());
        // One undo takes the correction back, one redo makes it again.
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(soldier("Velasquez").lifePoints, 2);
        key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(soldier("Velasquez").lifePoints, 1);
    }

    void print()
    {
        checkFrench(*m_shell->window);
        QCOMPARE(test::namelessControls(*m_shell->window).join(", "), QString());
        workspace().session().setCurrent(soldier("Tinus Bogar").id);
        find<QTableView>("campaign.soldiers.table")->setFocus();
        key(Qt::Key_P, Qt::ControlModifier);
        QCOMPARE(m_shell->window->current()->id(), "print");
        paper().session().finish();
        test::settle();
        QCOMPARE(paper().session().job().sections.size(), 2u);
        QCOMPARE(paper().session().job().sections.at(0).kind, print::PrintKind::Report);
        QCOMPARE(paper().session().job().sections.at(1).pages, 2); // a sheet for each force
        checkFrench(*m_shell->window);
        const QString file = m_shell->place.file("book.pdf");
        QVERIFY(test::savePdf(paper(), file));
        QVERIFY(QFileInfo(file).size() > 5000);
        // And the record of the hero alone, from the campaign's menu.
        m_shell->window->showWorkspace("campaign");
        workspace().actions().printRecord->trigger();
        paper().session().finish();
        test::settle();
        QCOMPARE(paper().session().job().pages.size(), 1u);
        QCOMPARE(paper().session().job().sections.front().kind, print::PrintKind::Records);
    }

private slots:
    void walk_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << "en";
        QTest::newRow("French") << "fr";
    }

    void walk()
    {
        QFETCH(QString, language);
        m_shell = std::make_unique<test::ShellWindow>();
        m_shell->settings->setLanguage(language);
        m_shell->start();
        for (void (tst_WalkCampaign::*step)() :
             {&tst_WalkCampaign::cancelled, &tst_WalkCampaign::begin, &tst_WalkCampaign::renameBen, &tst_WalkCampaign::missionOne,
              &tst_WalkCampaign::promoteTwo, &tst_WalkCampaign::drawEvents, &tst_WalkCampaign::missionTwo, &tst_WalkCampaign::missionThree,
              &tst_WalkCampaign::correctMissionOne, &tst_WalkCampaign::print}) {
            (this->*step)();
            if (QTest::currentTestFailed())
                break;
        }
        m_shell.reset();
    }
};

MUSTER_TEST_MAIN(tst_WalkCampaign)
#include "tst_WalkCampaign.moc"
