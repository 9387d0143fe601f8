// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/TableVerbs.h"
#include "battle/dice/Initiative.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QSpinBox;

namespace muster::app {

class Combo;
class EmptyState;

/// The dice and the rolls of the game: thrown here or on the table, both are recorded alike; some may be thrown again.
class DicePanel final : public QWidget
{
    Q_OBJECT

public:
    explicit DicePanel(TableSession &session, QWidget *parent = nullptr);

    void retranslate();

private:
    [[nodiscard]] QWidget *buildMore();
    [[nodiscard]] QWidget *buildFree();
    [[nodiscard]] QWidget *buildHand();
    void connectAll();
    void refresh();
    void fillRolls();
    void throwRoll();
    void chooseWho();
    void takeWho();
    [[nodiscard]] bool isInitiative() const;
    [[nodiscard]] battle::InitiativeThrow initiativeNow() const;
    [[nodiscard]] int moreDice() const;
    void throwFree();
    void recordTyped();
    void throwAgain();
    void take(const base::Result<battle::DiceRolled> &dice, const QString &sentence);
    void showDice(const battle::DiceRolled &dice);
    [[nodiscard]] QString chosenRoll() const;

    TableSession &m_session;
    QString m_built;
    Combo *m_rolls, *m_dice, *m_who;
    QLabel *m_text;
    QSpinBox *m_count, *m_more, *m_plus;
    QPushButton *m_throwRoll, *m_throwFree, *m_record, *m_again;
    QLabel *m_moreLabel, *m_handLabel, *m_result;
    QLineEdit *m_faces;
    QWidget *m_shown;
    EmptyState *m_empty;
    QScrollArea *m_scroll;
    battle::DiceRolled m_last;
    QString m_lastEvent;
};

} // namespace muster::app
