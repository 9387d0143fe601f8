// SPDX-License-Identifier: GPL-3.0-or-later
// What ServerExchange does when a document was changed here and at the server: nobody overwrites anybody.
#include "library/Transaction.h"
#include "library/sync/ServerExchange.h"

#include <QCoreApplication>
#include <QUuid>

#include <algorithm>

namespace muster::library {

namespace {

struct Words { Q_DECLARE_TR_FUNCTIONS(Library) };

// Ours where both have one: whoever changed a portrait saw the other one.
QList<QVariantList> allPictures(const DocumentImage &ours, const DocumentImage &theirs)
{
    QList<QVariantList> pictures = ours.attachments;
    for (const QVariantList &picture : theirs.attachments) {
        const bool known = std::any_of(ours.attachments.cbegin(), ours.attachments.cend(), [&picture](const QVariantList &own) {
            return own.at(0) == picture.at(0) && own.at(1) == picture.at(1);
        });
        if (!known)
            pictures.append(picture);
    }
    return pictures;
}

} // namespace

base::Result<void> ServerExchange::settle(const DocumentImage &ours, SyncMark mark)
{
    const base::Result<QList<DocumentImage>> found = readImages(m_server, {ours.id()});
    if (!found)
        return found.error();
    if (found->isEmpty())
        return {}; // removed this very moment; the next round sends ours
    const DocumentImage &theirs = found->first();
    const bool sentByUs = mark.sentChange != 0 && theirs.version() == mark.serverVersion + 1 && theirs.changed() == mark.sentChange;
    if (sentByUs || theirs.saysTheSameAs(ours)) {
        mark.serverVersion = theirs.version(); // it still waits, and is sent on that base
        mark.events = theirs.events.size();
        return m_replica.setMark(ours.id(), mark);
    }
    base::Result<Transaction> transaction = Transaction::begin(m_local);
    if (!transaction)
        return transaction.error();
    const base::Result<QVariant> version = m_local.value("SELECT version FROM documents WHERE id = ?", {ours.id()});
    if (!version)
        return version.error();
    if (version->toLongLong() != ours.version())
        return {}; // edited while we looked
    if (base::Result<void> done = settleHere(ours, theirs, mark); !done)
        return done;
    return transaction->commit();
}

base::Result<void> ServerExchange::settleHere(const DocumentImage &ours, const DocumentImage &theirs, const SyncMark &mark)
{
    if (ours.version() == mark.localVersion) { // only pictures or the trash: what somebody still edits comes back
        DocumentImage both = theirs;
        both.attachments = allPictures(ours, theirs);
        base::Result<void> done = takeOver(both, ours.version());
        return done && both.attachments != theirs.attachments ? m_replica.wait(ours.id()) : done;
    }
    if (ours.isCampaign() && theirs.isCampaign() && m_merge) {
        if (const std::optional<StoredDocument> merged = m_merge(theirs.stored(), ours.stored(), mark.events)) {
            DocumentImage both = theirs;
            both.take(*merged);
            both.attachments = allPictures(ours, theirs);
            base::Result<void> done = takeOver(both, ours.version());
            return done ? m_replica.wait(ours.id()) : done;
        }
    }
    return keepBoth(ours, theirs);
}

base::Result<void> ServerExchange::keepBoth(const DocumentImage &ours, const DocumentImage &theirs)
{
    DocumentImage copy = ours;
    copy.head[DocumentImage::Id] = QUuid::createUuid().toString(QUuid::WithoutBraces);
    copy.head[DocumentImage::Name] = Words::tr("%1 (my version)").arg(ours.name());
    copy.head[DocumentImage::ConflictOf] = ours.id();
    copy.head[DocumentImage::Version] = 1;
    base::Result<void> done = writeImage(m_local, copy); // waits to be sent by itself
    if (done)
        done = m_replica.announce(copy.id());
    if (done)
        done = takeOver(theirs, ours.version());
    if (done)
        m_conflicts.append({ours.name(), ours.id(), copy.id()});
    return done;
}

} // namespace muster::library
