// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/exchange/CampaignMerge.h"

#include "archive/ArchiveReader.h"
#include "documents/campaign/CampaignDocument.h"
#include "documents/exchange/ForeignFile.h"
#include "library/sql/Transaction.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

namespace muster::documents {

namespace {

struct CampaignMergeWords
{
    Q_DECLARE_TR_FUNCTIONS(Exchange)
};

/// A campaign as a file has it.
struct BookFile
{
    campaign::Campaign campaign;
    QList<library::Attachment> pictures;
    ImportReport report;
};

base::Result<BookFile> readBook(const QString &path)
{
    const base::Result<QByteArray> bytes = archive::readWhole(path);
    if (!bytes)
        return bytes.error();
    BookFile book;
    book.report.file = path;
    QByteArray content = *bytes;
    if (archive::looksLikeZip(content)) {
        const base::Result<archive::Entries> entries = archive::ArchiveReader().readBytes(content, path);
        if (!entries)
            return entries.error();
        const base::Result<Package> package = packageFromEntries(*entries, path, book.report);
        if (!package)
            return package.error();
        if (!package->holds(library::Kind::Campaign))
            return text::error("campaign.unreadable", base::Message(QT_TRANSLATE_NOOP("Message", "there is no campaign in this file")),
                               path);
        content = package->content;
        book.pictures = package->pictures;
    }
    const base::Result<QJsonObject> json = readForeignJson(content, path);
    if (!json)
        return json.error();
    if (const base::Result<void> fits = checkCampaignSize(*json, path); !fits)
        return fits.error();
    base::Message why;
    if (!campaign::fromJson(*json, book.campaign, &why))
        return text::error("campaign.unreadable", base::Message(QT_TRANSLATE_NOOP("Message", "The campaign cannot be read: %1."), {why}),
                           path);
    return book;
}

QString lastEntry(const campaign::Campaign &campaign, const QString &language)
{
    if (campaign.events.isEmpty())
        return {};
    const campaign::Event &last = campaign.events.last();
    const QString when = QLocale(language).toString(last.at.toLocalTime(), QLocale::ShortFormat);
    return last.by.isEmpty() ? when : QString("%1, %2").arg(last.by, when);
}

} // namespace

std::optional<OtherBook> otherBookIn(const QString &path, library::Library &library, const QString &language)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending != "muster" && ending != "json")
        return std::nullopt;
    const base::Result<BookFile> book = readBook(path);
    if (!book)
        return std::nullopt;
    const auto record = library.documents().find(book->campaign.start.id);
    if (!record || record->version == 0 || record->deleted)
        return std::nullopt;
    const base::Result<StoredCampaign> stored = CampaignDocument::load(library, record->id);
    const auto plan = stored ? campaign::comparedWith(stored->campaign, book->campaign) : base::Result<campaign::MergePlan>(stored.error());
    if (!plan)
        return std::nullopt;
    OtherBook other{*record, *plan, {}, lastEntry(stored->campaign, language), lastEntry(book->campaign, language)};
    for (const campaign::MergeConflict &conflict : plan->conflicts)
        other.contradictions.append(campaign::conflictText(conflict, stored->campaign, book->campaign, language));
    return other;
}

base::Result<Imported> mergeBook(const QString &path, library::Library &library, campaign::Whose whose)
{
    base::Result<BookFile> book = readBook(path);
    if (!book)
        return book.error();
    library.finishWriting(); // from here on the writer waits for us
    base::Result<library::Transaction> transaction = library::Transaction::begin(library.database());
    if (!transaction)
        return transaction.error();
    base::Result<StoredCampaign> stored = CampaignDocument::load(library, book->campaign.start.id);
    if (!stored)
        return stored.error();
    const auto plan = campaign::comparedWith(stored->campaign, book->campaign);
    if (!plan)
        return plan.error();
    CampaignDocument document(std::move(*stored), library);
    document.mergeWith(CampaignMergeWords::tr("Merge with %1").arg(QFileInfo(path).fileName()), book->campaign, whose);
    if (document.saveState() == SaveState::Failed)
        return document.saveError();
    for (const library::Attachment &picture : std::as_const(book->pictures)) {
        const auto known = library.attachments().get(document.record().id, picture.subject, picture.role);
        if (known && !known->bytes.isEmpty())
            continue;
        if (const base::Result<void> kept = library.attachments().put(document.record().id, picture); !kept)
            return kept.error();
    }
    if (const base::Result<void> done = transaction->commit(); !done)
        return done.error();
    book->report.notes.prepend(
        {ImportNote::Kind::Read,
         CampaignMergeWords::tr("%1: %n new (entry|entries) merged", nullptr, int(plan->fresh.size())).arg(document.name()), 0});
    return Imported{document.record(), std::move(book->report)};
}

} // namespace muster::documents
