// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "collection/Collection.h"
#include "collection/Csv.h"
#include "collection/GameFigures.h"

#include <functional>

namespace muster::collection {

/// One game of a collection with what its data know of it.
struct GameShelf
{
    QString game; ///< id of the game system
    QString name;
    const Collection *collection = nullptr;
    const GameFigures *known = nullptr;
};

/// Columns: game, faction, unit, figure, wished, bought, built, primed, painted, based, place, box, price, note, also_usable_as,
/// unit_id, figure_id. The ids win over the names; `docs/LIBRARY.md` says what each of them means.
[[nodiscard]] QByteArray collectionCsv(const QList<GameShelf> &shelves);

/// What a file changes in one game.
struct CsvImport
{
    QHash<QString, Changes> changes; ///< by game
    int rows = 0;
    int changed = 0;
    QStringList unknown; ///< units that no installed game knows: they come in under their names
};

/// Finds a game by its id or any of its names; null when there is none.
using ShelfFinder = std::function<const GameShelf *(const QString &name)>;

/// Counts in the file replace those of the collection; columns that it does not have stay as they are. An error names the line,
/// and nothing of the file is taken then.
[[nodiscard]] base::Result<CsvImport> readCollectionCsv(const QByteArray &bytes, const QString &name, const ShelfFinder &find);

/// Columns: name, range, colour, stock (owned, low, missing), note.
[[nodiscard]] QByteArray paintsCsv(const QMap<QString, Paint> &paints);
/// A paint of the same name and range is changed, others come in.
[[nodiscard]] base::Result<Changes> readPaintsCsv(const QByteArray &bytes, const QString &name, const QMap<QString, Paint> &paints,
                                                  const std::function<QString()> &newId);

} // namespace muster::collection
