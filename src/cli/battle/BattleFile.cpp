// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/battle/BattleFile.h"

#include "MusterVersion.h"
#include "archive/ArchiveReader.h"
#include "archive/ArchiveWriter.h"
#include "documents/exchange/ForeignFile.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <algorithm>

namespace muster::cli {

namespace {

const QString battleEntry = QStringLiteral("battle.json");

QByteArray headOf(const battle::Battle &battle)
{
    const battle::BattleStart &start = battle.start;
    const QJsonObject game{{"pack", start.system}, {"name", start.systemName}};
    const QString created = start.created.toUTC().toString(Qt::ISODateWithMs);
    return QJsonDocument(QJsonObject{{"format", 1},
                                     {"program", QString("muster ") + MUSTER_VERSION},
                                     {"kind", "battle"},
                                     {"id", start.id},
                                     {"name", start.name},
                                     {"game", game},
                                     {"created", created},
                                     {"changed", created}})
        .toJson();
}

void putEntry(archive::Entries &entries, const QString &name, const QByteArray &bytes)
{
    const auto there = std::find_if(entries.begin(), entries.end(), [&name](const archive::Entry &entry) { return entry.name == name; });
    if (there == entries.end())
        entries.push_back({name, bytes});
    else
        there->bytes = bytes;
}

} // namespace

base::Result<BattleFile> BattleFile::read(const QString &path)
{
    BattleFile file{path, {}, {}};
    const auto bytes = archive::readWhole(path);
    if (!bytes)
        return bytes.error();
    QByteArray json = *bytes;
    if (archive::looksLikeZip(json)) {
        auto entries = archive::ArchiveReader().readBytes(*bytes, path);
        if (!entries)
            return entries.error();
        file.entries = std::move(*entries);
        const archive::Entry *entry = archive::findEntry(file.entries, battleEntry);
        if (!entry)
            return text::error("battle.missing", base::Message(QT_TRANSLATE_NOOP("Message", "there is no battle in this file")), path);
        json = entry->bytes;
    }
    const base::Result<QJsonObject> object = documents::readForeignJson(json, path);
    if (!object)
        return object.error();
    if (const auto fits = documents::checkBattleSize(*object, path); !fits)
        return fits.error();
    base::Message why;
    if (!battle::fromJson(*object, file.battle, &why))
        return text::error("battle.damaged", why, path);
    return file;
}

base::Result<void> BattleFile::write(archive::Replace replace) const
{
    const QJsonObject object = battle::toJson(battle);
    if (const auto fits = documents::checkBattleSize(object, path); !fits)
        return fits.error(); // nobody could read it again
    const QByteArray json = QJsonDocument(object).toJson();
    if (path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive))
        return archive::writeSafely(path, json, replace);
    archive::Entries all = entries;
    if (!archive::findEntry(all, "manifest.json"))
        putEntry(all, "manifest.json", headOf(battle));
    putEntry(all, battleEntry, json);
    return archive::writeArchive(path, all, replace);
}

} // namespace muster::cli
