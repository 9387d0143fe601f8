// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "collection/FigureKey.h"
#include "packs/Pack.h"

#include <QList>

namespace muster::collection {

/// A kind of figure that a game knows.
struct KnownFigure
{
    FigureKey key;
    QString unitName; ///< in the player's language
    QString figureName;
    QString group;      ///< faction
    int perUnit = 1;    ///< how many a unit has when it is added
    double points = -1; ///< of one, as far as the data say; negative: unknown
};

/// Every kind of figure of a game: models inside units where the data count them, otherwise the units themselves.
class GameFigures
{
public:
    GameFigures() = default;
    GameFigures(const packs::Pack &pack, const QString &language);

    [[nodiscard]] const QList<KnownFigure> &all() const { return m_all; }
    /// Null when the game does not know it (any more).
    [[nodiscard]] const KnownFigure *find(const FigureKey &key) const;
    /// By names, whatever the case and accents; null when there is none, or none that is meant alone.
    [[nodiscard]] const KnownFigure *named(const QString &unit, const QString &figure) const;

private:
    void addUnits(const packs::Pack &pack, const rules::DataFile &faction, const QString &language);

    QList<KnownFigure> m_all;
    QHash<FigureKey, int> m_byKey;
    QHash<QString, int> m_byName; ///< -1: several
};

} // namespace muster::collection
