// SPDX-License-Identifier: GPL-3.0-or-later
// What ServerExchange does when a document was changed here and at the server: nobody overwrites anybody.
#include "library/sync/ServerExchange.h"

#include "text/Stamped.h"

#include <QCoreApplication>

namespace muster::library {

namespace {

struct ServerConflictWords
{
    Q_DECLARE_TR_FUNCTIONS(Library)
};

} // namespace

base::Result<void> ServerExchange::settle(const Outgoing &ours, const DocumentImage &theirs)
{
    base::Result<Transaction> transaction = Transaction::begin(m_local);
    if (!transaction)
        return transaction.error();
    const base::Result<qint64> stamp = m_replica.stampOf(ours.waiting.id);
    if (!stamp)
        return stamp.error();
    if (*stamp != ours.waiting.stamp)
        return {};                                                   // edited while we looked
    const bool setBack = theirs.version() < ours.base.serverVersion; // as in receiveOlder()
    base::Result<void> done = settleHere(*ours.image, theirs, setBack ? SyncBase() : ours.base.under(theirs));
    return done ? transaction->commit() : done;
}

// The base of what comes out is theirs: what we add to it is ours until the server has it.
base::Result<void> ServerExchange::settleHere(const DocumentImage &ours, const DocumentImage &theirs, const SyncBase &base)
{
    const MergedImage merged = mergeImages(base, theirs, ours, m_judge);
    if (merged.keepOurs) {
        const base::Result<QString> copy = keepOurs(ours);
        if (!copy)
            return copy.error();
        m_conflicts.append({ours.name(), ours.id(), *copy});
    }
    if (merged.image.digest() == ours.digest()) { // nothing new for the windows of this computer
        base::Result<void> agreed = isThereAgain(ours.id());
        return agreed ? m_replica.setBase(ours.id(), SyncBase::of(theirs)) : agreed;
    }
    base::Result<void> done = takeOver(merged.image, theirs, ours.version());
    return done && merged.image.digest() != theirs.digest() ? m_replica.wait(ours.id()) : done;
}

base::Result<QString> ServerExchange::keepOurs(const DocumentImage &ours) const
{
    DocumentImage copy = ours;
    copy.head[DocumentImage::Id] = text::freshId(m_replica.stamps());
    copy.head[DocumentImage::Name] = ServerConflictWords::tr("%1 (my version)").arg(ours.name());
    copy.head[DocumentImage::ConflictOf] = ours.id();
    copy.head[DocumentImage::Version] = 1;
    base::Result<void> done = m_here.write(copy); // waits to be sent by itself
    if (done)
        done = m_replica.announce(copy.id());
    return done ? base::Result<QString>(copy.id()) : base::Result<QString>(done.error());
}

} // namespace muster::library
