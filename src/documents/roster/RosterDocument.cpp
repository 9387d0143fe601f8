// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/RosterDocument.h"

#include "documents/roster/RosterSummary.h"
#include "documents/roster/commands/CombinedEdit.h"
#include "documents/roster/commands/ReplaceRoster.h"
#include "rules/evaluate/Automatic.h"
#include "text/Spoken.h"
#include "text/Stamped.h"

#include <QDateTime>

#include <algorithm>

namespace muster::documents {

namespace {

// A higher revision that changes nothing in this roster, findings, and a total that follows from the rest, ask the user nothing.
bool isToDecide(const rules::Difference &difference)
{
    using Kind = rules::Difference::Kind;
    return difference.kind != Kind::Revision && difference.kind != Kind::Finding && difference.kind != Kind::Total;
}

} // namespace

RosterDocument::RosterDocument(Game game, rules::Roster roster, base::IdSource &ids, QObject *parent)
    : StoredDocument(parent), m_game(std::move(game)), m_roster(std::move(roster)), m_ids(ids),
      m_evaluator(std::make_unique<rules::Evaluator>(m_game.data))
{
    m_record.id = QString::fromStdString(m_roster.id);
    m_record.created = text::now(stamps());
    m_record.changed = m_record.created;
    m_evaluator->evaluate(m_roster);
}

RosterDocument::RosterDocument(Game game, StoredRoster stored, RosterStore &store, base::IdSource &ids, QObject *parent)
    : RosterDocument(std::move(game), std::move(stored.roster), ids, parent)
{
    m_record = std::move(stored.record);
    m_store = &store;
    setSaveState(SaveState::Saved);
    restoreHistory(stored.history);
    compareWithData();
}

RosterDocument::~RosterDocument()
{
    close();
}

library::Record RosterDocument::record() const
{
    library::Record record = m_record;
    summarize(record, m_roster, *m_evaluator, m_game);
    if (m_record.version > 0 && (!m_differences.empty() || keepsOldData()))
        record.dataRevision = m_record.dataRevision; // the data it was made with, not those it was looked at with
    return record;
}

int RosterDocument::unitCount() const
{
    return unitsIn(m_roster);
}

RosterDocument::Answer RosterDocument::run(std::unique_ptr<RosterCommand> command)
{
    rules::Roster trial = m_roster;
    rules::Operations operations(trial, m_game.data.get(), m_ids);
    operations.keepUnitsApart();
    rules::Operations::Outcome outcome = command->prepare(operations);
    if (!outcome) {
        emit refused(text::spoken(outcome.error()));
        return outcome.error();
    }
    std::string created = outcome->createdId;
    if (outcome->empty())
        return created;
    rules::keepAutomatic(trial, *outcome, *m_evaluator, m_ids);
    m_tried = std::move(trial);
    if (m_together) {
        perform(*outcome);
        appendEdit(*m_together, std::move(*outcome));
        return created;
    }
    command->setText(command->sentence(*this));
    command->setEdit(std::move(*outcome));
    push(std::move(command));
    return created;
}

void RosterDocument::push(std::unique_ptr<RosterCommand> command)
{
    command->setDocument(*this);
    m_history.push(std::move(command));
    save();
}

void RosterDocument::replace(const QString &sentence, rules::Roster roster)
{
    push(std::make_unique<ReplaceRoster>(sentence, m_roster, std::move(roster)));
}

void RosterDocument::runTogether(const QString &sentence, const std::function<void()> &edits)
{
    if (m_together) { // inside another one: part of its step
        edits();
        return;
    }
    m_together.emplace();
    edits();
    rules::RosterEdit edit = std::move(*m_together);
    m_together.reset();
    if (edit.empty())
        return changeEnded();
    auto command = std::make_unique<CombinedEdit>(sentence, std::move(edit));
    command->setDocument(*this);
    m_history.pushDone(std::move(command));
    save();
}

void RosterDocument::perform(const rules::RosterEdit &edit)
{
    const bool judged = m_tried && rules::keepsAutomatic(*m_evaluator); // by run(), which keeps what the data want kept
    if (m_tried)
        m_roster = std::move(*m_tried);
    else
        rules::reapply(m_roster, edit);
    m_tried.reset();
    if (!judged)
        m_evaluator->update(m_roster, edit);
    emit rosterChanged();
}

void RosterDocument::performReplacement(const rules::Roster &roster)
{
    m_roster = roster;
    evaluateAll();
    compareWithData(); // an undone step brings the question back, and with it the old values that a save must keep
}

void RosterDocument::evaluateAll()
{
    m_evaluator->evaluate(m_roster);
    emit rosterReplaced();
    emit rosterChanged();
}

void RosterDocument::setGame(Game game)
{
    m_game = std::move(game);
    m_evaluator = std::make_unique<rules::Evaluator>(m_game.data);
    evaluateAll();
    compareWithData();
}

void RosterDocument::compareWithData()
{
    std::vector<rules::Difference> found;
    if (m_game.data && !keepsOldData())
        found = rules::differences(m_roster, m_game.data);
    // What is gone stays as an orphan; the user who took these data has seen it.
    if (const auto taken = m_roster.extras.find(takenDataMark);
        taken != m_roster.extras.end() && m_game.data && taken->second == dataRevision(m_game))
        std::erase_if(found, [](const rules::Difference &difference) { return difference.kind == rules::Difference::Kind::Gone; });
    if (std::none_of(found.begin(), found.end(), isToDecide))
        found.clear();
    if (found == m_differences)
        return;
    m_differences = std::move(found);
    emit differencesChanged();
}

bool RosterDocument::keepsOldData() const
{
    const auto kept = m_roster.extras.find(keptDataMark);
    return kept != m_roster.extras.end() && kept->second == dataRevision(m_game);
}

RosterDocument::Answer RosterDocument::keepOldData()
{
    Answer answer = changeTag({}, keptDataMark, dataRevision(m_game));
    compareWithData();
    return answer;
}

RosterDocument::Answer RosterDocument::takeNewData()
{
    if (!m_game.data)
        return text::error("document.no-data", base::Message(QT_TRANSLATE_NOOP("Message", "The data of this game are not installed.")));
    rules::Roster taken = m_roster;
    taken.extras.erase(keptDataMark);
    taken.extras[takenDataMark] = dataRevision(m_game);
    rules::relink(taken, *m_game.data);
    rules::Evaluator evaluator(m_game.data);
    evaluator.evaluate(taken);
    rules::takeSnapshot(taken, evaluator);
    m_differences.clear();
    push(std::make_unique<ReplaceRoster>(tr("Take the new data of the game"), m_roster, std::move(taken)));
    compareWithData();
    emit differencesChanged();
    return std::string();
}

} // namespace muster::documents
