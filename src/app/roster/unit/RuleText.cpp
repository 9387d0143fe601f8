// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/unit/RuleText.h"

#include "app/theme/style/Icons.h"
#include "text/Markup.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QPainter>
#include <QTextLayout>

#include <cmath>

namespace muster::app {

namespace {

// What the panel gave the last one; a new one will most likely get the same.
int usualWidth = 300;

QList<QTextLayout::FormatRange> formats(const text::MarkedLine &line)
{
    QList<QTextLayout::FormatRange> ranges;
    int at = 0;
    for (const auto &cell : line.cells) {
        at += &cell == &line.cells.front() ? 0 : 3; // " | "
        for (const text::MarkedRun &run : cell) {
            QTextLayout::FormatRange range;
            range.start = at;
            range.length = int(run.text.size());
            at += range.length;
            if (run.bold)
                range.format.setFontWeight(QFont::DemiBold);
            range.format.setFontItalic(run.italic);
            range.format.setFontStrikeOut(run.struck);
            if (run.smallCapitals)
                range.format.setFontCapitalization(QFont::SmallCaps);
            ranges.append(range);
        }
    }
    return ranges;
}

// Lays a text out and, with a painter, draws it at the height; gives the height below it.
double flow(const QString &words, FontRole role, double left, double top, double width, QPainter *painter)
{
    const QFontMetricsF &metrics = Theme::current().metrics(role);
    double y = top;
    const double whole = width, margin = left;
    for (const text::MarkedLine &marked : text::markedLines(words)) {
        if (marked.plain().trimmed().isEmpty()) {
            y += metrics.lineSpacing() / 2;
            continue;
        }
        // A point of a list hangs behind its mark.
        const bool point = marked.kind == text::MarkedLine::Kind::Point;
        const double hang = point ? metrics.horizontalAdvance(QStringLiteral("• ")) * (1 + marked.level) : 0;
        if (point && painter)
            painter->drawText(QPointF(margin + hang - metrics.horizontalAdvance(QStringLiteral("• ")), y + metrics.ascent()),
                              QStringLiteral("•"));
        left = margin + hang;
        width = whole - hang;
        QTextLayout layout(marked.plain(), roleFont(role));
        layout.setFormats(formats(marked));
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        layout.setTextOption(option);
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(std::max(1.0, width));
            line.setPosition({left, y});
            y += metrics.lineSpacing();
        }
        layout.endLayout();
        if (painter)
            layout.draw(painter, {});
    }
    return y;
}

} // namespace

RuleText::RuleText(const QString &title, const QString &remark, const QString &body, const QString &icon, QWidget *parent)
    : QWidget(parent), m_icon(icon)
{
    m_parts.push_back({title, FontRole::BodyMedium, Token::Text});
    if (!remark.isEmpty())
        m_parts.push_back({remark, FontRole::Small, Token::Text2});
    if (!body.isEmpty())
        m_parts.push_back({body, FontRole::Small, Token::Text});
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(title);
    const QString words = text::withoutMarks(body);
    setAccessibleDescription(remark.isEmpty() ? words : remark + QStringLiteral(". ") + words);
}

QSize RuleText::sizeHint() const
{
    return {usualWidth, heightForWidth(usualWidth)};
}

int RuleText::heightForWidth(int width) const
{
    if (const auto known = m_heights.constFind(width); known != m_heights.constEnd())
        return *known;
    double y = 0;
    for (const Part &part : m_parts)
        y = flow(part.text, part.role, 0, y, width - left(), nullptr) + 1;
    return *m_heights.insert(width, int(std::ceil(y)) + 2);
}

void RuleText::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (!m_icon.isEmpty()) {
        painter.setRenderHint(QPainter::Antialiasing);
        icons::paint(painter, QRectF(0, 1, 16, 16), m_icon, color(Token::Advantage));
    }
    double y = 0;
    for (const Part &part : m_parts) {
        painter.setPen(color(part.ink));
        y = flow(part.text, part.role, left(), y, width() - left(), &painter) + 1;
    }
}

void RuleText::resizeEvent(QResizeEvent *event)
{
    usualWidth = width();
    QWidget::resizeEvent(event);
}

void RuleText::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu->addAction(icons::icon("copy"), tr("Copy the text")), &QAction::triggered, this, [this] {
        QStringList lines;
        for (const Part &part : m_parts)
            lines.append(text::withoutMarks(part.text));
        QGuiApplication::clipboard()->setText(lines.join('\n'));
    });
    menu->popup(event->globalPos());
}

} // namespace muster::app
