// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/care/CollectionRows.h"

#include "text/Spoken.h"

#include <QCoreApplication>
#include <QSet>

namespace muster::library {

const QList<SealedTable> &collectionTables()
{
    static const QList<SealedTable> tables{
        {"collection_events", {"id", "game", "happened", "body"}},
        {"collection_photos", {"id", "game", "figures", "stage", "taken", "name", "media_type", "bytes"}}};
    return tables;
}

QString ownRows(const Database &database)
{
    return database.isSqlite() ? QStringLiteral("member = ''") : QStringLiteral("member = CURRENT_USER");
}

base::Result<void> checkCollectionTally(const Database &database)
{
    if (!database.isSqlite())
        return {};
    const base::Result<QVariantList> row = database.row(
        "SELECT (SELECT count FROM tallies WHERE name = 'collection'), count(*) FROM collection_events NOT INDEXED");
    if (!row)
        return row.error();
    if (row->at(0).isValid() && row->at(0).toLongLong() == row->at(1).toLongLong())
        return {};
    return text::error("library.damaged",
                       base::Message(QT_TRANSLATE_NOOP("Message",
                                                       "The library is damaged: %1 of %2 entries of the collection can be found. "
                                                       "It stays as it is until it is recovered."),
                                     {row->at(1).toLongLong(), row->at(0).toLongLong()}),
                       database.address().shown());
}

base::Result<int> salvageCollection(const Database &damaged, const Database &into)
{
    int saved = 0;
    for (const SealedTable &table : collectionTables()) {
        const base::Result<QList<QVariantList>> known = into.rows("SELECT id FROM " + table.name);
        if (!known)
            return known.error();
        QSet<QString> ids;
        for (const QVariantList &row : *known)
            ids.insert(row.first().toString());
        QList<QVariantList> rows;
        const QString columns = table.columns.join(", ");
        // From both ends: what lies before and behind a page that cannot be read.
        for (const char *order : {"", " ORDER BY rowid DESC"}) {
            (void)damaged.forEach(QString("SELECT %1, checksum, member FROM %2 NOT INDEXED%3").arg(columns, table.name, order), {},
                                  [&](const QSqlQuery &row) -> base::Result<void> {
                                      QVariantList values;
                                      for (int i = 0; i < table.columns.size() + 2; ++i)
                                          values.append(row.value(i));
                                      const QString seal = values.at(table.columns.size()).toString();
                                      if (!ids.contains(values.first().toString())
                                          && seal == sealOf(table.name, values.mid(0, table.columns.size()))) {
                                          ids.insert(values.first().toString());
                                          rows.append(values);
                                      }
                                      return {};
                                  });
        }
        for (const QVariantList &row : std::as_const(rows)) {
            if (base::Result<void> done = into.execute(QString("INSERT INTO %1 (%2, checksum, member) VALUES (%3)")
                                                           .arg(table.name, columns, QStringList(row.size(), "?").join(", ")),
                                                       row);
                !done)
                return done.error();
        }
        saved += int(rows.size());
    }
    return saved;
}

} // namespace muster::library
