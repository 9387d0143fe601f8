// SPDX-License-Identifier: GPL-3.0-or-later
// How BattleDocument keeps itself in the library: the head as one JSON, every event as a row, the history beside them.
#include "archive/ArchiveWriter.h"
#include "documents/battle/BattleDocument.h"
#include "documents/battle/commands/ChangeBattle.h"
#include "documents/exchange/Package.h"
#include "library/care/Seal.h"
#include "text/Spoken.h"

#include <QJsonDocument>

namespace muster::documents {

base::Result<StoredBattle> BattleDocument::load(library::Library &library, const QString &id)
{
    base::Result<library::StoredDocument> stored = library.documents().load(id);
    if (!stored)
        return stored.error();
    base::Result<battle::Battle> battle = battleIn(*stored);
    if (!battle)
        return battle.error();
    StoredBattle result{stored->record, std::move(*battle), stored->history};
    for (const library::StoredEvent &event : stored->events) {
        const QJsonDocument json = QJsonDocument::fromJson(event.payload);
        if (!json.isObject()) // never nothing: the battle would be shown without it
            return library::damaged(library.database(), stored->record.name, tr("entry %1 of its log cannot be read").arg(event.serial));
        result.battle.events.append(battle::eventFromJson(json.object()));
        result.serials.append(event.serial);
    }
    return result;
}

base::Result<battle::Battle> BattleDocument::battleIn(const library::StoredDocument &stored)
{
    battle::Battle battle;
    base::Message why;
    if (!battle::fromJson(QJsonDocument::fromJson(stored.content).object(), battle, &why))
        return text::error("battle.unreadable", base::Message(QT_TRANSLATE_NOOP("Message", "The battle cannot be read: %1."), {why}),
                           stored.record.name);
    battle.start.id = stored.record.id; // copies are made without reading the battle
    battle.start.name = stored.record.name;
    return battle;
}

base::Result<std::unique_ptr<BattleDocument>> BattleDocument::open(library::Library &library, const QString &id)
{
    base::Result<StoredBattle> stored = load(library, id);
    if (!stored)
        return stored.error();
    return std::make_unique<BattleDocument>(std::move(*stored), library);
}

base::Result<std::unique_ptr<BattleDocument>> BattleDocument::create(library::Library &library, battle::Battle battle)
{
    const QString id = battle.start.id;
    auto document = std::make_unique<BattleDocument>(std::move(battle));
    if (base::Result<void> stored = document->attach(library, id); !stored)
        return stored.error();
    return document;
}

void BattleDocument::handOver(const library::Record &record, SaveAnswer answer)
{
    battle::Battle head = m_battle;
    head.events.clear();
    m_handedReport = reported();
    library::EventChange events = handOverLog();
    m_library->save(
        [record, head, events = std::move(events), history = m_history.handOver(m_library->author())] {
            return library::DocumentSave{record, compactJson(battle::toJson(head)), history, events};
        },
        std::move(answer));
}

void BattleDocument::handedOverIsStored()
{
    BattleLogDocument::handedOverIsStored();
    m_storedReport = m_handedReport;
}

// What the campaign made of it is no step that could be repeated: it is said once more of what is there now.
void BattleDocument::settleConflict()
{
    const Report report = reported();
    const bool ours = !(report == m_storedReport);
    BattleLogDocument::settleConflict();
    if (ours)
        setReport(report.mission, report.told);
}

void BattleDocument::becomeCopy()
{
    m_battle.start.id = m_record.id;
    m_battle.start.name = tr("%1 (my version)").arg(m_battle.start.name);
    m_stored = {};
    refold();
}

void BattleDocument::takeStored(StoredBattle stored)
{
    m_record = std::move(stored.record);
    m_battle = std::move(stored.battle);
    m_stored = {m_battle.events, std::move(stored.serials)};
    m_storedReport = reported();
    Q_ASSERT(m_stored.serials.size() == m_stored.events.size());
    m_fold.restart(m_battle, m_language);
    restoreHistory(stored.history);
    setSaveState(SaveState::Saved);
}

void BattleDocument::takeTheirs(StoredBattle stored)
{
    takeStored(std::move(stored));
    emit changed();
}

base::Result<void> BattleDocument::attach(library::Library &library, const QString &id)
{
    finishSaving();
    m_library = &library;
    m_battle.start.id = id;
    beginAnew(id);
    m_stored = {};
    save();
    return finishSaving() ? base::Result<void>() : saveError();
}

base::Result<void> BattleDocument::saveCopy(const QString &path, const QList<library::Attachment> &pictures) const
{
    const QJsonObject json = battle::toJson(m_battle);
    const Package package{record(), QJsonDocument(json).toJson(), pictures, {}, json.value(manifestMark).toObject()};
    return archive::writeArchive(path, packageEntries(package), archive::Replace::Yes);
}

void BattleDocument::restoreHistory(const library::History &all)
{
    m_history.restore(all, {m_library->author(), m_library->isShared()}, StoredHistory::Redo::AfterOthersToo,
                      [this](const library::HistoryStep &step, bool nextToRedo) -> std::unique_ptr<StoredCommand> {
                          std::unique_ptr<BattleCommand> command = BattleCommand::restore(step.sentence, step.payload);
                          const auto *head = nextToRedo ? dynamic_cast<const ChangeBattle *>(command.get()) : nullptr;
                          if (!command || (head && !head->fits(m_battle.start))) // a redo would take away what somebody else changed
                              return nullptr;
                          command->setDocument(*this);
                          return command;
                      });
}

} // namespace muster::documents
