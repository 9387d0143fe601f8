// SPDX-License-Identifier: GPL-3.0-or-later
// How an action is written into the log and read again.
#include "collection/Action.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace muster::collection {

namespace {

using Kind = Change::Kind;

constexpr int format = 1;

struct Word
{
    Kind kind;
    const char *text;
};
constexpr Word words[] = {{Kind::Move, "move"},         {Kind::Label, "label"},   {Kind::Place, "place"},          {Kind::Note, "note"},
                          {Kind::Price, "price"},       {Kind::Box, "box"},       {Kind::StandsFor, "as"},         {Kind::Photo, "photo"},
                          {Kind::Cover, "cover"},       {Kind::Recipe, "recipe"}, {Kind::RecipeGone, "no-recipe"}, {Kind::Paint, "paint"},
                          {Kind::PaintGone, "no-paint"}};

QJsonObject keyJson(const FigureKey &key)
{
    QJsonObject json{{"unit", key.unit}};
    if (!key.figure.isEmpty())
        json.insert("figure", key.figure);
    return json;
}

FigureKey keyOf(const QJsonObject &json)
{
    return {json["unit"].toString(), json["figure"].toString()};
}

QJsonObject recipeJson(const Recipe &recipe)
{
    QJsonArray steps, figures;
    for (const RecipeStep &step : recipe.steps)
        steps.append(QJsonObject{{"paint", step.paint}, {"method", step.method}, {"note", step.note}});
    for (const FigureKey &key : recipe.figures)
        figures.append(keyJson(key));
    return {{"id", recipe.id}, {"name", recipe.name}, {"steps", steps}, {"for", figures}};
}

Recipe recipeOf(const QJsonObject &json)
{
    Recipe recipe{json["id"].toString(), json["name"].toString(), {}, {}};
    for (const QJsonValue &step : json["steps"].toArray())
        recipe.steps.append({step["paint"].toString(), step["method"].toString(), step["note"].toString()});
    for (const QJsonValue &key : json["for"].toArray())
        recipe.figures.append(keyOf(key.toObject()));
    return recipe;
}

QJsonObject paintJson(const Paint &paint)
{
    return {{"id", paint.id},    {"name", paint.name}, {"range", paint.range}, {"colour", paint.colour}, {"stock", stockId(paint.stock)},
            {"note", paint.note}};
}

Paint paintOf(const QJsonObject &json)
{
    return {json["id"].toString(),
            json["name"].toString(),
            json["range"].toString(),
            json["colour"].toString(),
            stockFromId(json["stock"].toString()),
            json["note"].toString()};
}

QJsonObject changeJson(const Change &change)
{
    QJsonObject json = change.figures.unit.isEmpty() ? QJsonObject() : keyJson(change.figures);
    for (const Word &word : words) {
        if (word.kind == change.kind)
            json.insert("do", QLatin1String(word.text));
    }
    if (change.from)
        json.insert("from", stateId(*change.from));
    if (change.to)
        json.insert("to", stateId(*change.to));
    if (change.kind == Kind::Move || change.kind == Kind::Box)
        json.insert("count", change.count);
    if (change.kind == Kind::Price)
        json.insert("value", change.value);
    if (!change.text.isEmpty())
        json.insert("text", change.text);
    if (!change.second.isEmpty())
        json.insert("second", change.second);
    if (!change.group.isEmpty())
        json.insert("group", change.group);
    if (change.kind == Kind::StandsFor)
        json.insert("other", keyJson(change.other));
    if (change.kind == Kind::StandsFor || change.kind == Kind::Photo)
        json.insert("on", change.on);
    if (change.kind == Kind::Recipe)
        json.insert("recipe", recipeJson(change.recipe));
    if (change.kind == Kind::Paint)
        json.insert("paint", paintJson(change.paint));
    return json;
}

std::optional<Change> changeOf(const QJsonObject &json)
{
    const QString word = json["do"].toString();
    for (const Word &known : words) {
        if (word != QLatin1String(known.text))
            continue;
        Change change;
        change.kind = known.kind;
        change.figures = keyOf(json);
        change.from = stateFromId(json["from"].toString());
        change.to = stateFromId(json["to"].toString());
        if ((json.contains("from") && !change.from) || (json.contains("to") && !change.to)) // a state of a newer program
            return std::nullopt;
        change.count = json["count"].toInt();
        change.value = json["value"].toDouble();
        change.text = json["text"].toString();
        change.second = json["second"].toString();
        change.group = json["group"].toString();
        change.other = keyOf(json["other"].toObject());
        change.on = json["on"].toBool(true);
        change.recipe = recipeOf(json["recipe"].toObject());
        change.paint = paintOf(json["paint"].toObject());
        return change;
    }
    return std::nullopt;
}

} // namespace

QByteArray Action::body() const
{
    QJsonObject json{{"format", format}};
    QJsonArray list;
    for (const Change &change : changes)
        list.append(changeJson(change));
    if (!list.isEmpty())
        json.insert("changes", list);
    if (!undoes.isEmpty())
        json.insert("undo", undoes);
    if (!redoes.isEmpty())
        json.insert("redo", redoes);
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

base::Result<Action> Action::read(const QString &id, const QString &game, const QDateTime &happened, const QByteArray &body)
{
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(body, &problem);
    if (!document.isObject())
        return text::error("collection.log",
                           base::Message(QT_TRANSLATE_NOOP("Message", "An entry of the collection cannot be read: %1."),
                                         {problem.errorString().toStdString()}),
                           id);
    const QJsonObject json = document.object();
    Action action{id, game, happened, {}, json["undo"].toString(), json["redo"].toString()};
    for (const QJsonValue &value : json["changes"].toArray()) {
        if (std::optional<Change> change = changeOf(value.toObject()))
            action.changes.push_back(std::move(*change));
    }
    return action;
}

} // namespace muster::collection
