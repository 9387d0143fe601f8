// SPDX-License-Identifier: GPL-3.0-or-later
#include "LibraryShell.h"

#include "app/exchange/GetGamesDialog.h"
#include "app/exchange/PasteListDialog.h"
#include "archive/SafeFile.h"
#include "documents/exchange/PastedList.h"
#include "documents/roster/RosterFile.h"
#include "lists/ReadList.h"
#include "share/roster/RosterExport.h"
#include "support/OwnPacks.h"

#include <QCheckBox>
#include <QDropEvent>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTableView>
#include <QTreeWidget>

using namespace muster;

/// The dialogs for lists and games from elsewhere, as a player uses them.
class tst_PasteList : public QObject
{
    Q_OBJECT

    // The sample as Muster's own text.
    static QString sampleText(test::LibraryShell &shell)
    {
        const packs::PackPtr pack = shell.core->packs().find("dust");
        rules::Evaluator evaluator(pack->data());
        evaluator.evaluate(test::sampleRoster(*pack));
        return share::render(share::exportRoster(evaluator, share::RosterLook::of(*pack, "en"), {pack->name("en"), {}, {}, {}}),
                             share::ExportFormat::Text);
    }

    // As NewRecruit saves it: the roster's XML with other brackets.
    static QJsonArray jsonOf(const std::vector<rules::Selection> &selections)
    {
        QJsonArray list;
        for (const rules::Selection &selection : selections) {
            QJsonObject json{{"id", QString::fromStdString(selection.id)},           {"name", QString::fromStdString(selection.name)},
                             {"entryId", QString::fromStdString(selection.entryId)}, {"number", selection.number},
                             {"type", QString::fromStdString(selection.type)},       {"from", "entry"}};
            if (!selection.entryGroupId.empty())
                json.insert("entryGroupId", QString::fromStdString(selection.entryGroupId));
            if (!selection.selections.empty())
                json.insert("selections", jsonOf(selection.selections));
            list.append(json);
        }
        return list;
    }
    static QByteArray newRecruitJson(const rules::Roster &roster)
    {
        QJsonArray forces;
        for (const rules::Force &force : roster.forces)
            forces.append(QJsonObject{{"id", QString::fromStdString(force.id)},
                                      {"name", QString::fromStdString(force.name)},
                                      {"entryId", QString::fromStdString(force.entryId)},
                                      {"catalogueId", QString::fromStdString(force.catalogueId)},
                                      {"selections", jsonOf(force.selections)}});
        return QJsonDocument(QJsonObject{{"roster",
                                          QJsonObject{{"id", "abcd-1"},
                                                      {"name", "From elsewhere"},
                                                      {"battleScribeVersion", "2.03"},
                                                      {"generatedBy", "https://newrecruit.eu"},
                                                      {"gameSystemId", QString::fromStdString(roster.gameSystemId)},
                                                      {"gameSystemName", QString::fromStdString(roster.gameSystemName)},
                                                      {"forces", forces}}}})
            .toJson();
    }

    static QStringList entriesOf(const rules::Roster &roster)
    {
        QStringList entries;
        rules::forEachSelection(roster, [&entries](const rules::Selection &selection) {
            entries << QString("%1 %2").arg(QString::number(selection.number), QString::fromStdString(selection.entryId));
        });
        return entries;
    }

    template <typename Dialog>
    static Dialog *opened(test::LibraryShell &shell, const char *action)
    {
        shell.library->findChild<QAction *>(action)->trigger();
        test::settle();
        return shell.window->findChild<Dialog *>();
    }

private slots:
    void pastedText_becomesARoster_inOneStep()
    {
        test::LibraryShell shell("en", false);
        auto *dialog = opened<app::PasteListDialog>(shell, "library.pasteList");
        QVERIFY(dialog);
        QVERIFY(test::namelessControls(*dialog).isEmpty());
        const QString text = sampleText(shell);
        dialog->findChild<QPlainTextEdit *>("pastedText")->setPlainText(text);
        QTest::mouseClick(dialog->findChild<QPushButton *>("readPasted"), Qt::LeftButton);
        QCOMPARE(dialog->found().size(), 1);
        auto *table = dialog->findChild<QTableView *>("pastedLines");
        QVERIFY(table->model()->rowCount() > 5);
        QVERIFY(test::namelessControls(*dialog).isEmpty());
        QString made;
        connect(dialog, &app::PasteListDialog::broughtIn, this, [&made](const QStringList &ids) { made = ids.value(0); });
        QTest::mouseClick(dialog->findChild<QPushButton *>("bringIn"), Qt::LeftButton);
        QVERIFY(!made.isEmpty());
        documents::LibraryRosterStore store(shell.core->library());
        const auto document = documents::openRoster(shell.core->library(), store, shell.core->packs(), made, "en", shell.ids);
        QVERIFY(document);
        QCOMPARE((*document)->undoStack().count(), 1);
        const std::size_t all = rules::selectionCount((*document)->roster());
        QVERIFY(all > 3);
        QCOMPARE(QString::fromStdString((*document)->roster().extras.at(lists::pastedTextMark)),
                 QString(text).replace(QChar::Nbsp, ' ')); // as a text field gives it back
        (*document)->undoStack().undo();
        QCOMPARE(rules::selectionCount((*document)->roster()), 0u);
        (*document)->undoStack().redo();
        QCOMPARE(rules::selectionCount((*document)->roster()), all);
    }

    // The ids stand in the file: no line is guessed, and nothing is lost.
    void rosterOfAnotherProgram_isReadExactly_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char *kind : {"json", "ros", "dropped rosz"})
            QTest::newRow(kind) << QString(kind);
    }

    void rosterOfAnotherProgram_isReadExactly()
    {
        QFETCH(QString, kind);
        test::LibraryShell shell("en", false);
        auto *dialog = opened<app::PasteListDialog>(shell, "library.pasteList");
        const rules::Roster roster = test::sampleRoster(*shell.core->packs().find("dust"));
        QString made;
        connect(dialog, &app::PasteListDialog::broughtIn, this, [&made](const QStringList &ids) { made = ids.value(0); });
        QTemporaryDir folder;
        const QString file = folder.filePath(kind.contains("rosz") ? "list.rosz" : "list.ros");
        QVERIFY(documents::writeRosterFile(file, roster, archive::Replace::No).ok());
        if (kind == "dropped rosz") {
            QMimeData data;
            data.setUrls({QUrl::fromLocalFile(file)});
            QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(dialog, &enter);
            QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(dialog, &drop);
        } else {
            dialog->setText(QString::fromUtf8(kind == "json" ? newRecruitJson(roster) : *archive::readWhole(file)));
        }
        QVERIFY(!made.isEmpty());
        documents::LibraryRosterStore store(shell.core->library());
        const auto document = documents::openRoster(shell.core->library(), store, shell.core->packs(), made, "en", shell.ids);
        QVERIFY(document);
        QCOMPARE(entriesOf((*document)->roster()), entriesOf(roster));
        QVERIFY(kind == "json" || (*document)->differences().empty()); // it has no prices here
    }

    // A reader knows names as the data write them; what a modifier of today's data makes of one is no change since yesterday.
    void nameThatTheDataModify_isNoChangeOfTheData()
    {
        test::LibraryShell shell("en", false);
        const packs::PackPtr pack = shell.core->packs().find("dust");
        rules::Roster list = test::sampleRoster(*pack);
        list.forces.front().selections.front().name += ", as the data write it";
        const auto stored = documents::storePastedList(shell.core->library(), pack, "en", list, shell.ids);
        QVERIFY(stored);
        documents::LibraryRosterStore store(shell.core->library());
        const auto document = documents::openRoster(shell.core->library(), store, shell.core->packs(), stored->id, "en", shell.ids);
        QVERIFY(document);
        QVERIFY((*document)->differences().empty());
        const rules::Selection &first = (*document)->roster().forces.front().selections.front();
        QVERIFY(!QString::fromStdString(first.name).contains("as the data"));
    }

    void doubts_areSettled_byAClick()
    {
        test::LibraryShell shell("en", false);
        auto *dialog = opened<app::PasteListDialog>(shell, "library.pasteList");
        QString text = sampleText(shell);
        // The name of a unit, misspelt.
        QString unit;
        rules::forEachSelection(test::sampleRoster(*shell.core->packs().find("dust")), [&unit](const rules::Selection &selection) {
            if (unit.isEmpty() && selection.type == "unit")
                unit = QString::fromStdString(selection.name);
        });
        QVERIFY(text.contains(unit));
        text.replace(unit, unit.chopped(1) + 'q');
        dialog->setText(text);
        const auto missing = [dialog] { return dialog->found().front().count(lists::LineResult::State::NotFound); };
        const int before = missing();
        QVERIFY(before > 0);
        auto *table = dialog->findChild<QTableView *>("pastedLines");
        QTest::keyClick(dialog, Qt::Key_F8);
        QVERIFY(table->currentIndex().isValid());
        const auto choices = dialog->findChildren<QRadioButton *>();
        QVERIFY(choices.size() > 1);
        choices.first()->click();
        QVERIFY(missing() < before);
    }

    // What a name of another program means is said once; it can be said otherwise later.
    void choices_areRemembered_andForgotten()
    {
        test::LibraryShell shell("en", false);
        QString text = sampleText(shell), unit;
        rules::forEachSelection(test::sampleRoster(*shell.core->packs().find("dust")), [&unit](const rules::Selection &selection) {
            if (unit.isEmpty() && selection.type == "unit")
                unit = QString::fromStdString(selection.name);
        });
        text.replace(unit, unit.chopped(1) + 'q');
        const auto count = [](const app::PasteListDialog &dialog, lists::LineResult::State state) {
            return dialog.found().front().count(state);
        };
        const auto choose = [&](app::PasteListDialog &dialog, bool note) {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // of doubts that stood there before
            auto *remember = dialog.findChild<QCheckBox *>("rememberChoice");
            QVERIFY(remember->isVisibleTo(&dialog));
            remember->setChecked(true);
            const auto choices = dialog.findChildren<QRadioButton *>();
            QVERIFY(!choices.isEmpty());
            (note ? choices.last() : choices.first())->click();
        };
        const auto pasted = [&] {
            auto dialog = std::make_unique<app::PasteListDialog>(shell.core->services(), shell.window.get());
            dialog->show();
            dialog->setText(text);
            return dialog;
        };
        {
            const auto first = pasted();
            QVERIFY(count(*first, lists::LineResult::State::NotFound) > 0);
            choose(*first, false);
        }
        {
            const auto again = pasted();
            QCOMPARE(count(*again, lists::LineResult::State::NotFound), 0);
            QCOMPARE(count(*again, lists::LineResult::State::Guessed), 1);
            choose(*again, true);
        }
        QVERIFY(count(*pasted(), lists::LineResult::State::NotFound) > 0);
    }

    void nonsense_isOneSentence()
    {
        test::LibraryShell shell("en", false);
        auto *dialog = opened<app::PasteListDialog>(shell, "library.pasteList");
        dialog->setText("See you on Saturday!");
        QVERIFY(!dialog->findChild<QLabel *>("pasteProblem")->text().isEmpty());
        QVERIFY(dialog->found().empty());
    }

    void games_areListed_withoutTheNetwork()
    {
        test::LibraryShell shell("en", false);
        auto *dialog = opened<app::GetGamesDialog>(shell, "library.getGames");
        QVERIFY(dialog);
        QVERIFY(test::namelessControls(*dialog).isEmpty());
        auto *list = dialog->findChild<QTreeWidget *>("gamesList");
        auto *search = dialog->findChild<QLineEdit *>("gameSearch");
        QTest::keyClicks(search, "old world");
        int shown = 0;
        for (QTreeWidgetItemIterator it(list); *it; ++it)
            shown += (*it)->parent() && !(*it)->parent()->isHidden() ? 1 : 0;
        QVERIFY(shown >= 1 && shown < 6);
        search->setText("somebody/some-game");
        QVERIFY(list->currentItem());
        QVERIFY(list->currentItem()->text(0).contains("somebody/some-game"));
        QVERIFY(dialog->findChild<QPushButton *>("gameMain")->isEnabled());
    }
};

MUSTER_TEST_MAIN(tst_PasteList)
#include "tst_PasteList.moc"
