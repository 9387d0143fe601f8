// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/TableVerbs.h"
#include "app/table/master/MasterVerbs.h"
#include "app/table/master/TokenFlow.h"

class QGridLayout;
class QLabel;
class QPushButton;
class QTableWidget;

namespace muster::app {

class BoardBox;
class EmptyState;

/// The game master's boards: what lies where, what they hold, which figures are free. Players never look at it.
class BoardsPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit BoardsPanel(TableSession &session, QWidget *parent = nullptr);

    void retranslate();
    /// One token of a bag into the hand.
    void draw(bool reinforcement);
    /// Asks on which board the tokens of the hand come.
    void askReinforce();

private:
    [[nodiscard]] QWidget *buildHand();
    [[nodiscard]] QWidget *buildKinds();
    void rebuildBoards(int count);
    void refresh();
    void refreshButtons();
    void fillKinds();
    [[nodiscard]] TokenFlow::Item item(const battle::TokenState &token) const;
    void tapOnBoard(const QString &token, const QPoint &at);
    void tapInHand(const QString &token, const QPoint &at);
    [[nodiscard]] QMenu *menu();

    TableSession &m_session;
    TableVerbs m_verbs;
    MasterVerbs m_master;
    EmptyState *m_empty;
    QWidget *m_body;
    QGridLayout *m_grid;
    QLabel *m_scans, *m_hint, *m_legend, *m_handTitle, *m_noHand, *m_warning;
    QVector<BoardBox *> m_boards;
    TokenFlow *m_hand;
    QPushButton *m_blip, *m_token, *m_reinforce;
    QTableWidget *m_kinds;
};

} // namespace muster::app
