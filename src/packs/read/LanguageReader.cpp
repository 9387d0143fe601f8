// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/read/LanguageReader.h"

#include "text/Typography.h"

namespace muster::packs {

namespace {

QHash<QString, QString> strings(const QJsonValue &value, const QString &key, const QString &code, const QString &file, Findings &findings)
{
    QHash<QString, QString> result;
    if (!value.isUndefined() && !value.isObject())
        addError(findings, "pack.bad-value", file, {QT_TRANSLATE_NOOP("Message", "\"%1\" is not an object"), {key}});
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (it.value().isString())
            result.insert(it.key(), text::typeset(it.value().toString(), code));
        else
            addError(findings, "pack.bad-value", file, {QT_TRANSLATE_NOOP("Message", "\"%1\" of \"%2\" is not a text"), {it.key(), key}});
    }
    return result;
}

QHash<QString, QHash<QString, QString>> tables(const QJsonValue &value, const QString &key, const QString &code, const QString &file,
                                               Findings &findings)
{
    QHash<QString, QHash<QString, QString>> result;
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        result.insert(it.key(), strings(it.value(), key, code, file, findings));
    return result;
}

} // namespace

Language LanguageReader::read(const QJsonObject &json, const QString &code, const QString &file, Findings &findings)
{
    Language language(code);
    if (json["language"].toString() != code)
        addError(findings, "pack.bad-value", file, {QT_TRANSLATE_NOOP("Message", "\"language\" is not \"%1\""), {code}});
    language.m_names = strings(json["names"], "names", code, file, findings);
    language.m_short = strings(json["short"], "short", code, file, findings);
    language.m_texts = strings(json["texts"], "texts", code, file, findings);
    language.m_values = tables(json["values"], "values", code, file, findings);
    language.m_profiles = tables(json["profiles"], "profiles", code, file, findings);
    language.m_findings = strings(json["findings"], "findings", code, file, findings);
    language.m_messages = strings(json["messages"], "messages", code, file, findings);
    return language;
}

} // namespace muster::packs
