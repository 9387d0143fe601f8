// SPDX-License-Identifier: GPL-3.0-or-later
// kill -9 of the whole window while it is worked in: whatever its status bar has called saved is in the library afterwards.
// The program that is killed is this one, started again with --edit.
#include "ShellWindow.h"

#include "app/roster/RosterWorkspace.h"
#include "documents/roster/LibraryRosterStore.h"
#include "library/sql/Transaction.h"
#include "support/Hardship.h"
#include "support/Soak.h"

#include <QCryptographicHash>
#include <QProcess>

#include <csignal>
#include <cstdio>
#include <random>

using namespace muster;
using documents::SaveState;
using share::toText;

namespace {

QStringList unitsOf(const rules::Roster &roster)
{
    QStringList units;
    rules::forEachSelection(roster, [&units](const rules::Selection &selection) {
        units.append(toText(selection.id + '=' + selection.customName) + 'x' + QString::number(selection.number));
    });
    return units;
}

QByteArray stateOf(const rules::Roster &roster)
{
    return QCryptographicHash::hash(unitsOf(roster).join('|').toUtf8(), QCryptographicHash::Sha1).toHex();
}

/// The window with a list of walkers and heroes that somebody works on.
class Work
{
public:
    explicit Work(const QString &folder) : m_shell(folder) { m_shell->showWorkspace("roster"); }

    bool begin()
    {
        const packs::PackPtr pack = m_shell.core->packs().find("dust");
        documents::RosterWish wish;
        wish.name = "Killed";
        wish.catalogueId = "dust.catalogue.allies";
        wish.limit = 10000;
        return pack && workspace().create(pack, wish);
    }
    [[nodiscard]] app::RosterWorkspace &workspace() const
    {
        return *static_cast<app::RosterWorkspace *>(m_shell.window->workspace("roster"));
    }
    [[nodiscard]] documents::RosterDocument &document() const { return workspace().editor()->document(); }
    [[nodiscard]] app::MainWindow &window() const { return *m_shell.window; }
    [[nodiscard]] library::Library &library() const { return m_shell.core->library(); }

    void editOnce(std::mt19937 &random)
    {
        const auto &units = document().roster().forces.front().selections;
        const QString some = units.empty() ? QString() : toText(units.at(random() % units.size()).id);
        switch (units.empty() ? 0 : units.size() > 20 ? 2 : random() % 6) {
        case 0:
        case 1: {
            const QStringList entries = addable();
            workspace().editor()->addFromCatalogue(entries.at(qsizetype(random() % std::size_t(entries.size()))));
            break;
        }
        case 2:
            (void)document().removeSelection(some.toStdString());
            break;
        case 3:
            (void)document().renameSelection(some.toStdString(), "Name " + std::to_string(random()));
            break;
        case 4:
            document().undoStack().undo();
            break;
        case 5:
            document().undoStack().redo();
            break;
        }
    }

private:
    [[nodiscard]] QStringList addable() const
    {
        QStringList entries;
        const models::CatalogueModel &model = workspace().editor()->catalogue();
        for (int group = 0; group < model.rowCount(); ++group) {
            const QModelIndex above = model.index(group, 0);
            for (int row = 0; row < model.rowCount(above); ++row) {
                const models::CatalogueRow *shown = model.row(model.index(row, 0, above));
                if (shown->canAdd)
                    entries.append(shown->entryId);
            }
        }
        return entries;
    }

    test::ShellWindow m_shell;
};

// Works until it is killed; says what the list is like whenever the window says that it is saved, and not before.
int edit(const QString &folder, unsigned seed)
{
    Work work(folder);
    if (!work.begin())
        return 3;
    const auto report = [&work] {
        if (work.document().saveState() != SaveState::Saved || work.workspace().status().saved.isEmpty())
            return;
        std::printf("%s %lld %s\n", qPrintable(work.document().id()), static_cast<long long>(work.document().record().version),
                    stateOf(work.document().roster()).constData());
        std::fflush(stdout);
    };
    QObject::connect(&work.document(), &documents::RosterDocument::saveStateChanged, report);
    report();
    std::mt19937 random(seed);
    for (int i = 0; i < 100000; ++i) {
        work.editOnce(random);
        // Somebody who works without a pause is told "Saving…" until they draw breath.
        while (i % 4 == 3 && work.document().saveState() == SaveState::Pending)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        QCoreApplication::processEvents();
    }
    return 0;
}

struct Report
{
    QString id;
    qint64 version = 0;
    QByteArray state;
};

Report lastReport(const QByteArray &output)
{
    const QByteArray whole = output.left(output.lastIndexOf('\n'));
    const QList<QByteArray> words = whole.mid(whole.lastIndexOf('\n') + 1).split(' ');
    return {QString::fromUtf8(words.value(0)), words.value(1).toLongLong(), words.value(2)};
}

Report workAndKill(const QString &folder, std::mt19937 &random)
{
    QProcess program;
    program.setProgram(QCoreApplication::applicationFilePath());
    program.setArguments({"--edit", folder, QString::number(random())});
    program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    program.start();
    QByteArray output;
    const int lines = 2 + int(random() % 12); // the random moment: after so many saves, whatever the next one is doing
    while (output.count('\n') < lines && program.waitForReadyRead(60000))
        output += program.readAllStandardOutput();
    ::kill(pid_t(program.processId()), SIGKILL);
    program.waitForFinished(60000);
    output += program.readAllStandardOutput();
    return lastReport(output);
}

} // namespace

class tst_WindowKilled : public QObject
{
    Q_OBJECT

private slots:
    void kills_loseNothingThatWasCalledSaved()
    {
        const QTemporaryDir folder;
        std::mt19937 random(20261117);
        test::SoakGroup group("kill -9 of the window");
        for (int kill = 0; kill < test::soakRounds(8, 40); ++kill) {
            ++group;
            const Report last = workAndKill(folder.path(), random);
            QVERIFY2(last.version > 0, "the window did not come up");
            const auto library = library::Library::open(folder.filePath("library.sqlite"));
            QVERIFY2(library.ok(), library ? "" : library.error().message().c_str());
            QVERIFY((*library)->check()->isEmpty());
            documents::LibraryRosterStore store(**library);
            const auto stored = store.load(last.id);
            QVERIFY2(stored.ok(), stored ? "" : stored.error().message().c_str());
            // Saves may have been committed since, with what was done without a pause; nothing else may differ.
            QVERIFY2(stored->record.version >= last.version && stored->record.version <= last.version + 5,
                     qPrintable(QString("%1 %2").arg(stored->record.version).arg(last.version)));
            if (stored->record.version == last.version)
                QCOMPARE(stateOf(stored->roster), last.state);
        }
    }

    // The words in the status bar, while the disk is slow and afterwards.
    void slowDisk_isSaidAndWaitedForWhenTheWindowCloses()
    {
        const QTemporaryDir folder;
        QStringList units;
        QString id;
        {
            Work work(folder.path());
            QVERIFY(work.begin());
            std::mt19937 random(7);
            QTRY_COMPARE(work.document().saveState(), SaveState::Saved);
            {
                const auto other = library::Library::open(folder.filePath("library.sqlite"));
                const auto writing = library::Transaction::begin((*other)->database());
                QVERIFY(writing.ok());
                work.editOnce(random);
                work.editOnce(random);
                QCOMPARE(work.document().saveState(), SaveState::Pending);
                QCOMPARE(work.workspace().status().saved, "Saving…");
                QVERIFY(!work.workspace().unsaved().any());
            }
            units = unitsOf(work.document().roster());
            id = work.document().id();
            QVERIFY(work.window().mayClose()); // waits
            QCOMPARE(work.document().saveState(), SaveState::Saved);
            QVERIFY(work.workspace().status().saved.startsWith("Saved"));
        }
        const auto library = library::Library::open(folder.filePath("library.sqlite"));
        documents::LibraryRosterStore store(**library);
        QCOMPARE(unitsOf(store.load(id)->roster), units);
    }

    // What could not be stored is known when the window is about to close, though the answer was still to come.
    void failure_isKnownBeforeTheWindowCloses()
    {
        const QTemporaryDir folder;
        Work work(folder.path());
        QVERIFY(work.begin());
        std::mt19937 random(7);
        work.editOnce(random);
        QTRY_COMPARE(work.document().saveState(), SaveState::Saved);
        const std::string unit = work.document().roster().forces.front().selections.front().id;
        {
            const test::FullDisk full(1024);
            (void)work.document().changeNote(unit, std::string(200000, 'n'));
            work.workspace().aboutToClose();
            QVERIFY(work.workspace().unsaved().any());
        }
        QVERIFY(work.document().retrySave());
        QVERIFY(!work.workspace().unsaved().any());
    }
};

int main(int argc, char **argv)
{
    test::prepareProcess();
    QApplication application(argc, argv);
    if (argc == 4 && qstrcmp(argv[1], "--edit") == 0)
        return edit(QString::fromLocal8Bit(argv[2]), unsigned(QByteArray(argv[3]).toULong()));
    tst_WindowKilled test;
    return test::run(test, argc, argv);
}

#include "tst_WindowKilled.moc"
