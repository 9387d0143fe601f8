// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/kddw/KddwDockHost.h"

#include "app/docking/LayoutTree.h"
#include "app/docking/kddw/DockViewFactory.h"
#include "app/docking/kddw/FontKeeper.h"

#include <kddockwidgets/Config.h>
#include <kddockwidgets/DockWidget.h>
#include <kddockwidgets/LayoutSaver.h>
#include <kddockwidgets/MainWindow.h>
#include <kddockwidgets/core/DockWidget.h>
#include <kddockwidgets/core/Group.h>

#include <QEvent>
#include <QGuiApplication>
#include <QScopedValueRollback>
#include <QScreen>
#include <QWidget>

#include <functional>

namespace kd = KDDockWidgets;

namespace muster::app {

namespace {

QHash<QString, const KddwDockHost *> &registry()
{
    static QHash<QString, const KddwDockHost *> hosts;
    return hosts;
}

// Once for the program, before the first area.
void initFrontend(int separation)
{
    static const bool once = [separation] {
        kd::initFrontend(kd::FrontendType::QtWidgets);
        kd::Config &config = kd::Config::self();
        config.setFlags(kd::Config::Flags(kd::Config::Flag_Default) | kd::Config::Flag_HideTitleBarWhenTabsVisible
                        | kd::Config::Flag_TitleBarIsFocusable | kd::Config::Flag_ShowButtonsOnTabBarIfTitleBarHidden
                        | kd::Config::Flag_AllowReorderTabs | kd::Config::Flag_CloseOnlyCurrentTab
                        | kd::Config::Flag_AllowSwitchingTabsViaMenu);
        config.setSeparatorThickness(separation);
        config.setAbsoluteWidgetMinSize({80, 40}); // a panel may have one line to show; what it needs it says itself
        config.setViewFactory(new DockViewFactory);
        return true;
    }();
    Q_UNUSED(once)
}

kd::Location location(Side side)
{
    switch (side) {
    case Side::Left:
        return kd::Location_OnLeft;
    case Side::Right:
        return kd::Location_OnRight;
    case Side::Above:
        return kd::Location_OnTop;
    case Side::Below:
        break;
    }
    return kd::Location_OnBottom;
}

QList<QWidget *> widgetsOf(const QHash<QString, kd::QtWidgets::DockWidget *> &docks)
{
    QList<QWidget *> widgets;
    for (kd::QtWidgets::DockWidget *dock : docks)
        widgets.append(dock);
    return widgets;
}

} // namespace

const KddwDockHost *KddwDockHost::hostOf(const QString &panel)
{
    return registry().value(panel);
}

KddwDockHost::KddwDockHost(const QString &name, QWidget *parent) : DockHost(parent), m_name(name)
{
    initFrontend(gap);
    m_window = new kd::QtWidgets::MainWindow("docks." + name, kd::MainWindowOption_None, parent);
    m_window->setWindowFlags(Qt::Widget); // a QMainWindow makes itself a window, here it is a part of one
    m_window->setAffinities({name});
    m_window->setCenterWidgetMargins(QMargins(gap, gap, gap, gap));
    m_window->installEventFilter(this);
}

KddwDockHost::~KddwDockHost()
{
    if (m_window)
        m_window->removeEventFilter(this);
    const QHash<QString, Dock *> docks = std::exchange(m_docks, {});
    for (auto dock = docks.cbegin(); dock != docks.cend(); ++dock) {
        registry().remove(dock.key());
        dock.value()->disconnect(this);
        dock.value()->removeEventFilter(this);
        delete dock.value();
    }
    delete m_window;
}

QWidget *KddwDockHost::area() const
{
    return m_window;
}

void KddwDockHost::insert(const Panel &panel)
{
    kd::DockWidgetOptions options = kd::DockWidgetOption_None;
    if (!panel.closable)
        options |= kd::DockWidgetOption_NotClosable;
    auto *dock = new Dock(panel.id, options);
    dock->setAffinities({m_name});
    dock->setTitle(panel.title);
    dock->setWidget(panel.widget);
    const QString id = panel.id;
    m_docks.insert(id, dock);
    registry().insert(id, this);
    dock->installEventFilter(this);
    connect(dock, &Dock::isOpenChanged, this, [this, id](bool open) {
        if (!m_restoring)
            noteOpen(id, open);
        fitLater();
    });
    connect(dock, &Dock::isCurrentTabChanged, this, &KddwDockHost::fitLater);
    add(panel);
}

void KddwDockHost::add(const Panel &panel)
{
    Dock *dock = m_docks.value(panel.id);
    if (Dock *other = m_docks.value(panel.tabbedWith); other && other->isOpen()) {
        other->addDockWidgetAsTab(dock);
        other->raise();
        if (!panel.open)
            dock->forceClose();
        return;
    }
    // A neighbour that is closed has no place beside it.
    Dock *beside = m_docks.value(panel.beside);
    if (beside && !beside->isOpen())
        beside = nullptr;
    m_window->addDockWidget(dock, location(panel.side), beside, kd::InitialOption(panel.size));
    // Closed after it has got its place: KDDockWidgets 2.4 crashes when a panel is added hidden.
    if (!panel.open)
        dock->forceClose();
}

void KddwDockHost::layOut()
{
    const QScopedValueRollback<bool> quiet(m_restoring, true);
    const FontKeeper fonts(widgetsOf(m_docks));
    m_layoutPending = !m_window->isVisible();
    for (Dock *dock : std::as_const(m_docks))
        dock->forceClose();
    arrange();
    for (const Panel &panel : arranged()) {
        if (m_docks.contains(panel.id))
            add(panel);
    }
    // A panel that joined others pulled the one it is tabbed with to the front.
    for (const Panel &panel : arranged()) {
        if (panel.tabbedWith.isEmpty() && panel.open && m_docks.contains(panel.id))
            m_docks.value(panel.id)->raise();
    }
    if (m_window->isVisible())
        applySizes();
    repaintTitles();
    fitLater();
}

QSize KddwDockHost::room() const
{
    return m_window->isVisible() ? m_window->QWidget::size() - QSize(2 * gap, 2 * gap) : QSize();
}

int KddwDockHost::placeHeight(const QString &id) const
{
    return m_docks.value(id)->dockWidget()->sizeInLayout().height();
}

void KddwDockHost::growPlace(const QString &id, int pixels)
{
    kd::Core::DockWidget *dock = m_docks.value(id)->dockWidget();
    const int before = placeHeight(id);
    dock->resizeInLayout(0, pixels, 0, 0); // from its upper edge
    if (placeHeight(id) == before)
        dock->resizeInLayout(0, 0, 0, pixels); // it has none, it is the topmost
}

void KddwDockHost::applySizes()
{
    LayoutTree tree;
    for (const Panel &panel : arranged())
        tree.add(panel);
    const QHash<QString, QSize> wanted = tree.sizes(room(), gap);
    // From left to right and from top to bottom, each place moves the edge it shares with the next one.
    const std::function<void(const LayoutTree::Node &)> apply = [&](const LayoutTree::Node &node) {
        for (std::size_t i = 0; i < node.children.size(); ++i) {
            const QString &id = node.children[i]->anchor();
            if (i + 1 < node.children.size() && isOpen(id)) {
                kd::Core::DockWidget *dock = m_docks.value(id)->dockWidget();
                const QSize now = dock->sizeInLayout();
                const bool horizontal = node.orientation == Qt::Horizontal;
                dock->resizeInLayout(0, 0, horizontal ? wanted.value(id).width() - now.width() : 0,
                                     horizontal ? 0 : wanted.value(id).height() - now.height());
            }
            apply(*node.children[i]);
        }
    };
    if (tree.root())
        apply(*tree.root());
}

bool KddwDockHost::eventFilter(QObject *watched, QEvent *event)
{
    // The wanted sizes hold for an area that has its size; before that they would be scaled with the window.
    if (watched == m_window && event->type() == QEvent::Show && m_layoutPending)
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (m_layoutPending && m_window->isVisible()) {
                    m_layoutPending = false;
                    if (!firstFit())
                        applySizes();
                }
            },
            Qt::QueuedConnection);
    if (watched == m_window && m_window->isVisible() && (event->type() == QEvent::Resize || event->type() == QEvent::Show)) {
        areaResized();
        fitLater(); // after that
    }
    if (event->type() == QEvent::ParentAboutToChange && watched != m_window)
        m_fonts.insert(watched, std::make_shared<FontKeeper>(QList<QWidget *>{static_cast<QWidget *>(watched)}));
    if (event->type() == QEvent::ParentChange && watched != m_window)
        m_fonts.remove(watched);
    return DockHost::eventFilter(watched, event);
}

bool KddwDockHost::isOpen(const QString &id) const
{
    const Dock *dock = m_docks.value(id);
    return dock && dock->isOpen();
}

void KddwDockHost::setOpen(const QString &id, bool open)
{
    Dock *dock = m_docks.value(id);
    if (!dock || dock->isOpen() == open)
        return;
    const FontKeeper fonts(widgetsOf(m_docks));
    if (open)
        dock->open();
    else
        dock->forceClose();
    noteOpen(id, open);
    repaintTitles();
}

bool KddwDockHost::isFloating(const QString &id) const
{
    const Dock *dock = m_docks.value(id);
    return dock && dock->isOpen() && dock->isFloating();
}

void KddwDockHost::setFloating(const QString &id, bool floating)
{
    if (Dock *dock = m_docks.value(id)) {
        const FontKeeper fonts(widgetsOf(m_docks));
        dock->open();
        dock->setFloating(floating);
    }
}

void KddwDockHost::tab(const QString &id, const QString &onto)
{
    Dock *dock = m_docks.value(id);
    Dock *other = m_docks.value(onto);
    const FontKeeper fonts(widgetsOf(m_docks));
    if (dock && other && dock != other)
        other->addDockWidgetAsTab(dock);
}

QStringList KddwDockHost::tabbedWith(const QString &id) const
{
    QStringList ids;
    const Dock *dock = m_docks.value(id);
    if (!dock || !dock->isOpen() || !dock->group())
        return ids;
    const auto others = dock->group()->dockWidgets();
    for (const kd::Core::DockWidget *other : others) {
        if (other->uniqueName() != id)
            ids.append(other->uniqueName());
    }
    return ids;
}

bool KddwDockHost::isShown(const QString &id) const
{
    const Dock *dock = m_docks.value(id);
    return dock && dock->isOpen() && dock->dockWidget()->isCurrentTab() && dock->QWidget::isVisible();
}

void KddwDockHost::raise(const QString &id)
{
    if (Dock *dock = m_docks.value(id)) {
        const FontKeeper fonts(widgetsOf(m_docks));
        dock->open();
        dock->raise();
        noteOpen(id, true);
    }
}

void KddwDockHost::setActive(bool active)
{
    if (active == m_active)
        return;
    m_active = active;
    if (active) {
        const QList<QPointer<QWidget>> windows = std::exchange(m_hiddenWindows, {});
        for (const QPointer<QWidget> &window : windows) {
            if (window)
                window->show();
        }
        return;
    }
    for (Dock *dock : std::as_const(m_docks)) {
        QWidget *window = dock->QWidget::window();
        if (dock->isOpen() && window != m_window->QWidget::window() && window->isVisible()) {
            m_hiddenWindows.append(window);
            window->hide();
        }
    }
}

void KddwDockHost::showTitle(const QString &id)
{
    if (Dock *dock = m_docks.value(id)) {
        dock->setTitle(title(id));
        if (dock->isOpen() && dock->group())
            refreshStrip(dock->group());
    }
}

void KddwDockHost::showFocus(const QString &id)
{
    if (Dock *dock = m_docks.value(id); dock && dock->isOpen() && dock->group())
        refreshStrip(dock->group());
}

void KddwDockHost::repaintTitles()
{
    for (Dock *dock : std::as_const(m_docks)) {
        if (dock->isOpen() && dock->group())
            refreshStrip(dock->group());
    }
}

QByteArray KddwDockHost::saveState() const
{
    kd::LayoutSaver saver(kd::RestoreOption_RelativeToMainWindow);
    saver.setAffinityNames({m_name});
    return saver.serializeLayout();
}

bool KddwDockHost::restoreState(const QByteArray &state)
{
    const QScopedValueRollback<bool> quiet(m_restoring, true);
    const FontKeeper fonts(widgetsOf(m_docks));
    m_layoutPending = false;
    kd::LayoutSaver saver(kd::RestoreOption_RelativeToMainWindow);
    saver.setAffinityNames({m_name});
    const bool restored = saver.restoreLayout(state);
    repaintTitles();
    fitLater();
    return restored;
}

bool KddwDockHost::isReachable(const QString &id) const
{
    const Dock *dock = m_docks.value(id);
    if (!dock->isFloating())
        return m_window->isAncestorOf(dock);
    const QRect place = dock->QWidget::window()->geometry();
    const QList<QScreen *> screens = QGuiApplication::screens();
    return std::any_of(screens.begin(), screens.end(),
                       [&](const QScreen *screen) { return screen->availableGeometry().intersects(place); });
}

} // namespace muster::app
