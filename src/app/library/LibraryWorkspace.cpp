// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/LibraryWorkspace.h"

#include "app/docking/DockHost.h"
#include "app/library/DeleteDocument.h"
#include "app/library/LibraryDelegate.h"
#include "app/theme/Chip.h"
#include "app/theme/EmptyState.h"
#include "app/theme/Icons.h"
#include "app/theme/Segments.h"
#include "app/theme/Theme.h"
#include "app/workspace/Actions.h"
#include "app/workspace/ToolStrip.h"
#include "documents/Exchange.h"

#include <QAction>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMessageBox>
#include <QMimeData>
#include <QStackedWidget>
#include <QTreeView>
#include <QUrl>
#include <QVBoxLayout>

namespace muster::app {

using models::LibraryFilter;
using models::LibraryRow;

LibraryWorkspace::LibraryWorkspace(const Services &services, QObject *parent)
    : Workspace(parent), m_services(services), m_model(std::make_unique<models::LibraryModel>(services.library, services.packs)),
      m_stack(std::make_unique<QUndoStack>())
{
    makeActions();
}

LibraryWorkspace::~LibraryWorkspace() = default;

void LibraryWorkspace::build(DockHost &host)
{
    m_host = &host;
    m_filters = new QListWidget;
    m_filters->setObjectName("libraryFilters");
    m_filters->setFrameShape(QFrame::NoFrame);
    m_cards = new QListView;
    m_cards->setObjectName("libraryCards");
    m_cards->setViewMode(QListView::IconMode);
    m_cards->setResizeMode(QListView::Adjust);
    m_cards->setMovement(QListView::Static);
    m_cards->setFrameShape(QFrame::NoFrame);
    m_cards->setMouseTracking(true);
    m_cards->setSelectionMode(QAbstractItemView::SingleSelection);
    m_cards->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_cards->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_cards->setAcceptDrops(true);
    m_cards->viewport()->installEventFilter(this);
    m_delegate = new LibraryDelegate(*m_model, m_services.packs, this);
    m_cards->setItemDelegate(m_delegate);
    m_cards->setModel(m_model.get());
    m_table = new QTreeView;
    m_table->setObjectName("libraryTable");
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setModel(m_model.get());
    m_table->setSelectionModel(m_cards->selectionModel());
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_nothing = new EmptyState;
    m_nothing->setIcon("library");
    m_nothing->addAction(m_newRoster, true);
    m_nothing->addAction(m_import);
    m_pages = new QStackedWidget;
    m_pages->addWidget(m_cards);
    m_pages->addWidget(m_table);
    m_pages->addWidget(m_nothing);
    m_pages->setFocusProxy(m_cards);

    host.addPanel({"library.documents", tr("Rosters and campaigns"), m_pages, Side::Right, {}, {}, {}, true, false});
    host.addPanel({"library.filter", tr("Filter"), m_filters, Side::Left, "library.documents", {}, {212, 0}});

    for (QAbstractItemView *view : {static_cast<QAbstractItemView *>(m_cards), static_cast<QAbstractItemView *>(m_table)}) {
        connect(view, &QAbstractItemView::activated, this, &LibraryWorkspace::openRow);
        // Where the desktop activates by single click, the double click has done it already.
        connect(view, &QAbstractItemView::doubleClicked, this, [this](const QModelIndex &index) { openRow(index); });
    }
    connect(m_cards->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] { showState(); });
    connect(m_filters, &QListWidget::currentRowChanged, this, [this] {
        if (!m_filling)
            applyFilter();
    });
    m_model->setLanguage(m_services.language());
    fillFilters();
    showState();
}

void LibraryWorkspace::activated()
{
    m_model->refresh();
    fillFilters();
    showState();
}

bool LibraryWorkspace::eventFilter(QObject *watched, QEvent *event)
{
    if (m_cards && watched == m_cards->viewport()) {
        if (event->type() == QEvent::Resize)
            m_delegate->setWidth(m_cards->viewport()->width());
        if (event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove) {
            auto *drag = static_cast<QDragMoveEvent *>(event);
            if (drag->mimeData()->hasUrls()) {
                drag->acceptProposedAction();
                return true;
            }
        }
        if (event->type() == QEvent::Drop) {
            auto *drop = static_cast<QDropEvent *>(event);
            QStringList files;
            for (const QUrl &url : drop->mimeData()->urls()) {
                if (url.isLocalFile())
                    files.append(url.toLocalFile());
            }
            drop->acceptProposedAction();
            importFiles(files);
            return true;
        }
    }
    return Workspace::eventFilter(watched, event);
}

void LibraryWorkspace::fillFilters()
{
    if (!m_filters)
        return;
    m_filling = true;
    const QString before = m_filters->currentItem() ? m_filters->currentItem()->data(Qt::UserRole).toString() : QString("all");
    m_filters->clear();
    const models::LibraryCounts &counts = m_model->counts();
    const auto add = [this](const QString &key, const QString &text, int count, const QIcon &icon) {
        auto *item = new QListWidgetItem(icon, count < 0 ? text : QStringLiteral("%1  %2").arg(text).arg(count), m_filters);
        item->setData(Qt::UserRole, key);
        item->setData(Qt::AccessibleTextRole, tr("%1, %n entries", nullptr, count).arg(text));
        item->setSizeHint({180, 28});
    };
    const auto heading = [this](const QString &text) {
        auto *item = new QListWidgetItem(text, m_filters);
        item->setFlags(Qt::NoItemFlags);
        item->setFont(roleFont(FontRole::CaptionStrong));
        item->setSizeHint({180, 36});
    };
    add("all", tr("Everything"), counts.all, icons::icon("library"));
    add("rosters", tr("Rosters"), counts.rosters, icons::icon("roster"));
    add("campaigns", tr("Campaigns"), counts.campaigns, icons::icon("campaign"));
    heading(tr("Game"));
    for (const packs::PackPtr &pack : m_services.packs.packs()) {
        const QColor hue = Theme::current().game(QColor(pack->manifest().hue)).strong;
        add("game:" + pack->id(), pack->name(m_services.language()), counts.games.value(pack->id()), icons::icon("tag", hue));
    }
    heading(tr("Verdict"));
    add("legal", tr("Legal"), counts.legal, icons::icon("ok", color(Token::Ok)));
    add("illegal", tr("With problems"), counts.illegal, icons::icon("problem", color(Token::Error)));
    for (int i = 0; i < m_filters->count(); ++i) {
        if (m_filters->item(i)->data(Qt::UserRole).toString() == before)
            m_filters->setCurrentRow(i);
    }
    m_filling = false;
}

void LibraryWorkspace::applyFilter()
{
    LibraryFilter filter;
    if (m_search)
        filter.text = m_search->text().trimmed();
    const QString chosen = m_filters && m_filters->currentItem() ? m_filters->currentItem()->data(Qt::UserRole).toString() : QString();
    if (chosen == "rosters")
        filter.kind = library::Kind::Roster;
    else if (chosen == "campaigns")
        filter.kind = library::Kind::Campaign;
    else if (chosen.startsWith("game:"))
        filter.packId = chosen.mid(5);
    else if (chosen == "legal")
        filter.verdict = library::Verdict::Legal;
    else if (chosen == "illegal")
        filter.verdict = library::Verdict::Illegal;
    if (m_problems && m_problems->isChecked())
        filter.verdict = library::Verdict::Illegal;
    filter.thisWeek = m_week && m_week->isChecked();
    if (m_sort)
        filter.sort = LibraryFilter::Sort(m_sort->currentIndex());
    m_model->setFilter(filter);
    showState();
}

void LibraryWorkspace::showState()
{
    if (!m_pages)
        return;
    const bool table = m_view && m_view->currentIndex() == 1;
    m_pages->setCurrentIndex(m_model->rowCount() == 0 ? 2 : table ? 1 : 0);
    if (!m_model->error().isEmpty())
        m_nothing->setTexts(tr("The library could not be read"), m_model->error(), true);
    else
        m_nothing->setTexts(tr("Nothing here"), tr("Start a new roster, bring a file in, or clear the filter."), true);
    const LibraryRow *row = currentRow();
    const bool document = row && row->kind == LibraryRow::Kind::Document;
    const QString reason = row ? document ? QString() : tr("samples stay as they are") : tr("nothing is selected");
    allowUnless(m_open, row ? QString() : reason);
    for (QAction *action : {m_duplicate, m_remove, m_export})
        allowUnless(action, reason);
    emit stateChanged();
}

const LibraryRow *LibraryWorkspace::currentRow() const
{
    const LibraryRow *row = m_cards ? m_model->row(m_cards->currentIndex()) : nullptr;
    return row && row->kind != LibraryRow::Kind::Heading ? row : nullptr;
}

void LibraryWorkspace::openRow(const QModelIndex &index)
{
    const LibraryRow *row = m_model->row(index);
    if (!row || row->kind == LibraryRow::Kind::Heading)
        return;
    if (row->kind == LibraryRow::Kind::Sample)
        return openSample(*row);
    const bool campaign = row->record.kind == library::Kind::Campaign;
    emit requested({campaign ? "campaign" : "roster", campaign ? "campaign" : "roster", row->record.id, {}});
}

// A sample is opened as a copy; the library remembers which one, so that opening it again does not make another.
void LibraryWorkspace::openSample(const LibraryRow &row)
{
    const QString key = row.key, file = row.file, name = row.record.name;
    const auto known = m_services.library.settings().get(key);
    if (known && !known->isEmpty() && m_services.library.documents().version(*known).valueOr(0) > 0) {
        const auto record = m_services.library.documents().find(*known);
        if (record && !record->deleted)
            return emit requested({"roster", "roster", *known, {}});
    }
    const auto imported = documents::Exchange(m_services.library, &m_services.packs, m_services.language()).importFile(file);
    if (!imported) {
        QMessageBox::warning(m_pages->window(), tr("The sample could not be opened"), QString::fromStdString(imported.error().message()));
        return;
    }
    if (const auto kept = m_services.library.settings().set(key, imported->record.id); !kept)
        say(QString::fromStdString(kept.error().message()));
    emit requested({imported->record.kind == library::Kind::Campaign ? "campaign" : "roster",
                    imported->record.kind == library::Kind::Campaign ? "campaign" : "roster", imported->record.id, {}});
}

void LibraryWorkspace::say(const QString &sentence)
{
    m_sentence = sentence;
    emit stateChanged();
}

StatusTexts LibraryWorkspace::status() const
{
    StatusTexts texts;
    texts.saved = tr("All saved");
    texts.left.append(tr("%n entries", nullptr, m_model->counts().all));
    if (!m_sentence.isEmpty())
        texts.left.append(m_sentence);
    texts.right.append(tr("%n pack(s) installed", nullptr, int(m_services.packs.packs().size())));
    return texts;
}

bool LibraryWorkspace::open(const Request &request)
{
    if (request.what == QLatin1String("file"))
        importFiles({request.id});
    return true;
}

QList<PaletteEntry> LibraryWorkspace::paletteEntries(const QString &typed) const
{
    QList<PaletteEntry> entries;
    for (int i = 0; i < m_model->rowCount() && entries.size() < 10; ++i) {
        const LibraryRow *row = m_model->row(m_model->index(i, 0));
        if (row->kind == LibraryRow::Kind::Heading || (!typed.isEmpty() && !row->record.name.contains(typed, Qt::CaseInsensitive)))
            continue;
        PaletteEntry entry;
        entry.group = tr("Rosters and campaigns");
        entry.icon = row->record.kind == library::Kind::Campaign ? "campaign" : "roster";
        entry.text = row->record.name;
        entry.second = row->record.packName;
        const QString key = row->key;
        entry.run = [this, key] {
            const_cast<LibraryWorkspace *>(this)->openRow(m_model->find([&key](const LibraryRow &other) { return other.key == key; }));
        };
        entries.append(entry);
    }
    return entries;
}

} // namespace muster::app
