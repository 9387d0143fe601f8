// SPDX-License-Identifier: GPL-3.0-or-later
// One hundred times kill -9 in the middle of random edits: every command that was said to be saved must be there afterwards,
// whether the library writes at once or beside the editing.
// The program that is killed is this one, started again with --edit.
#include "SampleDocument.h"
#include "documents/roster/LibraryRosterStore.h"
#include "documents/roster/RosterDocument.h"
#include "library/Library.h"
#include "support/Soak.h"
#include "support/TestMain.h"

#include <QCryptographicHash>
#include <QProcess>

#include <csignal>
#include <cstdio>
#include <random>

using namespace muster;
using documents::RosterDocument;
using test::sampleGame;

namespace {

std::unique_ptr<library::Library> openLibrary(const QString &path)
{
    base::Result<std::unique_ptr<library::Library>> opened = library::Library::open(path);
    if (!opened)
        qFatal("%s", opened.error().message().c_str());
    return std::move(*opened);
}

std::unique_ptr<RosterDocument> openDocument(documents::RosterStore &store, base::IdSource &ids)
{
    base::Result<documents::StoredRoster> stored = store.load("r");
    if (!stored)
        qFatal("%s", stored.error().message().c_str());
    return std::make_unique<RosterDocument>(sampleGame(), std::move(*stored), store, ids);
}

QByteArray stateOf(const RosterDocument &document)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    rules::forEachSelection(document.roster(), [&hash](const rules::Selection &selection) {
        hash.addData(QByteArray::fromStdString(selection.id + selection.customName + std::to_string(selection.number)));
    });
    hash.addData(QByteArray::number(document.undoStack().index()));
    return hash.result().toHex();
}

void editOnce(RosterDocument &document, std::mt19937 &random)
{
    const rules::Force &force = document.roster().forces.front();
    const std::size_t count = force.selections.size();
    const std::string some = count ? force.selections.at(random() % count).id : std::string();
    switch (count == 0 ? 0 : count > 30 ? 2 : random() % 6) {
    case 0:
    case 1:
        (void)document.addSelection(force.id, random() % 2 ? "sample.walker" : "sample.squad");
        break;
    case 2:
        (void)document.removeSelection(some);
        break;
    case 3:
        (void)document.renameSelection(some, "Name " + std::to_string(random()));
        break;
    case 4:
        document.undoStack().undo();
        break;
    case 5:
        document.undoStack().redo();
        break;
    }
}

// Edits until it is killed; says each finished command on standard output, when it is finished and not before.
int edit(const QString &path, unsigned seed)
{
    const auto library = openLibrary(path);
    const bool beside = seed % 2 == 1;
    if (beside)
        library->writeBeside();
    documents::LibraryRosterStore store(*library);
    base::RandomIdSource ids;
    const auto document = openDocument(store, ids);
    std::mt19937 random(seed);
    for (int i = 0; i < 100000; ++i) {
        for (unsigned more = beside ? random() % 3 : 0; more > 0; --more)
            editOnce(*document, random);
        editOnce(*document, random);
        if (!document->finishSaving())
            return 3;
        std::printf("%lld %s\n", static_cast<long long>(document->record().version), stateOf(*document).constData());
        std::fflush(stdout);
    }
    return 0;
}

} // namespace

class tst_Crash : public QObject
{
    Q_OBJECT

private:
    struct Report
    {
        qint64 version = 0;
        QByteArray state;
    };

    static Report lastReport(const QByteArray &output)
    {
        const qsizetype end = output.lastIndexOf('\n');
        const QByteArray line = output.left(end).mid(output.left(end).lastIndexOf('\n') + 1);
        return {line.split(' ').value(0).toLongLong(), line.split(' ').value(1)};
    }

    // Starts the editor, lets it work for a random moment and kills it.
    static Report editAndKill(const QString &path, std::mt19937 &random)
    {
        QProcess editor;
        editor.setProgram(QCoreApplication::applicationFilePath());
        editor.setArguments({"--edit", path, QString::number(random())});
        editor.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        editor.start();
        QByteArray output;
        while (!output.contains('\n') && editor.waitForReadyRead(30000))
            output += editor.readAllStandardOutput();
        std::this_thread::sleep_for(std::chrono::microseconds(random() % 60000)); // the random moment
        ::kill(pid_t(editor.processId()), SIGKILL);
        editor.waitForFinished(30000);
        output += editor.readAllStandardOutput();
        return lastReport(output);
    }

private slots:
    void hundredKills_loseNoFinishedCommand()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("library.sqlite");
        base::RandomIdSource ids;
        {
            const auto library = openLibrary(path);
            documents::LibraryRosterStore store(*library);
            const documents::Game game = sampleGame();
            RosterDocument document(game, rules::newRoster(*game.data, "Crash", ids), ids);
            QVERIFY(document.addForce("sample.force", "sample.catalogue").ok());
            document.undoStack().clear(); // the force stays
            QVERIFY(document.attach(store, "r").ok());
        }
        std::mt19937 random(20261116);
        qint64 commands = 0;
        test::SoakGroup group("kill -9 of an editor between two saves");
        for (int kill = 0; kill < test::soakRounds(100, 4); ++kill) {
            ++group;
            const Report last = editAndKill(path, random);
            QVERIFY2(last.version > 0, "the editor did not come up");
            const auto library = openLibrary(path);
            QVERIFY(library->check()->isEmpty());
            documents::LibraryRosterStore store(*library);
            const auto document = openDocument(store, ids);
            const qint64 version = document->record().version;
            // The commands in flight may have been committed without being reported; nothing else may differ.
            QVERIFY2(version >= last.version && version <= last.version + 3, qPrintable(QString("%1 %2").arg(version).arg(last.version)));
            if (version == last.version)
                QCOMPARE(stateOf(*document), last.state);
            commands = version;
            if (kill % 10 == 0) { // undo still works, all the way back and forth
                const int index = document->undoStack().index();
                const QByteArray state = stateOf(*document);
                document->undoStack().setIndex(0);
                document->undoStack().setIndex(index);
                QCOMPARE(stateOf(*document), state);
            }
        }
        qInfo("%lld commands finished before the kills, none lost", static_cast<long long>(commands));
    }
};

int main(int argc, char **argv)
{
    test::prepareProcess();
    if (argc == 4 && qstrcmp(argv[1], "--edit") == 0) {
        QCoreApplication application(argc, argv);
        return edit(QString::fromLocal8Bit(argv[2]), unsigned(QByteArray(argv[3]).toULong()));
    }
    QApplication application(argc, argv);
    tst_Crash test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_Crash.moc"
