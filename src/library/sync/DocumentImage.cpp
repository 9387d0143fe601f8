// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/sync/DocumentImage.h"

#include "library/DocumentRepository.h"
#include "library/Seal.h"
#include "library/Transaction.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QHash>
#include <QTimeZone>

namespace muster::library {

namespace {

struct Words { Q_DECLARE_TR_FUNCTIONS(Library) };

const QStringList headColumns{"id", "kind", "name", "pack_id", "pack_name", "system_id", "data_revision", "faction", "points", "points_name",
                              "points_limit", "verdict", "units", "note", "conflict_of", "created", "changed", "deleted", "version"};

/// A table with several rows per document. The last column is the heavy one, and tells whether a row has changed.
struct Part
{
    QString table;
    QStringList keys;
    QStringList values;
    QList<QVariantList> DocumentImage::*rows;

    [[nodiscard]] QStringList columns() const { return keys + values; }
};

const Part &part(int index)
{
    static const Part parts[] = {{"history", {"serial"}, {"sentence", "happened", "author", "payload"}, &DocumentImage::history},
                                 {"events", {"serial"}, {"payload"}, &DocumentImage::events},
                                 {"attachments", {"subject", "role"}, {"name", "media_type", "bytes"}, &DocumentImage::attachments}};
    return parts[index];
}
constexpr int partCount = 3;

QString marks(qsizetype count)
{
    return QStringList(count, "?").join(", ");
}

QVariantList rowOf(const QSqlQuery &query, int first, qsizetype count)
{
    QVariantList row;
    for (int i = 0; i < count; ++i)
        row.append(query.value(first + i));
    return row;
}

QString keyOf(const QVariantList &row, qsizetype count)
{
    QStringList key;
    for (int i = 0; i < count; ++i)
        key.append(row.at(i).toString());
    return key.join('\n');
}

QByteArray digest(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Md5).toHex();
}

// What is sealed of a row: what it does, not who did it.
QVariantList sealedRow(const Part &part, const QVariant &id, const QVariantList &row)
{
    QVariantList values{id};
    const QStringList columns = part.columns();
    for (int i = 0; i < row.size(); ++i) {
        if (columns.at(i) != "author")
            values.append(row.at(i));
    }
    return values;
}

base::Result<void> readParts(const Database &database, const QVariantList &ids, QHash<QString, DocumentImage> &images)
{
    for (int i = 0; i < partCount; ++i) {
        const QStringList columns = part(i).columns();
        base::Result<void> read = database.forEach(
            QString("SELECT document_id, %1, checksum FROM %2 WHERE document_id IN (%3) ORDER BY document_id, %4")
                .arg(columns.join(", "), part(i).table, marks(ids.size()), part(i).keys.join(", ")), ids, [&](const QSqlQuery &query) -> base::Result<void> {
                DocumentImage &image = images[query.value(0).toString()];
                const QVariantList row = rowOf(query, 1, columns.size());
                if (!sealHolds(database, part(i).table, sealedRow(part(i), query.value(0), row), query.value(int(columns.size()) + 1).toString()))
                    return damaged(database, image.name(), Words::tr("a row of %1 was changed").arg(part(i).table));
                (image.*part(i).rows).append(row);
                return {};
            });
        if (!read)
            return read;
    }
    return {};
}

// The columns of the head that are sealed, in that order.
QVariantList sealedPart(const QVariantList &head)
{
    QVariantList part;
    for (const QString &column : sealedHead())
        part.append(head.value(headColumns.indexOf(column)));
    return part;
}

base::Result<void> readContents(const Database &database, const QVariantList &ids, QHash<QString, DocumentImage> &images,
                                QHash<QString, RowCounts> &counted)
{
    return database.forEach(
        QString("SELECT c.document_id, c.position, c.content, s.folded, c.checksum, c.event_count, c.step_count, c.picture_count FROM contents c "
                "LEFT JOIN searches s ON s.document_id = c.document_id WHERE c.document_id IN (%1)").arg(marks(ids.size())), ids,
        [&](const QSqlQuery &row) -> base::Result<void> {
            DocumentImage &image = images[row.value(0).toString()];
            if (!sealHolds(database, "contents", rowOf(row, 0, 3), row.value(4).toString()))
                return damaged(database, image.name(), Words::tr("its contents were changed"));
            image.position = row.value(1).toLongLong();
            image.content = row.value(2).toByteArray();
            image.words = row.value(3).toString();
            counted.insert(row.value(0).toString(), {row.value(5).toLongLong(), row.value(6).toLongLong(), row.value(7).toLongLong()});
            return {};
        });
}

base::Result<QList<DocumentImage>> readAll(const Database &database, const QStringList &wanted)
{
    QVariantList ids;
    for (const QString &id : wanted)
        ids.append(id);
    QHash<QString, DocumentImage> images;
    QStringList found;
    base::Result<void> read = database.forEach(
        QString("SELECT %1, checksum FROM documents WHERE id IN (%2)").arg(headColumns.join(", "), marks(ids.size())), ids,
        [&](const QSqlQuery &row) -> base::Result<void> {
            found.append(row.value(0).toString());
            DocumentImage &image = images[found.last()];
            image.head = rowOf(row, 0, headColumns.size());
            const bool whole = !database.isSqlite() || row.value(int(headColumns.size())).toString() == sealOf("documents", sealedPart(image.head));
            return whole ? base::Result<void>() : base::Result<void>(damaged(database, image.name(), Words::tr("its line in the list")));
        });
    QHash<QString, RowCounts> counted;
    if (read)
        read = readContents(database, ids, images, counted);
    if (read)
        read = readParts(database, ids, images);
    if (!read)
        return read.error();
    QList<DocumentImage> result;
    for (const QString &id : std::as_const(found)) {
        const DocumentImage &image = images[id];
        const QString problem = !counted.contains(id) ? Words::tr("its contents are missing")
            : countProblem(counted.value(id), {image.events.size(), image.history.size(), image.attachments.size()});
        if (!problem.isEmpty())
            return damaged(database, image.name(), problem);
        result.append(image);
    }
    return result;
}

base::Result<QHash<QString, QByteArray>> digestsOf(const Database &database, const Part &part, const QString &id)
{
    const QString heavy = part.values.last();
    QHash<QString, QByteArray> digests;
    const base::Result<void> read = database.forEach(
        QString("SELECT %1, %2 FROM %3 WHERE document_id = ?").arg(part.keys.join(", "), database.isSqlite() ? heavy : "md5(" + heavy + ")", part.table), {id},
        [&](const QSqlQuery &row) -> base::Result<void> {
            const QByteArray last = row.value(int(part.keys.size())).toByteArray();
            digests.insert(keyOf(rowOf(row, 0, part.keys.size()), part.keys.size()), database.isSqlite() ? digest(last) : last);
            return {};
        });
    if (!read)
        return read.error();
    return digests;
}

QString upsert(const QString &table, const QStringList &keys, const QStringList &values)
{
    QStringList sets;
    for (const QString &value : values)
        sets.append(value + " = excluded." + value);
    return QString("INSERT INTO %1 (%2) VALUES (%3) ON CONFLICT (%4) DO UPDATE SET %5")
        .arg(table, (keys + values).join(", "), marks(keys.size() + values.size()), keys.join(", "), sets.join(", "));
}

QVariantList allStorable(QVariantList row)
{
    for (QVariant &value : row) {
        if (value.typeId() == QMetaType::QString && !value.isNull()) // null is not empty
            value = storable(value.toString());
    }
    return row;
}

base::Result<void> writePart(const Database &database, const Part &part, const QString &id, const QList<QVariantList> &rows)
{
    base::Result<QHash<QString, QByteArray>> there = digestsOf(database, part, id);
    if (!there)
        return there.error();
    const QString insert = upsert(part.table, QStringList{"document_id"} + part.keys, part.values + QStringList{"checksum"});
    for (const QVariantList &row : rows) {
        const QString key = keyOf(row, part.keys.size());
        const QByteArray before = there->take(key);
        if (!before.isEmpty() && before == digest(row.last().toByteArray()))
            continue;
        const QVariantList whole = allStorable(row);
        const QVariantList values = QVariantList{id} + whole + QVariantList{sealOf(part.table, sealedRow(part, id, whole))};
        if (base::Result<void> done = database.execute(insert, values); !done)
            return done;
    }
    const QString remove = QString("DELETE FROM %1 WHERE document_id = ? AND %2 = ?").arg(part.table, part.keys.join(" = ? AND "));
    for (auto gone = there->cbegin(); gone != there->cend(); ++gone) {
        QVariantList values{id};
        for (const QString &key : gone.key().split('\n'))
            values.append(part.keys.first() == "serial" ? QVariant(key.toLongLong()) : QVariant(key));
        if (base::Result<void> done = database.execute(remove, values); !done)
            return done;
    }
    return {};
}

} // namespace

base::Result<QList<DocumentImage>> readImages(const Database &database, const QStringList &ids)
{
    if (ids.isEmpty())
        return QList<DocumentImage>();
    const base::Result<Transaction> reading = Transaction::beginReading(database);
    return reading ? readAll(database, ids) : base::Result<QList<DocumentImage>>(reading.error());
}

base::Result<void> writeImage(const Database &database, const DocumentImage &image)
{
    const QString id = image.id();
    QVariantList head = allStorable(image.head);
    head.append(sealOf("documents", sealedPart(head)));
    base::Result<void> done = database.execute(upsert("documents", {"id"}, headColumns.mid(1) + QStringList{"checksum"}), head);
    QVariantList content{id, image.position, image.content};
    content += {sealOf("contents", content), image.events.size(), image.history.size(), image.attachments.size()};
    if (done)
        done = database.execute(upsert("contents", {"document_id"}, {"position", "content", "checksum", "event_count", "step_count", "picture_count"}), content);
    if (done)
        done = database.execute(upsert("searches", {"document_id"}, {"folded"}), {id, image.words.isNull() ? QString("") : image.words});
    for (int i = 0; done && i < partCount; ++i)
        done = writePart(database, part(i), id, image.*part(i).rows);
    return done;
}

bool DocumentImage::saysTheSameAs(const DocumentImage &other) const
{
    return name() == other.name() && deleted() == other.deleted() && events == other.events && qUncompress(content) == qUncompress(other.content);
}

StoredDocument DocumentImage::stored() const
{
    StoredDocument document;
    Record &record = document.record;
    const auto text = [this](Column column) { return head.value(column).toString(); };
    record.id = text(Id);
    record.kind = isCampaign() ? Kind::Campaign : Kind::Roster;
    record.name = text(Name);
    record.packId = text(PackId);
    record.packName = text(PackName);
    record.conflictOf = text(ConflictOf);
    record.created = QDateTime::fromMSecsSinceEpoch(head.value(Created).toLongLong(), QTimeZone::utc());
    record.changed = QDateTime::fromMSecsSinceEpoch(changed(), QTimeZone::utc());
    record.version = version();
    document.content = qUncompress(content);
    document.history.position = int(position);
    for (const QVariantList &row : history)
        document.history.steps.append({row.at(0).toLongLong(), row.at(1).toString(), row.at(4).toByteArray(),
                                       QDateTime::fromMSecsSinceEpoch(row.at(2).toLongLong(), QTimeZone::utc()), row.at(3).toString()});
    for (const QVariantList &row : events)
        document.events.append({row.at(0).toLongLong(), row.at(1).toByteArray()});
    return document;
}

void DocumentImage::take(const StoredDocument &document)
{
    const Record &record = document.record;
    head[Name] = record.name;
    head[Faction] = record.faction.isNull() ? QString("") : record.faction;
    head[Points] = record.points;
    head[Units] = record.units;
    head[Note] = record.note.isNull() ? QString("") : record.note;
    head[Changed] = record.changed.toMSecsSinceEpoch();
    position = document.history.position;
    content = qCompress(document.content, 1);
    words = folded(QStringList{record.name, record.faction, record.packName, record.note, record.searchText}.join('\n'));
    history.clear();
    for (const HistoryStep &step : document.history.steps)
        history.append({step.serial, step.sentence, step.when.toMSecsSinceEpoch(), step.author.isNull() ? QString("") : step.author, step.payload});
    events.clear();
    for (const StoredEvent &event : document.events)
        events.append({event.serial, event.payload});
}

} // namespace muster::library
