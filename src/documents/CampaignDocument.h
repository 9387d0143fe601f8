// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "campaign/Campaign.h"
#include "campaign/CampaignState.h"
#include "documents/CampaignDrafts.h"
#include "documents/SaveState.h"
#include "documents/SharedHistory.h"
#include "documents/UnreadSteps.h"
#include "library/Library.h"

#include <QObject>
#include <QUndoStack>

#include <memory>

namespace muster::documents {

class CampaignCommand;

/// A campaign as the library has it.
struct StoredCampaign
{
    library::Record record;
    campaign::Campaign campaign;
    library::History history;
    QList<qint64> serials = {}; ///< of the events
};

/// An open campaign: its log, the state that follows from it, and the one door through which it is changed. Every change is
/// a command on the undo stack and is stored, with the history, before saveStateChanged() says so.
class CampaignDocument : public QObject
{
    Q_OBJECT

public:
    /// A campaign that is kept nowhere yet; attach() gives it a library. `packName`: name of its game for the lists.
    explicit CampaignDocument(campaign::Campaign campaign, const QString &packName = {}, QObject *parent = nullptr);
    CampaignDocument(StoredCampaign stored, library::Library &library, QObject *parent = nullptr);
    ~CampaignDocument() override;

    /// Reads a campaign from the library, ready for the second constructor.
    [[nodiscard]] static base::Result<StoredCampaign> load(library::Library &library, const QString &id);

    [[nodiscard]] QString id() const { return m_record.id; }
    [[nodiscard]] QString name() const { return m_campaign.start.name; }
    [[nodiscard]] const campaign::Campaign &campaign() const { return m_campaign; }
    /// Folded anew after every change.
    [[nodiscard]] const campaign::CampaignState &state() const { return m_state; }
    [[nodiscard]] QUndoStack &undoStack() const { return *m_stack; }
    [[nodiscard]] library::Record record() const;
    /// What the user here is writing for it: beside the campaign, not part of it.
    [[nodiscard]] CampaignDrafts &drafts() const { return *m_drafts; }

    // ---- changes: each is one step of the history
    /// Appends events to the log: a mission with its promotions is one step.
    void recordEvents(const QString &sentence, const QVector<campaign::Event> &events);
    /// Replaces an earlier event (replacement), or takes it out (null); the earlier one stays in the log.
    void correctEvent(const QString &sentence, const QString &target, std::shared_ptr<const campaign::Event> replacement, const QString &reason);
    /// Rules, name, note, players: what stands beside the log.
    void changeRules(const QString &sentence, const campaign::CampaignRules &rules);
    void changeStart(const QString &sentence, const campaign::CampaignStart &start);

    // ---- storing
    base::Result<void> attach(library::Library &library, const QString &id);
    [[nodiscard]] SaveState saveState() const { return m_saveState; }
    [[nodiscard]] const base::Error &saveError() const { return m_saveError; }
    bool retrySave();
    /// Writes it as it is in memory to a `.muster` file; needs no library.
    [[nodiscard]] base::Result<void> saveCopy(const QString &path, const QList<library::Attachment> &pictures = {}) const;
    /// Reads again when the stored version is newer than ours. Called on change notices.
    bool refresh();

signals:
    void eventsAppended(int first, int count);
    void eventsRemoved(int first, int count);
    void rulesChanged();
    void startChanged();
    /// The state was folded anew; after every change.
    void changed();
    /// Everything may be different: read again from elsewhere.
    void replaced();
    void saveStateChanged(muster::documents::SaveState state);
    /// Somebody else recorded events meanwhile: theirs come first in the log, ours follow, nothing is lost.
    void mergedWithOthers();
    /// Somebody else changed the rules meanwhile. Theirs stays; this document goes on as a copy of its own.
    void conflicted(const QString &theirId, const QString &ourId);
    /// An undo was refused: what somebody else entered builds on that step.
    void refused(const QString &reason);

private:
    friend class CampaignCommand;
    friend class RecordEvents;
    friend class ChangeCampaign;

    void push(CampaignCommand *command);
    void appendEvents(const QVector<campaign::Event> &events);
    void removeEvents(const QVector<campaign::Event> &events);
    void followStack();
    /// Why these entries cannot be taken back now; empty: they can.
    [[nodiscard]] QString whyKept(const QVector<campaign::Event> &events) const;
    [[nodiscard]] QString whoRecorded(const QString &event) const;
    [[nodiscard]] QList<SharedHistory::Own> ownSteps() const;
    bool repeatOnTheirs(int steps);
    void setHead(const campaign::CampaignStart &start, const campaign::CampaignRules &rules);
    void refold();
    bool save();
    bool settleConflict();
    bool saveAsCopy();
    void takeStored(StoredCampaign stored);
    void restoreHistory(const library::History &history);
    void setUnread(const UnreadSteps &unread);
    [[nodiscard]] library::DocumentSave nextSave() const;
    void markStored();
    void setSaveState(SaveState state, base::Error error = {});

    campaign::Campaign m_campaign;
    campaign::CampaignState m_state;
    library::Record m_record;
    library::Library *m_library = nullptr;
    std::unique_ptr<QUndoStack> m_stack;
    std::unique_ptr<CampaignDrafts> m_drafts;
    QVector<campaign::Event> m_storedEvents; ///< what the library has
    QList<qint64> m_eventSerials;            ///< of those, in the library
    SharedHistory m_history;
    UnreadSteps m_unread;
    QString m_refusal;      ///< why the undo that is going on was refused
    int m_refusedSteps = 0;
    bool m_touched = false; ///< something is different from what is stored
    bool m_quiet = false;   ///< the stack's own signals lead to no save
    bool m_passive = false; ///< commands put on the stack find their work already done
    SaveState m_saveState = SaveState::NotStored;
    base::Error m_saveError;
};

} // namespace muster::documents
