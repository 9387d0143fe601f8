// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/RosterFile.h"

#include "archive/ArchiveReader.h"
#include "archive/ArchiveWriter.h"
#include "rules/roster/RosterReader.h"
#include "rules/roster/RosterWriter.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>

#include <algorithm>

namespace muster::documents {

namespace {

struct RosterFileWords
{
    Q_DECLARE_TR_FUNCTIONS(RosterFile)
};

std::string_view view(const QByteArray &bytes)
{
    return {bytes.constData(), std::size_t(bytes.size())};
}

base::Result<RosterFromFile> fromXml(const QByteArray &xml, const QString &name, RosterFromFile file)
{
    base::Result<rules::ReadRoster> read = rules::readRoster(view(xml), name.toStdString());
    if (!read)
        return read.error();
    file.roster = std::move(read->roster);
    file.findings = std::move(read->findings);
    file.report.file = name;
    file.report.notes.prepend({ImportNote::Kind::Read,
                               RosterFileWords::tr("the roster %1 with %n selection(s)", nullptr, int(rules::selectionCount(file.roster)))
                                   .arg(QString::fromStdString(file.roster.name)),
                               0});
    for (const base::Finding &finding : file.findings)
        file.report.add(ImportNote::Kind::Unknown, text::spoken(finding.sentence), finding.line);
    return file;
}

// A .rosz has one roster; whatever else lies in it is told and left.
base::Result<RosterFromFile> fromRosz(const archive::Entries &entries, const QString &name)
{
    RosterFromFile file;
    const archive::Entry *roster = nullptr;
    for (const archive::Entry &entry : entries) {
        if (!roster && entry.name.endsWith(".ros", Qt::CaseInsensitive))
            roster = &entry;
        else
            file.report.add(ImportNote::Kind::Skipped, RosterFileWords::tr("%1 is not the roster").arg(entry.name));
    }
    const bool isGameData = std::any_of(entries.begin(), entries.end(), [](const archive::Entry &entry) {
        static const QStringList endings{".gst", ".gstz", ".cat", ".catz", ".json"};
        return std::any_of(endings.begin(), endings.end(),
                           [&entry](const QString &end) { return entry.name.endsWith(end, Qt::CaseInsensitive); });
    });
    if (!roster)
        return text::error("roster.missing",
                           isGameData ? base::Message(QT_TRANSLATE_NOOP("Message",
                                                                        "There is no roster in this archive; it looks like "
                                                                        "game data: unpack it, then open its folder with Get games."))
                                      : base::Message(QT_TRANSLATE_NOOP("Message", "There is no roster in this archive.")),
                           name);
    file.package.content = roster->bytes;
    return fromXml(roster->bytes, name, std::move(file));
}

base::Result<RosterFromFile> fromPackage(const archive::Entries &entries, const QString &name)
{
    RosterFromFile file;
    base::Result<Package> package = packageFromEntries(entries, name, file.report);
    if (!package)
        return package.error();
    if (!package->holds(library::Kind::Roster))
        return text::error("package.kind", base::Message(QT_TRANSLATE_NOOP("Message", "There is no roster in this file.")), name);
    file.package = std::move(*package);
    const QByteArray xml = file.package.content;
    return fromXml(xml, name, std::move(file));
}

// What was written must read as what was to be written.
archive::ReadBack sameRoster(const rules::Roster &roster, const QString &path)
{
    return [&roster, path](const QByteArray &written) -> base::Result<void> {
        const base::Result<RosterFromFile> again = readRosterBytes(written, path);
        if (!again)
            return again.error();
        if (rules::writeRoster(again->roster) != rules::writeRoster(roster))
            return text::error("file.different",
                               base::Message(QT_TRANSLATE_NOOP("Message", "The written roster differs from what was to be written.")),
                               path);
        return {};
    };
}

} // namespace

base::Result<RosterFromFile> readRosterBytes(const QByteArray &bytes, const QString &name)
{
    if (!archive::looksLikeZip(bytes)) {
        RosterFromFile file;
        file.package.content = bytes;
        return fromXml(bytes, name, std::move(file));
    }
    const base::Result<archive::Entries> entries = archive::ArchiveReader().readBytes(bytes, name);
    if (!entries)
        return entries.error();
    return archive::findEntry(*entries, "manifest.json") ? fromPackage(*entries, name) : fromRosz(*entries, name);
}

base::Result<RosterFromFile> readRosterFile(const QString &path)
{
    const base::Result<QByteArray> bytes = archive::readWhole(path);
    if (!bytes)
        return bytes.error();
    return readRosterBytes(*bytes, path);
}

base::Result<void> writeRosterFile(const QString &path, const rules::Roster &roster, archive::Replace replace, const Package &package)
{
    const std::string xml = rules::writeRoster(roster);
    const QByteArray bytes(xml.data(), qsizetype(xml.size()));
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == "json")
        return archive::writeSafely(path, QByteArray::fromStdString(rules::writeRosterJson(roster)), replace, sameRoster(roster, path));
    if (ending == "ros")
        return archive::writeSafely(path, bytes, replace, sameRoster(roster, path));
    archive::Entries entries;
    if (ending == "rosz") {
        entries.push_back({QFileInfo(path).completeBaseName() + ".ros", bytes});
    } else if (ending == "muster") {
        Package whole = package;
        whole.content = bytes;
        whole.record.kind = library::Kind::Roster;
        if (whole.record.name.isEmpty())
            whole.record.name = QString::fromStdString(roster.name);
        if (const auto more = roster.extras.find(manifestMark); more != roster.extras.end() && whole.more.isEmpty())
            whole.more = QJsonDocument::fromJson(QByteArray::fromStdString(more->second)).object();
        entries = packageEntries(whole);
    } else {
        return text::error("file.ending",
                           base::Message(QT_TRANSLATE_NOOP("Message", "A roster is written as .ros, .rosz, .json or .muster.")), path);
    }
    const base::Result<QByteArray> packed = archive::packArchive(entries);
    if (!packed)
        return text::error("archive.create", packed.error().sentence, path);
    return archive::writeSafely(path, *packed, replace, sameRoster(roster, path));
}

} // namespace muster::documents
