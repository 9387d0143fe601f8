// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/user/UserUnitXml.h"

#include "base/Number.h"

#include <vector>

namespace muster::packs {

namespace {

const QString slotMark = QStringLiteral("slots:");

QMap<QString, double> readCosts(const pugi::xml_node &entry)
{
    QMap<QString, double> costs;
    for (const pugi::xml_node &cost : entry.child("costs").children("cost"))
        costs.insert(attribute(cost, "typeId"), base::parseNumber(cost.attribute("value").value()).value_or(0));
    return costs;
}

void writeCosts(pugi::xml_node entry, const QMap<QString, double> &costs)
{
    entry.remove_child("costs");
    if (costs.isEmpty())
        return;
    pugi::xml_node list = entry.append_child("costs");
    for (auto it = costs.begin(); it != costs.end(); ++it) {
        pugi::xml_node cost = list.append_child("cost");
        setAttribute(cost, "name", it.key());
        setAttribute(cost, "typeId", it.key());
        setAttribute(cost, "value", QString::fromStdString(base::formatNumber(it.value())));
    }
}

UserProfile readProfile(const pugi::xml_node &node)
{
    UserProfile profile{attribute(node, "id"), attribute(node, "name"), attribute(node, "typeId"), attribute(node, "typeName"), {}};
    for (const pugi::xml_node &characteristic : node.child("characteristics").children("characteristic"))
        profile.characteristics.append({attribute(characteristic, "typeId"), QString::fromUtf8(characteristic.text().get())});
    return profile;
}

void writeProfiles(pugi::xml_node entry, const QList<UserProfile> &profiles)
{
    entry.remove_child("profiles");
    if (profiles.isEmpty())
        return;
    pugi::xml_node list = entry.append_child("profiles");
    for (const UserProfile &profile : profiles) {
        pugi::xml_node node = list.append_child("profile");
        setAttribute(node, "id", profile.id);
        setAttribute(node, "name", profile.name);
        setAttribute(node, "hidden", "false");
        setAttribute(node, "typeId", profile.typeId);
        setAttribute(node, "typeName", profile.typeName);
        pugi::xml_node characteristics = node.append_child("characteristics");
        for (const auto &[typeId, value] : profile.characteristics) {
            pugi::xml_node characteristic = characteristics.append_child("characteristic");
            setAttribute(characteristic, "name", typeId);
            setAttribute(characteristic, "typeId", typeId);
            characteristic.text().set(value.toUtf8().constData());
        }
    }
}

bool isRuleLink(const pugi::xml_node &link)
{
    return attribute(link, "type") == "rule";
}

void writeRules(pugi::xml_node entry, const UserUnit &unit)
{
    entry.remove_child("rules");
    if (unit.rules.isEmpty())
        return;
    pugi::xml_node list = entry.append_child("rules");
    for (const UserRule &rule : unit.rules) {
        pugi::xml_node node = list.append_child("rule");
        setAttribute(node, "id", rule.id);
        setAttribute(node, "name", rule.name);
        setAttribute(node, "hidden", "false");
        node.append_child("description").text().set(rule.text.toUtf8().constData());
    }
}

// Links to profiles or groups were written by hand: they stay.
void writeRuleLinks(pugi::xml_node entry, const UserUnit &unit)
{
    pugi::xml_node list = childOf(entry, "infoLinks");
    for (const pugi::xml_node &link : std::vector<pugi::xml_node>(list.begin(), list.end())) {
        if (isRuleLink(link))
            list.remove_child(link);
    }
    for (const QString &id : unit.ruleIds) {
        pugi::xml_node node = list.append_child("infoLink");
        setAttribute(node, "id", unit.id + ".link." + id);
        setAttribute(node, "hidden", "false");
        setAttribute(node, "targetId", id);
        setAttribute(node, "type", "rule");
    }
    if (!list.first_child())
        entry.remove_child(list);
}

void writeCategories(pugi::xml_node entry, const UserUnit &unit)
{
    entry.remove_child("categoryLinks");
    if (unit.categoryIds.isEmpty())
        return;
    pugi::xml_node list = entry.append_child("categoryLinks");
    for (qsizetype i = 0; i < unit.categoryIds.size(); ++i) {
        pugi::xml_node node = list.append_child("categoryLink");
        setAttribute(node, "id", unit.id + ".category." + unit.categoryIds.at(i));
        setAttribute(node, "hidden", "false");
        setAttribute(node, "targetId", unit.categoryIds.at(i));
        setAttribute(node, "primary", i == 0 ? "true" : "false");
    }
}

void writeConstraint(pugi::xml_node list, const QString &id, const char *type, int value)
{
    pugi::xml_node constraint = list.append_child("constraint");
    setAttribute(constraint, "id", id);
    setAttribute(constraint, "type", type);
    setAttribute(constraint, "value", QString::number(value));
    setAttribute(constraint, "field", "selections");
    setAttribute(constraint, "scope", "parent");
    setAttribute(constraint, "shared", "true");
}

// Costs are per model: they stand in the model, and the unit itself is free.
void writeModels(pugi::xml_node entry, const UserUnit &unit)
{
    const QString modelId = unit.id + ".model";
    pugi::xml_node list = entry.child("selectionEntries");
    list.remove_child(list.find_child_by_attribute("id", modelId.toUtf8().constData()));
    if (unit.modelsMax <= 1) {
        writeCosts(entry, unit.costs);
        return;
    }
    writeCosts(entry, {});
    pugi::xml_node model = childOf(entry, "selectionEntries").append_child("selectionEntry");
    setAttribute(model, "id", modelId);
    setAttribute(model, "name", unit.name);
    setAttribute(model, "hidden", "false");
    setAttribute(model, "collective", "false");
    setAttribute(model, "type", "model");
    pugi::xml_node constraints = model.append_child("constraints");
    writeConstraint(constraints, modelId + ".min", "min", std::max(1, unit.modelsMin));
    writeConstraint(constraints, modelId + ".max", "max", unit.modelsMax);
    writeCosts(model, unit.costs);
}

void writeRootLink(pugi::xml_node root, const UserUnit &unit)
{
    pugi::xml_node links = childOf(root, "entryLinks");
    pugi::xml_node link = links.find_child_by_attribute("targetId", unit.id.toUtf8().constData());
    if (!unit.root) {
        links.remove_child(link);
        return;
    }
    if (!link)
        link = links.append_child("entryLink");
    setAttribute(link, "id", unit.id + ".root");
    setAttribute(link, "name", unit.name);
    setAttribute(link, "hidden", "false");
    setAttribute(link, "import", "true");
    setAttribute(link, "targetId", unit.id);
    setAttribute(link, "type", "selectionEntry");
}

} // namespace

QStringList slotsOf(const pugi::xml_node &entry)
{
    const QString comment = QString::fromUtf8(entry.child("comment").text().get()).trimmed();
    return comment.startsWith(slotMark) ? comment.mid(slotMark.size()).split(' ', Qt::SkipEmptyParts) : QStringList();
}

UserUnit readUserUnit(const pugi::xml_node &entry, const pugi::xml_node &root)
{
    UserUnit unit;
    unit.id = attribute(entry, "id");
    unit.name = attribute(entry, "name");
    unit.type = attribute(entry, "type");
    for (const pugi::xml_node &link : entry.child("categoryLinks").children("categoryLink")) {
        if (link.attribute("primary").as_bool())
            unit.categoryIds.prepend(attribute(link, "targetId"));
        else
            unit.categoryIds.append(attribute(link, "targetId"));
    }
    unit.costs = readCosts(entry);
    const QByteArray modelId = (unit.id + ".model").toUtf8();
    if (const pugi::xml_node model = entry.child("selectionEntries").find_child_by_attribute("id", modelId.constData())) {
        unit.costs = readCosts(model);
        for (const pugi::xml_node &constraint : model.child("constraints").children("constraint")) {
            int &bound = attribute(constraint, "type") == "min" ? unit.modelsMin : unit.modelsMax;
            bound = constraint.attribute("value").as_int();
        }
    }
    for (const pugi::xml_node &profile : entry.child("profiles").children("profile"))
        unit.profiles.append(readProfile(profile));
    for (const pugi::xml_node &rule : entry.child("rules").children("rule"))
        unit.rules.append({attribute(rule, "id"), attribute(rule, "name"), QString::fromUtf8(rule.child("description").text().get())});
    for (const pugi::xml_node &link : entry.child("infoLinks").children("infoLink")) {
        if (isRuleLink(link))
            unit.ruleIds.append(attribute(link, "targetId"));
    }
    unit.slotIds = slotsOf(entry);
    unit.root = bool(root.child("entryLinks").find_child_by_attribute("targetId", unit.id.toUtf8().constData()));
    return unit;
}

void writeUserUnit(pugi::xml_node root, const UserUnit &unit)
{
    pugi::xml_node entries = childOf(root, "sharedSelectionEntries");
    pugi::xml_node entry = entries.find_child_by_attribute("id", unit.id.toUtf8().constData());
    if (!entry)
        entry = entries.append_child("selectionEntry");
    setAttribute(entry, "id", unit.id);
    setAttribute(entry, "name", unit.name);
    setAttribute(entry, "hidden", "false");
    setAttribute(entry, "collective", "false");
    setAttribute(entry, "import", "true");
    setAttribute(entry, "type", unit.type);
    entry.remove_child("comment");
    if (!unit.slotIds.isEmpty())
        entry.prepend_child("comment").text().set((slotMark + ' ' + unit.slotIds.join(' ')).toUtf8().constData());
    writeProfiles(entry, unit.profiles);
    writeRules(entry, unit);
    writeRuleLinks(entry, unit);
    writeCategories(entry, unit);
    writeModels(entry, unit);
    writeRootLink(root, unit);
}

} // namespace muster::packs
