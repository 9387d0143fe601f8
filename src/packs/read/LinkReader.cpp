// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/read/LinkReader.h"

#include <QJsonArray>

#include <algorithm>

namespace muster::packs {

namespace {

// One text or several.
std::vector<std::string> readTexts(const QJsonValue &value)
{
    std::vector<std::string> texts;
    if (value.isString())
        texts.push_back(value.toString().toStdString());
    for (const QString &text : stringList(value))
        texts.push_back(text.toStdString());
    return texts;
}

rules::LinkTest readTest(const QJsonObject &json)
{
    return {readTexts(json["category"]), readTexts(json["rule"]), readTexts(json["entry"]), json["char"].toString().toStdString(),
            readTexts(json["is"])};
}

std::vector<rules::LinkTest> readTests(const QJsonValue &value)
{
    std::vector<rules::LinkTest> tests;
    if (value.isObject())
        tests.push_back(readTest(value.toObject()));
    for (const QJsonValue &item : value.toArray())
        tests.push_back(readTest(item.toObject()));
    return tests;
}

std::vector<rules::LinkPlaces> readPlaces(const QJsonValue &value)
{
    std::vector<rules::LinkPlaces> all;
    for (const QJsonValue &item : value.toArray())
        all.push_back({readTest(item["when"].toObject()), std::clamp(item["count"].toInt(1), 0, 9999),
                       item["char"].toString().toStdString(), item["each"].toBool()});
    return all;
}

// Language -> text; a plain text is the same in all of them.
std::map<std::string, std::string> readWords(const QJsonValue &value)
{
    std::map<std::string, std::string> words;
    if (value.isString())
        words.emplace("en", value.toString().toStdString());
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        words.emplace(it.key().toStdString(), it.value().toString().toStdString());
    return words;
}

rules::LinkRule readLink(const QJsonObject &json)
{
    rules::LinkRule rule;
    rule.id = json["id"].toString().toStdString();
    rule.name = readWords(json["name"]);
    rule.label = readWords(json["label"]);
    rule.who = {readTests(json["who"]), readTests(json["whoNot"])};
    rule.to = {readTests(json["to"]), readTests(json["toNot"])};
    rule.same = readTexts(json["same"]);
    rule.alike = readTexts(json["alike"]);
    for (const QJsonValue &item : json["only"].toArray())
        rule.only.push_back({readTest(item["to"].toObject()), readTest(item["who"].toObject())});
    rule.most = std::max(0, json["most"].toInt());
    rule.places = readPlaces(json["places"]);
    rule.takes = readPlaces(json["takes"]);
    rule.figures = json["figures"].toString().toStdString();
    rule.along = json["along"].toBool();
    rule.inside = json["inside"].toBool();
    return rule;
}

void addIds(QStringList &ids, const std::vector<rules::LinkTest> &tests)
{
    for (const rules::LinkTest &test : tests) {
        for (const auto *list : {&test.categories, &test.rules, &test.entries})
            for (const std::string &id : *list)
                ids.append(QString::fromStdString(id));
        ids.append(QString::fromStdString(test.characteristic));
    }
}

void addIds(QStringList &ids, const std::vector<rules::LinkPlaces> &places)
{
    for (const rules::LinkPlaces &each : places) {
        addIds(ids, std::vector<rules::LinkTest>{each.test});
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
        rules::LinkRule rule = readLink(item.toObject());
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
            addIds(ids, *tests);
        for (const rules::LinkOnly &only : rule.only)
            addIds(ids, {only.host, only.unit});
        addIds(ids, rule.places);
        addIds(ids, rule.takes);
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
