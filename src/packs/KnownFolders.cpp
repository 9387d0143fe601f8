// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/KnownFolders.h"

#include "archive/SafeFile.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

namespace muster::packs {

namespace {

QString filePath(const QString &userUnits)
{
    return QDir(userUnits).filePath(QStringLiteral("folders.json"));
}

} // namespace

KnownFolders KnownFolders::load(const QString &userUnits)
{
    KnownFolders known;
    QFile file(filePath(userUnits));
    if (!file.open(QIODevice::ReadOnly))
        return known;
    const QJsonObject json = QJsonDocument::fromJson(file.readAll()).object();
    known.m_last = json.value("last").toString();
    const QJsonObject folders = json.value("folders").toObject();
    for (auto it = folders.begin(); it != folders.end(); ++it)
        known.m_folders.insert(it.key(), it.value().toString());
    return known;
}

base::Result<void> KnownFolders::remember(const QString &userUnits, const QString &gameSystemId, const QString &folder)
{
    m_folders.insert(gameSystemId, folder);
    m_last = folder;
    QJsonObject folders;
    for (auto it = m_folders.cbegin(); it != m_folders.cend(); ++it)
        folders.insert(it.key(), it.value());
    QDir().mkpath(userUnits);
    const QJsonObject json{{"last", m_last}, {"folders", folders}};
    return archive::writeSafely(filePath(userUnits), QJsonDocument(json).toJson(), archive::Replace::Yes);
}

QString KnownFolders::folderOf(const QString &gameSystemId) const
{
    const QString folder = m_folders.value(gameSystemId);
    return !folder.isEmpty() && QDir(folder).exists() ? folder : QString();
}

} // namespace muster::packs
