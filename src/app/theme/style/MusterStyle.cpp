// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/style/MusterStyle.h"

#include "app/theme/paint/Paint.h"
#include "app/theme/style/Theme.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QStyleOption>
#include <QToolButton>

namespace muster::app {

namespace {

void drawFocus(const QStyleOption &option, QPainter &painter, const QWidget *widget)
{
    painter.setPen(QPen(color(Token::Focus), 2));
    painter.setBrush(Qt::NoBrush);
    // A box without words: its frame stands outside, or it could not be told from the filled box.
    const auto *button = qobject_cast<const QAbstractButton *>(widget);
    const bool bare = button && button->isCheckable() && button->text().isEmpty() && option.rect.width() <= 16;
    const double out = bare ? 2.5 : -1;
    painter.drawRoundedRect(QRectF(option.rect).adjusted(-out, -out, out, out), 3, 3);
}

// Values that the wheel would change under the mouse.
bool isValueField(const QWidget *widget)
{
    return qobject_cast<const QAbstractSpinBox *>(widget) || qobject_cast<const QComboBox *>(widget);
}

void drawIndicator(const QStyleOption &option, QPainter &painter, bool radio)
{
    const QRectF r = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool partly = option.state & QStyle::State_NoChange;
    const bool on = partly || (option.state & QStyle::State_On);
    const bool enabled = option.state & QStyle::State_Enabled;
    const Token line = !enabled ? Token::Line : on ? Token::AccentFill : Token::Control;
    const Token fill = on ? (enabled ? Token::AccentFill : Token::Hatch) : enabled ? Token::Base : Token::Alt;
    painter.setPen(color(line));
    painter.setBrush(color(fill));
    if (radio)
        painter.drawEllipse(r);
    else
        painter.drawRoundedRect(r, 3, 3);
    if (!on)
        return;
    const QPointF c = r.topLeft();
    painter.setPen(QPen(color(Token::OnAccent), 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (radio) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(color(Token::OnAccent));
        painter.drawEllipse(r.center(), 3, 3);
    } else if (partly) {
        painter.drawLine(c + QPointF(4, 7.5), c + QPointF(11, 7.5));
    } else {
        painter.drawPolyline(QPolygonF({c + QPointF(3.4, 7.8), c + QPointF(6.2, 10.6), c + QPointF(11.6, 4.4)}));
    }
}

// Qt's own tab bar of tabbed dock widgets: our dock titles paint the tabs themselves.
bool isDockTabBar(const QWidget *widget)
{
    return widget && widget->inherits("QMainWindowTabBar");
}

// Qt's file dialog has a layout of its own kind, made for the usual margins.
bool isDialog(const QWidget *widget)
{
    return qobject_cast<const QDialog *>(widget) && !widget->inherits("QFileDialog");
}

constexpr auto watchedProperty = "musterHides";
constexpr int longMenu = 20; // entries: that many fit on every screen

// A button whose menu took the mouse away is told nothing of it, and would look pressed until the mouse came back.
void leaveButtons()
{
    const QWidgetList widgets = QApplication::allWidgets();
    for (QWidget *widget : widgets) {
        if (!widget->underMouse() || !qobject_cast<QToolButton *>(widget))
            continue;
        if (widget->rect().contains(widget->mapFromGlobal(QCursor::pos())))
            continue;
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(widget, &leave);
        widget->update();
    }
}

} // namespace

MusterStyle::MusterStyle() : QProxyStyle("Fusion") {}

// Names of lists, files and soldiers stand in message boxes, tool tips and labels: a "<" in them is a letter. Whatever is to be
// read as rich text says so itself.
void MusterStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (auto *label = qobject_cast<QLabel *>(widget); label && label->textFormat() == Qt::AutoText)
        label->setTextFormat(Qt::PlainText);
    if (auto *menu = qobject_cast<QMenu *>(widget); menu && !menu->property(watchedProperty).toBool()) {
        menu->setProperty(watchedProperty, true);
        QObject::connect(menu, &QMenu::aboutToHide, menu, &leaveButtons, Qt::QueuedConnection);
    }
    if (!isValueField(widget))
        return;
    if (widget->focusPolicy() == Qt::WheelFocus)
        widget->setFocusPolicy(Qt::StrongFocus);
    widget->installEventFilter(this);
}

int MusterStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return 16;
    case PM_SplitterWidth:
    case PM_DockWidgetSeparatorExtent:
        return 5;
    case PM_DockWidgetFrameWidth:
        return 1;
    case PM_ToolTipLabelFrameWidth:
        return 1;
    case PM_MenuBarPanelWidth:
    case PM_MenuBarVMargin:
        return 0;
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
        return isDialog(widget) ? dialogMargin : QProxyStyle::pixelMetric(metric, option, widget);
    case PM_LayoutBottomMargin:
        return isDialog(widget) ? dialogMargin - 4 : QProxyStyle::pixelMetric(metric, option, widget);
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int MusterStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *returnData) const
{
    switch (hint) {
    case SH_ItemView_ActivateItemOnSingleClick:
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_EtchDisabledText:
    case SH_ComboBox_AllowWheelScrolling:
    case SH_UnderlineShortcut:
        return 0;
    case SH_Menu_Scrollable: { // a long menu is scrolled, not laid out in columns; a short one is whole wherever it opens
        const auto *menu = qobject_cast<const QMenu *>(widget);
        return menu && menu->actions().size() > longMenu;
    }
    case SH_DialogButtonLayout:
        return QDialogButtonBox::GnomeLayout; // the verb last, at the right
    default:
        return QProxyStyle::styleHint(hint, option, widget, returnData);
    }
}

void MusterStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    bool done = true;
    switch (element) {
    case PE_FrameFocusRect:
        if (!qobject_cast<const QPushButton *>(widget)) // which has a frame around it instead of within it
            drawFocus(*option, *painter, widget);
        break;
    case PE_IndicatorBranch:
        if (option->state & State_Children)
            paint::branchArrow(*painter, option->rect, option->state & State_Open);
        break;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        drawIndicator(*option, *painter, false);
        break;
    case PE_IndicatorRadioButton:
        drawIndicator(*option, *painter, true);
        break;
    case PE_FrameTabBarBase:
        break;
    default:
        done = false;
    }
    painter->restore();
    if (!done)
        QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void MusterStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    // The gap between docks is plain ground, without grip dots.
    if (element == CE_Splitter) {
        painter->fillRect(option->rect, color(Token::Window));
        return;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

QSize MusterStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size, const QWidget *widget) const
{
    if (type == CT_TabBarTab && isDockTabBar(widget))
        return {0, 0};
    return QProxyStyle::sizeFromContents(type, option, size, widget);
}

void MusterStyle::unpolish(QWidget *widget)
{
    widget->removeEventFilter(this);
    QProxyStyle::unpolish(widget);
}

bool MusterStyle::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Wheel) {
        const auto *widget = qobject_cast<const QWidget *>(watched);
        if (isValueField(widget) && (!widget->hasFocus() || qobject_cast<const QComboBox *>(widget))) {
            event->ignore(); // the page behind it scrolls
            return true;
        }
    }
    return QProxyStyle::eventFilter(watched, event);
}

} // namespace muster::app
