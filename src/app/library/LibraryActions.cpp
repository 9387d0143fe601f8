// SPDX-License-Identifier: GPL-3.0-or-later
// The actions and the tool strip of the library workspace.
#include "app/docking/DockHost.h"
#include "app/library/DeleteDocument.h"
#include "app/library/LibraryWorkspace.h"
#include "app/theme/Chip.h"
#include "app/theme/Icons.h"
#include "app/theme/Segments.h"
#include "app/workspace/Actions.h"
#include "app/workspace/ToolStrip.h"
#include "documents/Exchange.h"

#include <QAction>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMessageBox>
#include <QTreeView>

namespace muster::app {

using models::LibraryRow;

void LibraryWorkspace::makeActions()
{
    const auto make = [this](QAction *&action, const char *name, const char *icon, const QKeySequence &keys, auto &&run) {
        action = new QAction(this);
        dress(action, QString::fromLatin1(name), QString::fromLatin1(icon));
        action->setShortcut(keys);
        connect(action, &QAction::triggered, this, run);
    };
    make(m_newRoster, "library.newRoster", "plus", QKeySequence::New, [this] { emit requested({"roster", "new", {}, {}}); });
    make(m_newCampaign, "library.newCampaign", "campaign", QKeySequence("Ctrl+Shift+N"), [this] { emit requested({"campaign", "new", {}, {}}); });
    make(m_import, "library.import", "import", QKeySequence("Ctrl+I"), [this] {
        importFiles(QFileDialog::getOpenFileNames(m_cards->window(), tr("Bring files in"), {},
                                                  tr("Rosters and campaigns (*.ros *.rosz *.muster);;All files (*)")));
    });
    make(m_open, "library.open", "folder", QKeySequence::Open, [this] {
        if (m_cards->currentIndex().isValid())
            openRow(m_cards->currentIndex());
    });
    make(m_duplicate, "library.duplicate", "copy", QKeySequence("Ctrl+D"), [this] { duplicateCurrent(); });
    make(m_remove, "library.remove", "trash", QKeySequence::Delete, [this] { removeCurrent(); });
    make(m_export, "library.export", "export", QKeySequence("Ctrl+E"), [this] { exportCurrent(); });
    make(m_find, "library.find", "search", QKeySequence::Find, [this] { m_search->setFocus(); });
}

QList<MenuPart> LibraryWorkspace::menus() const
{
    return {{MenuPart::File, {m_newRoster, m_newCampaign, m_import}, true},
            {MenuPart::File, {m_open, m_export}},
            {MenuPart::Edit, {m_duplicate, m_remove, m_find}}};
}

QWidget *LibraryWorkspace::toolBar()
{
    auto *strip = new ToolStrip;
    m_search = new QLineEdit;
    m_search->setObjectName("librarySearch");
    m_search->setClearButtonEnabled(true);
    m_search->setMinimumWidth(180);
    m_searchIcon = m_search->addAction(icons::icon("search"), QLineEdit::LeadingPosition);
    m_problems = new Chip;
    m_week = new Chip;
    m_sort = new QComboBox;
    m_view = new Segments;
    strip->addWidget(m_search, 2);
    strip->addWidget(m_problems);
    strip->addWidget(m_week);
    strip->addStretch();
    strip->addWidget(m_sort);
    strip->addWidget(m_view);
    strip->addRule();
    strip->addButton(m_import, true);
    strip->addButton(m_newCampaign, true);
    strip->addPrimary(m_newRoster);
    connect(m_search, &QLineEdit::textChanged, this, &LibraryWorkspace::applyFilter);
    connect(m_problems, &QToolButton::toggled, this, &LibraryWorkspace::applyFilter);
    connect(m_week, &QToolButton::toggled, this, &LibraryWorkspace::applyFilter);
    connect(m_sort, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_filling)
            applyFilter();
    });
    connect(m_view, &Segments::chosen, this, [this] { showState(); });
    retranslate();
    return strip;
}

void LibraryWorkspace::retranslate()
{
    m_newRoster->setText(tr("New roster…"));
    m_newCampaign->setText(tr("New campaign…"));
    m_import->setText(tr("Import…"));
    m_open->setText(tr("Open"));
    m_duplicate->setText(tr("Duplicate"));
    m_remove->setText(tr("Delete"));
    m_export->setText(tr("Export…"));
    m_find->setText(tr("Search the library"));
    if (m_search) {
        m_search->setPlaceholderText(tr("Search names, units, notes"));
        m_search->setAccessibleName(tr("Search the library"));
        m_searchIcon->setText(tr("Search the library"));
        m_problems->setText(tr("Problems"));
        m_week->setText(tr("Changed this week"));
        m_filling = true;
        const int sort = std::max(0, m_sort->currentIndex());
        m_sort->clear();
        m_sort->addItems({tr("Last change"), tr("Name"), tr("Game"), tr("Points")});
        m_sort->setCurrentIndex(sort);
        m_sort->setAccessibleName(tr("Sort by"));
        m_sort->setToolTip(tr("Sort by"));
        m_filling = false;
        const int view = std::max(0, m_view->currentIndex());
        m_view->setChoices({tr("Cards"), tr("Table")}, {"cards-view", "table-view"});
        m_view->setCurrentIndex(view);
    }
    if (!m_host)
        return;
    m_host->setTitle("library.documents", tr("Rosters and campaigns"));
    m_host->setTitle("library.filter", tr("Filter"));
    m_filters->setAccessibleName(tr("Filter"));
    m_cards->setAccessibleName(tr("Rosters and campaigns"));
    m_table->setAccessibleName(tr("Rosters and campaigns"));
    m_model->setLanguage(m_services.language());
    fillFilters();
    showState();
}

void LibraryWorkspace::duplicateCurrent()
{
    const LibraryRow *row = currentRow();
    if (!row || row->kind != LibraryRow::Kind::Document)
        return;
    const auto copy = m_services.library.documents().duplicate(row->record.id, QString::fromStdString(m_services.ids.next()),
                                                               tr("%1 (copy)").arg(row->record.name));
    if (!copy)
        QMessageBox::warning(m_cards->window(), tr("The copy could not be made"), QString::fromStdString(copy.error().message()));
    activated();
}

void LibraryWorkspace::removeCurrent()
{
    const LibraryRow *row = currentRow();
    if (!row || row->kind != LibraryRow::Kind::Document)
        return;
    const QString name = row->record.name;
    m_stack->push(new DeleteDocument(m_services.library, row->record.id, tr("Delete %1").arg(name), [this] { activated(); }));
    say(tr("%1 is in the trash; undo brings it back.").arg(name));
}

void LibraryWorkspace::exportCurrent()
{
    const LibraryRow *row = currentRow();
    if (!row || row->kind != LibraryRow::Kind::Document)
        return;
    const bool campaign = row->record.kind == library::Kind::Campaign;
    const QString filter = campaign ? tr("Muster (*.muster)") : tr("BattleScribe roster (*.rosz);;Plain roster (*.ros);;Muster with pictures (*.muster)");
    QString safe = row->record.name;
    safe.replace('/', '-');
    const QString path = QFileDialog::getSaveFileName(m_cards->window(), tr("Export"), safe + (campaign ? ".muster" : ".rosz"), filter);
    if (path.isEmpty())
        return;
    const auto written = documents::Exchange(m_services.library, &m_services.packs, m_services.language())
                             .exportFile(row->record.id, path, archive::Replace::Yes);
    if (written)
        say(tr("Saved as %1.").arg(path));
    else
        QMessageBox::warning(m_cards->window(), tr("The file could not be written"), QString::fromStdString(written.error().message()));
}

void LibraryWorkspace::importFiles(const QStringList &files)
{
    const documents::Exchange exchange(m_services.library, &m_services.packs, m_services.language());
    QString lastId;
    bool campaign = false;
    for (const QString &file : files) {
        const auto imported = exchange.importFile(file);
        if (!imported) {
            QMessageBox::warning(m_cards ? m_cards->window() : nullptr, tr("The file could not be read"), QString::fromStdString(imported.error().message()));
            continue;
        }
        lastId = imported->record.id;
        campaign = imported->record.kind == library::Kind::Campaign;
        const int skipped = imported->report.count(documents::ImportNote::Kind::Skipped) + imported->report.count(documents::ImportNote::Kind::Unknown);
        if (skipped > 0) {
            QMessageBox box(QMessageBox::Information, tr("Brought in with remarks"),
                            tr("%1 was read, but not everything in it was understood.").arg(imported->record.name), QMessageBox::Ok,
                            m_cards ? m_cards->window() : nullptr);
            box.setDetailedText(imported->report.text());
            box.exec();
        }
    }
    activated();
    if (!lastId.isEmpty())
        emit requested({campaign ? "campaign" : "roster", campaign ? "campaign" : "roster", lastId, {}});
}

} // namespace muster::app
