// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/user/KnownFolders.h"

#include "archive/SafeFile.h"
#include "logging/Categories.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

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
    if (!file.open(QIODevice::ReadOnly)) {
        if (file.exists())
            qCWarning(logging::lcPacks).noquote() << file.fileName() << "cannot be read:" << file.errorString();
        return known;
    }
    QJsonParseError mistake;
    const QJsonObject json = QJsonDocument::fromJson(file.readAll(), &mistake).object();
    if (mistake.error != QJsonParseError::NoError)
        qCWarning(logging::lcPacks).noquote() << file.fileName() << "is broken:" << mistake.errorString();
    known.m_last = json.value("last").toString();
    const QJsonObject folders = json.value("folders").toObject();
    for (auto it = folders.begin(); it != folders.end(); ++it) {
        const QJsonObject entry = it.value().toObject(); // an older Muster wrote the folder alone
        known.m_folders.insert(
            it.key(),
            {it.key(), entry.value("name").toString(), it.value().isString() ? it.value().toString() : entry.value("folder").toString()});
    }
    return known;
}

base::Result<void> KnownFolders::remember(const QString &userUnits, const KnownFolder &folder)
{
    m_folders.insert(folder.gameSystemId, folder);
    m_last = folder.folder;
    return write(userUnits);
}

base::Result<void> KnownFolders::forget(const QString &userUnits, const QString &gameSystemId)
{
    m_folders.remove(gameSystemId);
    return write(userUnits);
}

base::Result<void> KnownFolders::write(const QString &userUnits) const
{
    QJsonObject folders;
    for (const KnownFolder &each : m_folders)
        folders.insert(each.gameSystemId, QJsonObject{{"folder", each.folder}, {"name", each.name}});
    QDir().mkpath(userUnits);
    const QJsonObject json{{"last", m_last}, {"folders", folders}};
    return archive::writeSafely(filePath(userUnits), QJsonDocument(json).toJson(), archive::Replace::Yes);
}

QString KnownFolders::folderOf(const QString &gameSystemId) const
{
    const QString folder = m_folders.value(gameSystemId).folder;
    return !folder.isEmpty() && QDir(folder).exists() ? folder : QString();
}

QList<KnownFolder> KnownFolders::all() const
{
    QList<KnownFolder> folders = m_folders.values();
    std::sort(folders.begin(), folders.end(),
              [](const KnownFolder &a, const KnownFolder &b) { return a.name.localeAwareCompare(b.name) < 0; });
    return folders;
}

} // namespace muster::packs
