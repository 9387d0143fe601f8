// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/read/ManifestReader.h"

#include <QJsonArray>

namespace muster::packs {

namespace {

const QString fileName = QStringLiteral("pack.json");

QList<LocalText> texts(const QJsonValue &value)
{
    QList<LocalText> list;
    for (const QJsonValue &item : value.toArray())
        list.append(LocalText::fromJson(item));
    return list;
}

void readLimit(const QJsonObject &json, Manifest &manifest)
{
    manifest.defaultLimit = json["default"].toDouble(-1);
    for (const QJsonValue &item : json["presets"].toArray()) {
        const QJsonObject object = item.toObject();
        LimitPreset preset;
        preset.value = object["value"].toDouble();
        preset.min = object["min"].toDouble(-1);
        preset.max = object["max"].toDouble(-1);
        preset.name = LocalText::fromJson(object["name"]);
        manifest.limitPresets.append(preset);
    }
}

void readSamples(const QJsonValue &json, Manifest &manifest)
{
    for (const QJsonValue &item : json.toArray()) {
        const QJsonObject object = item.toObject();
        Sample sample;
        sample.file = object["file"].toString();
        sample.name = LocalText::fromJson(object["name"]);
        sample.legal = object["legal"].toBool(true);
        sample.worked = object["worked"].toBool(false);
        manifest.samples.append(sample);
    }
}

void readStyles(const QJsonObject &json, Manifest &manifest)
{
    for (const QJsonValue &item : json["factions"].toArray()) {
        const QJsonObject object = item.toObject();
        manifest.factions.append({object["catalogue"].toString(), object["colour"].toString(), object["mark"].toString()});
    }
    const QJsonObject references = json["reference"].toObject();
    for (auto it = references.begin(); it != references.end(); ++it)
        manifest.referenceFiles.insert(it.key(), it.value().toString());
}

// What a pack cannot do without.
bool checkRequired(const QJsonObject &json, const Manifest &manifest, Findings &findings)
{
    const auto before = findings.size();
    if (json["format"].toInt() != 1)
        addError(findings, "pack.bad-format", fileName, QT_TRANSLATE_NOOP("Message", "\"format\" is not 1"));
    if (manifest.id.isEmpty())
        addError(findings, "pack.missing-key", fileName, QT_TRANSLATE_NOOP("Message", "\"id\" is missing"));
    else if (manifest.id.contains('/') || manifest.id.contains('\\') || manifest.id.startsWith('.')) // it names folders of the user
        addError(findings, "pack.bad-value", fileName, {QT_TRANSLATE_NOOP("Message", "\"id\" is \"%1\", not a plain name"), {manifest.id}});
    if (manifest.systemFile.isEmpty())
        addError(findings, "pack.missing-key", fileName, QT_TRANSLATE_NOOP("Message", "\"system\" is missing"));
    if (findings.size() != before)
        return false;
    if (manifest.name.isEmpty())
        addError(findings, "pack.missing-key", fileName, QT_TRANSLATE_NOOP("Message", "\"name\" is missing"));
    if (manifest.version.isEmpty())
        addError(findings, "pack.missing-key", fileName, QT_TRANSLATE_NOOP("Message", "\"version\" is missing"));
    if (manifest.catalogueFiles.isEmpty())
        addError(findings, "pack.missing-key", fileName, QT_TRANSLATE_NOOP("Message", "\"catalogues\" is missing or empty"));
    return true;
}

} // namespace

std::optional<Manifest> readManifest(const QJsonObject &json, Findings &findings)
{
    Manifest manifest;
    manifest.id = json["id"].toString();
    manifest.prefix = json["prefix"].toString(manifest.id);
    manifest.name = LocalText::fromJson(json["name"]);
    manifest.version = json["version"].toString();
    manifest.summary = LocalText::fromJson(json["summary"]);
    manifest.edition = LocalText::fromJson(json["edition"]);
    manifest.editionNotes = texts(json["editionNotes"]);
    manifest.sources = texts(json["sources"]);
    manifest.hue = json["hue"].toString();
    const QString measure = json["measure"].toString("inch");
    if (measure != "inch" && measure != "cm")
        addError(findings, "pack.bad-value", fileName, {QT_TRANSLATE_NOOP("Message", "\"measure\" is \"%1\", not cm or inch"), {measure}});
    manifest.measure = measure == "cm" ? Measure::Centimetre : Measure::Inch;
    manifest.systemFile = json["system"].toString();
    manifest.catalogueFiles = stringList(json["catalogues"]);
    manifest.costTypeId = json["cost"].toString();
    manifest.forceEntryId = json["force"].toString();
    readLimit(json["limit"].toObject(), manifest);
    readStyles(json, manifest);
    manifest.languages = stringList(json["languages"]);
    if (manifest.languages.isEmpty())
        manifest.languages.append("en");
    manifest.cardsFile = json["cards"].toString();
    manifest.scenariosFile = json["scenarios"].toString();
    manifest.eventsFile = json["events"].toString();
    manifest.campaignFile = json["campaign"].toString();
    manifest.oddsFile = json["odds"].toString();
    manifest.linksFile = json["links"].toString();
    const QJsonObject support = json["typicalSupport"].toObject();
    for (auto it = support.begin(); it != support.end(); ++it)
        manifest.typicalSupport.insert(it.key(), stringList(it.value()));
    manifest.markersFile = json["markers"].toString();
    readSamples(json["samples"], manifest);
    if (!checkRequired(json, manifest, findings))
        return std::nullopt;
    return manifest;
}

} // namespace muster::packs
