// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/TableVerbs.h"

#include <QWidget>

class QMenu;
class QToolButton;

namespace muster::app {

/// The markers of the selected unit as switches; rare ones wait in a menu, and the players may have words of their own.
class UnitMarkers final : public QWidget
{
    Q_OBJECT

public:
    explicit UnitMarkers(TableSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    [[nodiscard]] QStringList shown(const battle::UnitState &unit) const;
    QToolButton *addSwitch();
    void fillMore();
    void askOwn();

    TableSession &m_session;
    TableVerbs m_verbs;
    QVector<QToolButton *> m_switches;
    QToolButton *m_more = nullptr;
    QMenu *m_menu = nullptr;
};

} // namespace muster::app
