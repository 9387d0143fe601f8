// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/read/PlainData.h"

#include "archive/ArchiveReader.h"

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

} // namespace muster::packs
