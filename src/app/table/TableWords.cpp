// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/TableWords.h"

#include "share/odds/OddsText.h"

#include <QCoreApplication>

namespace muster::app::tablewords {

using namespace battle;
using packs::TablePlace;

namespace {

struct TableWords
{
    Q_DECLARE_TR_FUNCTIONS(TableWords)
};

} // namespace

QString markerName(const MarkerState &marker, const packs::TableRules &rules, const QString &language)
{
    const packs::TableMarker *known = rules.marker(marker.id);
    const QString name = known ? known->name.in(language) : marker.id;
    if (name.isEmpty())
        return marker.text;
    return marker.text.isEmpty() ? name : TableWords::tr("%1 (%2)").arg(name, marker.text);
}

QString markerIcon(const packs::TableMarker &marker)
{
    static const QMap<QString, QString> icons{{"burst", "underfire"}, {"suppressed", "suppressed"}, {"target", "target"},
                                              {"chev", "move-up"},    {"shield", "shield"},         {"radio", "radar"},
                                              {"ok", "ok"},           {"bad", "warning"},           {"bolt", "bolt"}};
    if (marker.end == packs::MarkerEnd::Activation && marker.symbol == QLatin1String("burst"))
        return QStringLiteral("bolt");
    return icons.value(marker.symbol, QStringLiteral("tag"));
}

Tone markerTone(const packs::TableMarker &marker)
{
    if (marker.symbol == QLatin1String("suppressed"))
        return Tone::Error;
    return marker.symbol == QLatin1String("burst") || marker.symbol == QLatin1String("bad") ? Tone::Warning : Tone::Neutral;
}

TablePlace::Kind placeKind(const UnitState &unit, const packs::TableRules &rules)
{
    if (!unit.inside.isEmpty())
        return TablePlace::Kind::Transport;
    const TablePlace *place = rules.place(unit.place);
    if (place)
        return place->kind;
    static const QMap<QString, TablePlace::Kind> usual{
        {"reserve", TablePlace::Kind::Reserve}, {"ambush", TablePlace::Kind::Ambush}, {"off", TablePlace::Kind::Off}};
    return usual.value(unit.place, TablePlace::Kind::Board);
}

QString placeName(const TablePlace &place, const QString &language)
{
    if (!place.name.isEmpty())
        return place.name.in(language);
    switch (place.kind) {
    case TablePlace::Kind::Board:
        return TableWords::tr("on the table");
    case TablePlace::Kind::Reserve:
        return TableWords::tr("in reserve");
    case TablePlace::Kind::Ambush:
        return TableWords::tr("in ambush");
    case TablePlace::Kind::Transport:
        return TableWords::tr("in a transport");
    case TablePlace::Kind::Off:
        break;
    }
    return TableWords::tr("off the table");
}

QString strength(const UnitState &unit)
{
    if (unit.figures.size() > 1)
        return TableWords::tr("%1 of %n figure(s)", nullptr, int(unit.figures.size())).arg(unit.figuresLeft());
    return unit.figures.isEmpty() ? QString() : TableWords::tr("%1 of %n box(es)", nullptr, unit.boxes()).arg(unit.boxesLeft());
}

QVector<TileBadge> badges(const UnitState &unit, const TableSession &session)
{
    QVector<TileBadge> all;
    const packs::TableRules &rules = session.rules();
    for (const MarkerState &marker : unit.markers) {
        const packs::TableMarker *known = rules.marker(marker.id);
        all.append({markerName(marker, rules, session.language()), known ? markerIcon(*known) : QStringLiteral("tag"),
                    known ? markerTone(*known) : Tone::Neutral});
    }
    switch (placeKind(unit, rules)) {
    case TablePlace::Kind::Reserve:
        all.append({TableWords::tr("reserve"), "reserve", Tone::Neutral});
        break;
    case TablePlace::Kind::Ambush:
        all.append({TableWords::tr("ambush"), "ambush", Tone::Neutral});
        break;
    case TablePlace::Kind::Transport:
        if (const UnitState *carrier = session.state().unit(unit.inside))
            all.append({TableWords::tr("in %1").arg(carrier->name), "rides", Tone::Neutral});
        break;
    case TablePlace::Kind::Off:
        all.append({TableWords::tr("off the table"), "close", Tone::Neutral});
        break;
    case TablePlace::Kind::Board:
        if (const TablePlace *place = rules.place(unit.place); place && !place->name.isEmpty())
            all.append({place->name.in(session.language()), {}, Tone::Neutral});
        break;
    }
    if (unit.inside.isEmpty()) {
        for (const QString &join : unit.joins) {
            if (const UnitState *other = session.state().unit(join))
                all.append({TableWords::tr("with %1").arg(other->name), "link", Tone::Neutral});
        }
    }
    for (const QString &weapon : unit.lostWeapons)
        all.append({TableWords::tr("%1 lost").arg(weapon), "failed", Tone::Warning});
    return all;
}

QString spoken(const UnitState &unit, const TableSession &session)
{
    QStringList words{unit.name};
    if (const QString code = session.armies().look(unit.id).code; !code.isEmpty())
        words.append(code);
    if (unit.isOut()) {
        words.append(TableWords::tr("eliminated"));
        return words.join(QStringLiteral(", "));
    }
    if (!unit.figures.isEmpty())
        words.append(strength(unit));
    for (const TileBadge &badge : badges(unit, session))
        words.append(badge.text);
    words.append(unit.activated ? TableWords::tr("done") : TableWords::tr("ready"));
    if (unit.id == session.target())
        words.append(TableWords::tr("target"));
    return words.join(QStringLiteral(", "));
}

QString neededText(const NeededRoll &needed)
{
    if (needed.automatic)
        return TableWords::tr("comes by itself");
    if (needed.impossible)
        return TableWords::tr("not yet in this turn");
    const QString dice = TableWords::tr("%n (die|dice)", nullptr, needed.dice);
    if (needed.atLeast <= 0)
        return dice;
    return TableWords::tr("%1, %2 needed: %3").arg(dice, QString::number(needed.atLeast), share::oddsPercent(needed.chance));
}

QString thrown(const DiceRolled &dice, const packs::TableRules &rules, const QString &language)
{
    const packs::TableRoll *roll = rules.roll(dice.roll);
    const packs::TableDie *die = rules.die(dice.die);
    if (roll && !roll->success.isEmpty()) {
        QStringList faces;
        for (const QString &each : dice.faces) {
            const int face = die ? die->faceOf(each) : -1;
            faces.append(face >= 0 ? die->faces.at(face).name.in(language) : each);
        }
        return faces.join(QStringLiteral(", "));
    }
    int sum = 0;
    for (const QString &each : dice.faces)
        sum += each.toInt();
    if (dice.modifier == 0)
        return QString::number(sum);
    return TableWords::tr("%1 (%2 + %3)").arg(QString::number(sum + dice.modifier), QString::number(sum), QString::number(dice.modifier));
}

QString sideName(const SideState &side)
{
    return side.player.isEmpty() || side.player == side.name ? side.name : TableWords::tr("%1, %2").arg(side.name, side.player);
}

} // namespace muster::app::tablewords
