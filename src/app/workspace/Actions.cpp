// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/Actions.h"

#include "app/theme/style/Icons.h"

#include <QAction>
#include <QDir>
#include <QStandardPaths>
#include <QVariant>

namespace muster::app {

namespace {
constexpr auto reasonProperty = "musterReason";
}

void refuse(QAction *action, const QString &reason)
{
    action->setProperty(reasonProperty, reason);
    action->setEnabled(false);
    action->setToolTip(reason);
}

void allow(QAction *action)
{
    action->setProperty(reasonProperty, {});
    action->setToolTip({});
    action->setEnabled(true);
}

void allowUnless(QAction *action, const QString &reason)
{
    if (reason.isEmpty())
        allow(action);
    else
        refuse(action, reason);
}

QString reasonOf(const QAction *action)
{
    return action->isEnabled() ? QString() : action->property(reasonProperty).toString();
}

void dress(QAction *action, const QString &name, const QString &icon)
{
    action->setObjectName(name);
    if (!icon.isEmpty())
        action->setIcon(icons::icon(icon));
}

QString documentsFile(const QString &name)
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QDir(QDir(documents).exists() ? documents : QDir::homePath()).filePath(name);
}

} // namespace muster::app
