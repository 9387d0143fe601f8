// SPDX-License-Identifier: GPL-3.0-or-later
#include "ShellWindow.h"

#include "app/campaign/CampaignWorkspace.h"
#include "app/campaign/setup/RulesDialog.h"
#include "app/docking/DockHost.h"
#include "app/roster/RosterWorkspace.h"
#include "app/roster/formation/FormationPanel.h"
#include "app/roster/start/NewRosterDialog.h"
#include "app/theme/style/Icons.h"
#include "app/theme/widgets/DialogFit.h"
#include "models/campaign/CampaignSoldierModel.h"
#include "models/collection/ReadyModel.h"

#include <QDir>
#include <QJsonDocument>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QTreeView>

using namespace muster;
using test::ShellWindow;

/// Large texts and small screens: a scale of 150 % leaves 911 x 512 of a laptop's 1366 x 768. Nothing is cut, nothing overlaps.
class tst_SmallScreens : public QObject
{
    Q_OBJECT

private:
    static void openSample(ShellWindow &shell, const QString &packId)
    {
        const packs::PackPtr pack = shell.core->services().packs.find(packId);
        QVERIFY(pack);
        const QString file = QDir(pack->folder()).filePath(pack->manifest().samples.front().file);
        shell->handle({"library", "file", file, {}});
        test::finishWork();
    }
    static void selectUnit(ShellWindow &shell)
    {
        auto *workspace = static_cast<app::RosterWorkspace *>(shell->workspace("roster"));
        auto *view = shell->findChild<app::FormationPanel *>()->view();
        const QModelIndex unit = workspace->editor()->formation().find(
            [](const models::FormationRow &row) { return row.kind == models::FormationRow::Kind::Unit; });
        QVERIFY(unit.isValid());
        view->setCurrentIndex(unit);
        test::settle();
    }
    /// Eight players with a force each, whose names are as long as people make them.
    static void openClub(ShellWindow &shell)
    {
        const packs::PackPtr pack = shell.core->services().packs.find("space-crusade");
        QVERIFY(pack);
        campaign::Campaign club;
        club.start = {"club", "Fires of Armageddon", "space-crusade", {}, QDateTime::currentDateTimeUtc(), {}};
        club.rules = campaign::CampaignRules::fromJson(QJsonDocument::fromJson(pack->campaignJson()).object());
        for (const QString name : {"Anna", "Bertrand", "Carl", "Dorothea", "Elise", "Franz", "Guillemette", "Hugo"}) {
            club.start.players.append({name.toLower(), name, {}});
            campaign::ForceEnlisted force{
                "force " + name, name.toLower(), "Third Company of " + name, "crusade.catalogue.space-marines", name + "1", {}, {}};
            for (int i = 1; i < 4; ++i)
                force.soldiers.append({QString("%1%2").arg(name).arg(i),
                                       QString("Brother Maximilian %1 %2").arg(name).arg(i),
                                       "Bolter",
                                       club.rules.ladders.first().id,
                                       {},
                                       0,
                                       11,
                                       0,
                                       {},
                                       {},
                                       {}});
            club.events.append(campaign::makeEvent(force));
        }
        auto document = std::make_unique<documents::CampaignDocument>(std::move(club));
        const QString id = document->id();
        QVERIFY(document->attach(shell.core->services().library, id));
        static_cast<app::CampaignWorkspace *>(shell->workspace("campaign"))->session().take(std::move(document));
        test::settle();
    }
    static QString faults(ShellWindow &shell, const QString &where)
    {
        // A preview that is still being laid out moves its neighbours; what counts is how it comes to rest.
        QStringList found;
        (void)QTest::qWaitFor(
            [&] {
                const QList<QProgressBar *> bars = shell->findChildren<QProgressBar *>();
                if (std::any_of(bars.begin(), bars.end(), [](const QProgressBar *bar) { return bar->isVisible(); }))
                    return false;
                found = test::clippedTexts(*shell.window) + test::overlaps(*shell.window);
                return found.isEmpty();
            },
            4000);
        if (!found.isEmpty())
            test::screenshot(*shell.window, QString("small-%1-%2").arg(shell->width()).arg(where));
        for (QString &fault : found)
            fault.prepend(where + ": ");
        return found.join('\n');
    }

private slots:
    // 200 % leaves 683 x 384: the page scrolls, the verb stays in sight.
    void rulesOfACampaign_keepTheirButtons()
    {
        for (const char *code : {"en", "fr"}) {
            ShellWindow shell;
            shell.settings->setLanguage(code);
            shell.start();
            const packs::PackPtr pack = shell.core->services().packs.find("space-crusade");
            QVERIFY(pack);
            const auto rules = campaign::CampaignRules::fromJson(QJsonDocument::fromJson(pack->campaignJson()).object());
            app::RulesDialog dialog(rules, rules, code, shell.window.get());
            dialog.show();
            // Without a display the window is larger than the screen; then its dialogs may be, too.
            QVERIFY(dialog.height() <= std::max(dialog.screen()->availableSize().height(), shell.window->height()));
            dialog.resize(640, 320);
            test::settle();
            QCOMPARE(dialog.height(), 320);
            const auto *verb = dialog.findChild<QPushButton *>("dialog.verb");
            QVERIFY(verb && dialog.rect().contains(QRect(verb->mapTo(&dialog, QPoint()), verb->size())));
            QCOMPARE(test::clippedTexts(dialog), QStringList());
        }
    }

    // 150 % of a laptop: the tables of the collection keep rows to work with, and the search room for a word.
    void collection_keepsItsRows()
    {
        for (const char *code : {"en", "fr"}) {
            ShellWindow shell;
            shell->setLanguage(code);
            shell->resize(QSize(1366, 768) * 100 / 150);
            shell->showWorkspace("library");
            test::settle();
            app::DockHost *docks = shell->docks("library");
            for (const auto &[panel, name] :
                 {std::pair("library.collection", "collectionTable"), std::pair("library.ready", "readyTable")}) {
                docks->raise(panel);
                test::settle();
                const auto *table = shell->findChild<QTreeView *>(name);
                QVERIFY(table && table->isVisible());
                QVERIFY2(table->viewport()->height() >= 4 * 30,
                         qPrintable(QString("%1 %2: %3").arg(QLatin1String(code), QLatin1String(name)).arg(table->viewport()->height())));
            }
            // However long a name is, what has been done so far stays beside it.
            auto *rosters = shell->findChild<QListWidget *>("readyRosters");
            for (int i = 0; i < rosters->count(); ++i)
                rosters->item(i)->setCheckState(Qt::Checked);
            test::settle();
            const auto *ready = shell->findChild<QTreeView *>("readyTable");
            QVERIFY(ready->model()->rowCount() > 0);
            QCOMPARE(ready->horizontalScrollBar()->maximum(), 0);
            QVERIFY2(ready->columnWidth(models::ReadyModel::Words) >= 90,
                     qPrintable(QString::number(ready->columnWidth(models::ReadyModel::Words))));
            docks->raise("library.collection");
            test::settle();
            QVERIFY(shell->findChild<QLineEdit *>("collectionSearch")->width() >= 140);
        }
    }

    // On a laptop nobody's name is cut in the tables of a club, and its whole table is read at once.
    void tablesOfAClub_areWhole()
    {
        for (const char *code : {"en", "fr"}) {
            ShellWindow shell;
            shell->setLanguage(code);
            shell->resize(1366, 768);
            shell->showWorkspace("campaign");
            openClub(shell);
            app::DockHost *docks = shell->docks("campaign");
            docks->raise("campaign.soldiers");
            test::settle();
            const auto *soldiers = shell->findChild<QTableView *>("campaign.soldiers.table");
            QVERIFY(soldiers && soldiers->isVisible());
            QCOMPARE(soldiers->horizontalScrollBar()->maximum(), 0);
            for (int column : {int(models::CampaignSoldierModel::Name), int(models::CampaignSoldierModel::Force)}) {
                for (int row = 0; row < soldiers->model()->rowCount() && !soldiers->isColumnHidden(column); ++row) {
                    const QModelIndex index = soldiers->model()->index(row, column);
                    QVERIFY2(soldiers->columnWidth(column) >= soldiers->sizeHintForIndex(index).width(),
                             qPrintable(index.data().toString()));
                    QVERIFY(index.data(Qt::ToolTipRole).toString().contains(index.data().toString()));
                }
            }
            test::screenshot(*shell.window, QString("club-soldiers-%1").arg(code));
            docks->raise("campaign.league");
            test::settle();
            const auto *table = shell->findChild<QTableView *>("league.table");
            QVERIFY(table && table->isVisible());
            test::screenshot(*shell.window, QString("club-league-%1").arg(code));
            QVERIFY2(table->viewport()->height() >= 8 * table->rowHeight(0),
                     qPrintable(QString("%1: %2 of %3").arg(code).arg(table->viewport()->height()).arg(8 * table->rowHeight(0))));
            QCOMPARE(table->horizontalScrollBar()->maximum(), 0);
            const QString fault = faults(shell, "league");
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
        }
    }

    // On a laptop every state stands beside the names, in the longer words of French as well.
    void collection_showsEveryState()
    {
        for (const char *code : {"en", "fr"}) {
            ShellWindow shell;
            shell->setLanguage(code);
            shell->resize(1366, 768);
            shell->showWorkspace("library");
            shell->docks("library")->raise("library.collection");
            test::settle();
            const auto *table = shell->findChild<QTreeView *>("collectionTable");
            QVERIFY(table && table->isVisible());
            QCOMPARE(table->horizontalScrollBar()->maximum(), 0);
        }
    }

    void nothing_isCutOrCovered_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        for (const char *language : {"en", "fr"}) {
            for (const QSize &screen : {QSize(1366, 768), QSize(1440, 900)}) {
                for (const int percent : {100, 150, 200}) {
                    const QSize size = screen * 100 / percent;
                    QTest::addRow("%s, %d x %d at %d %%", language, screen.width(), screen.height(), percent) << language << size;
                }
            }
        }
    }
    void nothing_isCutOrCovered()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        ShellWindow shell;
        shell->setLanguage(language);
        shell->resize(size);
        test::settle();
        QStringList found;
        for (const QString &pack : {QString("dropzone-commander"), QString("dust")}) {
            openSample(shell, pack);
            selectUnit(shell);
            app::DockHost *docks = shell->docks("roster");
            for (const QString &panel : docks->panels()) {
                docks->raise(panel);
                test::settle();
                found.append(faults(shell, panel));
            }
        }
        for (const QString &id : shell->workspaces()) {
            if (id == "print")
                shell->handle(
                    {"print", "roster", static_cast<app::RosterWorkspace *>(shell->workspace("roster"))->editor()->document().id(), {}});
            shell->showWorkspace(id);
            test::settle();
            if (shell->size() != size) {
                QStringList tall;
                for (const QWidget *part : shell->findChildren<QWidget *>())
                    if (part->isVisible() && part->minimumSizeHint().height() > 200)
                        tall.append(QString("%1 %2 %3")
                                        .arg(QString::fromLatin1(part->metaObject()->className()), part->objectName(),
                                             QString::number(part->minimumSizeHint().height())));
                QFAIL(qPrintable(id + ": " + tall.join("\n")));
            }
            found.append(faults(shell, id));
        }
        found.removeAll(QString());
        found.removeDuplicates();
        QVERIFY2(found.isEmpty(), qPrintable('\n' + found.join('\n')));
    }

    /// At 200 % the dialog for a new list is larger than a laptop's screen: every button can be reached all the same.
    void newRosterDialog_staysOnTheScreen_data()
    {
        QTest::addColumn<QSize>("screen");
        QTest::addColumn<bool>("scrolls");
        QTest::newRow("100 %") << QSize(1366, 728) << false;
        QTest::newRow("150 %") << QSize(911, 472) << false;
        QTest::newRow("200 %") << QSize(683, 344) << true;
    }
    void newRosterDialog_staysOnTheScreen()
    {
        QFETCH(QSize, screen);
        QFETCH(bool, scrolls);
        ShellWindow shell;
        app::NewRosterDialog dialog(shell.core->services());
        dialog.ensurePolished();
        app::DialogFit::fit(dialog, screen);
        dialog.show();
        test::settle();
        QVERIFY2(dialog.width() <= screen.width() && dialog.height() <= screen.height(),
                 qPrintable(QString("%1 x %2").arg(dialog.width()).arg(dialog.height())));
        auto *area = dialog.findChild<QScrollArea *>("dialogScroll");
        QCOMPARE(area != nullptr, scrolls);
        auto *create = dialog.findChild<QPushButton *>("createRoster");
        if (area)
            area->ensureWidgetVisible(create);
        test::settle();
        QVERIFY(!create->visibleRegion().isEmpty());
        QVERIFY(create->isDefault());
    }

    /// At 200 % an icon has the same lines as at 100 %, only sharper: as much ink on its area, whichever sizes Qt asks for.
    void icons_keepTheirWeight()
    {
        app::Theme::current().install(*qApp);
        const auto ink = [](const QPixmap &pixmap) {
            const QImage image = pixmap.toImage().convertToFormat(QImage::Format_ARGB32);
            double sum = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x)
                    sum += qAlpha(image.pixel(x, y)) / 255.0;
            }
            return sum / (image.width() * image.height());
        };
        for (const char *name : {"print", "export", "close", "plus"}) {
            const QIcon icon = app::icons::icon(name);
            const QPixmap large = icon.pixmap(QSize(16, 16), 2.0);
            QCOMPARE(large.size(), QSize(32, 32));
            const double once = ink(icon.pixmap(QSize(16, 16), 1.0)), twice = ink(large);
            QVERIFY2(std::abs(once - twice) < 0.15 * once, qPrintable(QString("%1: %2 and %3").arg(name).arg(once).arg(twice)));
        }
    }
};

MUSTER_TEST_MAIN(tst_SmallScreens)
#include "tst_SmallScreens.moc"
