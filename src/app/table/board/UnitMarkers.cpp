// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/board/UnitMarkers.h"

#include "app/table/TableWords.h"
#include "app/table/board/TickBox.h"
#include "app/theme/paint/Literal.h"
#include "app/theme/style/Icons.h"
#include "app/theme/widgets/FlowLayout.h"

#include <QInputDialog>
#include <QMenu>
#include <QToolButton>

namespace muster::app {

using namespace battle;

namespace {

constexpr int alwaysShown = 3;
const QString ownPrefix = QStringLiteral("own:");

} // namespace

UnitMarkers::UnitMarkers(TableSession &session, QWidget *parent) : QWidget(parent), m_session(session), m_verbs(session)
{
    auto *row = new FlowLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    m_menu = new QMenu(this);
    connect(m_menu, &QMenu::aboutToShow, this, &UnitMarkers::fillMore);
    m_more = new QToolButton(this);
    m_more->setObjectName("table.markers.more");
    m_more->setMenu(m_menu);
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setFocusPolicy(Qt::StrongFocus);
    m_more->setMinimumHeight(TickBox::side);
    m_more->setProperty("tableToggle", true);
    row->addWidget(m_more);
}

// The first markers of the game are always there, the others while they lie beside the unit.
QStringList UnitMarkers::shown(const UnitState &unit) const
{
    QStringList keys;
    const auto &markers = m_session.rules().markers;
    for (int i = 0; i < markers.size(); ++i) {
        if (i < alwaysShown || unit.marker(markers.at(i).id))
            keys.append(markers.at(i).id);
    }
    for (const MarkerState &marker : unit.markers) {
        if (!m_session.rules().marker(marker.id))
            keys.append(ownPrefix + (marker.text.isEmpty() ? marker.id : marker.text));
    }
    return keys;
}

QToolButton *UnitMarkers::addSwitch()
{
    auto *button = new QToolButton(this);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setMinimumHeight(TickBox::side);
    button->setProperty("tableToggle", true);
    connect(button, &QToolButton::clicked, this, [this, button] {
        const QString key = button->property("marker").toString(), unit = m_session.current();
        if (key.startsWith(ownPrefix))
            m_verbs.clearOwnMarker(unit, key.mid(ownPrefix.size()));
        else
            m_verbs.toggleMarker(unit, key);
        refresh();
    });
    layout()->removeWidget(m_more); // it stays the last
    layout()->addWidget(button);
    layout()->addWidget(m_more);
    m_switches.append(button);
    return button;
}

void UnitMarkers::refresh()
{
    const UnitState *unit = m_session.currentUnit();
    const QStringList keys = unit ? shown(*unit) : QStringList();
    while (m_switches.size() < keys.size())
        addSwitch();
    const QString language = m_session.language();
    for (int i = 0; i < m_switches.size(); ++i) {
        QToolButton *button = m_switches.at(i);
        button->setVisible(i < keys.size());
        if (i >= keys.size())
            continue;
        const QString &key = keys.at(i);
        const packs::TableMarker *marker = m_session.rules().marker(key);
        const QString name = marker ? marker->name.in(language) : key.mid(ownPrefix.size());
        button->setObjectName("table.marker." + key);
        button->setProperty("marker", key);
        button->setText(literal(name));
        button->setAccessibleName(name);
        button->setIcon(icons::icon(marker ? tablewords::markerIcon(*marker) : QStringLiteral("tag")));
        button->setToolTip(marker ? marker->text.in(language) : tr("A marker of your own: take it away"));
        button->setChecked(!marker || unit->marker(key));
    }
    m_more->setText(tr("Marker…"));
    m_more->setAccessibleName(tr("Further markers"));
    m_more->setVisible(unit);
}

void UnitMarkers::fillMore()
{
    m_menu->clear();
    const UnitState *unit = m_session.currentUnit();
    if (!unit)
        return;
    const QStringList there = shown(*unit);
    for (const packs::TableMarker &marker : m_session.rules().markers) {
        if (there.contains(marker.id))
            continue;
        QAction *action = m_menu->addAction(icons::icon(tablewords::markerIcon(marker)), literal(marker.name.in(m_session.language())));
        connect(action, &QAction::triggered, this, [this, id = marker.id] { m_verbs.toggleMarker(m_session.current(), id); });
    }
    m_menu->addSeparator();
    QAction *own = m_menu->addAction(tr("Marker of your own…"));
    connect(own, &QAction::triggered, this, &UnitMarkers::askOwn);
}

void UnitMarkers::askOwn()
{
    bool taken = false;
    const QString text = QInputDialog::getText(this, tr("Marker of your own"), tr("What is to be remembered?"), QLineEdit::Normal, {},
                                               &taken);
    if (taken)
        m_verbs.setOwnMarker(m_session.current(), text.trimmed());
}

} // namespace muster::app
