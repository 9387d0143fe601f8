// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/RenameDocument.h"

#include "documents/CampaignDocument.h"
#include "documents/LibraryRosterStore.h"
#include "documents/OpenRoster.h"

#include <QCoreApplication>

namespace muster::documents {

namespace {

struct Words { Q_DECLARE_TR_FUNCTIONS(RenameDocument) };

base::Result<void> renameCampaign(library::Library &library, const QString &id, const QString &name)
{
    base::Result<StoredCampaign> stored = CampaignDocument::load(library, id);
    if (!stored)
        return stored.error();
    CampaignDocument document(std::move(*stored), library);
    campaign::CampaignStart start = document.campaign().start;
    start.name = name;
    document.changeStart(Words::tr("Rename to %1").arg(name), start);
    return document.saveState() == SaveState::Failed ? base::Result<void>(document.saveError()) : base::Result<void>();
}

} // namespace

base::Result<void> renameDocument(library::Library &library, const packs::PackStore &packs, const QString &id, const QString &name,
                                  const QString &language, base::IdSource &ids)
{
    const base::Result<library::Record> record = library.documents().find(id);
    if (!record)
        return record.error();
    base::Result<void> done;
    if (record->kind == library::Kind::Campaign) {
        done = renameCampaign(library, id, name);
    } else {
        LibraryRosterStore store(library);
        const auto document = openRoster(library, store, packs, id, language, ids);
        if (!document)
            return document.error();
        if (const RosterDocument::Answer answer = (*document)->renameRoster(name.toStdString()); !answer)
            return answer.error();
        if ((*document)->saveState() == SaveState::Failed)
            done = (*document)->saveError();
    }
    if (done)
        library.tell({id});
    return done;
}

} // namespace muster::documents
