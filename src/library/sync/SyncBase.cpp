// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/sync/SyncBase.h"

#include "archive/Packed.h"

#include <QDataStream>
#include <QIODevice>

#include <algorithm>

namespace muster::library {

namespace {

constexpr int format = 1;

template <typename Key>
bool holdsOneOf(const QList<QByteArray> &wanted, const Rows &rows, Key key)
{
    return std::any_of(rows.cbegin(), rows.cend(), [&](const QVariantList &row) { return wanted.contains(key(row)); });
}

QList<QByteArray> without(const QList<QByteArray> &keys, const QList<QByteArray> &known)
{
    QList<QByteArray> rest;
    std::copy_if(keys.cbegin(), keys.cend(), std::back_inserter(rest), [&known](const QByteArray &key) { return !known.contains(key); });
    return rest;
}

} // namespace

SyncBase SyncBase::of(const DocumentImage &theirs)
{
    SyncBase base;
    base.serverVersion = theirs.version();
    base.deleted = theirs.deleted();
    base.known = true;
    base.name = theirs.name();
    base.conflictOf = theirs.head.value(DocumentImage::ConflictOf).toString();
    base.digest = theirs.digest();
    base.face = theirs.face();
    if (theirs.hasLog())
        base.head = archive::unpacked(theirs.content);
    for (const QVariantList &event : theirs.events)
        base.events.append(eventKey(event));
    const Rows done = theirs.doneSteps();
    for (const QVariantList &step : done)
        base.steps.append(stepKey(step));
    for (const QVariantList &picture : theirs.attachments)
        base.pictures.insert(pictureKey(picture), digestOf(picture.at(DocumentImage::PictureBytes).toByteArray()));
    return base;
}

// Events and steps are made here and nowhere else, and are stored all at once: whoever has one of those that were sent has built on
// what was sent. The others may have been taken back since, elsewhere; a step that was undone there is still in its history.
SyncBase SyncBase::under(const DocumentImage &theirs) const
{
    SyncBase pending;
    pending.unpack(sent);
    if (!pending.known)
        return *this;
    const QList<QByteArray> events = without(pending.events, this->events), steps = without(pending.steps, this->steps);
    const bool stored = theirs.digest() == pending.digest || holdsOneOf(events, theirs.events, eventKey)
        || holdsOneOf(steps, theirs.history, stepKey);
    return stored ? pending : *this;
}

QByteArray SyncBase::packed() const
{
    QByteArray bytes;
    if (!known)
        return bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_4);
    stream << qint32(format) << name << conflictOf << digest << face << head << events << steps << pictures;
    return qCompress(bytes, 1);
}

void SyncBase::unpack(const QByteArray &packed)
{
    if (packed.isEmpty())
        return;
    QByteArray bytes = archive::unpacked(packed);
    QDataStream stream(&bytes, QIODevice::ReadOnly);
    stream.setVersion(QDataStream::Qt_6_4);
    qint32 found = 0;
    stream >> found;
    if (found == format)
        stream >> name >> conflictOf >> digest >> face >> head >> events >> steps >> pictures;
    known = found == format && stream.status() == QDataStream::Ok;
}

} // namespace muster::library
