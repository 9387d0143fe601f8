// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/battle/JudgeBattle.h"

#include "documents/battle/BattleDocument.h"

#include <QJsonDocument>

namespace muster::documents {

std::optional<library::Record> judgeBattle(const library::StoredDocument &document)
{
    base::Result<battle::Battle> battle = BattleDocument::battleIn(document);
    if (!battle)
        return std::nullopt;
    battle->events.clear();
    for (const library::StoredEvent &event : document.events)
        battle->events.append(battle::eventFromJson(QJsonDocument::fromJson(event.payload).object()));
    return BattleDocument(std::move(*battle)).record();
}

} // namespace muster::documents
