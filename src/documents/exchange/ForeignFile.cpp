// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/exchange/ForeignFile.h"

#include "text/Spoken.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>

namespace muster::documents {

namespace {

constexpr qsizetype longestKey = 200;
constexpr qsizetype longestName = 300;
constexpr qsizetype mostObjects = 600'000; // some 400 MB
constexpr qsizetype mostEvents = 100'000;
constexpr qsizetype mostPlayers = 5'000;
constexpr qint64 mostSoldiers = 20'000;
// What grows with two lists at once: nobody has played a hundredth of it.
constexpr qint64 mostEncounters = 2'000'000;   // of two sides in a mission
constexpr qint64 mostParts = 100'000'000;      // of a participant and a side
constexpr qint64 mostRecoveries = 200'000'000; // of a soldier and a mission
constexpr qint64 mostMaps = 1'000'000;         // of an area and a mission
constexpr qint64 mostForces = 5'000;
constexpr qint64 mostKit = 20'000;         // looked for by its id whenever it changes hands
constexpr double mostPoints = 1e9;         // of everything together: no sum of the book may turn around
constexpr double highestCounted = 100'000; // as campaign::highestFigure

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

/// All figures below, each as a book would count it.
double pointsIn(const QJsonValue &value)
{
    double sum = 0;
    if (value.isDouble()) {
        sum = std::min(std::abs(value.toDouble()), highestCounted);
    } else if (value.isArray()) {
        for (const QJsonValue &each : value.toArray())
            sum += pointsIn(each);
    } else if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (const QJsonValue &each : object)
            sum += pointsIn(each);
        sum += std::min(std::abs(object.value("points").toDouble() * object.value("count").toDouble(1)), highestCounted); // kills
    }
    return sum;
}

/// What of a campaign meets what.
struct Crowd
{
    qint64 soldiers = 0, forces = 0, missions = 0, areas = 0, encounters = 0, parts = 0, shares = 0, kit = 0;
    double points = 0;

    void add(const QJsonObject &event)
    {
        const QString type = event.value("type").toString();
        points += pointsIn(event);
        if (type == QLatin1String("mission")) {
            const qint64 sides = event.value("sides").toArray().size();
            ++missions;
            const qint64 participants = event.value("participants").toArray().size();
            encounters += sides * sides;
            parts += sides * participants;
            shares += sides + participants;
        } else if (type == QLatin1String("enlisted")) {
            ++forces;
            soldiers += event.value("soldiers").toArray().size();
        } else if (type == QLatin1String("recruited")) {
            ++soldiers;
        } else if (type == QLatin1String("bought") || type == QLatin1String("handed") || type == QLatin1String("stashed")) {
            ++kit;
        } else if (type == QLatin1String("map")) {
            areas = std::max(areas, qint64(event.value("areas").toArray().size()));
        } else if (type == QLatin1String("correction")) {
            add(event.value("replacement").toObject());
        }
    }
    /// `award`: what the rules give for a mission, all of it together.
    [[nodiscard]] bool isTooLarge(double award) const
    {
        return points + double(shares) * award > mostPoints || forces > mostForces || kit > mostKit || encounters > mostEncounters
            || parts > mostParts || soldiers * missions > mostRecoveries || areas * missions > mostMaps;
    }
};

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
    const base::Result<QJsonDocument> document = readForeignDocument(given, where);
    return document ? document->object() : base::Result<QJsonObject>(document.error());
}

base::Result<QJsonDocument> readForeignDocument(const QByteArray &given, const QString &where)
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
    return document;
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
    Crowd crowd;
    for (const QJsonValue &event : campaign.value("events").toArray())
        crowd.add(event.toObject());
    if (crowd.soldiers > mostSoldiers)
        return text::error("campaign.size",
                           base::Message(QT_TRANSLATE_NOOP("Message", "The campaign has %1 soldiers; more than %2 are not read."),
                                         {crowd.soldiers, mostSoldiers}),
                           where);
    const QJsonObject rules = campaign.value("rules").toObject();
    if (crowd.isTooLarge(pointsIn(rules.value("experience")) + pointsIn(rules.value("objectives")) + pointsIn(rules.value("counters"))))
        return text::error(
            "campaign.size",
            base::Message(QT_TRANSLATE_NOOP(
                "Message", "The campaign has more sides, soldiers, areas or points than anybody can have played; it is not read.")),
            where);
    return {};
}

} // namespace muster::documents
