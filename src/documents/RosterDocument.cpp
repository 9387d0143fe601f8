// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/RosterDocument.h"

#include "archive/QtError.h"
#include "documents/RosterSummary.h"
#include "documents/commands/CombinedEdit.h"
#include "documents/commands/ReplaceRoster.h"

#include <QDateTime>
#include <QScopedValueRollback>

#include <algorithm>

namespace muster::documents {

namespace {

constexpr int longestHistory = 500;
using Kind = rules::EditStep::Kind;

QString fromStd(const std::string &text) { return QString::fromStdString(text); }

// A higher revision that changes nothing in this roster, findings, and a total that follows from the rest, ask the user nothing.
bool isToDecide(const rules::Difference &difference)
{
    using Kind = rules::Difference::Kind;
    return difference.kind != Kind::Revision && difference.kind != Kind::Finding && difference.kind != Kind::Total;
}

} // namespace

RosterDocument::RosterDocument(Game game, rules::Roster roster, base::IdSource &ids, QObject *parent)
    : QObject(parent), m_game(std::move(game)), m_roster(std::move(roster)), m_ids(ids),
      m_evaluator(std::make_unique<rules::Evaluator>(m_game.data)), m_stack(std::make_unique<QUndoStack>())
{
    m_stack->setUndoLimit(longestHistory);
    m_record.id = fromStd(m_roster.id);
    m_record.created = QDateTime::currentDateTimeUtc();
    m_record.changed = m_record.created;
    m_evaluator->evaluate(m_roster);
    followStack();
}

RosterDocument::RosterDocument(Game game, StoredRoster stored, RosterStore &store, base::IdSource &ids, QObject *parent)
    : RosterDocument(std::move(game), std::move(stored.roster), ids, parent)
{
    m_record = std::move(stored.record);
    m_store = &store;
    m_saveState = SaveState::Saved;
    restoreHistory(stored.history);
    compareWithData();
}

// The stack goes first: its commands and signals must not meet a document that is half gone.
RosterDocument::~RosterDocument()
{
    m_stack->disconnect(this);
    m_stack.reset();
}

void RosterDocument::followStack()
{
    connect(m_stack.get(), &QUndoStack::indexChanged, this, [this] {
        if (m_quiet)
            return;
        const int refusedSteps = std::exchange(m_refusedSteps, 0);
        if (refusedSteps > 0) { // it moved the index of the stack, and nothing else
            const QScopedValueRollback quiet(m_quiet, true);
            const QScopedValueRollback passive(m_passive, true);
            m_stack->setIndex(m_stack->index() + refusedSteps);
        }
        if (refusedSteps == 0 || m_stack->index() != m_history.ownDone())
            save();
        if (refusedSteps > 0)
            emit refused(std::exchange(m_refusal, {}));
    });
}

library::Record RosterDocument::record() const
{
    library::Record record = m_record;
    summarize(record, m_roster, *m_evaluator, m_game);
    if (m_record.version > 0 && (!m_differences.empty() || keepsOldData()))
        record.dataRevision = m_record.dataRevision; // the data it was made with, not those it was looked at with
    return record;
}

RosterDocument::Answer RosterDocument::run(std::unique_ptr<RosterCommand> command)
{
    rules::Roster trial = m_roster;
    rules::Operations operations(trial, m_game.data.get(), m_ids);
    operations.keepUnitsApart();
    rules::Operations::Outcome outcome = command->prepare(operations);
    if (!outcome) {
        emit refused(archive::messageOf(outcome.error()));
        return outcome.error();
    }
    std::string created = outcome->createdId;
    if (outcome->empty())
        return created;
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
    m_unread.after.clear(); // as everything that was undone
    if (m_stack->count() >= longestHistory)
        m_unread.before.clear(); // the oldest step goes: those before it would no longer fit
    m_history.dropUnread(m_unread.before.isEmpty());
    m_unread.mark(*m_stack);
    {
        const QScopedValueRollback quiet(m_quiet, true);
        m_stack->push(command.release());
    }
    save();
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
        return;
    const QScopedValueRollback passive(m_passive, true);
    push(std::make_unique<CombinedEdit>(sentence, std::move(edit)));
}

void RosterDocument::perform(const rules::RosterEdit &edit)
{
    rules::Roster after = m_roster;
    rules::reapply(after, edit);
    const rules::EvaluationChange change = m_evaluator->update(after, edit);
    for (const rules::EditStep &step : edit.steps)
        performStep(step);
    emit evaluated(change);
    emit rosterChanged();
}

void RosterDocument::performStep(const rules::EditStep &step)
{
    const auto apply = [&] {
        rules::RosterEdit one;
        one.steps.push_back(step);
        rules::reapply(m_roster, one);
    };
    const QString id = fromStd(step.id), parent = fromStd(step.parentId), newParent = fromStd(step.newParentId);
    const int row = int(step.index), newRow = int(step.newIndex);
    const QString forceId = step.force ? fromStd(step.force->id) : id;
    const QString selectionId = step.selection ? fromStd(step.selection->id) : id;
    switch (step.kind) {
    case Kind::InsertForce:
        emit forceAboutToBeInserted(parent, row); apply(); emit forceInserted(parent, row, forceId);
        break;
    case Kind::RemoveForce:
        emit forceAboutToBeRemoved(parent, row, forceId); apply(); emit forceRemoved(parent, row, forceId);
        break;
    case Kind::MoveForce:
        emit forceAboutToBeMoved(parent, row, newRow); apply(); emit forceMoved(parent, row, newRow);
        break;
    case Kind::InsertSelection:
        emit selectionAboutToBeInserted(parent, row); apply(); emit selectionInserted(parent, row, selectionId);
        break;
    case Kind::RemoveSelection:
        emit selectionAboutToBeRemoved(parent, row, selectionId); apply(); emit selectionRemoved(parent, row, selectionId);
        break;
    case Kind::MoveSelection:
        emit selectionAboutToBeMoved(id, parent, row, newParent, newRow); apply(); emit selectionMoved(id, parent, row, newParent, newRow);
        break;
    case Kind::SetNumber:
    case Kind::SetText:
    case Kind::SetExtra:
        apply();
        if (rules::findForce(std::as_const(m_roster), step.id))
            emit forceChanged(id);
        else if (!step.id.empty())
            emit selectionChanged(id);
        break;
    case Kind::SetCategoryText:
        apply();
        emit forceChanged(id);
        break;
    case Kind::SetCostLimit:
        apply();
        break;
    }
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
    if (const auto taken = m_roster.extras.find(takenDataMark); taken != m_roster.extras.end() && m_game.data && taken->second == dataRevision(m_game))
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
        return archive::makeError("document.no-data", tr("The data of this game are not installed."));
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
