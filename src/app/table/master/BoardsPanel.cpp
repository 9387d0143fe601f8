// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/master/BoardsPanel.h"

#include "app/table/board/TickBox.h"
#include "app/table/master/BoardBox.h"
#include "app/theme/paint/Literal.h"
#include "app/theme/style/Icons.h"
#include "app/theme/widgets/EmptyState.h"
#include "battle/TokenKinds.h"

#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QTableWidget>
#include <QVBoxLayout>

namespace muster::app {

using namespace battle;

namespace {

constexpr int kindRow = 30;

} // namespace

BoardsPanel::BoardsPanel(TableSession &session, QWidget *parent) : QWidget(parent), m_session(session), m_verbs(session), m_master(session)
{
    setObjectName("table.boards");
    setProperty("fingers", true);
    m_empty = new EmptyState;
    m_empty->setIcon("radar");
    m_body = new QWidget;
    m_body->setProperty("panel", true);
    m_scans = new QLabel(m_body);
    m_scans->setObjectName("table.scans");
    m_scans->setFont(roleFont(FontRole::BodyStrong));
    m_hint = new QLabel(m_body);
    m_hint->setProperty("role", "second");
    m_legend = new QLabel(m_body);
    m_legend->setProperty("role", "hint");
    for (QLabel *label : {m_hint, m_legend})
        label->setWordWrap(true);
    m_grid = new QGridLayout;
    m_grid->setSpacing(8);
    auto *column = new QVBoxLayout(m_body);
    column->setContentsMargins(12, 8, 12, 10);
    column->setSpacing(6);
    column->addWidget(m_scans);
    column->addLayout(m_grid);
    column->addWidget(m_hint);
    column->addWidget(buildHand());
    column->addWidget(m_legend);
    column->addWidget(buildKinds());
    column->addStretch();
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus); // what is in it has the keyboard
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(m_body);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_empty);
    outer->addWidget(scroll);
    connect(&session, &TableSession::opened, this, &BoardsPanel::refresh);
    connect(&session, &TableSession::changed, this, &BoardsPanel::refresh);
    retranslate();
}

QWidget *BoardsPanel::buildHand()
{
    auto *box = new QWidget(m_body);
    m_handTitle = new QLabel(box);
    m_handTitle->setFont(roleFont(FontRole::BodyStrong));
    m_noHand = new QLabel(box);
    m_noHand->setProperty("role", "second");
    m_noHand->setWordWrap(true);
    m_hand = new TokenFlow(box);
    m_blip = new QPushButton(icons::icon("radar"), {}, box);
    m_blip->setObjectName("table.blip");
    m_token = new QPushButton(icons::icon("bag"), {}, box);
    m_token->setObjectName("table.token");
    m_reinforce = new QPushButton(icons::icon("plus"), {}, box);
    m_reinforce->setObjectName("table.reinforce");
    auto *buttons = new QHBoxLayout;
    for (QPushButton *button : {m_blip, m_token, m_reinforce}) {
        button->setMinimumHeight(TickBox::side);
        button->setAutoDefault(true); // Enter presses it too
        buttons->addWidget(button, 1);
    }
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 4, 0, 0);
    column->addLayout(buttons); // above what they fill: who taps again taps the same
    column->addWidget(m_handTitle);
    column->addWidget(m_noHand);
    column->addWidget(m_hand);
    connect(m_blip, &QPushButton::clicked, this, [this] { draw(false); });
    connect(m_token, &QPushButton::clicked, this, [this] { draw(true); });
    connect(m_reinforce, &QPushButton::clicked, this, &BoardsPanel::askReinforce);
    connect(m_hand, &TokenFlow::tapped, this, &BoardsPanel::tapInHand);
    return box;
}

QWidget *BoardsPanel::buildKinds()
{
    auto *box = new QWidget(m_body);
    m_kinds = new QTableWidget(0, 7, box);
    m_kinds->setObjectName("table.kinds");
    m_kinds->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_kinds->setSelectionMode(QAbstractItemView::NoSelection);
    m_kinds->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_kinds->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_kinds->setShowGrid(false);
    m_kinds->setFrameShape(QFrame::NoFrame);
    m_kinds->verticalHeader()->hide();
    m_kinds->verticalHeader()->setDefaultSectionSize(kindRow);
    m_kinds->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_kinds->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_kinds->horizontalHeader()->setHighlightSections(false);
    m_warning = new QLabel(box);
    m_warning->setObjectName("table.echo");
    m_warning->setTextFormat(Qt::PlainText);
    m_warning->setWordWrap(true);
    m_warning->setProperty("role", "warning");
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 4, 0, 0);
    column->addWidget(m_kinds);
    column->addWidget(m_warning);
    return box;
}

void BoardsPanel::retranslate()
{
    setAccessibleName(tr("Boards"));
    m_empty->setTexts(tr("No boards"), tr("They belong to a battle of a game with a game master."));
    m_handTitle->setText(tr("In the hand"));
    m_noHand->setText(tr("Nothing: the mission says how many blips and tokens the game master draws."));
    m_legend->setText(tr("Ring: a blip, players see “?”. Filled square: everybody sees the figure. Dashed: a dummy."));
    m_kinds->setAccessibleName(tr("Blips, tokens and figures"));
    m_kinds->setHorizontalHeaderLabels(
        {tr("Kind"), tr("Points"), tr("In the bags"), tr("Blips held"), tr("Tokens held"), tr("On boards"), tr("Free")});
    refresh();
}

void BoardsPanel::rebuildBoards(int count)
{
    if (count == m_boards.size())
        return;
    qDeleteAll(m_boards);
    m_boards.clear();
    for (int i = 0; i < count; ++i) {
        auto *board = new BoardBox(i + 1, m_body);
        connect(board, &BoardBox::scanWanted, this, [this](int number) { m_master.scan(number); });
        connect(board, &BoardBox::tapped, this, &BoardsPanel::tapOnBoard);
        m_grid->addWidget(board, i / 2, i % 2);
        m_boards.append(board);
        board->show();
    }
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, 1);
}

TokenFlow::Item BoardsPanel::item(const TokenState &token) const
{
    TokenFlow::Item made;
    made.id = token.id;
    made.caption = m_master.nameOf(token);
    const PileCard *card = cardOf(token, m_session.state());
    const bool dummy = token.card == QLatin1String("dummy");
    const UnitState *unit = token.unit.isEmpty() ? nullptr : m_session.state().unit(token.unit);
    if (!unit && card) { // a figure of its kind lends its picture
        for (const UnitState &each : m_session.state().units) {
            if (tokenKindId(each.entry) == card->id)
                unit = &each;
        }
    }
    made.icon = dummy ? QStringLiteral("close") : unit ? m_session.armies().look(unit->id).icon : QStringLiteral("kind-unit");
    using Shape = TokenButton::Shape;
    made.shape = token.turned                       ? Shape::Figure
        : dummy                                     ? Shape::Dummy
        : isReinforcement(token, m_session.rules()) ? Shape::Reinforcement
                                                    : Shape::Blip;
    made.spoken = token.board == 0 ? tr("%1, in the hand").arg(made.caption)
        : token.turned             ? tr("%1, everybody sees it, board %2").arg(made.caption, QString::number(token.board))
                                   : tr("Blip: %1, board %2").arg(made.caption, QString::number(token.board));
    return made;
}

void BoardsPanel::refresh()
{
    const BattleState &state = m_session.state();
    const bool boards = !state.boards.isEmpty();
    m_empty->setVisible(!boards);
    findChild<QScrollArea *>()->setVisible(boards);
    rebuildBoards(int(state.boards.size()));
    for (int i = 0; i < m_boards.size(); ++i) {
        QVector<TokenFlow::Item> items;
        for (const TokenState *token : m_master.onBoard(i + 1))
            items.append(item(*token));
        m_boards.at(i)->set(state.boards.at(i).scanned, state.boards.at(i).turn, items, m_session.colours());
    }
    QVector<TokenFlow::Item> held;
    for (const bool reinforcements : {false, true}) {
        for (const TokenState *token : m_master.hand(reinforcements))
            held.append(item(*token));
    }
    m_hand->set(QStringLiteral("table.hand."), held, m_session.colours());
    m_hand->setVisible(!held.isEmpty());
    m_noHand->setVisible(held.isEmpty());
    m_scans->setText(tr("%1 of %n board(s) scanned", nullptr, int(state.boards.size())).arg(m_master.scanned()));
    refreshButtons();
    fillKinds();
}

void BoardsPanel::refreshButtons()
{
    const auto boards = int(m_session.state().boards.size());
    const auto blips = int(m_master.hand(false).size()), tokens = int(m_master.hand(true).size());
    m_hint->setText(
        m_master.scanned() + 1 >= boards
            ? tr("The last scan places every blip that is left in the hand.")
            : tr("A scan places none, some or all of the %n blip(s) in the hand; the last one all that are left.", nullptr, blips));
    m_hint->setVisible(m_master.scanned() < boards);
    m_blip->setText(tr("Blip from the bag (%1)").arg(m_master.leftInBag(false)));
    m_token->setText(tr("Token (%1)").arg(m_master.leftInBag(true)));
    const int most = std::min(tokens, MasterVerbs::mostReinforcements);
    m_reinforce->setText(tokens == 0                     ? tr("Reinforce")
                             : m_master.boardsAreEmpty() ? tr("Reinforce: all %1").arg(most)
                                                         : tr("Reinforce, up to %1").arg(most));
    m_blip->setToolTip(tr("B: draws a blip into the hand"));
    m_token->setToolTip(tr("K: draws a reinforcement token into the hand"));
    m_reinforce->setToolTip(tr("R: at the end of the game master’s turn, never where a player’s figure can see"));
}

void BoardsPanel::fillKinds()
{
    const QVector<TokenKind> kinds = tokenKinds(m_session.state(), m_session.rules(), m_session.language());
    m_kinds->setRowCount(int(kinds.size()));
    QStringList without;
    for (int row = 0; row < kinds.size(); ++row) {
        const TokenKind &kind = kinds.at(row);
        const bool figures = kind.figures > 0;
        const QStringList cells{kind.name,
                                kind.points > 0 ? QString::number(kind.points) : QStringLiteral("–"),
                                QString::number(kind.inBags),
                                QString::number(kind.blips),
                                QString::number(kind.reinforcements),
                                QString::number(kind.onBoards),
                                figures ? (kind.free > 0 ? QString::number(kind.free) : tr("none")) : QStringLiteral("–")};
        for (int cell = 0; cell < cells.size(); ++cell) {
            auto *item = m_kinds->item(row, cell);
            if (!item) {
                item = new QTableWidgetItem;
                item->setTextAlignment(cell == 0 ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignVCenter);
                m_kinds->setItem(row, cell, item);
            }
            item->setText(cells.at(cell));
        }
        if (figures && kind.free == 0)
            without.append(kind.name);
    }
    m_kinds->setFixedHeight(m_kinds->horizontalHeader()->sizeHint().height() + int(kinds.size()) * kindRow + 2);
    m_warning->setText(tr("No figure is free: %1. A blip of it that is turned over is an echo, a token of it cannot be played.")
                           .arg(without.join(QStringLiteral(", "))));
    m_warning->setVisible(!without.isEmpty());
}

void BoardsPanel::draw(bool reinforcement)
{
    if (const packs::TableBag *bag = m_master.bag(reinforcement))
        m_verbs.draw(bag->id);
}

QMenu *BoardsPanel::menu()
{
    auto *made = new QMenu(this);
    made->setObjectName("table.token.menu");
    made->setAttribute(Qt::WA_DeleteOnClose);
    return made;
}

void BoardsPanel::tapOnBoard(const QString &id, const QPoint &at)
{
    const TokenState *token = m_session.state().token(id);
    if (!token)
        return;
    if (!token->unit.isEmpty()) { // its page has the boxes, and who eliminated it
        m_session.setCurrent(token->unit);
        return;
    }
    QMenu *open = menu();
    if (!token->turned)
        connect(open->addAction(icons::icon("eye"), tr("Turn it over")), &QAction::triggered, this, [this, id] { m_master.turnOver(id); });
    for (int board = 1; board <= m_boards.size(); ++board) {
        if (board != token->board && !token->turned)
            connect(open->addAction(tr("Move to board %1").arg(board)), &QAction::triggered, this,
                    [this, id, board] { m_master.place(id, board); });
    }
    if (!token->turned)
        connect(open->addAction(icons::icon("undo"), tr("Back into the hand")), &QAction::triggered, this,
                [this, id] { m_master.takeBack(id); });
    connect(open->addAction(icons::icon("close"), tr("Off the board")), &QAction::triggered, this, [this, id] { m_master.putAside(id); });
    open->popup(at);
}

void BoardsPanel::tapInHand(const QString &id, const QPoint &at)
{
    const TokenState *token = m_session.state().token(id);
    if (!token)
        return;
    const bool reinforcement = isReinforcement(*token, m_session.rules());
    QMenu *open = menu();
    for (int board = 1; board <= m_boards.size(); ++board) {
        if (reinforcement)
            connect(open->addAction(tr("Appears on board %1").arg(board)), &QAction::triggered, this,
                    [this, id, board] { m_master.play(id, board); });
        else if (m_session.state().boards.at(board - 1).scanned)
            connect(open->addAction(tr("Place on board %1").arg(board)), &QAction::triggered, this,
                    [this, id, board] { m_master.place(id, board); });
    }
    connect(open->addAction(icons::icon("undo"), tr("Back into the bag")), &QAction::triggered, this,
            [this, pile = token->pile, card = token->card] { m_verbs.putBack(pile, card); });
    open->popup(at);
}

void BoardsPanel::askReinforce()
{
    if (m_master.hand(true).isEmpty()) {
        m_master.reinforce(1); // says that there is none
        return;
    }
    QMenu *open = menu();
    for (int board = 1; board <= m_boards.size(); ++board)
        connect(open->addAction(tr("On board %1").arg(board)), &QAction::triggered, this, [this, board] { m_master.reinforce(board); });
    open->popup(m_reinforce->mapToGlobal(QPoint(0, m_reinforce->height())));
}

} // namespace muster::app
