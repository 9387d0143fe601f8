// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/TableVerbs.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace muster::app {

class FlowLayout;
class TickBox;

/// The boxes or figures of the selected unit to tick, what is left in words, and what runs out. Its controls stay while they fit.
class UnitBoxes final : public QWidget
{
    Q_OBJECT

public:
    explicit UnitBoxes(TableSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    struct Place
    {
        int figure = 0;
        bool circle = false, ticked = false;
        QString name;
    };
    [[nodiscard]] QVector<Place> places(const battle::UnitState &unit) const;
    void press(int index);
    void fillWeapons();
    void refreshSupplies(const battle::UnitState &unit);

    TableSession &m_session;
    TableVerbs m_verbs;
    FlowLayout *m_row;
    QLabel *m_words;
    QVector<TickBox *> m_boxes;
    QToolButton *m_weapons;
    QWidget *m_supplies;
    QString m_suppliesOf;
};

} // namespace muster::app
