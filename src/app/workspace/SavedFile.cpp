// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/SavedFile.h"

#include <QDesktopServices>
#include <QFileInfo>
#include <QUrl>

namespace muster::app {

Request savedFile(const QString &path)
{
    return {QString(), QStringLiteral("saved"), path, {}};
}

void openSavedFile(const QString &path)
{
    QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).absoluteFilePath()));
}

void showInFolder(const QString &path)
{
    const QFileInfo info(path);
    QDesktopServices::openUrl(QUrl::fromLocalFile(info.isDir() ? info.absoluteFilePath() : info.absolutePath()));
}

} // namespace muster::app
