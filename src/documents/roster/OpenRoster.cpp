// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/OpenRoster.h"

#include "documents/exchange/Exchange.h"
#include "documents/roster/RosterSummary.h"
#include "logging/Note.h"
#include "packs/read/PlainData.h"
#include "rules/data/read/DataFile.h"

namespace muster::documents {

namespace {

constexpr qint64 largestKeptData = 32LL * 1024 * 1024;

QString systemIdOf(const Game &game)
{
    return QString::fromStdString(std::string(game.data->gameSystem().idText));
}

bool wantsOldData(const rules::Roster &roster, const Game &now)
{
    const auto kept = roster.extras.find(keptDataMark);
    return kept != roster.extras.end() && kept->second == dataRevision(now);
}

} // namespace

base::Result<void> keepGameData(library::Library &library, const packs::PackPtr &pack)
{
    const Game game = gameOf(pack, {});
    const QString systemId = systemIdOf(game);
    const QString revision = QString::fromStdString(dataRevision(game));
    const base::Result<QList<library::DataRevision>> known = library.data().list(systemId);
    if (!known)
        return known.error();
    for (const library::DataRevision &one : *known) {
        if (one.revision == revision && one.source.isEmpty())
            return {};
    }
    const base::Result<archive::Entries> files = dataFilesOf(*pack);
    if (!files)
        return files.error();
    qint64 size = 0;
    for (const archive::Entry &file : *files)
        size += file.bytes.size();
    if (size > largestKeptData)
        return {};
    const base::Result<QString> stored = library.data().put(systemId, pack->id(), revision, *files);
    return stored ? base::Result<void>() : base::Result<void>(stored.error());
}

Game keptGame(library::Library &library, const Game &now, const QString &revision)
{
    Game old = now;
    old.data.reset();
    if (!now.data)
        return old;
    const QString systemId = systemIdOf(now);
    const base::Result<archive::Entries> files = library.data().filesOf(systemId, revision);
    if (!files || files->empty())
        return old;
    std::vector<rules::DataSource> sources;
    for (const archive::Entry &file : *files) {
        if (const auto plain = packs::plainData(file.bytes, file.name)) // an older Muster kept zipped files as they were
            sources.push_back({file.name.toStdString(), plain->toStdString()});
    }
    base::Result<std::shared_ptr<const rules::GameData>> data = rules::GameData::load(std::move(sources));
    if (data) {
        old.data = std::move(*data);
        old.revision = revision;
    }
    return old;
}

base::Result<std::unique_ptr<RosterDocument>> openRoster(library::Library &library, RosterStore &store, const packs::PackStore &packs,
                                                         const QString &id, const QString &language, base::IdSource &ids)
{
    base::Result<StoredRoster> stored = store.load(id);
    if (!stored)
        return stored.error();
    const packs::PackPtr pack = packs.forRoster(stored->roster);
    Game game = gameOf(pack, language);
    if (pack)
        logging::note(logging::lcDocuments(), "keep the game's data",
                      keepGameData(library, pack)); // a convenience for later: opening goes on without it
    if (game.data && wantsOldData(stored->roster, game)) {
        if (Game old = keptGame(library, game, stored->record.dataRevision); old.data)
            game = std::move(old);
    }
    return std::make_unique<RosterDocument>(std::move(game), std::move(*stored), store, ids);
}

} // namespace muster::documents
