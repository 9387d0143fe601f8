// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/user/Corrections.h"

#include "base/Number.h"
#include "packs/user/UserFile.h"
#include "packs/user/XmlText.h"

#include <QJsonObject>

namespace muster::packs {

namespace {

QMap<QString, QString> textsFrom(const QJsonValue &value)
{
    QMap<QString, QString> texts;
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        texts.insert(it.key(), it.value().toString());
    return texts;
}

QJsonObject textsTo(const QMap<QString, QString> &texts)
{
    QJsonObject object;
    for (auto it = texts.begin(); it != texts.end(); ++it)
        object.insert(it.key(), it.value());
    return object;
}

void correctCosts(pugi::xml_node entry, const QMap<QString, double> &costs)
{
    for (auto it = costs.begin(); it != costs.end(); ++it) {
        pugi::xml_node list = childOf(entry, "costs");
        pugi::xml_node cost = list.find_child_by_attribute("typeId", it.key().toUtf8().constData());
        if (!cost) {
            cost = list.append_child("cost");
            setAttribute(cost, "typeId", it.key());
        }
        setAttribute(cost, "value", QString::fromStdString(base::formatNumber(it.value())));
    }
}

void correctCharacteristics(pugi::xml_node profile, const QMap<QString, QString> &values)
{
    for (auto it = values.begin(); it != values.end(); ++it) {
        pugi::xml_node list = childOf(profile, "characteristics");
        pugi::xml_node characteristic = list.find_child_by_attribute("typeId", it.key().toUtf8().constData());
        if (!characteristic) {
            characteristic = list.append_child("characteristic");
            setAttribute(characteristic, "typeId", it.key());
        }
        characteristic.text().set(it.value().toUtf8().constData());
    }
}

UserFile fileOf(const QString &userUnits, const QString &packId)
{
    return {userUnits, packId, QStringLiteral("corrections.json")};
}

} // namespace

QString Corrections::filePath(const QString &userUnits, const QString &packId)
{
    return fileOf(userUnits, packId).path();
}

base::Result<Corrections> Corrections::load(const QString &userUnits, const QString &packId)
{
    const base::Result<std::optional<QJsonObject>> read = fileOf(userUnits, packId).read();
    if (!read)
        return read.error();
    const std::optional<QJsonObject> &json = *read;
    Corrections corrections;
    if (!json)
        return corrections;
    const QJsonObject costs = (*json)["costs"].toObject();
    for (auto it = costs.begin(); it != costs.end(); ++it) {
        const QJsonObject values = it.value().toObject();
        for (auto cost = values.begin(); cost != values.end(); ++cost)
            corrections.setCost(it.key(), cost.key(), cost.value().toDouble());
    }
    const QJsonObject profiles = (*json)["characteristics"].toObject();
    for (auto it = profiles.begin(); it != profiles.end(); ++it)
        corrections.m_characteristics.insert(it.key(), textsFrom(it.value()));
    corrections.m_names = textsFrom((*json)["names"]);
    corrections.m_ruleTexts = textsFrom((*json)["rules"]);
    return corrections;
}

base::Result<void> Corrections::save(const QString &userUnits, const QString &packId) const
{
    QJsonObject costs;
    for (auto it = m_costs.begin(); it != m_costs.end(); ++it) {
        QJsonObject values;
        for (auto cost = it->begin(); cost != it->end(); ++cost)
            values.insert(cost.key(), cost.value());
        costs.insert(it.key(), values);
    }
    QJsonObject profiles;
    for (auto it = m_characteristics.begin(); it != m_characteristics.end(); ++it)
        profiles.insert(it.key(), textsTo(*it));
    const QJsonObject json{
        {"format", 1}, {"costs", costs}, {"characteristics", profiles}, {"names", textsTo(m_names)}, {"rules", textsTo(m_ruleTexts)}};
    return fileOf(userUnits, packId).write(json);
}

void Corrections::setCost(const QString &entryId, const QString &costTypeId, double value)
{
    m_costs[entryId].insert(costTypeId, value);
}

void Corrections::setCharacteristic(const QString &profileId, const QString &characteristicTypeId, const QString &value)
{
    m_characteristics[profileId].insert(characteristicTypeId, value);
}

void Corrections::setName(const QString &id, const QString &name)
{
    m_names.insert(id, name);
}

void Corrections::setRuleText(const QString &ruleId, const QString &text)
{
    if (text.isEmpty())
        m_ruleTexts.remove(ruleId);
    else
        m_ruleTexts.insert(ruleId, text);
}

void Corrections::remove(const QString &id)
{
    m_costs.remove(id);
    m_characteristics.remove(id);
    m_names.remove(id);
    m_ruleTexts.remove(id);
}

bool Corrections::isEmpty() const
{
    return m_costs.isEmpty() && m_characteristics.isEmpty() && m_names.isEmpty() && m_ruleTexts.isEmpty();
}

QStringList Corrections::ids() const
{
    QStringList ids = m_costs.keys() + m_characteristics.keys() + m_names.keys() + m_ruleTexts.keys();
    ids.removeDuplicates();
    ids.sort();
    return ids;
}

QByteArray Corrections::applied(const QByteArray &xml) const
{
    const QStringList all = ids();
    const bool concerned = std::any_of(all.begin(), all.end(), [&xml](const QString &id) { return xml.contains(id.toUtf8()); });
    pugi::xml_document document;
    if (!concerned || !document.load_buffer(xml.constData(), size_t(xml.size()), keepAll))
        return xml;
    struct Walker final : pugi::xml_tree_walker
    {
        const Corrections &corrections;
        explicit Walker(const Corrections &all) : corrections(all) {}
        bool for_each(pugi::xml_node &node) override
        {
            const pugi::xml_attribute idAttribute = node.attribute("id");
            if (!idAttribute)
                return true;
            const QString id = QString::fromUtf8(idAttribute.value());
            if (const auto it = corrections.m_costs.find(id); it != corrections.m_costs.end())
                correctCosts(node, *it);
            if (const auto it = corrections.m_characteristics.find(id); it != corrections.m_characteristics.end())
                correctCharacteristics(node, *it);
            if (const auto it = corrections.m_names.find(id); it != corrections.m_names.end())
                setAttribute(node, "name", *it);
            if (const auto it = corrections.m_ruleTexts.find(id); it != corrections.m_ruleTexts.end())
                childOf(node, "description").text().set(it->toUtf8().constData());
            return true;
        }
    } walker(*this);
    document.traverse(walker);
    return toBytes(document);
}

} // namespace muster::packs
