// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/user/UserFile.h"

#include "packs/read/JsonFile.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSaveFile>

namespace muster::packs {

UserFile::UserFile(const QString &userUnits, const QString &packId, const QString &name)
    : m_path(QDir(userUnits).filePath(packId + '/' + name)), m_kept(!userUnits.isEmpty())
{
}

base::Result<std::optional<QJsonObject>> UserFile::read() const
{
    if (!m_kept || !QFileInfo::exists(m_path))
        return std::optional<QJsonObject>();
    Findings findings;
    std::optional<QJsonObject> json = readJsonObject(m_path, m_path, findings);
    if (!json)
        return error(findings.front().sentence);
    return json;
}

base::Result<void> UserFile::write(const QJsonObject &json) const
{
    QDir().mkpath(QFileInfo(m_path).path());
    QSaveFile file(m_path);
    if (!file.open(QIODevice::WriteOnly) || file.write(QJsonDocument(json).toJson()) < 0 || !file.commit())
        return error(file.errorString());
    return {};
}

base::Error UserFile::error(base::Message sentence) const
{
    return {"user-data.file", std::move(sentence), m_path.toStdString()};
}

} // namespace muster::packs
