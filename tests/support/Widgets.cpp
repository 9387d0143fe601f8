// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/Widgets.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QTest>
#include <QToolButton>

#include <algorithm>

namespace muster::test {

namespace {

QString path(const QWidget *widget, const QWidget *root)
{
    QStringList parts;
    for (const QWidget *w = widget; w && w != root; w = w->parentWidget())
        parts.prepend(w->objectName().isEmpty() ? QString(w->metaObject()->className()) : w->objectName());
    return parts.join('/');
}

// Parts that Qt makes itself inside a control that has a name.
bool isInnerPart(const QWidget *widget)
{
    const QString name = widget->objectName();
    const QWidget *parent = widget->parentWidget();
    return name.startsWith("qt_") || QString(widget->metaObject()->className()) == "QLineEditIconButton"
        || qobject_cast<const QAbstractSpinBox *>(parent) || qobject_cast<const QComboBox *>(parent)
        || QString(widget->metaObject()->className()).startsWith("QComboBoxPrivate")
        || (parent && QString(parent->metaObject()->className()) == "QTabBar" && qobject_cast<const QAbstractButton *>(widget));
}

bool isControl(const QWidget *widget)
{
    if (qobject_cast<const QAbstractButton *>(widget) || qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QComboBox *>(widget)
        || qobject_cast<const QAbstractSpinBox *>(widget) || qobject_cast<const QAbstractSlider *>(widget))
        return !QString(widget->metaObject()->className()).contains("ScrollBar");
    return widget->focusPolicy() & Qt::TabFocus;
}

// By its own measure, not by the hint: a hint may be older than the font.
bool showsItsWords(const QAbstractButton &button)
{
    const auto *tool = qobject_cast<const QToolButton *>(&button);
    if (QString(button.metaObject()->className()).endsWith("RailButton"))
        return true; // paints its words itself, in a smaller font
    if (button.text().isEmpty() || (tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull()))
        return true;
    QString words = button.text();
    const int icon = button.icon().isNull() ? 0 : button.iconSize().width();
    return button.fontMetrics().horizontalAdvance(words.remove('&')) + icon + 2 <= button.width();
}

bool showsItsWords(const QLabel &label)
{
    if (label.text().isEmpty() || !label.pixmap().isNull())
        return true;
    if (label.wordWrap())
        return label.heightForWidth(label.width()) <= label.height() + 2;
    // One that says less when it must is allowed to be narrow.
    return label.minimumSizeHint().width() < label.sizeHint().width() || label.sizeHint().width() <= label.width();
}

} // namespace

QStringList namelessControls(const QWidget &root)
{
    QStringList nameless;
    const QList<QWidget *> widgets = root.findChildren<QWidget *>();
    for (QWidget *widget : widgets) {
        if (!widget->isVisibleTo(&root) || !isControl(widget) || isInnerPart(widget))
            continue;
        QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(widget);
        if (!interface || interface->text(QAccessible::Name).trimmed().isEmpty())
            nameless.append(path(widget, &root));
    }
    return nameless;
}

QStringList clippedTexts(const QWidget &root)
{
    QStringList clipped;
    const QList<QWidget *> widgets = root.findChildren<QWidget *>();
    for (const QWidget *widget : widgets) {
        if (!widget->isVisibleTo(&root) || (root.isVisible() && widget->visibleRegion().isEmpty()))
            continue;
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const auto *label = qobject_cast<const QLabel *>(widget);
        const bool tooNarrow = widget->width() < widget->minimumSizeHint().width();
        if (tooNarrow
            && ((button && !button->text().isEmpty() && !showsItsWords(*button))
                || (label && !label->text().isEmpty() && !label->wordWrap())))
            clipped.append(path(widget, &root) + ": too narrow");
        else if ((button && !showsItsWords(*button)) || (label && !showsItsWords(*label)))
            clipped.append(path(widget, &root) + ": " + (button ? button->text() : label->text()));
    }
    return clipped;
}

QStringList overlaps(const QWidget &root)
{
    QStringList found;
    const QList<QWidget *> widgets = root.findChildren<QWidget *>();
    for (const QWidget *widget : widgets) {
        if (!widget->isVisibleTo(&root) || widget->visibleRegion().isEmpty() || !widget->parentWidget() || widget->isWindow()
            || !(isControl(widget) || qobject_cast<const QLabel *>(widget)))
            continue;
        const QList<QWidget *> others = widget->parentWidget()->findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
        for (const QWidget *other : others) {
            const bool solid = isControl(other) || qobject_cast<const QLabel *>(other);
            if (other == widget || (solid && other < widget) || other->visibleRegion().isEmpty() || other->isWindow()
                || !other->isVisibleTo(&root) || isInnerPart(other) || isInnerPart(widget))
                continue;
            const QRect both = widget->geometry() & other->geometry();
            if (both.width() > 1 && both.height() > 1)
                found.append(
                    path(widget, &root)
                    + QString(" (%1, %2, %3 x %4) over ").arg(widget->x()).arg(widget->y()).arg(widget->width()).arg(widget->height())
                    + path(other, &root)
                    + QString(" (%1, %2, %3 x %4)").arg(other->x()).arg(other->y()).arg(other->width()).arg(other->height()));
        }
    }
    return found;
}

QString screenshot(QWidget &widget, const QString &name)
{
    const QString folder = qEnvironmentVariable("MUSTER_SCREENSHOTS");
    if (folder.isEmpty() || !QDir().mkpath(folder))
        return {};
    const QString file = QDir(folder).filePath(name + ".png");
    return widget.grab().save(file) ? file : QString();
}

void finishWork()
{
    const auto goesOn = [] {
        const QWidgetList tops = QApplication::topLevelWidgets();
        return std::any_of(tops.begin(), tops.end(), [](const QWidget *top) { return top->objectName() == "quietProgress"; });
    };
    [[maybe_unused]] const bool ended = QTest::qWaitFor([&goesOn] { return !goesOn(); }, 60000);
    settle();
}

void settle()
{
    for (int round = 0; round < 4; ++round) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
}

} // namespace muster::test
