// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/battle/BattleDocument.h"

#include "battle/fold/BattleFold.h"
#include "documents/battle/commands/ChangeBattle.h"
#include "documents/battle/commands/RecordBattleEvents.h"
#include "library/BattleNote.h"
#include "text/Stamped.h"

#include <QLocale>

#include <algorithm>

namespace muster::documents {

namespace {

// For lists: what somebody called a side may come from a file of anybody.
QString inOneLine(const QString &name)
{
    return name.simplified().left(120);
}

} // namespace

BattleDocument::BattleDocument(battle::Battle battle, QObject *parent)
    : BattleLogDocument(parent), m_battle(std::move(battle)), m_language(QLocale().name().left(2))
{
    m_fold.restart(m_battle, m_language);
    m_record.id = m_battle.start.id;
    m_record.created = m_battle.start.created.isValid() ? m_battle.start.created : text::now(stamps());
    m_record.changed = m_record.created;
}

BattleDocument::BattleDocument(StoredBattle stored, library::Library &library, QObject *parent)
    : BattleDocument(battle::Battle(stored.battle), parent)
{
    m_library = &library;
    takeStored(std::move(stored));
}

BattleDocument::~BattleDocument()
{
    close();
}

library::Record BattleDocument::record() const
{
    const battle::BattleState &now = state();
    library::Record record = m_record;
    record.kind = library::Kind::Battle;
    record.name = m_battle.start.name;
    record.packId = m_battle.start.system;
    record.packName = m_battle.start.systemName.isEmpty() ? m_battle.start.system : m_battle.start.systemName;
    record.units = int(now.units.size());
    library::BattleNote note{now.turn, now.turns, now.ended, inOneLine(now.scenarioName), {}};
    QStringList names, words{now.scenarioName};
    for (const battle::SideState &side : now.sides) {
        const bool said = side.result != battle::GameResult::None;
        note.sides.append({inOneLine(side.name), inOneLine(side.player), side.rosterId,
                           said ? campaign::gameResultNames().at(int(side.result)) : QString(), side.score});
        names.append(inOneLine(side.name));
        words.append(side.player);
    }
    record.faction = names.join(", ");
    record.note = note.text();
    for (const battle::UnitState &unit : now.units)
        words.append(unit.name);
    words.removeAll(QString());
    words.removeDuplicates();
    record.searchText = (names + words).join('\n');
    return record;
}

void BattleDocument::setLanguage(const QString &language)
{
    if (m_language == language)
        return;
    m_language = language;
    refold();
}

const battle::SideAtStart *BattleDocument::side(const QString &id) const
{
    const battle::Begun *begun = m_battle.begunNow();
    if (!begun)
        return nullptr;
    const auto found = std::find_if(begun->sides.begin(), begun->sides.end(),
                                    [&id](const battle::SideAtStart &side) { return side.id == id; });
    return found == begun->sides.end() ? nullptr : &*found;
}

void BattleDocument::push(std::unique_ptr<BattleCommand> command)
{
    command->setDocument(*this);
    m_history.push(std::move(command));
    save();
}

void BattleDocument::recordEvents(const QString &sentence, const QVector<battle::Event> &events)
{
    if (!events.isEmpty())
        push(std::make_unique<RecordBattleEvents>(sentence, signedHere<battle::UnknownEvent>(events)));
}

QString BattleDocument::recordEvent(const QString &sentence, battle::Payload payload)
{
    const battle::Event event = battle::makeEvent(std::move(payload));
    recordEvents(sentence, {event});
    return event.id;
}

void BattleDocument::correct(const QString &sentence, const QString &event, std::optional<battle::Payload> replacement,
                             const QString &reason)
{
    recordEvents(sentence, {battle::correctionOf(event, std::move(replacement), reason)});
}

void BattleDocument::changeStart(const QString &sentence, const battle::BattleStart &start)
{
    battle::BattleStart after = start;
    after.id = m_battle.start.id;
    after.report = m_battle.start.report;
    after.told = m_battle.start.told;
    if (!(after == m_battle.start))
        push(std::make_unique<ChangeBattle>(sentence, m_battle.start, after));
}

void BattleDocument::setReport(const QString &mission, const QJsonObject &told)
{
    if (reported() == Report{mission, told})
        return;
    m_battle.start.report = mission;
    m_battle.start.told = told;
    save(); // before anybody hears of it: what is asked of the library then brings the answer to an earlier save
    emit changed();
}

void BattleDocument::appendEvents(const QVector<battle::Event> &events)
{
    m_battle.events += events;
    m_fold.follow();
    emit changed();
}

void BattleDocument::removeEvents(const QVector<battle::Event> &events)
{
    removeFrom(m_battle.events, events);
    emit eventsRemoved();
    refold();
}

void BattleDocument::setHead(const battle::BattleStart &start)
{
    m_battle.start = start;
    emit changed();
}

void BattleDocument::refold()
{
    m_fold.restart(m_battle, m_language);
    emit changed();
}

const QVector<battle::Event> *BattleDocument::appendedBy(const StoredCommand &command) const
{
    const auto *recorded = dynamic_cast<const RecordBattleEvents *>(&command);
    return recorded ? &recorded->events() : nullptr;
}

std::unique_ptr<StoredCommand> BattleDocument::readStep(const library::HistoryStep &step) const
{
    return BattleCommand::restore(step.sentence, step.payload);
}

QSet<QString> BattleDocument::brokenIn(const QVector<battle::Event> &log) const
{
    battle::Battle other = m_battle;
    other.events = log;
    QSet<QString> broken;
    for (const battle::BattleProblem &problem : battle::fold(other, m_language).problems) {
        if (!state().problems.contains(problem))
            broken.insert(problem.event);
    }
    return broken;
}

} // namespace muster::documents
