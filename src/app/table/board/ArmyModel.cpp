// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/board/ArmyModel.h"

#include "app/table/TableVerbs.h"

#include <algorithm>

namespace muster::app {

using namespace battle;
using packs::TablePlace;

namespace {

constexpr int mostBoxesShown = 12;

const QString *hostOf(const UnitState &unit)
{
    if (!unit.inside.isEmpty())
        return &unit.inside;
    return unit.joins.isEmpty() ? nullptr : &unit.joins.first();
}

} // namespace

bool ArmyRow::sameContent(const ArmyRow &other) const
{
    return kind == other.kind && name == other.name && second == other.second && code == other.code && icon == other.icon
        && spoken == other.spoken && boxes == other.boxes && count == other.count && badges == other.badges && done == other.done
        && target == other.target && along == other.along && comesNow == other.comesNow;
}

ArmyModel::ArmyModel(TableSession &session, bool theirs, QObject *parent) : KeyedTreeModel(parent), m_session(session), m_theirs(theirs) {}

QVariant ArmyModel::data(const QModelIndex &index, int role) const
{
    const ArmyRow *shown = row(index);
    if (!shown)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return shown->name;
    case Qt::AccessibleTextRole:
        return shown->spoken;
    default:
        return {};
    }
}

Qt::ItemFlags ArmyModel::flags(const QModelIndex &index) const
{
    const ArmyRow *shown = row(index);
    return !shown || shown->kind == ArmyRow::Kind::Heading ? Qt::ItemIsEnabled : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

QModelIndex ArmyModel::indexOfUnit(const QString &unit) const
{
    return unit.isEmpty() ? QModelIndex() : find([&unit](const ArmyRow &each) { return each.key == unit; });
}

ArmyRow ArmyModel::heading(const QString &key, const QString &title, const QString &remark) const
{
    ArmyRow made;
    made.key = QStringLiteral("heading:") + key;
    made.kind = ArmyRow::Kind::Heading;
    made.name = title;
    made.second = remark;
    made.spoken = remark.isEmpty() ? title : title + QStringLiteral(", ") + remark;
    return made;
}

ArmyRow ArmyModel::tile(const UnitState &unit) const
{
    ArmyRow made;
    made.key = unit.id;
    made.name = unit.name;
    const UnitLook &look = m_session.armies().look(unit.id);
    made.code = look.code;
    made.icon = look.icon;
    made.spoken = tablewords::spoken(unit, m_session);
    made.badges = tablewords::badges(unit, m_session);
    made.done = unit.activated;
    made.target = unit.id == m_session.target();
    const QString *host = hostOf(unit);
    made.along = host && m_session.state().unit(*host);
    const bool figures = unit.figures.size() > 1;
    for (const FigureState &figure : unit.figures) {
        if (figures)
            made.boxes.append({true, figure.isOut()});
        else
            for (int i = 0; i < figure.boxes && made.boxes.size() < mostBoxesShown; ++i)
                made.boxes.append({false, i >= figure.boxes - figure.lost});
    }
    made.count = figures ? QStringLiteral("%1 / %2").arg(unit.figuresLeft()).arg(unit.figures.size())
                         : QStringLiteral("%1 / %2").arg(unit.boxesLeft()).arg(unit.boxes());
    if (tablewords::placeKind(unit, m_session.rules()) == TablePlace::Kind::Reserve) {
        const TableVerbs verbs(m_session);
        const packs::TableRoll *roll = verbs.reserveRoll();
        made.comesNow = m_session.state().turn > 0 && roll && verbs.neededFor(unit, *roll).automatic;
        if (made.comesNow) {
            made.badges = {{tr("comes now"), "reserve", Tone::Accent}};
            made.spoken += QStringLiteral(", ") + tr("comes now");
        }
    }
    return made;
}

ArmyRow ArmyModel::gone(const UnitState &unit) const
{
    ArmyRow made;
    made.key = unit.id;
    made.kind = ArmyRow::Kind::Gone;
    made.name = unit.name;
    made.icon = m_session.armies().look(unit.id).icon;
    const BattleState &state = m_session.state();
    const auto kill = std::find_if(state.kills.rbegin(), state.kills.rend(),
                                   [&](const BattleKill &each) { return state.units.at(each.unit).id == unit.id; });
    if (kill == state.kills.rend())
        made.second = tr("eliminated");
    else if (kill->by >= 0)
        made.second = tr("Turn %1, by %2").arg(QString::number(kill->turn), state.units.at(kill->by).name);
    else
        made.second = kill->bySide >= 0 ? tr("Turn %1, by %2").arg(QString::number(kill->turn), state.sides.at(kill->bySide).name)
                                        : tr("Turn %1, nobody named").arg(kill->turn);
    made.spoken = tablewords::spoken(unit, m_session) + QStringLiteral(", ") + made.second;
    return made;
}

QVector<const UnitState *> ArmyModel::ordered(const QVector<const UnitState *> &units) const
{
    QVector<const UnitState *> all;
    const auto isHere = [&units](const QString &id) {
        return std::any_of(units.begin(), units.end(), [&id](const UnitState *each) { return each->id == id; });
    };
    for (const UnitState *unit : units) {
        const QString *host = hostOf(*unit);
        if (host && isHere(*host) && *host != unit->id)
            continue;
        all.append(unit);
        for (const UnitState *along : units) {
            const QString *theirs = hostOf(*along);
            if (along != unit && theirs && *theirs == unit->id)
                all.append(along);
        }
    }
    for (const UnitState *unit : units) { // whoever rides in somebody who rides too
        if (!all.contains(unit))
            all.append(unit);
    }
    return all;
}

ArmyRow ArmyModel::formation(const QVector<const UnitState *> &units) const
{
    ArmyRow made;
    const UnitState &first = *units.first();
    made.kind = ArmyRow::Kind::Formation;
    made.side = first.side;
    made.name = first.formation;
    made.key = QStringLiteral("formation:%1:%2:%3").arg(QString::number(first.side), first.place, first.formation);
    const auto done = std::count_if(units.begin(), units.end(), [](const UnitState *unit) { return unit->activated; });
    made.done = done == units.size();
    made.second = done > 0 && !made.done ? tr("%1 of %n done", nullptr, int(units.size())).arg(done)
                                         : tr("%n unit(s)", nullptr, int(units.size()));
    made.spoken = QStringList{made.name, made.done ? tr("done") : made.second}.join(QStringLiteral(", "));
    return made;
}

void ArmyModel::addTiles(std::vector<ArmyRow> &rows, const QVector<const UnitState *> &units) const
{
    QVector<const UnitState *> left = units;
    while (!left.isEmpty()) {
        const QString name = left.first()->formation;
        QVector<const UnitState *> together, others;
        for (const UnitState *unit : std::as_const(left))
            unit->formation == name ? together.append(unit) : others.append(unit);
        if (!name.isEmpty())
            rows.push_back(formation(together));
        for (const UnitState *unit : ordered(together))
            rows.push_back(tile(*unit));
        left = others;
    }
}

void ArmyModel::refresh()
{
    const BattleState &state = m_session.state();
    std::vector<ArmyRow> rows;
    for (int side = 0; side < state.sides.size(); ++side) {
        if (m_session.isTheirs(side) != m_theirs)
            continue;
        QVector<const UnitState *> board, off, out;
        for (const UnitState &unit : state.units) {
            if (unit.side != side)
                continue;
            const TablePlace::Kind kind = tablewords::placeKind(unit, m_session.rules());
            if (unit.isOut())
                out.append(&unit);
            else if (kind == TablePlace::Kind::Board || (kind == TablePlace::Kind::Transport && unit.place.isEmpty()))
                board.append(&unit);
            else
                off.append(&unit);
        }
        const QString id = state.sides.at(side).id;
        const QString name = state.sides.size() > 2 && !m_theirs ? tablewords::sideName(state.sides.at(side)) : tr("On the table");
        const auto all = int(board.size() + off.size() + out.size());
        rows.push_back(heading("board:" + id, name, tr("%1 of %n unit(s)", nullptr, all).arg(board.size())));
        addTiles(rows, board);
        if (!off.isEmpty())
            rows.push_back(heading("off:" + id, tr("Off the table"), QString::number(off.size())));
        addTiles(rows, off);
        if (!out.isEmpty())
            rows.push_back(heading("out:" + id, tr("Eliminated"), QString::number(out.size())));
        for (const UnitState *unit : std::as_const(out))
            rows.push_back(gone(*unit));
    }
    setRows(std::move(rows));
}

} // namespace muster::app
