// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/TableVerbs.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace muster::app {

/// The rolls of the game that the selected unit may need now, by its markers, its place and its rules: one tap throws, and what
/// follows is written down. Away where there is none.
class UnitOffers final : public QWidget
{
    Q_OBJECT

public:
    explicit UnitOffers(TableSession &session, QWidget *parent = nullptr);

    void retranslate();
    void refresh();

private:
    [[nodiscard]] QVector<const packs::TableRoll *> offered(const battle::UnitState &unit) const;
    QToolButton *addButton();
    void throwDice(const QString &roll);

    TableSession &m_session;
    TableVerbs m_verbs;
    QWidget *m_buttons;
    QLabel *m_result;
    QVector<QToolButton *> m_made;
    QString m_unit, m_event; ///< of the result that is shown
};

} // namespace muster::app
