// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/care/RowCheck.h"

#include "library/care/CollectionRows.h"
#include "library/care/Seal.h"
#include "library/repositories/DataRepository.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QHash>

namespace muster::library {

namespace {

struct RowCheckWords
{
    Q_DECLARE_TR_FUNCTIONS(Library)
};

/// Goes through the tables and writes down what it finds.
class Inspection
{
public:
    explicit Inspection(const Database &database) : m_database(database) {}

    QStringList run()
    {
        // In the order of the table itself: an index that has lost rows shows fewer.
        look(m_database.forEach(QString("SELECT id, name FROM documents") + wholeTable(), {},
                                [this](const QSqlQuery &row) -> base::Result<void> {
                                    m_names.insert(row.value(0).toString(), row.value(1).toString());
                                    return {};
                                }));
        look(checkTallies(m_database));
        for (const SealedTable &table : sealedTables())
            rows(table);
        for (const SealedTable &table : collectionTables())
            rows(table);
        look(checkCollectionTally(m_database));
        counts();
        data();
        return m_problems;
    }

private:
    [[nodiscard]] QString wholeTable() const { return m_database.isSqlite() ? QString(" NOT INDEXED") : QString(); }

    void look(const base::Result<void> &done)
    {
        if (!done && !m_problems.contains(text::spoken(done.error().sentence)))
            m_problems.append(text::spoken(done.error().sentence));
    }

    [[nodiscard]] QString documentOf(const QString &id) const { return m_names.contains(id) ? m_names.value(id) + " (" + id + ")" : id; }

    void rows(const SealedTable &table)
    {
        if (table.name == "documents" && !m_database.isSqlite())
            return;
        look(m_database.forEach(QString("SELECT %1, checksum FROM %2%3").arg(table.columns.join(", "), table.name, wholeTable()), {},
                                [&](const QSqlQuery &row) -> base::Result<void> {
                                    QVariantList values;
                                    for (int i = 0; i < table.columns.size(); ++i)
                                        values.append(row.value(i));
                                    if (!sealHolds(m_database, table.name, values, row.value(int(table.columns.size())).toString()))
                                        m_problems.append(
                                            RowCheckWords::tr("%1: a row of %2 is not as it was written (%3)")
                                                .arg(documentOf(values.at(0).toString()), table.name, values.at(1).toString().left(80)));
                                    return {};
                                }));
    }

    void counts()
    {
        const base::Result<QList<QVariantList>> contents = m_database.rows("SELECT document_id FROM contents" + wholeTable());
        if (!contents)
            return look(contents.error());
        QHash<QString, QString> without = m_names;
        for (const QVariantList &row : *contents) {
            without.remove(row.at(0).toString());
            look(checkCounts(m_database, row.at(0).toString()));
        }
        for (auto missing = without.cbegin(); missing != without.cend(); ++missing)
            m_problems.append(RowCheckWords::tr("%1: its contents are missing").arg(documentOf(missing.key())));
    }

    void data()
    {
        const base::Result<QList<QVariantList>> hashes = m_database.rows("SELECT hash, name, revision FROM data_revisions");
        if (!hashes)
            return look(hashes.error());
        const DataRepository repository(m_database);
        for (const QVariantList &row : *hashes) {
            const base::Result<archive::Entries> files = repository.files(row.at(0).toString());
            if (!files || DataRepository::hashOf(*files) != row.at(0).toString())
                m_problems.append(RowCheckWords::tr("the game data of %1, revision %2, are not as they were written")
                                      .arg(row.at(1).toString(), row.at(2).toString()));
        }
    }

    const Database &m_database;
    QHash<QString, QString> m_names; ///< by id
    QStringList m_problems;
};

} // namespace

base::Result<QStringList> rowProblems(const Database &database)
{
    return Inspection(database).run();
}

} // namespace muster::library
