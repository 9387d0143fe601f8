// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/MergeCampaigns.h"

#include "documents/CampaignDocument.h"
#include "documents/commands/RecordEvents.h"

#include <QJsonDocument>

#include <algorithm>

namespace muster::documents {

namespace {

std::optional<campaign::Campaign> read(const library::StoredDocument &document)
{
    campaign::Campaign campaign;
    if (!campaign::fromJson(QJsonDocument::fromJson(document.content).object(), campaign))
        return std::nullopt;
    campaign.start.id = document.record.id;
    campaign.start.name = document.record.name;
    campaign.events.clear();
    for (const library::StoredEvent &event : document.events)
        campaign.events.append(campaign::eventFromJson(QJsonDocument::fromJson(event.payload).object()));
    return campaign;
}

QString sentencesOf(const library::StoredDocument &ours, const library::StoredDocument &theirs)
{
    QStringList sentences;
    for (const library::HistoryStep &step : ours.history.steps.mid(0, ours.history.position)) {
        const bool known = std::any_of(theirs.history.steps.cbegin(), theirs.history.steps.cend(), [&step](const library::HistoryStep &other) {
            return other.serial == step.serial && other.payload == step.payload;
        });
        if (!known)
            sentences.append(step.sentence);
    }
    return sentences.join("; ");
}

} // namespace

std::optional<library::StoredDocument> mergeCampaigns(const library::StoredDocument &theirs, const library::StoredDocument &ours, qint64 common)
{
    std::optional<campaign::Campaign> merged = read(theirs);
    const std::optional<campaign::Campaign> own = read(ours);
    if (!merged || !own || !(merged->start == own->start) || !(merged->rules == own->rules))
        return std::nullopt;
    if (merged->events.size() < common || own->events.size() < common
        || !std::equal(own->events.cbegin(), own->events.cbegin() + common, merged->events.cbegin()))
        return std::nullopt;
    const QVector<campaign::Event> tail = own->events.mid(common);
    merged->events += tail;
    if (merged->draft.isEmpty())
        merged->draft = own->draft;

    library::StoredDocument result = theirs;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    result.history.steps = theirs.history.steps.mid(0, theirs.history.position);
    if (!tail.isEmpty()) {
        qint64 serial = 0;
        for (const library::HistoryStep &step : theirs.history.steps)
            serial = std::max(serial, step.serial);
        const RecordEvents command(sentencesOf(ours, theirs), tail);
        const QString author = ours.history.steps.isEmpty() ? QString() : ours.history.steps.value(std::max(0, ours.history.position - 1)).author;
        result.history.steps.append({serial + 1, command.text(), command.payload(), now, author});
    }
    result.history.position = int(result.history.steps.size());
    result.events = theirs.events;
    for (const campaign::Event &event : tail)
        result.events.append({result.events.size() + 1, QJsonDocument(campaign::toJson(event)).toJson(QJsonDocument::Compact)});
    const CampaignDocument document(*merged, theirs.record.packName);
    const library::Record judged = document.record();
    result.record = judged;
    result.record.changed = now;
    campaign::Campaign head = *merged;
    head.events.clear();
    result.content = QJsonDocument(campaign::toJson(head)).toJson(QJsonDocument::Compact);
    return result;
}

} // namespace muster::documents
