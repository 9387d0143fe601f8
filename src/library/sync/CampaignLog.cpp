// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/sync/CampaignLog.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

namespace muster::library {

namespace {

using Keys = QSet<QByteArray>;
using KeyOf = QByteArray (*)(const QVariantList &);

Keys keysOf(const Rows &rows, KeyOf key)
{
    Keys keys;
    for (const QVariantList &row : rows)
        keys.insert(key(row));
    return keys;
}

Rows select(const Rows &rows, KeyOf key, const std::function<bool(const QByteArray &)> &wanted)
{
    Rows found;
    for (const QVariantList &row : rows) {
        if (wanted(key(row)))
            found.append(row);
    }
    return found;
}

/// Which of both sides' removals count.
struct Removals
{
    bool ours = true;
    bool theirs = true;
};

// Each row once: theirs in their order, then ours.
Rows mergedRows(const Keys &base, const Rows &theirs, const Rows &ours, KeyOf key, Removals count)
{
    const Keys there = keysOf(theirs, key), here = keysOf(ours, key);
    Rows rows = select(theirs, key, [&](const QByteArray &k) { return !count.ours || here.contains(k) || !base.contains(k); });
    Keys seen = keysOf(rows, key);
    for (const QVariantList &row : ours) {
        const QByteArray k = key(row);
        const bool takenOut = base.contains(k) && !there.contains(k) && count.theirs;
        if (!takenOut && !seen.contains(k))
            rows.append(row);
        seen.insert(k);
    }
    return rows;
}

void collect(const QJsonValue &value, const QString &key, bool onlyIds, QSet<QString> &texts)
{
    if (value.isString() && (!onlyIds || key == "id")) {
        texts.insert(value.toString());
    } else if (value.isArray()) {
        const QJsonArray array = value.toArray();
        for (const QJsonValue &item : array)
            collect(item, key, onlyIds, texts);
    } else if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            collect(it.value(), it.key(), onlyIds, texts);
    }
}

QJsonObject payloadOf(const QVariantList &event)
{
    return QJsonDocument::fromJson(event.at(DocumentImage::EventPayload).toByteArray()).object();
}

} // namespace

bool buildsOn(const Rows &added, const Rows &removed)
{
    QSet<QString> introduced;
    for (const QVariantList &event : removed) {
        const QJsonObject json = payloadOf(event);
        collect(json, {}, true, introduced);
        if (json.value("type").toString() == "enlisted")
            introduced.insert(json.value("force").toString());
    }
    introduced.remove({});
    if (introduced.isEmpty())
        return false;
    QSet<QString> spokenOf;
    for (const QVariantList &event : added)
        collect(payloadOf(event), {}, false, spokenOf);
    return spokenOf.intersects(introduced);
}

CampaignLog CampaignLog::merged(const SyncBase &base, const DocumentImage &theirs, const DocumentImage &ours)
{
    const Keys before(base.events.cbegin(), base.events.cend());
    const Keys there = keysOf(theirs.events, eventKey), here = keysOf(ours.events, eventKey);
    const auto isNew = [&before](const QByteArray &key) { return !before.contains(key); };
    const Rows takenOutHere = select(theirs.events, eventKey,
                                     [&](const QByteArray &key) { return before.contains(key) && !here.contains(key); });
    const Rows takenOutThere = select(ours.events, eventKey,
                                      [&](const QByteArray &key) { return before.contains(key) && !there.contains(key); });
    const Removals count{!buildsOn(select(theirs.events, eventKey, isNew), takenOutHere),
                         !buildsOn(select(ours.events, eventKey, isNew), takenOutThere)};

    CampaignLog log;
    log.events = mergedRows(before, theirs.events, ours.events, eventKey, count);
    const Keys stepsBefore(base.steps.cbegin(), base.steps.cend());
    log.steps = mergedRows(stepsBefore, theirs.doneSteps(), ours.doneSteps(), stepKey, count);
    qint64 serial = 0;
    for (QVariantList &step : log.steps) { // theirs keep theirs
        serial = std::max(serial + 1, step.at(DocumentImage::StepSerial).toLongLong());
        step[DocumentImage::StepSerial] = serial;
    }
    return log;
}

} // namespace muster::library
