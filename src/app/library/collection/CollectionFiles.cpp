// SPDX-License-Identifier: GPL-3.0-or-later
// Tables that come in and go out of CollectionPanel, and the game that it begins with.
#include "app/library/collection/CollectionPanel.h"
#include "archive/SafeFile.h"
#include "collection/CollectionCsv.h"
#include "text/Spoken.h"

#include <algorithm>
#include <map>

namespace muster::app {

namespace {

/// The games of the collection, each made when a table names it.
class Shelves
{
public:
    Shelves(documents::CollectionBook &book, const packs::PackStore &packs, QString language)
        : m_book(book), m_packs(packs), m_language(std::move(language))
    {
    }

    const collection::GameShelf *find(const QString &name)
    {
        const packs::PackPtr pack = m_packs.find(name);
        if (!pack && !m_book.games().contains(name))
            return nullptr;
        const QString game = pack ? text::fromUtf8(pack->data()->gameSystem().idText) : name;
        if (const auto known = m_shelves.find(game); known != m_shelves.end())
            return &known->second;
        collection::GameShelf shelf{game, pack ? pack->name(m_language) : game, &m_book.game(game), nullptr};
        if (pack)
            shelf.known = &m_known.emplace(game, collection::GameFigures(*pack, m_language)).first->second;
        return &m_shelves.emplace(game, shelf).first->second;
    }

private:
    documents::CollectionBook &m_book;
    const packs::PackStore &m_packs;
    QString m_language;
    std::map<QString, collection::GameFigures> m_known;
    std::map<QString, collection::GameShelf> m_shelves;
};

} // namespace

void CollectionPanel::importCsv(const QString &path)
{
    if (path.isEmpty())
        return;
    const base::Result<QByteArray> bytes = archive::readWhole(path);
    if (!bytes)
        return emit complained(tr("Import counts"), text::spoken(bytes.error()));
    Shelves shelves(m_book, m_services.packs, m_services.language());
    const auto read = collection::readCollectionCsv(*bytes, path, [&shelves](const QString &name) { return shelves.find(name); });
    if (!read)
        return emit complained(tr("Import counts"), text::spoken(read.error()));
    if (const base::Result<void> done = m_book.record(read->changes); !done)
        return emit complained(tr("Import counts"), text::spoken(done.error()));
    if (!read->changes.isEmpty() && !read->changes.contains(game()))
        setGame(read->changes.cbegin().key());
    emit said(tr("%1 rows read, %2 changed").arg(read->rows).arg(read->changed));
    if (!read->unknown.isEmpty())
        emit complained(tr("Import counts"),
                        tr("No installed game knows these; they are kept under their names: %1").arg(read->unknown.join(", ")));
}

void CollectionPanel::exportCsv(const QString &path)
{
    if (path.isEmpty())
        return;
    Shelves shelves(m_book, m_services.packs, m_services.language());
    QList<collection::GameShelf> all;
    for (const QString &game : m_book.games()) {
        if (const collection::GameShelf *shelf = shelves.find(game))
            all.append(*shelf);
    }
    const base::Result<void> done = archive::writeSafely(path, collection::collectionCsv(all));
    if (!done)
        emit complained(tr("Export the collection"), text::spoken(done.error()));
    else {
        emit wrote(path);
        emit said(tr("Exported to %1").arg(path));
    }
}

QString CollectionPanel::likelyGame() const
{
    if (!m_book.games().isEmpty())
        return m_book.games().first();
    library::Filter rosters;
    rosters.kind = library::Kind::Roster;
    const auto records = m_services.library.documents().list(rosters);
    if (!records || records->isEmpty())
        return {};
    return std::max_element(records->begin(), records->end(),
                            [](const library::Record &a, const library::Record &b) { return a.changed < b.changed; })
        ->systemId;
}

} // namespace muster::app
