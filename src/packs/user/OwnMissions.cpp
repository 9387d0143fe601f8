// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/user/OwnMissions.h"

#include "packs/read/ScenarioReader.h"
#include "packs/user/UserFile.h"

#include <QJsonArray>

#include <algorithm>

namespace muster::packs {

namespace {

UserFile missionFile(const QString &userUnits, const QString &packId)
{
    return {userUnits, packId, QStringLiteral("missions.json")};
}

void set(QJsonObject &object, const char *key, const QJsonValue &value, bool wanted)
{
    if (wanted)
        object.insert(QLatin1String(key), value);
    else
        object.remove(QLatin1String(key));
}

void setText(QJsonObject &object, const char *key, const LocalText &text)
{
    set(object, key, text.toJson(), !text.isEmpty());
}

QJsonArray sectionsOf(const Scenario &mission)
{
    QJsonArray sections;
    for (const ScenarioSection &section : mission.sections)
        sections.append(QJsonObject{{"title", section.title.toJson()}, {"text", section.text.toJson()}});
    return sections;
}

QJsonArray tokensOf(const ScenarioPlan &plan)
{
    QJsonArray tokens;
    for (const MissionToken &token : plan.tokens) {
        QJsonObject object{{"name", token.name.toJson()}, {"count", token.count}};
        set(object, "reinforcement", true, token.reinforcement);
        tokens.append(object);
    }
    return tokens;
}

QJsonObject numbers(const QMap<QString, int> &values)
{
    QJsonObject object;
    for (auto it = values.begin(); it != values.end(); ++it)
        object.insert(it.key(), it.value());
    return object;
}

// What the form lets one write; everything else of the object stays as it was read.
void write(const Scenario &mission, QJsonObject &object)
{
    const ScenarioPlan &plan = mission.plan;
    object.insert("id", mission.id);
    object.insert("name", mission.name.toJson());
    setText(object, "group", mission.group);
    setText(object, "summary", mission.summary);
    set(object, "number", mission.number, mission.number > 0);
    set(object, "turns", mission.turns, mission.turns > 0);
    set(object, "victoryPoints", mission.victoryPoints, mission.victoryPoints > 0);
    set(object, "points", QJsonArray{plan.pointsFrom, plan.pointsTo}, plan.pointsTo > 0);
    set(object, "sections", sectionsOf(mission), !mission.sections.isEmpty());
    set(object, "awards", numbers(mission.awards), !mission.awards.isEmpty());
    set(object, "tokens", tokensOf(plan), !plan.tokens.isEmpty());
    set(object, "switches", numbers(plan.switches), !plan.switches.isEmpty());
    QJsonObject secondary = object["secondary"].toObject();
    setText(secondary, "opens", plan.secondary.opens);
    setText(secondary, "text", plan.secondary.text);
    set(object, "secondary", secondary, plan.secondary.there);
}

} // namespace

QString OwnMissions::filePath(const QString &userUnits, const QString &packId)
{
    return missionFile(userUnits, packId).path();
}

base::Result<OwnMissions> OwnMissions::load(const QString &userUnits, const QString &packId)
{
    const UserFile file = missionFile(userUnits, packId);
    const base::Result<std::optional<QJsonObject>> read = file.read();
    if (!read)
        return read.error();
    const std::optional<QJsonObject> &json = *read;
    OwnMissions own;
    if (!json)
        return own;
    if ((*json)["format"].toInt() != 1)
        return file.error(QT_TRANSLATE_NOOP("Message", "\"format\" is not 1"));
    Findings findings;
    own.m_file = *json;
    own.m_missions = readScenarios(*json, file.path(), findings).scenarios;
    for (Scenario &mission : own.m_missions)
        mission.own = true;
    for (const QJsonValue &item : (*json)["scenarios"].toArray())
        own.m_read.insert(item.toObject()["id"].toString(), item.toObject());
    // Saving would lose what could not be read as a mission.
    if (own.m_missions.size() != size_t((*json)["scenarios"].toArray().size()))
        return file.error(findings.empty() ? base::Message() : findings.front().sentence);
    return own;
}

base::Result<void> OwnMissions::save(const QString &userUnits, const QString &packId) const
{
    QJsonArray list;
    for (const Scenario &mission : m_missions)
        list.append(m_read.value(mission.id));
    QJsonObject json = m_file;
    json.insert("format", 1);
    json.insert("scenarios", list);
    return missionFile(userUnits, packId).write(json);
}

const Scenario *OwnMissions::mission(const QString &id) const
{
    const auto found = std::find_if(m_missions.begin(), m_missions.end(), [&id](const Scenario &each) { return each.id == id; });
    return found == m_missions.end() ? nullptr : &*found;
}

void OwnMissions::put(const Scenario &mission)
{
    QJsonObject &object = m_read[mission.id];
    write(mission, object);
    const auto found = std::find_if(m_missions.begin(), m_missions.end(), [&](const Scenario &each) { return each.id == mission.id; });
    Scenario &kept = found == m_missions.end() ? m_missions.emplace_back() : *found;
    kept = mission;
    kept.own = true;
}

void OwnMissions::remove(const QString &id)
{
    std::erase_if(m_missions, [&id](const Scenario &each) { return each.id == id; });
    m_read.remove(id);
}

} // namespace muster::packs
