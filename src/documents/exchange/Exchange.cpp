// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/exchange/Exchange.h"

#include "archive/ArchiveReader.h"
#include "archive/ArchiveWriter.h"
#include "documents/DocumentType.h"
#include "documents/campaign/CampaignDocument.h"
#include "documents/exchange/ForeignFile.h"
#include "documents/roster/LibraryRosterStore.h"
#include "documents/roster/RosterDocument.h"
#include "documents/roster/RosterFile.h"
#include "library/StoredKind.h"
#include "library/sql/Transaction.h"
#include "logging/Note.h"
#include "packs/read/PlainData.h"
#include "text/Spoken.h"
#include "text/Stamped.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

namespace muster::documents {

namespace {

struct ExchangeWords
{
    Q_DECLARE_TR_FUNCTIONS(Exchange)
};

base::Result<QByteArray> campaignJson(library::Library &library, const QString &id)
{
    const base::Result<StoredCampaign> stored = CampaignDocument::load(library, id);
    if (!stored)
        return stored.error();
    return QJsonDocument(campaign::toJson(stored->campaign)).toJson();
}

} // namespace

base::Result<archive::Entries> dataFilesOf(const packs::Pack &pack)
{
    archive::Entries files;
    const QStringList names = QStringList{pack.manifest().systemFile} + pack.manifest().catalogueFiles;
    for (const QString &name : names) {
        const base::Result<QByteArray> bytes = archive::readWhole(pack.path(name));
        if (!bytes)
            return bytes.error();
        base::Result<QByteArray> plain = packs::plainData(*bytes, name);
        if (!plain)
            return plain.error();
        QString file = QFileInfo(name).fileName();
        if (file.endsWith('z', Qt::CaseInsensitive))
            file.chop(1);
        files.push_back({file, std::move(*plain)});
    }
    return files;
}

Exchange::Exchange(library::Library &library, const packs::PackStore *packs, QString language)
    : m_library(library), m_packs(packs), m_language(std::move(language))
{
}

// A sample of a pack is called as the library calls it, in the user's language.
static QString sampleName(const packs::Pack &pack, const QString &path, const QString &language)
{
    const QString wanted = QFileInfo(path).canonicalFilePath();
    for (const packs::Sample &sample : pack.manifest().samples) {
        if (!sample.name.isEmpty() && QFileInfo(pack.path(sample.file)).canonicalFilePath() == wanted)
            return sample.name.in(language);
    }
    return {};
}

static QString importKey(const QByteArray &bytes)
{
    return "import." + QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha1).toHex());
}

std::optional<library::Record> Exchange::same(const QString &path) const
{
    const base::Result<QByteArray> bytes = archive::readWhole(path);
    if (!bytes)
        return std::nullopt;
    const auto recordOf = [this](const QString &id) -> std::optional<library::Record> {
        const auto record = m_library.documents().find(id);
        return record && record->version > 0 && !record->deleted ? std::optional(*record) : std::nullopt;
    };
    // This very file came in once, and nobody touched the list since.
    const base::Result<QString> known = m_library.notes().get(importKey(*bytes));
    if (known && !known->isEmpty()) {
        const std::optional<library::Record> record = recordOf(known->section(' ', 0, 0));
        if (record && record->version == known->section(' ', 1).toLongLong())
            return record;
    }
    // Or it was written here.
    const base::Result<RosterFromFile> file = readRosterBytes(*bytes, path);
    const std::optional<library::Record> record = file ? recordOf(QString::fromStdString(file->roster.id)) : std::nullopt;
    if (!record)
        return std::nullopt;
    const base::Result<StoredRoster> stored = LibraryRosterStore(m_library).load(record->id);
    return stored && stored->roster == file->roster ? record : std::nullopt;
}

base::Result<Imported> Exchange::importFile(const QString &path) const
{
    const base::Result<QByteArray> bytes = archive::readWhole(path);
    if (!bytes)
        return bytes.error();
    return importBytes(*bytes, path);
}

base::Result<Imported> Exchange::importBytes(const QByteArray &bytes, const QString &path) const
{
    if (!archive::looksLikeZip(bytes))
        return looksLikeJson(bytes) && !looksLikeRosterJson(bytes) ? importLogJson(bytes, path) : importRoster(bytes, path);
    const base::Result<archive::Entries> entries = archive::ArchiveReader().readBytes(bytes, path);
    if (!entries)
        return entries.error();
    const archive::Entry *manifest = archive::findEntry(*entries, "manifest.json");
    const base::Result<QJsonObject> head = readForeignJson(manifest ? manifest->bytes : QByteArray(), path);
    const library::StoredKind *kind = head ? library::storedKind(head->value("kind").toString()) : nullptr;
    const base::Result<const DocumentType *> type = kind ? documentType(kind->kind) : base::Error();
    return type ? (*type)->bringIn(*this, bytes, *entries, path) : importRoster(bytes, path); // a .rosz has no manifest
}

base::Result<Imported> Exchange::importRoster(const QByteArray &bytes, const QString &path) const
{
    base::Result<RosterFromFile> file = readRosterBytes(bytes, path);
    if (!file)
        return file.error();
    const packs::PackPtr pack = m_packs ? m_packs->forRoster(file->roster) : nullptr;
    if (!pack)
        file->report.add(ImportNote::Kind::Unknown,
                         ExchangeWords::tr("the game %1 is not installed: the roster is kept as it is, without a verdict")
                             .arg(QString::fromStdString(file->roster.gameSystemName)));
    if (file->roster.name.empty()) {
        file->roster.name = QFileInfo(path).completeBaseName().toStdString();
        file->report.add(ImportNote::Kind::Guessed, ExchangeWords::tr("the name, from the file's name"));
    }
    if (const QString name = pack ? sampleName(*pack, path, m_language) : QString(); !name.isEmpty())
        file->roster.name = name.toStdString();
    file->roster.name = plainName(QString::fromStdString(file->roster.name)).toStdString();
    QString id = freeId(QString::fromStdString(file->roster.id));
    file->roster.id = id.toStdString();
    if (!file->package.more.isEmpty())
        file->roster.extras[manifestMark] = QJsonDocument(file->package.more).toJson(QJsonDocument::Compact).toStdString();
    base::RandomIdSource ids;
    RosterDocument document(gameOf(pack, m_language), std::move(file->roster), ids);
    LibraryRosterStore store(m_library);
    base::Result<library::Transaction> transaction = beginStoring(id);
    if (!transaction)
        return transaction.error();
    if (base::Result<void> stored = document.attach(store, id); !stored)
        return stored.error();
    if (base::Result<void> kept = keepPictures(id, file->package.pictures); !kept)
        return kept.error();
    if (base::Result<void> kept = keepData(document.roster(), file->package, file->report); !kept)
        return kept.error();
    int orphans = 0;
    for (const rules::RosterFinding &finding : document.evaluator().findings())
        orphans += finding.kind == rules::FindingKind::Orphan ? finding.count : 0;
    if (pack && orphans > 0)
        file->report.add(
            ImportNote::Kind::Unknown,
            ExchangeWords::tr("%n selection(s) that the game's data do not know; (it|they) (is|are) kept with (its|their) old values",
                              nullptr, orphans));
    if (base::Result<void> noted = m_library.notes().set(importKey(bytes),
                                                         QString("%1 %2").arg(id, QString::number(document.record().version)));
        !noted)
        return noted.error();
    if (const base::Result<void> done = transaction->commit(); !done)
        return done.error();
    return Imported{document.record(), std::move(file->report)};
}

base::Result<Imported> Exchange::importCampaign(const archive::Entries &entries, const QString &path) const
{
    ImportReport report;
    report.file = path;
    const base::Result<Package> package = packageFromEntries(entries, path, report, m_library.stamps());
    if (!package)
        return package.error();
    const base::Result<QJsonObject> json = readForeignJson(package->content, path);
    if (!json)
        return json.error();
    QJsonObject whole = *json;
    if (!package->more.isEmpty())
        whole.insert(manifestMark, package->more);
    return storeCampaign(whole, package->record.packName, std::move(report), package->pictures);
}

base::Result<Imported> Exchange::importLogJson(const QByteArray &bytes, const QString &path) const
{
    base::Result<QJsonObject> read = readForeignJson(bytes, path);
    if (!read)
        return read.error();
    QJsonObject json = std::move(*read);
    if (!json.contains("events"))
        return text::error("campaign.unreadable",
                           base::Message(QT_TRANSLATE_NOOP("Message", "This is neither a roster nor a campaign nor a battle.")), path);
    ImportReport report;
    report.file = path;
    if (json.value("kind").toString() == library::wordOf(library::Kind::Battle))
        return storeBattle(json, std::move(report));
    const packs::PackPtr pack = m_packs ? m_packs->find(json.value("system").toString()) : nullptr;
    if (pack && !json.contains("rules")) // as samples are kept: played by the rules of the game
        json["rules"] = QJsonDocument::fromJson(pack->campaignJson()).object();
    return storeCampaign(json, pack ? pack->name(m_language) : QString(), std::move(report));
}

base::Result<Imported> Exchange::storeCampaign(const QJsonObject &json, const QString &packName, ImportReport report,
                                               const QList<library::Attachment> &pictures) const
{
    if (const base::Result<void> fits = checkCampaignSize(json, report.file); !fits)
        return fits.error();
    campaign::Campaign campaign;
    base::Message why;
    if (!campaign::fromJson(json, campaign, &why))
        return text::error("campaign.unreadable", base::Message(QT_TRANSLATE_NOOP("Message", "The campaign cannot be read: %1."), {why}),
                           report.file);
    report.notes.prepend(
        {ImportNote::Kind::Read,
         ExchangeWords::tr("the campaign %1 with %2 events").arg(campaign.start.name, QString::number(campaign.events.size())), 0});
    for (const campaign::Event &event : campaign.events) {
        const auto *unread = event.as<campaign::UnknownEvent>();
        if (!unread)
            continue;
        const QString what = unread->name.isEmpty() ? unread->type : QString("%1 (%2)").arg(unread->type, unread->name);
        report.add(ImportNote::Kind::Unknown,
                   unread->why == campaign::UnknownEvent::Why::Damaged
                       ? ExchangeWords::tr("a damaged event, %1; it is kept as it is and does not count").arg(what)
                       : ExchangeWords::tr("an event of a newer version of Muster, %1; it is kept and does not count").arg(what));
    }
    QString id = freeId(campaign.start.id);
    campaign.start.id = id;
    campaign.start.name = plainName(campaign.start.name);
    CampaignDocument document(std::move(campaign), packName);
    base::Result<library::Transaction> transaction = beginStoring(id);
    if (!transaction)
        return transaction.error();
    if (base::Result<void> stored = document.attach(m_library, id); !stored)
        return stored.error();
    if (base::Result<void> kept = keepPictures(id, pictures); !kept)
        return kept.error();
    if (const base::Result<void> done = transaction->commit(); !done)
        return done.error();
    return Imported{document.record(), std::move(report)};
}

base::Result<library::Transaction> Exchange::beginStoring(QString &id) const
{
    m_library.finishWriting(); // from here on the writer waits for us
    base::Result<library::Transaction> transaction = library::Transaction::begin(m_library.database());
    if (transaction)
        id = freeId(id); // somebody may have taken it while the file was judged
    return transaction;
}

base::Result<void> Exchange::keepPictures(const QString &id, const QList<library::Attachment> &pictures) const
{
    for (const library::Attachment &picture : pictures) {
        if (base::Result<void> kept = m_library.attachments().put(id, picture); !kept)
            return kept;
    }
    return {};
}

// Data that came with a file are there for the lists that need them, and never in place of what the user has: the first ones of
// a revision stay the ones that are taken.
base::Result<void> Exchange::keepData(const rules::Roster &roster, const Package &package, ImportReport &report) const
{
    if (package.data.empty())
        return {};
    const QString system = QString::fromStdString(roster.gameSystemId), revision = package.record.dataRevision;
    if (!isPlainName(system) || !isPlainName(revision)) {
        report.add(ImportNote::Kind::Skipped,
                   ExchangeWords::tr("the game data: the file does not say of which game and revision they are"));
        return {};
    }
    const QString name = package.record.packName.isEmpty() ? QString::fromStdString(roster.gameSystemName) : package.record.packName;
    const base::Result<QString> data = m_library.data().put(system, name, revision, package.data, library::DataRepository::fromFile);
    return data ? base::Result<void>() : base::Result<void>(data.error());
}

QString Exchange::freeId(const QString &wanted) const
{
    const base::Result<qint64> version = m_library.documents().version(wanted);
    return isPlainId(wanted) && version && *version == 0 ? wanted : text::freshId(m_library.stamps());
}

base::Result<void> Exchange::exportFile(const QString &id, const QString &path, archive::Replace replace, bool withData) const
{
    const base::Result<library::StoredDocument> stored = m_library.documents().load(id);
    if (!stored)
        return stored.error();
    const base::Result<const DocumentType *> type = documentType(stored->record.kind);
    if (!type)
        return type.error();
    base::Result<QList<library::Attachment>> pictures = m_library.attachments().all(id);
    if (!pictures)
        return pictures.error();
    Package package{stored->record, stored->content, std::move(*pictures), {}, {}};
    if (withData) {
        const packs::PackPtr pack = m_packs ? m_packs->find(stored->record.packId) : nullptr;
        if (!pack)
            return text::error("export.data",
                               base::Message(QT_TRANSLATE_NOOP("Message", "The data of %1 are not installed and cannot be packed."),
                                             {stored->record.packName}),
                               path);
        base::Result<archive::Entries> files = dataFilesOf(*pack);
        if (!files)
            return files.error();
        package.data = std::move(*files);
    }
    return (*type)->takeOut(*this, package, path, replace);
}

base::Result<void> Exchange::exportRoster(const Package &package, const QString &path, archive::Replace replace) const
{
    const base::Result<StoredRoster> roster = LibraryRosterStore(m_library).load(package.record.id);
    if (!roster)
        return roster.error();
    return writeRosterFile(path, roster->roster, replace, package);
}

base::Result<void> Exchange::exportCampaign(Package package, const QString &path, archive::Replace replace) const
{
    if (QFileInfo(path).suffix().toLower() != "muster")
        return text::error("file.ending", base::Message(QT_TRANSLATE_NOOP("Message", "A campaign is written as .muster.")), path);
    base::Result<QByteArray> json = campaignJson(m_library, package.record.id);
    if (!json)
        return json.error();
    package.content = std::move(*json);
    package.more = QJsonDocument::fromJson(package.content).object().value(manifestMark).toObject();
    return archive::writeArchive(path, packageEntries(package), replace);
}

} // namespace muster::documents
