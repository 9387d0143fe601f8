// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/DockHost.h"
#include "app/paper/PaperView.h"
#include "app/print/PreviewPanel.h"
#include "app/print/PrintWorkspace.h"
#include "base/IdSource.h"
#include "documents/RosterFile.h"
#include "library/Library.h"
#include "rules/roster/RosterWriter.h"
#include "support/TestMain.h"

#include <QTreeWidget>

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
        save.xml = rules::writeRoster(read->roster);
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
        PrintPresets presets(m_library->settings());
        QCOMPARE(presets.last("en").card, QSizeF(70, 120));
        presets.save("Mine", settings);
        const auto all = presets.all("en");
        QVERIFY(std::any_of(all.begin(), all.end(), [](const auto &preset) { return preset.name == "Mine" && preset.settings.paper == "letter"; }));
        presets.remove("Mine");
        presets.setOffset("Laser", {0.5, -1});
        QCOMPARE(presets.offset("Laser"), QPointF(0.5, -1));
        QCOMPARE(presets.offset("Other"), QPointF());
    }

    void pdf_isWrittenWithThePagesOfThePreview()
    {
        const QString file = m_folder.filePath("out.pdf");
        QVERIFY(m_workspace->savePdf(file));
        QFile pdf(file);
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        QVERIFY(pdf.readAll().startsWith("%PDF-"));
    }

    void stop_leavesThePagesAsTheyWere()
    {
        const size_t pages = m_workspace->session().job().pages.size();
        print::PrintSettings settings = m_workspace->session().settings();
        settings.ink = print::InkMode::Saver;
        m_workspace->session().setSettings(settings);
        m_workspace->session().stop();
        m_workspace->session().finish();
        QCOMPARE(m_workspace->session().job().pages.size(), pages);
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

    void everyControl_hasANameForTheScreenReader()
    {
        for (const char *panel : {"print.what", "print.preview", "print.settings", "print.card"}) {
            for (QWidget *widget : m_host->widget(panel)->findChildren<QWidget *>()) {
                const bool control = qobject_cast<QAbstractButton *>(widget) || qobject_cast<QComboBox *>(widget) || qobject_cast<QAbstractSpinBox *>(widget)
                                     || qobject_cast<QAbstractItemView *>(widget);
                if (!control || qobject_cast<QHeaderView *>(widget) || widget->objectName().startsWith("qt_") || widget->window() != m_host->widget(panel)->window())
                    continue;
                const auto *button = qobject_cast<QAbstractButton *>(widget);
                if (qobject_cast<QAbstractItemView *>(widget) && qobject_cast<QComboBox *>(widget->parentWidget() ? widget->parentWidget()->parentWidget() : nullptr))
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
