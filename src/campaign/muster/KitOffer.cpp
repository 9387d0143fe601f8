// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/muster/KitOffer.h"

#include "campaign/fold/Fold.h"
#include "campaign/fold/HeldEntry.h"
#include "campaign/muster/ListCost.h"
#include "rules/roster/Operations.h"
#include "text/Spoken.h"

#include <QSet>

#include <algorithm>
#include <optional>
#include <set>

namespace muster::campaign {

namespace {

using rules::Selection;

// Options that ranks give: those are earned, not bought.
bool isOfARank(const std::string &entry, const CampaignRules &rules)
{
    for (const Ladder &ladder : rules.ladders) {
        for (const Rank &rank : ladder.ranks) {
            for (const RankOption &option : rank.options) {
                if (option.entry.toStdString() == rules::lastSegment(entry))
                    return true;
            }
        }
    }
    return false;
}

/// Tries one option after the other in a list of its own.
class Shop
{
public:
    Shop(const rules::Roster &roster, std::string soldier, const CampaignRules &rules, const GameBasis &game)
        : m_roster(roster), m_soldier(std::move(soldier)), m_rules(rules), m_game(game), m_ids(3),
          m_operations(m_roster, game.data.get(), m_ids), m_evaluator(game.data)
    {
        m_evaluator.evaluate(m_roster);
        m_points = costIn(m_evaluator, m_soldier, m_game.pointsCost);
        m_life = costIn(m_evaluator, m_soldier, lifeCost());
        m_places = m_evaluator.slotsOf(m_soldier);
        for (const rules::Slot &place : m_places) {
            for (const rules::Candidate &candidate : place.candidates) {
                if (!place.groupId.empty() && isEarned(candidate))
                    m_earned.insert(place.groupId);
            }
        }
    }

    void forEach(const std::function<void(const KitTrial &)> &look)
    {
        for (const rules::Slot &place : m_places) {
            if (place.hidden || m_earned.contains(place.groupId))
                continue;
            for (const rules::Candidate &candidate : place.candidates) {
                if (!candidate.hidden && candidate.type == "upgrade")
                    consider(place, candidate, look);
            }
        }
    }

    /// Whether a part of the figure is a thing that can go: no rank, no life points, nothing from the book.
    [[nodiscard]] bool isKit(const Selection &part) const
    {
        return part.type == "upgrade" && !isFromBook(part) && !isOfARank(part.entryId, m_rules) && !m_earned.contains(part.entryGroupId);
    }

    /// What the figure costs less with one of it gone; nothing for life points and what lowers the price, which is no kit.
    std::optional<int> worthOf(const std::string &selection)
    {
        const auto gone = m_operations.deselect(selection);
        if (!gone)
            return std::nullopt;
        m_evaluator.update(m_roster, *gone);
        const int worth = m_points - costIn(m_evaluator, m_soldier, m_game.pointsCost);
        const bool life = changesLife();
        takeBack(*gone);
        return life || worth < 0 || !isAThing(selection, worth) ? std::nullopt : std::optional(worth);
    }

private:
    /// "Squad leader" has neither price nor profile: a task, which nobody sells or hands on.
    [[nodiscard]] bool isAThing(const std::string &selection, int worth) const
    {
        const rules::EffectiveSelection *effective = m_evaluator.selection(selection);
        return worth != 0 || !m_evaluator.info(selection).profiles.empty()
            || (effective && std::any_of(effective->totalCosts.begin(), effective->totalCosts.end(), [](const rules::CostValue &cost) {
                    return cost.value != 0;
                }));
    }
    void takeBack(const rules::RosterEdit &edit)
    {
        rules::revert(m_roster, edit);
        m_evaluator.update(m_roster, rules::inverse(edit));
    }
    // Ranks and life points are earned; where a group of options has such, none of it is kit.
    [[nodiscard]] bool isEarned(const rules::Candidate &candidate) const
    {
        return isOfARank(candidate.entryId, m_rules)
            || std::any_of(candidate.costs.begin(), candidate.costs.end(),
                           [this](const rules::CostValue &cost) { return cost.typeId == lifeCost() && cost.value != 0; });
    }
    [[nodiscard]] std::string lifeCost() const { return m_rules.lifePointsCost.toStdString(); }
    [[nodiscard]] bool changesLife() const { return !lifeCost().empty() && costIn(m_evaluator, m_soldier, lifeCost()) != m_life; }

    void consider(const rules::Slot &place, const rules::Candidate &candidate, const std::function<void(const KitTrial &)> &look)
    {
        const auto added = m_operations.addSelection(m_soldier, candidate.entryId, place.groupId);
        if (!added)
            return;
        m_evaluator.update(m_roster, *added);
        const KitOffer offer{text::fromUtf8(candidate.entryId),
                             text::fromUtf8(place.groupId),
                             text::fromUtf8(candidate.name),
                             text::fromUtf8(place.name),
                             costIn(m_evaluator, m_soldier, m_game.pointsCost) - m_points,
                             candidate.canAdd,
                             candidate.reasonMax};
        if (!changesLife() && offer.points >= 0 && isAThing(added->createdId, offer.points))
            look({offer, candidate, m_evaluator, m_soldier, added->createdId});
        takeBack(*added);
    }

    rules::Roster m_roster;
    std::string m_soldier;
    const CampaignRules &m_rules;
    const GameBasis &m_game;
    base::RandomIdSource m_ids;
    rules::Operations m_operations;
    rules::Evaluator m_evaluator;
    int m_points = 0, m_life = 0;
    rules::SlotList m_places;
    std::set<std::string> m_earned; ///< groups of options that are no kit
};

} // namespace

QVector<KitOffer> kitOffers(const QString &soldier, const CampaignState &state, const CampaignRules &rules, const GameBasis &game)
{
    QVector<KitOffer> all;
    forEachOffer(soldier, state, rules, game, [&all](const KitTrial &trial) { all.append(trial.offer); });
    return all;
}

void forEachOffer(const QString &soldier, const CampaignState &state, const CampaignRules &rules, const GameBasis &game,
                  const std::function<void(const KitTrial &)> &look)
{
    const SoldierState *who = state.soldier(soldier);
    const auto mustered = who ? musterRoster(who->force, state, rules, game) : base::Result<MusteredRoster>(base::Error{});
    if (mustered && mustered->selections.contains(soldier))
        Shop(mustered->roster, mustered->selections.value(soldier).toStdString(), rules, game).forEach(look);
}

int priceOf(const QVector<Event> &events, const QString &soldier, const CampaignState &state, const CampaignRules &rules,
            const GameBasis &game)
{
    const SoldierState *who = state.soldier(soldier);
    const auto before = who ? musterRoster(who->force, state, rules, game) : base::Result<MusteredRoster>(base::Error{});
    const CampaignState then = fold({}, state.log + events, rules);
    const auto after = who ? musterRoster(who->force, then, rules, game) : base::Result<MusteredRoster>(base::Error{});
    return before && after ? after->listed.value(soldier) - before->listed.value(soldier) : 0;
}

EquipmentHanded handedOn(const QString &from, const QString &to, const HeldKit &kit, const CampaignState &state, const CampaignRules &rules,
                         const GameBasis &game)
{
    EquipmentHanded handed{from, to, kit.item.id, kit.item.name, kit.item.points, kit.item.points, kit.item.entry};
    // Where the army list does not know it for them, it comes with the price it had.
    if (!kit.item.entry.isEmpty() && game.data)
        handed.adds = priceOf({Event{QStringLiteral("asked"), {}, handed}}, to, state, rules, game);
    return handed;
}

QVector<HeldKit> heldKit(const QString &soldier, const CampaignState &state, const CampaignRules &rules, const GameBasis &game)
{
    QVector<HeldKit> held;
    const SoldierState *who = state.soldier(soldier);
    if (!who)
        return held;
    const auto mustered = musterRoster(who->force, state, rules, game, {soldier}); // also of one who has fallen
    for (const KitItem &item : who->kit)
        held.append({item, mustered ? mustered->kit.value(item.id) : QString(), true});
    if (!mustered)
        return held;
    const std::string figure = mustered->selections.value(soldier).toStdString();
    Shop shop(mustered->roster, figure, rules, game);
    QSet<QString> got;
    for (HeldKit &each : held) {
        got.insert(each.selection);
        each.item.points = shop.worthOf(each.selection.toStdString()).value_or(each.item.points);
    }
    const Selection &whole = *rules::findSelection(mustered->roster, figure).selection;
    rules::forEachSelection(whole, [&](const Selection &part) {
        // Of something that they had and got more of, what they came with is the rest.
        const bool rest = !got.contains(text::fromUtf8(part.id)) || part.number > 1;
        if (&part == &whole || !rest || !shop.isKit(part))
            return;
        if (const std::optional<int> worth = shop.worthOf(part.id))
            held.append({{{}, text::fromUtf8(part.name), text::fromUtf8(part.entryId), *worth, 0}, text::fromUtf8(part.id), false});
    });
    return held;
}

} // namespace muster::campaign
