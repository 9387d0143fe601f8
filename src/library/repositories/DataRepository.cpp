// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/repositories/DataRepository.h"

#include "archive/ArchiveReader.h"
#include "archive/ArchiveWriter.h"

#include "library/care/Seal.h"

#include <QCryptographicHash>
#include <QTimeZone>

#include <algorithm>

namespace muster::library {

QString DataRepository::hashOf(archive::Entries files)
{
    std::sort(files.begin(), files.end(),
              [](const archive::Entry &first, const archive::Entry &second) { return first.name < second.name; });
    QCryptographicHash sum(QCryptographicHash::Sha256);
    for (const archive::Entry &file : files) {
        sum.addData(file.name.toUtf8() + '\0' + QByteArray::number(file.bytes.size()) + '\0');
        sum.addData(file.bytes);
    }
    return QString::fromLatin1(sum.result().toHex());
}

base::Result<QString> DataRepository::put(const QString &systemId, const QString &name, const QString &revision,
                                          const archive::Entries &files, const QString &source) const
{
    archive::Entries sorted = files;
    std::sort(sorted.begin(), sorted.end(),
              [](const archive::Entry &first, const archive::Entry &second) { return first.name < second.name; });
    const QString hash = hashOf(sorted);
    const base::Result<QVariant> known = m_database.value("SELECT source FROM data_revisions WHERE hash = ?", {hash});
    if (!known)
        return known.error();
    if (known->isValid()) {
        if (source.isEmpty() && !known->toString().isEmpty()) { // what a file brought along turns out to be the real thing
            if (base::Result<void> done = m_database.execute("UPDATE data_revisions SET source = ? WHERE hash = ?", {"", hash}); !done)
                return done.error();
        }
        return hash;
    }
    const base::Result<QByteArray> packed = archive::packArchive(sorted);
    if (!packed)
        return packed.error();
    base::Result<void> done = m_database.execute(
        "INSERT INTO data_revisions (hash, system_id, name, revision, stored, files, source) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (hash) DO NOTHING",
        {hash, storable(systemId), storable(name), storable(revision), qint64(m_database.stamps().clock->now()), *packed, storable(source)});
    if (!done)
        return done.error();
    return hash;
}

base::Result<archive::Entries> DataRepository::files(const QString &hash) const
{
    const base::Result<QVariant> packed = m_database.value("SELECT files FROM data_revisions WHERE hash = ?", {hash});
    if (!packed)
        return packed.error();
    if (!packed->isValid())
        return archive::Entries();
    return archive::ArchiveReader().readBytes(packed->toByteArray(), "data " + hash.left(12));
}

base::Result<QList<DataRevision>> DataRepository::list(const QString &systemId) const
{
    const base::Result<QList<QVariantList>> rows = m_database.rows(
        "SELECT hash, system_id, name, revision, stored, source FROM data_revisions WHERE system_id = ? ORDER BY stored DESC, hash",
        {systemId});
    if (!rows)
        return rows.error();
    QList<DataRevision> revisions;
    for (const QVariantList &row : *rows)
        revisions.append({row.at(0).toString(), row.at(1).toString(), row.at(2).toString(), row.at(3).toString(),
                          QDateTime::fromMSecsSinceEpoch(row.at(4).toLongLong(), QTimeZone::utc()), row.at(5).toString()});
    return revisions;
}

base::Result<archive::Entries> DataRepository::filesOf(const QString &systemId, const QString &revision) const
{
    const base::Result<QVariant> hash = m_database.value(
        "SELECT hash FROM data_revisions WHERE system_id = ? AND revision = ? ORDER BY source, stored, hash", {systemId, revision});
    if (!hash)
        return hash.error();
    return hash->isValid() ? files(hash->toString()) : base::Result<archive::Entries>(archive::Entries());
}

} // namespace muster::library
