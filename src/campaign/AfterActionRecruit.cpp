// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/AfterActionRecruit.h"

#include "campaign/AfterAction.h"
#include "campaign/muster/Figure.h"
#include "text/Stamped.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::campaign {

namespace {

QString ladderIds(const CampaignRules &rules)
{
    QStringList ids;
    for (const Ladder &ladder : rules.ladders)
        ids.append(ladder.id);
    return ids.join(QStringLiteral(", "));
}

} // namespace

base::Error wrongReport(base::Message sentence)
{
    return base::Error{"campaign.report", std::move(sentence), {}};
}

base::Message wrongInReport(const QJsonValue &json, std::initializer_list<const char *> numbers, std::initializer_list<const char *> lists)
{
    for (const char *key : numbers) {
        const QJsonValue value = json[QString::fromUtf8(key)];
        if (!value.isUndefined() && (!value.isDouble() || figure(value, highestFigure + 1) != value.toDouble()))
            return base::Message(QT_TRANSLATE_NOOP("Message", "%1 must be a whole number, %2 at most"),
                                 {QString::fromUtf8(key), highestFigure});
    }
    for (const char *key : lists) {
        const QJsonValue value = json[QString::fromUtf8(key)];
        if (!value.isUndefined() && !value.isArray())
            return base::Message(QT_TRANSLATE_NOOP("Message", "%1 must be a list"), {QString::fromUtf8(key)});
    }
    return {};
}

// Whose ranks a newcomer of the force has: those of whose kit they get, else of the force's army; in a force that names no army
// those that all of its soldiers share.
const Ladder *ladderOfRecruit(const CampaignState &state, const ForceState &force, const SoldierState *like, const CampaignRules &rules)
{
    const auto byIndex = [&](int index) { return index >= 0 && index < rules.ladders.size() ? &rules.ladders.at(index) : nullptr; };
    if (like)
        return byIndex(like->ladder);
    if (!force.catalogue.isEmpty() || force.soldiers.isEmpty())
        return rules.ladderFor(force.catalogue);
    const int shared = state.soldiers.at(force.soldiers.first()).ladder;
    const bool alike = std::all_of(force.soldiers.begin(), force.soldiers.end(),
                                   [&](int index) { return state.soldiers.at(index).ladder == shared; });
    return alike ? byIndex(shared) : nullptr;
}

base::Result<Recruit> readRecruit(const QJsonObject &json, const CampaignRules &rules, const Ladder *usual, const Stamps &stamps)
{
    QVector<ReadFault> faults;
    Recruit recruit = recruitFromJson(json, &faults);
    recruit.extra = {}; // the words of a report are not those of the log
    if (!faults.isEmpty())
        return wrongReport(
            base::Message(QT_TRANSLATE_NOOP("Message", "a soldier: %1 cannot be %2"), {faults.first().where, faults.first().value}));
    if (const base::Message why = wrongInReport(json, {"points"}); !why.empty())
        return wrongReport({"%1: %2", {recruit.name, why}});
    if (recruit.name.isEmpty())
        return wrongReport(base::Message(QT_TRANSLATE_NOOP("Message", "a soldier needs a name")));
    if (recruit.id.isEmpty())
        recruit.id = text::freshId(stamps);
    const bool says = json["ladder"].isString(); // an empty one means: no ranks
    const Ladder *ladder = says ? rules.ladder(recruit.ladder) : usual;
    if (!ladder && !recruit.rank.isEmpty() && !says && !rules.ladders.isEmpty())
        return wrongReport(
            base::Message(QT_TRANSLATE_NOOP("Message", "%1: whose ranks? Say \"ladder\": %2"), {recruit.name, ladderIds(rules)}));
    if (!ladder && !recruit.ladder.isEmpty())
        return wrongReport(base::Message(QT_TRANSLATE_NOOP("Message", "%1: there is no ladder %2"), {recruit.name, recruit.ladder}));
    int lifePoints = recruit.lifePoints;
    if (ladder && !ladder->ranks.isEmpty()) {
        recruit.ladder = ladder->id;
        const int rank = recruit.rank.isEmpty() ? 0 : findRank(*ladder, recruit.rank);
        if (rank < 0)
            return wrongReport(
                base::Message(QT_TRANSLATE_NOOP("Message", "%1: there is no rank %2 on this ladder"), {recruit.name, recruit.rank}));
        recruit.rank = ladder->ranks.at(rank).id;
        lifePoints = lifePoints ? lifePoints : ladder->ranks.at(rank).lifePoints;
    }
    if (json.contains("points"))
        recruit.basePoints = figure(json["points"]) - rules.lifePointPrice(lifePoints);
    return recruit;
}

} // namespace muster::campaign
