// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the page before the battle, as they are put together.
#include "app/table/begin/BeginPage.h"
#include "app/theme/style/Icons.h"
#include "app/theme/widgets/Combo.h"
#include "app/theme/widgets/Segments.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace muster::app {

// Who begins, and the dice that said so.
QWidget *BeginPage::buildFirst()
{
    auto *box = new QWidget;
    m_firstLabel = new QLabel(box);
    m_firstLabel->setProperty("role", "second");
    m_first = new Combo(box);
    m_first->setObjectName("table.begin.first");
    m_firstLabel->setBuddy(m_first);
    m_throw = new QPushButton(icons::icon("dice"), {}, box);
    m_throw->setObjectName("table.begin.throw");
    m_thrown = new QLabel(box);
    m_thrown->setObjectName("table.begin.thrown");
    m_thrown->setTextFormat(Qt::PlainText);
    m_thrown->setWordWrap(true);
    auto *row = new QHBoxLayout;
    row->addWidget(m_first, 1);
    row->addWidget(m_throw);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_firstLabel);
    column->addLayout(row);
    column->addWidget(m_thrown);
    return box;
}

QWidget *BeginPage::buildSides()
{
    auto *page = new QWidget;
    page->setProperty("panel", true);
    m_mineLabel = new QLabel(page);
    m_mineBox = new QWidget(page);
    m_mineColumn = new QVBoxLayout(m_mineBox);
    m_mineColumn->setContentsMargins(0, 0, 0, 0);
    m_addMine = new QPushButton(icons::icon("plus"), {}, page);
    m_addMine->setObjectName("table.begin.addMine");
    m_addMine->setProperty("link", true);
    m_roles = new QLabel(page);
    m_roles->setTextFormat(Qt::PlainText);
    m_roles->setWordWrap(true);
    m_roles->setProperty("role", "second");
    m_swap = new QPushButton(icons::icon("swap"), {}, page);
    m_swap->setObjectName("table.begin.swap");
    m_campaignLabel = new QLabel(page);
    m_campaign = new Combo(page);
    m_campaign->setObjectName("table.begin.campaign");
    m_campaignLabel->setBuddy(m_campaign);
    m_problem = new QLabel(page);
    m_problem->setObjectName("table.begin.problem");
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_problem->setProperty("role", "error");
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(12, 8, 12, 10);
    column->setSpacing(6);
    column->addWidget(m_mineLabel);
    column->addWidget(m_mineBox);
    column->addWidget(m_addMine, 0, Qt::AlignLeft);
    column->addWidget(buildOpponent());
    column->addWidget(m_problem);
    column->addWidget(m_roles);
    column->addWidget(m_swap, 0, Qt::AlignLeft);
    column->addWidget(buildFirst());
    column->addWidget(m_campaignLabel);
    column->addWidget(m_campaign);
    column->addStretch();
    for (QLabel *label : {m_mineLabel, m_campaignLabel})
        label->setProperty("role", "second");
    auto *scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus); // what is in it has the keyboard
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(page);
    return scroll;
}

QWidget *BeginPage::buildOpponent()
{
    auto *box = new QWidget;
    m_opponentLabel = new QLabel(box);
    m_opponentLabel->setProperty("role", "second");
    m_against = new Segments(box);
    m_against->setObjectName("table.begin.against");
    m_roster = new Combo(box);
    m_roster->setObjectName("table.begin.opponent");
    m_file = new QPushButton(icons::icon("import"), {}, box);
    m_file->setObjectName("table.begin.file");
    m_name = new QLineEdit(box);
    m_name->setObjectName("table.begin.name");
    m_name->setMaxLength(200);
    m_opponents = new QStackedWidget(box);
    for (QWidget *each : std::initializer_list<QWidget *>{m_roster, m_file, m_name})
        m_opponents->addWidget(each);
    m_opponents->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 6, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_opponentLabel);
    column->addWidget(m_against);
    column->addWidget(m_opponents);
    return box;
}

QWidget *BeginPage::buildScenarios()
{
    auto *page = new QWidget;
    page->setProperty("panel", true);
    m_search = new QLineEdit(page);
    m_search->setObjectName("table.begin.search");
    m_search->setClearButtonEnabled(true);
    m_scenarios = new QListWidget(page);
    m_scenarios->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // long names are cut short
    m_scenarios->setObjectName("table.begin.scenarios");
    m_scenarios->setProperty("roomy", true);
    m_scenarios->setTextElideMode(Qt::ElideRight);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 8, 0, 0);
    auto *search = new QHBoxLayout;
    search->setContentsMargins(12, 0, 12, 0);
    search->addWidget(m_search);
    column->addLayout(search);
    column->addWidget(m_scenarios, 1);
    return page;
}

} // namespace muster::app
