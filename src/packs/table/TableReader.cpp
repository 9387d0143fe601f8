// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/table/TableReader.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QSet>

#include <algorithm>

namespace muster::packs {

namespace {

constexpr int tableFormat = 1;
constexpr int mostSides = 100; ///< of a die
constexpr int mostNumber = 10'000;

/// Reads the lists of the file one after the other.
class TableFileReader
{
public:
    TableFileReader(const QJsonObject &json, const QString &file, Findings &findings) : m_json(json), m_file(file), m_findings(findings) {}

    TableRules read()
    {
        m_rules.json = m_json;
        if (m_json["format"].toInt(tableFormat) > tableFormat)
            wrong({QT_TRANSLATE_NOOP("Message", "format %1 needs a newer version of Muster"), {m_json["format"].toInt()}});
        each("phases", [this](const QJsonObject &object) { phase(object); });
        each("markers", [this](const QJsonObject &object) { marker(object); });
        each("resources", [this](const QJsonObject &object) { resource(object); });
        each("places", [this](const QJsonObject &object) {
            static const QStringList kinds{"board", "reserve", "ambush", "transport", "off"};
            m_rules.places.append({m_id, text(object, "name"), TablePlace::Kind(choice(object, "kind", kinds))});
        });
        each("score", [this](const QJsonObject &object) {
            m_rules.score.append({m_id, text(object, "name"), text(object, "text"), number(object, "points", 1),
                                  ScoreCount(choice(object, "counts", {"nothing", "points", "kills"}))});
        });
        each("dice", [this](const QJsonObject &object) { die(object); });
        each("rolls", [this](const QJsonObject &object) { roll(object); });
        each("bags", [this](const QJsonObject &object) { bag(object); });
        units();
        m_rules.kills = KillCount(choice(m_json, "kills", {"units", "figures"}));
        m_rules.alternating = m_json["alternating"].toBool();
        (void)choice(m_json, "activates", {"units", "formations"}); // formationsAct() reads it
        m_rules.gameMaster = m_json["gameMaster"].toBool();
        m_id = QStringLiteral("table");
        m_rules.boards = number(m_json, "boards", 0);
        m_rules.winObjective = m_json["winObjective"].toString();
        m_rules.decks = stringList(m_json["decks"]);
        lasting();
        checkMarkers();
        return m_rules;
    }

private:
    void wrong(base::Message sentence) { addError(m_findings, "pack.bad-value", m_file, std::move(sentence)); }

    template <typename Take>
    void each(const char *list, Take take)
    {
        QSet<QString> known;
        for (const QJsonValue &item : m_json[QLatin1String(list)].toArray()) {
            m_id = item.toObject()["id"].toString();
            if (m_id.isEmpty())
                addError(m_findings, "pack.missing-key", m_file, {QT_TRANSLATE_NOOP("Message", "\"id\" is missing in \"%1\""), {list}});
            else if (known.contains(m_id))
                wrong({QT_TRANSLATE_NOOP("Message", "\"%1\" is there twice in \"%2\""), {m_id, list}});
            else
                take(item.toObject());
            known.insert(m_id);
        }
    }

    [[nodiscard]] static LocalText text(const QJsonObject &object, const char *key)
    {
        return LocalText::fromJson(object[QLatin1String(key)]);
    }

    int number(const QJsonObject &object, const char *key, int usual, int least = 0)
    {
        const QJsonValue value = object[QLatin1String(key)];
        if (value.isUndefined())
            return usual;
        const int read = value.toInt(least - 1);
        if (read >= least && read <= mostNumber)
            return read;
        wrong({QT_TRANSLATE_NOOP("Message", "\"%1\" of %2 is no number from %3 to %4"), {key, m_id, least, mostNumber}});
        return usual;
    }

    int choice(const QJsonObject &object, const char *key, const QStringList &names)
    {
        const QJsonValue value = object[QLatin1String(key)];
        const auto index = value.isUndefined() ? 0 : names.indexOf(value.toString());
        if (index < 0)
            wrong({QT_TRANSLATE_NOOP("Message", "\"%1\" is no value of \"%2\" (%3)"), {value.toString(), key, names.join(", ")}});
        return int(std::max<qsizetype>(0, index));
    }

    QList<int> numbers(const QJsonValue &value)
    {
        if (value.isDouble())
            return {std::clamp(value.toInt(), 0, mostSides)};
        QList<int> found;
        for (const QJsonValue &item : value.toArray())
            found.append(std::clamp(item.toInt(), 0, mostSides));
        return found;
    }

    void phase(const QJsonObject &object)
    {
        TablePhase phase{m_id, text(object, "name"), {}};
        for (const QJsonValue &reminder : object["reminders"].toArray())
            phase.reminders.append(LocalText::fromJson(reminder));
        m_rules.phases.append(phase);
    }

    static QMap<QString, QString> words(const QJsonObject &object)
    {
        QMap<QString, QString> all;
        for (auto it = object.begin(); it != object.end(); ++it)
            all.insert(it.key(), it->toString());
        return all;
    }

    void marker(const QJsonObject &object)
    {
        m_rules.markers.append({m_id, text(object, "name"), text(object, "text"), object["symbol"].toString(),
                                MarkerEnd(choice(object, "ends", {"never", "phase", "activation", "turns"})), number(object, "turns", 1, 1),
                                object["becomes"].toString(), object.contains("startRule"), object["startRule"].toString(),
                                object["whenHit"].toBool(), stringList(object["never"]), stringList(object["notIn"]),
                                words(object["whenAttacking"].toObject()), words(object["whenTarget"].toObject()),
                                object["hitStep"].toString(), number(object, "twiceFrom", 0), object["group"].toString()});
    }

    void checkMarkers()
    {
        for (const TableMarker &marker : std::as_const(m_rules.markers)) {
            if (!marker.becomes.isEmpty() && !m_rules.marker(marker.becomes))
                wrong({QT_TRANSLATE_NOOP("Message", "\"%1\" of %2 names no marker"), {"becomes", marker.id}});
        }
        for (const TableRoll &roll : std::as_const(m_rules.rolls)) {
            checkRollMarkers(roll, "offer", roll.offer.markers);
            for (const RollOutcome &outcome : roll.outcomes) {
                checkRollMarkers(roll, "sets", outcome.sets);
                checkRollMarkers(roll, "clears", outcome.clears);
            }
        }
    }

    void checkRollMarkers(const TableRoll &roll, const char *key, const QStringList &markers)
    {
        for (const QString &marker : markers) {
            if (!m_rules.marker(marker))
                wrong({QT_TRANSLATE_NOOP("Message", "\"%1\" of %2 names no marker"), {key, roll.id}});
        }
    }

    void resource(const QJsonObject &object)
    {
        TableResource resource{m_id, text(object, "name"), text(object, "text"), number(object, "start", 0), {}};
        if (object.contains("eachTurn"))
            resource.eachTurn = number(object, "eachTurn", 0);
        m_rules.resources.append(resource);
    }

    void die(const QJsonObject &object)
    {
        TableDie die{m_id, text(object, "name"), {}};
        const int sides = number(object, "sides", 0);
        for (int i = 1; i <= std::min(sides, mostSides); ++i)
            die.faces.append({QString::number(i), LocalText(QString::number(i)), i, {}});
        for (const QJsonValue &item : object["faces"].toArray()) {
            const QJsonObject face = item.toObject();
            const int times = std::clamp(face["times"].toInt(1), 1, mostSides);
            const DieFace read{face["id"].toString(), text(face, "name"), face["value"].toInt(), face["symbol"].toString()};
            for (int i = 0; i < times && die.faces.size() < mostSides; ++i)
                die.faces.append(read);
        }
        if (die.faces.size() < 2 || std::any_of(die.faces.begin(), die.faces.end(), [](const DieFace &face) { return face.id.isEmpty(); }))
            wrong({QT_TRANSLATE_NOOP("Message", "the die %1 needs \"sides\" or two \"faces\", each with an id"), {m_id}});
        else
            m_rules.dice.append(die);
    }

    void roll(const QJsonObject &object)
    {
        TableRoll roll;
        roll.id = m_id;
        roll.kind = TableRoll::Kind(choice(object, "kind", {"other", "initiative", "reserve", "unit", "table"}));
        roll.name = text(object, "name");
        roll.text = text(object, "text");
        roll.die = object["die"].toString();
        if (object.contains("dice"))
            roll.dice = numbers(object["dice"]);
        roll.automaticFrom = number(object, "automaticFrom", 0);
        roll.success = stringList(object["success"]);
        roll.atLeast = number(object, "atLeast", 0);
        roll.neededByTurn = numbers(object["needed"]);
        for (const QJsonValue &item : object["more"].toArray())
            roll.bonuses.append({stringList(item.toObject()["rules"]), number(item.toObject(), "dice", 1)});
        for (const QJsonValue &item : object["outcomes"].toArray()) {
            const QJsonObject row = item.toObject();
            const int from = row["from"].toInt(row["is"].toInt());
            roll.outcomes.append({from, row["to"].toInt(from), text(row, "text"), stringList(row["sets"]), stringList(row["clears"])});
        }
        whoseRoll(object, roll);
        const TableDie *die = m_rules.die(roll.die);
        if (!die)
            return wrong({QT_TRANSLATE_NOOP("Message", "the roll %1 names no die of \"dice\""), {m_id}});
        for (const QString &face : std::as_const(roll.success)) {
            if (die->faceOf(face) < 0)
                wrong({QT_TRANSLATE_NOOP("Message", "the roll %1: the die %2 has no face %3"), {m_id, roll.die, face}});
        }
        m_rules.rolls.append(roll);
    }

    // What the initiative adds and who throws it; which units a roll is offered for.
    void whoseRoll(const QJsonObject &object, TableRoll &roll)
    {
        roll.then = stringList(object["then"]);
        roll.alikeKeeps = choice(object, "alike", {"again", "keeps"}) == 1;
        for (const QJsonValue &item : object["adds"].toArray()) {
            const QJsonObject row = item.toObject();
            roll.additions.append({row["characteristic"].toString(), stringList(row["rules"]), number(row, "number", 1)});
        }
        roll.additionElse = number(object, "addsElse", 0);
        const QJsonObject leader = object["leader"].toObject(), offer = object["offer"].toObject();
        roll.leader = {leader["category"].toString(), leader["characteristic"].toString(), stringList(leader["is"])};
        roll.offer = {stringList(offer["markers"]), stringList(offer["rules"]), stringList(offer["places"])};
    }

    void bag(const QJsonObject &object)
    {
        TableBag bag{m_id, text(object, "name"), object["hidden"].toBool(), object["reinforcement"].toBool(), {}};
        for (const QJsonValue &item : object["tokens"].toArray()) {
            const QJsonObject token = item.toObject();
            bag.tokens.append({token["id"].toString(), text(token, "name"), number(token, "count", 1), number(token, "points", 0)});
        }
        m_rules.bags.append(bag);
    }

    void lasting()
    {
        for (const QJsonValue &item : m_json["lasting"].toArray()) {
            const QJsonObject object = item.toObject();
            m_id = QStringLiteral("lasting");
            const int turns = number(object, "turns", 1, 1);
            for (const QString &card : stringList(object["cards"]))
                m_rules.lasting.insert(card, turns);
        }
    }

    void units()
    {
        for (const QJsonValue &item : m_json["units"].toArray()) {
            const QJsonObject object = item.toObject();
            m_id = QStringLiteral("units");
            m_rules.units.append({object["profileType"].toString(), object["category"].toString(), object["figures"].toString(),
                                  object["boxes"].toString(), object["boxesCost"].toString(), number(object, "boxesElse", 1),
                                  object["destroyed"].toBool(true), object["losesWeapons"].toString()});
        }
        for (const QJsonValue &item : m_json["ammunition"].toArray()) {
            const QJsonObject object = item.toObject();
            m_id = QStringLiteral("ammunition");
            m_rules.ammunition.append({object["profileType"].toString(), object["characteristic"].toString(), stringList(object["rules"]),
                                       number(object, "count", 1, 1), object["eachTurn"].toBool()});
        }
    }

    const QJsonObject &m_json;
    QString m_file, m_id;
    Findings &m_findings;
    TableRules m_rules;
};

} // namespace

TableRules readTable(const QJsonObject &json, const QString &file, Findings &findings)
{
    return TableFileReader(json, file, findings).read();
}

} // namespace muster::packs
