// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/BattleNote.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace muster::library {

QString BattleNote::text() const
{
    QJsonArray all;
    for (const Side &side : sides) {
        QJsonObject json{{"name", side.name}};
        const auto add = [&json](const char *key, const QString &value) {
            if (!value.isEmpty())
                json.insert(QLatin1String(key), value);
        };
        add("player", side.player);
        add("roster", side.roster);
        add("result", side.result);
        if (side.score != 0)
            json.insert("score", side.score);
        all.append(json);
    }
    QJsonObject json{{"turn", turn}, {"turns", turns}, {"sides", all}};
    if (ended)
        json.insert("ended", true);
    if (!scenario.isEmpty())
        json.insert("scenario", scenario);
    return QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact));
}

BattleNote BattleNote::of(const QString &text)
{
    const QJsonObject json = QJsonDocument::fromJson(text.toUtf8()).object();
    BattleNote note;
    note.turn = json.value("turn").toInt();
    note.turns = json.value("turns").toInt();
    note.ended = json.value("ended").toBool();
    note.scenario = json.value("scenario").toString();
    const QJsonArray sides = json.value("sides").toArray();
    for (const QJsonValue &value : sides) {
        const QJsonObject side = value.toObject();
        note.sides.append({side.value("name").toString(), side.value("player").toString(), side.value("roster").toString(),
                           side.value("result").toString(), side.value("score").toInt()});
    }
    return note;
}

} // namespace muster::library
