// SPDX-License-Identifier: GPL-3.0-or-later
// How the library workspace orders what it shows: folders, samples, columns, what was used last.
#include "app/library/FilterList.h"
#include "app/library/FolderDialog.h"
#include "app/library/LibraryNotes.h"
#include "app/library/LibraryTableDelegate.h"
#include "app/library/LibraryWorkspace.h"
#include "app/workspace/MachineNotes.h"
#include "library/repositories/Folders.h"
#include "text/Spoken.h"

#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QListView>
#include <QTreeView>

namespace muster::app {

using models::LibraryFilter;
using models::LibraryModel;
using models::LibraryRow;

namespace {

int columnOf(LibraryFilter::Sort sort)
{
    switch (sort) {
    case LibraryFilter::Sort::Name:
        return LibraryModel::Name;
    case LibraryFilter::Sort::Game:
        return LibraryModel::Game;
    case LibraryFilter::Sort::Faction:
        return LibraryModel::Faction;
    case LibraryFilter::Sort::Points:
        return LibraryModel::Points;
    case LibraryFilter::Sort::Verdict:
        return LibraryModel::Verdict;
    case LibraryFilter::Sort::Folder:
        return LibraryModel::Folder;
    case LibraryFilter::Sort::Changed:
        break;
    }
    return LibraryModel::Changed;
}

LibraryFilter::Sort sortOf(int column)
{
    switch (column) {
    case LibraryModel::Name:
        return LibraryFilter::Sort::Name;
    case LibraryModel::Game:
        return LibraryFilter::Sort::Game;
    case LibraryModel::Faction:
        return LibraryFilter::Sort::Faction;
    case LibraryModel::Points:
        return LibraryFilter::Sort::Points;
    case LibraryModel::Verdict:
        return LibraryFilter::Sort::Verdict;
    case LibraryModel::Folder:
        return LibraryFilter::Sort::Folder;
    default:
        return LibraryFilter::Sort::Changed;
    }
}

bool beginsWithTheMost(LibraryFilter::Sort sort)
{
    return sort == LibraryFilter::Sort::Points || sort == LibraryFilter::Sort::Changed || sort == LibraryFilter::Sort::Verdict;
}

} // namespace

static void showSorting(QHeaderView &header, LibraryFilter::Sort sort, bool backwards)
{
    header.setSortIndicator(columnOf(sort), beginsWithTheMost(sort) != backwards ? Qt::DescendingOrder : Qt::AscendingOrder);
}

void LibraryWorkspace::makeTable()
{
    m_table = new QTreeView;
    m_table->setObjectName("libraryTable");
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setAllColumnsShowFocus(true);
    m_table->setMouseTracking(true);
    m_table->setModel(m_model.get());
    auto *delegate = new LibraryTableDelegate(*m_model, m_services.packs, this);
    connect(delegate, &LibraryTableDelegate::renamed, this, &LibraryWorkspace::rename);
    m_table->setItemDelegate(delegate);
    m_table->setDragEnabled(true);
    m_table->setSelectionModel(m_cards->selectionModel());
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    // A small screen takes it from the name, which elides, not from the columns at the end.
    m_table->header()->setMinimumSectionSize(90);
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSectionResizeMode(models::LibraryModel::Name, QHeaderView::Stretch);
    m_table->header()->setSectionsClickable(true);
    m_table->header()->setSortIndicatorShown(true);
    showSorting(*m_table->header(), m_sorting, m_backwards); // from the start, not from the first click on
    connect(m_table->header(), &QHeaderView::sectionClicked, this, [this](int column) {
        const LibraryFilter::Sort sort = sortOf(column);
        sortBy(sort, sort == m_sorting && !m_backwards);
    });
}

void LibraryWorkspace::sortBy(LibraryFilter::Sort sort, bool backwards)
{
    m_sorting = sort;
    m_backwards = backwards;
    showSorting(*m_table->header(), sort, backwards);
    if (m_sort && m_sort->currentIndex() != int(sort)) {
        const bool before = std::exchange(m_filling, true);
        m_sort->setCurrentIndex(int(sort));
        m_filling = before;
    }
    applyFilter();
}

bool LibraryWorkspace::isSamplesHeading(const QModelIndex &index) const
{
    const LibraryRow *row = m_model->row(index);
    return row && row->kind == LibraryRow::Kind::Heading && row->key == QLatin1String("heading:samples");
}

void LibraryWorkspace::showSamples(bool shown)
{
    m_samples->setChecked(shown);
    MachineNotes(m_services).set(samplesNote, shown ? QString() : QStringLiteral("1"));
    applyFilter();
}

// Whoever comes back from a list finds it, also when it was opened elsewhere; whatever was chosen here by hand stays otherwise.
void LibraryWorkspace::selectLastUsed()
{
    if (!m_cards)
        return;
    QStringList now;
    for (const char *note : {"open.roster", "open.campaign"})
        now.append(m_services.library.notes().get(QString::fromLatin1(note)).valueOr({}));
    const QStringList before = std::exchange(m_lastUsed, now);
    for (qsizetype i = 0; i < now.size(); ++i) {
        if (now.at(i).isEmpty() || now.at(i) == before.value(i))
            continue;
        if (m_model->find([id = now.at(i)](const LibraryRow &row) { return row.key == id; }).isValid())
            return select({now.at(i)});
    }
}

QString LibraryWorkspace::chosenFolder() const
{
    return m_model->filter().folder;
}

QStringList LibraryWorkspace::folders() const
{
    return m_model->counts().folders.keys();
}

void LibraryWorkspace::putIntoFolder(const QList<library::Record> &records, const QString &folder)
{
    if (records.isEmpty())
        return;
    const QMap<QString, QString> before = library::Folders(m_services.library).all().valueOr({});
    QMap<QString, QString> from, to;
    for (const library::Record &record : records) {
        from.insert(record.id, before.value(record.id));
        to.insert(record.id, folder);
    }
    const QString what = records.size() == 1 ? records.first().name : tr("%n (entry|entries)", nullptr, int(records.size()));
    const QString sentence = folder.isEmpty() ? tr("Take %1 out of the folder").arg(what) : tr("Put %1 into %2").arg(what, folder);
    const int steps = m_stack->index();
    m_stack->push(new PutIntoFolders(m_services.library, from, to, sentence, [this](const QStringList &ids, const QString &problem) {
        moved(ids, problem);
        if (!chosenFolder().isEmpty() && !m_model->counts().folders.contains(chosenFolder()))
            m_filters->choose("all"); // the last one has left it
    }));
    if (m_stack->index() > steps)
        say(folder.isEmpty() ? tr("%1: in no folder now.").arg(what) : tr("%1: now in the folder %2.").arg(what, folder));
}

void LibraryWorkspace::putWhereDropped(const QStringList &ids, const QString &key)
{
    if (key == QLatin1String("trash"))
        return removeChosen(); // what is carried is what is selected
    const QString folder = key.startsWith(QLatin1String("folder:")) ? key.mid(7) : QString();
    const QMap<QString, QString> before = library::Folders(m_services.library).all().valueOr({});
    QList<library::Record> records;
    for (const library::Record &record : m_services.library.documents().list().valueOr({})) {
        if (ids.contains(record.id) && before.value(record.id) != folder)
            records.append(record);
    }
    putIntoFolder(records, folder);
}

void LibraryWorkspace::askFolder()
{
    const QList<library::Record> records = chosen();
    if (records.isEmpty())
        return;
    const LibraryRow *row = currentRow();
    auto *dialog = new FolderDialog(tr("Put into a folder"), tr("Put it there"), folders(), row ? row->folder : QString(), over());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, records] { putIntoFolder(records, dialog->folder()); });
    dialog->open();
}

void LibraryWorkspace::renameFolder()
{
    const QString before = chosenFolder();
    if (before.isEmpty())
        return;
    auto *dialog = new FolderDialog(tr("Rename the folder"), tr("Rename"), folders(), before, over());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, before] {
        const QString name = dialog->folder();
        if (name == before)
            return;
        QList<library::Record> inside;
        const QMap<QString, QString> all = library::Folders(m_services.library).all().valueOr({});
        for (const library::Record &record : m_services.library.documents().list().valueOr({})) {
            if (all.value(record.id) == before)
                inside.append(record);
        }
        putIntoFolder(inside, name);
        m_filters->choose(name.isEmpty() ? QStringLiteral("all") : QStringLiteral("folder:") + name);
    });
    dialog->open();
}

} // namespace muster::app
