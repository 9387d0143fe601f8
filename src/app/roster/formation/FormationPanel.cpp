// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/formation/FormationPanel.h"

#include "app/roster/start/StarterCard.h"
#include "app/theme/style/Theme.h"
#include "app/theme/widgets/EmptyState.h"
#include "documents/roster/Rearranging.h"
#include "models/roster/FormationRows.h"

#include <QAction>
#include <QGuiApplication>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace muster::app {

using models::FormationRow;

FormationPanel::FormationPanel(QWidget *parent) : QWidget(parent)
{
    m_pages = new QStackedWidget(this);
    auto *tree = new QWidget;
    m_header = new FormationHeader;
    m_view = new FormationView;
    m_delegate = new FormationDelegate(this);
    m_view->setItemDelegate(m_delegate);
    auto *treeLayout = new QVBoxLayout(tree);
    treeLayout->setContentsMargins(0, 0, 0, 0);
    treeLayout->setSpacing(0);
    treeLayout->addWidget(m_header);
    treeLayout->addWidget(m_view);

    m_nothingOpen = new EmptyState;
    m_nothingOpen->setIcon("roster");
    m_newRoster = new QAction(this);
    m_nothingOpen->addAction(m_newRoster, true);
    connect(m_newRoster, &QAction::triggered, this, &FormationPanel::newRosterWanted);

    m_start = new EmptyState;
    m_start->setIcon("roster");
    m_starters = new QWidget;
    m_starterRows = new QVBoxLayout(m_starters);
    m_starterRows->setContentsMargins(0, 0, 0, 0);
    m_starterRows->setSpacing(8);
    m_start->addWidget(m_starters);
    m_addSingle = new QAction(this);
    m_start->addAction(m_addSingle);
    connect(m_addSingle, &QAction::triggered, this, [this] { emit chooseWanted({}); });

    m_pages->addWidget(m_nothingOpen);
    m_pages->addWidget(m_start);
    m_pages->addWidget(tree);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pages);
    setFocusProxy(m_view);
    connectView();
    retranslate();
}

void FormationPanel::connectView()
{
    connect(m_view, &FormationView::activatedRow, this, &FormationPanel::onActivated);
    connect(m_view, &FormationView::clicked, this, &FormationPanel::onCurrentChanged); // also the row that was current already
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_view, &QWidget::customContextMenuRequested, this, [this](const QPoint &at) {
        if (m_view->indexAt(at).isValid())
            emit menuWanted(m_view->viewport()->mapToGlobal(at));
    });
    connect(m_view, &FormationView::resized, this, &FormationPanel::followColumns);
    connect(m_view, &FormationView::dropped, this, [this] {
        if (m_editor)
            select(m_editor->formation().dropped());
    });
    connect(m_view, &FormationView::enteredWithoutRow, this, [this] {
        const models::Place target = m_editor ? m_editor->target() : models::Place();
        if (target.isValid())
            m_view->setCurrentIndex(m_editor->formation().indexOfPlace(target.ownerId, target.groupId));
    });
    connect(m_view, &FormationView::countStepped, this, [this](int step) {
        if (!m_editor)
            return;
        const FormationRow *row = m_editor->formation().row(m_view->currentIndex());
        if (!row || row->kind != FormationRow::Kind::Unit)
            return;
        std::vector<std::string> ids;
        for (const QString &id : m_editor->selected())
            ids.push_back(share::toData(id));
        m_editor->accept(documents::countAll(m_editor->document(), ids, step));
    });
}

void FormationPanel::setEditor(RosterEditor *editor)
{
    if (m_editor)
        m_editor->disconnect(this);
    m_editor = editor;
    m_view->setModel(nullptr);
    m_delegate->setModel(nullptr);
    m_delegate->setDots(editor ? editor->dots() : nullptr);
    if (editor) {
        m_delegate->setModel(&editor->formation());
        if (editor->dots())
            connect(editor->dots(), &models::UnitDots::changed, m_view->viewport(), qOverload<>(&QWidget::update));
        m_delegate->setCodes(editor->look().hasCodes());
        m_view->setModel(&editor->formation());
        m_view->expandAll();
        foldEqual({});
        m_view->scrollToTop(); // not where the last list was left
        connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &FormationPanel::onCurrentChanged);
        connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
            if (m_editor)
                m_editor->setSelected(selectedIds());
        });
        connect(&editor->formation(), &QAbstractItemModel::rowsInserted, this, &FormationPanel::onInserted);
        connect(editor, &RosterEditor::currentChanged, this, &FormationPanel::showCurrent);
        connect(editor, &RosterEditor::targetChanged, this, [this] {
            m_delegate->setTarget(m_editor->target());
            m_view->viewport()->update();
        });
        connect(&editor->document(), &documents::RosterDocument::rosterChanged, this, &FormationPanel::showState);
        connect(&editor->document(), &documents::RosterDocument::rosterReplaced, this, [this] {
            m_view->expandAll();
            foldEqual({});
            showState();
        });
        m_delegate->setTarget(editor->target());
        // A view without a current row takes its first one when the keyboard comes, and the empty slot would be out of mind.
        const QModelIndex aimed = editor->formation().find([aim = editor->target()](const FormationRow &row) {
            return row.kind == FormationRow::Kind::EmptySlot && row.ownerId == aim.ownerId && row.groupId == aim.groupId;
        });
        if (aimed.isValid())
            m_view->selectionModel()->setCurrentIndex(aimed, QItemSelectionModel::NoUpdate);
    }
    retranslate();
    showState();
}

void FormationPanel::retranslate()
{
    m_view->setAccessibleName(tr("Formation"));
    m_newRoster->setText(tr("New roster…"));
    m_nothingOpen->setTexts(tr("No roster is open"), tr("Open one in the library, or start a new one."), true);
    m_start->setTexts(tr("Start with a formation, or with independent units"),
                      tr("A formation with every mandatory slot filled may bring an advantage."), true);
    m_addSingle->setText(tr("Add an independent unit"));
    m_header->setWords(m_editor && m_editor->look().hasCodes() ? tr("Armour") : QString(), tr("Points"));
    if (m_editor) {
        m_delegate->measureSlots();
        followColumns();
    }
    fillStarters();
}

void FormationPanel::showState()
{
    if (!m_editor)
        return m_pages->setCurrentIndex(0);
    const bool empty = m_editor->isEmpty();
    if (empty && m_pages->currentIndex() != 1)
        fillStarters();
    m_pages->setCurrentIndex(empty ? 1 : 2);
    m_delegate->measureSlots();
    followColumns();
}

void FormationPanel::followColumns()
{
    m_header->follow(m_view->viewport()->width(), m_delegate->slotWords());
}

// The formations of the faction as cards to begin with; the first few, the catalogue has them all.
void FormationPanel::fillStarters()
{
    while (QLayoutItem *item = m_starterRows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    if (!m_editor)
        return;
    const rules::Evaluator &evaluator = m_editor->document().evaluator();
    int shown = 0;
    for (const rules::Slot &slot : evaluator.slotsOf(share::toData(m_editor->currentForce()))) {
        for (const rules::Candidate &candidate : slot.candidates) {
            if (!candidate.node || !models::isFormation(*candidate.node) || !candidate.canAdd || ++shown > 5)
                continue;
            auto *card = new StarterCard(describeFormation(*candidate.node, m_editor->look()), m_editor->hue());
            const QString id = models::plainId(share::toText(candidate.entryId));
            connect(card, &QAbstractButton::clicked, this, [this, id] {
                if (m_editor->addFromCatalogue(id)) {
                    m_editor->targetNextEmptySlot();
                    m_view->setFocus();
                }
            });
            m_starterRows->addWidget(card);
        }
    }
}

void FormationPanel::onInserted(const QModelIndex &parent, int first, int last)
{
    // New formations show their slots at once; what the user folded stays folded.
    for (int i = first; i <= last; ++i)
        m_view->expandRecursively(m_editor->formation().index(i, 0, parent));
    if (!parent.isValid() || m_editor->formation().rowCount(parent) == last - first + 1)
        m_view->expand(parent);
    for (int i = first; i <= last; ++i)
        foldEqual(m_editor->formation().index(i, 0, parent));
}

// Community data often make every model of a unit a selection of its own: ten that are all the same say no more than their
// number, which the unit's own row shows.
void FormationPanel::foldEqual(const QModelIndex &index)
{
    if (!m_editor->pack() || !m_editor->pack()->plain())
        return;
    constexpr int worthFolding = 4;
    const models::FormationModel &model = m_editor->formation();
    QStringList names;
    for (int i = 0; i < model.rowCount(index); ++i) {
        const QModelIndex child = model.index(i, 0, index);
        const FormationRow *row = model.row(child);
        if (row->kind == FormationRow::Kind::Unit)
            names.append(row->name + row->nickname + (row->hasProblem ? QString::number(i) : QString())); // what is wrong stays in sight
        foldEqual(child);
    }
    const FormationRow *owner = model.row(index);
    const bool equal = names.size() >= worthFolding && names.count(names.first()) == names.size();
    if (equal && owner && owner->kind == FormationRow::Kind::Unit)
        m_view->collapse(index);
}

void FormationPanel::onCurrentChanged(const QModelIndex &index)
{
    const FormationRow *row = m_editor ? m_editor->formation().row(index) : nullptr;
    if (!row)
        return;
    if (!row->id.isEmpty())
        m_editor->setCurrent(row->id);
    if (row->kind == FormationRow::Kind::EmptySlot || row->kind == FormationRow::Kind::AddLink)
        m_editor->setTarget({row->ownerId, row->groupId, -1});
    else if (row->kind == FormationRow::Kind::Section || row->kind == FormationRow::Kind::Force)
        m_editor->setTarget({});
}

void FormationPanel::onActivated(const QModelIndex &index, const QString &typed)
{
    const FormationRow *row = m_editor ? m_editor->formation().row(index) : nullptr;
    if (!row)
        return;
    if (row->kind == FormationRow::Kind::EmptySlot || row->kind == FormationRow::Kind::AddLink) {
        m_editor->setTarget({row->ownerId, row->groupId, -1});
        emit chooseWanted(typed);
    } else if (m_editor->formation().rowCount(index) > 0) {
        m_view->setExpanded(index, !m_view->isExpanded(index));
    }
}

void FormationPanel::showCurrent(const QString &id)
{
    const QModelIndex index = m_editor ? m_editor->formation().indexOfId(id) : QModelIndex();
    if (!index.isValid() || (index == m_view->currentIndex() && m_view->selectionModel()->isSelected(index)))
        return;
    // With Ctrl or Shift the view itself is about to add the row to what is selected already.
    if (index == m_view->currentIndex() && QGuiApplication::keyboardModifiers() & (Qt::ControlModifier | Qt::ShiftModifier))
        return;
    m_view->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_view->scrollTo(index);
}

void FormationPanel::select(const QStringList &ids)
{
    QItemSelection chosen;
    for (const QString &id : ids) {
        if (const QModelIndex index = m_editor->formation().indexOfId(id); index.isValid())
            chosen.select(index, index);
    }
    if (chosen.isEmpty())
        return;
    const QModelIndex first = chosen.indexes().constFirst();
    m_editor->setCurrent(ids.constFirst());
    m_view->selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    m_view->selectionModel()->select(chosen, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_view->scrollTo(first);
}

QStringList FormationPanel::selectedIds() const
{
    QStringList ids;
    if (!m_editor || !m_view->selectionModel())
        return ids;
    QModelIndexList indexes = m_view->selectionModel()->selectedIndexes();
    std::sort(indexes.begin(), indexes.end(),
              [this](const QModelIndex &a, const QModelIndex &b) { return m_view->visualRect(a).top() < m_view->visualRect(b).top(); });
    for (const QModelIndex &index : indexes) {
        const FormationRow *row = m_editor->formation().row(index);
        if (row && !row->id.isEmpty() && row->kind != FormationRow::Kind::Force)
            ids.append(row->id);
    }
    return ids;
}

models::Place FormationPanel::currentPlace() const
{
    return m_editor ? m_editor->formation().placeAt(m_view->currentIndex()) : models::Place{};
}

} // namespace muster::app
