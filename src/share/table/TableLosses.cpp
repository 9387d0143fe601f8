// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/table/TableLosses.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace muster::share {

namespace {

class TableLossesWords
{
    Q_DECLARE_TR_FUNCTIONS(TableLosses)
};

// Soldiers whose figure is that selection, or stands in it.
QStringList soldiersIn(const rules::Selection &unit, const campaign::MusterLink &link)
{
    QStringList found;
    rules::forEachSelection(unit, [&](const rules::Selection &each) {
        for (const campaign::MusterLink::Soldier &soldier : link.soldiers) {
            if (!soldier.selection.isEmpty() && soldier.selection.toStdString() == each.id)
                found.append(soldier.id);
        }
    });
    return found;
}

} // namespace

TableLosses lossesOf(const TableResult &result, const rules::Roster &roster, const campaign::MusterLink &link)
{
    TableLosses losses;
    losses.force = link.force;
    losses.score = TableResult::sum(result.ownScore);
    losses.enemyScore = TableResult::sum(result.enemyScore);
    losses.opponent = result.opponent;
    losses.notes = result.notes;
    losses.sameList = result.sameList;
    for (const campaign::MusterLink::Soldier &soldier : link.soldiers) {
        if (!soldier.selection.isEmpty() && rules::findSelection(roster, soldier.selection.toStdString()))
            losses.there.append(soldier.id);
    }
    for (const TableUnit &unit : result.units) {
        const rules::SelectionPlace place = rules::findSelection(roster, unit.selectionId);
        const QStringList soldiers = place ? soldiersIn(*place.selection, link) : QStringList();
        const std::optional<int> left = unit.figuresLeft();
        if (unit.eliminatedInTurn > 0 || (left && *left <= 0)) {
            losses.out += soldiers;
        } else if (left && soldiers.size() == 1) {
            for (const TableTrack &track : unit.tracks) {
                if (track.kind == TableTrackKind::Figures)
                    losses.figures.insert(soldiers.first(), track.lost());
            }
        } else if (left && soldiers.size() > 1 && *left < soldiers.size()) {
            const QString name = QString::fromStdString(place.selection->customName.empty() ? place.selection->name
                                                                                            : place.selection->customName);
            losses.unsure.append(TableLossesWords::tr("%1 of %2 figures of %3: say which")
                                     .arg(QString::number(soldiers.size() - *left), QString::number(soldiers.size()), name));
        }
    }
    losses.out.removeDuplicates();
    return losses;
}

QJsonObject afterAction(const TableLosses &losses, const QString &mission, const QString &lost)
{
    QJsonArray soldiers;
    for (const QString &soldier : losses.there) {
        QJsonObject line{{"soldier", soldier}, {"outcome", losses.out.contains(soldier) ? lost : QStringLiteral("survived")}};
        if (const int figures = losses.figures.value(soldier))
            line["lost"] = figures;
        soldiers.append(line);
    }
    QStringList notes{losses.notes};
    notes += losses.unsure;
    notes.removeAll(QString());
    QJsonObject json{{"mission", mission}, {"force", losses.force}, {"soldiers", soldiers}};
    if (losses.score > 0)
        json["victoryPoints"] = losses.score;
    if (!notes.isEmpty())
        json["notes"] = notes.join(QLatin1Char('\n'));
    return json;
}

} // namespace muster::share
