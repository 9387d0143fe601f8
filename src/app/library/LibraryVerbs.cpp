// SPDX-License-Identifier: GPL-3.0-or-later
// What the library workspace does with documents: copy, rename, delete, restore.
#include "app/library/LibraryWorkspace.h"
#include "documents/RenameDocument.h"
#include "library/repositories/Folders.h"
#include "logging/Note.h"
#include "text/Spoken.h"

#include <QListView>
#include <QMessageBox>
#include <QPushButton>

namespace muster::app {

namespace {

QStringList idsOf(const QList<library::Record> &records)
{
    QStringList ids;
    for (const library::Record &record : records)
        ids.append(record.id);
    return ids;
}

} // namespace

void LibraryWorkspace::duplicateChosen()
{
    QStringList copies;
    const QList<library::Record> records = chosen();
    QSet<QString> taken;
    for (const library::Record &known : m_services.library.documents().list().valueOr({}))
        taken.insert(known.name);
    const QMap<QString, QString> folders = library::Folders(m_services.library).all().valueOr({});
    for (const library::Record &record : records) {
        QString name = tr("%1 (copy)").arg(record.name);
        for (int i = 2; taken.contains(name); ++i)
            name = tr("%1 (copy %2)").arg(record.name, QString::number(i));
        taken.insert(name);
        const auto copy = m_services.library.documents().duplicate(record.id, QString::fromStdString(m_services.ids.next()), name);
        if (!copy) {
            QMessageBox::warning(m_cards->window(), tr("The copy could not be made"), text::spoken(copy.error()));
            break;
        }
        copies.append(copy->id);
        if (const QString folder = folders.value(record.id); !folder.isEmpty())
            logging::note(logging::lcLibrary(), "put a copy into its folder", library::Folders(m_services.library).put(copy->id, folder));
    }
    activated();
    select(copies);
}

void LibraryWorkspace::moved(const QStringList &ids, const QString &problem)
{
    m_sentence.clear(); // it was about the step before
    activated();
    select(ids);
    if (!problem.isEmpty())
        QMessageBox::warning(m_cards->window(), tr("The library cannot be written"), problem);
}

// False when something of it could not be moved; then the step is not in the history.
bool LibraryWorkspace::move(const QList<library::Record> &records, MoveDocuments::Where where, const QString &sentence)
{
    const int before = m_stack->index();
    m_stack->push(new MoveDocuments(m_services.library, idsOf(records), where, sentence,
                                    [this](const QStringList &ids, const QString &problem) { moved(ids, problem); }));
    return m_stack->index() > before;
}

void LibraryWorkspace::removeChosen()
{
    const QList<library::Record> records = chosen();
    if (records.isEmpty())
        return;
    const QString what = records.size() == 1 ? records.first().name : tr("%n (entry|entries)", nullptr, int(records.size()));
    const int row = m_cards->currentIndex().row();
    if (!move(records, MoveDocuments::Where::ToTrash, tr("Delete %1").arg(what)))
        return;
    // The keyboard stays where it was: on what has moved up.
    for (int i = std::min(row, m_model->rowCount() - 1); i >= 0; --i) {
        if (m_model->flags(m_model->index(i, 0)) & Qt::ItemIsSelectable) {
            m_cards->selectionModel()->setCurrentIndex(m_model->index(i, 0),
                                                       QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
            break;
        }
    }
    say(tr("%1: in the trash. Undo brings it back.").arg(what));
}

void LibraryWorkspace::restoreChosen()
{
    const QList<library::Record> records = chosen();
    if (records.isEmpty())
        return;
    const QString what = records.size() == 1 ? records.first().name : tr("%n (entry|entries)", nullptr, int(records.size()));
    if (move(records, MoveDocuments::Where::FromTrash, tr("Restore %1").arg(what)))
        say(tr("%1: back in the library.").arg(what));
}

void LibraryWorkspace::purgeChosen()
{
    QList<library::Record> records = chosen();
    const qsizetype all = records.size();
    records.removeIf([this](const library::Record &record) { return !m_services.library.mayPurge(record); });
    const int others = int(all - records.size());
    const QString stay = others == 0
        ? QString()
        : tr(
            "%n (entry|entries) (was|were) made by others: (it|they) (stays|stay) in the trash until whoever made (it|them), or an organiser of the club, "
            "removes (it|them).",
            nullptr, others);
    if (records.isEmpty()) {
        if (others > 0)
            say(stay);
        return;
    }
    QMessageBox box(QMessageBox::Warning, tr("Delete for good"),
                    records.size() == 1
                        ? tr("Delete %1 for good, with its history and pictures?").arg(records.first().name)
                        : tr("Delete %n (entry|entries) for good, with (its|their) history and pictures?", nullptr, int(records.size())),
                    QMessageBox::NoButton, m_cards->window());
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(stay.isEmpty() ? tr("This cannot be undone.") : tr("This cannot be undone.") + " " + stay);
    QPushButton *yes = box.addButton(tr("Delete for good"), QMessageBox::DestructiveRole);
    box.setDefaultButton(box.addButton(tr("Cancel"), QMessageBox::RejectRole));
    box.exec();
    if (box.clickedButton() != yes)
        return;
    QString problem;
    for (const library::Record &record : records) {
        if (const auto gone = m_services.library.documents().purge(record.id); !gone)
            problem = text::spoken(gone.error().sentence);
    }
    m_stack->clear(); // its steps may be about what is gone
    moved({}, problem);
}

void LibraryWorkspace::emptyTrash()
{
    m_cards->selectAll();
    purgeChosen();
}

void LibraryWorkspace::keepBoth()
{
    const models::LibraryRow *row = currentRow();
    if (!row)
        return;
    QStringList ours;
    for (int i = 0; i < m_model->rowCount(); ++i) {
        const models::LibraryRow *other = m_model->row(m_model->index(i, 0));
        if (other->record.id == row->record.id ? !other->record.conflictOf.isEmpty() : other->record.conflictOf == row->record.id)
            ours.append(other->record.id);
    }
    const QString key = row->key;
    QString problem;
    for (const QString &id : std::as_const(ours)) {
        if (const auto done = m_services.library.documents().forgetConflict(id); !done)
            problem = text::spoken(done.error().sentence);
    }
    m_services.library.tell(ours);
    moved({key}, problem);
}

void LibraryWorkspace::rename(const QModelIndex &index, const QString &name)
{
    const models::LibraryRow *row = m_model->row(index);
    if (!row || row->kind != models::LibraryRow::Kind::Document)
        return;
    const QString id = row->record.id;
    const auto rename = [this, id](const QString &to) {
        const auto done = documents::renameDocument(m_services.library, m_services.packs, id, to, m_services.language(), m_services.ids);
        moved({id}, done ? QString() : text::spoken(done.error().sentence));
        return done.ok();
    };
    const QString before = row->record.name;
    // Not while the editor of the view is closing.
    QMetaObject::invokeMethod(
        this, [this, before, name, rename] { m_stack->push(new GiveName(before, name, tr("Rename to %1").arg(name), rename)); },
        Qt::QueuedConnection);
}

} // namespace muster::app
