// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/league/QuickGame.h"
#include "documents/campaign/CampaignDocument.h"
#include "documents/exchange/CampaignMerge.h"
#include "support/SamplePictures.h"
#include "support/TestMain.h"

using namespace muster;
using namespace muster::documents;
using campaign::Campaign;

namespace {

/// A library of its own, gone with the test.
struct Shelf
{
    Shelf()
    {
        auto opened = muster::library::Library::open(dir.filePath("library.sqlite"));
        if (!opened)
            qFatal("no library");
        library = std::move(*opened);
    }
    muster::library::Library &operator*() { return *library; }

    QTemporaryDir dir;
    std::unique_ptr<muster::library::Library> library;
};

} // namespace

/// Two libraries with the same campaign: files go back and forth, and nothing is lost, doubled or brought in twice.
class tst_BookMerge : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    static Campaign club()
    {
        Campaign book;
        book.start.id = "club";
        book.start.name = "Club";
        book.start.players = {{"a", "Anna", {}}, {"b", "Bert", {}}, {"d", "Dora", {}}};
        return book;
    }
    static void play(library::Library &library, const QString &one, int a, int b, const QString &other)
    {
        auto stored = CampaignDocument::load(library, "club");
        QVERIFY(stored.ok());
        CampaignDocument document(std::move(*stored), library);
        campaign::QuickGame game;
        game.one = one;
        game.other = other;
        game.oneScore = a;
        game.otherScore = b;
        game.date = QDate(2026, 11, 17);
        const auto event = campaign::recordGame(game, document.state(),
                                                campaign::leagueOf(document.state(), document.campaign().rules, game.date));
        QVERIFY(event.ok());
        document.recordEvents("game", {*event});
        QCOMPARE(document.saveState(), SaveState::Saved);
    }
    static QStringList entries(library::Library &library)
    {
        QStringList ids;
        const auto loaded = CampaignDocument::load(library, "club");
        for (const campaign::Event &event : loaded->campaign.events)
            ids.append(event.id);
        return ids;
    }
    [[nodiscard]] QString sent(library::Library &library, const QString &name) const
    {
        const QString file = m_folder.filePath(name);
        if (!Exchange(library, nullptr, "en").exportFile("club", file, archive::Replace::Yes))
            qFatal("not exported");
        return file;
    }

private slots:
    void twoLibraries_getTheSameLog()
    {
        Shelf one, other;
        CampaignDocument fresh(club());
        QVERIFY(fresh.attach(*one, "club"));
        QVERIFY(Exchange(*other, nullptr, "en").importFile(sent(*one, "first.muster")).ok());
        play(*one, "a", 3, 1, "b");
        play(*other, "b", 2, 2, "d");
        play(*one, "a", 1, 0, "d");
        const QString ours = sent(*one, "ours.muster"), theirs = sent(*other, "theirs.muster");
        const auto look = otherBookIn(theirs, *one, "en");
        QVERIFY(look && look->plan.fresh.size() == 1 && look->plan.onlyOurs == 2 && look->contradictions.isEmpty());
        QVERIFY(!look->lastThere.isEmpty());
        QVERIFY(mergeBook(theirs, *one, campaign::Whose::Ours).ok());
        QVERIFY(mergeBook(ours, *other, campaign::Whose::Ours).ok());
        QCOMPARE(entries(*one).size(), 3);
        QCOMPARE(entries(*one), entries(*other));
        QVERIFY(otherBookIn(theirs, *one, "en")->isNothingNew());
        QVERIFY(mergeBook(theirs, *one, campaign::Whose::Ours).ok());
        QCOMPARE(entries(*one).size(), 3);
    }

    void merge_isOneStep()
    {
        Shelf one, other;
        CampaignDocument fresh(club());
        QVERIFY(fresh.attach(*one, "club"));
        QVERIFY(Exchange(*other, nullptr, "en").importFile(sent(*one, "step.muster")).ok());
        play(*one, "a", 3, 1, "b");
        play(*other, "b", 2, 2, "d");
        play(*other, "b", 2, 0, "a");
        const QStringList before = entries(*one);
        QVERIFY(mergeBook(sent(*other, "there.muster"), *one, campaign::Whose::Ours).ok());
        const QStringList after = entries(*one);
        auto stored = CampaignDocument::load(*one, "club");
        QVERIFY(stored.ok());
        CampaignDocument document(std::move(*stored), *one);
        QVERIFY(document.undoStack().canUndo());
        while (document.campaign().events.size() > before.size())
            document.undoStack().undo(); // what settled a contradiction is a step of its own
        QCOMPARE(entries(*one), before);
        while (document.undoStack().canRedo())
            document.undoStack().redo();
        QCOMPARE(QSet<QString>(after.begin(), after.end()).size(), document.campaign().events.size());
    }

    // Entries without their pictures would be half a book, and nobody would know.
    void mergeThatFails_leavesTheBookAsItWas()
    {
        Shelf one, other;
        CampaignDocument fresh(club());
        QVERIFY(fresh.attach(*one, "club"));
        QVERIFY(Exchange(*other, nullptr, "en").importFile(sent(*one, "before.muster")).ok());
        play(*other, "b", 2, 2, "d");
        QVERIFY((*other).attachments().put("club", {"b", "portrait", "b.png", "image/png", test::picture(1, "png", 40)}).ok());
        const QString theirs = sent(*other, "pictures.muster");
        const qint64 version = *(*one).documents().version("club");
        QVERIFY((*one).database().execute("CREATE TRIGGER fails BEFORE INSERT ON attachments BEGIN SELECT RAISE(FAIL, 'no'); END").ok());
        QVERIFY(!mergeBook(theirs, *one, campaign::Whose::Ours).ok());
        QVERIFY(entries(*one).isEmpty());
        QCOMPARE(*(*one).documents().version("club"), version);
        QVERIFY((*one).database().execute("DROP TRIGGER fails").ok());
        QVERIFY(mergeBook(theirs, *one, campaign::Whose::Ours).ok());
        QCOMPARE(entries(*one).size(), 1);
        QCOMPARE((*one).attachments().all("club")->size(), 1);
    }

    void whoRecordedIt_goesWithTheFile()
    {
        Shelf one;
        CampaignDocument fresh(club());
        QVERIFY(fresh.attach(*one, "club"));
        play(*one, "a", 3, 1, "b");
        QVERIFY(!CampaignDocument::load(*one, "club")->campaign.events.first().by.isEmpty());
    }

    void otherFiles_areNoOtherBook()
    {
        Shelf one;
        QVERIFY(!otherBookIn(m_folder.filePath("nothing.muster"), *one, "en"));
        CampaignDocument fresh(club());
        QVERIFY(fresh.attach(*one, "club"));
        const QString file = sent(*one, "same.muster");
        Shelf other;
        QVERIFY(!otherBookIn(file, *other, "en")); // not there yet
        QVERIFY(otherBookIn(file, *one, "en")->isNothingNew());
    }
};

MUSTER_TEST_MAIN(tst_BookMerge)
#include "tst_BookMerge.moc"
