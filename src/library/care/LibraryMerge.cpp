// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/care/LibraryMerge.h"

#include "library/repositories/Folders.h"
#include "library/sql/Transaction.h"
#include "library/sync/ImageTables.h"
#include "text/Stamped.h"

#include <QCoreApplication>

namespace muster::library {

namespace {

struct LibraryMergeWords
{
    Q_DECLARE_TR_FUNCTIONS(Library)
};

// Folders go with their documents; texts for sharing that are not there yet come along.
base::Result<void> carrySettings(const Database &from, const Database &into, const QString &where, const QString &name, const QString &as)
{
    const base::Result<QList<QVariantList>> rows = from.rows("SELECT name, value FROM settings WHERE " + where + " AND value <> ''",
                                                             {name});
    if (!rows)
        return rows.error();
    for (const QVariantList &row : *rows) {
        if (base::Result<void> done = into.execute("INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING",
                                                   {as.isEmpty() ? row.at(0).toString() : as, row.at(1)});
            !done)
            return done;
    }
    return {};
}

bool isTheSameInTheTrash(DocumentImage there, const DocumentImage &image)
{
    if (!there.deleted())
        return false;
    there.head[DocumentImage::Deleted] = image.head.value(DocumentImage::Deleted);
    return there.saysTheSameAs(image);
}

base::Result<void> mergeOne(const Database &from, const Database &into, DocumentImage image, DeletedThere deleted, MergeReport &report)
{
    const base::Result<QList<DocumentImage>> there = ImageTables(into).read({image.id()});
    if (!there)
        return there.error();
    if (!there->isEmpty() && there->first().saysTheSameAs(image)) {
        ++report.known;
        return {};
    }
    if (deleted == DeletedThere::ComesBack && !there->isEmpty() && isTheSameInTheTrash(there->first(), image)) {
        report.binned.append(image.id());
        return {};
    }
    const QString before = image.id();
    if (!there->isEmpty()) {
        image.head[DocumentImage::Id] = text::freshId(into.stamps());
        image.head[DocumentImage::Name] = LibraryMergeWords::tr("%1 (brought in)").arg(image.name());
    }
    image.head[DocumentImage::Version] = 1;
    base::Result<Transaction> transaction = Transaction::begin(into);
    if (!transaction)
        return transaction.error();
    base::Result<void> done = ImageTables(into).write(image);
    if (done)
        done = carrySettings(from, into, QStringLiteral("name = ?"), Folders::settingOf(before), Folders::settingOf(image.id()));
    if (done)
        done = transaction->commit();
    if (done) {
        ++(there->isEmpty() ? report.copied : report.renamed);
        report.ids.append(image.id());
    }
    return done;
}

} // namespace

base::Result<MergeReport> mergeLibrary(const Database &from, const Database &into, const std::function<bool(int, int)> &progress,
                                       DeletedThere deleted)
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
            if (base::Result<void> done = mergeOne(from, into, image, deleted, report); !done)
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
    base::Result<void> done = carrySettings(from, into, QStringLiteral("substr(name, 1, 15) = ?"), QStringLiteral("share.template:"), {});
    if (done)
        done = transaction->commit();
    return done ? base::Result<MergeReport>(report) : base::Result<MergeReport>(done.error());
}

} // namespace muster::library
