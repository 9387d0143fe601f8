// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/style/Icons.h"

#include "app/theme/style/Resources.h"
#include "app/theme/style/Theme.h"
#include "app/theme/style/ThemedIconEngine.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QLabel>
#include <QPaintEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>
#include <QVariant>

#include <cmath>

namespace muster::app::icons {

namespace {

constexpr auto placeholderColour = "#010203";
constexpr auto placeholderStroke = "stroke-width=\"1.5\"";
constexpr double grid = 16;

QByteArray source(const QString &name)
{
    static QHash<QString, QByteArray> cache;
    auto found = cache.find(name);
    if (found == cache.end()) {
        initResources();
        QFile file(":/muster/icons/" + name + ".svg");
        found = cache.insert(name, file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
    }
    return found.value();
}

// 1.5 px at 16, 1.6 at 20, about 2 at 40: thin lines look equal in weight at every size.
double strokeInGrid(double size)
{
    const double pixels = 1.5 + (size - grid) * 0.025;
    return pixels * grid / size;
}

} // namespace

bool exists(const QString &name)
{
    return !source(name).isEmpty();
}

QStringList names()
{
    initResources();
    QStringList list;
    const QStringList files = QDir(":/muster/icons").entryList({"*.svg"}, QDir::Files, QDir::Name);
    for (const QString &file : files)
        list.append(file.chopped(4));
    return list;
}

static void render(QPainter &painter, const QRectF &square, const QString &name, const QColor &color)
{
    QByteArray svg = source(exists(name) ? name : QStringLiteral("unknown"));
    svg.replace(placeholderColour, color.name().toLatin1());
    svg.replace(placeholderStroke, "stroke-width=\"" + QByteArray::number(strokeInGrid(square.width()), 'f', 3) + '"');
    QSvgRenderer renderer(svg);
    painter.save();
    painter.setOpacity(painter.opacity() * color.alphaF());
    renderer.render(&painter, square);
    painter.restore();
}

void paint(QPainter &painter, const QRectF &square, const QString &name, const QColor &color)
{
    // A list paints the same few icons hundreds of times; on the screen they come from the cache, on paper they stay lines.
    const int side = int(std::lround(square.width()));
    const bool screen = painter.paintEngine() && painter.paintEngine()->type() == QPaintEngine::Raster
        && painter.transform().type() <= QTransform::TxTranslate;
    if (!screen || side < 8 || side > 64 || std::abs(square.width() - side) > 0.01 || std::abs(square.height() - side) > 0.01)
        return render(painter, square, name, color);
    const qreal ratio = painter.device()->devicePixelRatioF();
    const QPointF shift(painter.transform().dx(), painter.transform().dy());
    const QPointF corner = (square.topLeft() + shift) * ratio;
    painter.drawPixmap(QPointF(std::round(corner.x()), std::round(corner.y())) / ratio - shift, pixmap(name, side, color, ratio));
}

QPixmap pixmap(const QString &name, int size, const QColor &color, qreal ratio)
{
    const QString key = QStringLiteral("muster-%1-%2-%3-%4")
                            .arg(name, QString::number(size), color.name(QColor::HexArgb), QString::number(ratio));
    QPixmap made;
    if (QPixmapCache::find(key, &made))
        return made;
    made = QPixmap(QSize(size, size) * ratio);
    made.setDevicePixelRatio(ratio);
    made.fill(Qt::transparent);
    QPainter painter(&made);
    painter.setRenderHint(QPainter::Antialiasing);
    render(painter, QRectF(0, 0, size, size), name, color);
    painter.end();
    QPixmapCache::insert(key, made);
    return made;
}

void put(QLabel *label, const QString &name, int side, Token token)
{
    static constexpr auto known = "musterIcon";
    const bool first = !label->property(known).isValid();
    label->setProperty(known, QVariantList{name, side, int(token)});
    const auto draw = [label] {
        const QVariantList wanted = label->property(known).toList();
        label->setPixmap(
            pixmap(wanted.at(0).toString(), wanted.at(1).toInt(), color(Token(wanted.at(2).toInt())), label->devicePixelRatioF()));
    };
    draw();
    if (first)
        QObject::connect(&Theme::current(), &Theme::changed, label, draw);
}

QIcon icon(const QString &name, Token normal, Token on)
{
    return QIcon(new ThemedIconEngine(name, normal, on));
}

QIcon icon(const QString &name, const QColor &color)
{
    return QIcon(new ThemedIconEngine(name, color));
}

QPixmap programPicture(int side, qreal ratio)
{
    initResources();
    QPixmap made(QSize(side, side) * ratio);
    made.setDevicePixelRatio(ratio);
    made.fill(Qt::transparent);
    QPainter painter(&made);
    QSvgRenderer(QStringLiteral(":/muster/muster.svg")).render(&painter, QRectF(0, 0, side, side));
    return made;
}

QIcon programIcon()
{
    QIcon made;
    for (const int side : {16, 24, 32, 48, 64, 128, 256})
        made.addPixmap(programPicture(side));
    return made;
}

} // namespace muster::app::icons
