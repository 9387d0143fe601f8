// SPDX-License-Identifier: GPL-3.0-or-later
#include "LibraryShell.h"

#include "app/campaign/CampaignWorkspace.h"
#include "app/library/MergeDialog.h"
#include "campaign/league/QuickGame.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QPushButton>
#include <QUndoStack>

using namespace muster;
using namespace muster::campaign;

/// Another book of a campaign comes into a window in which that campaign is open.
class tst_MergedBooks : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    static Campaign club()
    {
        Campaign book;
        book.start = {"club", "Club evening", "space-crusade", {}, {}, {{"a", "Anna", {}}, {"b", "Bert", {}}, {"d", "Dora", {}}}};
        return book;
    }
    static void play(documents::CampaignDocument &document, const QString &one, int a, int b, const QString &other)
    {
        QuickGame game;
        game.one = one;
        game.other = other;
        game.oneScore = a;
        game.otherScore = b;
        game.date = QDate(2026, 11, 17);
        const auto event = recordGame(game, document.state(), leagueOf(document.state(), document.campaign().rules, game.date));
        QVERIFY(event.ok());
        document.recordEvents("game", {*event});
        document.finishSaving();
    }

private slots:
    void openCampaign_showsWhatCameIn()
    {
        test::LibraryShell shell("en", false);
        const QString ours = m_folder.filePath("ours.muster"), theirs = m_folder.filePath("theirs.muster");
        {
            documents::CampaignDocument fresh(club());
            QVERIFY(fresh.attach(shell.core->library(), "club"));
        }
        QVERIFY(documents::Exchange(shell.core->library(), nullptr, "en").exportFile("club", ours, archive::Replace::Yes).ok());
        auto other = library::Library::open(m_folder.filePath("other.sqlite"));
        QVERIFY(other.ok());
        QVERIFY(documents::Exchange(**other, nullptr, "en").importFile(ours).ok());
        {
            auto stored = documents::CampaignDocument::load(**other, "club");
            QVERIFY(stored.ok());
            documents::CampaignDocument document(std::move(*stored), **other);
            play(document, "b", 2, 2, "d");
        }
        QVERIFY(documents::Exchange(**other, nullptr, "en").exportFile("club", theirs, archive::Replace::Yes).ok());
        // Here the campaign is open, and a game of our own was recorded.
        shell.window->showWorkspace("campaign");
        auto *campaigns = static_cast<app::CampaignWorkspace *>(shell.window->workspace("campaign"));
        QVERIFY(campaigns->open({"campaign", "campaign", "club", {}}));
        app::CampaignSession &session = campaigns->session();
        play(*session.document(), "a", 3, 1, "b");
        QCOMPARE(session.state().fought(), 1);
        shell.window->showWorkspace("library");
        QMimeData files;
        files.setUrls({QUrl::fromLocalFile(theirs)});
        QDragEnterEvent enter({300, 300}, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(shell.window.get(), &enter);
        QDropEvent drop({300, 300}, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(shell.window.get(), &drop);
        app::MergeDialog *dialog = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT((dialog = shell.window->findChild<app::MergeDialog *>()) != nullptr, 60000);
        QTest::mouseClick(dialog->findChild<QPushButton *>("mergeBooks"), Qt::LeftButton);
        QTRY_COMPARE(session.state().fought(), 2);
        QCOMPARE(session.state().standings.first().player, "a");
        QVERIFY(session.state().problems.isEmpty());
        // What is recorded after it goes on from there.
        play(*session.document(), "a", 1, 0, "d");
        const auto stored = documents::CampaignDocument::load(shell.core->library(), "club");
        QVERIFY(stored.ok());
        QCOMPARE(stored->campaign.events.size(), 3);
    }
};

MUSTER_TEST_MAIN(tst_MergedBooks)
#include "tst_MergedBooks.moc"
