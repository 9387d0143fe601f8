// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/battle/commands/RecordBattleEvents.h"

#include "documents/battle/BattleDocument.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace muster::documents {

QByteArray RecordBattleEvents::payload() const
{
    QJsonArray array;
    for (const battle::Event &event : m_events)
        array.append(battle::toJson(event));
    return qCompress(QJsonDocument(QJsonObject{{"format", 1}, {"append", array}}).toJson(QJsonDocument::Compact), 1);
}

void RecordBattleEvents::perform(bool forward)
{
    if (forward)
        document().appendEvents(m_events);
    else
        document().removeEvents(m_events);
}

QString RecordBattleEvents::whyKept() const
{
    return document().whyKept(m_events);
}

} // namespace muster::documents
