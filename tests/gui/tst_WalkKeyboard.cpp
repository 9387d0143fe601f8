// SPDX-License-Identifier: GPL-3.0-or-later
// Walk 9: everything without a mouse, from the first start to a legal list, a campaign report and paper; and what large
// texts, the dark theme and a small screen leave of it.
#include "RosterWalk.h"
#include "app/campaign/CampaignWorkspace.h"
#include "app/print/PrintWorkspace.h"
#include "app/shell/palette/CommandPalette.h"
#include "app/shell/window/ShellActions.h"

#include <QFileDialog>
#include <QLineEdit>
#include <QListView>

using namespace muster;
using test::RosterWalk;
using test::ShellWindow;

namespace {

/// What stands in a place of the window, for comparing.
QImage pictureOf(ShellWindow &shell, const QRect &place)
{
    return shell.window->grab(place).toImage();
}

QRect placeOf(ShellWindow &shell, const QWidget *widget)
{
    return QRect(widget->mapTo(shell.window.get(), QPoint()), widget->size()).adjusted(-4, -4, 4, 4).intersected(shell->rect());
}

QString describe(const QWidget *widget)
{
    if (!widget)
        return "nothing";
    QString path = QString("%1 %2 \"%3\"").arg(widget->metaObject()->className(), widget->objectName(), widget->accessibleName());
    for (const QWidget *parent = widget->parentWidget(); parent; parent = parent->parentWidget()) {
        if (!parent->objectName().isEmpty())
            path += " in " + parent->objectName();
    }
    return path;
}

void waysToLook()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QSize>("size");
    QTest::newRow("laptop") << "en" << false << QSize(1366, 768);
    QTest::newRow("laptop, French, dark") << "fr" << true << QSize(1366, 768);
    QTest::newRow("texts at 150 %") << "en" << true << QSize(1366 * 2 / 3, 768 * 2 / 3);
    QTest::newRow("texts at 150 %, French") << "fr" << false << QSize(1366 * 2 / 3, 768 * 2 / 3);
    QTest::newRow("texts at 200 %, large screen") << "fr" << true << QSize(1920 / 2, 1080 / 2);
}

} // namespace

class tst_WalkKeyboard : public QObject
{
    Q_OBJECT

private:
    /// The window as the row of the table wants it, with a list open; the mouse is never touched.
    static void look(RosterWalk &walk)
    {
        QFETCH(QString, code);
        QFETCH(bool, dark);
        QFETCH(QSize, size);
        walk.shell->setLanguage(code);
        walk.shell->setThemeMode(dark ? app::ThemeMode::Dark : app::ThemeMode::Light);
        walk.newDustRosterByKeys(Qt::Key_Tab);
        walk.shell->resize(size);
        test::settle();
    }

private slots:
    void cleanup() { app::Theme::current().setMode(app::ThemeMode::Light); }

    void tab_visitsEveryPanelAndComesBack_data() { waysToLook(); }
    void tab_visitsEveryPanelAndComesBack()
    {
        RosterWalk walk;
        look(walk);
        for (const QString &id : walk.shell->workspaces()) {
            walk.shell->showWorkspace(id);
            test::settle();
            app::DockHost *docks = walk.shell->docks(id);
            walk.press(Qt::Key_Tab); // from here on it is clear that keys are used
            QSet<QString> visited;
            QList<QWidget *> stops;
            QStringList invisible;
            for (int i = 0; i < 150; ++i) {
                QWidget *here = QApplication::focusWidget();
                QVERIFY2(here && here->isVisible(),
                         qPrintable(id + ": the keyboard is in " + describe(here) + " after "
                                    + describe(stops.isEmpty() ? nullptr : stops.last())));
                if (!stops.isEmpty() && here == stops.first())
                    break;
                QVERIFY2(!stops.contains(here), qPrintable(id + ": Tab runs in a circle at " + describe(here)));
                stops.append(here);
                visited.insert(docks->focusedPanel());
                // The focus can be seen: the place looks different when it has gone.
                const QRect place = placeOf(walk.shell, here);
                if (here->visibleRegion().isEmpty() || place.isEmpty()) {
                    invisible.append("out of sight: " + describe(here));
                    walk.press(Qt::Key_Tab);
                    continue;
                }
                const QImage with = pictureOf(walk.shell, place);
                walk.press(Qt::Key_Tab);
                // Unless it scrolled away, and the next one stands in its place.
                if (QApplication::focusWidget() != here && placeOf(walk.shell, here) == place && pictureOf(walk.shell, place) == with)
                    invisible.append("looks the same without: " + describe(here));
            }
            QVERIFY2(invisible.isEmpty(), qPrintable(id + ":\n" + invisible.join('\n')));
            QVERIFY2(stops.size() > 3, qPrintable(id));
            for (const QString &panel : docks->panels()) {
                if (docks->isShown(panel))
                    QVERIFY2(visited.contains(panel), qPrintable(id + ": Tab never comes to " + panel));
            }
        }
    }

    void f6_reachesEveryPanel_data() { waysToLook(); }
    void f6_reachesEveryPanel()
    {
        RosterWalk walk;
        look(walk);
        for (const QString &id : walk.shell->workspaces()) {
            walk.shell->showWorkspace(id);
            test::settle();
            app::DockHost *docks = walk.shell->docks(id);
            QSet<QString> visited;
            for (int i = 0; i <= docks->panels().size(); ++i) {
                walk.press(Qt::Key_F6);
                visited.insert(docks->focusedPanel());
                QVERIFY2(QApplication::focusWidget() && !QApplication::focusWidget()->visibleRegion().isEmpty(),
                         qPrintable(docks->focusedPanel()));
            }
            for (const QString &panel : docks->panels()) {
                if (docks->isOpen(panel))
                    QVERIFY2(visited.contains(panel), qPrintable(panel));
            }
        }
    }

    void listReportAndPaper_withoutAMouse_data() { waysToLook(); }
    void listReportAndPaper_withoutAMouse()
    {
        RosterWalk walk;
        look(walk);
        for (const char *unit : {"mickey", "pounder", "cobra"})
            walk.take(unit);
        QVERIFY(walk.legal());
        // An evening is reported: one soldier gets a kill, the rest is as the page proposes it.
        walk.press(Qt::Key_3, Qt::ControlModifier);
        QCOMPARE(walk.shell->current()->id(), QString("campaign"));
        auto &campaign = *qobject_cast<app::CampaignWorkspace *>(walk.shell->current());
        const int fought = campaign.session().state().fought();
        walk.press(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(walk.shell.child<QWidget>("report.mission")));
        const auto inKills = [] { return QApplication::focusWidget()->objectName().startsWith("report.kills."); };
        for (int i = 0; i < 80 && !inKills(); ++i) {
            QVERIFY(QApplication::focusWidget()->isVisible());
            walk.press(Qt::Key_Tab);
        }
        QVERIFY(inKills());
        walk.write(campaign.session().enemies().first().name.in(walk.shell.language->code()).left(4));
        walk.press(Qt::Key_Return);
        walk.shell->activateWindow(); // the list of suggestions was a window of its own
        test::settle();
        walk.press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(!campaign.draft().isOpen());
        QCOMPARE(campaign.session().state().fought(), fought + 1);
        // Paper, first of the campaign, then of the list.
        savePdf(walk, "campaign.pdf");
        walk.press(Qt::Key_2, Qt::ControlModifier);
        savePdf(walk, "list.pdf");
    }

    // Whoever stands in the empty roster workspace and makes a list goes on typing, and F6 does not forget the empty slot.
    void newListFromTheEmptyRoster_goesOnInTheCatalogue()
    {
        RosterWalk walk;
        walk.press(Qt::Key_2, Qt::ControlModifier);
        QVERIFY(walk.shell->docks("roster")->area()->isAncestorOf(QApplication::focusWidget()));
        walk.newDustRosterByKeys(Qt::Key_Tab);
        QVERIFY(walk.editor().target().isValid());
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(walk.catalogue().search()));
        for (int i = 0; i < 10 && QApplication::focusWidget() != &walk.tree(); ++i)
            walk.press(Qt::Key_F6);
        QVERIFY(walk.editor().target().isValid());
    }

    void keysOfTheGuide_areKeysOfTheProgram()
    {
        RosterWalk walk;
        walk.newDustRosterByKeys(Qt::Key_Tab);
        QSet<QString> known;
        for (const QString &id : walk.shell->workspaces()) {
            walk.shell->showWorkspace(id);
            test::settle();
            for (const QAction *action : walk.shell->menuActions()) {
                for (const QKeySequence &key : action->shortcuts())
                    known.insert(key.toString(QKeySequence::PortableText));
            }
        }
        known.unite({"Tab", "Return", "Esc", "Alt", "+", "-", "Up", "Down", "Ctrl+Return", "Shift+Tab"}); // keys of the controls
        known.unite({"U", "S", "T", "G", "E", "N", "0", "9", "1", "2", "3"});                             // of a tile at the table
        QDir folder(test::sourceFolder() + "/docs/guide/en");
        static const QRegularExpression quoted("`((?:Ctrl\\+|Shift\\+|Alt\\+)*(?:F\\d+|[A-Z0-9,]|Delete|Enter|Tab|Escape|Up|Down))`");
        int seen = 0;
        for (const QString &name : folder.entryList({"*.md"})) {
            QFile page(folder.filePath(name));
            QVERIFY(page.open(QIODevice::ReadOnly));
            auto matches = quoted.globalMatch(QString::fromUtf8(page.readAll()));
            while (matches.hasNext()) {
                const QString written = matches.next().captured(1);
                const QString key = QKeySequence(QString(written).replace("Enter", "Return")).toString(QKeySequence::PortableText);
                QVERIFY2(known.contains(key) || known.contains(QString(key).replace("Delete", "Del")), qPrintable(name + ": " + written));
                ++seen;
            }
        }
        QVERIFY2(seen > 15, qPrintable(QString::number(seen)));
    }

    void palette_findsActionsUnitsAndLists()
    {
        RosterWalk walk;
        walk.newDustRosterByKeys(Qt::Key_Tab);
        const QString name = walk.roster().documentName();
        const auto found = [&walk] {
            QStringList texts;
            const QAbstractItemModel *model = walk.shell->palette()->list()->model();
            for (int row = 0; row < model->rowCount(); ++row)
                texts.append(model->index(row, 0).data().toString());
            return texts.join('\n');
        };
        walk.press(Qt::Key_K, Qt::ControlModifier);
        walk.write("Pounder");
        QVERIFY(walk.shell->palette()->isVisible());
        QVERIFY(found().contains("Pounder"));
        walk.press(Qt::Key_Escape);
        for (const QString from : {"library", "print"}) {
            walk.shell->showWorkspace(from);
            test::settle();
            walk.press(Qt::Key_K, Qt::ControlModifier);
            walk.write(name.left(8));
            QVERIFY2(found().contains(name), qPrintable("from " + from));
            walk.press(Qt::Key_Escape);
        }
    }

    // What a screen reader says of a row: its slot, its name, its state.
    void rows_areSpoken_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("required");
        QTest::newRow("English") << "en"
                                 << "required";
        QTest::newRow("French") << "fr"
                                << "obligatoire";
    }
    void rows_areSpoken()
    {
        QFETCH(QString, code);
        QFETCH(QString, required);
        RosterWalk walk;
        walk.shell->setLanguage(code);
        walk.newDustRosterByKeys(Qt::Key_Tab);
        QStringList spoken;
        for (QModelIndex index = walk.tree().model()->index(0, 0); index.isValid(); index = walk.tree().indexBelow(index))
            spoken.append(index.data(Qt::AccessibleTextRole).toString());
        QVERIFY2(!spoken.contains(QString()), qPrintable(spoken.join('\n')));
        QVERIFY2(spoken.join('\n').contains(required, Qt::CaseInsensitive), qPrintable(spoken.join('\n')));
        for (const QString &id : walk.shell->workspaces()) {
            walk.shell->showWorkspace(id);
            test::settle();
            const QStringList nameless = test::namelessControls(*walk.shell.window);
            QVERIFY2(nameless.isEmpty(), qPrintable(id + ":\n" + nameless.join('\n')));
        }
    }

private:
    /// Ctrl+P, then the PDF of what is shown there.
    static void savePdf(RosterWalk &walk, const QString &name)
    {
        walk.press(Qt::Key_P, Qt::ControlModifier);
        QCOMPARE(walk.shell->current()->id(), QString("print"));
        qobject_cast<app::PrintWorkspace *>(walk.shell->current())->session().finish();
        const QString path = walk.shell.place.file(name);
        walk.inDialog<QFileDialog>([&] { walk.press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier); },
                                   [&](QFileDialog &dialog) {
                                       walk.press(Qt::Key_A, Qt::ControlModifier);
                                       walk.write(path);
                                       walk.press(Qt::Key_Return);
                                       if (dialog.isVisible())
                                           dialog.reject();
                                   });
        QTRY_VERIFY2(QFile::exists(path), qPrintable(path));
    }
};

MUSTER_TEST_MAIN(tst_WalkKeyboard)
#include "tst_WalkKeyboard.moc"
