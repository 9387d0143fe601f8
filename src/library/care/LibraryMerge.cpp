// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/care/LibraryMerge.h"

#include "library/sql/Transaction.h"
#include "library/sync/ImageTables.h"

#include <QCoreApplication>
#include <QUuid>

namespace muster::library {

namespace {

struct LibraryMergeWords
{
    Q_DECLARE_TR_FUNCTIONS(Library)
};

base::Result<void> mergeOne(const Database &into, DocumentImage image, MergeReport &report)
{
    const base::Result<QList<DocumentImage>> there = ImageTables(into).read({image.id()});
    if (!there)
        return there.error();
    if (!there->isEmpty() && there->first().saysTheSameAs(image)) {
        ++report.known;
        return {};
    }
    if (!there->isEmpty()) {
        image.head[DocumentImage::Id] = QUuid::createUuid().toString(QUuid::WithoutBraces);
        image.head[DocumentImage::Name] = LibraryMergeWords::tr("%1 (brought in)").arg(image.name());
    }
    image.head[DocumentImage::Version] = 1;
    base::Result<Transaction> transaction = Transaction::begin(into);
    if (!transaction)
        return transaction.error();
    base::Result<void> done = ImageTables(into).write(image);
    if (done)
        done = transaction->commit();
    if (done)
        ++(there->isEmpty() ? report.copied : report.renamed);
    return done;
}

} // namespace

base::Result<MergeReport> mergeLibrary(const Database &from, const Database &into, const std::function<bool(int, int)> &progress)
{
    const base::Result<QList<QVariantList>> list = from.rows("SELECT id FROM documents WHERE deleted IS NULL ORDER BY created");
    if (!list)
        return list.error();
    QStringList ids;
    for (const QVariantList &row : *list)
        ids.append(row.at(0).toString());
    MergeReport report;
    for (int i = 0; i < ids.size(); ++i) {
        if (progress && !progress(i, int(ids.size())))
            break;
        const base::Result<QList<DocumentImage>> images = ImageTables(from).read({ids.at(i)});
        if (!images)
            return images.error();
        for (const DocumentImage &image : *images) {
            if (base::Result<void> done = mergeOne(into, image, report); !done)
                return done.error();
        }
    }
    // Last: whoever stops it on the way has whole documents, and the rest when it is done again.
    if (progress && !progress(int(ids.size()), int(ids.size())))
        return report;
    base::Result<Transaction> transaction = Transaction::begin(into);
    if (!transaction)
        return transaction.error();
    const base::Result<int> carried = CollectionRepository::carry(from, into);
    if (!carried)
        return carried.error();
    report.collection = *carried;
    const base::Result<void> done = transaction->commit();
    return done ? base::Result<MergeReport>(report) : base::Result<MergeReport>(done.error());
}

} // namespace muster::library
