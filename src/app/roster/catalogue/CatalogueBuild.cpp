// SPDX-License-Identifier: GPL-3.0-or-later
// What the catalogue panel is made of: filters, the strip of the slot to fill, the list, the note on what filters hide.
#include "app/roster/catalogue/CataloguePanel.h"

#include "app/theme/style/Icons.h"
#include "app/theme/style/Theme.h"
#include "app/theme/widgets/Chip.h"
#include "app/theme/widgets/Combo.h"
#include "app/theme/widgets/EmptyState.h"
#include "app/theme/widgets/FlowLayout.h"
#include "app/theme/widgets/RowsFollowWidth.h"

#include <QAbstractItemView>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QTreeView>

namespace muster::app {

QLayout *CataloguePanel::buildFilters()
{
    m_search = new QLineEdit;
    m_search->setObjectName("catalogueSearch");
    m_search->setClearButtonEnabled(true);
    m_searchIcon = m_search->addAction(icons::icon("search"), QLineEdit::LeadingPosition);
    m_fits = new Chip;
    m_affordable = new Chip;
    m_fits->setObjectName("fitsChip");
    m_affordable->setObjectName("affordChip");
    m_category = new Combo;
    m_category->setObjectName("catalogueCategory");
    m_category->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);

    m_sort = new Combo;
    m_sort->setObjectName("catalogueSort");
    m_sort->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);

    m_target = new TargetBar;
    m_target->setFixedHeight(std::max(32, fontMetrics().height() + 14));
    m_clearTarget = new QToolButton;
    m_clearTarget->setAutoRaise(true);
    m_clearTarget->setIcon(icons::icon("close"));
    auto *targetRow = new QHBoxLayout(m_target);
    targetRow->setContentsMargins(32, 0, 4, 0);
    targetRow->addStretch();
    targetRow->addWidget(m_clearTarget);

    buildTraits();
    auto *chips = new FlowLayout;
    chips->setSpacing(4); // French words and the list of types share the line
    for (QWidget *filter : {static_cast<QWidget *>(m_fits), static_cast<QWidget *>(m_affordable), static_cast<QWidget *>(m_category),
                            static_cast<QWidget *>(m_sort), static_cast<QWidget *>(m_traits)})
        chips->addWidget(filter);
    auto *column = new QVBoxLayout;
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(8);
    column->addWidget(m_search);
    column->addLayout(chips);
    column->addWidget(m_traitArea);
    column->addWidget(m_target);
    return column;
}

void CataloguePanel::buildView()
{
    m_addUnit = new QAction(icons::icon("plus"), {}, this);
    connect(m_addUnit, &QAction::triggered, this, &CataloguePanel::addCurrent);
    m_compare = new QAction(icons::icon("table-view"), {}, this);
    m_compare->setObjectName("catalogueCompare");
    connect(m_compare, &QAction::triggered, this, &CataloguePanel::compareSelected);
    m_view = new QTreeView;
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection); // Ctrl takes another one to compare with
    m_view->setObjectName("catalogueView");
    m_view->setHeaderHidden(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setIndentation(16);
    m_view->setDragEnabled(true);
    m_view->setDragDropMode(QAbstractItemView::DragOnly);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setMouseTracking(true);
    m_view->setExpandsOnDoubleClick(false);
    m_delegate = new CatalogueDelegate(this);
    m_view->setItemDelegate(m_delegate);
    new RowsFollowWidth(m_view);
    m_nothing = new EmptyState;
    m_nothing->setIcon("search");
}

// How much the filters hide, and the way to see it.
void CataloguePanel::buildHiddenNote()
{
    m_hidden = new QWidget;
    m_hiddenText = new QLabel;
    m_hiddenText->setTextFormat(Qt::PlainText);
    m_hiddenText->setWordWrap(true);
    m_hiddenText->setFont(roleFont(FontRole::Small));
    m_hiddenText->setProperty("role", "second");
    m_showHidden = new QPushButton;
    m_showHidden->setObjectName("showHidden");
    m_showHidden->setProperty("small", true);
    auto *hiddenRow = new QHBoxLayout(m_hidden);
    hiddenRow->setContentsMargins(12, 4, 8, 4);
    hiddenRow->addWidget(m_hiddenText, 1);
    hiddenRow->addWidget(m_showHidden);
}

} // namespace muster::app
