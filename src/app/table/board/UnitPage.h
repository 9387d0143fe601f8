// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/TableVerbs.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QToolButton;

namespace muster::app {

class AttackBox;
class Badge;
class Combo;
class ElidedLabel;
class EmptyState;
class UnitBoxes;
class UnitMarkers;
class UnitOffers;

/// The selected unit: its boxes to tick, its markers, where it is, whom it attacks, what is noted about it.
class UnitPage final : public QWidget
{
    Q_OBJECT

public:
    explicit UnitPage(TableSession &session, QWidget *parent = nullptr);

    void retranslate();
    /// What is shown while no battle is open.
    void setHome(QWidget *home);
    /// The menu of those who may have eliminated the unit.
    void showKillers(const QString &unit, const QPoint &at);
    /// For a unit that is out: back, or by somebody else.
    void showGone(const QString &unit, const QPoint &at);
    [[nodiscard]] AttackBox *attack() const { return m_attack; }

private:
    [[nodiscard]] QWidget *buildHead();
    [[nodiscard]] QWidget *buildState();
    [[nodiscard]] QWidget *buildPlace();
    void refresh();
    void refreshPlace(const battle::UnitState &unit);
    void fillKillers(QMenu &menu, const QString &unit, const std::function<void(const QString &)> &then) const;
    void takePlace(int index);
    void showAnswer();

    TableSession &m_session;
    TableVerbs m_verbs;
    QStackedWidget *m_pages;
    QScrollArea *m_scroll;
    QString m_shownUnit, m_aimed;
    EmptyState *m_empty;
    QLabel *m_tile, *m_code;
    ElidedLabel *m_name, *m_detail;
    QPushButton *m_done, *m_eliminated;
    UnitBoxes *m_boxes;
    UnitMarkers *m_markers;
    UnitOffers *m_offers;
    QLabel *m_placeLabel;
    Combo *m_place;
    QString m_placesOf;
    QLineEdit *m_note;
    AttackBox *m_attack;
};

} // namespace muster::app
