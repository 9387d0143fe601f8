// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/repositories/Folders.h"

#include "library/repositories/NamedValues.h"

namespace muster::library {

namespace {

const QString folderPrefix = QStringLiteral("folder:");
constexpr int longestFolderName = 80;

} // namespace

base::Result<QMap<QString, QString>> Folders::all() const
{
    return namedValues(m_library.database(), QStringLiteral("settings"), folderPrefix);
}

// An empty value, not no row: what is missing at a server does not reach the copies of others.
base::Result<void> Folders::put(const QString &id, const QString &folder) const
{
    return m_library.settings().set(settingOf(id), tidy(folder));
}

QString Folders::tidy(const QString &typed)
{
    return typed.simplified().left(longestFolderName).trimmed();
}

QString Folders::settingOf(const QString &id)
{
    return folderPrefix + id;
}

} // namespace muster::library
