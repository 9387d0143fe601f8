// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/campaign/commands/RecordEvents.h"

#include "documents/campaign/CampaignDocument.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace muster::documents {

RecordEvents::RecordEvents(const QString &sentence, QVector<campaign::Event> events)
    : CampaignCommand(sentence), m_events(std::move(events))
{
}

QByteArray RecordEvents::payload() const
{
    QJsonArray array;
    for (const campaign::Event &event : m_events)
        array.append(campaign::toJson(event));
    return qCompress(QJsonDocument(QJsonObject{{"format", 1}, {"append", array}}).toJson(QJsonDocument::Compact), 1);
}

void RecordEvents::perform(bool forward)
{
    if (forward)
        document().appendEvents(m_events);
    else
        document().removeEvents(m_events);
}

QString RecordEvents::whyKept() const
{
    return document().whyKept(m_events);
}

} // namespace muster::documents
