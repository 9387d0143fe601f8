// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/read/PlainData.h"

#include "archive/ArchiveReader.h"
#include "rules/data/GameData.h"

#include <QDir>
#include <QFile>

namespace muster::packs {

base::Result<QByteArray> plainData(const QByteArray &bytes, const QString &fileName)
{
    if (!archive::looksLikeZip(bytes))
        return bytes;
    const base::Result<archive::Entries> entries = archive::ArchiveReader().readBytes(bytes, fileName);
    if (!entries)
        return entries.error();
    if (entries->empty())
        return base::Error{"archive.empty", QT_TRANSLATE_NOOP("Message", "the archive is empty"), fileName.toStdString()};
    return entries->front().bytes;
}

std::string dataBytes(const QByteArray &bytes)
{
    std::string plain;
    plain.reserve(std::size_t(bytes.size()) + rules::DataSource::room);
    plain.append(bytes.constData(), std::size_t(bytes.size()));
    return plain;
}

bool holdsGameSystem(const QString &path)
{
    constexpr qint64 looksAt = 64 * 1024;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray beginning = file.read(looksAt);
    const QByteArray key = "\"gameSystem\"";
    for (qsizetype at = beginning.indexOf(key); at >= 0; at = beginning.indexOf(key, at + key.size()))
        if (QByteArray rest = beginning.mid(at + key.size(), 64).simplified(); rest.startsWith(": {") || rest.startsWith(":{"))
            return true;
    return false;
}

QString systemFileOf(const QString &folder)
{
    const QDir directory(folder);
    const QStringList systems = directory.entryList({"*.gst", "*.gstz"}, QDir::Files, QDir::Name);
    if (!systems.isEmpty())
        return systems.first();
    for (const QString &file : directory.entryList({"*.json"}, QDir::Files, QDir::Name))
        if (holdsGameSystem(directory.filePath(file)))
            return file;
    return {};
}

} // namespace muster::packs
