// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/fold/Fold.h"
#include "documents/campaign/CampaignDocument.h"
#include "support/LibraryBackends.h"

#include <QJsonDocument>

using namespace muster;
using documents::CampaignDocument;
using documents::SaveState;

class tst_CampaignDocument : public test::LibraryBackends
{
    Q_OBJECT

private:
    static std::unique_ptr<library::Library> open(const QString &where)
    {
        base::Result<std::unique_ptr<library::Library>> opened = library::Library::open(where);
        if (!opened)
            qFatal("%s", opened.error().message().c_str());
        return std::move(*opened);
    }

    static std::unique_ptr<CampaignDocument> fresh()
    {
        campaign::Campaign campaign;
        campaign.start.id = "c";
        campaign.start.name = "Crusade";
        campaign.start.system = "space-crusade";
        campaign.start.created = QDateTime::currentDateTimeUtc();
        campaign.start.players = {{"p1", "Anna", "#ff0000"}};
        return std::make_unique<CampaignDocument>(campaign, "Space Crusade");
    }

    static std::unique_ptr<CampaignDocument> reopen(library::Library &library)
    {
        base::Result<documents::StoredCampaign> stored = CampaignDocument::load(library, "c");
        if (!stored)
            qFatal("%s", stored.error().message().c_str());
        return std::make_unique<CampaignDocument>(std::move(*stored), library);
    }

    static campaign::Event enlist(const QString &force)
    {
        campaign::Recruit soldier;
        soldier.id = force + "-s1";
        soldier.name = "Velasquez";
        soldier.basePoints = 11;
        campaign::ForceEnlisted enlisted;
        enlisted.force = force;
        enlisted.player = "p1";
        enlisted.name = "Platoon " + force;
        enlisted.soldiers = {soldier};
        return campaign::makeEvent(enlisted);
    }

    static campaign::Event note(const QString &text) { return campaign::makeEvent(campaign::Note{{}, text}); }

private slots:
    void record_undo_redo()
    {
        const auto document = fresh();
        document->recordEvents("Enlist", {enlist("f1"), note("a")});
        QCOMPARE(document->state().soldiers.size(), 1);
        QCOMPARE(document->record().units, 1);
        document->undoStack().undo();
        QCOMPARE(document->state().soldiers.size(), 0);
        document->undoStack().redo();
        QCOMPARE(document->state().soldiers.size(), 1);
        QCOMPARE(document->campaign().events.size(), 2);
    }

    void correction_staysInTheLogAndCanBeUndone()
    {
        const auto document = fresh();
        const campaign::Event wrong = enlist("f1");
        document->recordEvents("Enlist", {wrong});
        document->correctEvent("Take back", wrong.id, nullptr, "wrong force");
        QCOMPARE(document->campaign().events.size(), 2);
        QCOMPARE(document->state().soldiers.size(), 0);
        document->undoStack().undo();
        QCOMPARE(document->state().soldiers.size(), 1);
    }

    void stored_isThereAfterReopening_withItsHistory()
    {
        const auto library = open(freshAddress());
        auto document = fresh();
        QVERIFY(document->attach(*library, "c").ok());
        document->recordEvents("Enlist", {enlist("f1")});
        document->recordEvents("Note", {note("a"), note("b")});
        campaign::CampaignRules rules = document->campaign().rules;
        rules.survivorAward = 7;
        document->changeRules("House rule", rules);
        campaign::CampaignStart start = document->campaign().start;
        start.name = "Long Crusade";
        document->changeStart("Rename", start);
        document->drafts().set("report", {{"mission", 3}});
        document->undoStack().undo();
        const campaign::Campaign before = document->campaign();
        document.reset();

        document = reopen(*library);
        QVERIFY(document->campaign() == before);
        QCOMPARE(document->drafts().draft("report").value("mission").toInt(),
                 library->database().isSqlite() ? 3 : 0); // stays on this computer
        QCOMPARE(document->undoStack().count(), 4);
        QCOMPARE(document->undoStack().index(), 3);
        document->undoStack().redo();
        QCOMPARE(document->name(), "Long Crusade");
        document->undoStack().setIndex(1);
        QCOMPARE(document->campaign().events.size(), 1);
        QVERIFY(!(document->campaign().rules == rules));
        document = reopen(*library);
        QCOMPARE(document->campaign().events.size(), 1);
        document->undoStack().setIndex(2);
        document = reopen(*library);
        QCOMPARE(document->campaign().events.size(), 3);
    }

    // A draft belongs to its writer: the campaign does not change by it, and nobody else gets it.
    void draft_isNoPartOfTheCampaign()
    {
        const QString where = freshAddress();
        const auto mine = open(where), theirs = open(where);
        mine->setAuthor("anna@laptop");
        theirs->setAuthor("ben@desk");
        const auto document = fresh();
        QVERIFY(document->attach(*mine, "c").ok());
        const library::Record before = mine->documents().find("c").value();
        document->drafts().set("report", {{"mission", 3}});
        document->drafts().set("correction:m1", {{"mission", 4}});
        QVERIFY(document->drafts().flush());
        QVERIFY(mine->documents().find("c").value() == before); // also its date
        const auto other = reopen(*theirs);
        QCOMPARE(other->drafts().kinds(), QStringList());
        QVERIFY(!theirs->documents().load("c")->content.contains("\"draft\""));
        other->drafts().set("report", {{"mission", 5}});
        QVERIFY(other->drafts().flush());
        if (mine->database().isSqlite()) {
            QCOMPARE(reopen(*mine)->drafts().kinds(), QStringList({"correction:m1", "report"}));
            QCOMPARE(reopen(*mine)->drafts().draft("report").value("mission").toInt(), 3);
            QCOMPARE(reopen(*theirs)->drafts().draft("report").value("mission").toInt(), 5);
        }
    }

    void draft_isStoredAfterAPauseInTheTyping()
    {
        const auto library = open(freshAddress());
        if (!library->database().isSqlite())
            return;
        const auto document = fresh();
        QVERIFY(document->attach(*library, "c").ok());
        QSignalSpy stored(&document->drafts(), &documents::CampaignDrafts::storeStateChanged);
        for (int key = 1; key <= 20; ++key)
            document->drafts().set("report", {{"mission", key}});
        QCOMPARE(stored.count(), 0); // not at every key
        QTRY_COMPARE(stored.count(), 1);
        QCOMPARE(library->drafts().of("c", library->author())->value(0).content, QByteArray("{\"mission\":20}"));
        document->drafts().set("report", {});
        QVERIFY(document->drafts().flush());
        QVERIFY(library->drafts().of("c", library->author())->isEmpty());
    }

    // Older programs kept the draft in the campaign itself: whoever opens it first on this computer takes it over, once.
    void draftInTheHead_isTakenOverOnce()
    {
        const QString where = freshAddress();
        const auto mine = open(where);
        mine->setAuthor("anna@laptop");
        if (!mine->database().isSqlite())
            return;
        const auto put = [&](const QString &mission) { // as an older program did
            campaign::Campaign old = fresh()->campaign();
            old.draft = {{"mission", QJsonObject{{"id", mission}}}};
            library::DocumentSave save;
            save.record = mine->documents().find("c").value();
            save.content = QJsonDocument(campaign::toJson(old)).toJson();
            QVERIFY(mine->documents().save(save).ok());
        };
        QVERIFY(fresh()->attach(*mine, "c").ok());
        put("m9");
        {
            const auto document = reopen(*mine);
            QCOMPARE(document->drafts().draft("report").value("mission").toObject().value("id").toString(), "m9");
            QVERIFY(document->drafts().draft("report").value("aside").toBool()); // offered, not put over the book
            document->recordEvents("Note", {note("a")});
            QVERIFY(!mine->documents().load("c")->content.contains("\"draft\"")); // and written no more
            document->drafts().set("report", {});
        }
        put("somebody else's"); // who still has the older program
        QCOMPARE(reopen(*mine)->drafts().kinds(), QStringList());
    }

    // A step that cannot be read any more takes nothing with it but what lies behind it.
    void unreadableStep_cutsOnlyWhatCouldBeRedone()
    {
        const auto library = open(freshAddress());
        {
            const auto document = fresh();
            QVERIFY(document->attach(*library, "c").ok());
            document->recordEvents("One", {note("a")});
            document->recordEvents("Two", {note("b")});
            document->undoStack().undo();
        }
        const library::StoredDocument stored = library->documents().load("c").value();
        library::HistoryStep unreadable = stored.history.steps.at(1); // as another program would write it
        unreadable.payload = qCompress(QByteArray("x"));
        QVERIFY(library->documents().save({stored.record, stored.content, {{}, {unreadable}, stored.history.position}, {}}).ok());
        const auto document = reopen(*library);
        QCOMPARE(document->undoStack().count(), 1);
        QCOMPARE(document->undoStack().index(), 1);
        document->undoStack().undo();
        QCOMPARE(document->campaign().events.size(), 0);
        document->undoStack().redo();
        document->recordEvents("Three", {note("c")});
        QCOMPARE(document->saveState(), SaveState::Saved);
        QCOMPARE(reopen(*library)->undoStack().count(), 2);
    }

    void twoRecorders_bothAreInTheLog()
    {
        const QString where = freshAddress();
        const auto mine = open(where), theirs = open(where);
        const auto document = fresh();
        QVERIFY(document->attach(*mine, "c").ok());
        const auto other = reopen(*theirs);
        other->recordEvents("Theirs", {note("theirs")});
        QSignalSpy merged(document.get(), &CampaignDocument::mergedWithOthers);
        document->recordEvents("Ours", {note("ours")});
        QCOMPARE(merged.count(), 1);
        QCOMPARE(document->saveState(), SaveState::Saved);
        QCOMPARE(document->campaign().events.size(), 2);
        QVERIFY(other->refresh());
        QVERIFY(other->campaign().events == document->campaign().events);
        QCOMPARE(mine->documents().list()->size(), 1);
        document->undoStack().undo(); // takes back ours only
        QCOMPARE(document->campaign().events.size(), 1);
        QCOMPARE(document->campaign().events.first().as<campaign::Note>()->text, "theirs");
    }

    // One's undo holds one's own steps; they come out of the middle of the log, and what others recorded stays.
    void undo_takesBackOnesOwnStepsOnly()
    {
        const QString where = freshAddress();
        const auto mine = open(where), theirs = open(where);
        mine->setAuthor("anna@laptop");
        theirs->setAuthor("ben@desk");
        const auto document = fresh();
        QVERIFY(document->attach(*mine, "c").ok());
        document->recordEvents("Enlist", {enlist("f1")});
        document->recordEvents("Two notes", {note("a"), note("b")});
        const auto other = reopen(*theirs);
        QCOMPARE(other->undoStack().count(), 0); // nothing of it is Ben's
        other->recordEvents("Theirs", {note("theirs")});
        QVERIFY(document->refresh());
        QCOMPARE(document->undoStack().count(), 2);
        document->undoStack().undo();
        QCOMPARE(document->campaign().events.size(), 2);
        QCOMPARE(document->campaign().events.last().as<campaign::Note>()->text, "theirs");
        QVERIFY(other->refresh());
        QVERIFY(other->campaign().events == document->campaign().events);
        QCOMPARE(other->undoStack().count(), 1);
        QVERIFY(reopen(*mine)->campaign().events == document->campaign().events);
        const auto again = reopen(*mine); // as after a restart
        QCOMPARE(again->undoStack().index(), 1);
        QCOMPARE(again->undoStack().count(), 2);
        again->undoStack().redo();
        QCOMPARE(again->campaign().events.size(), 4);
        QVERIFY(other->refresh());
        other->undoStack().undo();
        QCOMPARE(other->campaign().events.size(), 3);
        QVERIFY(!other->undoStack().canUndo());
        QCOMPARE(reopen(*mine)->undoStack().index(), 2);
        QVERIFY(reopen(*mine)->campaign().events == other->campaign().events);
    }

    void step_thatOthersBuildOn_isRefusedWithTheReason()
    {
        const QString where = freshAddress();
        const auto mine = open(where), theirs = open(where);
        mine->setAuthor("anna@laptop");
        theirs->setAuthor("ben@desk");
        const auto document = fresh();
        QVERIFY(document->attach(*mine, "c").ok());
        document->recordEvents("Enlist", {enlist("f1")});
        document->recordEvents("Note", {note("a")});
        const auto other = reopen(*theirs);
        other->recordEvents("Praise Velasquez", {campaign::makeEvent(campaign::Note{"f1-s1", "brave"})});
        QVERIFY(document->refresh());
        QSignalSpy refused(document.get(), &CampaignDocument::refused);
        document->undoStack().setIndex(0); // the note goes, the force stays
        QCOMPARE(refused.count(), 1);
        const QString reason = refused.at(0).at(0).toString();
        QVERIFY2(reason.contains("ben@desk") && reason.contains("Praise Velasquez"), qPrintable(reason));
        QCOMPARE(document->undoStack().index(), 1);
        QCOMPARE(document->campaign().events.size(), 2);
        QCOMPARE(document->state().soldiers.size(), 1);
        QVERIFY(reopen(*theirs)->campaign().events == document->campaign().events);
        const qint64 version = mine->documents().version("c").value();
        document->undoStack().undo();
        QCOMPARE(refused.count(), 2);
        QCOMPARE(mine->documents().version("c").value(), version); // nothing was done
        QVERIFY(other->refresh());
        other->undoStack().undo();
        QVERIFY(document->refresh());
        document->undoStack().undo(); // nobody builds on it any more
        QCOMPARE(document->campaign().events.size(), 0);
    }

    // Undo at the very moment somebody else records: done on what is there now.
    void undo_meetsWhatOthersJustRecorded()
    {
        const QString where = freshAddress();
        const auto mine = open(where), theirs = open(where);
        mine->setAuthor("anna@laptop");
        theirs->setAuthor("ben@desk");
        const auto document = fresh();
        QVERIFY(document->attach(*mine, "c").ok());
        document->recordEvents("Enlist", {enlist("f1")});
        document->recordEvents("Note", {note("a")});
        reopen(*theirs)->recordEvents("Praise", {campaign::makeEvent(campaign::Note{"f1-s1", "brave"})});
        QSignalSpy refused(document.get(), &CampaignDocument::refused);
        document->undoStack().undo();
        QCOMPARE(document->campaign().events.size(), 2);
        QCOMPARE(mine->documents().list()->size(), 1); // no second campaign
        document->undoStack().undo();
        QCOMPARE(refused.count(), 1);
        QVERIFY(reopen(*theirs)->campaign().events == document->campaign().events);
        QCOMPARE(document->undoStack().index(), 1);
    }

    void twoRuleChanges_areBothKept()
    {
        const QString where = freshAddress();
        const auto mine = open(where), theirs = open(where);
        const auto document = fresh();
        QVERIFY(document->attach(*mine, "c").ok());
        const auto other = reopen(*theirs);
        campaign::CampaignRules rules = other->campaign().rules;
        rules.survivorAward = 5;
        other->changeRules("Theirs", rules);
        QSignalSpy conflicted(document.get(), &CampaignDocument::conflicted);
        rules.survivorAward = 6;
        document->changeRules("Ours", rules);
        QCOMPARE(conflicted.count(), 1);
        QCOMPARE(mine->documents().list()->size(), 2);
        QCOMPARE(reopen(*mine)->campaign().rules.survivorAward, 5);
        QCOMPARE(document->campaign().rules.survivorAward, 6);
    }

    void list_showsWhatMatters()
    {
        const auto library = open(freshAddress());
        const auto document = fresh();
        QVERIFY(document->attach(*library, "c").ok());
        document->recordEvents("Enlist", {enlist("f1")});
        const library::Record record = library->documents().list({library::Kind::Campaign, {}, "velasquez", false})->value(0);
        QCOMPARE(record.name, "Crusade");
        QCOMPARE(record.packName, "Space Crusade");
        QCOMPARE(record.units, 1);
        QCOMPARE(record.faction, "Platoon f1");
    }
};

MUSTER_TEST_MAIN(tst_CampaignDocument)
#include "tst_CampaignDocument.moc"
