// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/fold/CampaignState.h"
#include "campaign/merge/Merge.h"
#include "documents/LogDocument.h"
#include "documents/campaign/CampaignDrafts.h"
#include "documents/campaign/StoredCampaign.h"

#include <memory>

namespace muster::documents {

class CampaignCommand;

using CampaignLogDocument = LogDocument<campaign::Event, StoredCampaign>;

/// An open campaign: its log, the state that follows from it, and the one door through which it is changed. Every change is
/// a command on the undo stack; the state is folded anew, then changed(), then the save.
class CampaignDocument : public CampaignLogDocument
{
    Q_OBJECT

public:
    /// A campaign that is kept nowhere yet; attach() gives it a library. `packName`: name of its game for the lists.
    explicit CampaignDocument(campaign::Campaign campaign, const QString &packName = {}, QObject *parent = nullptr);
    CampaignDocument(StoredCampaign stored, library::Library &library, QObject *parent = nullptr);
    ~CampaignDocument() override;

    /// Reads a campaign from the library, ready for the second constructor.
    [[nodiscard]] static base::Result<StoredCampaign> load(library::Library &library, const QString &id);

    [[nodiscard]] QString name() const override { return m_campaign.start.name; }
    [[nodiscard]] const campaign::Campaign &campaign() const { return m_campaign; }
    /// Folded anew after every change.
    [[nodiscard]] const campaign::CampaignState &state() const { return m_state; }
    [[nodiscard]] library::Record record() const override;
    /// What the user here is writing for it: beside the campaign, not part of it.
    [[nodiscard]] CampaignDrafts &drafts() const { return *m_drafts; }

    // ---- changes: each is one step of the history
    /// Appends events to the log: a mission with its promotions is one step.
    void recordEvents(const QString &sentence, const QVector<campaign::Event> &events);
    /// Replaces an earlier event (replacement), or takes it out (null); the earlier one stays in the log.
    void correctEvent(const QString &sentence, const QString &target, std::shared_ptr<const campaign::Event> replacement,
                      const QString &reason);
    /// Takes over what another book of this campaign has: its entries as one step, where they contradict `whose` version.
    void mergeWith(const QString &sentence, const campaign::Campaign &theirs, campaign::Whose whose);
    /// Rules, name, note, players: what stands beside the log.
    void changeRules(const QString &sentence, const campaign::CampaignRules &rules);
    void changeStart(const QString &sentence, const campaign::CampaignStart &start);

    // ---- storing
    base::Result<void> attach(library::Library &library, const QString &id);
    /// Writes it as it is in memory to a `.muster` file; needs no library.
    [[nodiscard]] base::Result<void> saveCopy(const QString &path, const QList<library::Attachment> &pictures = {}) const;

signals:
    /// Entries of the log were taken back.
    void eventsRemoved();
    /// The state was folded anew; after every change.
    void changed();
    /// Somebody else recorded events meanwhile: theirs come first in the log, ours follow, nothing is lost.
    void mergedWithOthers();

private:
    friend class CampaignCommand;
    template <typename Command, typename Event>
    friend class AppendEvents;
    friend class MergeEvents;
    friend class ChangeCampaign;

    void push(std::unique_ptr<CampaignCommand> command);
    void appendEvents(const QVector<campaign::Event> &events);
    void removeEvents(const QVector<campaign::Event> &events);
    void mergeEvents(const QVector<campaign::Event> &theirs);
    void setHead(const campaign::CampaignStart &start, const campaign::CampaignRules &rules);
    void refold();

    void handOver(const library::Record &record, SaveAnswer answer) override;
    void becomeCopy() override;
    void takeStored(StoredCampaign stored);
    void restoreHistory(const library::History &history);

    [[nodiscard]] const QVector<campaign::Event> &log() const override { return m_campaign.events; }
    [[nodiscard]] const QVector<campaign::Event> *appendedBy(const StoredCommand &command) const override;
    [[nodiscard]] std::unique_ptr<StoredCommand> readStep(const library::HistoryStep &step) const override;
    [[nodiscard]] QSet<QString> brokenIn(const QVector<campaign::Event> &log) const override;
    [[nodiscard]] base::Result<StoredCampaign> loadStored() const override { return load(*m_library, m_record.id); }
    void takeTheirs(StoredCampaign stored) override;
    void appendAgain(const QString &sentence, const QVector<campaign::Event> &events) override { recordEvents(sentence, events); }
    void tellMerged() override { emit mergedWithOthers(); }

    campaign::Campaign m_campaign;
    campaign::CampaignState m_state;
    std::unique_ptr<CampaignDrafts> m_drafts;
};

} // namespace muster::documents
