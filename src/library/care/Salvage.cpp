// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/care/Salvage.h"

#include "library/care/CollectionRows.h"
#include "library/care/Seal.h"
#include "library/sql/Migrations.h"
#include "library/sql/Transaction.h"
#include "library/sync/ImageTables.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QMap>
#include <QSqlRecord>

namespace muster::library {

namespace {

/// Goes through a damaged file, from whatever side it can still be read.
class Diver
{
public:
    Diver(const Database &damaged, const Database &into) : m_damaged(damaged), m_into(into) {}

    base::Result<Salvaged> run()
    {
        lookForDocuments();
        Salvaged result;
        for (auto document = m_names.cbegin(); document != m_names.cend(); ++document) {
            if (base::Result<void> done = bring(document.key(), document.value(), result); !done)
                return done.error();
        }
        for (const char *table : {"settings", "drafts", "data_revisions", "removals"}) {
            if (base::Result<void> done = copyRows(table); !done)
                return done.error();
        }
        const base::Result<int> collection = salvageCollection(m_damaged, m_into);
        if (!collection)
            return collection.error();
        result.collection = *collection;
        return result;
    }

private:
    // The table, its index and the contents each know the ids; the damage is in one of them.
    void lookForDocuments()
    {
        const auto take = [this](const QSqlQuery &row) -> base::Result<void> {
            const QString id = row.value(0).toString(), name = row.value(1).toString();
            if (!id.isEmpty() && (!m_names.contains(id) || m_names.value(id) == id))
                m_names.insert(id, name.isEmpty() ? id : name);
            return {};
        };
        for (const char *statement :
             {"SELECT id, name FROM documents NOT INDEXED", "SELECT id, name FROM documents NOT INDEXED ORDER BY rowid DESC",
              "SELECT id, '' FROM documents INDEXED BY sqlite_autoindex_documents_1", "SELECT document_id, '' FROM contents NOT INDEXED",
              "SELECT document_id, '' FROM events NOT INDEXED"})
            (void)m_damaged.forEach(statement, {}, take); // as far as it goes
    }

    base::Result<void> bring(const QString &id, const QString &name, Salvaged &result)
    {
        const base::Result<QVariant> there = m_into.value("SELECT version FROM documents WHERE id = ?", {id});
        if (!there)
            return there.error();
        base::Result<QList<DocumentImage>> images = ImageTables(m_damaged).read({id});
        bool whole = images && !images->isEmpty();
        if (!whole)
            images = ImageTables(m_damaged).readNeeded(id);
        if (!images || images->isEmpty()) {
            (there->toLongLong() > 0 ? result.older : result.lost).append(name);
            return {};
        }
        const DocumentImage &image = images->first();
        if (image.version() < there->toLongLong() || (image.version() == there->toLongLong() && !whole))
            return {};
        base::Result<Transaction> transaction = Transaction::begin(m_into);
        if (!transaction)
            return transaction.error();
        base::Result<void> done = ImageTables(m_into).write(image);
        if (done)
            done = transaction->commit();
        if (done && (!whole || image.version() > there->toLongLong()))
            (whole ? result.saved : result.withoutHistory).append(name);
        return done;
    }

    base::Result<void> copyRows(const QString &table)
    {
        QList<QVariantList> rows;
        QStringList columns;
        (void)m_damaged.forEach("SELECT * FROM " + table, {}, [&](const QSqlQuery &row) -> base::Result<void> {
            const QSqlRecord head = row.record();
            QVariantList values;
            columns.clear();
            for (int i = 0; i < head.count(); ++i) {
                columns.append(head.fieldName(i));
                values.append(row.value(i));
            }
            rows.append(values);
            return {};
        });
        // Game data are found by their checksum: what is there is right, and a damaged one is not wanted.
        const QString insert = QString("INSERT OR %1 INTO %2 (%3) VALUES (%4)")
                                   .arg(table == "data_revisions" ? "IGNORE" : "REPLACE", table, columns.join(", "),
                                        QStringList(columns.size(), "?").join(", "));
        for (const QVariantList &row : std::as_const(rows)) {
            if (base::Result<void> done = m_into.execute(insert, row); !done)
                return done;
        }
        return {};
    }

    const Database &m_damaged;
    const Database &m_into;
    QMap<QString, QString> m_names; ///< by id
};

} // namespace

base::Result<Salvaged> salvage(const QString &damagedPath, const Database &into)
{
    Address address;
    address.path = damagedPath;
    const base::Result<std::unique_ptr<Database>> damaged = Database::openReading(address);
    if (!damaged)
        return damaged.error();
    const base::Result<int> schema = schemaVersion(**damaged);
    if (!schema)
        return schema.error();
    if (*schema != currentSchema) // nothing in it tells what is whole
        return text::error("library.recover",
                           base::Message(QT_TRANSLATE_NOOP("Message", "The damaged file is of another schema; nothing is taken from it.")),
                           damagedPath);
    return Diver(**damaged, into).run();
}

} // namespace muster::library
