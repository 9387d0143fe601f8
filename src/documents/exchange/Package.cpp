// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/exchange/Package.h"

#include "MusterVersion.h"
#include "archive/Pictures.h"
#include "documents/DocumentType.h"
#include "documents/exchange/ForeignFile.h"
#include "documents/exchange/PackageVersions.h"
#include "library/StoredKind.h"
#include "text/Spoken.h"
#include "text/Stamped.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

namespace muster::documents {

namespace {

constexpr int format = 1;
constexpr const char *manifestName = "manifest.json";
const QSet<QString> manifestKeys{"format", "needs", "program", "kind",    "id",       "name",
                                 "note",   "game",  "created", "changed", "pictures", "versions"};
const QSet<QString> gameKeys{"pack", "name", "system", "revision"};
constexpr qsizetype mostKept = 64 * 1024; // bytes of what we do not know
const QString dataFolder = QStringLiteral("data/");

struct PackageWords
{
    Q_DECLARE_TR_FUNCTIONS(Package)
};

QString pictureName(int index, const QString &mediaType)
{
    return QString("pictures/%1.%2").arg(index + 1, 4, 10, QChar('0')).arg(mediaType == "image/jpeg" ? "jpg" : "png");
}

bool isDataFile(const QString &name)
{
    return name.startsWith(dataFolder) && (name.endsWith(".gst") || name.endsWith(".cat"));
}

// What we know counts; what we do not know stays beside it.
QJsonObject over(QJsonObject below, const QJsonObject &known)
{
    for (auto key = known.begin(); key != known.end(); ++key)
        below.insert(key.key(), key.value());
    return below;
}

QJsonObject without(QJsonObject object, const QSet<QString> &known)
{
    for (const QString &key : known)
        object.remove(key);
    return object;
}

QJsonObject unknownOf(const QJsonObject &manifest)
{
    QJsonObject more = without(manifest, manifestKeys);
    if (const QJsonObject game = without(manifest.value("game").toObject(), gameKeys); !game.isEmpty())
        more.insert("game", game);
    return more;
}

// Versions have a folder of their own.
QList<library::Attachment> picturesOf(const Package &package)
{
    QList<library::Attachment> pictures = package.pictures;
    pictures.removeIf(&isVersion);
    return pictures;
}

QJsonObject manifestOf(const Package &package)
{
    const library::Record &record = package.record;
    QJsonArray pictures;
    const QList<library::Attachment> shown = picturesOf(package);
    for (int i = 0; i < shown.size(); ++i) {
        const library::Attachment &picture = shown.at(i);
        pictures.append(QJsonObject{{"file", pictureName(i, picture.mediaType)},
                                    {"subject", picture.subject},
                                    {"role", picture.role},
                                    {"name", picture.name},
                                    {"type", picture.mediaType}});
    }
    const QJsonObject game{
        {"pack", record.packId}, {"name", record.packName}, {"system", record.systemId}, {"revision", record.dataRevision}};
    QJsonObject known{{"format", format},
                      {"program", QString("muster ") + MUSTER_VERSION},
                      {"kind", library::wordOf(record.kind)},
                      {"id", record.id},
                      {"name", record.name},
                      {"note", record.note},
                      {"game", over(package.more.value("game").toObject(), game)},
                      {"created", record.created.toUTC().toString(Qt::ISODateWithMs)},
                      {"changed", record.changed.toUTC().toString(Qt::ISODateWithMs)},
                      {"pictures", pictures}};
    if (const QJsonArray versions = versionsInManifest(package.pictures); !versions.isEmpty())
        known.insert("versions", versions);
    return over(package.more, known);
}

QDateTime timeOf(const QJsonValue &value, const base::Stamps &stamps)
{
    const QDateTime time = QDateTime::fromString(value.toString(), Qt::ISODateWithMs);
    return time.isValid() ? time.toUTC() : text::now(stamps);
}

void readHead(const QJsonObject &manifest, library::Record &record, const base::Stamps &stamps)
{
    const QJsonObject game = manifest.value("game").toObject();
    record.id = manifest.value("id").toString();
    record.name = manifest.value("name").toString();
    record.note = manifest.value("note").toString();
    record.packId = game.value("pack").toString();
    record.packName = game.value("name").toString();
    record.systemId = game.value("system").toString();
    record.dataRevision = game.value("revision").toString();
    record.created = timeOf(manifest.value("created"), stamps);
    record.changed = timeOf(manifest.value("changed"), stamps);
}

void readPictures(const QJsonObject &manifest, const archive::Entries &entries, Package &package, QSet<QString> &used, ImportReport &report)
{
    QSet<QString> places;
    const QJsonArray pictures = manifest.value("pictures").toArray();
    for (const QJsonValue &value : pictures) {
        const QJsonObject json = value.toObject();
        const QString file = json.value("file").toString();
        const archive::Entry *entry = archive::findEntry(entries, file);
        used.insert(file);
        if (!entry) {
            report.add(ImportNote::Kind::Skipped, PackageWords::tr("the picture %1 is not in the archive").arg(file));
            continue;
        }
        const QString type = pictureType(entry->bytes);
        const QString subject = json.value("subject").toString();
        const QString place = subject + "\n" + json.value("role").toString();
        if (!(subject.isEmpty() || isPlainName(subject)) || !isPlainName(json.value("role").toString())) {
            report.add(ImportNote::Kind::Skipped, PackageWords::tr("the picture %1 does not say whose it is").arg(file));
            continue;
        }
        if (const base::Message reason = type.isEmpty() ? base::Message() : archive::reasonAgainstPicture(entry->bytes); !reason.empty()) {
            report.add(ImportNote::Kind::Skipped, PackageWords::tr("the picture %1: %2").arg(file, text::spoken(reason)));
            continue;
        }
        if (type.isEmpty() || places.contains(place)) {
            report.add(ImportNote::Kind::Skipped,
                       type.isEmpty() ? PackageWords::tr("%1 is not a picture").arg(file)
                                      : PackageWords::tr("%1 is there twice").arg(file));
            continue;
        }
        places.insert(place);
        package.pictures.append({subject, json.value("role").toString(), json.value("name").toString(), type, entry->bytes});
    }
    if (!package.pictures.isEmpty())
        report.add(ImportNote::Kind::Read, PackageWords::tr("%n picture(s)", nullptr, int(package.pictures.size())));
}

} // namespace

QString pictureType(const QByteArray &bytes)
{
    if (bytes.startsWith("\x89PNG\r\n\x1a\n"))
        return "image/png";
    if (bytes.startsWith("\xff\xd8\xff"))
        return "image/jpeg";
    return {};
}

archive::Entries packageEntries(const Package &package)
{
    archive::Entries entries;
    entries.push_back({manifestName, QJsonDocument(manifestOf(package)).toJson()});
    if (const base::Result<const DocumentType *> type = documentType(package.record.kind))
        entries.push_back({(*type)->file, package.content});
    const QList<library::Attachment> pictures = picturesOf(package);
    for (int i = 0; i < pictures.size(); ++i)
        entries.push_back({pictureName(i, pictures.at(i).mediaType), pictures.at(i).bytes});
    for (const archive::Entry &version : versionEntries(package.pictures))
        entries.push_back(version);
    for (const archive::Entry &file : package.data)
        entries.push_back({dataFolder + file.name, file.bytes});
    return entries;
}

base::Result<Package> packageFromEntries(const archive::Entries &entries, const QString &fileName, ImportReport &report,
                                         const base::Stamps &stamps)
{
    const archive::Entry *head = archive::findEntry(entries, manifestName);
    const base::Result<QJsonObject> read = readForeignJson(head ? head->bytes : QByteArray(), fileName);
    const QJsonObject manifest = read ? *read : QJsonObject();
    if (manifest.isEmpty())
        return text::error("package.manifest",
                           base::Message(QT_TRANSLATE_NOOP("Message", "This is not a Muster file: it has no readable manifest.json.")),
                           fileName);
    if (const double needs = manifest.value("needs").toDouble(); needs > format)
        return text::error(
            "package.newer",
            base::Message(QT_TRANSLATE_NOOP("Message", "This file was written by a newer Muster (format %1). Update Muster to read it."),
                          {needs}),
            fileName);
    Package package;
    const library::StoredKind *kind = library::storedKind(manifest.value("kind").toString());
    if (!kind)
        return text::error("package.kind",
                           base::Message(QT_TRANSLATE_NOOP("Message",
                                                           "This file holds neither a roster nor a campaign nor a battle, but “%1”. "
                                                           "A newer version of Muster may know it."),
                                         {manifest.value("kind").toString().left(40)}),
                           fileName);
    const base::Result<const DocumentType *> type = documentType(kind->kind);
    if (!type)
        return type.error();
    package.record.kind = kind->kind;
    readHead(manifest, package.record, stamps);
    const QString contentName = (*type)->file;
    const archive::Entry *content = archive::findEntry(entries, contentName);
    if (!content)
        return text::error("package.content", base::Message(QT_TRANSLATE_NOOP("Message", "The file has no %1."), {contentName}), fileName);
    package.content = content->bytes;
    QSet<QString> used{manifestName, contentName};
    package.more = unknownOf(manifest);
    if (QJsonDocument(package.more).toJson(QJsonDocument::Compact).size() > mostKept)
        package.more = {};
    for (const QString &key : manifest.keys()) {
        if (!manifestKeys.contains(key))
            report.add(ImportNote::Kind::Unknown,
                       package.more.isEmpty()
                           ? PackageWords::tr("“%1” in the manifest, of a newer version of Muster").arg(key)
                           : PackageWords::tr("“%1” in the manifest, of a newer version of Muster; it is kept").arg(key));
    }
    readPictures(manifest, entries, package, used, report);
    readVersions(manifest.value("versions").toArray(), entries, package.pictures, used, report, stamps);
    for (const archive::Entry &entry : entries) {
        if (isDataFile(entry.name))
            package.data.push_back({entry.name.mid(dataFolder.size()), entry.bytes});
        else if (!used.contains(entry.name))
            report.add(ImportNote::Kind::Skipped, PackageWords::tr("%1 does not belong into a Muster file").arg(entry.name));
    }
    if (!package.data.empty())
        report.add(ImportNote::Kind::Read, PackageWords::tr("game data, revision %1").arg(package.record.dataRevision));
    return package;
}

} // namespace muster::documents
