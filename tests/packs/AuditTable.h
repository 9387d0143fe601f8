// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "PackForce.h"

#include <QJsonArray>
#include <QXmlStreamReader>

namespace muster::test {

/// What a pack says, place by place, in both languages; read from its files, for tables that name a place and its words.
/// A place is a kind and what it names: "rule ID", "name ID", "value PROFILE/CHARACTERISTIC", "links RULE", "finding ID",
/// "reference TITLE" (the English one; alone, the whole sheet), "scenario ID/TITLE", "event ID", "notes", "file NAME".
class PackPlaces
{
public:
    explicit PackPlaces(const QString &pack)
        : m_folder("data/" + pack + "/"), m_french(json("lang/fr.json")), m_english(json("lang/en.json"))
    {
        const QJsonObject manifest = json("pack.json");
        readData(manifest["system"].toString());
        for (const QJsonValue &catalogue : manifest["catalogues"].toArray())
            readData(catalogue.toString());
        if (manifest.contains("events"))
            m_events = json(manifest["events"].toString());
    }

    [[nodiscard]] QString text(const QString &place, const QString &language) const
    {
        const QString kind = place.section(' ', 0, 0), what = place.section(' ', 1);
        const bool french = language == "fr";
        QString found;
        if (kind == "rule")
            found = french ? m_french["texts"][what].toString() : m_rules.value(what);
        else if (kind == "name")
            found = french ? m_french["names"][what].toString() : m_names.value(what);
        else if (kind == "value")
            found = valueOf(what.section('/', 0, 0), what.section('/', 1), french);
        else if (kind == "links")
            found = ' ' + m_links.values(what).join(' ') + ' ';
        else if (kind == "finding")
            found = (french ? m_french : m_english)["findings"][what].toString();
        else if (kind == "reference")
            found = sectionOf(what, language);
        else if (kind == "scenario")
            found = scenarioText(what.section('/', 0, 0), what.section('/', 1), language);
        else if (kind == "event")
            found = eventText(m_events, what, language);
        else if (kind == "notes")
            found = notes(language);
        else if (kind == "file")
            found = QString::fromUtf8(read(what));
        return plain(found);
    }

    /// What is missing at the place: words parted by " && ", those behind "!" must not stand there. Empty when all is well.
    [[nodiscard]] QStringList missing(const QString &place, const QString &language, const QString &words) const
    {
        const QString found = text(place, language);
        if (found.trimmed().isEmpty())
            return {"nothing at " + place};
        QStringList wrong;
        for (const QString &each : plain(words).split(" && ", Qt::SkipEmptyParts)) {
            const bool absent = each.startsWith('!');
            if (found.contains(absent ? each.mid(1) : each) == absent)
                wrong.append(each);
        }
        if (!wrong.isEmpty())
            wrong.append("in: " + found.left(400));
        return wrong;
    }

private:
    QString m_folder;
    QJsonObject m_french, m_english, m_events;
    QHash<QString, QString> m_rules, m_names, m_values;
    QMultiHash<QString, QString> m_links; ///< rule -> entries that link to it

    static QString plain(QString text) { return text.replace(QChar(0x202f), ' ').replace(QChar(0xa0), ' ').remove("**"); }

    [[nodiscard]] QByteArray read(const QString &name) const { return readPackFile(m_folder + name); }
    [[nodiscard]] QJsonObject json(const QString &name) const { return readPackJson(m_folder + name); }

    void readData(const QString &name)
    {
        static const QSet<QString> owners{"selectionEntry", "entryLink", "profile"};
        QXmlStreamReader xml(read(name));
        QStringList path; // ids of the elements around, those without one empty
        QString rule, value;
        while (!xml.atEnd()) {
            xml.readNext();
            const QString element = xml.name().toString();
            if (xml.isStartElement()) {
                const auto attribute = [&xml](const char *key) { return xml.attributes().value(QLatin1String(key)).toString(); };
                const QString id = attribute("id");
                if (element == "infoLink")
                    m_links.insert(attribute("targetId"), lastId(path));
                else if (!id.isEmpty() && !element.endsWith("Link"))
                    m_names.insert(id, attribute("name"));
                if (element == "rule")
                    rule = id;
                if (element == "characteristic")
                    value = lastId(path) + '/' + attribute("typeId");
                path.append(owners.contains(element) ? id : QString());
                if (element == "description" || element == "characteristic") {
                    (element == "description" ? m_rules[rule] : m_values[value]) = xml.readElementText(); // its end, too
                    path.removeLast();
                }
            } else if (xml.isEndElement()) {
                path.removeLast();
            }
        }
        if (xml.hasError())
            qFatal("%s: %s", qPrintable(name), qPrintable(xml.errorString()));
    }

    static QString lastId(const QStringList &path)
    {
        const auto last = std::find_if(path.rbegin(), path.rend(), [](const QString &id) { return !id.isEmpty(); });
        return last == path.rend() ? QString() : *last;
    }

    [[nodiscard]] QString valueOf(const QString &profile, const QString &characteristic, bool french) const
    {
        const QString value = m_values.value(profile + '/' + characteristic);
        if (!french)
            return value;
        const QJsonValue own = m_french["profiles"][profile][characteristic];
        return own.isString() ? own.toString() : m_french["values"][characteristic][value].toString(value);
    }

    // The sheets have the same blocks in the same order: the n-th French one belongs to the n-th English one.
    [[nodiscard]] QString sectionOf(const QString &title, const QString &language) const
    {
        const QString whole = QString::fromUtf8(read("reference/" + language + ".md"));
        if (title.isEmpty())
            return whole;
        const QStringList titles = QString::fromUtf8(read("reference/en.md")).split("\n## ");
        const QStringList sections = whole.split("\n## ");
        for (int index = 1; index < titles.size(); ++index)
            if (titles.at(index).section('\n', 0, 0) == title)
                return sections.value(index);
        return {};
    }

    [[nodiscard]] QString scenarioText(const QString &id, const QString &title, const QString &language) const
    {
        const QJsonObject all = json("scenarios.json");
        for (const QJsonValue &scenario : all["scenarios"].toArray()) {
            if (scenario["id"].toString() != id)
                continue;
            if (title.isEmpty())
                return scenario["name"][language].toString() + ' ' + scenario["summary"][language].toString();
            for (const QJsonValue &section : scenario["sections"].toArray())
                if (section["title"]["en"].toString() == title)
                    return section["text"][language].toString();
        }
        return {};
    }

    // Decks, orders and what comes later: the object with this id, wherever it stands.
    [[nodiscard]] static QString eventText(const QJsonValue &value, const QString &id, const QString &language)
    {
        if (value.isArray()) {
            for (const QJsonValue &item : value.toArray())
                if (const QString found = eventText(item, id, language); !found.isEmpty())
                    return found;
            return {};
        }
        const QJsonObject object = value.toObject();
        if (object["id"].toString() == id)
            return object["title"][language].toString() + ": " + object["text"][language].toString();
        for (const QJsonValue &item : object)
            if (const QString found = eventText(item, id, language); !found.isEmpty())
                return found;
        return {};
    }

    [[nodiscard]] QString notes(const QString &language) const
    {
        QStringList all;
        for (const QJsonValue &note : json("pack.json")["editionNotes"].toArray())
            all.append(note[language].toString());
        return all.join('\n');
    }
};

/// Columns and rows of a table of audited points: point, place, words in English, words in French.
inline void addAuditedPoints(const QString &file)
{
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("french");
    int number = 0;
    for (const QMap<QString, QString> &row : readExpected(file))
        QTest::addRow("%d: %s, %s", ++number, qPrintable(row["point"]), qPrintable(row["place"])) << row["place"] << row["en"] << row["fr"];
}

} // namespace muster::test
