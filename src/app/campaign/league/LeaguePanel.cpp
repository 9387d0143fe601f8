// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/league/LeaguePanel.h"

#include "app/campaign/league/FormDelegate.h"
#include "app/campaign/league/MeetingDelegate.h"
#include "app/campaign/league/QuickGameBar.h"
#include "app/campaign/tables/ColumnFit.h"
#include "app/campaign/tables/TableLook.h"
#include "app/theme/style/Icons.h"
#include "app/theme/widgets/ElidedLabel.h"
#include "app/theme/widgets/FlowLayout.h"
#include "app/theme/widgets/Segments.h"
#include "share/campaign/LeagueTables.h"
#include "share/campaign/LeagueText.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace muster::app {

using namespace campaign;

namespace {

constexpr int leagueRow = 28; // a club of eight is read at once on a laptop

} // namespace

LeaguePanel::LeaguePanel(CampaignSession &session, QWidget *parent) : QWidget(parent), m_session(session)
{
    m_bar = new QuickGameBar(session, this);
    QWidget *head = makeHead();
    m_stack = new QStackedWidget(this);
    m_table = makeView("league.table");
    m_rounds = makeView("league.rounds");
    m_heads = makeView("league.heads");
    m_table.table->setItemDelegateForColumn(9, new FormDelegate(m_table.table));
    // Before the table scrolls sideways it leaves out what follows from other columns: the difference, then the games.
    m_fit = new ColumnFit(m_table.table, {{}, {60, 3, true}, {}, {}, {}, {}, {}, {}, {}, {}});
    m_fit->setFold(2, [this](int step) {
        m_table.table->setColumnHidden(7, step > 0);
        m_table.table->setColumnHidden(2, step > 1);
    });
    m_which->setChoices({tr("Table"), tr("Rounds"), tr("Head to head")});
    m_which->setCurrentIndex(0);
    connect(m_which, &Segments::chosen, m_stack, &QStackedWidget::setCurrentIndex);
    connect(m_rounds.table, &QTableView::activated, this, [this](const QModelIndex &index) {
        if (const int game = m_games.value(index.row(), -1); game >= 0)
            openGame(m_league.games.at(game));
    });
    auto *meetings = new MeetingDelegate(m_league, m_heads.table);
    m_heads.table->setItemDelegate(meetings);
    m_heads.table->setSelectionBehavior(QAbstractItemView::SelectItems);
    connect(m_heads.table, &QTableView::activated, this, [this, meetings](const QModelIndex &index) {
        if (const LeagueGame *game = meetings->gameAt(index))
            openGame(LeagueGame(*game)); // what it opens may bring another table
    });
    m_rules = new ElidedLabel(this);
    m_rules->setObjectName("league.rules");
    m_rules->setFont(roleFont(FontRole::Small));
    m_rules->setProperty("role", "second");
    m_rules->setContentsMargins(12, 4, 12, 5);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    column->addWidget(head);
    column->addWidget(m_stack, 1);
    column->addWidget(m_rules);
    connect(&session, &CampaignSession::changed, this, &LeaguePanel::refresh);
    connect(&session, &CampaignSession::opened, this, &LeaguePanel::refresh);
    retranslate();
}

LeaguePanel::~LeaguePanel() = default;

LeaguePanel::View LeaguePanel::makeView(const char *name)
{
    View view{new models::CampaignTableModel(this), new QTableView(this)};
    view.table->setObjectName(QString::fromLatin1(name));
    view.table->setModel(view.model);
    dressTable(view.table, leagueRow);
    view.table->setWordWrap(false);
    view.table->setProperty("padded", true);
    view.table->horizontalHeader()->setStretchLastSection(true);
    m_stack->addWidget(view.table);
    return view;
}

// What is shown and what can be done with it share a line: below stands the table.
QWidget *LeaguePanel::makeHead()
{
    auto *head = new QWidget(this);
    m_which = new Segments(head);
    m_which->setObjectName("league.which");
    m_pair = new QPushButton(head);
    m_pair->setObjectName("league.pair");
    m_csv = new QToolButton(head);
    m_csv->setObjectName("league.csv");
    m_csv->setIcon(icons::icon("import"));
    m_picture = new QToolButton(head);
    m_picture->setObjectName("league.picture");
    m_picture->setIcon(icons::icon("image"));
    m_copy = new QPushButton(head);
    m_copy->setObjectName("league.copy");
    m_copy->setIcon(icons::icon("copy"));
    connect(m_pair, &QPushButton::clicked, this, &LeaguePanel::pair);
    connect(m_csv, &QToolButton::clicked, this, [this] {
        readTable(QFileDialog::getOpenFileName(window(), tr("Games from a table"), {}, tr("Tables (*.csv *.txt);;All files (*)")));
    });
    connect(m_copy, &QPushButton::clicked, this, &LeaguePanel::copyText);
    connect(m_picture, &QToolButton::clicked, this, &LeaguePanel::copyPicture);
    auto *flow = new FlowLayout(head);
    flow->setContentsMargins(12, 0, 12, 4);
    flow->setSpacing(8);
    for (QWidget *part : {static_cast<QWidget *>(m_which), static_cast<QWidget *>(m_pair), static_cast<QWidget *>(m_csv),
                          static_cast<QWidget *>(m_picture), static_cast<QWidget *>(m_copy)})
        flow->addWidget(part);
    return head;
}

void LeaguePanel::refresh()
{
    const CampaignState &state = m_session.state();
    m_league = m_session.document() ? leagueOf(state, m_session.rules(), QDate::currentDate()) : League();
    QStringList players, games;
    for (const LeagueLine &line : m_league.lines)
        players.append(line.standing.player);
    m_table.model->show(share::leagueTable(state, m_league, m_session.language()), players);
    m_heads.model->show(share::headToHead(state, m_league, m_session.language()), players);
    const share::ReportTable rounds = share::roundsTable(state, m_league, m_session.language(), m_games);
    for (int i = 0; i < m_games.size(); ++i)
        games.append(m_games.at(i) < 0 ? QString("bye %1 %2").arg(rounds.rows.at(i).value(0), rounds.rows.at(i).value(1))
                                       : state.log.at(m_league.games.at(m_games.at(i)).event).id);
    m_rounds.model->show(rounds, games);
    for (const View &view : {m_rounds, m_heads})
        view.table->resizeColumnsToContents();
    m_fit->fitSoon();
    m_bar->refresh();
    m_rules->setText(share::leagueRulesText(m_session.rules(), m_session.language()));
    const bool two = state.players.size() > 1;
    for (QAbstractButton *button :
         {static_cast<QAbstractButton *>(m_pair), static_cast<QAbstractButton *>(m_copy), static_cast<QAbstractButton *>(m_picture)})
        button->setEnabled(m_session.document() && two);
    m_csv->setEnabled(m_session.document());
}

// A game that is open is entered above; one that was fought has its page.
void LeaguePanel::openGame(const LeagueGame &game)
{
    if (game.isOpen())
        m_bar->propose(game.one, game.other);
    else
        emit opened(m_session.state().log.at(game.event).id);
}

void LeaguePanel::propose(const QString &one, const QString &other)
{
    m_bar->propose(one, other);
}

void LeaguePanel::record(const QString &sentence, const QVector<Event> &events)
{
    m_session.document()->recordEvents(sentence, events);
    m_which->setCurrentIndex(1);
    m_stack->setCurrentIndex(1);
}

void LeaguePanel::copyText()
{
    int leftOut = 0;
    const QString text = share::leagueText(m_session.document()->campaign(), m_session.state(), m_league, m_session.language(), true,
                                           share::discordLimit, &leftOut);
    QGuiApplication::clipboard()->setText(text);
    QString words = tr("The table is copied: %1 of %2 characters.").arg(QString::number(text.size()), QString::number(share::discordLimit));
    if (leftOut)
        words += ' ' + tr("%n player(s) had no room: the picture shows everybody.", nullptr, leftOut);
    emit m_session.said(words);
}

// The whole table, also what is scrolled out of sight.
void LeaguePanel::copyPicture()
{
    QTableView *view = m_table.table;
    const QSize size(view->horizontalHeader()->length() + 2, view->verticalHeader()->length() + view->horizontalHeader()->height() + 2);
    QTableView whole;
    whole.setModel(m_table.model);
    dressTable(&whole, leagueRow);
    whole.setItemDelegateForColumn(9, new FormDelegate(&whole));
    whole.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    whole.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    whole.setFont(view->font());
    whole.resize(size);
    whole.resizeColumnsToContents();
    whole.resize(whole.horizontalHeader()->length() + 2, size.height());
    QGuiApplication::clipboard()->setPixmap(whole.grab());
    emit m_session.said(tr("A picture of the table is copied."));
}

void LeaguePanel::retranslate()
{
    m_bar->retranslate();
    m_which->setAccessibleName(tr("What of the league is shown"));
    m_which->setChoices({tr("Table"), tr("Rounds"), tr("Head to head")});
    m_table.table->setAccessibleName(tr("Table of the league"));
    m_rounds.table->setAccessibleName(tr("Games, newest round first"));
    m_heads.table->setAccessibleName(tr("Who has met whom"));
    m_pair->setText(tr("Pair…"));
    m_pair->setToolTip(tr("The next round, everybody against everybody, or two players, with a day to play by"));
    m_csv->setAccessibleName(tr("Games from a table"));
    m_csv->setToolTip(tr("Games that somebody kept in a spreadsheet, as CSV: player, score, player 2, score 2; also date, round, notes"));
    m_copy->setText(QStringLiteral("Discord")); // in every language; with more words the line is too long for one
    m_copy->setAccessibleName(tr("Copy for Discord"));
    m_copy->setToolTip(tr("Copy for Discord"));
    m_picture->setAccessibleName(tr("Copy as a picture"));
    m_picture->setToolTip(tr("Copy the whole table as a picture"));
    refresh();
}

} // namespace muster::app
