// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/battle/commands/BattleCommand.h"

#include "archive/Packed.h"
#include "documents/battle/BattleDocument.h"
#include "documents/battle/commands/ChangeBattle.h"
#include "documents/battle/commands/RecordBattleEvents.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace muster::documents {

std::unique_ptr<BattleCommand> BattleCommand::restore(const QString &sentence, const QByteArray &payload)
{
    const QJsonObject json = QJsonDocument::fromJson(archive::unpacked(payload)).object();
    if (json.value("format").toInt() != 1)
        return nullptr;
    if (json.contains("append")) {
        QVector<battle::Event> events;
        const QJsonArray array = json.value("append").toArray();
        for (const QJsonValue &event : array)
            events.append(battle::eventFromJson(event.toObject()));
        return std::make_unique<RecordBattleEvents>(sentence, events);
    }
    battle::Battle before, after;
    if (!battle::fromJson(json.value("before").toObject(), before) || !battle::fromJson(json.value("after").toObject(), after))
        return nullptr;
    return std::make_unique<ChangeBattle>(sentence, before.start, after.start);
}

} // namespace muster::documents
