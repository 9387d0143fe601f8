// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/TableVerbs.h"

#include <QWidget>

class QLabel;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace muster::app {

class EmptyState;

/// The score sheet and what each side has a number of, with a button for less and one for more.
class ScorePanel final : public QWidget
{
    Q_OBJECT

public:
    explicit ScorePanel(TableSession &session, QWidget *parent = nullptr);

    void retranslate();

private:
    struct Counter
    {
        QString side, id;
        bool resource = false;
        QLabel *name = nullptr, *turns = nullptr;
        QToolButton *value = nullptr;
        QWidget *less = nullptr, *more = nullptr;
    };
    void rebuild();
    void addCounter(const battle::SideState &side, const QString &id, const QString &name, bool resource, int step,
                    const QString &text = {});
    void refresh();
    void refreshCounter(const Counter &counter);
    void askValue(const Counter &counter);

    TableSession &m_session;
    TableVerbs m_verbs;
    QVBoxLayout *m_rows;
    EmptyState *m_empty = nullptr;
    QScrollArea *m_scroll = nullptr;
    QWidget *m_body = nullptr;
    QLabel *m_conditions = nullptr;
    QString m_built;
    QVector<Counter> m_counters;
    QVector<QPair<QString, QLabel *>> m_sums;
};

} // namespace muster::app
