// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/table/TableTaps.h"

#include "rules/roster/RosterReader.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::share {

using namespace battle;

namespace {

/// One figure of the units that a selection is, and what the page says that it lost.
struct ToldFigure
{
    const UnitState *unit = nullptr;
    int index = 0;
    int lost = -1; ///< nothing was said
    [[nodiscard]] const FigureState &figure() const { return unit->figures.at(index); }
};

/// Makes the entries.
class TableTaps
{
public:
    TableTaps(const HandedToBattle &handed, const Battle &battle, const BattleState &state)
        : m_result(handed.result), m_battle(battle), m_state(state), m_side(handed.side)
    {
        if (m_result.turn > m_state.turn)
            m_taps.append(TurnBegun{m_result.turn, {}, {}});
        for (const TableUnit &told : m_result.units)
            unit(told);
        score();
        note(m_result.notes, {});
    }
    [[nodiscard]] QVector<Payload> taps() const { return m_taps; }

private:
    void unit(const TableUnit &told)
    {
        QVector<const UnitState *> units;
        for (const UnitState &each : m_state.units) {
            if (m_state.sides.at(each.side).id == m_side && each.selection.toStdString() == told.selectionId)
                units.append(&each);
        }
        if (units.isEmpty())
            return;
        if (told.eliminatedInTurn > 0) {
            for (const UnitState *each : std::as_const(units)) {
                if (!each->isOut())
                    m_taps.append(Eliminated{each->id, -1, {}, -1, {}, {}});
            }
        } else {
            losses(units, told.tracks);
        }
        const UnitState &first = *units.first();
        for (const share::TableMarker &marker : told.markers)
            markerOf(first, marker);
        if (told.offTable && first.place != QLatin1String("off"))
            m_taps.append(Moved{first.id, QStringLiteral("off"), {}, false, {}});
        note(told.note, first.id);
    }

    // A track of boxes has a number for each model, one of figures counts those that are out: the last ones.
    static void tell(QVector<ToldFigure> &figures, const TableTrack &track)
    {
        const bool counts = track.kind == TableTrackKind::Figures;
        const auto wanted = qsizetype(counts ? std::size_t(track.each) * track.ticked.size() : track.ticked.size());
        QVector<ToldFigure *> fitting;
        for (ToldFigure &each : figures) {
            if (each.lost < 0 && each.figure().boxes == (counts ? 1 : track.each) && fitting.size() < wanted)
                fitting.append(&each);
        }
        for (qsizetype i = 0; i < fitting.size(); ++i)
            fitting.at(i)->lost = counts ? int(i >= fitting.size() - track.lost()) : track.ticked.at(std::size_t(i));
    }

    void losses(const QVector<const UnitState *> &units, const std::vector<TableTrack> &tracks)
    {
        QVector<ToldFigure> figures;
        for (const UnitState *unit : units) {
            for (int i = 0; i < unit->figures.size(); ++i)
                figures.append({unit, i});
        }
        for (const TableTrack &track : tracks) {
            if (track.kind == TableTrackKind::Figures || track.kind == TableTrackKind::Boxes)
                tell(figures, track);
        }
        for (const UnitState *unit : units)
            hurt(*unit, figures);
    }

    // Several figures of one box go in one entry, others one by one.
    void hurt(const UnitState &unit, const QVector<ToldFigure> &figures)
    {
        int together = 0;
        for (const ToldFigure &told : figures) {
            if (told.unit != &unit || told.lost < 0)
                continue;
            const int more = told.lost - told.figure().lost;
            if (more > 0 && told.figure().boxes == 1 && unit.figuresLeft() == unit.figures.size())
                together += more;
            else if (more > 0)
                m_taps.append(Damaged{unit.id, more, told.index, {}, {}, -1, {}});
            else if (more < 0)
                m_taps.append(Healed{unit.id, -more, told.index, {}, {}});
        }
        if (together > 0)
            m_taps.append(Damaged{unit.id, together, -1, {}, {}, -1, {}});
    }

    void markerOf(const UnitState &unit, const share::TableMarker &told)
    {
        const QString id = m_battle.rules.marker(told.id) ? told.id : QString(); // those of paper have the same
        const bool own = told.id.isEmpty() && !told.name.isEmpty();
        const bool there = std::any_of(unit.markers.begin(), unit.markers.end(), [&](const MarkerState &each) {
            return own ? each.id.isEmpty() && each.text == told.name : each.id == id;
        });
        if (!there && (own || !id.isEmpty()))
            m_taps.append(MarkerSet{unit.id, {}, id, own ? told.name : QString(), 0, {}});
    }

    void note(const QString &text, const QString &unit)
    {
        if (text.isEmpty())
            return;
        for (const Event *each : m_battle.eventsNow()) {
            const BattleNote *known = each ? each->as<BattleNote>() : nullptr;
            if (known && known->text == text && known->unit == unit)
                return;
        }
        m_taps.append(BattleNote{text, unit, {}});
    }

    // The page has one number for each turn: it goes onto the first line that is counted by hand.
    void score()
    {
        QString line;
        if (!m_state.scoreLines.isEmpty()) {
            const auto byHand = std::find_if(m_state.scoreLines.begin(), m_state.scoreLines.end(), [this](const ScoreSheetLine &each) {
                const packs::TableScoreLine *known = m_battle.rules.scoreLine(each.id);
                return !known || known->counts == packs::ScoreCount::Nothing;
            });
            if (byHand == m_state.scoreLines.end())
                return;
            line = byHand->id;
        }
        for (const SideState &side : m_state.sides) {
            if (side.id != m_side && m_state.sides.size() != 2)
                continue;
            const std::vector<int> &points = side.id == m_side ? m_result.ownScore : m_result.enemyScore;
            for (std::size_t i = 0; i < points.size(); ++i) {
                const int turn = int(i) + 1;
                if (const int more = points[i] - side.scores.value(line).value(turn); more != 0)
                    m_taps.append(Scored{side.id, line, more, turn, {}});
            }
        }
    }

    const TableResult &m_result;
    const Battle &m_battle;
    const BattleState &m_state;
    QString m_side;
    QVector<Payload> m_taps;
};

} // namespace

base::Result<HandedToBattle> readForBattle(const QString &text, const Battle &battle)
{
    base::Error why{"table.other-list", {QT_TRANSLATE_NOOP("Message", "this text belongs to none of the lists of this battle")}, {}};
    const Begun *begun = battle.begunNow();
    for (const SideAtStart &side : begun ? begun->sides : QVector<SideAtStart>()) {
        const auto list = rules::readRoster(side.roster.toStdString());
        if (!list)
            continue;
        auto result = readTableResult(text, list->roster);
        if (result)
            return HandedToBattle{side.id, std::move(*result)};
        if (result.error().code != why.code)
            return result.error();
    }
    return why;
}

QVector<Payload> tapsOf(const HandedToBattle &handed, const Battle &battle, const BattleState &state)
{
    return TableTaps(handed, battle, state).taps();
}

} // namespace muster::share
