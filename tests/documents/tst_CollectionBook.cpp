// SPDX-License-Identifier: GPL-3.0-or-later
#include "collection/Ready.h"
#include "documents/collection/CollectionBook.h"
#include "documents/collection/RosterFigures.h"
#include "support/TemporaryLibrary.h"
#include "support/TestMain.h"

#include <QImage>
#include <QProcess>

#include <csignal>
#include <cstdio>

using namespace muster;
using collection::Change;
using collection::State;
using documents::CollectionBook;
using library::Library;

namespace {

const QString dust = "dust.system";
const collection::FigureKey gunners{"dust.unit.gunners", {}};

collection::Changes bought(int count)
{
    return {Change::label(gunners, "Gunners", {}, "Allies"), Change::move(gunners, std::nullopt, State::Bought, count)};
}

// Counts one figure after the other, paints and takes back in between, and says each time what it has: owned, painted.
int countForEver(const QString &path)
{
    const auto library = Library::open(path).value();
    CollectionBook &book = CollectionBook::of(*library);
    for (int step = 0;; ++step) {
        if (step % 4 == 3)
            book.undoStack().undo();
        else if (const auto done = step % 4 == 2 ? book.record(dust, {Change::move(gunners, State::Bought, State::Painted, 1)})
                                                 : book.record(dust, bought(1));
                 !done)
            return 1;
        const collection::Counts counts = book.game(dust).total();
        std::printf("%d %d\n", counts.owned(), counts.painted());
        std::fflush(stdout);
    }
}

} // namespace

/// What is written down stays, whatever happens to the program, and undo is part of it.
class tst_CollectionBook : public QObject
{
    Q_OBJECT

private slots:
    // A table of several games comes in whole or not at all.
    void severalGames_areOneWrite()
    {
        const test::TemporaryLibrary folder;
        const QHash<QString, collection::Changes> table{{"a", bought(1)}, {"b", bought(2)}, {"c", bought(3)}, {"d", {}}};
        {
            const auto library = Library::open(folder.library()).value();
            QVERIFY(library->database()
                        .execute("CREATE TRIGGER fails BEFORE INSERT ON collection_events WHEN NEW.game = 'b' "
                                 "BEGIN SELECT RAISE(FAIL, 'no'); END")
                        .ok());
            CollectionBook &book = CollectionBook::of(*library);
            QVERIFY(!book.record(table).ok());
            QVERIFY(book.games().isEmpty() && !book.undoStack().canUndo());
            QVERIFY(library->collection().events()->isEmpty());
            QVERIFY(library->database().execute("DROP TRIGGER fails").ok());
            QVERIFY(book.record(table).ok());
            QCOMPARE(book.games(), QStringList({"a", "b", "c"}));
            book.undoStack().undo();
        }
        const auto library = Library::open(folder.library()).value();
        QCOMPARE(library->collection().events()->size(), 4);
        int owned = 0;
        for (const char *game : {"a", "b", "c"})
            owned += CollectionBook::of(*library).game(game).total().owned();
        QVERIFY(owned >= 3 && owned < 6); // the last of the three steps was undone
    }

    void steps_areUndoneAfterARestart()
    {
        const test::TemporaryLibrary folder;
        {
            const auto library = Library::open(folder.library()).value();
            CollectionBook &book = CollectionBook::of(*library);
            QVERIFY(book.record(dust, bought(5)).ok());
            QVERIFY(book.record(dust, {Change::move(gunners, State::Bought, State::Painted, 3)}).ok());
            QVERIFY(book.record(dust, {}).ok()); // nothing is no step
            QCOMPARE(book.undoStack().count(), 2);
            QCOMPARE(book.undoStack().undoText(), QString("Gunners: 3 painted"));
        }
        const auto library = Library::open(folder.library()).value();
        CollectionBook &book = CollectionBook::of(*library);
        QCOMPARE(&CollectionBook::of(*library), &book);
        QCOMPARE(book.games(), QStringList{dust});
        QCOMPARE(book.game(dust).find(gunners)->counts.painted(), 3);
        book.undoStack().undo();
        QCOMPARE(book.game(dust).find(gunners)->counts.painted(), 0);
        book.undoStack().undo();
        QCOMPARE(book.game(dust).total().owned(), 0);
        book.undoStack().redo();
        QCOMPARE(book.game(dust).total().owned(), 5);
        QVERIFY(library->check()->isEmpty());
        // What was undone is as the log says, in another window too.
        const auto other = Library::open(folder.library()).value();
        QCOMPARE(CollectionBook::of(*other).game(dust).find(gunners)->counts, book.game(dust).find(gunners)->counts);
    }

    void otherWindow_isFollowed()
    {
        const test::TemporaryLibrary folder;
        const auto here = Library::open(folder.library()).value(), there = Library::open(folder.library()).value();
        QVERIFY(here->watch().ok());
        CollectionBook &book = CollectionBook::of(*here);
        QCOMPARE(book.game(dust).total().owned(), 0);
        QSignalSpy told(&book, &CollectionBook::changed);
        QVERIFY(CollectionBook::of(*there).record(dust, bought(5)).ok());
        QTRY_VERIFY(!told.isEmpty());
        QCOMPARE(book.game(dust).total().owned(), 5);
    }

    void damagedLog_isNotWrittenOver()
    {
        const test::TemporaryLibrary folder;
        const auto library = Library::open(folder.library()).value();
        QVERIFY(CollectionBook::of(*library).record(dust, bought(5)).ok());
        QVERIFY(library->database().execute("UPDATE collection_events SET game = 'other'").ok());
        const auto again = Library::open(folder.library()).value();
        CollectionBook &book = CollectionBook::of(*again);
        QVERIFY(!book.problem().isEmpty());
        QVERIFY(!book.record(dust, bought(1)).ok());
        QCOMPARE(again->database().value("SELECT count(*) FROM collection_events")->toInt(), 1);
    }

    void newestPhoto_isTheCover_unlessAnotherIsChosen()
    {
        const test::TemporaryLibrary folder;
        const auto library = Library::open(folder.library()).value();
        CollectionBook &book = CollectionBook::of(*library);
        QImage image(40, 30, QImage::Format_RGB32);
        image.fill(Qt::red);
        QVERIFY(image.save(folder.file("a.png")));
        QVERIFY(book.record(dust, bought(5)).ok());
        QVERIFY(book.addPhoto(dust, gunners, State::Built, folder.file("a.png")).ok());
        QTRY_VERIFY(QDateTime::currentMSecsSinceEpoch() > book.photos(dust, gunners).first().taken);
        QVERIFY(book.addPhoto(dust, gunners, State::Painted, folder.file("a.png")).ok());
        QVERIFY(!book.addPhoto(dust, gunners, State::Painted, folder.file("none.png")).ok());
        const auto photos = book.photos(dust, gunners);
        QCOMPARE(photos.size(), 2);
        QCOMPARE(book.coverOf(dust, gunners), photos.last().id);
        QCOMPARE(book.covers(dust).value(gunners.unit), photos.last().id);
        QVERIFY(book.record(dust, {Change::mark(Change::Kind::Cover, gunners, photos.first().id)}).ok());
        QCOMPARE(book.covers(dust).value(gunners.unit), photos.first().id);
        book.undoStack().undo();
        book.undoStack().undo(); // the second photo
        QCOMPARE(book.photos(dust, gunners).size(), 1);
        book.undoStack().redo();
        QCOMPARE(book.photos(dust, gunners).size(), 2);
    }

    // Killed after each single count: what was said is there, and never more than the one step that was under way.
    void killedProgram_keepsEveryCount()
    {
        for (int lines = 1; lines <= 12; ++lines) {
            const test::TemporaryLibrary folder;
            (void)Library::open(folder.library()).value();
            QProcess counting;
            counting.start(QCoreApplication::applicationFilePath(), {"--count", folder.library()});
            QVERIFY(counting.waitForStarted());
            QByteArray said;
            while (said.count('\n') < lines && counting.waitForReadyRead(60000))
                said += counting.readAllStandardOutput();
            ::kill(pid_t(counting.processId()), SIGKILL);
            counting.waitForFinished();
            said += counting.readAllStandardOutput();
            QVERIFY(said.count('\n') >= lines);
            const QByteArrayList last = said.left(said.lastIndexOf('\n')).split('\n').last().split(' ');
            const auto library = Library::open(folder.library()).value();
            CollectionBook &book = CollectionBook::of(*library);
            QVERIFY2(book.problem().isEmpty(), qPrintable(book.problem()));
            const collection::Counts counts = book.game(dust).total();
            const int done = int(said.count('\n')), owned = last[0].toInt(), painted = last[1].toInt();
            QVERIFY2(counts.owned() == owned || (done % 4 < 2 && counts.owned() == owned + 1), said.constData());
            QVERIFY2(counts.painted() == painted || (done % 4 == 2 && counts.painted() == painted + 1)
                         || (done % 4 == 3 && counts.painted() == painted - 1),
                     said.constData());
            QVERIFY(library->check()->isEmpty());
            // And it goes on from there.
            QVERIFY(book.record(dust, bought(1)).ok());
            QCOMPARE(book.game(dust).total().owned(), counts.owned() + 1);
        }
    }

    // A data update that gives a unit another name, or another id under the old name, loses no figure.
    void renamedUnits_keepTheirFigures()
    {
        const test::TemporaryLibrary folder;
        const auto library = Library::open(folder.library()).value();
        CollectionBook &book = CollectionBook::of(*library);
        QVERIFY(book.record(dust, bought(5)).ok());
        // What a list of the new data wants: five of them, called so.
        const auto toBuy = [&book](const char *id, const char *name) {
            collection::Need need;
            need.key = {QString::fromLatin1(id), {}};
            need.unitName = QString::fromLatin1(name);
            need.count = 5;
            collection::RosterNeeds needs;
            needs.game = dust;
            needs.needs = {need};
            return collection::readyPlan(book.game(dust), {needs}, {}, {}).figures(collection::Task::Buy);
        };
        QCOMPARE(toBuy("dust.unit.gunners", "The Gunners, renamed"), 0);
        QCOMPARE(toBuy("dust.unit.another-id", "gunners"), 0);
        QCOMPARE(toBuy("dust.unit.another-id", "Rangers"), 5);
        // A tick there moves the figures of the old row: nothing is counted twice.
        collection::Need need;
        need.key = {"dust.unit.another-id", {}};
        need.unitName = "Gunners";
        need.count = 5;
        collection::RosterNeeds needs;
        needs.game = dust;
        needs.needs = {need};
        const auto plan = collection::readyPlan(book.game(dust), {needs}, {}, {});
        QVERIFY(book.record(dust, collection::doneWith(plan.lines.first(), collection::Task::Build, book.game(dust))).ok());
        QCOMPARE(book.game(dust).total().owned(), 5);
        QCOMPARE(book.game(dust).total().of(State::Built), 5);
    }

    // Every sample is counted, and who owns all of it needs nothing more.
    void samples_areOwnedInOneStep()
    {
        const test::TemporaryLibrary folder;
        const auto library = Library::open(folder.library()).value();
        CollectionBook &book = CollectionBook::of(*library);
        packs::PackStore packs({{}, {}, test::sourceFolder() + "/data", {}});
        packs.load();
        for (const packs::PackPtr &pack : packs.packs()) {
            for (const packs::Sample &sample : pack->manifest().samples) {
                if (!sample.file.endsWith(".ros"))
                    continue;
                const auto needs = documents::fileNeeds(packs, pack->path(sample.file), "en");
                QVERIFY2(needs.ok(), needs.ok() ? "" : needs.error().message().c_str());
                QVERIFY2(needs->figures() > 0, qPrintable(sample.file));
                QVERIFY(book.record(needs->game, collection::ownAll(*needs, book.game(needs->game))).ok());
                const auto plan = collection::readyPlan(book.game(needs->game), {*needs}, {}, {});
                QCOMPARE(plan.figures(collection::Task::Buy), 0);
                QCOMPARE(plan.figures(), needs->figures());
                QVERIFY(collection::ownAll(*needs, book.game(needs->game)).empty());
            }
        }
    }
};

int main(int argc, char **argv)
{
    if (argc == 3 && qstrcmp(argv[1], "--count") == 0) {
        QCoreApplication application(argc, argv);
        return countForEver(QString::fromLocal8Bit(argv[2]));
    }
    test::prepareProcess();
    QApplication application(argc, argv);
    tst_CollectionBook test;
    return test::run(test, argc, argv);
}
#include "tst_CollectionBook.moc"
