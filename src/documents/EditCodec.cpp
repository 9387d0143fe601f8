// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/EditCodec.h"

#include "archive/QtError.h"
#include "rules/roster/RosterReader.h"
#include "rules/roster/RosterWriter.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace muster::documents {

namespace {

using rules::EditStep;

QString fromStd(const std::string &text) { return QString::fromStdString(text); }
std::string toStd(const QJsonValue &value) { return value.toString().toStdString(); }

void put(QJsonObject &object, const char *key, const std::string &text)
{
    if (!text.empty())
        object.insert(key, fromStd(text));
}

void put(QJsonObject &object, const char *key, const std::optional<std::string> &text)
{
    if (text)
        object.insert(key, fromStd(*text));
}

void put(QJsonObject &object, const char *key, const std::optional<rules::CostValue> &cost)
{
    if (cost)
        object.insert(key, QJsonObject{{"name", fromStd(cost->name)}, {"type", fromStd(cost->typeId)}, {"value", cost->value}});
}

std::optional<std::string> optionalText(const QJsonObject &object, const char *key)
{
    return object.contains(key) ? std::optional(toStd(object.value(key))) : std::nullopt;
}

std::optional<rules::CostValue> optionalCost(const QJsonObject &object, const char *key)
{
    if (!object.contains(key))
        return std::nullopt;
    const QJsonObject cost = object.value(key).toObject();
    return rules::CostValue{toStd(cost.value("name")), toStd(cost.value("type")), cost.value("value").toDouble()};
}

// A lone selection or force travels in a roster of its own.
std::string wrap(const rules::Force &force)
{
    rules::Roster roster;
    roster.id = "step";
    roster.forces.push_back(force);
    return rules::writeRoster(roster);
}

std::string wrap(const rules::Selection &selection)
{
    rules::Force force;
    force.id = "step";
    force.selections.push_back(selection);
    return wrap(force);
}

std::optional<rules::Roster> readXml(const QJsonValue &xml)
{
    base::Result<rules::ReadRoster> read = rules::readRoster(toStd(xml));
    return read ? std::optional(std::move(read->roster)) : std::nullopt;
}

QJsonObject encodeStep(const EditStep &step)
{
    QJsonObject object{{"kind", int(step.kind)}, {"index", int(step.index)}, {"newIndex", int(step.newIndex)}};
    put(object, "id", step.id);
    put(object, "parent", step.parentId);
    put(object, "newParent", step.newParentId);
    put(object, "key", step.key);
    put(object, "category", step.categoryId);
    put(object, "before", step.before);
    put(object, "after", step.after);
    put(object, "limitBefore", step.limitBefore);
    put(object, "limitAfter", step.limitAfter);
    if (step.kind == EditStep::Kind::SetNumber) {
        object.insert("numberBefore", step.numberBefore);
        object.insert("numberAfter", step.numberAfter);
    }
    if (step.force)
        object.insert("force", fromStd(wrap(*step.force)));
    if (step.selection)
        object.insert("selection", fromStd(wrap(*step.selection)));
    return object;
}

bool decodeInto(EditStep &step, const QJsonObject &object)
{
    const int kind = object.value("kind").toInt(-1);
    if (kind < 0 || kind > int(EditStep::Kind::SetCostLimit))
        return false;
    step.kind = EditStep::Kind(kind);
    step.index = std::size_t(object.value("index").toInt());
    step.newIndex = std::size_t(object.value("newIndex").toInt());
    step.id = toStd(object.value("id"));
    step.parentId = toStd(object.value("parent"));
    step.newParentId = toStd(object.value("newParent"));
    step.key = toStd(object.value("key"));
    step.categoryId = toStd(object.value("category"));
    step.before = optionalText(object, "before");
    step.after = optionalText(object, "after");
    step.limitBefore = optionalCost(object, "limitBefore");
    step.limitAfter = optionalCost(object, "limitAfter");
    step.numberBefore = object.value("numberBefore").toInt();
    step.numberAfter = object.value("numberAfter").toInt();
    if (object.contains("force")) {
        std::optional<rules::Roster> roster = readXml(object.value("force"));
        if (!roster || roster->forces.size() != 1)
            return false;
        step.force = std::make_shared<const rules::Force>(std::move(roster->forces.front()));
    }
    if (object.contains("selection")) {
        std::optional<rules::Roster> roster = readXml(object.value("selection"));
        if (!roster || roster->forces.size() != 1 || roster->forces.front().selections.size() != 1)
            return false;
        step.selection = std::make_shared<const rules::Selection>(std::move(roster->forces.front().selections.front()));
    }
    return true;
}

QByteArray pack(const QJsonObject &object)
{
    return qCompress(QJsonDocument(object).toJson(QJsonDocument::Compact), 1);
}

base::Error unreadable()
{
    return archive::makeError("history.unreadable", QCoreApplication::translate("RosterCommand", "A step of the history cannot be read."));
}

} // namespace

QByteArray encodeEdit(const rules::RosterEdit &edit)
{
    QJsonArray steps;
    for (const EditStep &step : edit.steps)
        steps.append(encodeStep(step));
    return pack({{"format", 1}, {"created", fromStd(edit.createdId)}, {"steps", steps}});
}

QByteArray encodeReplacement(const rules::Roster &before, const rules::Roster &after)
{
    return pack({{"format", 1}, {"before", fromStd(rules::writeRoster(before))}, {"after", fromStd(rules::writeRoster(after))}});
}

base::Result<DecodedStep> decodeStep(const QByteArray &payload)
{
    const QJsonObject object = QJsonDocument::fromJson(qUncompress(payload)).object();
    if (object.value("format").toInt() != 1)
        return unreadable();
    DecodedStep decoded;
    if (object.contains("before")) {
        decoded.before = readXml(object.value("before"));
        decoded.after = readXml(object.value("after"));
        if (!decoded.before || !decoded.after)
            return unreadable();
        return decoded;
    }
    decoded.edit.createdId = toStd(object.value("created"));
    const QJsonArray steps = object.value("steps").toArray();
    for (const QJsonValue &value : steps) {
        if (!decodeInto(decoded.edit.steps.emplace_back(), value.toObject()))
            return unreadable();
    }
    return decoded;
}

} // namespace muster::documents
