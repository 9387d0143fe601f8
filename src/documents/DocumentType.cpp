// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/DocumentType.h"

#include "documents/RenameDocument.h"
#include "documents/battle/BattleDocument.h"
#include "documents/battle/BattleWords.h"
#include "documents/battle/JudgeBattle.h"
#include "documents/campaign/CampaignDocument.h"
#include "documents/campaign/JudgeCampaign.h"
#include "documents/exchange/Exchange.h"
#include "documents/roster/LibraryRosterStore.h"
#include "library/MissionNote.h"
#include "library/ProblemNote.h"
#include "text/Spoken.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace muster::documents {

namespace {

base::Result<void> checkRoster(library::Library &library, const QString &id)
{
    const base::Result<StoredRoster> roster = LibraryRosterStore(library).load(id);
    return roster ? base::Result<void>() : base::Result<void>(roster.error());
}

base::Result<void> checkCampaign(library::Library &library, const QString &id)
{
    const base::Result<StoredCampaign> campaign = CampaignDocument::load(library, id);
    return campaign ? base::Result<void>() : base::Result<void>(campaign.error());
}

base::Result<void> checkBattle(library::Library &library, const QString &id)
{
    const base::Result<StoredBattle> battle = BattleDocument::load(library, id);
    return battle ? base::Result<void>() : base::Result<void>(battle.error());
}

base::Message rosterNote(const library::Record &record)
{
    if (!library::isProblemNote(record.note))
        return record.note;
    return base::Message::counted(QT_TRANSLATE_N_NOOP("Message", "%n problem(s)"), library::problemsIn(record.note));
}

base::Message missionsFought(const library::Record &record)
{
    return base::Message::counted(QT_TRANSLATE_N_NOOP("Message", "%n mission(s) fought"), library::missionsIn(record.note));
}

base::Message howItStands(const library::Record &record)
{
    return battleSentence(library::BattleNote::of(record.note));
}

base::Result<Imported> bringRosterIn(const Exchange &exchange, const QByteArray &bytes, const archive::Entries &, const QString &path)
{
    return exchange.importRoster(bytes, path);
}

base::Result<Imported> bringCampaignIn(const Exchange &exchange, const QByteArray &, const archive::Entries &entries, const QString &path)
{
    return exchange.importCampaign(entries, path);
}

base::Result<Imported> bringBattleIn(const Exchange &exchange, const QByteArray &, const archive::Entries &entries, const QString &path)
{
    return exchange.importBattle(entries, path);
}

base::Result<void> takeRosterOut(const Exchange &exchange, const Package &package, const QString &path, archive::Replace replace)
{
    return exchange.exportRoster(package, path, replace);
}

base::Result<void> takeCampaignOut(const Exchange &exchange, const Package &package, const QString &path, archive::Replace replace)
{
    return exchange.exportCampaign(package, path, replace);
}

base::Result<void> takeBattleOut(const Exchange &exchange, const Package &package, const QString &path, archive::Replace replace)
{
    return exchange.exportBattle(package, path, replace);
}

constexpr std::array types{
    DocumentType{library::Kind::Roster, "roster.ros", checkRoster, renameRoster, rosterNote, nullptr, bringRosterIn, takeRosterOut},
    DocumentType{library::Kind::Campaign, "campaign.json", checkCampaign, renameCampaign, missionsFought, judgeCampaign, bringCampaignIn,
                 takeCampaignOut},
    DocumentType{library::Kind::Battle, "battle.json", checkBattle, renameBattle, howItStands, judgeBattle, bringBattleIn, takeBattleOut},
};

} // namespace

std::span<const DocumentType> documentTypes()
{
    return types;
}

base::Result<const DocumentType *> documentType(library::Kind kind)
{
    const auto found = std::find_if(types.begin(), types.end(), [kind](const DocumentType &type) { return type.kind == kind; });
    if (found != types.end())
        return &*found;
    return text::error("document.kind",
                       base::Message(QT_TRANSLATE_NOOP("Message",
                                                       "This was made by a newer version of Muster and is kept as it is. "
                                                       "Update Muster to work with it.")));
}

std::optional<library::Record> judgeDocument(const library::StoredDocument &document)
{
    const base::Result<const DocumentType *> type = documentType(document.record.kind);
    return type && (*type)->judge ? (*type)->judge(document) : std::nullopt;
}

base::Message noteOf(const library::Record &record)
{
    const base::Result<const DocumentType *> type = documentType(record.kind);
    return type ? (*type)->note(record) : type.error().sentence;
}

} // namespace muster::documents
