// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/read/JsonFile.h"
#include "packs/scenario/ScenarioPlan.h"

namespace muster::packs {

/// Reads the figures of a scenario; what is wrong is a finding that names the file, the scenario and the key, and is left out.
class ScenarioPlanReader
{
public:
    ScenarioPlanReader(const QJsonObject &scenario, const QString &file, Findings &findings)
        : m_json(scenario), m_file(file), m_findings(findings)
    {
    }

    [[nodiscard]] ScenarioPlan read();

private:
    void wrong(const QString &key, base::Message reason);
    [[nodiscard]] int number(const QJsonObject &object, const char *key, const QString &place, int least, int most, int fallback = 0);
    [[nodiscard]] QString sideOf(const QJsonObject &object, const QString &place);
    [[nodiscard]] QStringList sidesOf(const QJsonObject &object, const QString &place);
    [[nodiscard]] MapArea area(const QJsonObject &object, const QString &place);
    [[nodiscard]] QList<QRectF> rects(const QJsonValue &value, const QString &place);
    [[nodiscard]] QList<MapCircle> circles(const QJsonValue &value, const QString &place);
    [[nodiscard]] std::optional<QPointF> point(const QJsonValue &value, const QString &place);
    void readSides();
    void readMap();
    void readZones(const QJsonArray &list);
    void readObjectives(const QJsonArray &list);
    void readArrivals(const QJsonArray &list);
    void readMeasures(const QJsonArray &list);
    void readTables();
    void readWaiting();
    void readScore();
    void readMission();

    const QJsonObject &m_json;
    QString m_file;
    Findings &m_findings;
    ScenarioPlan m_plan;
};

/// The switches of a game.
[[nodiscard]] QList<MissionSwitch> readSwitches(const QJsonObject &json, const QString &file, Findings &findings);

} // namespace muster::packs
