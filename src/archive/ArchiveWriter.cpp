// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive/ArchiveWriter.h"

#include "archive/ArchiveReader.h"
#include "archive/EntryName.h"
#include "archive/Limits.h"
#include "text/Spoken.h"

#include <quazip.h>
#include <quazipfile.h>

#include <QBuffer>
#include <QSet>

namespace muster::archive {

namespace {

// What packs too well looks like a bomb to every careful reader, ours among them: it is stored as it is.
bool packsTooWell(const QByteArray &bytes)
{
    const Limits limits;
    return bytes.size() > limits.ratioFreeBytes && qCompress(bytes).size() < bytes.size() / limits.ratio * 2;
}

bool packEntry(QuaZip &zip, const Entry &entry)
{
    QuaZipNewInfo info(entry.name);
    info.dateTime = QDateTime(QDate(2000, 1, 1), QTime(0, 0)); // equal contents give equal archives
    info.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther);
    QuaZipFile file(&zip);
    const bool plain = packsTooWell(entry.bytes);
    if (!file.open(QIODevice::WriteOnly, info, nullptr, 0, plain ? 0 : Z_DEFLATED, plain ? 0 : Z_DEFAULT_COMPRESSION))
        return false;
    const bool whole = file.write(entry.bytes) == entry.bytes.size();
    file.close();
    return whole && file.getZipError() == ZIP_OK;
}

} // namespace

base::Result<QByteArray> packArchive(const Entries &entries)
{
    QSet<QString> names;
    for (const Entry &entry : entries) {
        base::Message reason = reasonAgainstName(entry.name);
        if (reason.empty() && names.contains(nameKey(entry.name)))
            reason = base::Message(QT_TRANSLATE_NOOP("Message", "the name %1 appears twice"), {entry.name});
        if (!reason.empty())
            return text::error("archive.name", base::Message(QT_TRANSLATE_NOOP("Message", "The archive cannot be made: %1."), {reason}));
        names.insert(nameKey(entry.name));
    }
    QBuffer buffer;
    QuaZip zip(&buffer);
    zip.setUtf8Enabled(true);
    if (!zip.open(QuaZip::mdCreate))
        return text::error("archive.create", base::Message(QT_TRANSLATE_NOOP("Message", "The archive cannot be made.")));
    for (const Entry &entry : entries) {
        if (!packEntry(zip, entry))
            return text::error("archive.create",
                               base::Message(QT_TRANSLATE_NOOP("Message", "The entry %1 cannot be packed."), {entry.name}));
    }
    zip.close();
    if (zip.getZipError() != ZIP_OK)
        return text::error("archive.create", base::Message(QT_TRANSLATE_NOOP("Message", "The archive cannot be made.")));
    return buffer.data();
}

base::Result<void> writeArchive(const QString &path, const Entries &entries, Replace replace)
{
    const base::Result<QByteArray> bytes = packArchive(entries);
    if (!bytes)
        return text::error("archive.create", bytes.error().sentence, path);
    return writeSafely(path, *bytes, replace, [&entries, &path](const QByteArray &written) -> base::Result<void> {
        const base::Result<Entries> again = ArchiveReader().readBytes(written, path);
        if (!again)
            return again.error();
        if (*again != entries)
            return text::error("file.different",
                               base::Message(QT_TRANSLATE_NOOP("Message", "The written archive differs from what was to be written.")),
                               path);
        return {};
    });
}

} // namespace muster::archive
