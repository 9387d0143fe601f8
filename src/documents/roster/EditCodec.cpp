// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/EditCodec.h"

#include "archive/Packed.h"
#include "rules/roster/RosterReader.h"
#include "rules/roster/RosterWriter.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace muster::documents {

namespace {

using rules::EditStep;
using EditCodecKind = EditStep::Kind;

// Format 1 wrote numbers, format 2 writes names. Both are read for ever.
constexpr int newestFormat = 2;

// The kinds in the order of the numbers that format 1 wrote. That order is history: a new kind has a name only.
constexpr std::array kindsOfFormat1{EditCodecKind::InsertForce,     EditCodecKind::RemoveForce,     EditCodecKind::MoveForce,
                                    EditCodecKind::InsertSelection, EditCodecKind::RemoveSelection, EditCodecKind::MoveSelection,
                                    EditCodecKind::SetNumber,       EditCodecKind::SetText,         EditCodecKind::SetCategoryText,
                                    EditCodecKind::SetExtra,        EditCodecKind::SetCostLimit};

constexpr const char *nameOf(EditCodecKind kind)
{
    switch (kind) { // without a default: the compiler asks for the name of a new kind
    case EditCodecKind::InsertForce:
        return "insert force";
    case EditCodecKind::RemoveForce:
        return "remove force";
    case EditCodecKind::MoveForce:
        return "move force";
    case EditCodecKind::InsertSelection:
        return "insert selection";
    case EditCodecKind::RemoveSelection:
        return "remove selection";
    case EditCodecKind::MoveSelection:
        return "move selection";
    case EditCodecKind::SetNumber:
        return "set number";
    case EditCodecKind::SetText:
        return "set text";
    case EditCodecKind::SetCategoryText:
        return "set category text";
    case EditCodecKind::SetExtra:
        return "set extra";
    case EditCodecKind::SetCostLimit:
        return "set cost limit";
    case EditCodecKind::SetAssociation:
        return "set association";
    }
    return nullptr;
}

constexpr std::array allKinds = [] {
    std::array<EditCodecKind, kindsOfFormat1.size() + 1> all{};
    std::copy(kindsOfFormat1.begin(), kindsOfFormat1.end(), all.begin());
    all.back() = EditCodecKind::SetAssociation;
    return all;
}();
static_assert(nameOf(EditCodecKind(allKinds.size())) == nullptr, "a new kind of step stands in nameOf() but not in allKinds");

std::optional<EditCodecKind> kindOf(const QJsonValue &value, int format)
{
    if (format == 1) {
        const int number = value.toInt(-1);
        return number >= 0 && number < int(kindsOfFormat1.size()) ? std::optional(kindsOfFormat1[std::size_t(number)]) : std::nullopt;
    }
    const auto kind = std::find_if(allKinds.begin(), allKinds.end(),
                                   [name = value.toString()](EditCodecKind each) { return name == QLatin1String(nameOf(each)); });
    return kind != allKinds.end() ? std::optional(*kind) : std::nullopt;
}

std::string toStd(const QJsonValue &value)
{
    return value.toString().toStdString();
}

void put(QJsonObject &object, const char *key, const std::string &text)
{
    if (!text.empty())
        object.insert(key, text::fromUtf8(text));
}

void put(QJsonObject &object, const char *key, const std::optional<std::string> &text)
{
    if (text)
        object.insert(key, text::fromUtf8(*text));
}

void put(QJsonObject &object, const char *key, const std::optional<rules::CostValue> &cost)
{
    if (cost)
        object.insert(key,
                      QJsonObject{{"name", text::fromUtf8(cost->name)}, {"type", text::fromUtf8(cost->typeId)}, {"value", cost->value}});
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
    QJsonObject object{{"kind", nameOf(step.kind)}, {"index", int(step.index)}, {"newIndex", int(step.newIndex)}};
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
        object.insert("force", text::fromUtf8(wrap(*step.force)));
    if (step.selection)
        object.insert("selection", text::fromUtf8(wrap(*step.selection)));
    return object;
}

// What a step is about must be there: it is done to somebody's list without another look.
bool isWhole(const EditStep &step)
{
    switch (step.kind) {
    case EditCodecKind::InsertForce:
    case EditCodecKind::RemoveForce:
        return step.force != nullptr;
    case EditCodecKind::InsertSelection:
    case EditCodecKind::RemoveSelection:
        return step.selection != nullptr;
    case EditCodecKind::SetNumber:
        return !step.id.empty() && std::min(step.numberBefore, step.numberAfter) >= 0
            && std::max(step.numberBefore, step.numberAfter) <= rules::highestNumber;
    case EditCodecKind::MoveSelection:
    case EditCodecKind::SetCategoryText:
    case EditCodecKind::SetAssociation:
        return !step.id.empty();
    case EditCodecKind::MoveForce:
    case EditCodecKind::SetText:
    case EditCodecKind::SetExtra:
    case EditCodecKind::SetCostLimit:
        break;
    }
    return true;
}

bool decodeInto(EditStep &step, const QJsonObject &object, int format)
{
    const std::optional<EditCodecKind> kind = kindOf(object.value("kind"), format);
    const int index = object.value("index").toInt(-1), newIndex = object.value("newIndex").toInt(-1);
    if (!kind || index < 0 || newIndex < 0)
        return false;
    step.kind = *kind;
    step.index = std::size_t(index);
    step.newIndex = std::size_t(newIndex);
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
    return isWhole(step);
}

QByteArray pack(const QJsonObject &object)
{
    return qCompress(QJsonDocument(object).toJson(QJsonDocument::Compact), 1);
}

base::Error unreadable()
{
    return text::error("history.unreadable", base::Message(QT_TRANSLATE_NOOP("Message", "A step of the history cannot be read.")));
}

} // namespace

QByteArray encodeEdit(const rules::RosterEdit &edit)
{
    QJsonArray steps;
    for (const EditStep &step : edit.steps)
        steps.append(encodeStep(step));
    return pack({{"format", newestFormat}, {"created", text::fromUtf8(edit.createdId)}, {"steps", steps}});
}

QByteArray encodeReplacement(const rules::Roster &before, const rules::Roster &after)
{
    return pack({{"format", newestFormat},
                 {"before", text::fromUtf8(rules::writeRoster(before))},
                 {"after", text::fromUtf8(rules::writeRoster(after))}});
}

base::Result<DecodedStep> decodeStep(const QByteArray &payload)
{
    const QJsonObject object = QJsonDocument::fromJson(archive::unpacked(payload)).object();
    const int format = object.value("format").toInt();
    if (format < 1 || format > newestFormat)
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
    if (!object.value("steps").isArray())
        return unreadable();
    const QJsonArray steps = object.value("steps").toArray();
    for (const QJsonValue &value : steps) {
        if (!decodeInto(decoded.edit.steps.emplace_back(), value.toObject(), format))
            return unreadable();
    }
    return decoded;
}

} // namespace muster::documents
