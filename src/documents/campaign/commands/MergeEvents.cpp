// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/campaign/commands/MergeEvents.h"

#include "campaign/merge/Merge.h"
#include "documents/campaign/CampaignDocument.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

namespace muster::documents {

namespace {

QJsonArray toArray(const QVector<campaign::Event> &events)
{
    QJsonArray array;
    for (const campaign::Event &event : events)
        array.append(campaign::toJson(event));
    return array;
}

} // namespace

MergeEvents::MergeEvents(const QString &sentence, const QVector<campaign::Event> &ours, const QVector<campaign::Event> &theirs)
    : CampaignCommand(sentence)
{
    QSet<QString> known;
    for (const campaign::Event &event : ours)
        known.insert(event.id);
    for (qsizetype i = 0; i < theirs.size(); ++i) {
        const bool isFresh = !known.contains(theirs.at(i).id);
        if (isFresh) {
            m_fresh.append(theirs.at(i));
            m_order.append(theirs.at(i));
            continue;
        }
        const bool before = i + 1 < theirs.size() && !known.contains(theirs.at(i + 1).id);
        const bool after = i > 0 && !known.contains(theirs.at(i - 1).id);
        if (before || after)
            m_order.append(campaign::eventFromJson(QJsonObject{{"id", theirs.at(i).id}}));
    }
}

MergeEvents::MergeEvents(const QString &sentence, Stored stored)
    : CampaignCommand(sentence), m_fresh(std::move(stored.fresh)), m_order(std::move(stored.order))
{
}

QByteArray MergeEvents::payload() const
{
    return qCompress(
        QJsonDocument(QJsonObject{{"format", 1}, {"merge", toArray(m_fresh)}, {"order", toArray(m_order)}}).toJson(QJsonDocument::Compact),
        1);
}

void MergeEvents::perform(bool forward)
{
    if (forward)
        document().mergeEvents(m_order);
    else
        document().removeEvents(m_fresh);
}

QString MergeEvents::whyKept() const
{
    return document().whyKept(m_fresh);
}

} // namespace muster::documents
