// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/DockTitle.h"

#include "app/docking/StripPaint.h"
#include "app/theme/style/Icons.h"
#include "app/theme/style/Theme.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>
#include <QToolTip>

namespace muster::app {

namespace {

constexpr int titleButtonRoom = 54;

} // namespace

DockTitle::DockTitle(DockHost &host, const QString &id, QWidget *parent) : QWidget(parent), m_host(host), m_id(id)
{
    setMouseTracking(true);
    setFixedHeight(strip::height);
    m_float = new QToolButton(this);
    m_close = new QToolButton(this);
    for (QToolButton *button : {m_float, m_close}) {
        button->setProperty("small", true);
        button->setIconSize({14, 14});
        button->setFocusPolicy(Qt::NoFocus);
    }
    m_close->setIcon(icons::icon("close", Token::Text3));
    connect(m_float, &QToolButton::clicked, this, [this] { m_host.setFloating(m_id, !m_host.isFloating(m_id)); });
    connect(m_close, &QToolButton::clicked, this, [this] { m_host.setOpen(m_id, false); });
    refresh();
}

void DockTitle::refresh()
{
    const bool floating = m_host.isFloating(m_id);
    m_float->setIcon(icons::icon(floating ? "dock" : "float", Token::Text3));
    m_float->setToolTip(floating ? tr("Put back into the window") : tr("Take out of the window"));
    m_float->setAccessibleName(m_float->toolTip());
    m_close->setVisible(m_host.isClosable(m_id));
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(tr("Close %1").arg(m_host.title(m_id)));
    setAccessibleName(m_host.title(m_id));
    update();
}

QSize DockTitle::sizeHint() const
{
    return {strip::tabWidth(strip::tabOf(m_host, m_id, true)) + 60, strip::height};
}

QSize DockTitle::minimumSizeHint() const
{
    return {80, strip::height};
}

QStringList DockTitle::tabs() const
{
    const QStringList others = m_host.tabbedWith(m_id);
    QStringList all;
    const QStringList order = m_host.panels();
    for (const QString &id : order) {
        if (id == m_id || others.contains(id))
            all.append(id);
    }
    return all;
}

QList<QRect> DockTitle::tabRects(const QStringList &tabs) const
{
    QList<QRect> rects;
    QList<int> widths;
    for (const QString &id : tabs)
        widths.append(strip::tabWidth(strip::tabOf(m_host, id, id == m_id)));
    strip::fit(widths, width() - titleButtonRoom, tabs.indexOf(m_id));
    int x = 0;
    for (const int wide : std::as_const(widths)) {
        rects.append(QRect(x, 0, wide, height()));
        x += wide;
    }
    return rects;
}

QString DockTitle::tabAt(const QPoint &position) const
{
    const QStringList all = tabs();
    const QList<QRect> rects = tabRects(all);
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (rects.at(i).contains(position))
            return all.at(i);
    }
    return {};
}

void DockTitle::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const bool focused = m_host.focusedPanel() == m_id;
    const QStringList all = tabs();
    painter.setPen(color(Token::Line));
    painter.drawRect(rect().adjusted(0, 0, -1, 0));
    const QRect inner = rect().adjusted(1, 1, -1, 0);
    strip::paintGround(painter, inner, false);
    // Over the frame line, so that the strip keeps its place when the keyboard comes and goes.
    if (focused && all.size() < 2)
        painter.fillRect(QRect(0, 0, width(), 2), color(Token::Accent));
    if (all.size() < 2) {
        strip::paintTitle(painter, inner.adjusted(0, 0, -56, 0), strip::tabOf(m_host, m_id, true));
        return;
    }
    painter.translate(1, 0);
    painter.setClipRect(rect().adjusted(0, 0, -titleButtonRoom, 0));
    const QList<QRect> rects = tabRects(all);
    for (qsizetype i = 0; i < all.size(); ++i) {
        const bool current = all.at(i) == m_id;
        strip::paintTab(painter, rects.at(i), strip::tabOf(m_host, all.at(i), current), i == 0, focused && current, all.at(i) == m_hovered);
    }
}

void DockTitle::mousePressEvent(QMouseEvent *event)
{
    const QString id = tabs().size() > 1 ? tabAt(event->pos()) : QString();
    if (event->button() == Qt::LeftButton && !id.isEmpty() && id != m_id) {
        m_host.focus(id);
        return;
    }
    // Focus follows a click on the title; the press itself goes on to the dock widget, which starts the drag.
    if (event->button() == Qt::LeftButton)
        m_host.focus(m_id);
    event->ignore();
}

void DockTitle::mouseDoubleClickEvent(QMouseEvent *event)
{
    event->ignore();
}

void DockTitle::mouseMoveEvent(QMouseEvent *event)
{
    if (const QString id = tabAt(event->pos()); id != m_hovered) {
        m_hovered = id;
        update();
    }
    event->ignore();
}

bool DockTitle::event(QEvent *event)
{
    // A tab may be too narrow for its words.
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const QString id = tabAt(help->pos());
        QToolTip::showText(help->globalPos(), id.isEmpty() ? QString() : m_host.title(id), this);
        return true;
    }
    return QWidget::event(event);
}

void DockTitle::leaveEvent(QEvent *)
{
    m_hovered.clear();
    update();
}

void DockTitle::resizeEvent(QResizeEvent *)
{
    m_close->setGeometry(width() - 6 - 22, 4, 22, 22);
    m_float->setGeometry(width() - 6 - 22 - 24, 4, 22, 22);
}

void DockTitle::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace muster::app
