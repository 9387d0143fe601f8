// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/adapter/JsonToXml.h"

#include "base/Number.h"
#include "base/Text.h"

#include <QJsonArray>
#include <QJsonValue>

namespace muster::tools {

namespace {

// "selectionEntries" holds "selectionEntry", "sharedRules" holds "rule", ...
std::string elementOf(const QString &list)
{
    if (list == QLatin1String("sharedSelectionEntries"))
        return "selectionEntry";
    if (list.startsWith(QLatin1String("shared"))) {
        QString rest = list.mid(6);
        rest[0] = rest[0].toLower();
        return elementOf(rest);
    }
    QString name = list;
    if (name.endsWith(QLatin1String("ies")))
        name = name.left(name.size() - 3) + QLatin1Char('y');
    else if (name.endsWith(QLatin1Char('s')))
        name.chop(1);
    return name.toStdString();
}

void write(std::string &xml, const QJsonObject &record, const std::string &element)
{
    const bool characteristic = element == "characteristic";
    xml += "<" + element;
    for (auto member = record.begin(); member != record.end(); ++member) {
        const QJsonValue value = member.value();
        const std::string name = member.key().toStdString();
        const bool text = name == "description" || (characteristic && name == "value");
        if (text || value.isArray() || value.isObject() || value.isNull())
            continue;
        const std::string plain = value.isBool() ? (value.toBool() ? "true" : "false")
            : value.isDouble()                   ? base::formatNumber(value.toDouble())
                                                 : value.toString().toStdString();
        xml += " " + name + "=\"" + base::xmlEscaped(plain, true) + "\"";
    }
    xml += ">";
    for (auto member = record.begin(); member != record.end(); ++member) {
        const std::string name = member.key().toStdString();
        if (characteristic && name == "value")
            xml += base::xmlEscaped(member.value().toString().toStdString(), false);
        else if (name == "description")
            xml += "<description>" + base::xmlEscaped(member.value().toString().toStdString(), false) + "</description>";
        if (!member.value().isArray())
            continue;
        xml += "<" + name + ">";
        const QJsonArray items = member.value().toArray();
        for (const QJsonValue &item : items)
            write(xml, item.toObject(), elementOf(member.key()));
        xml += "</" + name + ">";
    }
    xml += "</" + element + ">";
}

} // namespace

std::string xmlOf(const QJsonObject &record, const char *element)
{
    std::string xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
    QJsonObject whole = record;
    if (!whole.contains(QLatin1String("revision")))
        whole.insert(QLatin1String("revision"), 1);
    write(xml, whole, element);
    return xml;
}

} // namespace muster::tools
