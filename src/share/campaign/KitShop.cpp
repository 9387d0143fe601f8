// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/campaign/KitShop.h"

#include "rules/data/CompositeId.h"
#include "share/FindingText.h"
#include "share/campaign/SoldierFigures.h"
#include "share/roster/RosterLook.h"
#include "share/roster/TemplateText.h"
#include "text/Markup.h"
#include "text/Typography.h"

namespace muster::share {

using namespace campaign;

namespace {

QString changes(const QVector<SoldierFigure> &before, const QVector<SoldierFigure> &after, const QString &points)
{
    QStringList parts;
    for (int i = 0; i < before.size() && i < after.size(); ++i) {
        if (before.at(i) != after.at(i) && before.at(i).label != points)
            parts.append(QStringLiteral("%1 %2 → %3").arg(before.at(i).label, before.at(i).value, after.at(i).value));
    }
    return parts.join(QStringLiteral(", "));
}

// "Dice 1R+1B, Range C": what its profile says of it, empty values left out.
QString profileText(const rules::EffectiveProfile &profile, const RosterLook &look)
{
    QStringList parts;
    for (const rules::CharacteristicValue &value : profile.characteristics) {
        const QString shown = oneLine(look.language->value(profile.id, value.typeId, value.value));
        if (!shown.isEmpty())
            parts.append(look.language->shortName(value.typeId, value.name) + QChar(0x00a0) + shown);
    }
    return parts.join(QStringLiteral(", "));
}

QStringList ownLines(const KitTrial &trial, const RosterLook &look)
{
    QStringList lines;
    const rules::EffectiveInfo &info = trial.evaluator.info(trial.added);
    for (const rules::EffectiveProfile &profile : info.profiles)
        lines.append(profileText(profile, look));
    for (const rules::EffectiveRule &rule : info.rules)
        lines.append(
            text::labelled(look.name(rule.id, rule.name), oneLine(text::withoutMarks(look.language->text(rule.id, rule.description)))));
    lines.removeAll(QString());
    lines.removeDuplicates();
    return lines;
}

} // namespace

QVector<ShopItem> kitShop(const QString &soldier, const CampaignState &state, const CampaignRules &rules, const packs::Pack &pack,
                          const QString &language)
{
    const SoldierState *who = state.soldier(soldier);
    if (!who)
        return {};
    const RosterLook look = RosterLook::of(pack, language);
    const QVector<SoldierFigure> now = soldierFigures(*who, who->rank, state, rules, &pack, language);
    QVector<ShopItem> items;
    forEachOffer(soldier, state, rules, GameBasis::of(pack), [&](const KitTrial &trial) {
        const std::string group(rules::lastSegment(trial.offer.group.toStdString()));
        const QStringList lines = ownLines(trial, look);
        ShopItem item{trial.offer,
                      look.name(trial.candidate),
                      group.empty() ? QString() : look.name(group, trial.offer.groupName.toStdString()),
                      changes(now, listFigures(trial.evaluator, trial.soldier, pack, language), rules.pointsName.in(language)),
                      refusalText(trial.candidate, look),
                      lines.join('\n')};
        if (item.does.isEmpty())
            item.does = lines.value(0);
        items.append(item);
    });
    return items;
}

} // namespace muster::share
