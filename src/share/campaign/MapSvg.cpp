// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/campaign/MapSvg.h"

#include "campaign/fold/Names.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace muster::share {

using namespace campaign;

namespace {

class MapSvgWords
{
    Q_DECLARE_TR_FUNCTIONS(Chronicle)
};

constexpr double hexScale = 100;      ///< units of the drawing for one of the map
constexpr double pictureWidth = 1000; ///< units of the drawing
constexpr double letterWidth = 0.56;  ///< of a letter's height, about

QString number(double value)
{
    return QString::number(std::round(value * 10) / 10);
}

// In two lines where that lets the letters be larger.
QStringList nameLines(const QString &name)
{
    QStringList best{name};
    for (qsizetype space = name.indexOf(' '); space >= 0; space = name.indexOf(' ', space + 1)) {
        const QStringList lines{name.left(space), name.mid(space + 1)};
        const auto longest = [](const QStringList &texts) { return std::max(texts.first().size(), texts.last().size()); };
        if (longest(lines) < longest(best))
            best = lines;
    }
    return best;
}

QString textAt(const QPointF &where, double size, const QString &text, const char *of)
{
    return QString("<text class=\"%1\" x=\"%2\" y=\"%3\" font-size=\"%4\">")
               .arg(QString::fromLatin1(of), number(where.x()), number(where.y()), number(size))
        + text.toHtmlEscaped() + "</text>";
}

// Name and mark of the holder, in the middle; what is too long for the area gets small letters.
QString labels(const MapShape &shape, double scale, const QString &mark)
{
    const QStringList lines = nameLines(shape.name);
    qsizetype longest = 1;
    for (const QString &line : lines)
        longest = std::max(longest, line.size());
    const double size = std::clamp(shape.room * scale * 1.75 / (letterWidth * double(longest)), 9.0, 26.0);
    const QPointF centre = shape.centre * scale;
    double y = centre.y() - (double(lines.size()) - 1) * size * 0.55 - size * 0.15;
    QString texts;
    for (const QString &line : lines) {
        texts += textAt({centre.x(), y}, size, line, "name");
        y += size * 1.1;
    }
    return texts + textAt({centre.x(), y + 6}, 24, mark, "mark");
}

QString polygon(const MapShape &shape, double scale, const QVector<Player> &players)
{
    QStringList points;
    for (const QPointF &point : shape.outline)
        points.append(number(point.x() * scale) + ',' + number(point.y() * scale));
    const QString colour = playerColour(players, shape.owner);
    return QString("<polygon points=\"%1\" class=\"%2\" fill=\"").arg(points.join(' '), QLatin1String(shape.taken ? "area taken" : "area"))
        + (colour.isEmpty() ? QStringLiteral("none") : colour.toHtmlEscaped()) + "\"/>";
}

QString buttons(int last)
{
    const auto button = [](const char *id, const QString &sign, const QString &words) {
        return QString("<button type=\"button\" id=\"%1\" title=\"").arg(QString::fromLatin1(id)) + words.toHtmlEscaped()
            + "\" aria-label=\"" + words.toHtmlEscaped() + "\">" + sign + "</button>";
    };
    return "<p class=\"through\" hidden>" + button("back", QStringLiteral("◀"), MapSvgWords::tr("One mission back"))
        + QString("<input type=\"range\" id=\"when\" min=\"0\" max=\"%1\" value=\"%1\" aria-label=\"").arg(last)
        + MapSvgWords::tr("After which mission").toHtmlEscaped() + "\">"
        + button("on", QStringLiteral("▶"), MapSvgWords::tr("One mission on")) + "<output id=\"shown\" for=\"when\"></output></p>\n";
}

QString holders(const CampaignState &state)
{
    QString rows = "<tr><th></th><th>" + MapSvgWords::tr("Player").toHtmlEscaped() + "</th><th class=\"n\">"
        + MapSvgWords::tr("Areas").toHtmlEscaped() + "</th></tr>\n";
    for (const Player &player : state.players)
        rows += "<tr><td class=\"colour\"><i style=\"background:" + playerColour(state.players, player.id).toHtmlEscaped() + "\"></i> "
            + playerMark(state.players, player.id).toHtmlEscaped() + "</td><td>" + player.name.toHtmlEscaped()
            + "</td><td class=\"n held\">" + QString::number(areasHeld(state, player.id, -1)) + "</td></tr>\n";
    return "<table class=\"holders\">" + rows + "</table>\n";
}

// Who held what after each mission: player by number, -1 nobody; and what the script needs to show it.
QJsonObject stepsOf(const CampaignState &state, const QStringList &titles, const MapPicture &picture)
{
    QHash<QString, int> place;
    QJsonArray colours, marks, steps;
    for (int i = 0; i < state.players.size(); ++i) {
        place.insert(state.players.at(i).id, i);
        colours.append(playerColour(state.players, state.players.at(i).id));
        marks.append(playerMark(state.players, state.players.at(i).id));
    }
    for (int mission = 0; mission <= state.fought(); ++mission) {
        QJsonArray owners, taken, words;
        const QVector<MapShape> shapes = mapDrawing(state, mission, picture.size).shapes;
        for (const MapShape &shape : shapes) {
            owners.append(place.value(shape.owner, -1));
            taken.append(shape.taken ? 1 : 0);
            words.append(shape.words);
        }
        QJsonArray held;
        for (const Player &player : state.players)
            held.append(areasHeld(state, player.id, mission));
        steps.append(
            QJsonObject{{"title",
                         mission == 0 ? MapSvgWords::tr("At the start")
                                      : MapSvgWords::tr("After mission %1: %2").arg(QString::number(mission), titles.value(mission - 1))},
                        {"news", mapNews(state, mission)},
                        {"owners", owners},
                        {"taken", taken},
                        {"words", words},
                        {"held", held}});
    }
    return {{"colours", colours}, {"marks", marks}, {"steps", steps}};
}

const char *const stepScript = R"((function(){
var m=MAP,areas=document.querySelectorAll("#map .place"),slider=document.getElementById("when"),held=document.querySelectorAll(".held");
function show(n){
 n=Math.max(0,Math.min(m.steps.length-1,n));var s=m.steps[n];slider.value=n;
 areas.forEach(function(g,i){var o=s.owners[i],p=g.querySelector("polygon");
  p.setAttribute("fill",o<0?"none":m.colours[o]);p.setAttribute("class",s.taken[i]?"area taken":"area");
  g.querySelector(".mark").textContent=o<0?"":m.marks[o];g.querySelector("title").textContent=s.words[i];});
 held.forEach(function(c,i){c.textContent=s.held[i];});
 document.getElementById("shown").textContent=s.title;document.getElementById("news").textContent=s.news||"\u00a0";
 document.getElementById("back").disabled=n===0;document.getElementById("on").disabled=n===m.steps.length-1;}
function named(){var n=parseInt(location.hash.slice(1),10);return isNaN(n)?m.steps.length-1:n;}
slider.addEventListener("input",function(){show(+slider.value);});
document.getElementById("back").addEventListener("click",function(){show(+slider.value-1);});
document.getElementById("on").addEventListener("click",function(){show(+slider.value+1);});
window.addEventListener("hashchange",function(){show(named());});
document.querySelector(".through").hidden=false;show(named());
})();)";

} // namespace

QSizeF pictureSize(const QByteArray &bytes)
{
    const auto byte = [&bytes](qsizetype i) { return i < bytes.size() ? int(uchar(bytes.at(i))) : 0; };
    const auto two = [&](qsizetype i) { return byte(i) * 256 + byte(i + 1); };
    if (bytes.startsWith("\x89PNG") && bytes.size() >= 24)
        return QSizeF(two(16) * 65536.0 + two(18), two(20) * 65536.0 + two(22));
    if (!bytes.startsWith("\xff\xd8"))
        return {};
    // Segments follow each other; that of the frame has the size.
    for (qsizetype at = 2; at + 9 < bytes.size() && byte(at) == 0xff; at += 2 + std::max(2, two(at + 2))) {
        const int kind = byte(at + 1);
        if (kind >= 0xc0 && kind <= 0xcf && kind != 0xc4 && kind != 0xc8 && kind != 0xcc)
            return QSizeF(two(at + 7), two(at + 5));
    }
    return {};
}

QString mapSvg(const CampaignState &state, int mission, const MapPicture &picture)
{
    const MapDrawing drawing = mapDrawing(state, mission, picture.size);
    if (drawing.bounds.isEmpty())
        return {};
    const double scale = drawing.isPicture ? pictureWidth / drawing.bounds.width() : hexScale;
    const double edge = drawing.isPicture ? 0 : 4;
    QString svg = QString("<svg class=\"map%1\" viewBox=\"%2 %3 %4 %5\" role=\"img\" aria-label=\"")
                      .arg(QLatin1String(drawing.isPicture ? " pictured" : ""), number(drawing.bounds.left() * scale - edge),
                           number(drawing.bounds.top() * scale - edge), number(drawing.bounds.width() * scale + 2 * edge),
                           number(drawing.bounds.height() * scale + 2 * edge))
        + MapSvgWords::tr("Territories").toHtmlEscaped() + "\">\n";
    if (drawing.isPicture)
        svg += QString("<image width=\"%1\" height=\"%2\" href=\"").arg(number(pictureWidth), number(drawing.bounds.height() * scale))
            + picture.address.toHtmlEscaped() + "\"/>\n";
    for (const MapShape &shape : drawing.shapes)
        svg += "<g class=\"place\"><title>" + shape.words.toHtmlEscaped() + "</title>" + polygon(shape, scale, state.players)
            + labels(shape, scale, shape.owner.isEmpty() ? QString() : playerMark(state.players, shape.owner)) + "</g>\n";
    return svg + "</svg>\n";
}

QString mapThroughTime(const CampaignState &state, const QStringList &titles, const MapPicture &picture)
{
    const QString svg = mapSvg(state, -1, picture);
    if (svg.isEmpty())
        return {};
    // Within a script nothing may look like the end of it.
    QString steps = QString::fromUtf8(QJsonDocument(stepsOf(state, titles, picture)).toJson(QJsonDocument::Compact));
    steps.replace('<', QLatin1String("\\u003c"));
    return buttons(state.fought()) + "<p id=\"news\" class=\"soft\"></p>\n<figure id=\"map\">" + svg + "</figure>\n" + holders(state)
        + "<script>var MAP=" + steps + ";\n" + QLatin1String(stepScript) + "</script>\n";
}

QByteArray mapStyle()
{
    return R"(
svg.map{display:block;max-height:34rem;margin:0 auto}.area{stroke:var(--soft);stroke-width:2;fill-opacity:.42}.area.taken{stroke:var(--ink);stroke-width:6;fill-opacity:.62}
svg.map text{text-anchor:middle;fill:var(--ink)}svg.map .mark{font-weight:700}svg.pictured text{paint-order:stroke;stroke:var(--paper);stroke-width:5px;stroke-linejoin:round}
.through{display:flex;flex-wrap:wrap;align-items:center;gap:.6rem}.through[hidden]{display:none}.through input{flex:1 1 14rem;min-width:8rem}.through output{flex:1 1 100%;font-weight:600}
.through button{font:inherit;min-width:2.6rem;min-height:2.4rem;color:inherit;background:none;border:1px solid var(--line);border-radius:.3rem}.through button:disabled{opacity:.4}
.holders{max-width:24rem}.colour i{display:inline-block;width:1em;height:1em;border-radius:.2em;vertical-align:-.1em})";
}

} // namespace muster::share
