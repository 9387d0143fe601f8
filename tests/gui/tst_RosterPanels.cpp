// SPDX-License-Identifier: GPL-3.0-or-later
#include "BuildingHands.h"
#include "RosterWalk.h"

#include "app/paper/PaperView.h"
#include "app/roster/unit/CardPanel.h"
#include "app/roster/unit/OptionRow.h"
#include "app/roster/unit/RuleFlow.h"
#include "app/roster/unit/RuleText.h"
#include "app/roster/unit/UnitPanel.h"
#include "app/theme/widgets/NameEdit.h"
#include "app/theme/widgets/PointsGauge.h"
#include "app/theme/widgets/SectionHeader.h"

#include <QListView>
#include <QScrollBar>
#include <QToolButton>

using namespace muster;
using test::RosterWalk;

/// The panels around the formation: what an edit leaves alone, where the keyboard goes, what a sample is called.
class tst_RosterPanels : public QObject
{
    Q_OBJECT

private:
    static void openSample(RosterWalk &walk, const QString &packId)
    {
        const packs::PackPtr pack = walk.shell.core->services().packs.find(packId);
        QVERIFY(pack);
        walk.shell->handle({"library", "file", pack->path(pack->manifest().samples.front().file), {}});
        test::finishWork();
        QVERIFY(walk.roster().editor());
    }
    static void selectUnit(RosterWalk &walk)
    {
        const QModelIndex unit = walk.editor().formation().find(
            [](const models::FormationRow &row) { return row.kind == models::FormationRow::Kind::Unit; });
        walk.click(walk.tree(), unit);
    }
    template <typename Widget>
    static QList<QPointer<Widget>> shown(RosterWalk &walk)
    {
        QList<QPointer<Widget>> found;
        for (Widget *widget : walk.shell->findChild<app::UnitPanel *>()->findChildren<Widget *>())
            found.append(widget);
        return found;
    }

private slots:
    void edit_leavesTheRestOfTheUnitPanelAlone()
    {
        RosterWalk walk;
        openSample(walk, "dust");
        selectUnit(walk);
        const auto rules = shown<app::RuleText>(walk);
        QVERIFY(!rules.isEmpty());
        const std::string id = share::toData(walk.editor().current());
        QVERIFY(walk.document().renameSelection(id, "Lucky Strike").ok());
        test::settle();
        QVERIFY(std::none_of(rules.begin(), rules.end(), [](const auto &rule) { return rule.isNull(); }));
        QCOMPARE(shown<app::RuleText>(walk).size(), rules.size());
    }

    // Letters are shaped once: going from unit to unit and back lays out nothing that was seen before, until the colours are others.
    void rules_areLaidOutOnce()
    {
        RosterWalk walk;
        openSample(walk, "dust");
        std::vector<QModelIndex> units;
        (void)walk.editor().formation().find([&](const models::FormationRow &row) {
            if (row.kind == models::FormationRow::Kind::Unit && units.size() < 2)
                units.push_back(walk.editor().formation().indexOfId(row.id));
            return false;
        });
        QCOMPARE(units.size(), std::size_t(2));
        const auto look = [&] {
            for (const QModelIndex &unit : units) {
                walk.click(walk.tree(), unit);
                test::settle();
            }
        };
        look();
        const int before = app::RuleFlow::laidOut();
        QVERIFY(before > 0);
        look();
        QCOMPARE(app::RuleFlow::laidOut(), before);
        const app::ThemeMode mode = app::Theme::current().mode();
        app::Theme::current().setMode(app::Theme::current().isDark() ? app::ThemeMode::Light : app::ThemeMode::Dark);
        look();
        QVERIFY(app::RuleFlow::laidOut() > before); // links have other colours now
        app::Theme::current().setMode(mode);
    }

    // The button of the tool strip names the step, a long one is elided and never scrolled sideways, and a long own name shows its
    // beginning.
    void undo_saysWhatItUndoes_andLongNamesShowTheirBeginning()
    {
        RosterWalk walk;
        walk.newRoster("Dust");
        test::plus(walk, "Mickey");
        const auto *button = walk.roster().findChild<QAction *>("roster.undo");
        QVERIFY(button);
        QStringList tips;
        for (const QObject *owner : button->associatedObjects()) {
            if (const auto *shown = qobject_cast<const QToolButton *>(owner))
                tips.append(shown->toolTip());
        }
        QVERIFY2(!tips.isEmpty() && tips.first().contains("Mickey"), qPrintable(tips.join('|')));
        const QString longName = QString("Sturmvogel of the Seventh %1 ").repeated(6);
        auto *name = walk.shell.child<QLineEdit>("unitNickname");
        name->setFocus();
        walk.write(longName);
        walk.press(Qt::Key_Return);
        walk.tree().setFocus();
        QVERIFY(qobject_cast<app::NameEdit *>(name));
        auto *history = walk.shell.child<QListView>("historyView");
        QCOMPARE(history->horizontalScrollBar()->maximum(), 0);
        QCOMPARE(history->horizontalScrollBarPolicy(), Qt::ScrollBarAlwaysOff);
    }

    // The leader is taken last and stands first, in the formation as in the gauge.
    void gauge_followsTheSlots()
    {
        RosterWalk walk;
        walk.newRoster("Dust");
        for (const char *unit : {"Cobra", "Hotdog", "Mickey"})
            test::plus(walk, QString::fromLatin1(unit));
        const auto *gauge = walk.shell.child<app::PointsGauge>("pointsGauge");
        QVERIFY(gauge && gauge->data().segments.size() == 3);
        QCOMPARE(gauge->data().segments.first().name, QString("Mickey"));
    }

    // What every list has, and once, is no row that can only be refused.
    void settingsOfThePlatoon_areNotOffered()
    {
        RosterWalk walk;
        walk.newRoster("Space Crusade");
        QVERIFY(!test::entry(walk, "Platoon settings").isValid());
        QVERIFY(test::entry(walk, "Fire!").isValid());
        QVERIFY(walk.unit("Platoon settings").isValid());
        walk.click(walk.tree(), walk.unit("Platoon settings"));
        walk.press(Qt::Key_Delete);
        QVERIFY(test::entry(walk, "Platoon settings").isValid());
    }

    // Qt shows plain words as they are: a rule in one line lay over the whole window, and over the options below.
    void options_tipsBreakTheirLines()
    {
        RosterWalk walk;
        walk.newRoster("Space Crusade");
        test::plus(walk, "Space Marine");
        qsizetype longest = 0, most = 0;
        for (const app::OptionRow *row : walk.shell->findChild<app::UnitPanel *>()->findChildren<app::OptionRow *>()) {
            const QStringList lines = row->toolTip().split('\n');
            for (const QString &line : lines)
                longest = std::max(longest, line.size());
            most = std::max(most, lines.size());
            QVERIFY2(
                QString(row->toolTip()).replace('\n', ' ').contains(QString(row->control()->accessibleDescription()).replace('\n', ' ')),
                qPrintable(row->toolTip())); // all of it
        }
        QVERIFY2(longest > 40 && longest <= 70, qPrintable(QString::number(longest)));
        QVERIFY(most > 2);
    }

    void army_offersNoColourThatWouldShowNowhere()
    {
        RosterWalk walk;
        openSample(walk, "dust");
        selectUnit(walk);
        const auto colours = [&walk] {
            const QList<QToolButton *> buttons = walk.shell->findChild<app::UnitPanel *>()->findChildren<QToolButton *>(
                QRegularExpression("^tag:"));
            return std::count_if(buttons.begin(), buttons.end(), [](const QToolButton *button) { return button->isVisible(); });
        };
        QVERIFY(colours() > 0);
        walk.editor().setCurrent(share::toText(walk.document().roster().forces.front().id));
        test::settle();
        QCOMPARE(colours(), 0);
    }

    void unitWithoutProfiles_showsNoEmptySections()
    {
        RosterWalk walk;
        openSample(walk, "at-43");
        const models::CatalogueModel &catalogue = walk.editor().catalogue();
        const QModelIndex formation = catalogue.find(
            [](const models::CatalogueRow &row) { return row.kind == models::CatalogueRow::Kind::Formation; });
        QVERIFY(formation.isValid());
        walk.editor().setPreview(catalogue.row(formation)->entryId);
        test::settle();
        for (const auto &header : shown<app::SectionHeader>(walk))
            QVERIFY2(!header->isVisible() || header->objectName() == "rulesSection" || !header->isOpen(), qPrintable(header->text()));
    }

    void unitThatDoesNotFitTheSlot_canStillBeRead_andTheNextWordReplacesIt()
    {
        RosterWalk walk;
        walk.newRoster("Dropzone");
        walk.take("sabre"); // now the troops are asked for
        walk.take("katana");
        QCOMPARE(walk.unitsCalled("Katana"), 0);
        QVERIFY(!walk.shell->current()->status().left.isEmpty());
        const auto headers = shown<app::SectionHeader>(walk);
        QVERIFY(std::any_of(headers.begin(), headers.end(),
                            [](const auto &header) { return header->isVisible() && header->text() == "Profile"; }));
        walk.write("legionnaire");
        QCOMPARE(walk.catalogue().search()->text(), QString("legionnaire"));
    }

    // Four squads begin with the same three words: a narrow catalogue breaks their names instead of cutting them off.
    void narrowCatalogue_givesLongNamesAndReasonsASecondLine()
    {
        RosterWalk walk;
        openSample(walk, "dust");
        auto *view = walk.catalogue().findChild<QTreeView *>("catalogueView");
        const models::CatalogueModel &catalogue = walk.editor().catalogue();
        const auto height = [&](const QString &name) {
            const QModelIndex row = catalogue.find([&name](const models::CatalogueRow &row) { return row.name == name; });
            view->expand(row.parent());
            view->scrollTo(row);
            return view->visualRect(row).height();
        };
        const QString longName = "Allied Heavy Commando Battle Squad (SSB)";
        const int line = height("BBQ");
        QVERIFY(line > 0);
        walk.catalogue().setMinimumWidth(620);
        test::settle();
        QTRY_COMPARE(height(longName), line);
        walk.catalogue().setMinimumWidth(0);
        walk.catalogue().setMaximumWidth(250);
        test::settle();
        QTRY_VERIFY(height(longName) >= line + 12);
        QCOMPARE(height("BBQ"), line);
    }

    void option_keepsItsControlWhenItIsChosen()
    {
        RosterWalk walk;
        openSample(walk, "space-crusade");
        selectUnit(walk);
        const auto options = shown<app::OptionRow>(walk);
        QVERIFY(!options.isEmpty());
        for (const auto &option : options) {
            auto *button = qobject_cast<QAbstractButton *>(option->control());
            if (!button || !button->isEnabled() || button->isChecked())
                continue;
            const QString before = share::toText(
                rules::findSelection(walk.document().roster(), share::toData(walk.editor().current())).selection->id);
            const int steps = walk.document().undoStack().index();
            walk.click(*button);
            if (walk.document().undoStack().index() == steps)
                continue;
            QVERIFY(option); // the row under the mouse is still the same
            QVERIFY(button->isChecked());
            walk.document().undoStack().undo();
            test::settle();
            QVERIFY(option && !button->isChecked());
            QCOMPARE(walk.editor().current(), before);
            return;
        }
        QFAIL("no option could be chosen");
    }

    void tab_leavesTheCardAndComesBack()
    {
        RosterWalk walk;
        openSample(walk, "dust");
        selectUnit(walk);
        walk.shell->docks("roster")->focus("roster.card");
        test::settle();
        auto *view = walk.shell->findChild<app::CardPanel *>()->findChild<app::PaperView *>();
        QCOMPARE(QApplication::focusWidget(), view);
        walk.press(Qt::Key_Tab);
        QVERIFY(QApplication::focusWidget() != view);
        walk.press(Qt::Key_Tab);
        QVERIFY(QApplication::focusWidget() != view);
        walk.press(Qt::Key_Backtab, Qt::ShiftModifier);
        walk.press(Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(QApplication::focusWidget(), view);
        walk.press(Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(QApplication::focusWidget() != view);
    }

    void tabWalk_neverGoesBehindATab()
    {
        RosterWalk walk;
        openSample(walk, "dust");
        selectUnit(walk);
        app::DockHost *docks = walk.shell->docks("roster");
        docks->focus("roster.unit");
        test::settle();
        QVERIFY(!docks->isShown("roster.card"));
        QSet<QWidget *> seen;
        for (int i = 0; i < 300 && !seen.contains(QApplication::focusWidget()); ++i) {
            seen.insert(QApplication::focusWidget());
            walk.press(Qt::Key_Tab);
            QVERIFY2(!docks->isBehind(QApplication::focusWidget()), qPrintable(QApplication::focusWidget()->accessibleName()));
        }
        QVERIFY(seen.size() > 10);
    }

    void card_isThereWhenItsTabComesToTheFront()
    {
        RosterWalk walk;
        openSample(walk, "dust");
        selectUnit(walk);
        walk.shell->docks("roster")->raise("roster.card");
        auto *view = walk.shell->findChild<app::CardPanel *>()->findChild<app::PaperView *>();
        QTRY_VERIFY(!view->page().size.isEmpty());
    }

    void sample_isCalledAsTheLibraryCallsIt()
    {
        RosterWalk walk;
        walk.shell->setLanguage("fr");
        openSample(walk, "dust");
        const packs::PackPtr pack = walk.shell.core->services().packs.find("dust");
        QCOMPARE(walk.document().name(), pack->manifest().samples.front().name.in("fr"));
        QVERIFY(walk.document().name() != pack->manifest().samples.front().name.in("en"));
    }

    // Trying something for each of hundreds of findings would take for ever: what is left without an offer has a reason.
    void listThatIsWrongEverywhere_saysThatNotEverythingIsTried()
    {
        RosterWalk walk;
        openSample(walk, "dust");
        const auto *line = walk.shell->findChild<QLabel *>("findingsGivenUp");
        QVERIFY(line && line->isHidden());
        QString platoons;
        for (int i = 0; i < 120; ++i)
            platoons += QString("<selection id=\"s%1\" name=\"P\" entryId=\"dust.formation.medium-combat-walker-platoon\" number=\"1\" "
                                "type=\"upgrade\"/>")
                            .arg(i);
        QFile file(walk.shell.place.file("wrong.ros"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("<roster id=\"wrong\" name=\"Wrong\" gameSystemId=\"dust.system\" gameSystemName=\"Dust\" "
                   "xmlns=\"http://www.battlescribe.net/schema/rosterSchema\"><forces><force id=\"f\" name=\"F\" "
                   "entryId=\"dust.force.army\" catalogueId=\"dust.catalogue.allies\"><selections>"
                   + platoons.toUtf8() + "</selections></force></forces></roster>");
        file.close();
        walk.shell->handle({"library", "file", file.fileName(), {}});
        test::finishWork();
        QTRY_VERIFY_WITH_TIMEOUT(walk.editor().findings().hasGivenUp(), 60000);
        line = walk.shell->findChild<QLabel *>("findingsGivenUp");
        QVERIFY(!line->isHidden() && !line->text().isEmpty());
        test::screenshot(*line->parentWidget(), "findings-given-up");
        QVERIFY(!walk.editor().findings().isLookingForFixes());
        openSample(walk, "at-43");
        QVERIFY(line->isHidden());
    }
};

MUSTER_TEST_MAIN(tst_RosterPanels)
#include "tst_RosterPanels.moc"
