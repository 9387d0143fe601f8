// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/tables/TablePanel.h"

#include "app/campaign/tables/ColumnFit.h"
#include "app/campaign/tables/TableLook.h"
#include "app/theme/paint/Literal.h"
#include "app/theme/widgets/EmptyState.h"
#include "campaign/fold/Fold.h"

#include <QAction>
#include <QHeaderView>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace muster::app {

using namespace campaign;

TablePanel::TablePanel(Kind kind, CampaignSession &session, QWidget *parent) : QWidget(parent), m_kind(kind), m_session(session)
{
    buildView();
    m_empty = new EmptyState(this);
    m_empty->setIcon(QStringList{"trophy", "star", "ok"}.value(kind));
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_empty);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_stack);
    m_bar = new QWidget(this);
    m_bar->hide();
    m_buttons = new QHBoxLayout(m_bar);
    m_buttons->setContentsMargins(12, 8, 12, 8);
    m_buttons->setSpacing(8);
    m_buttons->addStretch();
    column->addWidget(m_bar);
    setFocusProxy(m_view);
    connect(m_view, &QTableView::activated, this, [this] { emit activated(currentKey()); });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &TablePanel::selectionChanged);
    connect(&session, &CampaignSession::changed, this, &TablePanel::refresh);
    retranslate();
}

void TablePanel::buildView()
{
    m_model = new models::CampaignTableModel(this);
    m_proxy = new QSortFilterProxyModel(this);
    m_proxy->setSourceModel(m_model);
    m_proxy->setSortRole(models::CampaignTableModel::SortRole);
    m_view = new QTableView(this);
    m_view->setObjectName(QStringList{"campaign.standings.table", "campaign.honour.table", "campaign.findings.table"}.value(m_kind));
    m_view->setModel(m_proxy);
    dressTable(m_view, 30);
    m_view->setWordWrap(false);
    m_view->horizontalHeader()->setStretchLastSection(true);
    m_view->setProperty("padded", true);
    m_view->setSortingEnabled(m_kind != Findings);
    m_proxy->sort(-1);
    m_view->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_view->horizontalHeader()->setVisible(m_kind != Findings);
    if (m_kind != Standings)
        return;
    // Player, played, won, drawn, lost, points, victory points, objectives, kills, kill points, losses.
    m_fit = new ColumnFit(m_view, {{70, 3, true}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}});
    m_fit->setFold(4, [this](int step) { fold(step); });
}

void TablePanel::fold(int step)
{
    const int goes[] = {0, 9, 10, 8, 7}; // in this order
    for (int i = 1; i <= 4; ++i)
        m_view->setColumnHidden(goes[i], step >= i);
    m_view->setColumnHidden(6, step >= 1);
}

void TablePanel::addMenu(QAction *action)
{
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_view->addAction(action);
}

void TablePanel::addActions(const QList<QAction *> &actions)
{
    for (QAction *action : actions) {
        auto *button = new QPushButton(this);
        const auto follow = [button, action] {
            button->setText(literal(readable(action->text())));
            button->setEnabled(action->isEnabled());
            button->setToolTip(action->toolTip());
        };
        follow();
        connect(action, &QAction::changed, button, follow);
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        m_buttons->insertWidget(m_buttons->count() - 1, button);
    }
    refresh();
}

QString TablePanel::currentKey() const
{
    return m_view->currentIndex().data(models::CampaignTableModel::KeyRole).toString();
}

void TablePanel::refresh()
{
    const CampaignState &state = m_session.state();
    share::ReportTable table;
    QStringList keys;
    if (m_session.document() && m_kind == Findings) {
        table.columns = {{"weight", tr("Weight"), false}, {"problem", tr("Entry"), false}};
        for (const Problem &problem : state.problems) {
            table.rows.append(QStringList{problem.isWarning() ? tr("Counts, but is odd") : tr("Does not count"),
                                          problemText(problem, state, m_session.rules(), m_session.language())});
            keys.append(CampaignSession::keyOf(problem));
        }
    } else if (m_session.document()) {
        const share::CampaignReport report = share::campaignReport(m_session.document()->campaign(), state, m_session.language(),
                                                                   m_session.names());
        const QString wanted = QStringList{"standings", "honour"}.value(m_kind);
        for (const share::ReportTable &part : report.tables) {
            if (part.id == wanted)
                table = part;
        }
    }
    if (m_kind == Standings) {
        for (const Standing &line : state.standings)
            keys.append(line.player);
    } else if (m_kind == Honour) { // findings have theirs
        for (const SoldierState &soldier : state.soldiers) {
            if (!soldier.inService())
                keys.append(soldier.id);
        }
    }
    m_model->show(table, keys);
    m_stack->setCurrentWidget(table.rows.isEmpty() ? static_cast<QWidget *>(m_empty) : m_view);
    m_bar->setVisible(m_buttons->count() > 1 && !table.rows.isEmpty());
    if (m_fit)
        m_fit->fitSoon();
    else
        m_view->resizeColumnsToContents();
    // A finding that was just raised can be dealt with at once.
    if (m_kind == Findings && !table.rows.isEmpty() && !m_view->currentIndex().isValid())
        m_view->selectRow(0);
}

void TablePanel::retranslate()
{
    switch (m_kind) {
    case Standings:
        m_view->setAccessibleName(tr("Standings"));
        m_model->setShortHeads({tr("Player"), tr("Pl.", "missions played, head of a column"), tr("W", "won"), tr("D", "drawn"),
                                tr("L", "lost"), tr("Pts", "points"), tr("VP", "victory points"), tr("Obj.", "objectives"), tr("Kills"),
                                tr("Value", "points of the figures eliminated"), tr("Losses")});
        m_empty->setTexts(tr("No player yet"), tr("Standings count missions, results, objectives and losses of every player."));
        break;
    case Honour:
        m_view->setAccessibleName(tr("Roll of honour"));
        m_empty->setTexts(tr("Nobody has fallen or retired"), tr("Whoever leaves service keeps their place here."));
        break;
    case Findings:
        m_view->setAccessibleName(tr("What does not hold, and what is odd"));
        m_empty->setTexts(tr("Everything holds"), tr("Every promotion, purchase and mission of the log fits the rules of the campaign."));
        break;
    }
    refresh();
}

} // namespace muster::app
