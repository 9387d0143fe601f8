// SPDX-License-Identifier: GPL-3.0-or-later
// Battles into a library and out of it.
#include "archive/ArchiveWriter.h"
#include "documents/battle/BattleDocument.h"
#include "documents/exchange/Exchange.h"
#include "documents/exchange/ForeignFile.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>

namespace muster::documents {

namespace {

struct BattleExchangeWords
{
    Q_DECLARE_TR_FUNCTIONS(Exchange)
};

void reportUnread(const battle::Battle &battle, ImportReport &report)
{
    for (const battle::Event &event : battle.events) {
        const auto *unread = event.as<battle::UnknownEvent>();
        if (!unread)
            continue;
        report.add(
            ImportNote::Kind::Unknown,
            unread->why == battle::UnknownEvent::Why::Damaged
                ? BattleExchangeWords::tr("a damaged event, %1; it is kept as it is and does not count").arg(unread->type)
                : BattleExchangeWords::tr("an event of a newer version of Muster, %1; it is kept and does not count").arg(unread->type));
    }
}

} // namespace

base::Result<Imported> Exchange::importBattle(const archive::Entries &entries, const QString &path) const
{
    ImportReport report;
    report.file = path;
    const base::Result<Package> package = packageFromEntries(entries, path, report, m_library.stamps());
    if (!package)
        return package.error();
    base::Result<QJsonObject> json = readForeignJson(package->content, path);
    if (!json)
        return json.error();
    if (!package->more.isEmpty())
        json->insert(manifestMark, package->more);
    return storeBattle(*json, std::move(report), package->pictures);
}

base::Result<Imported> Exchange::storeBattle(const QJsonObject &json, ImportReport report, const QList<library::Attachment> &pictures) const
{
    if (const base::Result<void> fits = checkBattleSize(json, report.file); !fits)
        return fits.error();
    battle::Battle battle;
    base::Message why;
    if (!battle::fromJson(json, battle, &why))
        return text::error("battle.unreadable", base::Message(QT_TRANSLATE_NOOP("Message", "The battle cannot be read: %1."), {why}),
                           report.file);
    battle.start.name = plainName(battle.start.name);
    report.notes.prepend(
        {ImportNote::Kind::Read,
         BattleExchangeWords::tr("the battle %1 with %n event(s)", nullptr, int(battle.events.size())).arg(battle.start.name), 0});
    reportUnread(battle, report);
    QString id = freeId(battle.start.id);
    battle.start.id = id;
    BattleDocument document(std::move(battle));
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

base::Result<void> Exchange::exportBattle(Package package, const QString &path, archive::Replace replace) const
{
    if (QFileInfo(path).suffix().toLower() != "muster")
        return text::error("file.ending", base::Message(QT_TRANSLATE_NOOP("Message", "A battle is written as .muster.")), path);
    const base::Result<StoredBattle> stored = BattleDocument::load(m_library, package.record.id);
    if (!stored)
        return stored.error();
    const QJsonObject json = battle::toJson(stored->battle);
    package.content = QJsonDocument(json).toJson();
    package.more = json.value(manifestMark).toObject();
    return archive::writeArchive(path, packageEntries(package), replace);
}

} // namespace muster::documents
