// SPDX-License-Identifier: GPL-3.0-or-later
#include "LibraryShell.h"

#include "app/campaign/CampaignWorkspace.h"
#include "app/print/PrintPresets.h"
#include "app/print/PrintWorkspace.h"
#include "app/roster/RosterWorkspace.h"
#include "library/sync/Replica.h"

using namespace muster;
using namespace muster::app;

namespace {

struct PrintShell : test::LibraryShell
{
    explicit PrintShell(bool filled = true) : LibraryShell("en", filled) {}
    PrintWorkspace &print() { return *static_cast<PrintWorkspace *>(window->workspace("print")); }
    RosterWorkspace &roster() { return *static_cast<RosterWorkspace *>(window->workspace("roster")); }
    PrintPresets presets() { return {MachineNotes(core->services()), core->library().settings()}; }
    int settingsInTheLibrary() { return core->library().database().value("SELECT count(*) FROM settings").value().toInt(); }
    QString idOf(const QString &name) { return library->model().row(named(name))->record.id; }
};

} // namespace

/// What belongs to this computer stays on it, whoever else uses the library; what was on the table is there after a start.
class tst_MachineSettings : public QObject
{
    Q_OBJECT

private slots:
    void nothingOfThisComputer_isInTheLibrary()
    {
        QTemporaryDir computer;
        const QString notes = computer.filePath("machine.ini");
        {
            PrintShell shell;
            shell.window->handle({"print", "roster", shell.idOf("Walkers"), {}});
            print::PrintSettings settings = shell.print().session().settings();
            settings.card = {70, 120};
            shell.print().session().setSettings(settings);
            shell.presets().setOffset("Brother", {1.5, -0.5});
            shell.presets().save("Mine", settings, false);
            shell.window->handle({"campaign", "sample", {}, {}});
            shell.window->handle({"library", "file", test::sourceFolder() + "/data/space-crusade/samples/aldo.ros", {}});
            test::finishWork();
            QCOMPARE(shell.settingsInTheLibrary(), 0);
            QVERIFY(QFile::copy(shell.place.file("user/machine.ini"), notes));
        }
        // Another library on the same computer has the same printer and the same paper. One window at a time, as in the program:
        // the panels of two of them have the same names, and KDDockWidgets knows only one of each.
        PrintShell other(false);
        QDir().mkpath(other.place.file("user"));
        QFile::remove(other.place.file("user/machine.ini"));
        QVERIFY(QFile::copy(notes, other.place.file("user/machine.ini")));
        other.start();
        QCOMPARE(other.presets().offset("Brother"), QPointF(1.5, -0.5));
        QCOMPARE(other.presets().last("en").card, QSizeF(70, 120));
        QCOMPARE(other.presets().all("en").last().name, "Mine");
    }

    void clubHearsNothingOfIt()
    {
        PrintShell shell;
        QVERIFY(library::Replica::prepare(shell.core->library().database()).ok());
        shell.window->handle({"print", "roster", shell.idOf("Walkers"), {}});
        print::PrintSettings settings = shell.print().session().settings();
        settings.card = {70, 120};
        shell.print().session().setSettings(settings);
        shell.presets().setOffset("Brother", {1, 1});
        QCOMPARE(shell.core->library().database().value("SELECT count(*) FROM sync_settings").value().toInt(), 0);
        QCOMPARE(shell.core->library().database().value("SELECT count(*) FROM sync_outbox").value().toInt(), 0);
    }

    void whatAnOlderProgramKept_isTakenOverOnce()
    {
        PrintShell shell;
        const library::SettingsRepository &old = shell.core->library().settings();
        print::PrintSettings tarot;
        tarot.card = {70, 120};
        tarot.language = "fr";
        const auto text = [](const QJsonObject &json) { return QString::fromUtf8(QJsonDocument(json).toJson()); };
        QVERIFY(old.set("print.last.game", text(tarot.toJson())).ok());
        QVERIFY(old.set("print.offsets", R"({"Brother":{"x":2,"y":1}})").ok());
        QVERIFY(old.set("import.abc", "id 1").ok());
        QCOMPARE(shell.presets().last("en", "game").card, QSizeF(70, 120));
        QCOMPARE(shell.presets().last("en", "game").language, "en"); // nobody had chosen it
        QCOMPARE(shell.presets().offset("Brother"), QPointF(2, 1));
        QCOMPARE(shell.core->library().notes().get("import.abc").value(), "id 1");
        // Somebody else in the club, with the older program, has another printer.
        QVERIFY(old.set("print.offsets", R"({"Brother":{"x":9,"y":9}})").ok());
        QVERIFY(old.set("import.abc", "id 2").ok());
        QCOMPARE(shell.presets().offset("Brother"), QPointF(2, 1));
        QCOMPARE(shell.core->library().notes().get("import.abc").value(), "id 1");
    }

    void afterAStart_printHasWhatItHad_andTheRosterIsOpen()
    {
        PrintShell shell;
        const QString walkers = shell.idOf("Walkers"), aldo = shell.idOf("Aldo");
        shell.window->handle({"roster", "roster", walkers, {}}); // not the one that was changed last
        test::settle();
        QCOMPARE(shell.roster().editor()->document().id(), walkers);
        shell.window->showWorkspace("library");
        shell.start();
        shell.window->showWorkspace("print");
        QCOMPARE(shell.print().session().rosterId(), walkers); // what the roster workspace had
        shell.window->showWorkspace("roster");
        QTRY_VERIFY(shell.roster().editor());
        QCOMPARE(shell.roster().editor()->document().id(), walkers);
        shell.window->handle({"print", "roster", aldo, {}});
        shell.start();
        shell.window->showWorkspace("library");
        shell.window->showWorkspace("print");
        QCOMPARE(shell.print().session().rosterId(), aldo);
        // What is in the trash by now is not on the table.
        QVERIFY(shell.core->library().documents().moveToTrash(aldo).ok());
        shell.start();
        shell.window->showWorkspace("print");
        QCOMPARE(shell.print().session().rosterId(), walkers);
    }

    void paperSpeaksTheProgramsLanguage_untilToldOtherwise()
    {
        PrintShell shell;
        const QString walkers = shell.idOf("Walkers"), aldo = shell.idOf("Aldo");
        shell.window->handle({"print", "roster", walkers, {}});
        QCOMPARE(shell.print().session().settings().language, "en");
        shell.window->setLanguage("fr");
        QCOMPARE(shell.print().session().settings().language, "fr");
        shell.start();
        shell.window->handle({"print", "roster", aldo, {}});
        QCOMPARE(shell.print().session().settings().language, "fr");
        auto *choice = [&] {
            for (QComboBox *box : shell.window->findChildren<QComboBox *>())
                if (box->findData("fr") >= 0 && box->findData("en") >= 0 && box->count() == 2)
                    return box;
            return static_cast<QComboBox *>(nullptr);
        }();
        QVERIFY(choice);
        choice->setCurrentIndex(choice->findData("en")); // told otherwise
        emit choice->activated(choice->currentIndex());
        QCOMPARE(shell.print().session().settings().language, "en");
        shell.start();
        shell.window->showWorkspace("print");
        QCOMPARE(shell.print().session().settings().language, "en");
        shell.window->setLanguage("en");
        shell.window->setLanguage("fr");
        QCOMPARE(shell.print().session().settings().language, "en");
    }
};

MUSTER_TEST_MAIN(tst_MachineSettings)
#include "tst_MachineSettings.moc"
