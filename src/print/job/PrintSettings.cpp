// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/job/PrintSettings.h"

#include "print/imposition/Sizes.h"

#include <QJsonArray>

namespace muster::print {

namespace {

constexpr const char *kindIds[] = {"cards",  "blank",  "sheet",  "summary",  "rules",      "reference", "report", "records",  "markers",
                                   "tokens", "events", "orders", "dividers", "structures", "scenario",  "matrix", "chronicle"};
constexpr const char *cutIds[] = {"none", "marks", "lines"};
constexpr const char *backIds[] = {"none", "mirror", "fold", "separate"};
constexpr const char *inkIds[] = {"colour", "mono", "saver"};

template <typename Enum, size_t Count>
Enum fromId(const char *const (&ids)[Count], const QString &id, Enum fallback)
{
    for (size_t i = 0; i < Count; ++i)
        if (id == QLatin1String(ids[i]))
            return Enum(int(i));
    return fallback;
}

} // namespace

QString printKindId(PrintKind kind)
{
    return QString::fromLatin1(kindIds[int(kind)]);
}

std::optional<PrintKind> printKindFromId(const QString &id)
{
    for (size_t i = 0; i < std::size(kindIds); ++i)
        if (id.trimmed().toLower() == QLatin1String(kindIds[i]))
            return PrintKind(int(i));
    return std::nullopt;
}

QSet<PrintKind> usualCampaignKinds()
{
    QSet<PrintKind> kinds;
    kinds.insert(PrintKind::Report);
    kinds.insert(PrintKind::Sheet);
    return kinds;
}

QSizeF PrintSettings::paperSize() const
{
    return print::paperSize(paper).value_or(QSizeF(210, 297));
}

SheetSettings PrintSettings::sheet() const
{
    SheetSettings settings;
    settings.paper = paperSize();
    settings.margins = QMarginsF(margin, margin, margin, margin);
    settings.card = card;
    settings.gap = gap;
    settings.bleed = bleed;
    settings.cut = cut;
    settings.backs = backs;
    settings.flip = flip;
    settings.backOffset = backOffset;
    return settings;
}

CardOptions PrintSettings::cardOptions() const
{
    CardOptions options;
    options.size = card;
    options.ink = ink;
    options.tracks = tracks;
    options.photo = photo;
    options.notes = notes;
    options.backs = backs != Backs::None;
    options.bleed = bleed;
    return options;
}

QJsonObject PrintSettings::toJson() const
{
    QJsonArray kinds, campaign;
    for (const PrintKind kind : campaignPrintKinds)
        if (campaignWhat.contains(kind))
            campaign.append(printKindId(kind));
    for (const PrintKind kind : allPrintKinds)
        if (what.contains(kind))
            kinds.append(printKindId(kind));
    return {{"what", kinds},
            {"campaign", campaign},
            {"paper", paper},
            {"cardWidth", card.width()},
            {"cardHeight", card.height()},
            {"cut", cutIds[int(cut)]},
            {"backs", backIds[int(backs)]},
            {"flip", flip == FlipEdge::Short ? "short" : "long"},
            {"ink", inkIds[int(ink)]},
            {"language", language},
            {"margin", margin},
            {"gap", gap},
            {"bleed", bleed},
            {"tracks", tracks},
            {"notes", notes},
            {"photo", photo},
            {"odds", odds},
            {"blankCards", blankCards}};
}

PrintSettings PrintSettings::fromJson(const QJsonObject &json)
{
    PrintSettings settings;
    if (json.contains("what")) {
        settings.what.clear();
        for (const QJsonValue &value : json.value("what").toArray())
            if (const auto kind = printKindFromId(value.toString()))
                settings.what.insert(*kind);
    }
    if (json.contains("campaign")) {
        settings.campaignWhat.clear();
        for (const QJsonValue &value : json.value("campaign").toArray())
            if (const auto kind = printKindFromId(value.toString()))
                settings.campaignWhat.insert(*kind);
    }
    const QString paper = json.value("paper").toString();
    if (paper == QLatin1String("card") || print::paperSize(paper))
        settings.paper = paper;
    const QString size = QStringLiteral("%1x%2").arg(json.value("cardWidth").toDouble()).arg(json.value("cardHeight").toDouble());
    if (const auto card = cardSize(size))
        settings.card = *card;
    settings.cut = fromId(cutIds, json.value("cut").toString(), settings.cut);
    settings.backs = fromId(backIds, json.value("backs").toString(), settings.backs);
    settings.ink = fromId(inkIds, json.value("ink").toString(), settings.ink);
    settings.flip = json.value("flip").toString() == QLatin1String("short") ? FlipEdge::Short : FlipEdge::Long;
    settings.language = json.value("language").toString(settings.language);
    settings.margin = std::clamp(json.value("margin").toDouble(settings.margin), 0.0, 30.0);
    settings.gap = std::clamp(json.value("gap").toDouble(settings.gap), 0.0, 30.0);
    settings.bleed = std::clamp(json.value("bleed").toDouble(settings.bleed), 0.0, 5.0);
    settings.tracks = json.value("tracks").toBool(settings.tracks);
    settings.notes = json.value("notes").toBool(settings.notes);
    settings.photo = json.value("photo").toBool(settings.photo);
    settings.odds = json.value("odds").toBool(settings.odds);
    settings.blankCards = std::clamp(json.value("blankCards").toInt(settings.blankCards), 1, 200);
    return settings;
}

} // namespace muster::print
