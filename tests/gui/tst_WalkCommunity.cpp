// SPDX-License-Identifier: GPL-3.0-or-later
#include "BuildingHands.h"

#include "app/theme/widgets/PointsGauge.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QRadioButton>

using namespace muster;
using models::FormationRow;
using test::RosterWalk;

/// Walk 9: a list of 1,000 points of each of the large community games, by hand. The environment variable MUSTER_BSDATA names the folder
/// in which they lie, each in a folder of its own.
class tst_WalkCommunity : public QObject
{
    Q_OBJECT

private:
    static QString gameFolder(const QString &name)
    {
        const QString all = qEnvironmentVariable("MUSTER_BSDATA");
        return all.isEmpty() || !QDir(all).exists(name) ? QString() : QDir(all).filePath(name);
    }
    /// The folder is opened, a list of a faction with 1,000 points begun.
    static void begin(RosterWalk &walk, const QString &folder, const QString &faction, const QString &force)
    {
        walk.shell->showWorkspace("roster");
        walk.inDialog<app::NewRosterDialog>([&] { walk.readData(folder); },
                                            [&](app::NewRosterDialog &dialog) {
                                                chooseIn(dialog, "newRosterFaction", faction);
                                                chooseIn(dialog, "newRosterForce", force);
                                                dialog.findChild<QSpinBox *>("newRosterLimit")->setValue(1000);
                                                test::settle();
                                                test::screenshot(dialog, "community-new-" + faction);
                                                walk.press(Qt::Key_Return);
                                                if (dialog.isVisible())
                                                    dialog.reject();
                                            });
        QVERIFY(walk.roster().editor());
    }
    static void chooseIn(QDialog &dialog, const char *name, const QString &wanted)
    {
        auto *box = dialog.findChild<QComboBox *>(name);
        const int index = box ? box->findText(wanted, Qt::MatchContains) : -1;
        QStringList there;
        for (int i = 0; box && i < box->count(); ++i)
            there.append(box->itemText(i));
        QVERIFY2(index >= 0, qPrintable(wanted + " is not in " + there.join(" | ")));
        box->setCurrentIndex(index);
        test::settle();
    }
    static QString findings(RosterWalk &walk)
    {
        QStringList all;
        for (const rules::RosterFinding &finding : walk.document().evaluator().findings())
            all.append(QString::fromStdString(std::string(base::toString(finding.severity)) + ": " + finding.text()));
        return all.join('\n');
    }
    static QModelIndex rowCalled(RosterWalk &walk, const QString &name)
    {
        return walk.rowOf([&name](const FormationRow &row) { return row.name.startsWith(name); });
    }
    /// A click on an option of what is chosen in the list.
    static void choice(RosterWalk &walk, const QString &unit, const QString &option)
    {
        walk.click(walk.tree(), rowCalled(walk, unit));
        QWidget *control = test::optionControl(walk, option);
        if (!control) {
            test::choose(walk, option);
            return;
        }
        test::takeOption(walk, *control);
    }
    static void join(RosterWalk &walk, const QString &leader, const QString &unit)
    {
        walk.click(walk.tree(), rowCalled(walk, leader));
        QRadioButton *found = nullptr;
        QStringList offered;
        for (auto *button : walk.shell.window->findChildren<QRadioButton *>()) {
            if (!button->objectName().startsWith("join-") || !button->isVisible())
                continue;
            offered.append(button->text());
            if (button->text() == unit && !found)
                found = button;
        }
        QVERIFY2(found, qPrintable(leader + " may join " + offered.join(", ")));
        QTest::mouseClick(found, Qt::LeftButton, {}, QPoint(8, found->height() / 2));
        test::settle();
        ++walk.actions;
    }
    static void childForce(RosterWalk &walk, const QString &in, const QString &name)
    {
        walk.click(walk.tree(), rowCalled(walk, in));
        QPushButton *found = nullptr;
        for (auto *button : walk.shell.window->findChildren<QPushButton *>())
            if (button->objectName().startsWith("force-") && button->isVisible() && button->text().contains(name) && !found)
                found = button;
        QVERIFY2(found && found->isEnabled(), qPrintable(name));
        walk.click(*found);
    }
    /// Every row of the list with what is chosen there, and what is wrong: for who has to find out why a step failed.
    static QString everything(RosterWalk &walk)
    {
        QStringList all;
        const models::FormationModel &model = walk.editor().formation();
        const std::function<void(const QModelIndex &, int)> rows = [&](const QModelIndex &parent, int depth) {
            for (int i = 0; i < model.rowCount(parent); ++i) {
                const QModelIndex index = model.index(i, 0, parent);
                all.append(QString(depth * 2, ' ') + model.row(index)->name + "  " + model.row(index)->chosen);
                rows(index, depth + 1);
            }
        };
        rows({}, 0);
        QStringList options;
        for (auto *control : walk.shell.window->findChildren<QWidget *>())
            if (control->isVisible() && (control->objectName().startsWith("option:") || control->objectName().startsWith("force-")))
                options.append(control->accessibleName());
        QStringList offered;
        (void)walk.editor().catalogue().find([&](const models::CatalogueRow &row) {
            if (row.kind != models::CatalogueRow::Kind::Group && row.canAdd)
                offered.append(row.name);
            return false;
        });
        return QString::number(walk.points()) + " points\n" + all.join('\n') + "\nfindings:\n" + findings(walk)
            + "\noptions: " + options.join(" | ") + "\noffered: " + offered.join(" | ");
    }
    /// "add UNIT", "choose ROW | OPTION", "join LEADER | UNIT", "force ROW | KIND", "select ROW", "picture NAME".
    static void play(RosterWalk &walk, const QStringList &steps)
    {
        for (const QString &step : steps) {
            const QString what = step.section(' ', 0, 0), first = step.section(' ', 1).section(" | ", 0, 0),
                          second = step.section(" | ", 1);
            if (what == "add")
                test::plus(walk, first);
            else if (what == "choose")
                choice(walk, first, second);
            else if (what == "join")
                join(walk, first, second);
            else if (what == "force")
                childForce(walk, first, second);
            else if (what == "select")
                walk.click(walk.tree(), rowCalled(walk, first));
            else
                test::screenshot(*walk.shell.window, "community-" + first);
            QVERIFY2(!QTest::currentTestFailed(), qPrintable(step + '\n' + everything(walk)));
        }
    }
    static void finish(RosterWalk &walk, const QString &name)
    {
        QVERIFY2(walk.legal(), qPrintable(findings(walk)));
        QVERIFY2(walk.points() > 900 && walk.points() <= 1000, qPrintable(QString::number(walk.points())));
        const auto *gauge = walk.shell.window->findChild<app::PointsGauge *>();
        QVERIFY(gauge);
        QCOMPARE(gauge->data().used(), walk.points());
        QCOMPARE(test::namelessControls(*walk.shell.window).join(", "), QString());
        test::screenshot(*walk.shell.window, "community-" + name);
        const QString file = walk.shell.place.file(name + ".ros");
        QVERIFY(walk.roster().saveFile(file));
        if (const QString kept = qEnvironmentVariable("MUSTER_SCREENSHOTS"); !kept.isEmpty())
            QFile::copy(file, QDir(kept).filePath(name + ".ros"));
        qInfo("%d clicks, %g points", walk.actions, walk.points());
    }

private slots:
    void thousandPoints_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("faction");
        QTest::addColumn<QString>("force");
        QTest::addColumn<QStringList>("steps");
        QTest::newRow("10e") << "wh40k-10e"
                             << "Necrons"
                             << "Army Roster"
                             << QStringList{"choose Battle Size | 1. Incursion (1000 Point limit)",
                                            "choose Detachment | Awakened Dynasty",
                                            "add Overlord",
                                            "choose Overlord | Warlord",
                                            "add Necron Warriors",
                                            "add Necron Warriors",
                                            "add Immortals",
                                            "add Immortals",
                                            "add Lychguard",
                                            "add Tomb Blades",
                                            "add Doomsday Ark",
                                            "add Triarch Stalker",
                                            "add Canoptek Wraiths"};
        QTest::newRow("11e") << "wh40k-11e-leaders"
                             << "Necrons"
                             << "Army Roster"
                             << QStringList{"choose Battle Size | 1. Incursion (1000 Point limit)",
                                            "choose Detachment | Hypercrypt Legion",
                                            "choose Force Disposition | Reconnaissance",
                                            "add Overlord",
                                            "choose Overlord | Warlord",
                                            "add Royal Warden",
                                            "add Technomancer",
                                            "add Necron Warriors",
                                            "add Immortals",
                                            "add Immortals",
                                            "add Lychguard",
                                            "add Canoptek Wraiths",
                                            "add Tomb Blades",
                                            "add Doomsday Ark",
                                            "add Triarch Stalker",
                                            "join Overlord | Necron Warriors",
                                            "join Technomancer | Immortals #1",
                                            "picture 11e-joined"};
        QTest::newRow("aos") << "age-of-sigmar-4th"
                             << "Stormcast Eternals"
                             << "General's Handbook 2026-27"
                             << QStringList{"choose Battle Tactic Cards | Blazing Onslaught",
                                            "choose Battle Tactic Cards | Siege of Ashes",
                                            "force ✦ General | Regiment",
                                            "add Lord-Celestant",
                                            "choose Lord-Celestant | General",
                                            "select Regiment",
                                            "add Liberators",
                                            "add Liberators",
                                            "add Vindictors",
                                            "add Annihilators",
                                            "picture aos-regiment",
                                            "force ✦ General | Regiment",
                                            "add Knight-Vexillor",
                                            "add Praetors",
                                            "add Vanquishers",
                                            "add Annihilators"};
    }
    void thousandPoints()
    {
        QFETCH(QString, game);
        QFETCH(QString, faction);
        QFETCH(QString, force);
        QFETCH(QStringList, steps);
        const QString folder = gameFolder(game), name = QTest::currentDataTag();
        if (folder.isEmpty())
            QSKIP(qPrintable("MUSTER_BSDATA names no folder with " + game));
        RosterWalk walk;
        begin(walk, folder, faction, force);
        if (QTest::currentTestFailed())
            return;
        test::screenshot(*walk.shell.window, "community-" + name + "-begun");
        play(walk, steps);
        if (!QTest::currentTestFailed())
            finish(walk, name);
    }
};

MUSTER_TEST_MAIN(tst_WalkCommunity)
#include "tst_WalkCommunity.moc"
