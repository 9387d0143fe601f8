// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/sync/ImageTables.h"

#include "library/care/Seal.h"
#include "library/sql/Transaction.h"

#include <QCoreApplication>

namespace muster::library {

namespace {

struct ImageTablesWords
{
    Q_DECLARE_TR_FUNCTIONS(Library)
};

struct Column
{
    QString name;
    int since = 1;          ///< schema that brought it
    QString lacking = "''"; ///< what it is before that
};

using Columns = QList<Column>;

/// A table with rows of a document, and beside what is listed here the seal of each row. The last column is the heavy one, and
/// tells whether a row has changed.
struct Table
{
    QString name;
    QString document; ///< column that names the document
    Columns keys;     ///< of a row among those of its document
    Columns values;
};

const Table &documents()
{
    // In the order of DocumentImage::Column.
    static const Table table{"documents", "id", {}, {{"kind"},          {"name"},    {"pack_id"}, {"pack_name"},   {"system_id"},
                                                     {"data_revision"}, {"faction"}, {"points"},  {"points_name"}, {"points_limit"},
                                                     {"verdict"},       {"units"},   {"note"},    {"conflict_of"}, {"created"},
                                                     {"changed"},       {"deleted"}, {"version"}, {"author", 3},   {"changed_by", 3},
                                                     {"deleted_by", 3}}};
    return table;
}

const Table &contents()
{
    static const Table table{"contents",
                             "document_id",
                             {},
                             {{"position"}, {"event_count", 3, "-1"}, {"step_count", 3, "-1"}, {"picture_count", 3, "-1"}, {"content"}}};
    return table;
}

// The only one without seals: it is made from the others.
const Table &searches()
{
    static const Table table{"searches", "document_id", {}, {{"folded"}}};
    return table;
}

constexpr int partCount = 3;

// In the order of DocumentImage::StepColumn, EventColumn and PictureColumn.
const Table &part(int index)
{
    static const Table parts[] = {{"history", "document_id", {{"serial"}}, {{"sentence"}, {"happened"}, {"author", 3}, {"payload"}}},
                                  {"events", "document_id", {{"serial"}}, {{"author", 3}, {"payload"}}},
                                  {"attachments", "document_id", {{"subject"}, {"role"}}, {{"name"}, {"media_type"}, {"bytes"}}}};
    return parts[index];
}

Rows DocumentImage::*const partRows[] = {&DocumentImage::history, &DocumentImage::events, &DocumentImage::attachments};

QString marks(qsizetype count)
{
    return QStringList(count, "?").join(", ");
}

QStringList namesOf(const Columns &columns, int schema)
{
    QStringList names;
    for (const Column &column : columns)
        names.append(column.since <= schema ? column.name : column.lacking);
    return names;
}

constexpr int sealsSince = 3;

bool isSealed(const Table &table)
{
    return &table != &searches();
}

// Document, keys, values, and the seal where there is one.
QString allOf(const Table &table, int schema)
{
    QStringList names = QStringList{table.document} + namesOf(table.keys + table.values, schema);
    if (isSealed(table))
        names.append(schema >= sealsSince ? "checksum" : "''");
    return names.join(", ");
}

// `row`: the document's id, keys and values.
QString sealFor(const Table &table, const QVariantList &row)
{
    QStringList names{table.document};
    for (const Column &column : table.keys + table.values)
        names.append(column.name);
    QVariantList sealed;
    for (const SealedTable &known : sealedTables()) {
        if (known.name != table.name)
            continue;
        for (const QString &column : known.columns)
            sealed.append(row.value(names.indexOf(column)));
    }
    return sealOf(table.name, sealed);
}

// Takes the seal off a row. At a server a row without one was written by an older program.
bool takeSeal(const Database &database, const Table &table, QVariantList &row)
{
    const QString seal = row.takeLast().toString();
    return (seal.isEmpty() && !database.isSqlite()) || seal == sealFor(table, row);
}

QVariantList storableRow(QVariantList row)
{
    for (QVariant &value : row) {
        if (value.typeId() == QMetaType::QString && !value.isNull()) // null is not empty
            value = storable(value.toString());
    }
    return row;
}

// `row`: values of keys and values, in their order.
Statement upsert(const Table &table, const QString &id, const QVariantList &row, int schema)
{
    QStringList names{table.document}, sets;
    QVariantList values{id};
    const QVariantList stored = storableRow(row);
    const Columns columns = table.keys + table.values;
    for (qsizetype i = 0; i < columns.size(); ++i) {
        if (columns.at(i).since > schema)
            continue;
        names.append(columns.at(i).name);
        values.append(stored.value(i));
        if (i >= table.keys.size())
            sets.append(names.last() + " = excluded." + names.last());
    }
    if (isSealed(table) && schema >= sealsSince) {
        names.append("checksum");
        values.append(sealFor(table, QVariantList{id} + stored));
        sets.append("checksum = excluded.checksum");
    }
    QStringList keys{table.document};
    for (const Column &key : table.keys)
        keys.append(key.name);
    return {QString("INSERT INTO %1 (%2) VALUES (%3) ON CONFLICT (%4) DO UPDATE SET %5")
                .arg(table.name, names.join(", "), marks(names.size()), keys.join(", "), sets.join(", ")),
            values};
}

QString keyName(const Table &table)
{
    QStringList names;
    for (const Column &key : table.keys)
        names.append(key.name);
    return names.join(", ");
}

Statement removal(const Table &table, const QString &id, const QStringList &key)
{
    QVariantList values{id};
    QStringList conditions{table.document + " = ?"};
    for (qsizetype i = 0; i < table.keys.size(); ++i) {
        conditions.append(table.keys.at(i).name + " = ?");
        values.append(table.keys.at(i).name == "serial" ? QVariant(key.at(i).toLongLong()) : QVariant(key.at(i)));
    }
    return {QString("DELETE FROM %1 WHERE %2").arg(table.name, conditions.join(" AND ")), values};
}

QStringList keyOf(const QVariantList &row, qsizetype first, qsizetype count)
{
    QStringList key;
    for (qsizetype i = 0; i < count; ++i)
        key.append(row.at(first + i).toString());
    return key;
}

} // namespace

Statements ImageTables::reading(const QStringList &ids) const
{
    QVariantList values;
    for (const QString &id : ids)
        values.append(id);
    Statements statements;
    const auto add = [&](const Table &table) {
        QString text = QString("SELECT %1 FROM %2 WHERE %3 IN (%4)")
                           .arg(allOf(table, m_schema), table.name, table.document, marks(ids.size()));
        if (!table.keys.isEmpty())
            text += " ORDER BY " + table.document + ", " + keyName(table);
        statements.append({text, values});
    };
    add(documents());
    add(contents());
    add(searches());
    for (int i = 0; i < partCount; ++i)
        add(part(i));
    return statements;
}

base::Result<void> ImageTables::readHeads(const Rows &rows, QStringList &found, QHash<QString, DocumentImage> &images) const
{
    for (QVariantList row : rows) {
        const QString id = row.first().toString();
        const bool whole = takeSeal(m_database, documents(), row) || !m_database.isSqlite(); // a server looks after its rows by itself
        found.append(id);
        images[id].head = storableRow(row);
        if (!whole)
            return damaged(m_database, images[id].name(), ImageTablesWords::tr("its line in the list"));
    }
    return {};
}

base::Result<void> ImageTables::readParts(const QList<Rows> &answers, qsizetype first, QHash<QString, DocumentImage> &images) const
{
    for (int i = 0; i < partCount; ++i) {
        for (QVariantList row : answers.at(first + i)) {
            DocumentImage &image = images[row.first().toString()];
            if (!takeSeal(m_database, part(i), row))
                return damaged(m_database, image.name(), ImageTablesWords::tr("a row of %1 was changed").arg(part(i).name));
            (image.*partRows[i]).append(storableRow(row.mid(1)));
        }
    }
    return {};
}

base::Result<QList<DocumentImage>> ImageTables::images(const QList<Rows> &answers, qsizetype first) const
{
    QStringList found;
    QHash<QString, DocumentImage> images;
    QHash<QString, RowCounts> counted;
    base::Result<void> read = readHeads(answers.at(first), found, images);
    for (QVariantList row : answers.at(first + 1)) {
        DocumentImage &image = images[row.first().toString()];
        if (read && !takeSeal(m_database, contents(), row))
            read = damaged(m_database, image.name(), ImageTablesWords::tr("its contents were changed"));
        image.position = row.at(1).toLongLong();
        counted.insert(row.first().toString(), {row.at(2).toLongLong(), row.at(3).toLongLong(), row.at(4).toLongLong()});
        image.content = row.at(5).toByteArray();
    }
    for (const QVariantList &row : answers.at(first + 2))
        images[row.first().toString()].words = row.at(1).toString();
    if (read)
        read = readParts(answers, first + 3, images);
    QList<DocumentImage> result;
    for (qsizetype i = 0; read && i < found.size(); ++i) {
        const DocumentImage &image = images[found.at(i)];
        const QString problem = !counted.contains(found.at(i))
            ? ImageTablesWords::tr("its contents are missing")
            : countProblem(counted.value(found.at(i)), {image.events.size(), image.history.size(), image.attachments.size()});
        if (!problem.isEmpty())
            read = damaged(m_database, image.name(), problem);
        result.append(image);
    }
    return read ? base::Result<QList<DocumentImage>>(result) : base::Result<QList<DocumentImage>>(read.error());
}

Statements ImageTables::digesting(const QString &id) const
{
    Statements statements;
    for (int i = 0; i < partCount; ++i) {
        const QString heavy = part(i).values.last().name;
        statements.append({QString("SELECT %1, %2 FROM %3 WHERE document_id = ?")
                               .arg(keyName(part(i)), m_database.isSqlite() ? heavy : "md5(" + heavy + ")", part(i).name),
                           {id}});
    }
    return statements;
}

ImageTables::Digests ImageTables::digests(const QList<Rows> &answers, qsizetype first) const
{
    Digests digests;
    for (int i = 0; i < partCount; ++i) {
        const qsizetype keys = part(i).keys.size();
        QHash<QStringList, QByteArray> rows;
        for (const QVariantList &row : answers.at(first + i)) {
            const QByteArray last = row.last().toByteArray();
            rows.insert(keyOf(row, 0, keys), m_database.isSqlite() ? digestOf(last) : last);
        }
        digests.append(rows);
    }
    return digests;
}

Statements ImageTables::writing(const DocumentImage &image, Digests there) const
{
    const QString id = image.id();
    const QVariantList content{image.position, image.events.size(), image.history.size(), image.attachments.size(), image.content};
    Statements statements{upsert(documents(), id, image.head.mid(1), m_schema), upsert(contents(), id, content, m_schema),
                          upsert(searches(), id, {image.words.isNull() ? QString("") : image.words}, m_schema)};
    for (int i = 0; i < partCount; ++i) {
        const qsizetype keys = part(i).keys.size();
        for (const QVariantList &row : image.*partRows[i]) {
            const QByteArray before = there[i].take(keyOf(row, 0, keys));
            if (before.isEmpty() || before != digestOf(row.last().toByteArray()))
                statements.append(upsert(part(i), id, row, m_schema));
        }
        for (auto gone = there.at(i).cbegin(); gone != there.at(i).cend(); ++gone)
            statements.append(removal(part(i), id, gone.key()));
    }
    return statements;
}

base::Result<QList<DocumentImage>> ImageTables::read(const QStringList &ids) const
{
    if (ids.isEmpty())
        return QList<DocumentImage>();
    if (m_database.isSqlite() || m_database.inTransaction()) {
        const base::Result<Transaction> reading = Transaction::beginReading(m_database);
        if (!reading)
            return reading.error();
        const base::Result<QList<Rows>> answers = m_database.runAll(this->reading(ids));
        return answers ? images(*answers) : base::Result<QList<DocumentImage>>(answers.error());
    }
    Transaction transaction = Transaction::adopt(m_database);
    const base::Result<QList<Rows>> answers = m_database.runAll(Statements{{"BEGIN ISOLATION LEVEL REPEATABLE READ", {}}} + reading(ids)
                                                                + Statements{{"COMMIT", {}}});
    if (!answers)
        return answers.error();
    transaction.ended();
    return images(*answers, 1);
}

base::Result<QList<DocumentImage>> ImageTables::readNeeded(const QString &id) const
{
    constexpr int contentsAnswer = 1, historyAnswer = 3, picturesAnswer = 5;
    const Statements statements = reading({id});
    QList<Rows> answers;
    for (int i = 0; i < statements.size(); ++i) {
        base::Result<QList<QVariantList>> rows = m_database.rows(statements.at(i).text, statements.at(i).values);
        if (!rows && i != historyAnswer && i != picturesAnswer)
            return rows.error();
        answers.append(rows && i != historyAnswer ? Rows(*rows) : Rows());
    }
    answers[picturesAnswer].removeIf([this](QVariantList row) { return !takeSeal(m_database, part(2), row); });
    for (QVariantList &row : answers[contentsAnswer])
        row[3] = row[4] = -1; // their steps and pictures are not counted
    base::Result<QList<DocumentImage>> found = images(answers);
    for (qsizetype i = 0; found && i < found->size(); ++i)
        (*found)[i].position = 0;
    return found;
}

base::Result<void> ImageTables::write(const DocumentImage &image) const
{
    const base::Result<QList<Rows>> there = m_database.runAll(digesting(image.id()));
    if (!there)
        return there.error();
    const base::Result<QList<Rows>> written = m_database.runAll(writing(image, digests(*there)));
    return written ? base::Result<void>() : base::Result<void>(written.error());
}

} // namespace muster::library
