// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/kddw/DockViewFactory.h"

#include "app/docking/kddw/DockViews.h"
#include "app/theme/style/Icons.h"

#include <kddockwidgets/core/Group.h>
#include <kddockwidgets/qtcommon/View.h>

#include <QToolButton>

namespace kd = KDDockWidgets;

namespace muster::app {

namespace {

QString iconName(kd::TitleBarButtonType type)
{
    switch (type) {
    case kd::TitleBarButtonType::Close:
        return "close";
    case kd::TitleBarButtonType::Float:
        return "float";
    case kd::TitleBarButtonType::Minimize:
        return "minus";
    case kd::TitleBarButtonType::Normal:
        return "dock";
    default:
        return "layout";
    }
}

} // namespace

kd::Core::View *DockViewFactory::createTitleBar(kd::Core::TitleBar *controller, kd::Core::View *parent) const
{
    return new DockTitleBar(controller, parent);
}

kd::Core::View *DockViewFactory::createTabBar(kd::Core::TabBar *controller, kd::Core::View *parent) const
{
    return new DockTabBar(controller, kd::QtCommon::View_qt::asQWidget(parent));
}

kd::Core::View *DockViewFactory::createStack(kd::Core::Stack *controller, kd::Core::View *parent) const
{
    return new DockStack(controller, kd::QtCommon::View_qt::asQWidget(parent));
}

kd::Core::View *DockViewFactory::createGroup(kd::Core::Group *controller, kd::Core::View *parent) const
{
    return new DockGroup(controller, kd::QtCommon::View_qt::asQWidget(parent));
}

kd::Core::View *DockViewFactory::createSeparator(kd::Core::Separator *controller, kd::Core::View *parent) const
{
    return new DockSeparator(controller, parent);
}

QAbstractButton *DockViewFactory::createTitleBarButton(QWidget *parent, kd::TitleBarButtonType type) const
{
    QAbstractButton *button = kd::QtWidgets::ViewFactory::createTitleBarButton(parent, type);
    if (!button)
        return nullptr;
    button->setProperty("small", true);
    button->setFocusPolicy(Qt::NoFocus);
    button->setFixedSize(22, 22);
    new DockButtonKeeper(button, type);
    return button;
}

QIcon DockViewFactory::iconForButtonType(kd::TitleBarButtonType type, qreal) const
{
    return icons::icon(iconName(type), Token::Text3);
}

void refreshStrip(kd::Core::Group *group)
{
    QWidget *widget = kd::QtCommon::View_qt::asQWidget(group->view());
    if (!widget)
        return;
    const QList<QWidget *> children = widget->findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
    for (QWidget *child : children) {
        if (auto *stack = dynamic_cast<DockStack *>(child))
            stack->measureTabs();
        else if (dynamic_cast<DockTitleBar *>(child))
            child->update();
    }
    // A floating window has a title bar of its own above the group.
    const QList<QWidget *> around = widget->window()->findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
    for (QWidget *child : around) {
        if (dynamic_cast<DockTitleBar *>(child))
            child->update();
    }
}

} // namespace muster::app
