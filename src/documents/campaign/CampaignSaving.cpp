// SPDX-License-Identifier: GPL-3.0-or-later
// How CampaignDocument keeps itself in the library: the head as one JSON, every event as a row, the history beside them.
#include "archive/ArchiveWriter.h"
#include "campaign/fold/Fold.h"
#include "documents/campaign/CampaignDocument.h"
#include "documents/campaign/commands/ChangeCampaign.h"
#include "documents/exchange/Package.h"
#include "library/care/Seal.h"
#include "text/Spoken.h"

#include <QJsonDocument>

namespace muster::documents {

base::Result<StoredCampaign> CampaignDocument::load(library::Library &library, const QString &id)
{
    base::Result<library::StoredDocument> stored = library.documents().load(id);
    if (!stored)
        return stored.error();
    StoredCampaign result{stored->record, {}, stored->history};
    base::Message why;
    if (!campaign::fromJson(QJsonDocument::fromJson(stored->content).object(), result.campaign, &why))
        return text::error("campaign.unreadable", base::Message(QT_TRANSLATE_NOOP("Message", "The campaign cannot be read: %1."), {why}),
                           stored->record.name);
    result.campaign.start.id = stored->record.id; // copies are made without reading the campaign
    result.campaign.start.name = stored->record.name;
    for (const library::StoredEvent &event : stored->events) {
        const QJsonDocument json = QJsonDocument::fromJson(event.payload);
        if (!json.isObject()) // never nothing: the campaign would be shown without a mission
            return library::damaged(library.database(), stored->record.name, tr("entry %1 of its log cannot be read").arg(event.serial));
        result.campaign.events.append(campaign::eventFromJson(json.object()));
        result.serials.append(event.serial);
    }
    return result;
}

void CampaignDocument::handOver(const library::Record &record, SaveAnswer answer)
{
    campaign::Campaign head = m_campaign;
    head.events.clear();
    library::EventChange events = handOverLog();
    m_library->save(
        [record, head, events = std::move(events), history = m_history.handOver(m_library->author())] {
            return library::DocumentSave{record, compactJson(campaign::toJson(head)), history, events};
        },
        std::move(answer));
}

void CampaignDocument::becomeCopy()
{
    m_campaign.start.id = m_record.id;
    m_campaign.start.name = tr("%1 (my version)").arg(m_campaign.start.name);
    m_stored = {};
    m_drafts->moveTo(*m_library, m_record.id);
    refold();
}

void CampaignDocument::takeStored(StoredCampaign stored)
{
    m_record = std::move(stored.record);
    m_campaign = std::move(stored.campaign);
    m_campaign.draft = {}; // of an older program: whoever it belongs to has it among their drafts
    m_stored = {m_campaign.events, std::move(stored.serials)};
    Q_ASSERT(m_stored.serials.size() == m_stored.events.size());
    m_state = campaign::fold(m_campaign);
    restoreHistory(stored.history);
    setSaveState(SaveState::Saved);
}

void CampaignDocument::takeTheirs(StoredCampaign stored)
{
    takeStored(std::move(stored));
    emit changed();
}

base::Result<void> CampaignDocument::attach(library::Library &library, const QString &id)
{
    finishSaving();
    m_library = &library;
    beginAnew(id);
    m_stored = {};
    if (!m_campaign.draft.isEmpty() && !m_drafts->has("report")) { // a file of an older program
        QJsonObject taken = std::exchange(m_campaign.draft, {});
        taken["aside"] = true;
        m_drafts->set("report", taken);
    }
    m_drafts->moveTo(library, id);
    save();
    return finishSaving() ? base::Result<void>() : saveError();
}

base::Result<void> CampaignDocument::saveCopy(const QString &path, const QList<library::Attachment> &pictures) const
{
    campaign::Campaign whole = m_campaign;
    whole.draft = m_drafts->draft("report"); // a way out when the disk is full: what was typed goes too
    const QJsonObject json = campaign::toJson(whole);
    const Package package{record(), QJsonDocument(json).toJson(), pictures, {}, json.value(manifestMark).toObject()};
    return archive::writeArchive(path, packageEntries(package), archive::Replace::Yes);
}

void CampaignDocument::restoreHistory(const library::History &all)
{
    m_history.restore(all, {m_library->author(), m_library->isShared()}, StoredHistory::Redo::AfterOthersToo,
                      [this](const library::HistoryStep &step, bool nextToRedo) -> std::unique_ptr<StoredCommand> {
                          std::unique_ptr<CampaignCommand> command = CampaignCommand::restore(step.sentence, step.payload);
                          const auto *head = nextToRedo ? dynamic_cast<const ChangeCampaign *>(command.get()) : nullptr;
                          if (!command || (head && !head->fits(m_campaign))) // a redo would take away what somebody else changed
                              return nullptr;
                          command->setDocument(*this);
                          return command;
                      });
}

} // namespace muster::documents
