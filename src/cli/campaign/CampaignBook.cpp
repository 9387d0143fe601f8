// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/campaign/CampaignBook.h"

#include "archive/ArchiveWriter.h"
#include "archive/SafeFile.h"
#include "cli/BookFile.h"
#include "cli/library/StoredName.h"
#include "documents/campaign/CampaignDocument.h"
#include "documents/exchange/ForeignFile.h"
#include "documents/exchange/Package.h"
#include "library/Author.h"
#include "library/Library.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>

namespace muster::cli {

namespace {

using base::Error;

const QString entryName = QStringLiteral("campaign.json");

base::Result<QJsonObject> parseJson(const QByteArray &bytes, const QString &path)
{
    QJsonParseError parsed;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &parsed);
    if (parsed.error != QJsonParseError::NoError) {
        const auto line = bytes.left(parsed.offset).count('\n') + 1;
        return text::error("json.syntax", base::Message(QT_TRANSLATE_NOOP("Message", "line %1: %2"), {line, parsed.errorString()}), path);
    }
    if (!document.isObject())
        return text::error("json.syntax", base::Message(QT_TRANSLATE_NOOP("Message", "the file holds no JSON object")), path);
    return document.object();
}

/// A campaign file as it was read.
struct CampaignFile
{
    campaign::Campaign campaign;
    archive::Entries entries; ///< of an archive
};

base::Result<CampaignFile> readCampaignFile(const QString &path)
{
    const base::Message none(QT_TRANSLATE_NOOP("Message", "there is no campaign in this file"));
    base::Result<BookFile> book = BookFile::read(path, entryName, text::error("campaign.missing", none, path));
    if (!book)
        return book.error();
    if (const auto fits = documents::checkCampaignSize(book->json, path); !fits)
        return fits.error();
    CampaignFile file{{}, std::move(book->entries)};
    base::Message why;
    if (!campaign::fromJson(book->json, file.campaign, &why))
        return text::error("campaign.damaged", why, path);
    return file;
}

documents::Package packageOf(const campaign::Campaign &campaign)
{
    documents::Package package;
    package.record.kind = library::Kind::Campaign;
    package.record.id = campaign.start.id;
    package.record.name = campaign.start.name;
    package.record.packId = package.record.packName = campaign.start.system;
    package.record.created = package.record.changed = campaign.start.created;
    return package;
}

base::Result<QString> findInLibrary(const library::Library &library, const QString &name)
{
    return storedId(
        library, library::Kind::Campaign, name,
        text::error("campaign.unknown",
                    base::Message(QT_TRANSLATE_NOOP("Message", "there is no such file and no such campaign in the library")), name),
        text::error("campaign.several",
                    base::Message(QT_TRANSLATE_NOOP("Message", "several campaigns of the library have this name; give the id")), name));
}

} // namespace

CampaignBook::CampaignBook() = default;
CampaignBook::~CampaignBook() = default;
CampaignBook::CampaignBook(CampaignBook &&) noexcept = default;

bool CampaignBook::isCampaignFile(const QString &path)
{
    if (!path.endsWith(".json") && !path.endsWith(".muster"))
        return false;
    const auto file = readCampaignFile(path);
    // What is too large or damaged is refused with that reason, not for being no roster.
    return file.ok() || file.error().code == "campaign.size" || file.error().code == "json.size" || file.error().code == "json.damaged";
}

base::Result<CampaignBook> CampaignBook::open(const QString &name, const Context &context)
{
    CampaignBook book;
    if (QFileInfo(name).isFile()) {
        auto file = readCampaignFile(name);
        if (!file)
            return file.error();
        book.m_campaign = std::move(file->campaign);
        book.m_entries = std::move(file->entries);
        book.m_file = book.m_place = name;
        return book;
    }
    if (name.endsWith(".muster") || name.endsWith(".json"))
        return text::error("file.missing", base::Message(QT_TRANSLATE_NOOP("Message", "there is no such file")), name);
    auto library = library::Library::open(context.library);
    if (!library)
        return library.error();
    book.m_library = std::move(*library);
    const auto id = findInLibrary(*book.m_library, name);
    if (!id)
        return id.error();
    auto stored = documents::CampaignDocument::load(*book.m_library, *id);
    if (!stored)
        return stored.error();
    book.m_campaign = stored->campaign;
    book.m_place = name;
    book.m_document = std::make_unique<documents::CampaignDocument>(std::move(*stored), *book.m_library);
    return book;
}

base::Result<CampaignBook> CampaignBook::create(campaign::Campaign campaign, const QString &file, bool force, const QString &packName,
                                                const Context &context)
{
    CampaignBook book;
    book.m_campaign = std::move(campaign);
    if (!file.isEmpty()) {
        book.m_file = book.m_place = file;
        documents::Package package = packageOf(book.m_campaign);
        package.record.packName = packName;
        book.m_entries = documents::packageEntries(package); // as the library writes its exports
        if (const auto written = book.writeFile(force); !written)
            return written.error();
        return book;
    }
    auto library = library::Library::open(context.library);
    if (!library)
        return library.error();
    book.m_library = std::move(*library);
    book.m_document = std::make_unique<documents::CampaignDocument>(book.m_campaign);
    book.m_place = book.m_campaign.start.name;
    if (const auto attached = book.m_document->attach(*book.m_library, book.m_campaign.start.id); !attached)
        return attached.error();
    return book;
}

base::Result<void> CampaignBook::append(const QString &sentence, const QVector<campaign::Event> &events)
{
    if (m_document) {
        m_document->recordEvents(sentence, events);
        m_campaign = m_document->campaign();
        if (m_document->saveState() == documents::SaveState::Failed)
            return m_document->saveError();
        return {};
    }
    for (campaign::Event event : events) {
        event.by = event.by.isEmpty() ? library::authorHere() : event.by;
        m_campaign.events.append(event);
    }
    return writeFile(true);
}

base::Result<void> CampaignBook::writeFile(bool replace)
{
    const QByteArray json = QJsonDocument(campaign::toJson(m_campaign)).toJson();
    const archive::Replace mode = replace ? archive::Replace::Yes : archive::Replace::No;
    if (m_file.endsWith(".json"))
        return archive::writeSafely(m_file, json, mode);
    // Files of the first versions had no head: they get the one every other archive has.
    if (!archive::findEntry(m_entries, "manifest.json"))
        m_entries = documents::packageEntries(packageOf(m_campaign));
    // Pictures, head and whatever a newer version put there stay in the file.
    const auto campaign = std::find_if(m_entries.begin(), m_entries.end(),
                                       [](const archive::Entry &entry) { return entry.name == entryName; });
    if (campaign == m_entries.end())
        m_entries.push_back({entryName, json});
    else
        campaign->bytes = json;
    return archive::writeArchive(m_file, m_entries, mode);
}

base::Result<void> CampaignBook::writeMerged(const campaign::Campaign &merged, const CampaignBook &other, const QString &file,
                                             bool replace) const
{
    const archive::Replace mode = replace ? archive::Replace::Yes : archive::Replace::No;
    const QByteArray json = QJsonDocument(campaign::toJson(merged)).toJson();
    if (file.endsWith(".json"))
        return archive::writeSafely(file, json, mode);
    documents::ImportReport report;
    documents::Package package = packageOf(merged);
    for (const CampaignBook *book : {this, &other}) {
        const auto read = documents::packageFromEntries(book->m_entries, book->m_place, report);
        if (!read)
            continue; // plain JSON, or a file of the first versions: no pictures
        if (package.more.isEmpty())
            package.more = read->more;
        if (!read->record.packName.isEmpty())
            package.record.packName = read->record.packName;
        for (const library::Attachment &picture : read->pictures) {
            const bool there = std::any_of(package.pictures.begin(), package.pictures.end(), [&](const library::Attachment &each) {
                return each.subject == picture.subject && each.role == picture.role;
            });
            if (!there)
                package.pictures.append(picture);
        }
    }
    package.content = json;
    return archive::writeArchive(file, documents::packageEntries(package), mode);
}

base::Result<QJsonObject> readJsonFile(const QString &path)
{
    const auto bytes = archive::readWhole(path);
    if (!bytes)
        return bytes.error();
    return parseJson(*bytes, path);
}

} // namespace muster::cli
