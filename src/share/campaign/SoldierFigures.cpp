// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/campaign/SoldierFigures.h"

#include "campaign/muster/MusteredRoster.h"
#include "share/roster/CardText.h"

#include <QCoreApplication>

namespace muster::share {

using namespace campaign;

namespace {

// Columns of the sheet that are figures of the soldier; names, kit and what the campaign itself counts are not.
bool isFigure(const packs::CardColumn &column)
{
    return column.value.contains("{c:") || column.value.contains("{dice:") || column.value.contains("{cost")
        || column.value.contains("{sum:") || column.value.contains("{points}");
}

// Where nothing but the log is known: what the ladder itself says.
QVector<SoldierFigure> plainFigures(const SoldierState &soldier, int rank, const CampaignRules &rules, const QString &language)
{
    const Ladder *ladder = soldier.ladder >= 0 ? &rules.ladders.at(soldier.ladder) : nullptr;
    const bool present = rank == soldier.rank;
    const int life = present || !ladder ? soldier.lifePoints : ladder->ranks.value(rank).lifePoints;
    const int points = pointsWithRank(soldier, rank, rules);
    QVector<SoldierFigure> figures;
    if (life > 0)
        figures.append({rules.lifePointsName.in(language), QString::number(life)});
    // Both ranks of a comparison show the same figures, so re-rolls stand there from the rank before the first that has them.
    if (ladder && (ladder->ranks.value(soldier.rank).rerolls || ladder->ranks.value(soldier.rank + 1).rerolls))
        figures.append({QCoreApplication::translate("CampaignReport", "Re-rolls"), QString::number(ladder->ranks.value(rank).rerolls)});
    figures.append({rules.pointsName.in(language), QString::number(points)});
    return figures;
}

} // namespace

QVector<SoldierFigure> soldierFigures(const SoldierState &soldier, int rank, const CampaignState &state, const CampaignRules &rules,
                                      const packs::Pack *pack, const QString &language)
{
    const ForceState *force = state.force(soldier.force);
    if (!pack || !pack->cards().sheet || !force || force->roster.isEmpty())
        return plainFigures(soldier, rank, rules, language);
    const GameBasis game = GameBasis::of(*pack);
    const auto mustered = musterWithRank(soldier.id, rank, state, rules, game);
    if (!mustered || !mustered->selections.contains(soldier.id))
        return plainFigures(soldier, rank, rules, language);
    rules::Evaluator evaluator(game.data);
    evaluator.evaluate(mustered->roster);
    const QVector<SoldierFigure> figures = listFigures(evaluator, mustered->selections.value(soldier.id).toStdString(), *pack, language);
    return figures.isEmpty() ? plainFigures(soldier, rank, rules, language) : figures;
}

QVector<SoldierFigure> listFigures(const rules::Evaluator &evaluator, const std::string &id, const packs::Pack &pack,
                                   const QString &language)
{
    const rules::EffectiveSelection *now = evaluator.selection(id);
    if (!now || !pack.cards().sheet)
        return {};
    CardSubject subject{&evaluator.info(id).profiles, &now->totalCosts, now->number, &pack.language(language)};
    subject.orphan = now->orphan;
    QVector<SoldierFigure> figures;
    for (const packs::CardColumn &column : pack.cards().sheet->columns) {
        if (!isFigure(column))
            continue;
        packs::CardValue value = column.value;
        value.replace("{points}", "{cost:" + pack.manifest().costTypeId + "}");
        const QString shown = cardText(value, subject);
        figures.append({column.label.in(language), shown.isEmpty() ? QStringLiteral("–") : shown});
    }
    return figures;
}

} // namespace muster::share
