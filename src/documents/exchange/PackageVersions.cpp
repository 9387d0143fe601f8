// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/exchange/PackageVersions.h"

#include "documents/exchange/ForeignFile.h"
#include "documents/roster/RosterVersions.h"
#include "rules/roster/RosterWriter.h"
#include "text/Stamped.h"

#include <QCoreApplication>
#include <QJsonObject>

namespace muster::documents {

namespace {

constexpr int mostVersions = 200;
constexpr qsizetype longestNote = 10'000; ///< characters

struct PackageVersionWords
{
    Q_DECLARE_TR_FUNCTIONS(Package)
};

QList<RosterVersion> versionsOf(const QList<library::Attachment> &attachments)
{
    QList<RosterVersion> versions;
    for (const library::Attachment &attachment : attachments) {
        if (std::optional<RosterVersion> version = toVersion(attachment))
            versions.append(std::move(*version));
    }
    return versions;
}

QString versionFile(int index)
{
    return QString("versions/%1.ros").arg(index + 1, 4, 10, QChar('0'));
}

RosterVersion versionFrom(const QJsonObject &json, const rules::Roster &roster, const base::Stamps &stamps)
{
    RosterVersion version;
    version.id = json.value("id").toString();
    version.name = plainName(json.value("name").toString());
    version.note = json.value("note").toString().left(longestNote);
    version.when = QDateTime::fromString(json.value("when").toString(), Qt::ISODateWithMs).toUTC();
    if (!version.when.isValid())
        version.when = text::now(stamps);
    version.author = plainName(json.value("author").toString());
    version.points = json.value("points").toDouble();
    version.pointsName = plainName(json.value("pointsName").toString());
    if (json.contains("limit"))
        version.limit = json.value("limit").toDouble();
    if (json.contains("legal"))
        version.verdict = json.value("legal").toBool() ? library::Verdict::Legal : library::Verdict::Illegal;
    version.xml = QByteArray::fromStdString(rules::writeRoster(roster));
    return version;
}

} // namespace

bool isVersion(const library::Attachment &attachment)
{
    return attachment.role == QLatin1String(versionRole);
}

QJsonArray versionsInManifest(const QList<library::Attachment> &attachments)
{
    QJsonArray array;
    const QList<RosterVersion> versions = versionsOf(attachments);
    for (int i = 0; i < versions.size(); ++i) {
        const RosterVersion &version = versions.at(i);
        QJsonObject json{{"file", versionFile(i)},
                         {"id", version.id},
                         {"name", version.name},
                         {"note", version.note},
                         {"when", version.when.toUTC().toString(Qt::ISODateWithMs)},
                         {"author", version.author},
                         {"points", version.points},
                         {"pointsName", version.pointsName}};
        if (version.limit)
            json.insert("limit", *version.limit);
        if (version.verdict != library::Verdict::Unknown)
            json.insert("legal", version.verdict == library::Verdict::Legal);
        array.append(json);
    }
    return array;
}

archive::Entries versionEntries(const QList<library::Attachment> &attachments)
{
    archive::Entries entries;
    const QList<RosterVersion> versions = versionsOf(attachments);
    for (int i = 0; i < versions.size(); ++i)
        entries.push_back({versionFile(i), versions.at(i).xml});
    return entries;
}

void readVersions(const QJsonArray &manifest, const archive::Entries &entries, QList<library::Attachment> &attachments, QSet<QString> &used,
                  ImportReport &report, const base::Stamps &stamps)
{
    QSet<QString> seen;
    int read = 0;
    for (const QJsonValue &value : manifest) {
        const QJsonObject json = value.toObject();
        const QString file = json.value("file").toString(), id = json.value("id").toString();
        const archive::Entry *entry = archive::findEntry(entries, file);
        used.insert(file);
        RosterVersion raw;
        raw.name = file;
        raw.xml = entry ? entry->bytes : QByteArray();
        const base::Result<rules::Roster> roster = raw.roster();
        if (!entry || !roster || !isPlainId(id) || seen.contains(id) || read >= mostVersions) {
            report.add(ImportNote::Kind::Skipped,
                       PackageVersionWords::tr("the version “%1” cannot be read").arg(plainName(json.value("name").toString())));
            continue;
        }
        seen.insert(id);
        ++read;
        attachments.append(toAttachment(versionFrom(json, *roster, stamps)));
    }
    if (read > 0)
        report.add(ImportNote::Kind::Read, PackageVersionWords::tr("%n version(s) of the list", nullptr, read));
}

} // namespace muster::documents
