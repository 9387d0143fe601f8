// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <kddockwidgets/qtwidgets/ViewFactory.h>

namespace KDDockWidgets::Core {
class Group;
}

namespace muster::app {

/// Gives KDDockWidgets our own painted title bars, tabs, frames and gaps.
class DockViewFactory final : public KDDockWidgets::QtWidgets::ViewFactory
{
    Q_OBJECT

public:
    KDDockWidgets::Core::View *createTitleBar(KDDockWidgets::Core::TitleBar *controller, KDDockWidgets::Core::View *parent) const override;
    KDDockWidgets::Core::View *createTabBar(KDDockWidgets::Core::TabBar *controller, KDDockWidgets::Core::View *parent) const override;
    KDDockWidgets::Core::View *createStack(KDDockWidgets::Core::Stack *controller, KDDockWidgets::Core::View *parent) const override;
    KDDockWidgets::Core::View *createGroup(KDDockWidgets::Core::Group *controller, KDDockWidgets::Core::View *parent) const override;
    KDDockWidgets::Core::View *createSeparator(KDDockWidgets::Core::Separator *controller,
                                               KDDockWidgets::Core::View *parent) const override;
    QAbstractButton *createTitleBarButton(QWidget *parent, KDDockWidgets::TitleBarButtonType type) const override;
    QIcon iconForButtonType(KDDockWidgets::TitleBarButtonType type, qreal ratio) const override;
};

/// Repaints title or tabs of a group after a change of title, counter or focus.
void refreshStrip(KDDockWidgets::Core::Group *group);

} // namespace muster::app
