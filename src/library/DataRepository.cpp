// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/DataRepository.h"

#include "archive/ArchiveReader.h"
#include "archive/ArchiveWriter.h"

#include <QCryptographicHash>
#include <QTimeZone>

#include <algorithm>

namespace muster::library {

base::Result<QString> DataRepository::put(const QString &systemId, const QString &name, const QString &revision, const archive::Entries &files) const
{
    archive::Entries sorted = files;
    std::sort(sorted.begin(), sorted.end(), [](const archive::Entry &first, const archive::Entry &second) { return first.name < second.name; });
    QCryptographicHash sum(QCryptographicHash::Sha256);
    for (const archive::Entry &file : sorted) {
        sum.addData(file.name.toUtf8() + '\0' + QByteArray::number(file.bytes.size()) + '\0');
        sum.addData(file.bytes);
    }
    const QString hash = QString::fromLatin1(sum.result().toHex());
    const base::Result<QVariant> known = m_database.value("SELECT 1 FROM data_revisions WHERE hash = ?", {hash});
    if (!known)
        return known.error();
    if (known->isValid())
        return hash;
    const base::Result<QByteArray> packed = archive::packArchive(sorted);
    if (!packed)
        return packed.error();
    base::Result<void> done = m_database.execute(
        "INSERT INTO data_revisions (hash, system_id, name, revision, stored, files) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (hash) DO NOTHING",
        {hash, systemId, name, revision, QDateTime::currentMSecsSinceEpoch(), *packed});
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
    base::Result<QSqlQuery> rows = m_database.run(
        "SELECT hash, system_id, name, revision, stored FROM data_revisions WHERE system_id = ? ORDER BY stored DESC, hash", {systemId});
    if (!rows)
        return rows.error();
    QList<DataRevision> revisions;
    while (rows->next())
        revisions.append({rows->value(0).toString(), rows->value(1).toString(), rows->value(2).toString(), rows->value(3).toString(),
                          QDateTime::fromMSecsSinceEpoch(rows->value(4).toLongLong(), QTimeZone::utc())});
    return revisions;
}

base::Result<archive::Entries> DataRepository::filesOf(const QString &systemId, const QString &revision) const
{
    const base::Result<QVariant> hash = m_database.value(
        "SELECT hash FROM data_revisions WHERE system_id = ? AND revision = ? ORDER BY stored DESC", {systemId, revision});
    if (!hash)
        return hash.error();
    return hash->isValid() ? files(hash->toString()) : base::Result<archive::Entries>(archive::Entries());
}

} // namespace muster::library
