// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/exchange/ForeignFile.h"

#include "text/Spoken.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace muster::documents {

namespace {

constexpr qsizetype longestKey = 200;
constexpr qsizetype longestName = 300;
constexpr qsizetype mostObjects = 1'000'000;
constexpr qsizetype mostEvents = 100'000;
constexpr qsizetype mostPlayers = 5'000;

bool isControl(QChar character)
{
    return character.category() == QChar::Other_Control || character.category() == QChar::Other_Format
        || character.category() == QChar::Separator_Line || character.category() == QChar::Separator_Paragraph;
}

// Some editors begin every text with a byte order mark.
QByteArray withoutMark(const QByteArray &bytes)
{
    return bytes.startsWith("\xef\xbb\xbf") ? bytes.mid(3) : bytes;
}

// Objects and lists are what costs memory: counted in the text, before any of it is taken apart.
qsizetype objectsIn(const QByteArray &json)
{
    qsizetype count = 0;
    bool inText = false;
    for (qsizetype i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (inText) {
            if (c == '\\')
                ++i;
            inText = c != '"';
        } else if (c == '"') {
            inText = true;
        } else if (c == '{' || c == '[') {
            ++count;
        }
    }
    return count;
}

} // namespace

bool isPlainName(const QString &name)
{
    return !name.isEmpty() && name.toUtf8().size() <= longestKey && std::none_of(name.begin(), name.end(), isControl);
}

bool isPlainId(const QString &id)
{
    return isPlainName(id) && !id.startsWith(QLatin1Char('.')) && std::none_of(id.begin(), id.end(), [](QChar c) {
               return c.isSpace() || c == QLatin1Char('/') || c == QLatin1Char('\\') || c.isSurrogate();
           });
}

QString plainName(const QString &name)
{
    QString plain;
    for (const QChar character : name)
        plain += isControl(character) && character.category() != QChar::Other_Format ? QLatin1Char(' ') : character;
    plain = plain.trimmed();
    if (plain.size() > longestName)
        plain = plain.left(longestName - 1).trimmed() + QChar(0x2026);
    return plain;
}

bool looksLikeRosterJson(const QByteArray &bytes)
{
    // A campaign holds rosters, but as texts: no key of its own has this name.
    const QByteArray beginning = withoutMark(bytes.left(4096)).trimmed();
    const qsizetype key = beginning.indexOf("\"roster\"");
    return key >= 0 && beginning.mid(key + 8, 64).simplified().startsWith(':') && !beginning.contains("\"events\"");
}

bool looksLikeJson(const QByteArray &bytes)
{
    return withoutMark(bytes.left(4096)).trimmed().startsWith('{');
}

base::Result<QJsonObject> readForeignJson(const QByteArray &given, const QString &where)
{
    const QByteArray bytes = withoutMark(given);
    if (objectsIn(bytes) > mostObjects)
        return text::error(
            "json.size", base::Message(QT_TRANSLATE_NOOP("Message", "The file holds more than %1 objects and is not read."), {mostObjects}),
            where);
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &problem);
    if (problem.error != QJsonParseError::NoError) {
        const int line = int(bytes.left(problem.offset).count('\n')) + 1;
        const bool cut = bytes.mid(problem.offset).trimmed().isEmpty();
        return text::error("json.damaged",
                           cut ? base::Message(QT_TRANSLATE_NOOP("Message", "The file is cut short: it ends in line %1."), {line})
                               : base::Message(QT_TRANSLATE_NOOP("Message", "The file is damaged in line %1."), {line}),
                           where);
    }
    return document.object();
}

base::Result<void> checkBattleSize(const QJsonObject &battle, const QString &where)
{
    if (const auto events = battle.value("events").toArray().size(); events > mostEvents)
        return text::error(
            "battle.size",
            base::Message(QT_TRANSLATE_NOOP("Message", "The battle has %1 events; more than %2 are not read."), {events, mostEvents}),
            where);
    return {};
}

base::Result<void> checkCampaignSize(const QJsonObject &campaign, const QString &where)
{
    if (const auto events = campaign.value("events").toArray().size(); events > mostEvents)
        return text::error(
            "campaign.size",
            base::Message(QT_TRANSLATE_NOOP("Message", "The campaign has %1 events; more than %2 are not read."), {events, mostEvents}),
            where);
    if (const auto players = campaign.value("players").toArray().size(); players > mostPlayers)
        return text::error(
            "campaign.size",
            base::Message(QT_TRANSLATE_NOOP("Message", "The campaign has %1 players; more than %2 are not read."), {players, mostPlayers}),
            where);
    return {};
}

} // namespace muster::documents
