// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/TableHead.h"

#include "app/table/TableWords.h"
#include "app/theme/paint/Paint.h"
#include "battle/TokenKinds.h"
#include "battle/dice/Initiative.h"
#include "packs/table/PackTable.h"

#include <QPainter>
#include <QSet>

#include <algorithm>

namespace muster::app {

using namespace battle;

namespace {

constexpr double titleLeft = 36, factGap = 18, leastTitle = 90, longestName = 110, shortCaption = 72;

// Sides are named after their lists, and those may have long names: what stands behind them has to stay in sight.
QString shortName(const SideState &side)
{
    return Theme::current().metrics(FontRole::Caption).elidedText(side.name, Qt::ElideRight, longestName);
}

// Alternating games: the side after the one that acted last, while it has somebody left to act.
int sideToAct(const TableSession &session, const QVector<int> &toGo)
{
    const BattleState &state = session.state();
    int last = -1;
    if (session.document()) {
        const auto &events = session.document()->battle().events;
        for (auto event = events.rbegin(); event != events.rend() && last < 0; ++event) {
            if (event->as<TurnBegun>())
                break;
            const Activated *acted = event->as<Activated>();
            const UnitState *unit = acted && !acted->undone ? state.unit(acted->unit) : nullptr;
            last = unit ? unit->side : -1;
        }
    }
    const auto sides = int(state.sides.size());
    if (last < 0) {
        for (int i = 0; i < sides; ++i) {
            if (state.sides.at(i).id == state.active)
                return i;
        }
        return -1;
    }
    for (int step = 1; step <= sides; ++step) {
        const int next = (last + step) % sides;
        if (toGo.at(next) > 0)
            return next;
    }
    return -1;
}

// What is fought for stands there: the score, or what was eliminated where the scenario has no victory points.
TableHead::Fact scoreFact(const TableSession &session, const SideState &side)
{
    const packs::TableScoreLine *line = session.rules().countingLine();
    const QString eliminated = side.kills > 0 ? TableHead::tr("%n eliminated", nullptr, side.kills) : QString();
    if (!line)
        return {shortName(side), QString::number(side.score), eliminated};
    const QString counted = QString::number(side.counted(line->id)), what = line->name.in(session.language());
    if (session.state().winningScore > 0)
        return {shortName(side), QString::number(side.score), TableHead::tr("%1: %2").arg(what, counted)};
    return {shortName(side), counted, side.score != 0 ? TableHead::tr("%1, score %2").arg(what, QString::number(side.score)) : what};
}

} // namespace

TableHead::TableHead(TableSession &session, QWidget *parent) : QWidget(parent), m_session(session)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&Theme::current(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void TableHead::set(const QString &title, const QString &second, const QVector<Fact> &facts)
{
    if (title == m_title && second == m_second && facts == m_facts)
        return;
    m_title = title;
    m_second = second;
    m_facts = facts;
    QStringList words{title};
    if (!second.isEmpty())
        words.append(second);
    for (const Fact &fact : facts)
        words.append(fact.caption + ' ' + fact.figure + (fact.rest.isEmpty() ? QString() : ' ' + fact.rest));
    setAccessibleName(words.join(QStringLiteral(", ")));
    setToolTip(words.join(QLatin1Char('\n')));
    updateGeometry();
    update();
}

double TableHead::widthOf(const Fact &fact) const
{
    const Theme &theme = Theme::current();
    const double below = theme.metrics(FontRole::Title).horizontalAdvance(fact.figure)
        + (fact.rest.isEmpty() ? 0 : theme.metrics(FontRole::Small).horizontalAdvance(fact.rest) + 5);
    return std::max(theme.metrics(FontRole::Caption).horizontalAdvance(fact.caption), below) + factGap;
}

double TableHead::widthOf(const QVector<Fact> &facts) const
{
    double width = 0;
    for (const Fact &fact : facts)
        width += widthOf(fact);
    return width;
}

// What has no room grows shorter before it goes, the last one first: the score of both sides is wanted more than their whole names.
// The tool tip has everything.
QVector<TableHead::Fact> TableHead::fitting(double room) const
{
    QVector<Fact> shown = m_facts;
    if (widthOf(shown) > room) {
        for (Fact &fact : shown)
            fact.caption = Theme::current().metrics(FontRole::Caption).elidedText(fact.caption, Qt::ElideRight, shortCaption);
    }
    if (widthOf(shown) > room) {
        for (Fact &fact : shown)
            fact.rest.clear();
    }
    while (!shown.isEmpty() && widthOf(shown) > room)
        shown.removeLast();
    return shown;
}

QSize TableHead::sizeHint() const
{
    const double title = std::max(Theme::current().metrics(FontRole::Title).horizontalAdvance(m_title),
                                  Theme::current().metrics(FontRole::Caption).horizontalAdvance(m_second));
    return {int(titleLeft + std::min(260.0, title) + factGap + widthOf(m_facts)), 44};
}

QSize TableHead::minimumSizeHint() const
{
    return {int(titleLeft + leastTitle), 44};
}

void TableHead::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paint::unitTile(painter, {2, height() / 2.0 - 13, 26, 26}, "table", m_session.colours());
    const QVector<Fact> shown = fitting(width() - titleLeft - leastTitle);
    const double facts = widthOf(shown);
    // With nothing beside it the title has all the room; otherwise what it needs, so that the facts stand near.
    const double needed = std::max(Theme::current().metrics(FontRole::Title).horizontalAdvance(m_title),
                                   Theme::current().metrics(FontRole::Caption).horizontalAdvance(m_second))
        + 16;
    const double title = std::min(width() - titleLeft - facts, shown.isEmpty() ? double(width()) : needed) - 10;
    const double middle = height() / 2.0;
    paint::text(painter, {titleLeft, middle - 20, title, 20}, m_title, FontRole::Title, color(Token::Text));
    paint::text(painter, {titleLeft, middle + 1, title, 16}, m_second, FontRole::Caption, color(Token::Text2));
    double x = titleLeft + title + 10;
    for (const Fact &fact : shown) {
        const double wide = widthOf(fact);
        paint::text(painter, {x, middle - 19, wide, 16}, fact.caption, FontRole::Caption, color(Token::Text2));
        const double used = paint::text(painter, {x, middle - 2, wide, 20}, fact.figure, FontRole::Title, color(Token::Text));
        paint::text(painter, {x + used + 5, middle - 1, wide - used, 20}, fact.rest, FontRole::Small, color(Token::Text2));
        x += wide;
    }
}

namespace {

// Whoever may still act: units, or formations where these act as one.
QVector<int> leftToAct(const TableSession &session)
{
    const BattleState &state = session.state();
    const bool formations = packs::formationsAct(session.rules());
    QVector<int> toGo(state.sides.size());
    QSet<QString> counted;
    for (const UnitState &unit : state.units) {
        if (unit.isOut() || unit.activated || !unit.inside.isEmpty() || unit.side >= toGo.size() || unit.place == QLatin1String("off"))
            continue;
        if (state.sides.at(unit.side).gameMaster && !standsOnBoard(unit, session.rules())) // a token brings it
            continue;
        if (formations && !unit.formation.isEmpty()) {
            const QString key = QString::number(unit.side) + unit.formation;
            if (counted.contains(key))
                continue;
            counted.insert(key);
        }
        ++toGo[unit.side];
    }
    return toGo;
}

TableHead::Fact initiativeFact(const TableSession &session)
{
    const BattleState &state = session.state();
    const SideState *winner = state.side(initiativeWinner(state.initiative, session.rules(), state));
    QStringList dice;
    for (const SideState &side : state.sides) {
        const DiceRolled thrown = state.initiative.value(side.id);
        const packs::TableRoll *roll = session.rules().roll(thrown.roll);
        if (roll) // symbols by their letters: there is little room
            dice.append(roll->success.isEmpty() ? tablewords::thrown(thrown, session.rules(), session.language())
                                                : thrown.faces.join(QLatin1Char(' ')));
    }
    return {TableHead::tr("Initiative"), winner ? shortName(*winner) : TableHead::tr("open"), dice.join(QStringLiteral(" / "))};
}

} // namespace

QVector<TableHead::Fact> tableFacts(const TableSession &session)
{
    QVector<TableHead::Fact> facts;
    const BattleState &state = session.state();
    if (state.turn == 0)
        facts.append({TableHead::tr("Turn"), TableHead::tr("Deployment"), {}});
    else
        facts.append(
            {TableHead::tr("Turn"), QString::number(state.turn), state.turns > 0 ? TableHead::tr("of %1").arg(state.turns) : QString()});
    const QVector<int> toGo = leftToAct(session);
    if (state.ended) {
        facts.append({TableHead::tr("Battle"), TableHead::tr("over"), {}});
    } else if (state.turn > 0) {
        const int next = session.rules().alternating ? sideToAct(session, toGo) : -1;
        QStringList others, names, figures;
        for (int i = 0; i < state.sides.size(); ++i) {
            names.append(shortName(state.sides.at(i)));
            figures.append(QString::number(toGo.at(i)));
            if (i != next)
                others.append(QStringLiteral("%1 %2").arg(shortName(state.sides.at(i)), QString::number(toGo.at(i))));
        }
        if (next >= 0)
            facts.append({TableHead::tr("Activation of %1").arg(shortName(state.sides.at(next))),
                          TableHead::tr("%n to go", nullptr, toGo.at(next)), others.join(QStringLiteral(", "))});
        else
            facts.append({TableHead::tr("To go"), figures.join(QStringLiteral(" / ")), names.join(QStringLiteral(" / "))});
    }
    for (const SideState &side : state.sides) {
        if (!side.gameMaster)
            facts.append(scoreFact(session, side));
    }
    if (!state.initiative.isEmpty() && !state.ended)
        facts.append(initiativeFact(session));
    return facts;
}

} // namespace muster::app
