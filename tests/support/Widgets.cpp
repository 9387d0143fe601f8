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
    if (qobject_cast<const QAbstractButton *>(widget) || qobject_cast<const QLineEdit *>(widget)
        || qobject_cast<const QComboBox *>(widget) || qobject_cast<const QAbstractSpinBox *>(widget)
        || qobject_cast<const QAbstractSlider *>(widget))
        return !QString(widget->metaObject()->className()).contains("ScrollBar");
    return widget->focusPolicy() & Qt::TabFocus;
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
        if (!widget->isVisibleTo(&root))
            continue;
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const auto *label = qobject_cast<const QLabel *>(widget);
        const bool tooNarrow = widget->width() < widget->minimumSizeHint().width();
        if (tooNarrow && ((button && !button->text().isEmpty()) || (label && !label->text().isEmpty() && !label->wordWrap())))
            clipped.append(path(widget, &root));
    }
    return clipped;
}

QString screenshot(QWidget &widget, const QString &name)
{
    const QString folder = qEnvironmentVariable("MUSTER_SCREENSHOTS");
    if (folder.isEmpty() || !QDir().mkpath(folder))
        return {};
    const QString file = QDir(folder).filePath(name + ".png");
    return widget.grab().save(file) ? file : QString();
}

void settle()
{
    for (int round = 0; round < 4; ++round) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
}

} // namespace muster::test
