// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/board/ReservesPanel.h"

#include "app/table/TableWords.h"
#include "app/table/board/TickBox.h"
#include "app/theme/style/Icons.h"
#include "app/theme/widgets/ElidedLabel.h"
#include "app/theme/widgets/EmptyState.h"
#include "text/Spoken.h"

#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::app {

using namespace battle;
using packs::TablePlace;

ReservesPanel::ReservesPanel(TableSession &session, QWidget *parent) : QWidget(parent), m_session(session), m_verbs(session)
{
    setProperty("fingers", true);
    setProperty("panel", true);
    setAttribute(Qt::WA_StyledBackground);
    m_empty = new EmptyState(this);
    m_empty->setIcon("reserve");
    m_list = new QWidget;
    m_list->setProperty("panel", true);
    m_column = new QVBoxLayout(m_list);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addStretch();
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus); // what is in it has the keyboard
    scroll->setWidget(m_list);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_empty, 1);
    column->addWidget(scroll, 1);
    connect(&session, &TableSession::opened, this, &ReservesPanel::refresh);
    connect(&session, &TableSession::changed, this, &ReservesPanel::refresh);
    retranslate();
}

void ReservesPanel::retranslate()
{
    setAccessibleName(tr("Reserves"));
    m_empty->setTexts(tr("Nobody waits"), tr("Units in reserve or in ambush stand here, with what is needed to bring them."));
    for (const Row &row : std::as_const(m_rows))
        delete row.widget;
    m_rows.clear();
    refresh();
}

// One row for those who come together: the carrier, or the unit that a hero has joined.
QVector<const UnitState *> ReservesPanel::waiting() const
{
    QVector<const UnitState *> all;
    const BattleState &state = m_session.state();
    for (const UnitState &unit : state.units) {
        const TablePlace *place = m_session.rules().place(unit.place);
        if (!state.boards.isEmpty() && unit.side < state.sides.size() && state.sides.at(unit.side).gameMaster)
            continue; // tokens bring them
        const bool away = unit.place == QLatin1String("reserve") || unit.place == QLatin1String("ambush")
            || (place && (place->kind == TablePlace::Kind::Reserve || place->kind == TablePlace::Kind::Ambush));
        const QString host = !unit.inside.isEmpty() ? unit.inside : unit.joins.value(0);
        const UnitState *with = state.unit(host);
        const bool along = with && with->place == unit.place && !with->isOut();
        const QVector<const UnitState *> together = away && !unit.isOut() ? m_verbs.arriving(unit.id) : QVector<const UnitState *>();
        const bool shown = std::any_of(together.begin(), together.end(), [&all](const UnitState *each) { return all.contains(each); });
        if (!together.isEmpty() && !shown && (!along || !unit.formation.isEmpty()))
            all.append(&unit);
    }
    return all;
}

ReservesPanel::Row ReservesPanel::makeRow(const QString &unit)
{
    Row row;
    row.unit = unit;
    row.widget = new QWidget(m_list);
    row.name = new ElidedLabel(row.widget);
    row.name->setFont(roleFont(FontRole::BodyStrong));
    row.needed = new QLabel(row.widget);
    row.needed->setTextFormat(Qt::PlainText);
    row.needed->setProperty("role", "second");
    row.needed->setWordWrap(true);
    const auto button = [&](const QString &name, const QString &icon, const QString &words, auto then) {
        auto *made = new QPushButton(icons::icon(icon), words, row.widget);
        made->setObjectName(name + '.' + unit);
        made->setMinimumHeight(TickBox::side);
        connect(made, &QPushButton::clicked, this, then);
        return made;
    };
    auto *throwDice = button("table.arrival.throw", "dice", tr("Throw"), [this, unit] { throwFor(unit); });
    auto *came = button("table.arrival.came", "check", tr("Comes"), [this, unit] { typed(unit, true); });
    auto *stays = button("table.arrival.stays", "close", tr("Stays away"), [this, unit] { typed(unit, false); });
    row.throwDice = throwDice;
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(row.name);
    words->addWidget(row.needed);
    auto *line = new QHBoxLayout(row.widget);
    line->setContentsMargins(14, 6, 14, 6);
    line->addLayout(words, 1);
    line->addWidget(throwDice);
    line->addWidget(came);
    line->addWidget(stays);
    m_column->insertWidget(int(m_rows.size()), row.widget);
    return row;
}

void ReservesPanel::refreshRow(const Row &row)
{
    const UnitState *unit = m_session.state().unit(row.unit);
    if (!unit)
        return;
    QStringList names;
    for (const UnitState *each : m_verbs.arriving(row.unit))
        names.append(each->name);
    row.name->setText(unit->formation.isEmpty() ? names.join(QStringLiteral(" + ")) : unit->formation);
    row.name->setToolTip(names.join(QLatin1Char('\n')));
    const packs::TableRoll *roll = m_verbs.reserveRoll();
    const TablePlace::Kind kind = tablewords::placeKind(*unit, m_session.rules());
    QStringList words{unit->side < m_session.state().sides.size() ? m_session.state().sides.at(unit->side).name : QString()};
    const bool reserve = kind == TablePlace::Kind::Reserve;
    if (!reserve)
        words.append(tr("in ambush: appears when its player says so"));
    else if (m_session.state().turn == 0)
        words.append(tr("from turn 1 on"));
    else if (roll)
        words.append(tablewords::neededText(m_verbs.neededFor(*unit, *roll)));
    row.needed->setText(words.join(QStringLiteral(", ")));
    const bool dice = reserve && roll && !m_verbs.neededFor(*unit, *roll).automatic;
    row.throwDice->setVisible(dice);
    for (auto *each : row.widget->findChildren<QPushButton *>())
        each->setAccessibleName(tr("%1: %2").arg(unit->name, each->text()));
}

void ReservesPanel::refresh()
{
    const QVector<const UnitState *> all = waiting();
    QStringList wanted;
    for (const UnitState *unit : all)
        wanted.append(unit->id);
    for (int i = int(m_rows.size()) - 1; i >= 0; --i) {
        if (!wanted.contains(m_rows.at(i).unit)) {
            m_rows.at(i).widget->hide();
            m_rows.at(i).widget->deleteLater(); // its button may be the one that was pressed
            m_rows.removeAt(i);
        }
    }
    for (const QString &unit : std::as_const(wanted)) {
        const bool there = std::any_of(m_rows.begin(), m_rows.end(), [&unit](const Row &row) { return row.unit == unit; });
        if (!there)
            m_rows.append(makeRow(unit));
    }
    for (const Row &row : std::as_const(m_rows))
        refreshRow(row);
    m_empty->setVisible(m_rows.isEmpty());
    m_list->parentWidget()->parentWidget()->setVisible(!m_rows.isEmpty());
    emit counted(int(m_rows.size()));
}

void ReservesPanel::throwFor(const QString &unit)
{
    const packs::TableRoll *roll = m_verbs.reserveRoll();
    const UnitState *known = m_session.state().unit(unit);
    if (!roll || !known)
        return;
    auto dice = m_session.cup().roll(roll->id, m_verbs.moreDice(unit, roll->id));
    if (!dice)
        m_session.say(text::spoken(dice.error()));
    else
        m_verbs.arrival(unit, *dice);
}

// Dice on the table: only what came of them is known.
void ReservesPanel::typed(const QString &unit, bool came)
{
    m_verbs.arrives(unit, came);
}

} // namespace muster::app
