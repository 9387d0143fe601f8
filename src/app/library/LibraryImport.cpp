// SPDX-License-Identifier: GPL-3.0-or-later
// How the library workspace brings files in: beside the window, by a connection of its own, each file whole or not at all.
#include "app/exchange/GetGamesDialog.h"
#include "app/exchange/PasteListDialog.h"
#include "app/library/FilterList.h"
#include "app/library/ImportReportDialog.h"
#include "app/library/LibraryWorkspace.h"

#include "app/library/MergeDialog.h"
#include "app/library/collection/CollectionPart.h"
#include "app/workspace/BackgroundWork.h"
#include "app/workspace/DocumentLook.h"
#include "app/workspace/GameFolders.h"
#include "app/workspace/RosterFiles.h"
#include "documents/exchange/CampaignMerge.h"
#include "documents/roster/RosterFile.h"
#include "library/SameLibrary.h"
#include "library/repositories/LookedAt.h"
#include "logging/Note.h"
#include "packs/user/KnownFolders.h"
#include "text/Spoken.h"

#include <QDirIterator>
#include <QLineEdit>
#include <QListView>

namespace muster::app {

namespace {

/// What is needed beside the window; nothing of it belongs to anybody else.
struct Desk
{
    explicit Desk(const Services &services)
        : same(services.library), packs(services.packs), language(services.language()),
          knowsFolders(!packs::KnownFolders::load(services.packs.folders().userUnits).all().isEmpty())
    {
    }

    library::SameLibrary same;
    packs::PackStore packs;
    QString language;
    bool knowsFolders; ///< of games; else nothing is there to be read before
};

struct Looked
{
    QStringList files;
    QStringList games;
    std::optional<library::Record> known;
    std::optional<documents::OtherBook> book; ///< of a campaign that the library has
};

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

std::optional<rules::Roster> rosterIn(const QString &file)
{
    const auto bytes = archive::readWhole(file);
    auto read = bytes ? documents::readRosterBytes(*bytes, file) : base::Result<documents::RosterFromFile>(bytes.error());
    return read ? std::optional(std::move(read->roster)) : std::nullopt;
}

Looked lookAt(const QStringList &dropped, const Desk &desk, BackgroundWork::Steps &steps)
{
    Looked looked;
    looked.files = filesIn(dropped);
    if (const auto library = looked.files.size() == 1 ? desk.same.open() : base::Result<std::unique_ptr<library::Library>>(base::Error())) {
        looked.known = documents::Exchange(**library, &desk.packs, desk.language).same(looked.files.first());
        if (!looked.known)
            looked.book = documents::otherBookIn(looked.files.first(), **library, desk.language);
    }
    for (int i = 0; desk.knowsFolders && i < looked.files.size() && steps.next(i, int(looked.files.size())); ++i) {
        const std::optional<rules::Roster> roster = rosterIn(looked.files.at(i));
        if (const QString game = roster ? QString::fromStdString(roster->gameSystemId) : QString();
            !game.isEmpty() && !looked.games.contains(game))
            looked.games.append(game);
    }
    return looked;
}

} // namespace

struct LibraryWorkspace::TakenIn
{
    struct File
    {
        ImportLine line;
        library::Record record;
        bool second = false; ///< the library has another one of that id
    };
    QList<File> files;
};

static LibraryWorkspace::TakenIn::File bringIn(const documents::Exchange &exchange, const QString &file)
{
    const std::optional<rules::Roster> roster = rosterIn(file);
    auto imported = exchange.importFile(file);
    if (!imported)
        return {{file, {}, text::spoken(imported.error().sentence), {}}, {}, false};
    const bool second = roster && !roster->id.empty() && imported->record.id != QString::fromStdString(roster->id);
    return {{file, imported->record.name, {}, std::move(imported->report)}, imported->record, second};
}

QWidget *LibraryWorkspace::over() const
{
    return m_cards ? m_cards->window() : nullptr;
}

void LibraryWorkspace::importFiles(const QStringList &dropped)
{
    if (dropped.isEmpty())
        return;
    m_toImport.append(dropped);
    if (!m_importing)
        importNext();
}

// What is dropped while files are coming in waits for its turn.
void LibraryWorkspace::importNext()
{
    m_importing = !m_toImport.isEmpty();
    if (!m_importing)
        return;
    const auto looked = std::make_shared<Looked>();
    workBeside(
        tr("Looking at the files…"), over(), this,
        [looked, dropped = m_toImport.takeFirst(), desk = Desk(m_services)](BackgroundWork::Steps &steps) {
            *looked = lookAt(dropped, desk, steps);
        },
        [this, looked](bool stopped) {
            if (!stopped && looked->book)
                return offerMerge(*looked->book, looked->files.first());
            if (!stopped && !looked->files.isEmpty() && !looked->known)
                return readGames(looked->games, [this, files = looked->files] { takeIn(files); });
            if (!stopped && looked->known) {
                activated();
                if (m_cards)
                    select({looked->known->id});
                openDocument(*looked->known, tr("%1 is in the library already.").arg(looked->known->name));
            } else if (!stopped) {
                say(tr("There is no roster and no campaign in that folder."));
            }
            importNext();
        });
}

// Another book of a campaign that is here: they become one, unless the user wants it beside.
void LibraryWorkspace::offerMerge(const documents::OtherBook &book, const QString &file)
{
    if (book.isNothingNew()) {
        openDocument(book.record, tr("%1 is in the library already, with every entry of this file.").arg(book.record.name));
        return importNext();
    }
    auto *dialog = new MergeDialog(book, over());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::finished, this, [this, dialog, file](int result) {
        if (result != QDialog::Accepted)
            return importNext();
        if (dialog->keepsBoth())
            return takeIn({file});
        const auto merged = documents::mergeBook(file, m_services.library, dialog->whose());
        if (!merged) {
            complain(tr("The two books could not be merged"), text::spoken(merged.error()));
            return importNext();
        }
        m_services.library.tell({merged->record.id}); // the campaign workspace may have it open
        activated();
        if (m_cards)
            select({merged->record.id});
        openDocument(merged->record, merged->report.notes.isEmpty() ? QString() : merged->report.notes.first().text);
        importNext();
    });
    dialog->open();
}

// Judged by their data, also when these are only known from an earlier day: one folder after the other, beside the window.
void LibraryWorkspace::readGames(QStringList games, const std::function<void()> &then)
{
    if (games.isEmpty())
        return then();
    const QString game = games.takeFirst();
    withPackOfGame(m_services, game, over(), this, [this, games, then](const packs::PackPtr &) { readGames(games, then); });
}

// Whoever stops it keeps what has come in by then.
void LibraryWorkspace::takeIn(const QStringList &files)
{
    const auto taken = std::make_shared<TakenIn>();
    workBeside(
        tr("Importing %n file(s)…", nullptr, int(files.size())), over(), this,
        [taken, files, desk = Desk(m_services)](BackgroundWork::Steps &steps) {
            const auto library = desk.same.open();
            for (int i = 0; i < files.size() && steps.next(i, int(files.size())); ++i)
                taken->files.append(library ? bringIn(documents::Exchange(**library, &desk.packs, desk.language), files.at(i))
                                            : TakenIn::File{{files.at(i), {}, text::spoken(library.error().sentence), {}}, {}, false});
        },
        [this, taken, alone = files.size() == 1](bool) {
            tellTakenIn(*taken, alone);
            importNext();
        });
}

void LibraryWorkspace::tellTakenIn(const TakenIn &taken, bool alone)
{
    QList<ImportLine> lines;
    QStringList ids;
    for (const TakenIn::File &file : taken.files) {
        lines.append(file.line);
        if (file.record.id.isEmpty())
            continue;
        ids.append(file.record.id);
        RosterFiles(m_services).remember(file.record.id, file.line.file);
    }
    activated();
    if (m_cards)
        select(ids);
    say(ImportReportDialog::summary(lines));
    if (alone && ids.size() == 1) {
        const TakenIn::File &file = taken.files.first();
        openDocument(file.record,
                     file.second ? tr("%1 was in the library already, but different: this is a second one.").arg(file.record.name)
                                 : QString());
    }
    if (ImportReportDialog::isWorthShowing(lines)) { // over the list, and with the keyboard
        auto *dialog = new ImportReportDialog(lines, over());
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    }
}

// A sample is opened as a copy; the library remembers which one, so that opening it again does not make another.
void LibraryWorkspace::openSample(const models::LibraryRow &row)
{
    if (const DocumentLook &look = documentLook(row.record.kind); look.opensSamples)
        return requested({look.workspace, "sample", {}, {}}); // told in the language of the user there
    const auto known = m_services.library.notes().get(row.key);
    if (known && !known->isEmpty()) {
        const auto record = m_services.library.documents().find(*known);
        if (record && !record->deleted)
            return openDocument(*record);
    }
    if (std::exchange(m_importing, true))
        return; // what is coming in comes first
    const auto taken = std::make_shared<base::Result<documents::Imported>>(base::Error());
    workBeside(
        tr("Importing %n file(s)…", nullptr, 1), over(), this,
        [taken, file = row.file, desk = Desk(m_services)](BackgroundWork::Steps &) {
            const auto library = desk.same.open();
            *taken = library ? documents::Exchange(**library, &desk.packs, desk.language).importFile(file)
                             : base::Result<documents::Imported>(library.error());
        },
        [this, taken, key = row.key](bool) {
            if (!*taken) {
                complain(tr("The sample could not be opened"), text::spoken(taken->error()));
                return importNext();
            }
            const library::Record record = (*taken)->record;
            if (const auto kept = m_services.library.notes().set(key, record.id); !kept)
                say(text::spoken(kept.error()));
            logging::note(logging::lcLibrary(), "note a sample that is looked at", library::LookedAt(m_services.library).note(record.id));
            openDocument(record);
            importNext();
        });
}

void LibraryWorkspace::pasteList()
{
    auto *dialog = new PasteListDialog(m_services, over());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PasteListDialog::broughtIn, this, [this](const QStringList &ids) {
        activated();
        if (m_cards)
            select(ids);
        if (ids.isEmpty())
            return;
        const auto record = m_services.library.documents().find(ids.first());
        if (record && ids.size() == 1)
            openDocument(*record);
    });
    dialog->open();
}

void LibraryWorkspace::getGames()
{
    auto *dialog = new GetGamesDialog(m_services, over());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &GetGamesDialog::gameChanged, this, [this] { activated(); });
    dialog->show();
}

bool LibraryWorkspace::open(const Request &request)
{
    if (request.what == QLatin1String("file")) {
        const QStringList files = request.more.value("files").toStringList();
        importFiles(files.isEmpty() ? QStringList{request.id} : files);
    } else if (request.what == QLatin1String("ready")) {
        m_collection->showReady(request.id);
    } else if (request.what == QLatin1String("find") && m_search) {
        m_filters->choose("all");
        m_search->setText(request.id);
    }
    return true;
}

} // namespace muster::app
