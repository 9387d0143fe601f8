// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/catalogue/CataloguePanel.h"

#include "app/theme/paint/Paint.h"
#include "app/theme/widgets/Chip.h"
#include "app/theme/widgets/EmptyState.h"

#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>

namespace muster::app {

using models::CatalogueRow;

namespace {

const QString supportMark = QStringLiteral("support:");
const QString ownedMark = QStringLiteral("owned:");
const QString paintedMark = QStringLiteral("painted:");
const QString favouriteMark = QStringLiteral("favourite:");

QString keyOf(const models::CatalogueModel &model, const QModelIndex &index)
{
    const CatalogueRow *row = model.row(index);
    return row ? row->key : QString();
}

} // namespace

CataloguePanel::CataloguePanel(QWidget *parent) : QWidget(parent)
{
    QLayout *filters = buildFilters();
    buildView();
    buildHiddenNote();
    m_pages = new QStackedWidget;
    m_pages->setMinimumHeight(30); // large texts: the filters above keep their lines
    m_pages->addWidget(m_view);
    m_pages->addWidget(m_nothing);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(filters);
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_hidden);
    m_hidden->hide(); // until a filter hides something
    setFocusProxy(m_search);
    connectControls();
    retranslate();
    showTarget();
}

void CataloguePanel::connectControls()
{
    m_search->installEventFilter(this);
    m_view->installEventFilter(this);
    m_view->viewport()->installEventFilter(this);
    connect(m_target, &TargetBar::clicked, this, &CataloguePanel::selectFirst);
    connect(m_search, &QLineEdit::textChanged, this, &CataloguePanel::applyFilter);
    connect(m_fits, &QToolButton::toggled, this, &CataloguePanel::applyFilter);
    connect(m_affordable, &QToolButton::toggled, this, &CataloguePanel::applyFilter);
    connect(m_category, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_filling)
            applyFilter();
    });
    connect(m_sort, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_filling)
            applyFilter();
    });
    connect(m_clearTarget, &QToolButton::clicked, this, [this] {
        if (m_editor)
            m_editor->setTarget({});
    });
    connect(m_showHidden, &QPushButton::clicked, this, &CataloguePanel::showEverything);
    connect(m_view, &QTreeView::collapsed, this,
            [this](const QModelIndex &index) { m_closed.insert(keyOf(m_editor->catalogue(), index)); });
    connect(m_view, &QTreeView::expanded, this, [this](const QModelIndex &index) {
        if (m_search->text().isEmpty())
            m_closed.remove(keyOf(m_editor->catalogue(), index));
    });
    connect(m_view, &QTreeView::doubleClicked, this, &CataloguePanel::addInPlace);
    connect(m_view, &QTreeView::clicked, this, [this](const QModelIndex &index) {
        const CatalogueRow *row = m_editor ? m_editor->catalogue().row(index) : nullptr;
        if (row && row->kind == CatalogueRow::Kind::Group)
            m_view->setExpanded(index, !m_view->isExpanded(index));
        else if (row)
            m_editor->setPreview(row->entryId); // also of the row that was the current one already
    });
}

void CataloguePanel::setEditor(RosterEditor *editor)
{
    if (m_editor)
        m_editor->disconnect(this);
    m_editor = editor;
    m_delegate->setModel(editor ? &editor->catalogue() : nullptr);
    m_delegate->setDots(editor ? editor->dots() : nullptr);
    if (editor && editor->dots())
        connect(editor->dots(), &models::UnitDots::changed, this, &CataloguePanel::followDots);
    if (editor) {
        // Before the view's own connections: rows that go away move its current row, and that is no wish to look at another unit.
        connect(&editor->catalogue(), &QAbstractItemModel::rowsAboutToBeRemoved, this, [this] { m_rowsGoing = true; });
        connect(&editor->catalogue(), &QAbstractItemModel::rowsRemoved, this, [this] { m_rowsGoing = false; });
    }
    m_view->setModel(editor ? &editor->catalogue() : nullptr);
    if (editor) {
        connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &index) {
            const CatalogueRow *row = m_editor->catalogue().row(index);
            if (row && row->kind != CatalogueRow::Kind::Group && !m_rowsGoing)
                m_editor->setPreview(row->entryId);
        });
        connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &CataloguePanel::showCompare);
        connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &CataloguePanel::showFavourite);
        connect(editor, &RosterEditor::targetChanged, this, [this] {
            showTarget();
            expandWanted();
            showState();
        });
        connect(&editor->document(), &documents::RosterDocument::rosterChanged, this, [this] {
            showTarget();
            showState();
        });
        connect(&editor->catalogue(), &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex &parent) {
            if (!parent.isValid())
                expandWanted();
        });
        m_closed.clear();
        applyFilter();
    }
    fillCategories();
    retranslate();
    showTarget();
    showState();
}

void CataloguePanel::retranslate()
{
    const int units = m_editor ? m_editor->catalogue().unitCount() : 0;
    m_search->setPlaceholderText(tr("Search %n unit(s)", nullptr, units));
    m_search->setAccessibleName(tr("Search the catalogue"));
    m_searchIcon->setText(tr("Search the catalogue"));
    m_fits->setText(tr("Fits slot"));
    m_affordable->setText(tr("Can afford"));
    m_fits->setAccessibleName(tr("Only what fits the slot"));
    m_affordable->setAccessibleName(tr("Only what the points allow"));
    m_category->setAccessibleName(tr("Type of unit"));
    m_category->setToolTip(tr("Type of unit"));
    m_sort->setAccessibleName(tr("Order of the catalogue"));
    m_sort->setToolTip(tr("Order of the catalogue"));
    m_traits->setAccessibleName(tr("Only units with a keyword, rule or weapon…"));
    m_traits->setToolTip(m_traits->accessibleName());
    showFavourite();
    m_clearTarget->setAccessibleName(tr("Stop filling this slot"));
    m_clearTarget->setToolTip(tr("Stop filling this slot"));
    m_view->setAccessibleName(tr("Catalogue"));
    m_addUnit->setText(tr("Add to the roster"));
    showCompare();
    m_showHidden->setText(tr("Show"));
    m_showHidden->setAccessibleName(tr("Show what the filters hide"));
    fillCategories();
    showTarget();
}

void CataloguePanel::fillCategories()
{
    m_filling = true;
    const QString before = m_category->currentData().toString();
    m_category->clear();
    m_category->addItem(tr("All types"), QString());
    if (m_editor) {
        for (const auto &[id, name] : m_editor->catalogue().categories())
            m_category->addItem(name, id);
        if (!m_favourites.isEmpty())
            m_category->addItem(tr("Favourites"), favouriteMark);
        addSupport();
        addOwned();
    }
    m_category->setCurrentIndex(std::max(0, m_category->findData(before)));
    // The field is narrow, its list need not be.
    m_category->view()->setMinimumWidth(m_category->view()->sizeHintForColumn(0) + 36);
    m_filling = false;
    fillSort();
}

// The first figure of a game brings the two choices, the last one takes them away; what they show follows every count.
void CataloguePanel::followDots()
{
    m_view->viewport()->update();
    if (!m_editor || !m_editor->dots())
        return;
    const QString category = m_category->currentData().toString();
    if ((m_category->findData(ownedMark) >= 0) == m_editor->dots()->isEmpty())
        fillCategories();
    if (category == ownedMark || category == paintedMark)
        applyFilter();
}

void CataloguePanel::addOwned()
{
    if (!m_editor->dots() || m_editor->dots()->isEmpty())
        return;
    m_category->addItem(tr("What I own"), ownedMark);
    m_category->addItem(tr("Only painted"), paintedMark);
}

// What the rules call typical support of a formation of this army, as a choice beside the types.
void CataloguePanel::addSupport()
{
    const rules::Force *force = m_editor->document().evaluator().chosenForce(share::toData(m_editor->catalogue().forceId()));
    const rules::Book *book = force && m_editor->pack() ? m_editor->pack()->data()->book(force->catalogueId) : nullptr;
    if (!book)
        return;
    const auto &support = m_editor->pack()->manifest().typicalSupport;
    for (const rules::EntryNode *root : book->roots()) {
        const QString id = share::toText(root->entry().idText);
        if (support.contains(id))
            m_category->addItem(tr("Support of %1").arg(m_editor->look().name(root->entry().idText, root->name())), supportMark + id);
    }
}

void CataloguePanel::applyFilter()
{
    if (!m_editor)
        return;
    models::CatalogueFilter filter;
    filter.text = m_search->text().trimmed();
    filter.fitsSlot = m_fits->isChecked();
    filter.canAfford = m_affordable->isChecked();
    filter.category = m_category->currentData().toString();
    filter.sort = m_sort->currentData().toString();
    if (filter.category == ownedMark || filter.category == paintedMark) {
        // An empty list would hide nothing.
        filter.units = m_editor->dots()->units(filter.category == paintedMark) << QString();
        filter.category.clear();
    }
    filter.traits = m_chosenTraits;
    if (filter.category == favouriteMark) {
        filter.units = QStringList(m_favourites.begin(), m_favourites.end());
        filter.category.clear();
    }
    if (filter.category.startsWith(supportMark)) {
        filter.units = m_editor->pack()->manifest().typicalSupport.value(filter.category.mid(supportMark.size()));
        filter.category.clear();
    }
    m_editor->catalogue().setFilter(filter);
    expandWanted();
    if (!filter.text.isEmpty())
        selectFirst();
    showState();
}

void CataloguePanel::expandWanted()
{
    // A search shows every hit; otherwise headings are open unless the user closed them, also when they come back.
    const models::CatalogueModel &model = m_editor->catalogue();
    const bool searching = !m_search->text().isEmpty();
    for (int i = 0; i < model.rowCount(); ++i) {
        const QModelIndex index = model.index(i, 0);
        if (searching || !m_closed.contains(keyOf(model, index)))
            m_view->expand(index);
        else
            m_view->collapse(index);
    }
}

void CataloguePanel::showTarget()
{
    const bool target = m_editor && m_editor->target().isValid() && !m_editor->catalogue().slotName().isEmpty();
    m_target->setVisible(target);
    m_fits->setEnabled(target);
    if (!target)
        return;
    const double left = m_editor->catalogue().pointsLeft();
    const QString slot = m_editor->catalogue().slotName();
    // The limit may be passed already: then the rows say by how much.
    const QString points = left >= 0 ? m_editor->look().costText(left) : QString();
    const QString atMost = left >= 0 ? QString(QChar(0x2264)) + QChar(0x00a0) + points : QString();
    m_target->setTexts(tr("For %1").arg(slot), left >= 0 ? tr("up to %1").arg(points) : QString(), atMost);
}

void CataloguePanel::showState()
{
    m_pages->setCurrentIndex(m_editor && m_editor->catalogue().rowCount() == 0 ? 1 : 0);
    showHiddenCount();
    if (m_editor)
        m_search->setPlaceholderText(tr("Search %n unit(s)", nullptr, m_editor->catalogue().unitCount()));
}

void CataloguePanel::showHiddenCount()
{
    const models::CatalogueHidden hidden = m_editor ? m_editor->catalogue().hidden() : models::CatalogueHidden();
    QStringList parts;
    if (hidden.bySlot > 0)
        parts.append(tr("%n not for this slot", nullptr, hidden.bySlot));
    if (hidden.byPoints > 0)
        parts.append(tr("%n too expensive", nullptr, hidden.byPoints));
    if (hidden.byType > 0)
        parts.append(tr("%n of other types", nullptr, hidden.byType));
    m_hidden->setVisible(!parts.isEmpty());
    m_hiddenText->setText(tr("Hidden: %1").arg(parts.join(QStringLiteral(", "))));
    if (m_editor && !m_editor->pack())
        m_nothing->setTexts(tr("No data"),
                            tr("The data of %1 are not here.").arg(share::toText(m_editor->document().roster().gameSystemName)));
    else
        m_nothing->setTexts(tr("Nothing matches"), parts.isEmpty() ? tr("Clear the search or switch a filter off.") : m_hiddenText->text());
}

void CataloguePanel::showAffordable()
{
    m_fits->setChecked(false);
    m_category->setCurrentIndex(0);
    m_affordable->setChecked(true);
    beginChoice({});
}

void CataloguePanel::beginChoice(const QString &typed)
{
    m_search->setText(typed);
    m_search->setFocus();
    if (!m_editor)
        return;
    expandWanted();
    selectFirst();
}

void CataloguePanel::addCurrent()
{
    const CatalogueRow *row = m_editor ? m_editor->catalogue().row(m_view->currentIndex()) : nullptr;
    if (!row || row->kind == CatalogueRow::Kind::Group)
        return;
    const QString id = row->entryId;
    const bool filling = m_editor->target().isValid();
    if (!m_editor->addFromCatalogue(id))
        return m_search->selectAll(); // refused, and the status bar says why: the next word typed replaces this one
    m_search->clear();
    if (filling && !m_editor->target().isValid())
        emit slotsFilled(); // without slots one goes on typing the next unit
}

bool CataloguePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && watched == m_search) {
        // Undo means the last unit, not the last letter of a search that is long done.
        auto *wanted = static_cast<QKeyEvent *>(event);
        if (wanted->matches(QKeySequence::Undo) || wanted->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    if (watched == m_view->viewport())
        followPointer(*event);
    if (event->type() == QEvent::ToolTip && watched == m_view->viewport())
        return showCard(*static_cast<QHelpEvent *>(event));
    const bool mouse = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonRelease
        || event->type() == QEvent::MouseButtonDblClick;
    if (mouse && watched == m_view->viewport() && pressedAdd(*static_cast<QMouseEvent *>(event)))
        return true;
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    auto *key = static_cast<QKeyEvent *>(event);
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (watched == m_search && (key->key() == Qt::Key_Down || key->key() == Qt::Key_Up)) {
        if (!m_view->currentIndex().isValid() && m_editor)
            selectFirst();
        QCoreApplication::sendEvent(m_view, event);
        return true;
    }
    if (enter) {
        const CatalogueRow *row = m_editor ? m_editor->catalogue().row(m_view->currentIndex()) : nullptr;
        if (row && row->kind == CatalogueRow::Kind::Group)
            m_view->setExpanded(m_view->currentIndex(), !m_view->isExpanded(m_view->currentIndex()));
        else
            addCurrent();
        return true;
    }
    // Letters typed on the list are meant for the search; the list alone would hop to a name that only begins alike.
    const bool letters = !key->text().isEmpty() && key->text().front().isLetterOrNumber()
        && !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    if (watched == m_view && letters) {
        beginChoice(key->text());
        return true;
    }
    if (key->key() == Qt::Key_Escape && watched == m_search && !m_search->text().isEmpty()) {
        m_search->clear();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace muster::app
