// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/kddw/DockViews.h"

#include "app/docking/StripPaint.h"
#include "app/docking/kddw/KddwDockHost.h"
#include "app/theme/style/Theme.h"

#include <kddockwidgets/core/DockWidget.h>

#include <QEvent>
#include <QLayout>
#include <QPainter>
#include <QStyleOptionToolButton>
#include <QStylePainter>

namespace kd = KDDockWidgets;

namespace muster::app {

namespace {

strip::Tab tabOf(const kd::Core::DockWidget *dock, bool current)
{
    const KddwDockHost *host = dock ? KddwDockHost::hostOf(dock->uniqueName()) : nullptr;
    return host ? strip::tabOf(*host, dock->uniqueName(), current)
                : strip::Tab{dock ? dock->title() : QString(), -1, Tone::Neutral, current};
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

void DockTitleBar::init()
{
    kd::QtWidgets::TitleBar::init();
    // A click gives the keyboard to the panel; with Tab there is nothing to do in a title.
    setFocusPolicy(Qt::ClickFocus);
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
    setUsesScrollButtons(false); // all of them stay in sight, with their words elided
    setMouseTracking(true);
}

QSize DockTabBar::tabSizeHint(int index) const
{
    return {strip::tabWidth(tabOf(tabBar()->dockWidgetAt(index), true)), strip::height};
}

QList<int> DockTabBar::wantedWidths() const
{
    QList<int> widths;
    for (int i = 0; i < count(); ++i)
        widths.append(tabSizeHint(i).width());
    return widths;
}

QSize DockTabBar::minimumTabSizeHint(int index) const
{
    // Qt shortens all alike; the one in front keeps its words as long as the others can still be hit.
    const int room = QWidget::width() - strip::narrowestTab * (count() - 1);
    const int least = index == currentIndex() ? std::min(tabSizeHint(index).width(), room) : 0;
    return {std::max(strip::narrowestTab, least), strip::height};
}

QSize DockTabBar::minimumSizeHint() const
{
    return {strip::narrowestTab * count(), strip::height};
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
    if (QWidget::hasFocus() && currentIndex() >= 0) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(color(Token::Focus), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(tabRect(currentIndex())).adjusted(3, 3, -3, -3), 3, 3);
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

void DockStack::init()
{
    kd::QtWidgets::Stack::init();
    setFocusPolicy(Qt::NoFocus);
    // Qt centres the corner on its own idea of a tab, which is higher than ours.
    if (QWidget *corner = cornerWidget(Qt::TopRightCorner))
        corner->layout()->setContentsMargins(0, 0, 2, 2);
}

// The strip alone is drawn anew: below it is a panel with all it shows, and a counter changes with every click.
void DockStack::measureTabs()
{
    QWidget::update(0, 0, QWidget::width(), strip::height);
    auto *bar = dynamic_cast<DockTabBar *>(QTabWidget::tabBar());
    if (!bar || !bar->QWidget::isVisible())
        return;
    bar->update();
    for (int i = 0; i < QTabWidget::count(); ++i)
        setTabToolTip(i, tabText(i));
    if (const QList<int> widths = bar->wantedWidths(); widths == m_measured)
        return;
    else
        m_measured = widths;
    // A tab widget gives its bar the new width only when a text is set through it.
    for (int i = 0; i < QTabWidget::count(); ++i) {
        const QString title = tabText(i);
        setTabText(i, {});
        setTabText(i, title);
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

DockButtonKeeper::DockButtonKeeper(QAbstractButton *button, kd::TitleBarButtonType type) : QObject(button), m_button(button), m_type(type)
{
    button->installEventFilter(this);
    retranslate();
}

bool DockButtonKeeper::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (type == QEvent::Paint) {
        paintButton();
        return true;
    }
    // The title bar sets its own English tool tips; the ones below stay.
    if (type == QEvent::LanguageChange || (type == QEvent::ToolTipChange && m_button->toolTip() != m_button->accessibleName()))
        retranslate();
    return QObject::eventFilter(watched, event);
}

void DockButtonKeeper::retranslate()
{
    const QString text = m_type == kd::TitleBarButtonType::Close ? tr("Close the panel")
        : m_type == kd::TitleBarButtonType::Float                ? tr("Take out of the window, or put back")
                                                                 : tr("Change the panel");
    m_button->setAccessibleName(text);
    m_button->setToolTip(text);
}

// The button multiplies its icon by the screen's pixel ratio, which Qt has done already: at 200 % it would be twice too large.
void DockButtonKeeper::paintButton() const
{
    QStyleOptionToolButton option;
    option.initFrom(m_button);
    option.icon = m_button->icon();
    option.iconSize = {14, 14};
    option.toolButtonStyle = Qt::ToolButtonIconOnly;
    option.subControls = QStyle::SC_ToolButton;
    option.state |= QStyle::State_AutoRaise | (m_button->isDown() ? QStyle::State_Sunken : QStyle::State_None);
    QStylePainter(m_button).drawComplexControl(QStyle::CC_ToolButton, option);
}

} // namespace muster::app
