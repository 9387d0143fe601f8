// SPDX-License-Identifier: GPL-3.0-or-later
// The data of a game change under a roster: what the window shows, and that keeping or taking loses nothing.
#include "ShellWindow.h"
#include "app/docking/DockHost.h"
#include "app/roster/findings/DataChangeBar.h"
#include "documents/exchange/Exchange.h"
#include "documents/roster/LibraryRosterStore.h"
#include "documents/roster/OpenRoster.h"

#include <QDirIterator>

using namespace muster;

namespace {

// A copy of one pack that a test may change.
QString copyOfDust(const test::TemporaryLibrary &place)
{
    const QString source = test::sourceFolder() + "/data/dust";
    QDirIterator files(source, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString file = files.next();
        const QString copy = place.file("data/dust/" + QDir(source).relativeFilePath(file));
        QDir().mkpath(QFileInfo(copy).absolutePath());
        QFile::copy(file, copy);
        QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
    }
    return place.file("data");
}

class Window : public test::ShellWindow
{
public:
    Window() : ShellWindow(copyOfDust) {}

    QString importSample()
    {
        return documents::Exchange(core->library(), &core->packs(), "en")
            .importFile(place.file("data/dust/samples/hedgerow-walkers.ros"))
            ->record.id;
    }
    void open(const QString &id)
    {
        window->handle({"roster", "roster", id, {}});
        test::settle();
    }
    /// One unit dearer, one renamed, one gone.
    void update()
    {
        close();
        QFile file(place.file("data/dust/allies.cat"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QString text = QString::fromUtf8(file.readAll());
        file.close();
        const qsizetype mickey = text.indexOf("<selectionEntry id=\"dust.unit.mickey\"");
        const qsizetype end = text.indexOf("<selectionEntry id=\"dust.unit.", mickey + 10);
        const QRegularExpression cost("typeId=\"dust.cost.pts\" value=\"13(\\.0)?\"");
        const QRegularExpressionMatch found = cost.match(text, mickey);
        QVERIFY(mickey > 0 && found.hasMatch() && found.capturedStart() < end);
        text.replace(found.capturedStart(), found.capturedLength(), "typeId=\"dust.cost.pts\" value=\"15\"");
        text.replace("<selectionEntry id=\"dust.unit.pounder\" name=\"Pounder\"",
                     "<selectionEntry id=\"dust.unit.pounder\" name=\"Thumper\"");
        text.replace("dust.unit.gunners\"", "dust.unit.gunners-two\"");
        const qsizetype revision = text.indexOf(" revision=\"");
        const qsizetype quote = text.indexOf('"', revision + 11);
        text.replace(revision, quote - revision, " revision=\"99");
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.toUtf8());
        file.close();
        start();
    }
    QWidget *bar() { return window->findChild<QWidget *>("dataChangeBar"); }
    void press(const char *source)
    {
        const QString text = app::DataChangeBar::tr(source);
        for (QPushButton *button : bar()->findChildren<QPushButton *>()) {
            if (button->text() == text)
                return QTest::mouseClick(button, Qt::LeftButton);
        }
        QFAIL(qPrintable("no button " + text));
    }
    library::Record record(const QString &id) { return *core->library().documents().find(id); }
    rules::Roster stored(const QString &id) { return documents::LibraryRosterStore(core->library()).load(id)->roster; }
};

QStringList namesIn(const rules::Roster &roster)
{
    QStringList names;
    rules::forEachSelection(roster, [&names](const rules::Selection &selection) { names.append(QString::fromStdString(selection.name)); });
    return names;
}

} // namespace

class tst_DataUpdate : public QObject
{
    Q_OBJECT

private:
    static void bothLanguages()
    {
        QTest::addColumn<QString>("code");
        QTest::newRow("English") << "en";
        QTest::newRow("French") << "fr";
    }

private slots:
    void differenceIsShown_keptAndTaken_data() { bothLanguages(); }
    void differenceIsShown_keptAndTaken()
    {
        QFETCH(QString, code);
        Window shell;
        shell->setLanguage(code);
        const QString id = shell.importSample();
        shell.open(id);
        QVERIFY(!shell.bar()->isVisible());
        const QStringList before = namesIn(shell.stored(id));
        QCOMPARE(shell.record(id).points, 100.0);
        shell.update();
        shell.open(id);
        QVERIFY(shell.bar()->isVisible());
        test::screenshot(*shell.window, "data-update-" + code);
        QString listed;
        QTimer::singleShot(0, qApp, [&listed, code] {
            auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            test::settle();
            auto *list = dialog->findChild<QTreeWidget *>();
            for (int i = 0; i < list->topLevelItemCount(); ++i) {
                for (int column = 0; column < 4; ++column)
                    listed += list->topLevelItem(i)->text(column) + "|";
                listed += "\n";
            }
            test::screenshot(*dialog, "data-update-list-" + code);
            dialog->reject();
        });
        shell.press("Show changes…");
        QVERIFY2(listed.contains("Gunners|" + app::DataChangeBar::tr("no longer in the data")), qPrintable(listed));
        QVERIFY2(listed.contains(app::DataChangeBar::tr("new name") + "|Pounder|Thumper"), qPrintable(listed));
        const QString costs = QRegularExpression::escape(app::DataChangeBar::tr("costs (%1)").section('%', 0, 0));
        QVERIFY2(QRegularExpression("Mickey\\|" + costs + "[^|]*\\|13[^|]*\\|15").match(listed).hasMatch(), qPrintable(listed));

        // Kept: as it was, also after the next start.
        shell.press("Keep old data");
        test::settle();
        QVERIFY(shell->docks("roster")->widget("roster.formation")->isAncestorOf(shell->focusWidget())); // not the menu bar
        QVERIFY(!shell.bar()->isVisible());
        QCOMPARE(namesIn(shell.stored(id)), before);
        shell.start();
        shell.open(id);
        QVERIFY(!shell.bar()->isVisible());
        QCOMPARE(namesIn(shell.stored(id)), before);
    }

    void taking_keepsTheOrphan_data() { bothLanguages(); }
    void taking_keepsTheOrphan()
    {
        QFETCH(QString, code);
        Window shell;
        shell->setLanguage(code);
        const QString id = shell.importSample();
        shell.open(id);
        const QStringList before = namesIn(shell.stored(id));
        shell.update();
        shell.open(id);
        shell.press("Take new data");
        test::settle();
        QVERIFY(!shell.bar()->isVisible());
        QStringList expected = before;
        expected.replaceInStrings("Pounder", "Thumper");
        QCOMPARE(namesIn(shell.stored(id)), expected); // Gunners among them
        QCOMPARE(shell.record(id).points, 102.0);      // Mickey dearer by two; the orphan keeps its old price
        test::screenshot(*shell.window, "data-update-taken-" + code);
        shell.window->workspace("roster")->undoStack()->undo();
        test::settle();
        QCOMPARE(namesIn(shell.stored(id)), before);
    }
};

MUSTER_TEST_MAIN(tst_DataUpdate)
#include "tst_DataUpdate.moc"
