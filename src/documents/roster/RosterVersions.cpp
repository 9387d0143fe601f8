// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/RosterVersions.h"

#include "rules/roster/RosterReader.h"
#include "rules/roster/RosterWriter.h"
#include "text/Stamped.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace muster::documents {

namespace {

constexpr int versionFormat = 1;
const QString versionType = QStringLiteral("application/x-muster-version");

struct VersionWords
{
    Q_DECLARE_TR_FUNCTIONS(RosterVersions)
};

} // namespace

base::Result<rules::Roster> RosterVersion::roster() const
{
    auto read = rules::readRoster({xml.constData(), std::size_t(xml.size())}, name.toStdString());
    return read ? base::Result<rules::Roster>(std::move(read->roster)) : base::Result<rules::Roster>(read.error());
}

library::Attachment toAttachment(const RosterVersion &version)
{
    // The name is in the bytes as well: whoever compares versions of two computers compares these.
    QJsonObject json{{"format", versionFormat},
                     {"name", version.name},
                     {"note", version.note},
                     {"when", version.when.toUTC().toString(Qt::ISODateWithMs)},
                     {"author", version.author},
                     {"points", version.points},
                     {"pointsName", version.pointsName},
                     {"verdict", int(version.verdict)},
                     {"roster", QString::fromUtf8(version.xml)}};
    if (version.limit)
        json.insert("limit", *version.limit);
    return {version.id, versionRole, version.name, versionType, qCompress(QJsonDocument(json).toJson(QJsonDocument::Compact))};
}

std::optional<RosterVersion> toVersion(const library::Attachment &attachment)
{
    if (attachment.role != QLatin1String(versionRole) || attachment.mediaType != versionType)
        return std::nullopt;
    const QJsonObject json = QJsonDocument::fromJson(qUncompress(attachment.bytes)).object();
    if (json.value("format").toInt() != versionFormat || json.value("roster").toString().isEmpty())
        return std::nullopt;
    RosterVersion version;
    version.id = attachment.subject;
    version.name = attachment.name;
    version.note = json.value("note").toString();
    version.author = json.value("author").toString();
    version.when = QDateTime::fromString(json.value("when").toString(), Qt::ISODateWithMs).toUTC();
    version.points = json.value("points").toDouble();
    version.pointsName = json.value("pointsName").toString();
    if (json.contains("limit"))
        version.limit = json.value("limit").toDouble();
    version.verdict = library::Verdict(std::clamp(json.value("verdict").toInt(), 0, int(library::Verdict::Illegal)));
    version.xml = json.value("roster").toString().toUtf8();
    return version;
}

RosterVersions::RosterVersions(const library::Library &library, QString documentId)
    : m_library(library), m_documentId(std::move(documentId))
{
}

base::Result<std::vector<RosterVersion>> RosterVersions::all() const
{
    const auto kept = m_library.attachments().ofRole(m_documentId, versionRole);
    if (!kept)
        return kept.error();
    std::vector<RosterVersion> versions;
    for (const library::Attachment &attachment : *kept) {
        if (std::optional<RosterVersion> version = toVersion(attachment))
            versions.push_back(std::move(*version));
    }
    std::stable_sort(versions.begin(), versions.end(), [](const RosterVersion &a, const RosterVersion &b) { return a.when > b.when; });
    return versions;
}

base::Result<RosterVersion> RosterVersions::keep(RosterDocument &document, const QString &name, const QString &note) const
{
    if (!document.finishSaving())
        return document.saveError();
    const library::Record record = document.record();
    rules::Roster roster = document.roster();
    if (document.game().data && document.differences().empty())
        rules::takeSnapshot(roster, document.evaluator());
    RosterVersion version{text::freshId(m_library.stamps()),
                          name,
                          note,
                          text::now(m_library.stamps()),
                          m_library.author(),
                          record.points,
                          record.pointsName,
                          record.limit,
                          record.verdict,
                          QByteArray::fromStdString(rules::writeRoster(roster))};
    const base::Result<void> kept = put(version);
    return kept ? base::Result<RosterVersion>(std::move(version)) : base::Result<RosterVersion>(kept.error());
}

base::Result<void> RosterVersions::put(const RosterVersion &version) const
{
    m_library.finishWriting();
    return m_library.attachments().put(m_documentId, toAttachment(version));
}

base::Result<void> RosterVersions::remove(const QString &versionId) const
{
    m_library.finishWriting();
    return m_library.attachments().remove(m_documentId, versionId, versionRole);
}

RosterDocument::Answer restoreVersion(RosterDocument &document, const RosterVersion &version)
{
    base::Result<rules::Roster> kept = version.roster();
    if (!kept)
        return kept.error();
    rules::Roster roster = std::move(*kept);
    roster.id = document.roster().id;
    roster.name = document.roster().name;
    document.replace(VersionWords::tr("Back to “%1”").arg(version.name), std::move(roster));
    return std::string();
}

} // namespace muster::documents
