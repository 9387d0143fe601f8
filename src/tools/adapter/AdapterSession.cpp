// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/adapter/AdapterSession.h"

#include "MusterVersion.h"
#include "rules/evaluate/trials/Difference.h"
#include "rules/roster/RosterReader.h"
#include "rules/roster/RosterWriter.h"
#include "tools/adapter/AdapterState.h"
#include "tools/adapter/JsonToXml.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace muster::tools {

namespace {

using rules::Operations;
using rules::RosterEdit;

std::string text(const QJsonObject &object, const char *name)
{
    return object.value(QLatin1String(name)).toString().toStdString();
}

base::Error error(std::string message)
{
    return {"adapter", std::move(message), {}};
}

std::string outputsOf(const RosterEdit &edit, const std::string &action)
{
    JsonText json;
    json.beginObject();
    const bool force = action.find("Force") != std::string::npos;
    if (!edit.createdId.empty())
        json.member(force ? "forceId" : "selectionId", edit.createdId);
    if (!edit.automatic.empty()) {
        json.key("selections").beginObject();
        for (const auto &[entryId, id] : edit.automatic)
            json.member(entryId, id);
        json.endObject();
    }
    json.endObject();
    return json.text();
}

} // namespace

std::string AdapterSession::answer(const QByteArray &line)
{
    QJsonParseError problem{};
    const QJsonDocument document = QJsonDocument::fromJson(line, &problem);
    const QJsonObject command = document.object();
    const Reply result = document.isObject() ? reply(command) : Reply(error("not a JSON object: " + problem.errorString().toStdString()));
    std::string json = "{";
    if (result)
        json += *result;
    else
        json += "\"type\":\"error\"," + [&] {
            JsonText message;
            message.beginObject().member("message", result.error().message()).endObject();
            return message.text().substr(1, message.text().size() - 2);
        }();
    if (const QJsonValue id = command.value(QLatin1String("corrId")); id.isDouble())
        json += ",\"corrId\":" + std::to_string(static_cast<long long>(id.toDouble()));
    return json + "}";
}

AdapterSession::Reply AdapterSession::reply(const QJsonObject &command)
{
    const std::string type = text(command, "type");
    if (type == "describe")
        return describe();
    if (type == "setup")
        return setupFromJson(command);
    if (type == "setupFromFiles")
        return setupFromFiles(command);
    if (type == "teardown") {
        m_evaluator.reset();
        m_data.reset();
        m_roster = {};
        return std::string("\"type\":\"teardownResult\"");
    }
    if (!m_evaluator)
        return error("'" + type + "' before setup");
    if (type == "action")
        return act(command);
    if (type == "getState")
        return state();
    if (type == "getErrors")
        return errors();
    if (type == "exportRosterXml")
        return exportXml();
    return error("unknown command '" + type + "'");
}

AdapterSession::Reply AdapterSession::describe() const
{
    return std::string("\"type\":\"describeResult\",\"name\":\"muster\",\"version\":\"" MUSTER_VERSION
                       "\",\"protocolVersion\":\"1.1\",\"domains\":[\"roster\"],\"capabilities\":{\"rosterXml\":true}");
}

AdapterSession::Reply AdapterSession::setup(std::vector<rules::DataSource> sources)
{
    JsonText json;
    json.beginObject().member("type", "setupResult").key("errors").beginArray();
    auto loaded = rules::GameData::load(std::move(sources));
    if (loaded) {
        m_data = *loaded;
        m_evaluator = std::make_unique<rules::Evaluator>(m_data);
        newRoster(m_specId.empty() ? "New Roster" : m_specId);
    } else {
        json.value(loaded.error().message());
    }
    json.endArray().endObject();
    return json.text().substr(1, json.text().size() - 2);
}

AdapterSession::Reply AdapterSession::setupFromJson(const QJsonObject &command)
{
    m_specId = text(command, "specId");
    std::vector<rules::DataSource> sources;
    const QJsonObject system = command.value(QLatin1String("gameSystem")).toObject();
    sources.push_back({"setup.gst", xmlOf(system, "gameSystem")});
    int number = 0;
    for (const QJsonValue &catalogue : command.value(QLatin1String("catalogues")).toArray())
        sources.push_back({"setup" + std::to_string(++number) + ".cat", xmlOf(catalogue.toObject(), "catalogue")});
    return setup(std::move(sources));
}

AdapterSession::Reply AdapterSession::setupFromFiles(const QJsonObject &command)
{
    m_specId = text(command, "specId");
    std::vector<rules::DataSource> sources;
    for (const QJsonValue &value : command.value(QLatin1String("files")).toArray()) {
        const QJsonObject file = value.toObject();
        sources.push_back({text(file, "fileName"), text(file, "content")});
    }
    return setup(std::move(sources));
}

void AdapterSession::newRoster(const std::string &name)
{
    m_roster = rules::newRoster(*m_data, name, m_ids);
    m_usedCosts.clear();
    m_evaluator->evaluate(m_roster);
}

AdapterSession::Reply AdapterSession::act(const QJsonObject &command)
{
    const std::string action = text(command, "action");
    const auto done = edit(command);
    JsonText json;
    json.beginObject().member("type", "actionResult").member("ok", done.ok());
    std::string outputs;
    if (done) {
        m_evaluator->update(m_roster, *done);
        outputs = ",\"outputs\":" + outputsOf(*done, action);
    } else {
        json.member("error", done.error().message());
    }
    for (const rules::RosterCost &total : m_evaluator->totals())
        if (total.used && std::find(m_usedCosts.begin(), m_usedCosts.end(), total.typeId) == m_usedCosts.end())
            m_usedCosts.push_back(total.typeId);
    json.endObject();
    return json.text().substr(1, json.text().size() - 2) + outputs;
}

base::Result<RosterEdit> AdapterSession::edit(const QJsonObject &command)
{
    Operations operations(m_roster, m_data.get(), m_ids);
    const std::string action = text(command, "action");
    const std::string forceId = text(command, "forceId");
    const std::string selectionId = text(command, "selectionId");
    const std::string entryId = text(command, "entryId");
    if (action == "addForce")
        return operations.addForce(text(command, "forceEntryId"), text(command, "catalogueId"));
    if (action == "addChildForce")
        return operations.addForce(text(command, "forceEntryId"), text(command, "catalogueId"), forceId);
    if (action == "removeForce")
        return operations.removeForce(forceId);
    if (action == "duplicateForce")
        return operations.duplicateForce(forceId);
    if (action == "selectEntry")
        return operations.addSelection(forceId, entryId);
    if (action == "selectChildEntry")
        return operations.addSelection(selectionId, entryId);
    if (action == "deselectSelection")
        return operations.deselect(selectionId);
    if (action == "setSelectionCount")
        return operations.setCount(selectionId, command.value(QLatin1String("count")).toInt());
    if (action == "duplicateSelection")
        return operations.duplicateSelection(selectionId);
    if (action == "setCostLimit")
        return operations.setCostLimit(text(command, "costTypeId"), command.value(QLatin1String("value")).toDouble());
    if (action == "setCustomization")
        return customise(command, operations);
    if (action == "loadRoster")
        return load(text(command, "xml"));
    if (action == "reload") {
        rules::takeSnapshot(m_roster, *m_evaluator);
        return load(rules::writeRoster(m_roster));
    }
    return error("unknown action '" + action + "'");
}

base::Result<RosterEdit> AdapterSession::customise(const QJsonObject &command, Operations &operations)
{
    const std::string forceId = text(command, "forceId");
    const std::string selectionId = text(command, "selectionId");
    const std::string categoryId = text(command, "categoryEntryId");
    const std::string &target = selectionId.empty() ? forceId : selectionId;
    if (!categoryId.empty())
        return operations.setCategoryText(forceId, categoryId, text(command, "customName"), text(command, "customNotes"));
    RosterEdit whole;
    if (command.contains(QLatin1String("customName"))) {
        auto done = operations.setCustomName(target, text(command, "customName"));
        if (!done)
            return done;
        whole = std::move(*done);
    }
    if (command.contains(QLatin1String("customNotes"))) {
        auto done = operations.setCustomNotes(target, text(command, "customNotes"));
        if (!done)
            return done;
        whole.steps.insert(whole.steps.end(), done->steps.begin(), done->steps.end());
    }
    whole.createdId.clear();
    return whole;
}

base::Result<RosterEdit> AdapterSession::load(const std::string &xml)
{
    auto read = rules::readRoster(xml, "roster");
    if (!read)
        return read.error();
    for (const rules::Force &force : read->roster.forces)
        if (!m_data->catalogue(force.catalogueId))
            return error("the catalogue '" + force.catalogueId + "' of force '" + force.name + "' is not loaded");
    m_roster = std::move(read->roster);
    rules::relink(m_roster, *m_data);
    m_usedCosts.clear();
    m_evaluator->evaluate(m_roster);
    return RosterEdit{};
}

AdapterSession::Reply AdapterSession::state()
{
    return AdapterState(*m_evaluator, m_usedCosts).state();
}

AdapterSession::Reply AdapterSession::errors()
{
    return AdapterState(*m_evaluator, m_usedCosts).errors();
}

AdapterSession::Reply AdapterSession::exportXml()
{
    rules::Roster copy = m_roster;
    rules::takeSnapshot(copy, *m_evaluator);
    JsonText json;
    json.beginObject().member("type", "rosterXmlResult").member("xml", rules::writeRoster(copy)).endObject();
    return json.text().substr(1, json.text().size() - 2);
}

} // namespace muster::tools
