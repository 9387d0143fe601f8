// SPDX-License-Identifier: GPL-3.0-or-later
// How the matrix panel is put together, and its texts.
#include "app/roster/odds/MatrixPanel.h"
#include "app/theme/style/Icons.h"
#include "app/theme/widgets/EmptyState.h"
#include "app/theme/widgets/FlowLayout.h"
#include "app/theme/widgets/NameColumn.h"
#include "app/theme/widgets/Segments.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QToolButton>

namespace muster::app {

void MatrixPanel::build()
{
    m_nothing = new EmptyState;
    m_nothing->setIcon("dice");
    m_view = new MatrixView;
    m_view->setObjectName("odds.matrix");
    m_delegate = new MatrixDelegate(m_view);
    m_view->setItemDelegate(m_delegate);
    m_view->setModel(&m_order);
    m_legend = new QLabel;
    m_notCounted = new QLabel;
    for (QLabel *label : {m_legend, m_notCounted}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setFont(roleFont(FontRole::Caption));
        label->setProperty("role", "second");
        label->setContentsMargins(12, 2, 12, 2);
    }
    auto *page = new QWidget;
    page->setBackgroundRole(QPalette::Base);
    page->setAutoFillBackground(true);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 6);
    column->setSpacing(2);
    column->addWidget(m_view, 1);
    column->addWidget(m_legend);
    column->addWidget(m_notCounted);
    m_pages = new QStackedWidget;
    m_pages->addWidget(m_nothing);
    m_pages->addWidget(page);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(buildBar());
    all->addWidget(m_pages, 1);
    setFocusProxy(m_view);
    connect(m_view, &QTableView::clicked, this, &MatrixPanel::open);
    connect(m_view, &QTableView::activated, this, &MatrixPanel::open);
    connect(m_view, &MatrixView::sortWanted, this, &MatrixPanel::sortBy);
    auto *keys = new QShortcut(QKeySequence::Copy, m_view, nullptr, nullptr, Qt::WidgetShortcut);
    connect(keys, &QShortcut::activated, this, [this] { copy(Copy::Text); });
}

QWidget *MatrixPanel::buildBar()
{
    auto *bar = new QWidget;
    bar->setBackgroundRole(QPalette::Base);
    bar->setAutoFillBackground(true);
    auto *row = new FlowLayout(bar);
    row->setContentsMargins(12, 8, 12, 8);
    m_list = new QPushButton;
    m_list->setObjectName("odds.against");
    m_list->setIcon(icons::icon("roster"));
    m_figure = new Segments;
    m_figure->setObjectName("odds.figure");
    const auto button = [](const char *name, const char *icon) {
        auto *made = new QToolButton;
        made->setObjectName(name);
        made->setIcon(icons::icon(icon));
        made->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        made->setFocusPolicy(Qt::StrongFocus);
        return made;
    };
    m_compare = button("odds.compare", "swap");
    m_compare->setCheckable(true);
    m_copy = button("odds.copy", "copy");
    m_copy->setPopupMode(QToolButton::InstantPopup);
    m_copy->setMenu(new QMenu(m_copy));
    m_print = button("odds.print", "print");
    for (QWidget *widget : QList<QWidget *>{m_list, m_figure, m_compare, m_copy, m_print})
        row->addWidget(widget);
    connect(m_list, &QPushButton::clicked, this, [this] { choose(false); });
    connect(m_compare, &QToolButton::clicked, this, [this] { choose(true); });
    connect(m_print, &QToolButton::clicked, this, [this] { emit printWanted(m_against); });
    connect(m_figure, &Segments::chosen, this, [this](int index) {
        m_model.setFigure(index == 1 ? share::OddsFigure::Destroyed : share::OddsFigure::Share);
        if (m_column >= 0)
            m_order.sort(m_column, m_direction);
    });
    return bar;
}

void MatrixPanel::retranslate()
{
    m_list->setToolTip(tr("Against which list?"));
    m_figure->setChoices({tr("Share lost"), tr("Chance to destroy")});
    m_figure->setAccessibleName(tr("What the cells say"));
    nameTableCorner(*m_view, m_figure->accessibleName());
    m_compare->setText(tr("Compare"));
    m_compare->setToolTip(tr("A second list of your own beside this one"));
    m_copy->setText(tr("Copy"));
    m_copy->setToolTip(tr("Copies the matrix"));
    m_print->setText(tr("Print"));
    m_print->setToolTip(tr("Prints the page: what hurts what"));
    for (QToolButton *button : {m_compare, m_copy, m_print})
        button->setAccessibleName(button->toolTip());
    QMenu *menu = m_copy->menu();
    menu->clear();
    menu->addAction(tr("As text"), this, [this] { copy(Copy::Text); });
    menu->addAction(tr("As a table (CSV)"), this, [this] { copy(Copy::Csv); });
    menu->addAction(tr("As a picture"), this, [this] { copy(Copy::Picture); });
    m_legend->setText(tr("One attack of each unit, everything in range: share of the target that is lost on average, in five steps of "
                         "colour from under 20 % to 80 % and more. A dot: nothing can hurt it. The average counts targets by their "
                         "points."));
    refreshButtons();
    later();
}

} // namespace muster::app
