// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/history/StoredHistory.h"

#include "text/Stamped.h"

#include <QScopedValueRollback>

#include <algorithm>

namespace muster::documents {

namespace {

constexpr const char *undoEnds = "musterUndoEnds";
constexpr const char *redoEnds = "musterRedoEnds";

} // namespace

StoredHistory::StoredHistory() : m_stack(std::make_unique<QUndoStack>())
{
    m_stack->setUndoLimit(longest);
    connect(m_stack.get(), &QUndoStack::indexChanged, this, &StoredHistory::follow);
}

StoredHistory::~StoredHistory()
{
    close();
}

void StoredHistory::close()
{
    if (m_stack)
        m_stack->disconnect(this);
    m_stack.reset();
}

const StoredCommand &StoredHistory::command(int index) const
{
    return static_cast<const StoredCommand &>(*m_stack->command(index));
}

void StoredHistory::follow()
{
    if (m_quiet)
        return;
    const int refusedSteps = std::exchange(m_refusedSteps, 0);
    const bool didSomething = std::exchange(m_walked, false);
    if (refusedSteps > 0) { // they moved the index of the stack, and nothing else
        const QScopedValueRollback quiet(m_quiet, true);
        const QScopedValueRollback passive(m_passive, true);
        m_stack->setIndex(m_stack->index() + refusedSteps);
    }
    if (didSomething || refusedSteps == 0)
        emit walked();
    if (refusedSteps > 0)
        emit refused(std::exchange(m_refusal, {}));
}

// One that is refused keeps all before it too.
bool StoredHistory::mayUndo(const StoredCommand &command)
{
    if (m_refusedSteps == 0)
        m_refusal = command.whyKept();
    if (!m_refusal.isEmpty()) {
        ++m_refusedSteps;
        return false;
    }
    m_walked = true;
    return true;
}

QDateTime StoredHistory::now() const
{
    return text::now(m_stamps ? m_stamps() : base::Stamps::system());
}

void StoredHistory::take(StoredCommand &command)
{
    command.m_history = this;
    command.m_number = ++m_lastNumber;
    if (!command.m_when.isValid())
        command.m_when = now();
}

void StoredHistory::push(std::unique_ptr<StoredCommand> command)
{
    take(*command);
    // What was undone goes, read or not; and when the oldest step goes, those before it would no longer fit.
    const bool full = m_stack->count() >= longest;
    m_shared.dropUnread(full);
    if (m_handed)
        m_handed->after.dropUnread(full);
    markEnds();
    const QScopedValueRollback quiet(m_quiet, true);
    m_stack->push(command.release());
    m_walked = false;
}

void StoredHistory::pushDone(std::unique_ptr<StoredCommand> command)
{
    const QScopedValueRollback passive(m_passive, true);
    push(std::move(command));
}

void StoredHistory::restore(const library::History &all, const Writer &writer, Redo redo, const Reader &read)
{
    m_handed.reset();
    library::History own = m_shared.take(all, writer.author, writer.shared);
    if (redo == Redo::UnlessOthersWrote && !m_shared.othersDone().isEmpty())
        own.steps = own.steps.mid(0, own.position);
    std::vector<std::unique_ptr<StoredCommand>> commands;
    qsizetype before = 0, after = 0; // steps that are not read
    for (qsizetype i = 0; i < own.steps.size(); ++i) {
        std::unique_ptr<StoredCommand> command = read(own.steps.at(i), i == own.position);
        if (!command && i >= own.position) { // nothing behind it can be redone
            after = own.steps.size() - i;
            break;
        }
        if (!command) { // nothing before it can be undone
            commands.clear();
            before = i + 1;
            continue;
        }
        command->m_serial = own.steps.at(i).serial;
        command->m_stored = true;
        command->m_when = own.steps.at(i).when;
        commands.push_back(std::move(command));
    }
    m_shared.keepUnread(own.steps.mid(0, before), own.steps.mid(own.steps.size() - after));
    markEnds();
    fill(std::move(commands), int(own.position - before));
}

void StoredHistory::fill(std::vector<std::unique_ptr<StoredCommand>> commands, int position)
{
    const QScopedValueRollback quiet(m_quiet, true);
    const QScopedValueRollback passive(m_passive, true);
    m_stack->clear();
    for (std::unique_ptr<StoredCommand> &command : commands) {
        take(*command);
        m_stack->push(command.release());
    }
    m_stack->setIndex(std::clamp(position, 0, m_stack->count()));
}

QList<SharedHistory::Own> StoredHistory::ownSteps() const
{
    QList<SharedHistory::Own> steps;
    for (int i = 0; i < m_stack->count(); ++i) {
        const StoredCommand &step = command(i);
        steps.append({step.serial(), step.isStored(), step.text(), step.when(), [&step] { return step.payload(); }});
    }
    return steps;
}

library::HistoryChange StoredHistory::handOver(const QString &author)
{
    const QList<SharedHistory::Own> own = ownSteps();
    const int done = m_stack->index();
    m_handed.emplace();
    m_handed->after = m_shared;
    m_handed->serials = m_handed->after.stored(own, done);
    for (int i = 0; i < m_stack->count(); ++i)
        m_handed->commands.emplace_back(command(i).m_number, command(i).m_growth);
    return m_shared.change(own, done, author);
}

// Meanwhile steps may have come, gone, or grown.
void StoredHistory::stored()
{
    const Handed handed = std::move(*std::exchange(m_handed, std::nullopt));
    m_shared = handed.after;
    for (int i = 0; i < m_stack->count(); ++i) {
        StoredCommand &step = at(i);
        const auto known = std::find_if(handed.commands.begin(), handed.commands.end(),
                                        [&step](const auto &each) { return each.first == step.m_number; });
        if (known == handed.commands.end())
            continue;
        step.m_serial = handed.serials.at(known - handed.commands.begin());
        step.m_stored = known->second == step.m_growth;
    }
}

void StoredHistory::forget()
{
    m_handed.reset();
    m_shared.forget();
    for (int i = 0; i < m_stack->count(); ++i) {
        at(i).m_serial = 0;
        at(i).m_stored = false;
    }
    markEnds();
}

// Lets whoever shows the stack ask why it ends where it does.
void StoredHistory::markEnds()
{
    m_stack->setProperty(undoEnds, m_shared.hasUnreadBefore());
    m_stack->setProperty(redoEnds, m_shared.hasUnreadAfter());
}

QString whyNoUndo(const QUndoStack *stack)
{
    const bool ends = stack && !stack->canUndo() && stack->property(undoEnds).toBool();
    return ends ? StoredHistory::tr("the step before was made by another version of Muster and can be undone only there") : QString();
}

QString whyNoRedo(const QUndoStack *stack)
{
    const bool ends = stack && !stack->canRedo() && stack->property(redoEnds).toBool();
    return ends ? StoredHistory::tr("the next step was made by another version of Muster and can be redone only there") : QString();
}

} // namespace muster::documents
