// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/read/JsonFile.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

namespace muster::packs {

namespace {

void add(Findings &findings, base::Severity severity, const QString &rule, const QString &file, base::Message sentence, int line)
{
    base::Finding finding;
    finding.rule = rule.toStdString();
    finding.severity = severity;
    finding.file = file.toStdString();
    finding.line = line;
    finding.sentence = std::move(sentence);
    findings.push_back(std::move(finding));
}

} // namespace

void addError(Findings &findings, const QString &rule, const QString &file, base::Message sentence, int line)
{
    add(findings, base::Severity::Error, rule, file, std::move(sentence), line);
}

void addWarning(Findings &findings, const QString &rule, const QString &file, base::Message sentence)
{
    add(findings, base::Severity::Warning, rule, file, std::move(sentence), 0);
}

std::optional<QByteArray> readFile(const QString &path, const QString &relative, Findings &findings, qint64 limit)
{
    QFile file(path);
    if (!file.exists()) {
        addError(findings, "pack.missing-file", relative, QT_TRANSLATE_NOOP("Message", "the file does not exist"));
        return std::nullopt;
    }
    if (!file.open(QIODevice::ReadOnly)) {
        addError(findings, "pack.unreadable-file", relative, file.errorString());
        return std::nullopt;
    }
    if (file.size() > limit) {
        addError(findings, "pack.large-file", relative, QT_TRANSLATE_NOOP("Message", "the file is too large"));
        return std::nullopt;
    }
    return file.readAll();
}

std::optional<QJsonObject> parseJsonObject(const QByteArray &bytes, const QString &relative, Findings &findings)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &error);
    if (error.error != QJsonParseError::NoError) {
        const int line = int(bytes.left(error.offset).count('\n')) + 1;
        addError(findings, "pack.bad-json", relative, {QT_TRANSLATE_NOOP("Message", "not valid JSON: %1"), {error.errorString()}}, line);
        return std::nullopt;
    }
    if (!document.isObject()) {
        addError(findings, "pack.bad-json", relative, QT_TRANSLATE_NOOP("Message", "the JSON is not an object"), 1);
        return std::nullopt;
    }
    return document.object();
}

std::optional<QJsonObject> readJsonObject(const QString &path, const QString &relative, Findings &findings)
{
    const auto bytes = readFile(path, relative, findings, 64LL * 1024 * 1024);
    return bytes ? parseJsonObject(*bytes, relative, findings) : std::nullopt;
}

QStringList stringList(const QJsonValue &value)
{
    QStringList strings;
    for (const QJsonValue &item : value.toArray()) {
        if (item.isString())
            strings.append(item.toString());
    }
    return strings;
}

} // namespace muster::packs
