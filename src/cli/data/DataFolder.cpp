// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/data/DataFolder.h"

#include "archive/ArchiveReader.h"
#include "archive/SafeFile.h"
#include "packs/read/PlainData.h"
#include "packs/read/RevisionFolder.h"

#include <QCoreApplication>
#include <QDir>

namespace muster::cli {

base::Result<std::vector<rules::DataSource>> readDataFolder(const QString &folder)
{
    const QDir directory(packs::currentFolder(folder));
    if (!directory.exists())
        return base::Error{"data.no-folder", base::Message(QT_TRANSLATE_NOOP("Message", "there is no such folder")), folder.toStdString()};
    std::vector<rules::DataSource> sources;
    const QStringList files = directory.entryList({"*.gst", "*.cat", "*.gstz", "*.catz", "*.bsr", "*.json"}, QDir::Files, QDir::Name);
    for (const QString &file : files) {
        auto bytes = archive::readWhole(directory.filePath(file));
        if (!bytes)
            return bytes.error();
        if (!archive::looksLikeZip(*bytes)) {
            sources.push_back({file.toStdString(), packs::dataBytes(*bytes)});
            continue;
        }
        auto entries = archive::ArchiveReader().readBytes(*bytes, directory.filePath(file));
        if (!entries)
            return entries.error();
        for (const archive::Entry &entry : *entries) {
            const bool data = entry.name.endsWith(".gst", Qt::CaseInsensitive) || entry.name.endsWith(".cat", Qt::CaseInsensitive)
                || entry.name.endsWith(".json", Qt::CaseInsensitive);
            if (data || entries->size() == 1)
                sources.push_back({file.toStdString() + (entries->size() > 1 ? "/" + entry.name.toStdString() : std::string()),
                                   packs::dataBytes(entry.bytes)});
        }
    }
    if (sources.empty())
        return base::Error{"data.empty", base::Message(QT_TRANSLATE_NOOP("Message", "no game data in this folder")), folder.toStdString()};
    return sources;
}

} // namespace muster::cli
