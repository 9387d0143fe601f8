// SPDX-License-Identifier: GPL-3.0-or-later
// Sharing as a player does it: the page as it will look, messages that a chat takes, texts of one's own, several lists in one file,
// and what comes after a file is written.
#include "LibraryShell.h"
#include "app/exchange/ShareDialog.h"
#include "app/exchange/TemplatesDialog.h"
#include "app/roster/RosterWorkspace.h"
#include "share/ChatParts.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextBrowser>
#include <QTextTable>

using namespace muster;
using Shell = test::LibraryShell;

/// Takes the place of the desktop's programs.
class Desktop : public QObject
{
    Q_OBJECT

public:
    Desktop() { QDesktopServices::setUrlHandler("file", this, "open"); }
    ~Desktop() override { QDesktopServices::unsetUrlHandler("file"); }
    QStringList opened;

public slots:
    void open(const QUrl &url) { opened.append(url.toLocalFile()); }
};

class tst_Sharing : public QObject
{
    Q_OBJECT

    // Shares the chosen lists of the library.
    static app::ShareDialog *share(Shell &shell)
    {
        shell.library->findChild<QAction *>("library.share")->trigger();
        test::finishWork();
        return shell.window->findChild<app::ShareDialog *>();
    }
    template <typename Button>
    static void click(const QDialog &dialog, const char *name)
    {
        auto *button = dialog.findChild<Button *>(name);
        QVERIFY2(button && button->isVisible() && button->isEnabled(), name);
        QTest::mouseClick(button, Qt::LeftButton);
        test::settle();
    }
    static void gone() { QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); }

private slots:
    void page_isShownAsItWillLook()
    {
        Shell shell;
        shell.click("Walkers");
        app::ShareDialog *dialog = share(shell);
        QVERIFY(dialog && dialog->isVisible());
        dialog->setFormat(share::ExportFormat::Html);
        auto *page = dialog->findChild<QTextBrowser *>("sharePage");
        QVERIFY(page->isVisible());
        int tables = 0;
        for (const QTextFrame *frame : page->document()->rootFrame()->childFrames())
            tables += qobject_cast<const QTextTable *>(frame) != nullptr;
        QVERIFY2(tables > 3, qPrintable(QString::number(tables)));
        QVERIFY(!page->toPlainText().contains('<'));
        QVERIFY(dialog->text().startsWith("<!DOCTYPE html>")); // what is saved and copied is the whole page
        QCOMPARE(test::namelessControls(*dialog).join(", "), QString());
        test::screenshot(*dialog, "share-page");
        dialog->close();
    }

    void longText_isCopiedInMessages()
    {
        Shell shell;
        shell.click("Walkers");
        shell.click("Regiment", Qt::ControlModifier);
        shell.click("Aldo", Qt::ControlModifier);
        app::ShareDialog *dialog = share(shell);
        QVERIFY(dialog);
        dialog->setFormat(share::ExportFormat::Discord);
        test::settle();
        const QStringList parts = dialog->parts();
        QVERIFY2(parts.size() > 1, qPrintable(QString::number(dialog->text().size())));
        test::screenshot(*dialog, "share-discord");
        for (const QString &part : parts) {
            click<QPushButton>(*dialog, "shareCopy");
            QCOMPARE(QApplication::clipboard()->text(), part);
            QVERIFY(part.size() <= share::longestChatMessage);
        }
        click<QPushButton>(*dialog, "sharePartBefore");
        click<QPushButton>(*dialog, "shareCopy");
        QCOMPARE(QApplication::clipboard()->text(), parts.at(parts.size() - 2));
        dialog->setFormat(share::ExportFormat::Text);
        test::settle();
        QVERIFY(!dialog->findChild<QPushButton *>("sharePartNext")->isVisible());
        dialog->close();
    }

    void severalLists_areOneFile_thatIsOneClickAway()
    {
        Desktop desktop;
        Shell shell;
        shell.click("Walkers");
        shell.click("Aldo", Qt::ControlModifier);
        app::ShareDialog *dialog = share(shell);
        QVERIFY(dialog);
        dialog->setFormat(share::ExportFormat::Html);
        QVERIFY(!dialog->findChild<QPushButton *>("shareOpen")->isVisible());
        const QString file = shell.place.file("both.html");
        QVERIFY(dialog->save(file));
        click<QPushButton>(*dialog, "shareOpen");
        click<QPushButton>(*dialog, "shareFolder");
        QCOMPARE(desktop.opened, (QStringList{file, QFileInfo(file).absolutePath()}));
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QString page = QString::fromUtf8(written.readAll());
        QVERIFY(page.contains("Walkers") && page.contains("Aldo"));
        QVERIFY(!dialog->save(shell.place.file("no/such/folder.html")));
        QVERIFY(!dialog->findChild<QPushButton *>("shareOpen")->isVisible());
        dialog->close();
    }

    void wholeFolder_isShared()
    {
        Shell shell;
        QList<library::Record> records;
        for (const char *name : {"Walkers", "Regiment"})
            records.append(shell.library->model().row(shell.named(name))->record);
        shell.library->putIntoFolder(records, "Evening");
        shell.choose("folder:Evening");
        shell.library->cards()->selectionModel()->clearSelection();
        app::ShareDialog *dialog = share(shell);
        QVERIFY(dialog);
        QVERIFY(dialog->text().contains("Walkers") && dialog->text().contains("Regiment") && !dialog->text().contains("Aldo Squad"));
        dialog->close();
    }

    void templates_areWrittenKeptAndUsed()
    {
        Shell shell;
        shell.click("Walkers");
        app::ShareDialog *dialog = share(shell);
        QVERIFY(dialog);
        click<QPushButton>(*dialog, "shareTemplates");
        auto *editor = dialog->findChild<app::TemplatesDialog *>();
        QVERIFY(editor && editor->isVisible());
        QCOMPARE(test::namelessControls(*editor).join(", "), QString());
        // Without a name it is not kept.
        click<QPushButton>(*editor, "templateKeep");
        QVERIFY(editor->lastSaved().isEmpty());
        auto *text = editor->findChild<QPlainTextEdit *>("templateText");
        text->setPlainText("Army: {title}\n{#units}\n{name} {points}\n{/units}\n");
        QTest::keyClicks(editor->findChild<QLineEdit *>("templateName"), "Club form");
        auto *places = editor->findChild<QComboBox *>("templatePlaces");
        text->moveCursor(QTextCursor::End);
        places->setCurrentIndex(places->findData("{verdict}"));
        emit places->activated(places->currentIndex());
        QVERIFY(text->toPlainText().endsWith("{verdict}"));
        const QString preview = editor->findChild<QPlainTextEdit *>("templatePreview")->toPlainText();
        QVERIFY2(preview.startsWith("Army: Walkers\n") && preview.endsWith("Legal"), qPrintable(preview));
        test::screenshot(*editor, "share-template");
        click<QPushButton>(*editor, "templateKeep");
        QCOMPARE(editor->lastSaved(), QString("Club form"));
        editor->close();
        test::settle();
        auto *formats = dialog->findChild<QListWidget *>("shareFormats");
        QCOMPARE(formats->currentItem()->text(), QString("Club form"));
        QVERIFY(dialog->text().startsWith("Army: Walkers\n"));
        test::screenshot(*dialog, "share-own");
        // Removed, and back.
        gone();
        click<QPushButton>(*dialog, "shareTemplates");
        editor = dialog->findChild<app::TemplatesDialog *>();
        click<QPushButton>(*editor, "templateRemove");
        QCOMPARE(editor->findChild<QListWidget *>("templateList")->count(), 0);
        click<QPushButton>(*editor, "templateBack");
        QCOMPARE(editor->findChild<QListWidget *>("templateList")->count(), 1);
        editor->close();
        dialog->close();
        gone();
        shell.start(); // it is in the library
        shell.library = static_cast<app::LibraryWorkspace *>(shell->workspace("library"));
        shell.refresh();
        shell.click("Aldo");
        dialog = share(shell);
        QVERIFY(dialog);
        QCOMPARE(dialog->findChild<QListWidget *>("shareFormats")->findItems("Club form", Qt::MatchExactly).size(), 1);
        dialog->close();
    }

    void savedRoster_isOneClickAway()
    {
        Desktop desktop;
        Shell shell;
        shell->handle({"roster", "roster", shell.library->model().row(shell.named("Walkers"))->record.id, {}});
        auto *roster = static_cast<app::RosterWorkspace *>(shell->workspace("roster"));
        const QString file = shell.place.file("walkers.rosz");
        QVERIFY(roster->saveFile(file));
        test::settle();
        auto *open = shell.child<QPushButton>("noticeAnswer0");
        QVERIFY(open && open->isVisible());
        QCOMPARE(open->text(), QString("Open"));
        QTest::mouseClick(shell.child<QPushButton>("noticeAnswer1"), Qt::LeftButton);
        QCOMPARE(desktop.opened, QStringList{QFileInfo(file).absolutePath()});
        test::settle();
        QVERIFY(!shell.child<QFrame>("noticeBar")->isVisible());
    }
};

MUSTER_TEST_MAIN(tst_Sharing)
#include "tst_Sharing.moc"
