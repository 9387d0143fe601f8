// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/widgets/PointsGauge.h"

#include "app/theme/style/Icons.h"

#include <QEvent>
#include <QMouseEvent>

namespace muster::app {

namespace {

constexpr int barHeight = 12;
constexpr int widestBar = 250;
constexpr int narrowestBar = 60;
constexpr int gap = 10;

QString limitText(const GaugeData &data)
{
    if (data.limit <= 0)
        return ' ' + data.unit;
    return QStringLiteral(" / %1 %2").arg(GaugeData::figure(data.limit), data.unit);
}

} // namespace

PointsGauge::PointsGauge(QWidget *parent) : QWidget(parent)
{
    setFixedHeight(30);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setObjectName("pointsGauge");
    speak();
}

void PointsGauge::setData(const GaugeData &data, const QColor &gameHue)
{
    m_data = data;
    m_hue = gameHue;
    speak();
    updateGeometry();
    update();
}

void PointsGauge::speak()
{
    setAccessibleName(tr("Points"));
    setAccessibleDescription(m_data.sentence());
    QStringList lines{m_data.sentence()};
    constexpr qsizetype mostLines = 16;
    for (const GaugeData::Segment &segment : m_data.segments.mid(0, mostLines)) {
        if (!segment.name.isEmpty())
            lines.append(QStringLiteral("%1  %2").arg(GaugeData::figure(segment.value), segment.name));
    }
    if (m_data.segments.size() > mostLines)
        lines.append(QStringLiteral("…"));
    if (m_data.limit > 0)
        lines.append({tr("Every part of the bar is a formation or a unit; hatched: what empty slots will cost at least."),
                      m_data.isOver() ? tr("Click on what is over: what could go. Elsewhere: change the limit.")
                                      : tr("Click on what is left: what fits. Elsewhere: change the limit.")});
    setToolTip(lines.join('\n'));
}

void PointsGauge::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !rect().contains(event->position().toPoint()))
        return;
    if (m_remarkLeft > 0 && event->position().x() >= m_remarkLeft)
        emit remarkClicked();
    else
        emit clicked();
}

void PointsGauge::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        speak();
    QWidget::changeEvent(event);
}

double PointsGauge::textWidth() const
{
    return paint::numberWidth(GaugeData::figure(m_data.used()), FontRole::Title) + paint::numberWidth(limitText(m_data), FontRole::Body);
}

double PointsGauge::remarkWidth() const
{
    return Theme::current().metrics(FontRole::SmallStrong).horizontalAdvance(m_data.remark()) + (m_data.isOver() ? 18 : 0);
}

QSize PointsGauge::sizeHint() const
{
    return {int(textWidth() + gap + widestBar + gap + remarkWidth()) + 4, 30};
}

QSize PointsGauge::minimumSizeHint() const
{
    // The bar and the remark go before the figures do; the tool tip has the whole sentence.
    return {int(textWidth()) + 4 + (m_data.isOver() ? 22 : 0), 30};
}

void PointsGauge::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme &theme = Theme::current();
    const bool over = m_data.isOver();
    const QFontMetricsF &big = theme.metrics(FontRole::Title);
    const QFontMetricsF &body = theme.metrics(FontRole::Body);
    // Two sizes on one baseline: the smaller text is shifted so that both stand on the same line.
    const QString used = GaugeData::figure(m_data.used());
    const double usedWidth = paint::numberWidth(used, FontRole::Title);
    const QRectF line(0, 0, width(), height());
    paint::drawNumber(painter, line, used, FontRole::Title, color(over ? Token::Error : Token::Text), Qt::AlignLeft);
    const double shift = ((big.ascent() - big.descent()) - (body.ascent() - body.descent())) / 2;
    const QString limit = limitText(m_data);
    paint::drawNumber(painter, line.translated(usedWidth, shift), limit, FontRole::Body, color(Token::Text2), Qt::AlignLeft);

    const double left = textWidth() + gap;
    const double mark = over ? 22 : 0;
    const bool words = width() - left - remarkWidth() - 4 >= (over ? 0 : narrowestBar + gap);
    const double room = width() - left - 4 - (words ? remarkWidth() + gap : mark);
    const QRectF bar(left, (height() - barHeight) / 2.0, std::min(room, double(widestBar)), barHeight);
    if (room >= 24)
        paint::gaugeBar(painter, bar, m_data, theme.game(m_hue), palette().color(QPalette::Window));

    double x = room >= 24 ? bar.right() + gap : left;
    if (over) {
        icons::paint(painter, QRectF(x, height() / 2.0 - 7, 14, 14), "problem", color(Token::Error));
        x += 18;
    }
    m_remarkLeft = words && m_data.limit > 0 && !m_data.remark().isEmpty() ? x : 0;
    if (!words)
        return;
    paint::text(painter, QRectF(x, shift, width() - x, height()), m_data.remark(), over ? FontRole::SmallStrong : FontRole::Small,
                color(over ? Token::Error : Token::Text2));
}

} // namespace muster::app
