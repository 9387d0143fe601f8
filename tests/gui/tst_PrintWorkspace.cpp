// SPDX-License-Identifier: GPL-3.0-or-later
#include "SavedPdf.h"
#include "app/docking/DockHost.h"
#include "app/paper/CardPreview.h"
#include "app/paper/PaperView.h"
#include "app/paper/UnitPhotos.h"
#include "app/print/PreviewPanel.h"
#include "app/print/PrintWorkspace.h"
#include "base/IdSource.h"
#include "documents/exchange/Exchange.h"
#include "documents/roster/OpenRoster.h"
#include "documents/roster/RosterFile.h"
#include "library/Library.h"
#include "rules/roster/RosterWriter.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"

#include <QListWidget>
#include <QTreeWidget>
#include <QUndoStack>

using namespace muster;
using namespace muster::app;

/// The print workspace with a real library and a real pack, without a window.
class tst_PrintWorkspace : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<packs::PackStore> m_packs;
    std::unique_ptr<library::Library> m_library;
    base::RandomIdSource m_ids;
    std::unique_ptr<Services> m_services;
    std::unique_ptr<PrintWorkspace> m_workspace;
    std::unique_ptr<DockHost> m_host;
    QString m_roster = "roster-1";

private slots:
    void initTestCase()
    {
        packs::PackFolders folders;
        folders.program = test::sourceFolder() + "/data";
        folders.userUnits = m_folder.filePath("user");
        m_packs = std::make_unique<packs::PackStore>(folders);
        m_packs->load();
        auto opened = library::Library::open(m_folder.filePath("library.sqlite"));
        QVERIFY(opened.ok());
        m_library = std::move(*opened);
        const packs::PackPtr dust = m_packs->find("dust");
        QVERIFY(dust);
        auto read = documents::readRosterFile(dust->path(dust->manifest().samples.front().file));
        QVERIFY(read.ok());
        documents::LibraryRosterStore store(*m_library);
        documents::RosterSave save;
        save.record.id = m_roster;
        save.record.name = QString::fromStdString(read->roster.name);
        save.roster = std::make_shared<const rules::Roster>(read->roster);
        QVERIFY(store.save(save).ok());
        m_services = std::make_unique<Services>(Services{*m_packs, *m_library, m_ids, [] { return QStringLiteral("en"); }});
        m_workspace = std::make_unique<PrintWorkspace>(*m_services);
        m_host.reset(makeDockHost("print", nullptr));
        m_workspace->build(*m_host);
        m_host->area()->resize(1200, 800);
        delete m_workspace->toolBar();
        QVERIFY(m_workspace->open({"print", "roster", m_roster, {}}));
        m_workspace->session().finish();
    }

    void cleanupTestCase()
    {
        m_host.reset();
        m_workspace.reset();
        m_library.reset();
    }

    void everyUnit_hasARow_andItsCardAPlace()
    {
        auto *tree = m_host->widget("print.what")->findChild<QTreeWidget *>();
        QVERIFY(tree);
        const int units = int(m_workspace->session().head().units.size());
        QVERIFY(units > 0);
        QCOMPARE(tree->topLevelItem(0)->childCount(), units);
        for (const auto &unit : m_workspace->session().head().units) {
            const auto &places = m_workspace->session().job().places;
            QVERIFY(std::any_of(places.begin(), places.end(), [&](const print::CardOnPage &place) { return place.key == unit.id; }));
        }
    }

    void everyCard_hasARow_transportsToo()
    {
        for (const packs::PackPtr &pack : m_packs->packs()) {
            for (int i = 0; i < pack->manifest().samples.size(); ++i) {
                PrintSession session;
                session.setRoster("sample", test::sampleRoster(*pack, i), pack, {});
                session.finish();
                QStringList rows, cards;
                for (const auto &unit : session.head().units)
                    rows.append(unit.id);
                for (const print::CardOnPage &place : session.job().places)
                    if (!place.back && !cards.contains(place.key))
                        cards.append(place.key);
                QCOMPARE(rows, cards);
            }
        }
    }

    void uncheckedUnit_isNotPrinted_andTheListKeepsItsPlace()
    {
        auto *tree = m_host->widget("print.what")->findChild<QTreeWidget *>();
        const auto cards = [&] { return m_workspace->session().job().sections.front().cards; };
        const int before = cards();
        tree->setCurrentItem(tree->topLevelItem(0)->child(2));
        QTreeWidgetItem *item = tree->topLevelItem(0)->child(1);
        item->setCheckState(0, Qt::Unchecked);
        m_workspace->session().finish();
        QCOMPARE(cards(), before - 1);
        QCOMPARE(tree->topLevelItem(0)->child(1), item);
        QCOMPARE(tree->currentItem(), tree->topLevelItem(0)->child(2));
        item->setCheckState(0, Qt::Checked);
        m_workspace->session().finish();
        QCOMPARE(cards(), before);
    }

    void settings_changeThePages_andAreRemembered()
    {
        print::PrintSettings settings = m_workspace->session().settings();
        settings.paper = "letter";
        settings.card = {70, 120};
        m_workspace->session().setSettings(settings);
        m_workspace->session().finish();
        QCOMPARE(m_workspace->session().job().pages.front().size, QSizeF(215.9, 279.4));
        PrintPresets presets(MachineNotes(*m_services), m_library->settings());
        QCOMPARE(presets.last("en").card, QSizeF(70, 120));
        presets.save("Mine", settings, false);
        const auto all = presets.all("en");
        QVERIFY(std::any_of(all.begin(), all.end(),
                            [](const auto &preset) { return preset.name == "Mine" && preset.settings.paper == "letter"; }));
        presets.remove("Mine");
        presets.setOffset("Laser", {0.5, -1});
        QCOMPARE(presets.offset("Laser"), QPointF(0.5, -1));
        QCOMPARE(presets.offset("Other"), QPointF());
    }

    void pdf_isWrittenWithThePagesOfThePreview()
    {
        const QString file = m_folder.filePath("out.pdf");
        QVERIFY(test::savePdf(*m_workspace, file));
        QFile pdf(file);
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        QVERIFY(pdf.readAll().startsWith("%PDF-"));
    }

    void stop_leavesThePagesAsTheyWere()
    {
        const size_t pages = m_workspace->session().job().pages.size();
        const print::PrintSettings before = m_workspace->session().settings();
        print::PrintSettings settings = before;
        settings.what.insert(print::PrintKind::Blank);
        settings.blankCards = 60; // many more pages
        m_workspace->session().setSettings(settings);
        m_workspace->session().stop();
        m_workspace->session().finish();
        QCOMPARE(m_workspace->session().job().pages.size(), pages);
        settings.blankCards = 61;
        m_workspace->session().setSettings(settings);
        m_workspace->session().finish();
        QVERIFY(m_workspace->session().job().pages.size() > pages);
        m_workspace->session().setSettings(before);
        m_workspace->session().finish();
    }

    void zoom_growsAndFitsAgain()
    {
        PaperView *view = m_host->widget("print.preview")->findChild<PaperView *>();
        view->resize(600, 700);
        view->fit();
        const double fitted = view->shownZoom();
        view->zoomIn();
        QVERIFY(view->shownZoom() > fitted);
        view->zoomOut();
        view->fit();
        QVERIFY(view->isFitted());
    }

    void photo_isAStepOfTheHistory_isPrinted_andTravels()
    {
        auto *card = qobject_cast<CardPreview *>(m_host->widget("print.card"));
        QVERIFY(card);
        QImage picture(640, 480, QImage::Format_RGB32);
        picture.fill(QColor(200, 30, 30));
        const QString file = m_folder.filePath("walker.png");
        QVERIFY(picture.save(file));
        const QString unit = m_workspace->session().head().units.front().id;
        QVERIFY(!m_workspace->undoStack());
        emit card->photoChosen(unit, file);
        QVERIFY(m_workspace->session().photos().contains(unit));
        m_workspace->session().finish();
        const auto images = [this] {
            int count = 0;
            for (const print::Page &page : m_workspace->session().job().pages)
                for (const print::Placed &placed : page.content)
                    count += int(std::count_if(placed.list->begin(), placed.list->end(),
                                               [](const print::Item &item) { return std::holds_alternative<print::ImageItem>(item); }));
            return count;
        };
        QCOMPARE(images(), 1);

        // Undone, done again, taken away (edits of the same thing within seconds are one step), given back.
        QVERIFY(m_workspace->undoStack());
        m_workspace->undoStack()->undo();
        QVERIFY(!m_workspace->session().photos().contains(unit));
        m_workspace->undoStack()->redo();
        QVERIFY(m_workspace->session().photos().contains(unit));
        emit card->photoRemoved(unit);
        QVERIFY(!m_workspace->session().photos().contains(unit));
        emit card->photoChosen(unit, file);
        QVERIFY(m_workspace->session().photos().contains(unit));

        // In a file for a friend, and out of it again.
        QCoreApplication::processEvents();
        const QString parcel = m_folder.filePath("list.muster");
        QVERIFY(documents::Exchange(*m_library, m_packs.get(), "en").exportFile(m_roster, parcel, archive::Replace::Yes).ok());
        auto other = library::Library::open(m_folder.filePath("friend.sqlite"));
        QVERIFY(other.ok());
        const auto imported = documents::Exchange(**other, m_packs.get(), "en").importFile(parcel);
        QVERIFY(imported.ok());
        documents::LibraryRosterStore store(**other);
        const auto stored = store.load(imported->record.id);
        QVERIFY(stored.ok());
        UnitPhotos photos(**other);
        QCOMPARE(photos.of(imported->record.id, stored->roster).value(unit).size(), QSize(640, 480));
    }

    void aFileThatIsNoPicture_isRefusedWithItsName()
    {
        const QString file = m_folder.filePath("notes.png");
        QFile text(file);
        QVERIFY(text.open(QIODevice::WriteOnly) && text.write("no picture") > 0);
        text.close();
        documents::LibraryRosterStore store(*m_library);
        auto document = documents::openRoster(*m_library, store, *m_packs, m_roster, "en", m_ids);
        QVERIFY(document.ok());
        UnitPhotos photos(*m_library);
        const auto done = photos.attach(**document, m_workspace->session().head().units.back().id, file);
        QVERIFY(!done.ok());
        QVERIFY(QString::fromStdString(done.error().message()).contains("notes.png"));
        QVERIFY(!UnitPhotos::isPicture(m_folder.filePath("missing.txt")));
    }

    void allUnits_noUnit_andPresetsByName()
    {
        m_workspace->findChild<QAction *>("print.no-units")->trigger();
        QCOMPARE(m_workspace->session().settings().without.size(), qsizetype(m_workspace->session().head().units.size()));
        m_workspace->findChild<QAction *>("print.all-units")->trigger();
        QVERIFY(m_workspace->session().settings().without.isEmpty());
        PrintPresets presets(MachineNotes(*m_services), m_library->settings());
        presets.save("First", m_workspace->session().settings(), false);
        presets.save("Second", m_workspace->session().settings(), true);
        QVERIFY(!presets.rename("First", "Second")); // never over another
        QVERIFY(presets.rename("First", "Third"));
        const auto all = presets.all("en");
        const auto has = [&](const char *name) {
            return std::any_of(all.begin(), all.end(), [&](const auto &preset) { return preset.name == name; });
        };
        QVERIFY(has("Third") && has("Second") && !has("First"));
        presets.remove("Second");
        presets.remove("Third");
    }

    void settings_areKeptForEachGame()
    {
        PrintPresets presets(MachineNotes(*m_services), m_library->settings());
        print::PrintSettings tarot = m_workspace->session().settings(), mini = tarot;
        tarot.card = {70, 120};
        mini.card = {44, 68};
        presets.setLast(tarot, "game-a");
        presets.setLast(mini, "game-b");
        QCOMPARE(presets.last("en", "game-a").card, QSizeF(70, 120));
        QCOMPARE(presets.last("en", "game-b").card, QSizeF(44, 68));
        QCOMPARE(presets.last("en", "game-c").card, QSizeF(44, 68)); // a new game: as used last
    }

    void thumbnails_beginAtTheTop()
    {
        auto *thumbs = m_host->widget("print.preview")->findChild<QListWidget *>();
        QVERIFY(thumbs && thumbs->count() > 0);
        QVERIFY(thumbs->visualItemRect(thumbs->item(0)).top() < 8);
    }

    void everyControl_hasANameForTheScreenReader()
    {
        for (const char *panel : {"print.what", "print.preview", "print.settings", "print.card"}) {
            for (QWidget *widget : m_host->widget(panel)->findChildren<QWidget *>()) {
                const bool control = qobject_cast<QAbstractButton *>(widget) || qobject_cast<QComboBox *>(widget)
                    || qobject_cast<QAbstractSpinBox *>(widget) || qobject_cast<QAbstractItemView *>(widget);
                if (!control || qobject_cast<QHeaderView *>(widget) || widget->objectName().startsWith("qt_")
                    || widget->window() != m_host->widget(panel)->window())
                    continue;
                const auto *button = qobject_cast<QAbstractButton *>(widget);
                if (qobject_cast<QAbstractItemView *>(widget)
                    && qobject_cast<QComboBox *>(widget->parentWidget() ? widget->parentWidget()->parentWidget() : nullptr))
                    continue;
                const bool named = !widget->accessibleName().isEmpty() || (button && !button->text().isEmpty());
                QVERIFY2(named, qPrintable(QString("%1: %2 %3").arg(panel, widget->metaObject()->className(), widget->objectName())));
            }
        }
    }

    void retranslate_keepsTheSettings()
    {
        const print::PrintSettings before = m_workspace->session().settings();
        m_workspace->retranslate();
        QVERIFY(m_workspace->session().settings() == before);
    }
};

MUSTER_TEST_MAIN(tst_PrintWorkspace)
#include "tst_PrintWorkspace.moc"
