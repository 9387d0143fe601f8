// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/RenameDocument.h"

#include "documents/DocumentType.h"
#include "documents/battle/BattleDocument.h"
#include "documents/campaign/CampaignDocument.h"
#include "documents/roster/LibraryRosterStore.h"
#include "documents/roster/OpenRoster.h"

#include <QCoreApplication>

namespace muster::documents {

namespace {

struct RenameDocumentWords
{
    Q_DECLARE_TR_FUNCTIONS(RenameDocument)
};

} // namespace

base::Result<void> renameCampaign(const Renaming &renaming)
{
    base::Result<StoredCampaign> stored = CampaignDocument::load(renaming.library, renaming.id);
    if (!stored)
        return stored.error();
    CampaignDocument document(std::move(*stored), renaming.library);
    campaign::CampaignStart start = document.campaign().start;
    start.name = renaming.name;
    document.changeStart(RenameDocumentWords::tr("Rename to %1").arg(renaming.name), start);
    document.finishSaving();
    return document.saveState() == SaveState::Failed ? base::Result<void>(document.saveError()) : base::Result<void>();
}

base::Result<void> renameBattle(const Renaming &renaming)
{
    const auto document = BattleDocument::open(renaming.library, renaming.id);
    if (!document)
        return document.error();
    battle::BattleStart start = (*document)->start();
    start.name = renaming.name;
    (*document)->changeStart(RenameDocumentWords::tr("Rename to %1").arg(renaming.name), start);
    (*document)->finishSaving();
    return (*document)->saveState() == SaveState::Failed ? base::Result<void>((*document)->saveError()) : base::Result<void>();
}

base::Result<void> renameRoster(const Renaming &renaming)
{
    LibraryRosterStore store(renaming.library);
    const auto document = openRoster(renaming.library, store, renaming.packs, renaming.id, renaming.language, renaming.ids);
    if (!document)
        return document.error();
    if (const RosterDocument::Answer answer = (*document)->renameRoster(renaming.name.toStdString()); !answer)
        return answer.error();
    (*document)->finishSaving();
    return (*document)->saveState() == SaveState::Failed ? base::Result<void>((*document)->saveError()) : base::Result<void>();
}

base::Result<void> renameDocument(library::Library &library, const packs::PackStore &packs, const QString &id, const QString &name,
                                  const QString &language, base::IdSource &ids)
{
    const base::Result<library::Record> record = library.documents().find(id);
    if (!record)
        return record.error();
    const base::Result<const DocumentType *> type = documentType(record->kind);
    if (!type)
        return type.error();
    const base::Result<void> done = (*type)->rename({library, packs, ids, language, id, name});
    if (done)
        library.tell({id});
    return done;
}

} // namespace muster::documents
