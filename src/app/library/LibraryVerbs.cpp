// SPDX-License-Identifier: GPL-3.0-or-later
// What the library workspace does with documents: copy, rename, delete, restore, bring in, take out.
#include "app/library/FilterList.h"
#include "app/library/ImportReportDialog.h"
#include "app/library/LibraryWorkspace.h"
#include "app/workspace/Actions.h"
#include "app/workspace/Files.h"
#include "app/workspace/GameFolders.h"
#include "app/workspace/RosterFiles.h"
#include "app/workspace/StepwiseWork.h"
#include "documents/Exchange.h"
#include "documents/RenameDocument.h"
#include "documents/RosterFile.h"
#include "packs/KnownFolders.h"

#include <QApplication>
#include <QDir>
#include <QDirIterator>
#include <QFileDialog>
#include <QLineEdit>
#include <QListView>
#include <QMessageBox>
#include <QPushButton>

namespace muster::app {

namespace {

constexpr int atOnce = 5; // files whose import nobody has to be told about

QStringList idsOf(const QList<library::Record> &records)
{
    QStringList ids;
    for (const library::Record &record : records)
        ids.append(record.id);
    return ids;
}

// Folders are taken with everything in them that may be one of ours.
QStringList filesIn(const QStringList &dropped)
{
    QStringList files;
    for (const QString &path : dropped) {
        if (!QFileInfo(path).isDir()) {
            files.append(path);
            continue;
        }
        QDirIterator folder(path, {"*.ros", "*.rosz", "*.muster"}, QDir::Files, QDirIterator::Subdirectories);
        QStringList found;
        while (folder.hasNext())
            found.append(folder.next());
        found.sort();
        files += found;
    }
    return files;
}

// Only where folders of games are known at all: else nothing is there to be read before.
QStringList gamesOf(const QStringList &files, const Services &services)
{
    QStringList games;
    if (packs::KnownFolders::load(services.packs.folders().userUnits).all().isEmpty())
        return games;
    for (const QString &file : files) {
        const auto bytes = archive::readWhole(file);
        const auto roster = bytes ? documents::readRosterBytes(*bytes, file) : base::Result<documents::RosterFromFile>(bytes.error());
        if (const QString game = roster ? QString::fromStdString(roster->roster.gameSystemId) : QString(); !game.isEmpty() && !games.contains(game))
            games.append(game);
    }
    return games;
}

} // namespace

void LibraryWorkspace::duplicateChosen()
{
    QStringList copies;
    const QList<library::Record> records = chosen();
    for (const library::Record &record : records) {
        const auto copy = m_services.library.documents().duplicate(record.id, QString::fromStdString(m_services.ids.next()), tr("%1 (copy)").arg(record.name));
        if (!copy) {
            QMessageBox::warning(m_cards->window(), tr("The copy could not be made"), QString::fromStdString(copy.error().message()));
            break;
        }
        copies.append(copy->id);
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
    const QString what = records.size() == 1 ? records.first().name : tr("%n entries", nullptr, int(records.size()));
    const int row = m_cards->currentIndex().row();
    if (!move(records, MoveDocuments::Where::ToTrash, tr("Delete %1").arg(what)))
        return;
    // The keyboard stays where it was: on what has moved up.
    for (int i = std::min(row, m_model->rowCount() - 1); i >= 0; --i) {
        if (m_model->flags(m_model->index(i, 0)) & Qt::ItemIsSelectable) {
            m_cards->selectionModel()->setCurrentIndex(m_model->index(i, 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
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
    const QString what = records.size() == 1 ? records.first().name : tr("%n entries", nullptr, int(records.size()));
    if (move(records, MoveDocuments::Where::FromTrash, tr("Restore %1").arg(what)))
        say(tr("%1: back in the library.").arg(what));
}

void LibraryWorkspace::purgeChosen()
{
    QList<library::Record> records = chosen();
    const qsizetype all = records.size();
    records.removeIf([this](const library::Record &record) { return !m_services.library.mayPurge(record); });
    const int others = int(all - records.size());
    const QString stay = others == 0 ? QString() : tr("%n entries were made by others: they stay in the trash until whoever made them, or an organiser of the club, "
                                                      "removes them.", nullptr, others);
    if (records.isEmpty()) {
        if (others > 0)
            say(stay);
        return;
    }
    QMessageBox box(QMessageBox::Warning, tr("Delete for good"),
                    records.size() == 1 ? tr("Delete %1 for good, with its history and pictures?").arg(records.first().name)
                                        : tr("Delete %n entries for good, with their history and pictures?", nullptr, int(records.size())),
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
            problem = QString::fromStdString(gone.error().text);
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
            problem = QString::fromStdString(done.error().text);
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
        moved({id}, done ? QString() : QString::fromStdString(done.error().text));
        return done.ok();
    };
    const QString before = row->record.name;
    // Not while the editor of the view is closing.
    QMetaObject::invokeMethod(this, [this, before, name, rename] {
        m_stack->push(new GiveName(before, name, tr("Rename to %1").arg(name), rename));
    }, Qt::QueuedConnection);
}

void LibraryWorkspace::exportChosen()
{
    const QList<library::Record> records = chosen();
    if (records.size() == 1)
        exportOne(records.first());
    else if (!records.isEmpty())
        exportSeveral(records);
}

void LibraryWorkspace::exportOne(const library::Record &record)
{
    const bool campaign = record.kind == library::Kind::Campaign;
    const QString filter = campaign ? tr("Muster (*.muster)") : tr("BattleScribe roster (*.rosz);;Plain roster (*.ros);;Muster with pictures (*.muster)");
    const QString path = QFileDialog::getSaveFileName(m_cards->window(), tr("Export"), documentsFile(fileNameFor(record.name) + (campaign ? ".muster" : ".rosz")), filter);
    if (path.isEmpty())
        return;
    const auto written = documents::Exchange(m_services.library, &m_services.packs, m_services.language()).exportFile(record.id, path, archive::Replace::Yes);
    if (written)
        say(tr("Saved as %1.").arg(path));
    else
        QMessageBox::warning(m_cards->window(), tr("The file could not be written"), QString::fromStdString(written.error().message()));
}

void LibraryWorkspace::exportSeveral(const QList<library::Record> &records)
{
    const QString folder = QFileDialog::getExistingDirectory(m_cards->window(), tr("Export to a folder"));
    if (folder.isEmpty())
        return;
    const documents::Exchange exchange(m_services.library, &m_services.packs, m_services.language());
    int written = 0;
    for (const library::Record &record : records) {
        QString path = QDir(folder).filePath(fileNameFor(record.name) + ".muster");
        for (int i = 2; QFileInfo::exists(path); ++i)
            path = QDir(folder).filePath(QString("%1 %2.muster").arg(fileNameFor(record.name), QString::number(i)));
        const auto done = exchange.exportFile(record.id, path, archive::Replace::No);
        if (!done) {
            QMessageBox::warning(m_cards->window(), tr("The file could not be written"), QString::fromStdString(done.error().message()));
            break;
        }
        ++written;
    }
    say(tr("%n file(s) written to %1.", nullptr, written).arg(QDir::toNativeSeparators(folder)));
}

ImportLine LibraryWorkspace::bringIn(const QString &file, QList<library::Record> &read, QString &sentence)
{
    const auto bytes = archive::readWhole(file);
    const auto roster = bytes ? documents::readRosterBytes(*bytes, file) : base::Result<documents::RosterFromFile>(bytes.error());
    QApplication::setOverrideCursor(Qt::WaitCursor);
    auto imported = documents::Exchange(m_services.library, &m_services.packs, m_services.language()).importFile(file);
    QApplication::restoreOverrideCursor();
    if (!imported)
        return {file, {}, QString::fromStdString(imported.error().text), {}};
    if (roster && !roster->roster.id.empty() && imported->record.id != QString::fromStdString(roster->roster.id))
        sentence = tr("%1 was in the library already, but different: this is a second one.").arg(imported->record.name);
    RosterFiles(m_services).remember(imported->record.id, file);
    read.append(imported->record);
    return {file, imported->record.name, {}, std::move(imported->report)};
}

void LibraryWorkspace::importFiles(const QStringList &dropped)
{
    const QStringList files = filesIn(dropped);
    if (files.isEmpty()) {
        if (!dropped.isEmpty())
            say(tr("There is no roster and no campaign in that folder."));
        return;
    }
    const documents::Exchange exchange(m_services.library, &m_services.packs, m_services.language());
    if (const auto known = files.size() == 1 ? exchange.same(files.first()) : std::nullopt) {
        activated();
        if (m_cards)
            select({known->id});
        return openDocument(*known, tr("%1 is in the library already.").arg(known->name));
    }
    readGames(gamesOf(files, m_services), [this, files] { takeIn(files); });
}

// Judged by their data, also when these are only known from an earlier day: one folder after the other, beside the window.
void LibraryWorkspace::readGames(QStringList games, const std::function<void()> &then)
{
    if (games.isEmpty())
        return then();
    const QString game = games.takeFirst();
    withPackOfGame(m_services, game, m_cards ? m_cards->window() : nullptr, this, [this, games, then](const packs::PackPtr &) { readGames(games, then); });
}

struct LibraryWorkspace::TakenIn
{
    QList<ImportLine> lines;
    QList<library::Record> read;
    QString sentence;
};

// Many files one after the other, between which the window answers.
void LibraryWorkspace::takeIn(const QStringList &files)
{
    const auto taken = std::make_shared<TakenIn>();
    const auto take = [this, files, taken](int index) {
        taken->lines.append(bringIn(files.at(index), taken->read, taken->sentence));
        return true;
    };
    if (files.size() <= atOnce) {
        for (int i = 0; i < files.size(); ++i)
            take(i);
        return tellTakenIn(*taken, files.size() == 1);
    }
    auto *progress = new QuietProgress(tr("Importing %n file(s)…", nullptr, int(files.size())), m_cards ? m_cards->window() : nullptr, this, 0);
    auto *work = new StepwiseWork(int(files.size()), take, progress, progress);
    connect(work, &StepwiseWork::ended, this, [this, progress, taken] {
        progress->close();
        progress->deleteLater();
        tellTakenIn(*taken, false);
    });
    work->start();
}

void LibraryWorkspace::tellTakenIn(const TakenIn &taken, bool alone)
{
    activated();
    if (m_cards)
        select(idsOf(taken.read));
    say(ImportReportDialog::summary(taken.lines));
    if (alone && taken.read.size() == 1)
        openDocument(taken.read.first(), taken.sentence);
    if (ImportReportDialog::isWorthShowing(taken.lines)) { // over the list, and with the keyboard
        auto *dialog = new ImportReportDialog(taken.lines, m_cards ? m_cards->window() : nullptr);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    }
}

bool LibraryWorkspace::open(const Request &request)
{
    if (request.what == QLatin1String("file")) {
        const QStringList files = request.more.value("files").toStringList();
        importFiles(files.isEmpty() ? QStringList{request.id} : files);
    } else if (request.what == QLatin1String("find") && m_search) {
        m_filters->choose("all");
        m_search->setText(request.id);
    }
    return true;
}

} // namespace muster::app
