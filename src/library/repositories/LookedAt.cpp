// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/repositories/LookedAt.h"

#include "library/repositories/NamedValues.h"

namespace muster::library {

namespace {

const QString lookedPrefix = QStringLiteral("looked:");

} // namespace

base::Result<void> LookedAt::note(const QString &id) const
{
    const base::Result<Record> record = m_library.documents().find(id);
    if (!record)
        return record.error();
    return m_library.notes().set(lookedPrefix + id, QString::number(record->changed.toMSecsSinceEpoch()));
}

base::Result<QHash<QString, qint64>> LookedAt::all() const
{
    QHash<QString, qint64> stored;
    if (m_library.isShared() || !m_library.database().isSqlite())
        return stored;
    const base::Result<QMap<QString, QString>> noted = namedValues(m_library.database(), QStringLiteral("notes"), lookedPrefix);
    if (!noted)
        return noted.error();
    for (auto note = noted->begin(); note != noted->end(); ++note)
        stored.insert(note.key(), note.value().toLongLong());
    return stored;
}

void LookedAt::leaveOut(Records &records) const
{
    const QHash<QString, qint64> looked = all().valueOr({});
    records.removeIf([&looked](const Record &record) {
        const auto stored = looked.constFind(record.id);
        return !record.deleted && stored != looked.constEnd() && *stored == record.changed.toMSecsSinceEpoch();
    });
}

} // namespace muster::library
