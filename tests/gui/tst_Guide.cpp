// SPDX-License-Identifier: GPL-3.0-or-later
#include "ShellWindow.h"

#include "app/guide/GuideView.h"
#include "app/guide/GuideWindow.h"
#include "app/shell/window/ShellActions.h"
#include "text/Translator.h"

#include <QAction>
#include <QImageReader>
#include <QListWidget>
#include <QRegularExpression>
#include <QXmlStreamReader>

using namespace muster;
using app::GuideBook;
using app::GuidePage;

namespace {

QList<QRegularExpressionMatch> matches(const QString &pattern, const QString &text)
{
    QList<QRegularExpressionMatch> found;
    auto it = QRegularExpression(pattern).globalMatch(text);
    while (it.hasNext())
        found.append(it.next());
    return found;
}

// As one reads it: without the mark of the shortcut, the dots of a dialog and the kind of apostrophe.
QString bare(QString name)
{
    return name.remove('&')
        .remove(QStringLiteral("…"))
        .replace(QStringLiteral("’"), "'")
        .remove(QRegularExpression(R"(\s*:?\s*%\d$)"))
        .trimmed();
}

// Every text of the program in a language: sources, or their French.
QSet<QString> programTexts(const QString &language)
{
    QSet<QString> texts;
    const QDir folder(test::sourceFolder() + "/translations/fr");
    for (const QString &file : folder.entryList({"*.ts"})) {
        QFile in(folder.filePath(file));
        if (!in.open(QIODevice::ReadOnly))
            continue;
        QXmlStreamReader xml(&in);
        while (!xml.atEnd()) {
            if (xml.readNext() == QXmlStreamReader::StartElement
                && xml.name() == QLatin1String(language == "en" ? "source" : "translation"))
                texts.insert(bare(xml.readElementText(QXmlStreamReader::IncludeChildElements)));
        }
    }
    return texts;
}

QList<GuidePage> pagesOf(const QString &language)
{
    const GuideBook book(language);
    return book.pages();
}

} // namespace

/// The guide cannot go stale: what it names is in the program, what it links to is there.
class tst_Guide : public QObject
{
    Q_OBJECT

private slots:
    void everyPage_isThereInBothLanguages()
    {
        QStringList english, french;
        for (const GuidePage &page : pagesOf("en"))
            english.append(page.id);
        for (const GuidePage &page : pagesOf("fr"))
            french.append(page.id);
        QVERIFY(english.size() > 8);
        QCOMPARE(french, english);
    }

    void pages_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("id");
        for (const QString &language : text::Translator::available()) {
            for (const GuidePage &page : pagesOf(language))
                QTest::addRow("%s %s", qPrintable(language), qPrintable(page.id)) << language << page.id;
        }
    }
    void pages()
    {
        QFETCH(QString, language);
        QFETCH(QString, id);
        const GuideBook book(language);
        const GuidePage &page = *book.find(id);
        QVERIFY(!page.title.isEmpty() && page.markdown.startsWith("# "));
        for (const auto &link : matches(R"(\]\(([^)]+)\))", page.markdown)) {
            const QString target = link.captured(1);
            if (target == "keys.md")
                continue;
            const QString path = ':' + page.url.resolved(QUrl(target)).path();
            QVERIFY2(QFile::exists(path), qPrintable(target));
            if (target.endsWith(".png"))
                QVERIFY2(QImageReader(path).size().width() >= 400, qPrintable(target));
        }
        static QHash<QString, QSet<QString>> texts;
        if (!texts.contains(language))
            texts.insert(language, programTexts(language));
        for (const auto &name : matches(R"(\*\*([^*]+)\*\*)", page.markdown))
            QVERIFY2(texts[language].contains(bare(name.captured(1))), qPrintable("nothing in the program is called: " + name.captured(1)));
    }

    void everyKey_isTheKeyOfAnAction()
    {
        test::ShellWindow shell;
        QSet<QString> keys{"Enter", "Tab", "+", "-", "Alt", "Alt+1", "Delete", "Ctrl+Enter"};
        // Keys of a tile at the table: they belong to the list of units, not to an action.
        keys += {"Space", "U", "S", "T", "G", "E", "N", "0", "9", "1", "2", "3"};
        for (const QString &id : shell->workspaces()) {
            shell->showWorkspace(id);
            QList<QAction *> actions = shell->findChildren<QAction *>() + shell->workspace(id)->findChildren<QAction *>();
            for (const QAction *action : actions) {
                for (const QKeySequence &key : action->shortcuts())
                    keys.insert(key.toString(QKeySequence::PortableText));
            }
        }
        // What stands on the keys of a French keyboard, and in the program's menus.
        const QList<std::pair<QString, QString>> french{{"Entrée", "Enter"}, {"Suppr", "Delete"}, {"Espace", "Space"}, {"Maj", "Shift"}};
        for (const QString &language : text::Translator::available()) {
            for (const GuidePage &page : pagesOf(language)) {
                for (const auto &match : matches("`([^` ./{}]+)`", page.markdown)) {
                    QStringList parts = match.captured(1).split(QRegularExpression("(?<=.)\\+(?=.)"));
                    for (QString &part : parts) {
                        for (const auto &[here, there] : french) {
                            QVERIFY2(language != "fr" || part != there, qPrintable(page.id + ": " + match.captured(1)));
                            part = language == "fr" && part == here ? there : part;
                        }
                    }
                    QVERIFY2(keys.contains(parts.join('+')), qPrintable(page.id + ": " + match.captured(1)));
                }
            }
        }
    }

    void f1_opensThePageOfTheWorkspace()
    {
        test::ShellWindow shell;
        const QHash<QString, QString> pages{{"library", "start"}, {"roster", "list"},         {"campaign", "campaign"},
                                            {"print", "print"},   {"scenarios", "scenarios"}, {"table", "table"}};
        for (const QString &id : shell->workspaces()) {
            shell->showWorkspace(id);
            shell->shellActions().guide->trigger();
            test::settle();
            auto *guide = shell.child<app::GuideWindow>("guideWindow");
            QVERIFY(guide && guide->isVisible());
            QCOMPARE(guide->page(), pages.value(id));
            QVERIFY(guide->view()->document()->toPlainText().size() > 200);
            QVERIFY2(guide->contents()->currentItem(),
                     qPrintable(guide->view()->source().toString() + " " + guide->contents()->item(0)->data(Qt::UserRole).toString()));
            QCOMPARE(guide->contents()->currentItem()->text(), guide->view()->document()->firstBlock().text());
            QVERIFY(test::namelessControls(*guide).isEmpty());
        }
        shell->shellActions().shortcuts->trigger();
        auto *guide = shell.child<app::GuideWindow>("guideWindow");
        QCOMPARE(guide->page(), QString("keys"));
        QVERIFY(guide->view()->document()->toPlainText().contains("Ctrl+K"));
        test::screenshot(*guide, "guide-keys");
    }

    void guide_isSearchedAndTurnedByKeyboard()
    {
        test::ShellWindow shell;
        shell->shellActions().guide->trigger();
        test::settle();
        auto *guide = shell.child<app::GuideWindow>("guideWindow");
        QTest::keyClick(guide, Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(guide->search()->hasFocus());
        QTest::keyClicks(guide->search(), "calibration");
        QCOMPARE(guide->contents()->count(), 1);
        QTest::keyClick(guide->search(), Qt::Key_Return);
        QCOMPARE(guide->page(), QString("print"));
        QVERIFY(!guide->view()->extraSelections().isEmpty());
        guide->search()->clear();
        QCOMPARE(guide->contents()->count(), int(pagesOf("en").size()) + 1);
        QTest::keyClick(guide, Qt::Key_Left, Qt::AltModifier);
        QTRY_COMPARE(guide->page(), QString("start"));
        QTest::keyClick(guide, Qt::Key_Right, Qt::AltModifier);
        QTRY_COMPARE(guide->page(), QString("print"));
        guide->search()->setText("nosuchword");
        QCOMPARE(guide->contents()->count(), 0);
    }

    void guide_followsTheLanguage()
    {
        test::ShellWindow shell;
        shell->shellActions().guide->trigger();
        auto *guide = shell.child<app::GuideWindow>("guideWindow");
        const QString english = guide->view()->document()->firstBlock().text();
        shell->setLanguage("fr");
        test::settle();
        QCOMPARE(guide->page(), QString("start"));
        QVERIFY(guide->view()->document()->firstBlock().text() != english);
        QVERIFY(guide->view()->source().path().contains("/fr/"));
    }

    void links_leadFromPageToPage()
    {
        test::ShellWindow shell;
        shell->shellActions().guide->trigger();
        auto *guide = shell.child<app::GuideWindow>("guideWindow");
        emit guide->view()->anchorClicked(QUrl("02-list.md"));
        QCOMPARE(guide->page(), QString("list"));
        guide->showPage("keyboard");
        emit guide->view()->anchorClicked(QUrl("keys.md"));
        QCOMPARE(guide->page(), QString("keys"));
    }

    void noKey_meansTwoThings()
    {
        test::ShellWindow shell;
        for (const QString &id : shell->workspaces()) {
            shell->showWorkspace(id);
            test::settle();
            QHash<QString, QString> owners;
            for (const QAction *action : shell->menuActions()) {
                for (const QKeySequence &key : action->shortcuts()) {
                    QVERIFY2(
                        !owners.contains(key.toString()),
                        qPrintable(id + ": " + key.toString() + " is " + owners.value(key.toString()) + " and " + action->objectName()));
                    owners.insert(key.toString(), action->objectName());
                }
            }
        }
    }
};

MUSTER_TEST_MAIN(tst_Guide)
#include "tst_Guide.moc"
