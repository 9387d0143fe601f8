// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/read/PaperKitReader.h"

#include <QJsonArray>

#include <algorithm>

namespace muster::packs {

namespace {

constexpr double largest = 400; ///< millimetres
constexpr int mostPieces = 200;

/// Reads the lists of the file one after the other.
class KitReader
{
public:
    KitReader(const QJsonObject &json, const QString &file, Findings &findings) : m_json(json), m_file(file), m_findings(findings) {}

    PaperKit read()
    {
        each("discs", [this](const QJsonObject &object) { disc(object); });
        each("markers", [this](const QJsonObject &object) { marker(object); });
        each("templates", [this](const QJsonObject &object) { roundTemplate(object); });
        each("rulers", [this](const QJsonObject &object) { ruler(object); });
        each("strips", [this](const QJsonObject &object) {
            m_kit.strips.append({object["id"].toString(), text(object, "name"), length(object, "length", 0)});
        });
        tokens(m_json["tokens"].toObject());
        structures(m_json["structures"].toObject());
        m_kit.missing = text(m_json, "missing");
        return m_kit;
    }

private:
    template <typename Take>
    void each(const char *list, Take take)
    {
        for (const QJsonValue &item : m_json[QLatin1String(list)].toArray()) {
            m_id = item.toObject()["id"].toString();
            if (m_id.isEmpty())
                addError(m_findings, "pack.missing-key", m_file, {QT_TRANSLATE_NOOP("Message", "\"id\" is missing in \"%1\""), {list}});
            else
                take(item.toObject());
        }
    }

    [[nodiscard]] static LocalText text(const QJsonObject &object, const char *key)
    {
        return LocalText::fromJson(object[QLatin1String(key)]);
    }

    double length(const QJsonObject &object, const char *key, double fallback)
    {
        const double value = object[QLatin1String(key)].toDouble(fallback);
        if (value > 0 && value <= largest)
            return value;
        addError(m_findings, "pack.bad-value", m_file,
                 {QT_TRANSLATE_NOOP("Message", "\"%1\" of %2 is no length in millimetres up to %3"), {key, m_id, largest}});
        return fallback > 0 ? fallback : 10;
    }

    [[nodiscard]] static int count(const QJsonObject &object, const char *key, int fallback, int most = mostPieces)
    {
        return std::clamp(object[QLatin1String(key)].toInt(fallback), 0, most);
    }

    void disc(const QJsonObject &object)
    {
        m_kit.discs.append({m_id, text(object, "name"), text(object, "rule"), object["letter"].toString(), length(object, "diameter", 80),
                            object["filled"].toBool(), count(object, "count", 1)});
    }

    MarkerShape shape(const QString &name)
    {
        static const QStringList names{"circle", "plain", "octagon", "square", "rounded", "hexagon"};
        const auto index = names.indexOf(name);
        if (index < 0)
            addError(m_findings, "pack.bad-value", m_file,
                     {QT_TRANSLATE_NOOP("Message", "\"%1\" is no shape of a marker (%2)"), {name, names.join(", ")}});
        return MarkerShape(std::max<qsizetype>(0, index));
    }

    [[nodiscard]] static MarkerFace face(const QJsonObject &object)
    {
        return {text(object, "name"), object["symbol"].toString(), object["letter"].toString(), object["colour"].toString(),
                object["filled"].toBool()};
    }

    void marker(const QJsonObject &object)
    {
        MarkerDesign marker{m_id,
                            shape(object["shape"].toString("circle")),
                            length(object, "size", 25),
                            {face(object)},
                            count(object, "count", 0),
                            std::clamp(object["perUnit"].toDouble(), 0.0, 20.0)};
        if (object.contains("back"))
            marker.faces.append(face(object["back"].toObject()));
        m_kit.markers.append(marker);
    }

    void roundTemplate(const QJsonObject &object)
    {
        m_kit.templates.append(
            {m_id, text(object, "name"), length(object, "diameter", 0), count(object, "rings", 0, 40), count(object, "directions", 0, 24)});
    }

    void ruler(const QJsonObject &object)
    {
        m_kit.rulers.append({m_id, text(object, "name"), length(object, "step", 10), std::max(1, count(object, "ticks", 10, 20)),
                             object["bands"].toBool(), count(object, "first", 1)});
    }

    void tokens(const QJsonObject &object)
    {
        if (object.isEmpty())
            return;
        m_id = "tokens";
        m_kit.tokens = {text(object, "name"),        text(object, "reinforcement"), text(object, "dummy"),
                        object["symbol"].toString(), length(object, "size", 25),    count(object, "dummies", 0)};
    }

    void structures(const QJsonObject &object)
    {
        for (const QJsonValue &wall : object["walls"].toArray())
            m_kit.structures.walls.append(LocalText::fromJson(wall));
        m_kit.structures.note = text(object, "note");
        for (const QJsonValue &item : object["sizes"].toArray()) {
            const QJsonObject size = item.toObject();
            StructureSize read{text(size, "name"),
                               {},
                               count(size, "damage", 0),
                               count(size, "fire", 0),
                               count(size, "bases", 0),
                               {},
                               std::max(1, count(size, "rows", 1, 20))};
            for (const QJsonValue &value : size["armour"].toArray())
                read.armour.append(value.toInt());
            for (const QJsonValue &value : size["search"].toArray())
                read.search.append(value.toInt());
            if (read.armour.size() != m_kit.structures.walls.size() || read.name.isEmpty())
                addError(m_findings, "pack.bad-value", m_file,
                         QT_TRANSLATE_NOOP("Message", "a size of structure needs a name and an armour for each kind of wall"));
            else
                m_kit.structures.sizes.append(read);
        }
    }

    const QJsonObject &m_json;
    QString m_file, m_id;
    Findings &m_findings;
    PaperKit m_kit;
};

} // namespace

PaperKit readPaperKit(const QJsonObject &json, const QString &file, Findings &findings)
{
    return KitReader(json, file, findings).read();
}

} // namespace muster::packs
