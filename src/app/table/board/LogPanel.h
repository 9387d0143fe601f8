// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/TableVerbs.h"
#include "models/KeyedTreeModel.h"

#include <QWidget>

class QLabel;
class QListView;
class QMenu;
class QToolButton;

namespace muster::app {

class Combo;
class EmptyState;

/// An entry of the log as it is shown.
struct LogRow
{
    QString key; ///< id of the event
    std::vector<LogRow> children{};
    QString turn, text, icon;
    bool corrected = false;
    [[nodiscard]] bool sameContent(const LogRow &other) const
    {
        return turn == other.turn && text == other.text && icon == other.icon && corrected == other.corrected;
    }
};

/// The entries, newest first.
class LogModel final : public models::KeyedTreeModel<LogRow>
{
    Q_OBJECT

public:
    explicit LogModel(TableSession &session, QObject *parent = nullptr) : KeyedTreeModel(parent), m_session(session) {}

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    /// `turn`: of this turn only, all of them; -1: of every turn.
    void refresh(int most, int turn = -1);

private:
    TableSession &m_session;
};

/// What happened, newest first, above it what is easily forgotten now. Every entry can be corrected in its place.
class LogPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit LogPanel(TableSession &session, QWidget *parent = nullptr);

    void retranslate();
    [[nodiscard]] QListView *view() const { return m_view; }
    void showCorrections(const QModelIndex &index, const QPoint &at);

signals:
    void counted(int entries);

private:
    void refresh();
    void buildFoot();
    void fillTurns();
    void showTurn(int turn);
    void fillCorrections(QMenu &menu, const QString &event);
    void addDoers(QMenu &menu, const QString &event, const battle::Payload &payload, const QString &victim);
    void askFaces(const QString &event, const battle::DiceRolled &dice, const QString &words);

    TableSession &m_session;
    LogModel *m_model;
    QListView *m_view;
    EmptyState *m_empty;
    QLabel *m_reminder;
    QWidget *m_foot;
    Combo *m_turns;
    QToolButton *m_everyTurn, *m_all;
    int m_turn = -1; ///< the turn that is shown; -1: all
};

} // namespace muster::app
