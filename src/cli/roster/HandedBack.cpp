// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/roster/HandedBack.h"

#include "archive/Pictures.h"
#include "archive/SafeFile.h"
#include "lists/QrPicture.h"
#include "share/roster/LinkText.h"
#include "share/table/TableResult.h"
#include "text/Spoken.h"
#include "text/Typography.h"

#include <QCoreApplication>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace muster::cli {

namespace {

struct HandedBackWords
{
    Q_DECLARE_TR_FUNCTIONS(HandedBack)
};

constexpr qint64 largestHandedBack = 32 * 1024 * 1024;
constexpr int handedBackPixels = 4000; ///< of a photo, wide and high

base::Result<share::TableResult> readHandedBack(const QString &file, const rules::Roster &roster)
{
    const auto bytes = archive::readWhole(file, largestHandedBack);
    if (!bytes)
        return bytes.error();
    const auto picture = archive::readPictureFile(file, handedBackPixels);
    auto result = share::readTableResult(picture ? lists::textInQrPicture(*picture) : QString::fromUtf8(*bytes), roster);
    if (result)
        return result;
    base::Error error = result.error();
    error.where = file.toStdString();
    return error;
}

QString handedKind(share::TableTrackKind kind)
{
    switch (kind) {
    case share::TableTrackKind::Figures:
        return QStringLiteral("figures");
    case share::TableTrackKind::Ammunition:
        return QStringLiteral("ammunition");
    case share::TableTrackKind::Once:
        return QStringLiteral("once");
    case share::TableTrackKind::Loaded:
        return QStringLiteral("loaded");
    case share::TableTrackKind::Boxes:
        break;
    }
    return QStringLiteral("boxes");
}

QString handedKindText(share::TableTrackKind kind, int left, int all)
{
    switch (kind) {
    case share::TableTrackKind::Figures:
        return HandedBackWords::tr("%1 of %2 figures left").arg(left).arg(all);
    case share::TableTrackKind::Ammunition:
        return HandedBackWords::tr("%1 of %2 shots left").arg(left).arg(all);
    case share::TableTrackKind::Once:
        return HandedBackWords::tr("used up what works once");
    case share::TableTrackKind::Loaded:
        return HandedBackWords::tr("%1 of %2 boxes “loaded” free").arg(left).arg(all);
    case share::TableTrackKind::Boxes:
        break;
    }
    return HandedBackWords::tr("%1 of %2 boxes left").arg(left).arg(all);
}

QString handedMarkerText(const share::TableMarker &marker, const packs::Pack &pack, const QString &language)
{
    for (const packs::MarkerDesign &design : pack.paperKit().markers)
        if (design.id == marker.id && !design.faces.isEmpty())
            return design.faces.front().name.in(language);
    return marker.name.isEmpty() ? marker.id : marker.name;
}

QString handedUnitText(const share::TableUnit &unit, const packs::Pack &pack, const QString &language)
{
    QStringList parts;
    if (unit.eliminatedInTurn > 0)
        parts.append(HandedBackWords::tr("eliminated in turn %1").arg(unit.eliminatedInTurn));
    if (unit.offTable)
        parts.append(HandedBackWords::tr("off the table"));
    for (const share::TableTrack &track : unit.tracks)
        parts.append(handedKindText(track.kind, track.left(), int(track.ticked.size()) * track.each));
    for (const share::TableMarker &marker : unit.markers)
        parts.append(handedMarkerText(marker, pack, language));
    if (!unit.note.isEmpty())
        parts.append(unit.note.simplified());
    return parts.join(QStringLiteral(", "));
}

QJsonArray handedNumbers(const std::vector<int> &values)
{
    QJsonArray array;
    for (const int value : values)
        array.append(value);
    return array;
}

QJsonObject handedUnitJson(const share::TableUnit &unit, const QString &name)
{
    QJsonObject json{{"id", QString::fromStdString(unit.selectionId)}, {"name", name}};
    QJsonArray tracks, markers;
    for (const share::TableTrack &track : unit.tracks)
        tracks.append(QJsonObject{{"track", track.index},
                                  {"kind", handedKind(track.kind)},
                                  {"ticked", handedNumbers(track.ticked)},
                                  {"each", track.each},
                                  {"left", track.left()}});
    for (const share::TableMarker &marker : unit.markers)
        markers.append(marker.id.isEmpty() ? QJsonObject{{"name", marker.name}} : QJsonObject{{"id", marker.id}});
    json.insert("tracks", tracks);
    json.insert("markers", markers);
    if (const std::optional<int> left = unit.figuresLeft())
        json.insert("figuresLeft", *left);
    if (unit.eliminatedInTurn > 0)
        json.insert("eliminatedInTurn", unit.eliminatedInTurn);
    if (unit.offTable)
        json.insert("offTable", true);
    if (!unit.note.isEmpty())
        json.insert("note", unit.note);
    return json;
}

QString handedJson(const share::TableResult &result, const share::LinkText &names)
{
    QJsonArray units;
    for (const share::TableUnit &unit : result.units)
        units.append(handedUnitJson(unit, names.nameOf(unit.selectionId)));
    return QString::fromUtf8(
        QJsonDocument(QJsonObject{{"turn", result.turn},
                                  {"score", QJsonArray{handedNumbers(result.ownScore), handedNumbers(result.enemyScore)}},
                                  {"opponent", result.opponent},
                                  {"notes", result.notes},
                                  {"sameList", result.sameList},
                                  {"units", units},
                                  {"unknownUnits", QJsonArray::fromStringList(result.unknownUnits)}})
            .toJson());
}

} // namespace

int showHandedBack(const JudgedRoster &judged, const QCommandLineParser &parser, Context &context)
{
    const auto result = readHandedBack(parser.value("handed-back"), judged.evaluator->roster());
    if (!result)
        return couldNot(context, text::spoken(result.error()));
    const share::LinkText names(*judged.evaluator, judged.look(context.language));
    if (parser.value("format") == QLatin1String("json")) {
        context.out << handedJson(*result, names);
        return Fine;
    }
    if (!result->sameList)
        context.err << HandedBackWords::tr("The roster was edited after the page was made.") << '\n';
    const QString enemy = result->opponent.isEmpty() ? HandedBackWords::tr("opponent") : result->opponent;
    context.out << HandedBackWords::tr("Turn %1, score %2 to %3 (%4)")
                       .arg(QString::number(result->turn), QString::number(share::TableResult::sum(result->ownScore)),
                            QString::number(share::TableResult::sum(result->enemyScore)), enemy)
                << '\n';
    for (const share::TableUnit &unit : result->units)
        context.out << text::labelled(names.nameOf(unit.selectionId), handedUnitText(unit, *judged.pack, context.language)) << '\n';
    for (const QString &key : result->unknownUnits)
        context.out << HandedBackWords::tr("A unit that this roster no longer has (%1)").arg(key) << '\n';
    if (!result->notes.isEmpty())
        context.out << result->notes << '\n';
    context.out.flush();
    return Fine;
}

} // namespace muster::cli
