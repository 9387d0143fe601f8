// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of the library in one text: the chosen ones, or a whole folder.
#include "app/exchange/ShareDialog.h"
#include "app/library/LibraryWorkspace.h"
#include "app/workspace/BackgroundWork.h"
#include "documents/roster/LibraryRosterStore.h"
#include "documents/roster/OpenRoster.h"
#include "library/SameLibrary.h"
#include "text/Spoken.h"

#include <QListView>

namespace muster::app {

namespace {

struct ReadLists
{
    std::vector<share::RosterExport> lists;
    QStringList left; ///< names of those that are no rosters, or cannot be read
};

base::Result<share::RosterExport> exportOf(library::Library &library, const packs::PackStore &packs, const library::Record &record,
                                           const QString &language)
{
    base::RandomIdSource ids;
    documents::LibraryRosterStore store(library);
    const auto document = documents::openRoster(library, store, packs, record.id, language, ids);
    if (!document)
        return document.error();
    share::ExportContext context;
    const packs::PackPtr pack = packs.find(record.packId);
    if (pack) {
        context.game = pack->name(language);
        context.edition = pack->manifest().edition.in(language);
        context.packVersion = pack->manifest().version;
        context.hue = pack->manifest().hue;
    }
    const share::RosterLook look = pack ? share::RosterLook::of(*pack, language) : share::RosterLook::ofSaved((*document)->roster());
    return share::exportRoster((*document)->evaluator(), look, context);
}

} // namespace

void LibraryWorkspace::shareChosen()
{
    QList<library::Record> records = m_cards->selectionModel()->hasSelection() ? chosen() : QList<library::Record>();
    if (records.isEmpty() && !chosenFolder().isEmpty()) {
        for (int i = 0; i < m_model->rowCount(); ++i) {
            const models::LibraryRow *row = m_model->row(m_model->index(i, 0));
            if (row->kind == models::LibraryRow::Kind::Document)
                records.append(row->record);
        }
    }
    shareLists(records.isEmpty() ? chosen() : records);
}

void LibraryWorkspace::shareLists(const QList<library::Record> &records)
{
    if (records.isEmpty())
        return;
    QStringList games;
    for (const library::Record &record : records) {
        if (!record.systemId.isEmpty() && !games.contains(record.systemId))
            games.append(record.systemId);
    }
    readGames(games, [this, records] {
        const auto read = std::make_shared<ReadLists>();
        workBeside(
            tr("Reading %n list(s)…", nullptr, int(records.size())), over(), this,
            [read, records, same = library::SameLibrary(m_services.library), packs = m_services.packs,
             language = m_services.language()](BackgroundWork::Steps &steps) {
                const auto library = same.open();
                for (int i = 0; i < records.size() && library && steps.next(i, int(records.size())); ++i) {
                    auto list = exportOf(**library, packs, records.at(i), language);
                    if (list)
                        read->lists.push_back(std::move(*list));
                    else
                        read->left.append(records.at(i).name);
                }
            },
            [this, read](bool stopped) {
                if (stopped)
                    return;
                if (read->lists.empty())
                    return say(tr("Only rosters can be shared here; a campaign has a report in its own workspace."));
                auto *dialog = new ShareDialog(std::move(read->lists), m_services, over());
                dialog->setAttribute(Qt::WA_DeleteOnClose);
                dialog->open();
                if (!read->left.isEmpty())
                    say(tr("Left out, because they are no rosters: %1").arg(read->left.join(QStringLiteral(", "))));
            });
    });
}

} // namespace muster::app
