// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/unit/OverviewList.h"

#include "app/theme/paint/GaugePaint.h"
#include "app/theme/style/Icons.h"

namespace muster::app {

OverviewList::OverviewList(const models::OverviewPart &part, const QColor &hue, QWidget *parent) : QWidget(parent), m_part(part), m_hue(hue)
{
    QStringList spoken;
    for (const models::OverviewLine &line : part.lines) {
        QStringList words{line.label, line.value, line.remark};
        words.removeAll(QString());
        spoken.append(words.join(QStringLiteral(", ")));
    }
    setAccessibleName(part.title);
    setAccessibleDescription(spoken.join('\n'));
    setToolTip(spoken.join('\n')); // a narrow panel cuts the remarks
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

int OverviewList::lineHeight() const
{
    return std::max(24, int(Theme::current().metrics(FontRole::Body).height()) + 7);
}

QSize OverviewList::sizeHint() const
{
    return {320, lineHeight() * int(m_part.lines.size())};
}

QSize OverviewList::minimumSizeHint() const
{
    return {200, sizeHint().height()};
}

void OverviewList::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double high = lineHeight(), names = width() * 0.42;
    double top = 0;
    for (const models::OverviewLine &line : m_part.lines) {
        const QRectF row(0, top, width(), high);
        top += high;
        double left = 0, right = width();
        if (line.part == -1 && line.value.isEmpty()) { // an advantage: its remark is the news
            icons::paint(painter, QRectF(0, row.center().y() - 7, 14, 14), line.good ? "star" : "star-hollow", color(Token::Advantage));
            left = 22;
        }
        const double used = paint::text(painter, QRectF(left, row.top(), (line.value.isEmpty() ? right * 0.6 : names) - left - 8, high),
                                        line.label, FontRole::Body, color(Token::Text));
        if (!line.value.isEmpty()) {
            paint::drawNumber(painter, QRectF(right - 60, row.top(), 60, high), line.value, FontRole::BodyMedium, color(Token::Text));
            right -= 64;
        }
        left = line.value.isEmpty() ? left + used + 10 : names;
        if (line.part >= 0 && right - left > 120) {
            const double wide = std::min(180.0, (right - left) * 0.55);
            paint::miniBar(painter, QRectF(left, row.center().y() - 4, wide, 8), line.part, 1, Theme::current().game(m_hue));
            left += wide + 10;
        }
        if (right - left > 24)
            paint::text(painter, QRectF(left, row.top(), right - left, high), line.remark, FontRole::Small, color(Token::Text2));
    }
}

} // namespace muster::app
