// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/kddw/DockViews.h"

#include "app/docking/kddw/KddwDockHost.h"
#include "app/docking/StripPaint.h"
#include "app/theme/Theme.h"

#include <kddockwidgets/core/DockWidget.h>

#include <QEvent>
#include <QLayout>
#include <QPainter>

namespace kd = KDDockWidgets;

namespace muster::app {

namespace {

strip::Tab tabOf(const kd::Core::DockWidget *dock, bool current)
{
    const KddwDockHost *host = dock ? KddwDockHost::hostOf(dock->uniqueName()) : nullptr;
    return host ? strip::tabOf(*host, dock->uniqueName(), current) : strip::Tab{dock ? dock->title() : QString(), -1, Tone::Neutral, current};
}

bool hasKeyboard(const kd::Core::DockWidget *dock)
{
    const KddwDockHost *host = dock ? KddwDockHost::hostOf(dock->uniqueName()) : nullptr;
    return host && host->focusedPanel() == dock->uniqueName();
}

constexpr int buttonRoom = 58;

} // namespace

DockTitleBar::DockTitleBar(kd::Core::TitleBar *controller, kd::Core::View *parent) : kd::QtWidgets::TitleBar(controller, parent)
{
    QWidget::setFixedHeight(strip::height);
}

QSize DockTitleBar::sizeHint() const
{
    return {80, strip::height};
}

void DockTitleBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const auto docks = titleBar()->dockWidgets();
    const kd::Core::DockWidget *only = docks.size() == 1 ? docks.first() : nullptr;
    strip::paintGround(painter, QWidget::rect(), hasKeyboard(only));
    const strip::Tab tab = only ? tabOf(only, true) : strip::Tab{titleBar()->title(), -1, Tone::Neutral, true};
    strip::paintTitle(painter, QWidget::rect().adjusted(0, 0, -buttonRoom, 0), tab);
}

DockTabBar::DockTabBar(kd::Core::TabBar *controller, QWidget *parent) : kd::QtWidgets::TabBar(controller, parent)
{
    setExpanding(false);
    setDrawBase(false);
    setElideMode(Qt::ElideRight);
    setUsesScrollButtons(true);
    setMouseTracking(true);
}

void DockTabBar::relayout()
{
    // Setting a text is the way to make a tab bar measure its tabs again.
    for (int i = 0; i < count(); ++i) {
        const kd::Core::DockWidget *dock = tabBar()->dockWidgetAt(i);
        if (!dock)
            continue;
        const QString title = tabOf(dock, false).title;
        setTabText(i, {});
        setTabText(i, title);
    }
    QWidget::update();
}

QSize DockTabBar::tabSizeHint(int index) const
{
    return {strip::tabWidth(tabOf(tabBar()->dockWidgetAt(index), true)), strip::height};
}

void DockTabBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    strip::paintGround(painter, QWidget::rect(), false);
    const QPoint mouse = mapFromGlobal(QCursor::pos());
    for (int i = 0; i < count(); ++i) {
        const kd::Core::DockWidget *dock = tabBar()->dockWidgetAt(i);
        const bool current = i == currentIndex();
        strip::paintTab(painter, tabRect(i), tabOf(dock, current), i == 0, current && hasKeyboard(dock),
                        QWidget::underMouse() && tabRect(i).contains(mouse));
    }
}

DockStack::DockStack(kd::Core::Stack *controller, QWidget *parent) : kd::QtWidgets::Stack(controller, parent) {}

void DockStack::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(QWidget::rect(), color(Token::Base));
    if (QTabWidget::tabBar()->isVisible())
        strip::paintGround(painter, QRect(0, 0, QWidget::width(), strip::height), false);
}

void DockStack::resizeEvent(QResizeEvent *event)
{
    kd::QtWidgets::Stack::resizeEvent(event);
    // Qt centres the corner buttons on its own idea of a tab; ours is 30 px.
    if (QWidget *corner = cornerWidget(Qt::TopRightCorner)) {
        const int wide = corner->sizeHint().width();
        corner->setGeometry(QWidget::width() - wide - 5, 0, wide, strip::height - 1);
    }
}

void DockGroup::init()
{
    kd::QtWidgets::Group::init();
    if (QLayout *own = QWidget::layout())
        own->setContentsMargins(1, 1, 1, 1);
}

void DockGroup::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(QWidget::rect(), color(Token::Base));
    painter.setPen(color(Token::Line));
    painter.drawRect(QWidget::rect().adjusted(0, 0, -1, -1));
}

void DockSeparator::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(QWidget::rect(), color(Token::Window));
}

DockButton::DockButton(QWidget *parent, kd::TitleBarButtonType type) : QToolButton(parent), m_type(type)
{
    setProperty("small", true);
    setIconSize({14, 14});
    setFocusPolicy(Qt::NoFocus);
    setFixedSize(22, 22);
    retranslate();
}

bool DockButton::event(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    return QToolButton::event(event);
}

void DockButton::retranslate()
{
    const QString text = m_type == kd::TitleBarButtonType::Close ? tr("Close the panel")
        : m_type == kd::TitleBarButtonType::Float               ? tr("Take out of the window, or put back")
                                                                 : tr("Change the panel");
    setAccessibleName(text);
    setToolTip(text);
}

} // namespace muster::app
