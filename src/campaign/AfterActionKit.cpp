// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/AfterActionKit.h"

#include "campaign/AfterAction.h"
#include "campaign/AfterActionForce.h"
#include "campaign/KitPrice.h"
#include "campaign/fold/Fold.h"
#include "campaign/muster/KitOffer.h"
#include "rules/data/CompositeId.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace muster::campaign {

namespace {

base::Error wrongKit(base::Message what)
{
    return {"campaign.report", std::move(what), {}};
}

bool isCalled(const QString &wanted, const QString &name, const QString &entry)
{
    const std::string id = entry.toStdString();
    return name.compare(wanted, Qt::CaseInsensitive) == 0
        || (!entry.isEmpty() && (entry == wanted || rules::lastSegment(id) == wanted.toStdString()));
}

/// Reads the lines of one report, one after the other.
class KitReader
{
public:
    KitReader(const CampaignState &state, const CampaignRules &rules, const GameBasis *game, const Stamps &stamps)
        : m_log(state.log), m_state(state), m_rules(rules), m_game(game ? *game : GameBasis()), m_stamps(stamps)
    {
    }

    base::Result<QVector<Event>> read(const QJsonObject &json)
    {
        for (const char *key : {"sales", "handovers", "purchases"}) {
            const QJsonValue lines = json[QString::fromUtf8(key)];
            if (!lines.isUndefined() && !lines.isArray())
                return wrongKit(base::Message(QT_TRANSLATE_NOOP("Message", "%1 must be a list"), {QString::fromUtf8(key)}));
            for (const QJsonValue &line : lines.toArray()) {
                const base::Result<Payload> event = *key == 's' ? sale(line) : *key == 'h' ? handover(line) : purchase(line);
                if (!event)
                    return event.error();
                m_events.append(makeEvent(*event, m_stamps));
                m_state = fold({}, m_log + m_events, m_rules);
            }
        }
        return m_events;
    }

private:
    base::Result<const SoldierState *> soldier(const QJsonValue &line, const char *key) const
    {
        const QString name = line[QString::fromUtf8(key)].toString();
        if (const SoldierState *found = findSoldier(m_state, name))
            return found;
        return wrongKit(base::Message(QT_TRANSLATE_NOOP("Message", "there is no soldier %1, or several have that name"), {name}));
    }

    // A number of the line, or what is usual; a word for a number is an error.
    base::Result<int> number(const QJsonValue &line, const char *key, int usual) const
    {
        const QJsonValue value = line[QString::fromUtf8(key)];
        if (value.isUndefined())
            return usual;
        if (!value.isDouble() || figure(value, highestFigure + 1) != value.toDouble())
            return wrongKit(base::Message(QT_TRANSLATE_NOOP("Message", "%1 must be a whole number, %2 at most"),
                                          {QString::fromUtf8(key), highestFigure}));
        return figure(value);
    }

    // What the force pays or gets, as the line says it; without a word of it by the rules.
    base::Result<Price> price(const QJsonValue &line, const Price &usual) const
    {
        if (line["price"].isUndefined())
            return usual;
        auto said = readCounters(line["price"], m_rules);
        if (said && std::any_of(said->begin(), said->end(), [](int amount) { return amount < 0; }))
            return wrongKit(base::Message(QT_TRANSLATE_NOOP("Message", "a price is never less than nothing")));
        return said;
    }

    base::Result<HeldKit> held(const SoldierState &who, const QString &wanted) const
    {
        for (const HeldKit &each : heldKit(who.id, m_state, m_rules, m_game)) {
            if (each.item.id == wanted || isCalled(wanted, each.item.name, each.item.entry))
                return each;
        }
        return wrongKit(base::Message(QT_TRANSLATE_NOOP("Message", "%1 has no %2"), {who.name, wanted}));
    }

    base::Result<Payload> purchase(const QJsonValue &line) const
    {
        const auto who = soldier(line, "soldier");
        if (!who)
            return who.error();
        EquipmentBought bought{(*who)->id, line["item"].toString(), 0, 0, line["entry"].toString()};
        if (bought.name.isEmpty())
            return wrongKit(base::Message(QT_TRANSLATE_NOOP("Message", "%1: what was bought? \"item\" says it"), {(*who)->name}));
        int usual = 0;
        // An empty entry says that it is meant in the players' own words.
        const QString wanted = line["entry"].isString() ? bought.entry : bought.name;
        for (const KitOffer &offer : wanted.isEmpty() ? QVector<KitOffer>() : kitOffers(bought.soldier, m_state, m_rules, m_game)) {
            if (isCalled(wanted, offer.name, offer.entry)) {
                bought.entry = offer.entry;
                bought.name = offer.name;
                usual = offer.points;
                break;
            }
        }
        const auto points = number(line, "points", usual), experience = number(line, "experience", 0);
        if (!points || !experience)
            return points ? experience.error() : points.error();
        bought.points = *points;
        bought.experience = *experience;
        const auto paid = price(line, kitPrice(m_rules, bought.points));
        if (!paid)
            return paid.error();
        bought.price = *paid;
        return Payload(bought);
    }

    base::Result<Payload> sale(const QJsonValue &line) const
    {
        const auto who = soldier(line, "soldier");
        if (!who)
            return who.error();
        const auto kit = held(**who, line["item"].toString());
        if (!kit)
            return kit.error();
        const auto back = number(line, "experience", kit->item.experience);
        if (!back)
            return back.error();
        const auto brings = price(line, saleProceeds(m_rules, kit->item.points, kit->item.price));
        if (!brings)
            return brings.error();
        return Payload(EquipmentSold{(*who)->id, kit->item.id, kit->item.name, kit->item.points, *back, kit->item.entry, {}, *brings});
    }

    base::Result<Payload> handover(const QJsonValue &line) const
    {
        const auto who = soldier(line, "soldier"), to = soldier(line, "to");
        if (!who || !to)
            return who ? to.error() : who.error();
        const auto kit = held(**who, line["item"].toString());
        if (!kit)
            return kit.error();
        return Payload(handedOn((*who)->id, (*to)->id, *kit, m_state, m_rules, m_game));
    }

    const QVector<Event> m_log;
    CampaignState m_state;
    const CampaignRules &m_rules;
    const GameBasis m_game;
    const Stamps m_stamps;
    QVector<Event> m_events;
};

} // namespace

bool hasKit(const QJsonObject &json)
{
    return json.contains("sales") || json.contains("handovers") || json.contains("purchases");
}

base::Result<QVector<Event>> readKit(const QJsonObject &json, const CampaignState &state, const CampaignRules &rules, const GameBasis *game,
                                     const Stamps &stamps)
{
    return KitReader(state, rules, game, stamps).read(json);
}

} // namespace muster::campaign
