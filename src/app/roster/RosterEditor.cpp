// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/RosterEditor.h"

#include "documents/roster/commands/RosterCommand.h"
#include "text/Spoken.h"

namespace muster::app {

using models::FormationRow;
using share::toData;
using share::toText;

RosterEditor::RosterEditor(std::unique_ptr<documents::RosterDocument> document, packs::PackPtr pack, const QString &language)
    : m_document(std::move(document)), m_pack(std::move(pack)), m_language(language), m_look(makeLook()),
      m_formation(std::make_unique<models::FormationModel>(*m_document, m_look)),
      m_catalogue(std::make_unique<models::CatalogueModel>(*m_document, m_look)),
      m_findings(std::make_unique<models::FindingsModel>(*m_document, m_look)),
      m_history(std::make_unique<models::HistoryModel>(m_document->undoStack()))
{
    connect(m_document.get(), &documents::RosterDocument::rosterChanged, this, &RosterEditor::followRemovals);
    connect(m_document.get(), &documents::RosterDocument::rosterReplaced, this, &RosterEditor::followRemovals);
    connect(m_document.get(), &documents::RosterDocument::refused, this, &RosterEditor::said);
    m_historyIndex = m_document->undoStack().index();
    m_historyCount = m_document->undoStack().count();
    connect(&m_document->undoStack(), &QUndoStack::indexChanged, this, &RosterEditor::followHistory);
    if (m_pack)
        m_catalogue->setUserIds(QSet<QString>(m_pack->userIds().begin(), m_pack->userIds().end()));
    if (const models::Place slot = firstEmptySlot(); slot.isValid())
        setTarget(slot);
}

RosterEditor::~RosterEditor()
{
    m_document->undoStack().disconnect(this); // it says goodbye to its steps when it goes
    formation().setDots(nullptr);
    catalogue().setDots(nullptr);
}

share::RosterLook RosterEditor::makeLook() const
{
    return m_pack ? share::RosterLook::of(*m_pack, m_language) : share::RosterLook::ofSaved(m_document->roster());
}

void RosterEditor::followCollection(documents::CollectionBook &book)
{
    m_dots = std::make_unique<models::UnitDots>(*m_document, book, m_pack);
    formation().setDots(m_dots.get());
    catalogue().setDots(m_dots.get());
}

QColor RosterEditor::hue() const
{
    return m_pack ? QColor(m_pack->manifest().hue) : QColor();
}

void RosterEditor::setLanguage(const QString &language)
{
    m_language = language;
    m_look = makeLook();
    m_formation->setLook(m_look);
    m_catalogue->setLook(m_look);
    m_findings->setLook(m_look);
    emit lookChanged();
}

void RosterEditor::setPack(packs::PackPtr pack)
{
    // The old pack stays alive until every model looks at the new one.
    const packs::PackPtr old = std::exchange(m_pack, std::move(pack));
    setLanguage(m_language);
    if (m_pack)
        m_catalogue->setUserIds(QSet<QString>(m_pack->userIds().begin(), m_pack->userIds().end()));
}

void RosterEditor::setCurrent(const QString &id)
{
    // The same unit again means it, when a catalogue entry was looked at meanwhile.
    if (m_current == id && m_preview.isEmpty())
        return;
    m_current = id;
    m_preview.clear();
    emit currentChanged(id);
}

void RosterEditor::setSelected(const QStringList &ids)
{
    if (m_selected == ids)
        return;
    m_selected = ids;
    emit selectedChanged();
}

QStringList RosterEditor::selected() const
{
    if (!rules::findSelection(std::as_const(m_document->roster()), toData(m_current)))
        return {};
    QStringList there;
    for (const QString &id : m_selected) {
        if (rules::findSelection(std::as_const(m_document->roster()), toData(id)))
            there.append(id);
    }
    return there.contains(m_current) ? there : QStringList{m_current};
}

void RosterEditor::setPreview(const QString &plainEntryId)
{
    if (m_preview == plainEntryId)
        return;
    m_preview = plainEntryId;
    emit previewChanged(plainEntryId);
}

void RosterEditor::setTarget(const models::Place &place)
{
    QString force = currentForce();
    if (place.isValid()) {
        if (const rules::SelectionPlace owner = rules::findSelection(m_document->roster(), toData(place.ownerId)))
            force = toText(owner.force->id);
        else
            force = place.ownerId;
    }
    m_catalogue->setPlace(force, place);
    m_targetOpen = targetIsOpen();
    emit targetChanged();
}

bool RosterEditor::targetIsOpen() const
{
    return target().isValid() && m_formation->indexOfPlace(target().ownerId, target().groupId).isValid();
}

// However a slot was filled (a fix, a paste, a drop): nobody is choosing for it any more.
void RosterEditor::followTarget()
{
    const bool wasOpen = std::exchange(m_targetOpen, targetIsOpen());
    if (!target().isValid())
        return;
    if (wasOpen && !m_targetOpen)
        targetNextEmptySlot();
    else if (wasOpen && !mandatoryTarget())
        dropSpentTarget();
}

// The points are spent, or everything is there as often as it may be: an optional slot need not be filled.
void RosterEditor::dropSpentTarget()
{
    if (target().isValid() && !m_catalogue->slotName().isEmpty() && m_catalogue->takeableCount() == 0)
        setTarget({});
}

bool RosterEditor::mandatoryTarget() const
{
    const FormationRow *row = m_formation->row(m_formation->indexOfPlace(target().ownerId, target().groupId));
    return row && row->kind == FormationRow::Kind::EmptySlot;
}

models::Place RosterEditor::firstEmptySlot() const
{
    const QModelIndex found = m_formation->find([](const FormationRow &row) { return row.kind == FormationRow::Kind::EmptySlot; });
    const FormationRow *row = m_formation->row(found);
    return row ? models::Place{row->ownerId, row->groupId, -1} : models::Place{};
}

void RosterEditor::targetNextEmptySlot()
{
    const models::Place before = target();
    const QModelIndex same = m_formation->find(
        [&before](const FormationRow &row) { return row.kind == FormationRow::Kind::EmptySlot && row.ownerId == before.ownerId; });
    if (const FormationRow *row = m_formation->row(same))
        return setTarget({row->ownerId, row->groupId, -1});
    if (const models::Place any = firstEmptySlot(); any.isValid())
        return setTarget(any);
    // Everything mandatory is full: go on with the optional slot of the same formation.
    const QModelIndex more = m_formation->find(
        [&before](const FormationRow &row) { return row.kind == FormationRow::Kind::AddLink && row.ownerId == before.ownerId; });
    const FormationRow *row = m_formation->row(more);
    setTarget(row ? models::Place{row->ownerId, row->groupId, -1} : models::Place{});
    dropSpentTarget();
}

bool RosterEditor::addFromCatalogue(const QString &plainEntryId)
{
    const Step step(*this);
    const models::Place before = target();
    const auto answer = m_catalogue->addEntry(plainEntryId);
    if (!accept(answer))
        return false;
    const QString created = toText(answer.value());
    sayWhere(created, before);
    // What is mandatory comes first; then a slot that can take more stays the target.
    const QModelIndex open = before.isValid() ? m_formation->indexOfPlace(before.ownerId, before.groupId) : QModelIndex();
    if (!open.isValid() || firstEmptySlot().isValid())
        targetNextEmptySlot();
    setCurrent(created);
    return true;
}

// A unit that did not go where the catalogue was pointed: the player should not have to look for it.
void RosterEditor::sayWhere(const QString &createdId, const models::Place &wanted)
{
    const FormationRow *row = m_formation->row(m_formation->indexOfId(createdId));
    if (!wanted.isValid() || !row || row->kind != FormationRow::Kind::Unit
        || (row->ownerId == wanted.ownerId && row->groupId == wanted.groupId))
        return;
    emit said(row->slotName.isEmpty() ? tr("%1 was added to the roster.").arg(row->name)
                                      : tr("%1 was added to %2.").arg(row->name, row->slotName));
}

bool RosterEditor::accept(const documents::RosterDocument::Answer &answer)
{
    if (!answer)
        emit said(text::spoken(answer.error()));
    return answer.ok();
}

QString RosterEditor::currentForce() const
{
    const rules::Roster &roster = m_document->roster();
    if (const rules::SelectionPlace place = rules::findSelection(roster, toData(m_current)))
        return toText(place.force->id);
    if (rules::findForce(roster, toData(m_current)))
        return m_current;
    return roster.forces.empty() ? QString() : toText(roster.forces.front().id);
}

double RosterEditor::reservedPoints() const
{
    double sum = 0;
    const std::function<void(const QModelIndex &)> walk = [&](const QModelIndex &parent) {
        for (int i = 0; i < m_formation->rowCount(parent); ++i) {
            const QModelIndex index = m_formation->index(i, 0, parent);
            const FormationRow *row = m_formation->row(index);
            if (row->kind == FormationRow::Kind::EmptySlot)
                sum += row->cheapest;
            walk(index);
        }
    };
    walk({});
    return sum;
}

bool RosterEditor::isEmpty() const
{
    const auto &forces = m_document->roster().forces;
    return std::all_of(forces.begin(), forces.end(),
                       [](const rules::Force &force) { return force.selections.empty() && force.forces.empty(); });
}

void RosterEditor::followHistory(int index)
{
    const QUndoStack &stack = m_document->undoStack();
    const int before = std::exchange(m_historyIndex, index), count = std::exchange(m_historyCount, stack.count());
    if (count != stack.count() || std::abs(index - before) != 1)
        return; // a new step, whose maker knows what to show, or another list
    const auto *command = dynamic_cast<const documents::RosterCommand *>(stack.command(std::min(index, before)));
    if (!command)
        return;
    // The thing itself or what it stood in, as far as the formation has a row for it.
    const auto rowOf = [this](const std::string &id) -> QString {
        std::vector<std::string> path = rules::idPath(m_document->roster(), id);
        while (!path.empty() && !m_formation->indexOfId(toText(path.back())).isValid())
            path.pop_back();
        return path.empty() ? QString() : toText(path.back());
    };
    QString shown;
    for (const rules::EditStep &step : command->edit().steps) {
        for (const std::string &id : {step.selection ? step.selection->id : step.force ? step.force->id : step.id, step.parentId}) {
            if (shown.isEmpty())
                shown = rowOf(id);
        }
    }
    if (!shown.isEmpty())
        setCurrent(shown);
}

QString RosterEditor::neighbourOf(const QStringList &ids) const
{
    const rules::SelectionPlace last = ids.isEmpty() ? rules::SelectionPlace()
                                                     : rules::findSelection(std::as_const(m_document->roster()), toData(ids.last()));
    if (!last)
        return {};
    const auto &siblings = last.parent ? last.parent->selections : last.force->selections;
    const auto stays = [&](std::size_t i) {
        return siblings[i].entryGroupId == last.selection->entryGroupId && !ids.contains(toText(siblings[i].id));
    };
    for (std::size_t i = last.index + 1; i < siblings.size(); ++i) {
        if (stays(i))
            return toText(siblings[i].id);
    }
    for (std::size_t i = last.index; i-- > 0;) {
        if (stays(i))
            return toText(siblings[i].id);
    }
    return last.parent ? toText(last.parent->id) : QString();
}

void RosterEditor::followRemovals()
{
    const rules::Roster &roster = m_document->roster();
    if (!m_current.isEmpty() && !rules::findSelection(roster, toData(m_current)) && !rules::findForce(roster, toData(m_current)))
        setCurrent({});
    else if (!m_current.isEmpty())
        emit currentChanged(m_current);
    followTarget();
    emit targetChanged();
}

} // namespace muster::app
