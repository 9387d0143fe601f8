// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/QtDockHost.h"

#include "app/docking/DockTitle.h"
#include "app/docking/LayoutTree.h"
#include "app/theme/widgets/InSight.h"

#include <QDockWidget>
#include <QEvent>
#include <QFrame>
#include <QGuiApplication>
#include <QMainWindow>
#include <QScreen>
#include <QTabBar>
#include <QVBoxLayout>

namespace muster::app {

namespace {

constexpr int stateVersion = 1;

void place(QMainWindow &window, const QHash<QString, QDockWidget *> &docks, const LayoutTree::Node &node)
{
    // First every child of this node side by side, then each one inside: a split made later would cut the wrong part.
    for (std::size_t i = 1; i < node.children.size(); ++i)
        window.splitDockWidget(docks.value(node.children[i - 1]->anchor()), docks.value(node.children[i]->anchor()), node.orientation);
    for (const auto &child : node.children)
        place(window, docks, *child);
    for (qsizetype i = 1; i < node.tabs.size(); ++i)
        window.tabifyDockWidget(docks.value(node.tabs.at(i - 1)), docks.value(node.tabs.at(i)));
}

// One line around the panel; the title above it paints its own part.
QWidget *framed(QWidget *panel)
{
    auto *frame = new QFrame;
    frame->setProperty("dockFrame", true);
    auto *column = new QVBoxLayout(frame);
    column->setContentsMargins(1, 0, 1, 1);
    column->addWidget(panel);
    return frame;
}

} // namespace

QtDockHost::QtDockHost(const QString &name, QWidget *parent) : DockHost(parent)
{
    m_window = new QMainWindow(parent);
    m_window->setWindowFlags(Qt::Widget); // a QMainWindow makes itself a window, here it is a part of one
    m_window->setObjectName("docks." + name);
    m_window->setDockOptions(QMainWindow::AllowNestedDocks | QMainWindow::AllowTabbedDocks);
    m_window->setContentsMargins(gap, gap, gap, gap);
    m_window->setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    m_window->installEventFilter(this);
}

QtDockHost::~QtDockHost()
{
    if (m_window)
        m_window->removeEventFilter(this);
    m_titles.clear();
    m_docks.clear();
    delete m_window;
}

QWidget *QtDockHost::area() const
{
    return m_window;
}

void QtDockHost::insert(const Panel &panel)
{
    auto *dock = new QDockWidget(panel.title, m_window);
    const QString id = panel.id;
    dock->setObjectName(id);
    dock->setFeatures(QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetFloatable
                      | (panel.closable ? QDockWidget::DockWidgetClosable : QDockWidget::NoDockWidgetFeatures));
    dock->setWidget(framed(panel.widget));
    m_docks.insert(id, dock);
    auto *title = new DockTitle(*this, id, dock);
    dock->setTitleBarWidget(title);
    m_titles.insert(id, title);
    connect(dock, &QDockWidget::topLevelChanged, this, [this] {
        m_untouched = false;
        refreshTitles();
    });
    connect(dock, &QDockWidget::dockLocationChanged, this, &QtDockHost::refreshTitles);
    connect(dock, &QDockWidget::visibilityChanged, this, [this, id] {
        noteOpen(id, isOpen(id));
        refreshTitles();
        fitLater();
    });
    layOut();
}

LayoutTree QtDockHost::tree() const
{
    LayoutTree tree;
    for (const Panel &panel : arranged()) {
        if (m_docks.contains(panel.id))
            tree.add(panel);
    }
    return tree;
}

QSize QtDockHost::room() const
{
    return m_window->isVisible() ? m_window->contentsRect().size() : QSize();
}

int QtDockHost::placeHeight(const QString &id) const
{
    return m_docks.value(id)->height();
}

void QtDockHost::growPlace(const QString &id, int pixels)
{
    QDockWidget *dock = m_docks.value(id);
    m_window->resizeDocks({dock}, {dock->height() + pixels}, Qt::Vertical);
}

void QtDockHost::layOut()
{
    arrange();
    const QStringList order = m_docks.keys();
    for (const QString &id : order) {
        m_docks.value(id)->setFloating(false);
        m_window->removeDockWidget(m_docks.value(id));
    }
    const LayoutTree layout = tree();
    if (!layout.root())
        return;
    m_window->addDockWidget(Qt::LeftDockWidgetArea, m_docks.value(layout.root()->anchor()));
    place(*m_window, m_docks, *layout.root());
    for (const QString &id : order)
        m_docks.value(id)->setVisible(panel(id).open);
    for (const Panel &panel : arranged()) {
        if (panel.tabbedWith.isEmpty() && panel.open && m_docks.contains(panel.id))
            m_docks.value(panel.id)->raise();
    }
    m_sizesPending = true;
    if (m_window->isVisible())
        applySizes();
    refreshTitles();
    fitLater();
}

void QtDockHost::applySizes()
{
    if (room().isEmpty())
        return; // hidden meanwhile: with the next look at it
    m_sizesPending = false;
    const QHash<QString, QSize> wanted = tree().sizes(room(), gap);
    QList<QDockWidget *> docks;
    QList<int> widths, heights;
    for (auto size = wanted.cbegin(); size != wanted.cend(); ++size) {
        if (!isOpen(size.key()))
            continue;
        docks.append(m_docks.value(size.key()));
        widths.append(size->width());
        heights.append(size->height());
    }
    m_window->resizeDocks(docks, widths, Qt::Horizontal);
    m_window->resizeDocks(docks, heights, Qt::Vertical);
    m_untouched = true;
}

bool QtDockHost::eventFilter(QObject *watched, QEvent *event)
{
    // The wanted sizes hold for a window that has its size; before that Qt would spread them over nothing.
    if (watched == m_window && m_sizesPending && (event->type() == QEvent::Show || event->type() == QEvent::LayoutRequest)
        && m_window->isVisible())
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (m_sizesPending && !firstFit())
                    applySizes();
            },
            Qt::QueuedConnection);
    // Between the panels there are only the edges that can be dragged.
    if (watched == m_window && event->type() == QEvent::MouseButtonPress)
        m_untouched = false;
    // Qt would stretch every panel alike. As long as nobody has changed anything, the wanted sizes hold in a larger window too.
    if (watched == m_window && m_window->isVisible() && event->type() == QEvent::Resize && m_untouched && !m_sizesPending) {
        m_sizesPending = true;
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (m_sizesPending && !firstFit())
                    applySizes();
            },
            Qt::QueuedConnection);
    }
    if (watched == m_window && m_window->isVisible() && (event->type() == QEvent::Resize || event->type() == QEvent::Show)) {
        areaResized();
        fitLater(); // after that
    }
    return DockHost::eventFilter(watched, event);
}

bool QtDockHost::isOpen(const QString &id) const
{
    const QDockWidget *dock = m_docks.value(id);
    return dock && (!dock->isHidden() || m_hiddenFloating.contains(dock));
}

void QtDockHost::setOpen(const QString &id, bool open)
{
    if (QDockWidget *dock = m_docks.value(id)) {
        m_untouched = false;
        dock->setVisible(open);
        noteOpen(id, open);
        refreshTitles();
    }
}

bool QtDockHost::isFloating(const QString &id) const
{
    const QDockWidget *dock = m_docks.value(id);
    return dock && dock->isFloating();
}

void QtDockHost::setFloating(const QString &id, bool floating)
{
    if (QDockWidget *dock = m_docks.value(id)) {
        m_untouched = false;
        dock->setFloating(floating);
        dock->show();
    }
}

void QtDockHost::tab(const QString &id, const QString &onto)
{
    if (m_docks.contains(id) && m_docks.contains(onto) && id != onto) {
        m_untouched = false;
        m_docks.value(id)->setFloating(false);
        m_window->tabifyDockWidget(m_docks.value(onto), m_docks.value(id));
        m_docks.value(id)->show();
        refreshTitles();
    }
}

QStringList QtDockHost::tabbedWith(const QString &id) const
{
    QStringList ids;
    QDockWidget *dock = m_docks.value(id);
    if (!dock || dock->isFloating() || !isOpen(id))
        return ids;
    const QList<QDockWidget *> others = m_window->tabifiedDockWidgets(dock);
    for (const QDockWidget *other : others) {
        if (isOpen(other->objectName()) && !other->isFloating())
            ids.append(other->objectName());
    }
    return ids;
}

bool QtDockHost::isShown(const QString &id) const
{
    const QDockWidget *dock = m_docks.value(id);
    return dock && isInSight(*dock);
}

void QtDockHost::raise(const QString &id)
{
    if (QDockWidget *dock = m_docks.value(id)) {
        dock->show();
        dock->raise();
        noteOpen(id, true);
        refreshTitles();
    }
}

void QtDockHost::setActive(bool active)
{
    if (active == m_active)
        return;
    m_active = active;
    if (active) {
        const QList<QDockWidget *> docks = std::exchange(m_hiddenFloating, {});
        for (QDockWidget *dock : docks)
            dock->show();
        return;
    }
    for (QDockWidget *dock : std::as_const(m_docks)) {
        if (dock->isFloating() && !dock->isHidden()) {
            m_hiddenFloating.append(dock);
            dock->hide();
        }
    }
}

void QtDockHost::showTitle(const QString &id)
{
    if (QDockWidget *dock = m_docks.value(id))
        dock->setWindowTitle(title(id));
    refreshTitles();
}

void QtDockHost::showFocus(const QString &)
{
    refreshTitles();
}

void QtDockHost::refreshTitles()
{
    for (DockTitle *title : std::as_const(m_titles))
        title->refresh();
    // Qt's own tab bars have no height here: our titles show the tabs.
    const QList<QTabBar *> bars = m_window->findChildren<QTabBar *>(Qt::FindDirectChildrenOnly);
    for (QTabBar *bar : bars) {
        bar->setFocusPolicy(Qt::NoFocus);
        if (bar->styleSheet().isEmpty())
            bar->setStyleSheet("QTabBar::tab { width: 0; height: 0; margin: 0; padding: 0; border: 0; }");
    }
}

QByteArray QtDockHost::saveState() const
{
    return m_window->saveState(stateVersion);
}

bool QtDockHost::restoreState(const QByteArray &state)
{
    m_sizesPending = false;
    m_untouched = false;
    const bool restored = m_window->restoreState(state, stateVersion);
    refreshTitles();
    fitLater();
    return restored;
}

bool QtDockHost::isReachable(const QString &id) const
{
    const QDockWidget *dock = m_docks.value(id);
    if (!dock->isFloating())
        return m_window->dockWidgetArea(const_cast<QDockWidget *>(dock)) != Qt::NoDockWidgetArea;
    const QList<QScreen *> screens = QGuiApplication::screens();
    return std::any_of(screens.begin(), screens.end(),
                       [dock](const QScreen *screen) { return screen->availableGeometry().intersects(dock->geometry()); });
}

} // namespace muster::app
