// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/read/ScenarioReader.h"

#include "packs/read/ScenarioPlanReader.h"

#include <QJsonArray>
#include <QSet>

namespace muster::packs {

namespace {

constexpr int longestGame = 99;
constexpr int mostVictoryPoints = 999;

bool named(const QJsonObject &object, const char *nameKey, const QString &file, Findings &findings)
{
    if (!object["id"].toString().isEmpty() && !LocalText::fromJson(object[QLatin1String(nameKey)]).isEmpty())
        return true;
    addError(findings, "pack.missing-key", file,
             object["id"].toString().isEmpty()
                 ? base::Message(QT_TRANSLATE_NOOP("Message", "\"id\" or \"%1\" is missing"), {nameKey})
                 : base::Message(QT_TRANSLATE_NOOP("Message", "\"id\" or \"%1\" is missing in %2"), {nameKey, object["id"].toString()}));
    return false;
}

} // namespace

namespace {

Scenario readScenario(const QJsonObject &object, const QString &file, Findings &findings)
{
    Scenario scenario;
    scenario.id = object["id"].toString();
    scenario.number = object["number"].toInt();
    scenario.group = LocalText::fromJson(object["group"]);
    scenario.name = LocalText::fromJson(object["name"]);
    scenario.summary = LocalText::fromJson(object["summary"]);
    scenario.turns = std::clamp(object["turns"].toInt(), 0, longestGame);
    scenario.victoryPoints = std::clamp(object["victoryPoints"].toInt(), 0, mostVictoryPoints);
    scenario.house = object["house"].toBool();
    for (const QJsonValue &section : object["sections"].toArray())
        scenario.sections.append({LocalText::fromJson(section.toObject()["title"]), LocalText::fromJson(section.toObject()["text"])});
    const QJsonObject awards = object["awards"].toObject();
    for (auto it = awards.begin(); it != awards.end(); ++it)
        scenario.awards.insert(it.key(), it.value().toInt());
    scenario.plan = ScenarioPlanReader(object, file, findings).read();
    return scenario;
}

} // namespace

ScenarioBook readScenarios(const QJsonObject &json, const QString &file, Findings &findings)
{
    ScenarioBook book;
    book.switches = readSwitches(json, file, findings);
    QSet<QString> ids, switches;
    for (const MissionSwitch &known : std::as_const(book.switches))
        switches.insert(known.id);
    for (const QJsonValue &item : json["scenarios"].toArray()) {
        const QJsonObject object = item.toObject();
        if (!named(object, "name", file, findings))
            continue;
        Scenario scenario = readScenario(object, file, findings);
        if (ids.contains(scenario.id)) {
            addError(findings, "pack.duplicate-id", file,
                     {QT_TRANSLATE_NOOP("Message", "two scenarios have the id \"%1\""), {scenario.id}});
            continue;
        }
        ids.insert(scenario.id);
        for (const QString &id : scenario.plan.switches.keys())
            if (!switches.contains(id))
                addError(findings, "pack.unknown-id", file, {QT_TRANSLATE_NOOP("Message", "there is no switch \"%1\""), {id}});
        book.scenarios.push_back(std::move(scenario));
    }
    return book;
}

std::vector<EventDeck> readDecks(const QJsonObject &json, const QString &file, Findings &findings)
{
    std::vector<EventDeck> decks;
    for (const QJsonValue &item : json["decks"].toArray()) {
        const QJsonObject object = item.toObject();
        if (!named(object, "name", file, findings))
            continue;
        EventDeck deck;
        deck.id = object["id"].toString();
        deck.kind = object["kind"].toString("event");
        deck.name = LocalText::fromJson(object["name"]);
        deck.catalogueIds = stringList(object["catalogues"]);
        deck.colour = object["colour"].toString();
        deck.symbol = object["symbol"].toString();
        for (const QJsonValue &cardItem : object["cards"].toArray()) {
            const QJsonObject cardObject = cardItem.toObject();
            if (!named(cardObject, "title", file, findings))
                continue;
            EventCard card;
            card.id = cardObject["id"].toString();
            card.number = cardObject["number"].toInt();
            card.title = LocalText::fromJson(cardObject["title"]);
            card.text = LocalText::fromJson(cardObject["text"]);
            card.copies = std::max(1, cardObject["copies"].toInt(1));
            card.symbol = cardObject["symbol"].toString();
            card.opensSecondary = cardObject["opensSecondary"].toBool();
            deck.cards.append(card);
        }
        decks.push_back(deck);
    }
    return decks;
}

} // namespace muster::packs
