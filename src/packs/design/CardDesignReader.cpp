// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/design/CardDesignReader.h"

#include <QJsonArray>

namespace muster::packs {

namespace {

QMap<QString, QString> stringMap(const QJsonValue &value)
{
    QMap<QString, QString> map;
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        map.insert(it.key(), it.value().toString());
    return map;
}

CardColumn readColumn(const QJsonObject &json)
{
    CardColumn column;
    column.label = LocalText::fromJson(json["label"]);
    column.value = json["value"].toString();
    column.width = json["width"].toDouble();
    column.align = json["align"].toString();
    column.symbols = stringMap(json["symbols"]);
    column.group = LocalText::fromJson(json["group"]);
    column.total = json["total"].toString();
    return column;
}

QList<CardColumn> readColumns(const QJsonValue &json)
{
    QList<CardColumn> columns;
    for (const QJsonValue &item : json.toArray())
        columns.append(readColumn(item.toObject()));
    return columns;
}

QList<CardCell> readCells(const QJsonValue &json)
{
    QList<CardCell> cells;
    for (const QJsonValue &item : json.toArray()) {
        const QJsonObject object = item.toObject();
        CardCell cell;
        cell.label = LocalText::fromJson(object["label"]);
        cell.value = object["value"].toString();
        cell.symbol = object["symbol"].toString();
        cell.symbols = stringMap(object["symbols"]);
        cell.optional = object["optional"].toBool();
        for (const QJsonValue &note : object["notes"].toArray()) {
            const QJsonObject noteObject = note.toObject();
            cell.notes.append({noteObject["factor"].toDouble(), noteObject["unit"].toString(), noteObject["text"].toString()});
        }
        cells.append(cell);
    }
    return cells;
}

QList<CardTrack> readTracks(const QJsonValue &json)
{
    QList<CardTrack> tracks;
    for (const QJsonValue &item : json.toArray()) {
        const QJsonObject object = item.toObject();
        CardTrack track;
        track.label = LocalText::fromJson(object["label"]);
        track.shape = object["shape"].toString("square");
        const QJsonValue count = object["count"];
        track.count = count.isDouble() ? QString::number(count.toInt()) : count.toString();
        track.groups = object["groups"].toString();
        track.perModel = object["per"].toString() == "model";
        track.numbered = object["numbered"].toBool();
        tracks.append(track);
    }
    return tracks;
}

CardCondition readCondition(const QJsonObject &json)
{
    return {json["category"].toString(), json["rule"].toString(), json["char"].toString(), json["is"].toString()};
}

CardStrip readStrip(const QJsonObject &json)
{
    CardStrip strip;
    strip.kind = json["kind"].toString() == "difference" ? CardStrip::Kind::Difference : CardStrip::Kind::Values;
    strip.cell = json["cell"].toString();
    strip.closed = stringList(json["closed"]);
    for (const QJsonValue &item : json["groups"].toArray())
        strip.groups.append({item.toObject()["symbol"].toString(), readColumns(item.toObject()["columns"])});
    strip.marks = stringMap(json["marks"]);
    const QJsonObject hand = json["hand"].toObject();
    strip.handSymbol = hand["symbol"].toString();
    strip.handLabel = LocalText::fromJson(hand["label"]);
    strip.handValues = stringList(hand["values"]);
    strip.handUnless = readCondition(hand["unless"].toObject());
    strip.key = LocalText::fromJson(json["key"]);
    strip.label = LocalText::fromJson(json["label"]);
    strip.value = json["value"].toString();
    for (const QJsonValue &item : json["against"].toArray())
        strip.against.append(item.toInt());
    for (const QJsonValue &item : json["table"].toArray())
        strip.table.append({item.toArray().at(0).toInt(), item.toArray().at(1).toString()});
    const QJsonObject second = json["second"].toObject();
    strip.secondLabel = LocalText::fromJson(second["label"]);
    strip.secondValue = second["value"].toString();
    for (const QJsonValue &item : second["against"].toArray())
        strip.secondAgainst.append(item.toInt());
    return strip;
}

CardBlock::Kind kindOf(const QString &name)
{
    using Kind = CardBlock::Kind;
    static const QMap<QString, Kind> kinds{{"head", Kind::Head},     {"vitals", Kind::Vitals},         {"advantage", Kind::Advantage},
                                           {"table", Kind::Table},   {"selections", Kind::Selections}, {"line", Kind::Line},
                                           {"tracks", Kind::Tracks}, {"rules", Kind::Rules},           {"costs", Kind::Costs},
                                           {"photo", Kind::Photo},   {"notes", Kind::Notes},           {"record", Kind::Record},
                                           {"foot", Kind::Foot}};
    return kinds.value(name, Kind::Unknown);
}

CardBlock::Texts readTexts(const QJsonValue &value)
{
    if (value.toString() == "fit")
        return CardBlock::Texts::Fit;
    return value.toBool(true) ? CardBlock::Texts::Full : CardBlock::Texts::Names;
}

void readHead(const QJsonObject &json, CardBlock &block)
{
    block.badge = json["badge"].toString();
    block.subtitle = json["subtitle"].toString();
    block.symbol = json["symbol"].toString();
    block.points = json["points"].toBool();
    for (const QJsonValue &item : json["symbols"].toArray()) {
        CardSymbol symbol;
        symbol.when = readCondition(item.toObject()["when"].toObject());
        symbol.symbol = item.toObject()["symbol"].toString();
        block.symbols.append(symbol);
    }
}

CardBlock readBlock(const QJsonObject &json)
{
    CardBlock block;
    block.kind = kindOf(json["block"].toString());
    block.json = json;
    block.title = LocalText::fromJson(json["title"]);
    block.label = LocalText::fromJson(json["label"]);
    block.value = json["value"].toString();
    block.optional = json["optional"].toBool();
    readHead(json, block);
    block.profileType = json["profileType"].toString();
    block.cells = readCells(json["cells"]);
    block.columns = readColumns(json["columns"]);
    block.name = json["name"].toString();
    block.tags = json["tags"].toString();
    block.count = json["count"].toString();
    block.shots = json["shots"].toString();
    block.writeRows = json["write"].isBool() ? (json["write"].toBool() ? 0 : -1) : json["write"].toInt(-1);
    if (json["strip"].isObject())
        block.strip = readStrip(json["strip"].toObject());
    block.groups = stringList(json["groups"]);
    block.tracks = readTracks(json["tracks"]);
    block.alternatives = json["alternatives"].toBool();
    block.onceRules = stringList(json["onceRules"]);
    block.loadedRules = stringList(json["loadedRules"]);
    block.texts = readTexts(json["texts"]);
    block.weapons = json["weapons"].toBool();
    block.left = json["left"].toString();
    block.right = json["right"].toString();
    return block;
}

QList<CardBlock> readFace(const QJsonValue &json, const QString &file, Findings &findings)
{
    QList<CardBlock> blocks;
    for (const QJsonValue &item : json.toArray()) {
        const CardBlock block = readBlock(item.toObject());
        if (block.kind == CardBlock::Kind::Unknown)
            addWarning(findings, "pack.unknown-block", file,
                       {QT_TRANSLATE_NOOP("Message", "there is no block \"%1\""), {item.toObject()["block"].toString()}});
        else
            blocks.append(block);
    }
    return blocks;
}

SheetDesign readSheet(const QJsonObject &json)
{
    SheetDesign sheet;
    sheet.columns = readColumns(json["columns"]);
    sheet.rows = json["rows"].toString("units");
    sheet.tracks = readTracks(json["tracks"]);
    sheet.rowsMin = json["rowsMin"].toInt();
    sheet.help = LocalText::fromJson(json["help"]);
    sheet.landscape = json["orientation"].toString() == "landscape";
    sheet.json = json;
    return sheet;
}

} // namespace

CardDesign readCardDesign(const QJsonObject &json, const QString &file, Findings &findings)
{
    CardDesign design;
    design.plain = false;
    if (json["format"].toInt() != 1)
        addError(findings, "pack.bad-format", file, QT_TRANSLATE_NOOP("Message", "\"format\" is not 1"));
    design.head = json["head"].toString("plain");
    design.colour = json["colour"].toString(design.colour);
    for (const QJsonValue &id : json["leaders"].toArray())
        design.leaders.append(id.toString());
    const QJsonObject weapons = json["weapons"].toObject();
    design.weapons = {weapons["profile"].toString(), weapons["dice"].toString(), readCondition(weapons["unless"].toObject())};
    for (const QJsonValue &item : json["cards"].toArray()) {
        const QJsonObject object = item.toObject();
        const QJsonObject match = object["match"].toObject();
        CardFaces faces;
        faces.id = object["id"].toString();
        faces.profileType = match["profileType"].toString();
        faces.category = match["category"].toString();
        faces.type = match["type"].toString();
        for (const QJsonValue &id : object["silent"].toArray())
            faces.silent.append(id.toString());
        faces.front = readFace(object["front"], file, findings);
        faces.back = readFace(object["back"], file, findings);
        design.cards.append(faces);
    }
    if (json["sheet"].isObject())
        design.sheet = readSheet(json["sheet"].toObject());
    return design;
}

} // namespace muster::packs
