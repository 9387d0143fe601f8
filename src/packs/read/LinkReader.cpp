// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/read/LinkReader.h"

#include <QJsonArray>

#include <algorithm>

namespace muster::packs {

namespace {

// One text or several.
std::vector<std::string> oneOrSeveral(const QJsonValue &value)
{
    std::vector<std::string> texts;
    if (value.isString())
        texts.push_back(value.toString().toStdString());
    for (const QString &text : stringList(value))
        texts.push_back(text.toStdString());
    return texts;
}

rules::LinkTest readLinkTest(const QJsonObject &json)
{
    return {oneOrSeveral(json["category"]), oneOrSeveral(json["rule"]), oneOrSeveral(json["entry"]), json["char"].toString().toStdString(),
            oneOrSeveral(json["is"])};
}

std::vector<rules::LinkTest> readLinkTests(const QJsonValue &value)
{
    std::vector<rules::LinkTest> tests;
    if (value.isObject())
        tests.push_back(readLinkTest(value.toObject()));
    for (const QJsonValue &item : value.toArray())
        tests.push_back(readLinkTest(item.toObject()));
    return tests;
}

std::vector<rules::LinkPlaces> readLinkPlaces(const QJsonValue &value)
{
    std::vector<rules::LinkPlaces> all;
    for (const QJsonValue &item : value.toArray())
        all.push_back({readLinkTest(item["when"].toObject()), std::clamp(item["count"].toInt(1), 0, 9999),
                       item["char"].toString().toStdString(), item["each"].toBool()});
    return all;
}

// Language -> text; a plain text is the same in all of them.
std::map<std::string, std::string> readLinkWords(const QJsonValue &value)
{
    std::map<std::string, std::string> words;
    if (value.isString())
        words.emplace("en", value.toString().toStdString());
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        words.emplace(it.key().toStdString(), it.value().toString().toStdString());
    return words;
}

rules::LinkRule readOneLink(const QJsonObject &json)
{
    rules::LinkRule rule;
    rule.id = json["id"].toString().toStdString();
    rule.name = readLinkWords(json["name"]);
    rule.label = readLinkWords(json["label"]);
    rule.who = {readLinkTests(json["who"]), readLinkTests(json["whoNot"])};
    rule.to = {readLinkTests(json["to"]), readLinkTests(json["toNot"])};
    rule.same = oneOrSeveral(json["same"]);
    rule.alike = oneOrSeveral(json["alike"]);
    for (const QJsonValue &item : json["only"].toArray())
        rule.only.push_back({readLinkTest(item["to"].toObject()), readLinkTest(item["who"].toObject())});
    rule.most = std::max(0, json["most"].toInt());
    rule.places = readLinkPlaces(json["places"]);
    rule.takes = readLinkPlaces(json["takes"]);
    rule.figures = json["figures"].toString().toStdString();
    rule.along = json["along"].toBool();
    rule.inside = json["inside"].toBool();
    return rule;
}

void addLinkIds(QStringList &ids, const std::vector<rules::LinkTest> &tests)
{
    for (const rules::LinkTest &test : tests) {
        for (const auto *list : {&test.categories, &test.rules, &test.entries})
            for (const std::string &id : *list)
                ids.append(QString::fromStdString(id));
        ids.append(QString::fromStdString(test.characteristic));
    }
}

void addLinkIds(QStringList &ids, const std::vector<rules::LinkPlaces> &places)
{
    for (const rules::LinkPlaces &each : places) {
        addLinkIds(ids, std::vector<rules::LinkTest>{each.test});
        ids.append(QString::fromStdString(each.characteristic));
    }
}

} // namespace

std::vector<rules::LinkRule> readLinks(const QJsonObject &json, const QString &file, Findings &findings)
{
    std::vector<rules::LinkRule> links;
    if (json["format"].toInt() != 1)
        addError(findings, "pack.bad-format", file, QT_TRANSLATE_NOOP("Message", "\"format\" is not 1"));
    for (const QJsonValue &item : json["links"].toArray()) {
        rules::LinkRule rule = readOneLink(item.toObject());
        const bool known = std::any_of(links.begin(), links.end(), [&](const rules::LinkRule &each) { return each.id == rule.id; });
        if (rule.id.empty() || rule.name.empty() || rule.label.empty() || known) {
            addError(findings, "pack.bad-value", file,
                     {QT_TRANSLATE_NOOP("Message", "the link \"%1\" needs an id of its own, a name and a label"), {rule.id}});
            continue;
        }
        links.push_back(std::move(rule));
    }
    return links;
}

QStringList linkIds(const std::vector<rules::LinkRule> &links)
{
    QStringList ids;
    for (const rules::LinkRule &rule : links) {
        for (const auto *tests : {&rule.who.any, &rule.who.none, &rule.to.any, &rule.to.none})
            addLinkIds(ids, *tests);
        for (const rules::LinkOnly &only : rule.only)
            addLinkIds(ids, {only.host, only.unit});
        addLinkIds(ids, rule.places);
        addLinkIds(ids, rule.takes);
        for (const auto *list : {&rule.same, &rule.alike})
            for (const std::string &id : *list)
                ids.append(QString::fromStdString(id));
        ids.append(QString::fromStdString(rule.figures));
    }
    ids.removeDuplicates();
    ids.removeAll(QString());
    return ids;
}

} // namespace muster::packs
