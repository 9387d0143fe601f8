// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/KitPrice.h"
#include "campaign/fold/Fold.h"
#include "campaign/muster/KitOffer.h"
#include "rules/roster/Operations.h"
#include "support/OwnPacks.h"

#include <QJsonDocument>
#include <QRandomGenerator>

namespace muster::test {

using namespace campaign;

/// Plays campaigns as players might: lists of the game are enlisted, kit is bought from the army list and in own words, sold
/// and handed on; recruits join with and without kit; soldiers rise, fall and come back; entries are corrected.
class Quartermaster
{
public:
    Quartermaster(const packs::Pack &pack, quint32 seed) : m_pack(pack), m_game(GameBasis::of(pack)), m_random(seed)
    {
        m_campaign.start = {"c", "Random", pack.id(), {}, {}, {{"p", "P", {}}}};
        m_campaign.rules = CampaignRules::fromJson(QJsonDocument::fromJson(pack.campaignJson()).object());
        if (!m_campaign.rules.pricings.isEmpty())
            m_campaign.rules.pricing = m_campaign.rules.pricings.at(pick(int(m_campaign.rules.pricings.size()))).id;
        // Kit may have to be paid for, and there are tables of injuries and skills.
        ForceCounter credits{"credits", LocalText(QStringLiteral("credits")), 5 + pick(40), 0, 5, 2, 1};
        if (pick(2))
            credits.buys = pick(2) ? "points" : "max(1, points / 2)";
        if (pick(2))
            credits.sells = "paid / 2";
        m_campaign.rules.counters.append(credits);
        m_campaign.rules.tables.append({"fates", LocalText(QStringLiteral("Fates")), pick(2) ? RollKind::Injury : RollKind::Skill, "D6",
                                        rowsFromText("1 Dead; dies\n2 Home; retires\n3-4 Leg; misses 2\n5-6 Scratch; +3")});
    }

    Campaign campaign(int steps)
    {
        enlist();
        if (pick(3) == 0)
            m_campaign.events.append(
                makeEvent(ForceEnlisted{"by-hand", "p", "Volunteers", {}, "hand1", {recruit("hand1", {}), recruit("hand2", {})}, {}}));
        for (int i = 0; i < steps; ++i) {
            m_state = fold(m_campaign);
            step();
        }
        // The rules are changed in the middle of it all.
        if (!m_campaign.rules.pricings.isEmpty() && pick(4) == 0)
            m_campaign.rules.pricing = m_campaign.rules.pricings.at(pick(int(m_campaign.rules.pricings.size()))).id;
        return m_campaign;
    }
    [[nodiscard]] const GameBasis &game() const { return m_game; }

private:
    int pick(int below) { return int(m_random.bounded(below)); }
    void note(const Payload &payload) { m_campaign.events.append(makeEvent(payload)); }

    const SoldierState &anybody() { return m_state.soldiers.at(pick(int(m_state.soldiers.size()))); }

    Recruit recruit(const QString &id, const QString &like)
    {
        const Ladder *ladder = m_campaign.rules.ladders.isEmpty() ? nullptr : &m_campaign.rules.ladders.first();
        return {id,  "Recruit " + id, pick(2) ? "Bolter, knife" : "", ladder ? ladder->id : QString(), {}, 0, pick(30), pick(60), {}, {},
                like};
    }

    void enlist()
    {
        rules::Roster roster = sampleRoster(m_pack, pick(int(m_pack.manifest().samples.size())));
        // A list may price life points in its own way.
        base::CountingIdSource ids("own");
        rules::Operations operations(roster, m_game.data.get(), ids);
        const QString now = pricingOf(roster, m_game);
        for (auto it = m_game.pricings.begin(); it != m_game.pricings.end(); ++it) {
            std::string setting;
            rules::forEachSelection(roster, [&](const rules::Selection &each) {
                if (each.entryId.find(m_game.pricings.value(now).toStdString()) != std::string::npos)
                    setting = each.id;
            });
            if (!now.isEmpty() && it.key() != now && !setting.empty() && pick(2)
                && !operations.replaceSelection(setting, it.value().toStdString()))
                qFatal("the setting cannot be changed");
        }
        const auto force = enlistRoster(roster, m_game, m_campaign.rules, "p");
        if (!force)
            qFatal("%s", force.error().message().c_str());
        note(*force);
    }

    void step()
    {
        const SoldierState &who = anybody();
        switch (pick(18)) {
        case 0:
        case 1:
            buy(who);
            break;
        case 2:
            note(EquipmentBought{who.id, QString("Relic %1").arg(pick(5)), pick(12) - 2, 0, {}});
            break;
        case 3:
            note(EquipmentBought{who.id, "Something odd", pick(9), 0, pick(2) ? "no.such.entry" : anybody().entry});
            break;
        case 4:
            sell(who);
            break;
        case 5:
        case 6:
            handOn(who);
            break;
        case 7:
            note(SoldierRecruited{who.force, recruit(QString("r%1").arg(m_campaign.events.size()), {})});
            break;
        case 8:
            note(SoldierRecruited{who.force, likeOf(QString("r%1").arg(m_campaign.events.size()), anybody())});
            break;
        case 9:
        case 10:
            promote(who);
            break;
        case 13:
            stash(who);
            break;
        case 14:
        case 15:
            issue(who);
            break;
        case 16:
            note(TableRolled{who.id, "fates", {}, QString::number(QVector<int>{1, 2, 3, 5}.at(pick(4))), "Fate", {}});
            break;
        case 17:
            note(CountersChanged{who.force, {{"credits", pick(30) - 10}}, {}});
            break;
        case 11:
            note(StatusChanged{who.id, Status(pick(4)), 1, {}});
            break;
        default:
            correct();
            break;
        }
    }

    Recruit likeOf(const QString &id, const SoldierState &other)
    {
        Recruit fresh = recruit(id, other.id);
        fresh.basePoints = other.basePoints;
        fresh.ladder = other.ladder >= 0 ? m_campaign.rules.ladders.at(other.ladder).id : QString();
        return fresh;
    }

    void buy(const SoldierState &who)
    {
        const QVector<KitOffer> offers = who.inService() ? kitOffers(who.id, m_state, m_campaign.rules, m_game) : QVector<KitOffer>();
        if (offers.isEmpty())
            return;
        const KitOffer &offer = offers.at(pick(int(offers.size())));
        // Now and then at a price of the players' own.
        note(EquipmentBought{
            who.id, offer.name, offer.points + (pick(6) ? 0 : pick(7) - 3), 0, offer.entry, {}, kitPrice(m_campaign.rules, offer.points)});
    }

    void stash(const SoldierState &who)
    {
        if (pick(3) == 0) {
            note(EquipmentStashed{{}, who.force, {}, "Find", 0, {}, {{"credits", pick(9)}}});
            return;
        }
        const QVector<HeldKit> held = heldKit(who.id, m_state, m_campaign.rules, m_game);
        if (held.isEmpty())
            return;
        const KitItem &item = held.at(pick(int(held.size()))).item;
        note(EquipmentStashed{who.id, who.force, item.id, item.name, item.points, item.entry});
    }

    // Out of the stash: to somebody, at the army list's price where it knows the thing, or for good.
    void issue(const SoldierState &who)
    {
        const QVector<KitItem> stash = m_state.force(who.force)->stash;
        if (stash.isEmpty())
            return;
        const KitItem &item = stash.at(pick(int(stash.size())));
        EquipmentIssued issued{who.force, item.id, item.name, pick(4) ? who.id : QString(), pick(6)};
        if (issued.to.isEmpty())
            issued.price = saleProceeds(m_campaign.rules, item.points, item.price);
        else if (!item.entry.isEmpty())
            issued.adds = priceOf({makeEvent(issued)}, who.id, m_state, m_campaign.rules, m_game);
        note(issued);
    }

    void sell(const SoldierState &who)
    {
        const QVector<HeldKit> held = heldKit(who.id, m_state, m_campaign.rules, m_game);
        if (held.isEmpty())
            return;
        const KitItem &item = held.at(pick(int(held.size()))).item;
        note(EquipmentSold{who.id,
                           item.id,
                           item.name,
                           item.points,
                           pick(item.experience + 1),
                           item.entry,
                           {},
                           saleProceeds(m_campaign.rules, item.points, item.price)});
    }

    void handOn(const SoldierState &who)
    {
        const QVector<HeldKit> held = heldKit(who.id, m_state, m_campaign.rules, m_game);
        if (!held.isEmpty())
            note(handedOn(who.id, anybody().id, held.at(pick(int(held.size()))), m_state, m_campaign.rules, m_game));
    }

    void promote(const SoldierState &who)
    {
        if (who.ladder < 0)
            return;
        note(ExperienceGranted{{{who.id, 60}}, {}});
        note(Promotion{who.id, m_campaign.rules.ladders.at(who.ladder).ranks.value(who.rank + 1).id});
    }

    void correct()
    {
        const Event &event = m_campaign.events.at(pick(int(m_campaign.events.size())));
        if (!event.as<ForceEnlisted>())
            note(Correction{event.id, nullptr, {}});
    }

    const packs::Pack &m_pack;
    GameBasis m_game;
    QRandomGenerator m_random;
    Campaign m_campaign;
    CampaignState m_state;
};

} // namespace muster::test
