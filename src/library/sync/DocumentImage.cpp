// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/sync/DocumentImage.h"

#include "archive/Packed.h"
#include "library/ProblemNote.h"
#include "library/repositories/DocumentRepository.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QTimeZone>

namespace muster::library {

namespace {

// The same bytes for the same value, whichever database it came from: one gives 5 as a number with a sign, another without.
QByteArray plain(const QVariant &value)
{
    if (value.isNull())
        return "null";
    switch (value.metaType().id()) {
    case QMetaType::QByteArray:
        return value.toByteArray();
    case QMetaType::QString:
        return value.toString().toUtf8();
    default:
        return QByteArray::number(value.toDouble(), 'g', 17);
    }
}

/// A digest of several values, none of which can run into the next.
class Digest
{
public:
    Digest &operator<<(const QByteArray &bytes)
    {
        m_hash.addData(QByteArray::number(bytes.size()) + ':');
        m_hash.addData(bytes);
        return *this;
    }
    Digest &operator<<(const QVariant &value) { return *this << plain(value); }
    Digest &operator<<(const Rows &rows)
    {
        *this << QByteArray::number(rows.size());
        for (const QVariantList &row : rows) {
            for (const QVariant &value : row)
                *this << value;
        }
        return *this;
    }
    [[nodiscard]] QByteArray result() const { return m_hash.result().toHex(); }

private:
    QCryptographicHash m_hash{QCryptographicHash::Md5};
};

QString orEmpty(const QString &text)
{
    return text.isNull() ? QString("") : text;
}

QDateTime imageTime(const QVariant &value)
{
    return QDateTime::fromMSecsSinceEpoch(value.toLongLong(), QTimeZone::utc());
}

} // namespace

QByteArray digestOf(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Md5).toHex();
}

// Its id stays for ever, while another version may write the rest of it in another order.
QByteArray eventKey(const QVariantList &row)
{
    const QByteArray payload = row.value(DocumentImage::EventPayload).toByteArray();
    const QByteArray id = QJsonDocument::fromJson(payload).object().value("id").toString().toUtf8();
    return id.isEmpty() ? digestOf(payload) : id;
}

// Serials are given anew when two histories become one.
QByteArray stepKey(const QVariantList &row)
{
    return digestOf(row.value(DocumentImage::StepPayload).toByteArray()) + "@" + plain(row.value(DocumentImage::StepHappened));
}

QStringList pictureKey(const QVariantList &row)
{
    return {row.value(DocumentImage::PictureSubject).toString(), row.value(DocumentImage::PictureRole).toString()};
}

// Of a kind that only a newer Muster knows nobody here can tell what its events say: two versions of it both stay.
bool DocumentImage::hasLog() const
{
    const StoredKind *known = storedKind(kind());
    return known && known->hasLog;
}

QByteArray DocumentImage::face() const
{
    Digest digest;
    digest << head.value(Name) << archive::unpacked(content);
    const StoredKind *known = storedKind(kind());
    if (!known || known->ownNote)
        digest << (isProblemNote(head.value(Note).toString()) ? QVariant(QString()) : head.value(Note)); // counted: no word of anybody
    for (const QVariantList &event : events)
        digest << eventKey(event);
    return digest.result();
}

QByteArray DocumentImage::digest() const
{
    QVariantList known = head;
    if (known.size() > Version)
        known.removeAt(Version);
    QMap<QStringList, QVariantList> pictures; // each database has its own order of texts
    for (const QVariantList &picture : attachments)
        pictures.insert(pictureKey(picture), picture);
    Digest digest;
    digest << Rows{known} << QVariant(position) << content << QVariant(words.isNull() ? QString("") : words) << history << events
           << Rows(pictures.values());
    return digest.result();
}

StoredDocument DocumentImage::stored() const
{
    StoredDocument document;
    Record &record = document.record;
    const auto text = [this](Column column) { return head.value(column).toString(); };
    record.id = text(Id);
    record.kind = kind();
    record.name = text(Name);
    record.packId = text(PackId);
    record.packName = text(PackName);
    record.conflictOf = text(ConflictOf);
    record.created = imageTime(head.value(Created));
    record.changed = imageTime(head.value(Changed));
    record.version = version();
    document.content = archive::unpacked(content);
    document.history.position = int(position);
    for (const QVariantList &row : history) {
        HistoryStep step;
        step.serial = row.at(StepSerial).toLongLong();
        step.sentence = row.at(StepSentence).toString();
        step.author = row.at(StepAuthor).toString();
        step.payload = row.at(StepPayload).toByteArray();
        step.when = imageTime(row.at(StepHappened));
        document.history.steps.append(step);
    }
    for (const QVariantList &row : events) {
        StoredEvent event;
        event.serial = row.at(EventSerial).toLongLong();
        event.payload = row.at(EventPayload).toByteArray();
        document.events.append(event);
    }
    return document;
}

void DocumentImage::setContent(const QByteArray &plainContent)
{
    content = qCompress(plainContent, 1);
}

void DocumentImage::setEvents(const Rows &rows)
{
    events = rows;
    for (qsizetype i = 0; i < events.size(); ++i)
        events[i][EventSerial] = i + 1;
}

void DocumentImage::judge(const Record &record)
{
    head[Faction] = orEmpty(record.faction);
    head[Points] = record.points;
    head[PointsName] = orEmpty(record.pointsName);
    head[Units] = record.units;
    head[Note] = orEmpty(record.note);
    Record named = record;
    named.name = name();
    words = folded(searchedWords(named));
}

} // namespace muster::library
