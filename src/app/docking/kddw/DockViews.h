// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <kddockwidgets/KDDockWidgets.h>
#include <kddockwidgets/core/Separator.h>
#include <kddockwidgets/core/Stack.h>
#include <kddockwidgets/core/TabBar.h>
#include <kddockwidgets/core/TitleBar.h>
#include <kddockwidgets/qtwidgets/views/Group.h>
#include <kddockwidgets/qtwidgets/views/Separator.h>
#include <kddockwidgets/qtwidgets/views/Stack.h>
#include <kddockwidgets/qtwidgets/views/TabBar.h>
#include <kddockwidgets/qtwidgets/views/TitleBar.h>

#include <QToolButton>

namespace muster::app {

/// Title of a panel that stands alone, or of a floating window.
class DockTitleBar final : public KDDockWidgets::QtWidgets::TitleBar
{
    Q_OBJECT

public:
    DockTitleBar(KDDockWidgets::Core::TitleBar *controller, KDDockWidgets::Core::View *parent);

protected:
    void init() override;
    void paintEvent(QPaintEvent *event) override;
    QSize sizeHint() const override;
};

/// Tabs of panels that share a place.
class DockTabBar final : public KDDockWidgets::QtWidgets::TabBar
{
    Q_OBJECT

public:
    DockTabBar(KDDockWidgets::Core::TabBar *controller, QWidget *parent);
    /// So wide is each tab with its words and its counter.
    [[nodiscard]] QList<int> wantedWidths() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    QSize tabSizeHint(int index) const override;
    QSize minimumTabSizeHint(int index) const override;
    QSize minimumSizeHint() const override;
};

/// Panels that share a place; paints the strip behind the tabs.
class DockStack final : public KDDockWidgets::QtWidgets::Stack
{
    Q_OBJECT

public:
    DockStack(KDDockWidgets::Core::Stack *controller, QWidget *parent);
    void init() override;
    /// Titles or counters have changed their width.
    void measureTabs();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QList<int> m_measured; ///< widths of the tabs for which the bar was laid out
};

/// One frame line around each place.
class DockGroup final : public KDDockWidgets::QtWidgets::Group
{
    Q_OBJECT

public:
    using KDDockWidgets::QtWidgets::Group::Group;
    void init() override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

/// The gap between two places: plain ground.
class DockSeparator final : public KDDockWidgets::QtWidgets::Separator
{
    Q_OBJECT

public:
    using KDDockWidgets::QtWidgets::Separator::Separator;

protected:
    void paintEvent(QPaintEvent *event) override;
};

/// Keeps the names of a title bar's buttons in the current language and paints them like ours. The buttons are
/// KDDockWidgets' own: its title bar casts them to its class when it goes.
class DockButtonKeeper final : public QObject
{
    Q_OBJECT

public:
    DockButtonKeeper(QAbstractButton *button, KDDockWidgets::TitleBarButtonType type);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    void paintButton() const;

    QAbstractButton *m_button;
    KDDockWidgets::TitleBarButtonType m_type;
};

} // namespace muster::app
