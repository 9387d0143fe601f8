// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/unit/RuleText.h"

#include "app/roster/unit/RuleFlow.h"
#include "app/theme/style/Icons.h"
#include "text/Markup.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace muster::app {

namespace {

// What the panel gave the last one; a new one will most likely get the same.
int usualWidth = 300;

} // namespace

RuleText::RuleText(const QString &title, const QString &remark, const QString &body, const QString &icon, QWidget *parent)
    : QWidget(parent), m_title(title), m_icon(icon)
{
    m_parts.push_back({title, FontRole::BodyMedium, Token::Text});
    if (!remark.isEmpty())
        m_parts.push_back({remark, FontRole::Small, Token::Text2});
    if (!body.isEmpty())
        m_parts.push_back({body, FontRole::Small, Token::Text, true});
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
        y += flowOf(part)->height(width - left()) + 1;
    return *m_heights.insert(width, int(std::ceil(y)) + 2);
}

std::shared_ptr<RuleFlow> RuleText::flowOf(const Part &part) const
{
    return RuleFlow::of(part.text, part.role, part.links ? m_names : nullptr, m_title);
}

void RuleText::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    if (!m_icon.isEmpty()) {
        painter.setRenderHint(QPainter::Antialiasing);
        icons::paint(painter, QRectF(0, 1, 16, 16), m_icon, color(Token::Advantage));
    }
    double y = 0;
    for (const Part &part : m_parts) {
        painter.setPen(color(part.ink));
        const std::shared_ptr<RuleFlow> flow = flowOf(part);
        flow->draw(painter, QPointF(left(), y), width() - left(), event->rect());
        y += flow->height(width() - left()) + 1;
    }
    if (hasFocus()) {
        painter.setPen(QPen(color(Token::Accent), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    }
}

void RuleText::setNames(std::shared_ptr<const share::RuleNames> names)
{
    if (m_names == names)
        return;
    m_names = std::move(names);
    const bool links = !linkedRules().empty();
    setFocusPolicy(links ? Qt::TabFocus : Qt::NoFocus);
    setMouseTracking(links);
    update();
}

std::vector<int> RuleText::linkedRules() const
{
    for (const Part &part : m_parts)
        if (part.links) // only its words have them
            return flowOf(part)->rules();
    return {};
}

QStringList RuleText::linkedNames() const
{
    QStringList names;
    for (const int rule : linkedRules())
        names.append(m_names->entry(rule).name);
    return names;
}

int RuleText::linkAt(QPointF place) const
{
    double y = 0;
    for (const Part &part : m_parts) {
        const std::shared_ptr<RuleFlow> flow = flowOf(part);
        if (const int found = flow->linkAt(place - QPointF(left(), y), width() - left()); found >= 0)
            return found;
        y += flow->height(width() - left()) + 1;
    }
    return -1;
}

// Beside the text, over everything else; a click elsewhere or Escape closes it. Its own links lead on.
void RuleText::openLink(int rule)
{
    if (!m_names)
        return;
    const share::RuleNames::Entry &entry = m_names->entry(rule);
    auto *popup = new QFrame(this, Qt::Popup);
    popup->setObjectName("rule-link");
    popup->setAttribute(Qt::WA_DeleteOnClose);
    popup->setFrameShape(QFrame::StyledPanel);
    popup->setAccessibleName(entry.name);
    auto *shown = new RuleText(entry.name, {}, entry.text, {});
    shown->setNames(m_names);
    auto *scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(shown);
    auto *column = new QVBoxLayout(popup);
    column->setContentsMargins(12, 10, 12, 10);
    column->addWidget(scroll);
    constexpr int popupWidth = 360, popupHeight = 420;
    popup->resize(popupWidth, std::min(popupHeight, shown->heightForWidth(popupWidth - 26) + 26));
    QPoint at = mapToGlobal(QPoint(std::min(24, width() / 4), height()));
    if (const QScreen *screen = this->screen()) {
        const QRect room = screen->availableGeometry();
        at.setX(std::clamp(at.x(), room.left(), std::max(room.left(), room.right() - popup->width())));
        at.setY(std::clamp(at.y(), room.top(), std::max(room.top(), room.bottom() - popup->height())));
    }
    popup->move(at);
    popup->show();
    shown->setFocus();
}

void RuleText::mouseMoveEvent(QMouseEvent *event)
{
    setCursor(linkAt(event->position()) >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    QWidget::mouseMoveEvent(event);
}

void RuleText::mouseReleaseEvent(QMouseEvent *event)
{
    if (const int rule = event->button() == Qt::LeftButton ? linkAt(event->position()) : -1; rule >= 0)
        return openLink(rule);
    QWidget::mouseReleaseEvent(event);
}

void RuleText::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    const std::vector<int> rules = enter ? linkedRules() : std::vector<int>();
    if (rules.empty())
        return QWidget::keyPressEvent(event);
    if (rules.size() == 1)
        return openLink(rules.front());
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addLinks(*menu);
    menu->popup(mapToGlobal(QPoint(24, 24)));
}

void RuleText::addLinks(QMenu &menu)
{
    for (const int rule : linkedRules())
        connect(menu.addAction(m_names->entry(rule).name), &QAction::triggered, this, [this, rule] { openLink(rule); });
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
    if (const bool any = !linkedRules().empty(); any)
        menu->addSeparator();
    addLinks(*menu);
    menu->popup(event->globalPos());
}

} // namespace muster::app
