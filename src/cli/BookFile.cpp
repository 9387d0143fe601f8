// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/BookFile.h"

#include "archive/ArchiveReader.h"
#include "archive/SafeFile.h"
#include "documents/exchange/ForeignFile.h"

namespace muster::cli {

base::Result<BookFile> BookFile::read(const QString &path, const QString &entry, const base::Error &missing)
{
    BookFile file;
    const auto bytes = archive::readWhole(path);
    if (!bytes)
        return bytes.error();
    QByteArray json = *bytes;
    if (archive::looksLikeZip(json)) {
        auto entries = archive::ArchiveReader().readBytes(*bytes, path);
        if (!entries)
            return entries.error();
        file.entries = std::move(*entries);
        const archive::Entry *book = archive::findEntry(file.entries, entry);
        if (!book)
            return missing;
        json = book->bytes;
    }
    base::Result<QJsonObject> object = documents::readForeignJson(json, path);
    if (!object)
        return object.error();
    file.json = std::move(*object);
    return file;
}

} // namespace muster::cli
