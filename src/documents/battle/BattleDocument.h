// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battle/fold/RunningFold.h"
#include "documents/LogDocument.h"
#include "documents/battle/StoredBattle.h"

#include <memory>

namespace muster::documents {

class BattleCommand;

using BattleLogDocument = LogDocument<battle::Event, StoredBattle>;

/// An open battle: its log, the state that follows from it, and the one door through which it is changed. Every tap is a command on
/// the undo stack; the state follows, then changed(), then the save. What others record meanwhile comes before ours in the log.
class BattleDocument : public BattleLogDocument
{
    Q_OBJECT

public:
    /// A battle that is kept nowhere yet; attach() gives it a library.
    explicit BattleDocument(battle::Battle battle, QObject *parent = nullptr);
    BattleDocument(StoredBattle stored, library::Library &library, QObject *parent = nullptr);
    ~BattleDocument() override;

    /// Reads a battle from the library, ready for the second constructor.
    [[nodiscard]] static base::Result<StoredBattle> load(library::Library &library, const QString &id);
    /// What is stored of it without its events.
    [[nodiscard]] static base::Result<battle::Battle> battleIn(const library::StoredDocument &stored);
    /// Open.
    [[nodiscard]] static base::Result<std::unique_ptr<BattleDocument>> open(library::Library &library, const QString &id);
    /// A new one (battle::newBattle()), stored.
    [[nodiscard]] static base::Result<std::unique_ptr<BattleDocument>> create(library::Library &library, battle::Battle battle);

    [[nodiscard]] QString name() const override { return m_battle.start.name; }
    [[nodiscard]] const battle::Battle &battle() const { return m_battle; }
    [[nodiscard]] const battle::BattleStart &start() const { return m_battle.start; }
    /// What follows from the log; valid until the next change.
    [[nodiscard]] const battle::BattleState &state() const { return m_fold.state(); }
    [[nodiscard]] library::Record record() const override;

    /// In which the log names what the game has.
    void setLanguage(const QString &language);
    [[nodiscard]] const QString &language() const { return m_language; }
    /// The campaign it is fought in, the mission that was planned there and the one that was recorded of it; ids, empty: none.
    [[nodiscard]] const QString &campaign() const { return m_battle.start.campaign; }
    [[nodiscard]] const QString &plan() const { return m_battle.start.plan; }
    [[nodiscard]] const QString &report() const { return m_battle.start.report; }
    /// The side as the battle began, with the copy of its list; null when there is none. Corrections of the beginning count.
    [[nodiscard]] const battle::SideAtStart *side(const QString &id) const;

    // ---- changes: each is one step of the history
    /// Appends events to the log: whatever one tap records is one step.
    void recordEvents(const QString &sentence, const QVector<battle::Event> &events);
    /// The same for one event; answers its id.
    QString recordEvent(const QString &sentence, battle::Payload payload);
    /// Puts another event in the place of an earlier one, or takes it out (nothing); the earlier one stays in the log.
    void correct(const QString &sentence, const QString &event, std::optional<battle::Payload> replacement, const QString &reason = {});
    /// Name, note, campaign: what stands beside the log.
    void changeStart(const QString &sentence, const battle::BattleStart &start);
    /// The campaign has, or will have, this mission of it, and was told this. No step: it is undone in the campaign.
    void setReport(const QString &mission, const QJsonObject &told);

    // ---- storing
    base::Result<void> attach(library::Library &library, const QString &id);
    /// Writes it as it is in memory to a `.muster` file; needs no library.
    [[nodiscard]] base::Result<void> saveCopy(const QString &path, const QList<library::Attachment> &pictures = {}) const;

signals:
    /// After every change; the state follows from the log as it is now.
    void changed();
    /// Entries of the log were taken back.
    void eventsRemoved();
    /// Somebody else recorded something meanwhile: theirs comes first in the log, ours follows, nothing is lost.
    void mergedWithOthers();

private:
    friend class BattleCommand;
    template <typename Command, typename Event>
    friend class AppendEvents;
    friend class ChangeBattle;

    void push(std::unique_ptr<BattleCommand> command);
    void appendEvents(const QVector<battle::Event> &events);
    void removeEvents(const QVector<battle::Event> &events);
    void setHead(const battle::BattleStart &start);
    void refold();

    void handOver(const library::Record &record, SaveAnswer answer) override;
    void handedOverIsStored() override;
    void settleConflict() override;
    void becomeCopy() override;
    void takeStored(StoredBattle stored);
    void restoreHistory(const library::History &history);

    [[nodiscard]] const QVector<battle::Event> &log() const override { return m_battle.events; }
    [[nodiscard]] const QVector<battle::Event> *appendedBy(const StoredCommand &command) const override;
    [[nodiscard]] std::unique_ptr<StoredCommand> readStep(const library::HistoryStep &step) const override;
    [[nodiscard]] QSet<QString> brokenIn(const QVector<battle::Event> &log) const override;
    [[nodiscard]] base::Result<StoredBattle> loadStored() const override { return load(*m_library, m_record.id); }
    void takeTheirs(StoredBattle stored) override;
    void appendAgain(const QString &sentence, const QVector<battle::Event> &events) override { recordEvents(sentence, events); }
    void tellMerged() override { emit mergedWithOthers(); }

    battle::Battle m_battle;
    QString m_language;
    battle::RunningFold m_fold;
    /// What the campaign has of it.
    struct Report
    {
        QString mission;
        QJsonObject told;
        friend bool operator==(const Report &, const Report &) = default;
    };
    [[nodiscard]] Report reported() const { return {m_battle.start.report, m_battle.start.told}; }

    Report m_storedReport, m_handedReport; ///< as the library has it, or will have it
};

} // namespace muster::documents
