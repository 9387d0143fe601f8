// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/TableVerbs.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace muster::app {

class EmptyState;

/// Who waits off the table, what is needed in this turn, and the buttons that bring them: dice of the program or of the table.
class ReservesPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit ReservesPanel(TableSession &session, QWidget *parent = nullptr);

    void retranslate();

signals:
    void counted(int waiting);

private:
    struct Row
    {
        QString unit;
        QWidget *widget = nullptr;
        QLabel *name = nullptr, *needed = nullptr;
        QWidget *throwDice = nullptr;
    };
    [[nodiscard]] QVector<const battle::UnitState *> waiting() const;
    void refresh();
    Row makeRow(const QString &unit);
    void refreshRow(const Row &row);
    void throwFor(const QString &unit);
    void typed(const QString &unit, bool came);

    TableSession &m_session;
    TableVerbs m_verbs;
    EmptyState *m_empty;
    QWidget *m_list;
    QVBoxLayout *m_column;
    QVector<Row> m_rows;
};

} // namespace muster::app
