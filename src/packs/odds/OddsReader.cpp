// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/odds/OddsReader.h"

#include "packs/odds/OddsModeReader.h"

#include <algorithm>

namespace muster::packs {

namespace {

void mistake(Findings &findings, const QString &file, const QString &key, const base::Message &what)
{
    addError(findings, "odds.bad-value", file, {"\"%1\": %2", {key, what}});
}

void readDice(const QJsonObject &json, const QString &file, OddsRules &rules, OddsShared &shared, Findings &findings)
{
    for (auto it = json.begin(); it != json.end(); ++it) {
        std::vector<int> faces;
        for (const QJsonValue &face : it.value().toArray())
            faces.push_back(face.toInt(-1));
        const auto bad = [](int face) { return face < 0 || face > 1000; };
        if (faces.empty() || faces.size() > 100 || std::any_of(faces.begin(), faces.end(), bad) || it.key().size() != 1) {
            mistake(findings, file, "dice." + it.key(),
                    QT_TRANSLATE_NOOP("Message", "a die has one letter and up to 100 faces from 0 to 1000"));
            continue;
        }
        shared.dice.insert(it.key(), faces);
        rules.dice.push_back(it.key());
    }
}

// A number is a plain die with so many faces; an object names a die of table.json, of whose faces the first ones count.
void readDie(const QJsonObject &json, const QString &file, OddsRules &rules, OddsShared &shared, Findings &findings)
{
    if (!json.contains("die"))
        return;
    const QJsonObject table = json["die"].toObject();
    shared.die = table.isEmpty() ? json["die"] : table["faces"];
    shared.low = !table.isEmpty();
    rules.die = table["id"].toString();
    if (shared.die.toInt() < 2 || shared.die.toInt() > 1000)
        mistake(findings, file, "die", QT_TRANSLATE_NOOP("Message", "a die has 2 to 1000 faces"));
}

void readTables(const QJsonObject &json, const QString &file, OddsShared &shared, Findings &findings)
{
    for (auto it = json.begin(); it != json.end(); ++it) {
        odds::Table table;
        odds::Names none;
        odds::Frame frame;
        bool good = !it.value().toArray().isEmpty();
        for (const QJsonValue &item : it.value().toArray()) {
            const QJsonArray row = item.toArray();
            const auto value = odds::Expression::parse(
                row.at(1).isString() ? row.at(1).toString().toStdString() : std::to_string(row.at(1).toDouble()), none);
            good = good && row.size() == 2 && row.at(0).isDouble() && value.ok();
            good = good && (table.rows.empty() || table.rows.back().first < row.at(0).toDouble());
            if (good)
                table.rows.emplace_back(row.at(0).toDouble(), value->value(frame));
        }
        if (good)
            shared.tables.insert(it.key(), table);
        else
            mistake(findings, file, "tables." + it.key(),
                    QT_TRANSLATE_NOOP("Message", "a table has rows [limit, value] with rising limits"));
    }
}

/// Profiles are of no type and have no name: only their figures are asked for.
void readTargets(const QJsonArray &list, const QString &file, OddsRules &rules, Findings &findings)
{
    for (const QJsonValue &item : list) {
        const QJsonObject json = item.toObject();
        OddsTarget target;
        target.id = json["id"].toString();
        target.name = LocalText::fromJson(json["name"]);
        if (target.id.isEmpty() || target.name.isEmpty())
            mistake(findings, file, "targets." + target.id, QT_TRANSLATE_NOOP("Message", "a target needs \"id\" and \"name\""));
        OddsProfile profile;
        const QJsonObject values = json["values"].toObject();
        for (auto it = values.begin(); it != values.end(); ++it)
            profile.values.insert(it.key(), it.value().isDouble() ? QString::number(it.value().toDouble()) : it.value().toString());
        const QJsonObject costs = json["costs"].toObject();
        for (auto it = costs.begin(); it != costs.end(); ++it)
            target.unit.costs.insert(it.key(), it.value().toDouble());
        target.unit.id = target.id;
        target.unit.profiles.push_back(std::move(profile));
        target.unit.rules = stringList(json["rules"]);
        target.unit.categories = stringList(json["categories"]);
        target.unit.figures = std::max(1, json["figures"].toInt(1));
        target.unit.points = json["points"].toDouble();
        rules.targets.push_back(std::move(target));
    }
}

} // namespace

OddsRules readOdds(const QJsonObject &json, const QString &file, Findings &findings)
{
    OddsRules rules;
    rules.file = file;
    if (json["format"].toInt() != 1)
        mistake(findings, file, "format", QT_TRANSLATE_NOOP("Message", "it is not 1"));
    OddsShared shared;
    readDice(json["dice"].toObject(), file, rules, shared, findings);
    readTables(json["tables"].toObject(), file, shared, findings);
    shared.inputs = json["inputs"].toArray();
    readDie(json, file, rules, shared, findings);
    rules.noEffect = stringList(json["noEffect"]);
    rules.figures = json["figures"].toString();
    readTargets(json["targets"].toArray(), file, rules, findings);
    const QJsonArray modes = json["modes"].toArray();
    if (modes.isEmpty())
        mistake(findings, file, "modes", QT_TRANSLATE_NOOP("Message", "there is none"));
    for (const QJsonValue &item : modes) {
        auto mode = OddsModeReader(shared, file, findings).read(item.toObject());
        if (mode && rules.mode(mode->id))
            mistake(findings, file, "modes." + mode->id, QT_TRANSLATE_NOOP("Message", "there are two of this id"));
        else if (mode)
            rules.modes.push_back(std::move(*mode));
    }
    return rules;
}

} // namespace muster::packs
