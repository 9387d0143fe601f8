// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/read/RevisionFolder.h"

#include "archive/EntryName.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

namespace muster::packs {

QString currentFolder(const QString &folder)
{
    QFile file(QDir(folder).filePath(QLatin1String(gameFileName)));
    if (!file.open(QIODevice::ReadOnly))
        return folder;
    const QString current = QJsonDocument::fromJson(file.readAll()).object().value("current").toString();
    if (current.isEmpty() || current.contains('/') || !archive::reasonAgainstName(current).empty())
        return folder;
    return QDir(folder).filePath(QStringLiteral("revisions/") + current);
}

QString gameFolderOf(const QString &folder)
{
    const QDir revisions(QDir(folder).absoluteFilePath(QStringLiteral("..")));
    const QString game = QDir::cleanPath(revisions.absoluteFilePath(QStringLiteral("..")));
    return QDir(QDir::cleanPath(revisions.path())).dirName() == QLatin1String("revisions")
            && QFile::exists(QDir(game).filePath(QLatin1String(gameFileName)))
        ? game
        : folder;
}

} // namespace muster::packs
