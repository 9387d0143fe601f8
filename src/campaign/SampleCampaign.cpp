// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/SampleCampaign.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

namespace muster::campaign {

namespace {

QJsonObject readObject(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

QJsonValue translated(const QJsonValue &value, const QJsonObject &words)
{
    if (value.isString())
        return words.value(value.toString()).toString(value.toString());
    if (value.isArray()) {
        QJsonArray result;
        for (const QJsonValue &each : value.toArray())
            result.append(translated(each, words));
        return result;
    }
    if (!value.isObject())
        return value;
    QJsonObject result = value.toObject();
    for (auto it = result.begin(); it != result.end(); ++it)
        if (it.key() != QLatin1String("roster"))
            it.value() = translated(QJsonValue(it.value()), words);
    return result;
}

} // namespace

std::optional<Campaign> sampleCampaign(const packs::Pack &pack, const QString &language)
{
    const QDir folder(pack.path("samples"));
    const QString ending = ".campaign.json";
    for (const QString &name : folder.entryList({"*" + ending}, QDir::Files)) {
        const QJsonObject words = readObject(folder.filePath(name.chopped(ending.size()) + "." + language + ".json"));
        Campaign campaign;
        if (!fromJson(translated(readObject(folder.filePath(name)), words).toObject(), campaign))
            continue;
        const QJsonDocument rules = QJsonDocument::fromJson(pack.campaignJson());
        if (rules.isObject())
            campaign.rules = CampaignRules::fromJson(rules.object());
        campaign.start.id = newId();
        return campaign;
    }
    return std::nullopt;
}

} // namespace muster::campaign
