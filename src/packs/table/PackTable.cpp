// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/table/PackTable.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace muster::packs {

TableRules tableOf(const Pack &pack, Findings *findings)
{
    const QString file = QStringLiteral("table.json");
    if (pack.plain() || !QFileInfo::exists(pack.path(file)))
        return {};
    Findings found;
    const auto json = readJsonObject(pack.path(file), file, found);
    const TableRules rules = json ? readTable(*json, file, found) : TableRules();
    for (const QString &id : rules.ids()) {
        const rules::Id known = pack.data()->find(id.toStdString());
        if (!known || pack.data()->definitions(known).empty())
            addError(found, "pack.unknown-id", file, {QT_TRANSLATE_NOOP("Message", "there is no \"%1\" in the game data"), {id}});
    }
    for (const QString &id : rules.decks) {
        if (std::none_of(pack.decks().begin(), pack.decks().end(), [&id](const EventDeck &deck) { return deck.id == id; }))
            addError(found, "pack.unknown-id", file, {QT_TRANSLATE_NOOP("Message", "there is no deck \"%1\""), {id}});
    }
    for (auto it = rules.lasting.begin(); it != rules.lasting.end(); ++it) {
        const bool there = std::any_of(pack.decks().begin(), pack.decks().end(), [&it](const EventDeck &deck) {
            return std::any_of(deck.cards.begin(), deck.cards.end(), [&it](const EventCard &card) { return card.id == it.key(); });
        });
        if (!there)
            addError(found, "pack.unknown-id", file, {QT_TRANSLATE_NOOP("Message", "there is no card \"%1\""), {it.key()}});
    }
    if (findings)
        findings->insert(findings->end(), found.begin(), found.end());
    return rules;
}

bool formationsAct(const TableRules &rules)
{
    return rules.json[QLatin1String("activates")] == QLatin1String("formations");
}

} // namespace muster::packs
