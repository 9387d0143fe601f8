// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/StripPaint.h"

#include "app/theme/paint/Paint.h"

#include <cmath>

namespace muster::app::strip {

namespace {

constexpr int inset = 12;
constexpr int counterGap = 8;

void paintWords(QPainter &painter, const QRect &rect, const Tab &tab, FontRole role, Token token)
{
    const double pill = tab.counter >= 0 ? paint::counterWidth(tab.counter) + counterGap : 0;
    const double after = rect.width() < 3 * inset + 24 + pill ? 2 : 0; // a narrow tab spends nothing on its edge
    const QRectF words = QRectF(rect).adjusted(inset, 0, -pill - after, 0);
    const double used = paint::text(painter, words, tab.title, role, color(token));
    if (tab.counter >= 0)
        paint::counter(painter, words.left() + used + counterGap, rect.center().y() + 0.5, tab.counter, tab.tone);
}

} // namespace

Tab tabOf(const DockHost &host, const QString &id, bool current)
{
    return {host.title(id), host.counter(id), host.counterTone(id), current};
}

void paintGround(QPainter &painter, const QRect &rect, bool focused)
{
    painter.fillRect(rect, color(Token::Header));
    painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), color(Token::Line));
    if (focused)
        painter.fillRect(QRect(rect.left(), rect.top(), rect.width(), 2), color(Token::Accent));
}

void paintTitle(QPainter &painter, const QRect &rect, const Tab &tab)
{
    paintWords(painter, rect, tab, FontRole::SmallStrong, Token::Text);
}

int tabWidth(const Tab &tab)
{
    const double words = Theme::current().metrics(FontRole::SmallStrong).horizontalAdvance(tab.title);
    const double pill = tab.counter >= 0 ? paint::counterWidth(tab.counter) + counterGap : 0;
    return int(std::ceil(words + pill)) + 2 * inset + 1;
}

void fit(QList<int> &widths, int room, qsizetype current)
{
    // The one in front keeps its words as long as the others can still be hit.
    int over = -room;
    for (const int width : std::as_const(widths))
        over += width;
    while (over > 0) {
        qsizetype widest = -1;
        for (qsizetype i = 0; i < widths.size(); ++i) {
            if (i != current && widths.at(i) > narrowestTab && (widest < 0 || widths.at(i) > widths.at(widest)))
                widest = i;
        }
        if (widest < 0)
            break;
        --widths[widest];
        --over;
    }
    if (over > 0 && current >= 0)
        widths[current] = std::max(narrowestTab, widths.at(current) - over);
}

void paintTab(QPainter &painter, const QRect &rect, const Tab &tab, bool first, bool focused, bool hovered)
{
    if (tab.current) {
        painter.fillRect(rect, color(Token::Base));
        if (!first)
            painter.fillRect(QRect(rect.left(), rect.top(), 1, rect.height()), color(Token::Line));
        painter.fillRect(QRect(rect.right(), rect.top(), 1, rect.height()), color(Token::Line));
        if (focused)
            painter.fillRect(QRect(rect.left(), rect.top(), rect.width(), 2), color(Token::Accent));
    } else if (hovered) {
        painter.fillRect(rect.adjusted(0, 0, 0, -1), color(Token::Hover));
    }
    paintWords(painter, rect, tab, tab.current ? FontRole::SmallStrong : FontRole::SmallMedium, tab.current ? Token::Text : Token::Text2);
}

} // namespace muster::app::strip
