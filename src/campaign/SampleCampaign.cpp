// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/SampleCampaign.h"
#include "text/Stamped.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

namespace muster::campaign {

namespace {

const QString ending = QStringLiteral(".campaign.json");

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

QStringList sampleCampaignFiles(const packs::Pack &pack)
{
    return QDir(pack.path("samples")).entryList({"*" + ending}, QDir::Files);
}

std::optional<Campaign> sampleCampaign(const packs::Pack &pack, const QString &file, const QString &language, const Stamps &stamps)
{
    const QDir folder(pack.path("samples"));
    const QJsonObject words = readObject(folder.filePath(file.chopped(ending.size()) + "." + language + ".json"));
    Campaign campaign;
    if (!fromJson(translated(readObject(folder.filePath(file)), words).toObject(), campaign))
        return std::nullopt;
    const QJsonDocument rules = QJsonDocument::fromJson(pack.campaignJson());
    if (rules.isObject())
        campaign.rules = CampaignRules::fromJson(rules.object());
    campaign.start.id = text::freshId(stamps);
    return campaign;
}

std::optional<Campaign> sampleCampaign(const packs::Pack &pack, const QString &language, const Stamps &stamps)
{
    for (const QString &file : sampleCampaignFiles(pack)) {
        if (std::optional<Campaign> sample = sampleCampaign(pack, file, language, stamps))
            return sample;
    }
    return std::nullopt;
}

} // namespace muster::campaign
