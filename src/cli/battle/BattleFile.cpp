// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/battle/BattleFile.h"

#include "MusterVersion.h"
#include "archive/ArchiveWriter.h"
#include "cli/BookFile.h"
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
    const base::Message none(QT_TRANSLATE_NOOP("Message", "there is no battle in this file"));
    base::Result<BookFile> book = BookFile::read(path, battleEntry, text::error("battle.missing", none, path));
    if (!book)
        return book.error();
    if (const auto fits = documents::checkBattleSize(book->json, path); !fits)
        return fits.error();
    BattleFile file{path, {}, std::move(book->entries)};
    base::Message why;
    if (!battle::fromJson(book->json, file.battle, &why))
        return text::error("battle.damaged", why, path);
    return file;
}

base::Result<void> BattleFile::write(archive::Replace replace) const
{
    const QByteArray json = QJsonDocument(battle::toJson(battle)).toJson();
    if (path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive))
        return archive::writeSafely(path, json, replace);
    archive::Entries all = entries;
    if (!archive::findEntry(all, "manifest.json"))
        putEntry(all, "manifest.json", headOf(battle));
    putEntry(all, battleEntry, json);
    return archive::writeArchive(path, all, replace);
}

} // namespace muster::cli
