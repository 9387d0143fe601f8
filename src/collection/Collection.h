// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "collection/Action.h"

#include <QMap>
#include <QSet>

namespace muster::collection {

/// What one owns of one kind of figure, as the log has it.
struct Owned
{
    FigureKey key;
    QString unitName; ///< as it was called when it came in
    QString figureName;
    QString group; ///< faction
    Counts counts;
    QString place;
    QString note;
    double price = -1; ///< of one; negative: not known
    int box = 0;       ///< figures in one box; 0: not known
    QList<FigureKey> standsFor;
    QSet<QString> photos; ///< ids of photos that are shown; undo takes one out as well
    QString cover;        ///< id of the photo that was chosen; empty: the newest
    QDateTime changed;    ///< when figures of it last moved

    /// Nothing in it that anybody would miss.
    [[nodiscard]] bool isEmpty() const;
    friend bool operator==(const Owned &, const Owned &) = default;
};

/// What a dot says about a unit: how many figures are owned and painted.
struct UnitDot
{
    enum class Kind {
        None,    ///< not owned
        Painted, ///< all of them
        Started, ///< owned, not all of them painted
        Missing  ///< fewer are owned than are wanted
    };
    Kind kind = Kind::None;
    int wanted = 0;
    int owned = 0;
    int painted = 0;
    friend bool operator==(const UnitDot &, const UnitDot &) = default;

    /// Only for the exception: "3 of 5 painted", "1 missing"; empty when all are painted or none are owned.
    [[nodiscard]] QString words() const;
    /// The whole of it, for a screen reader: "5 of 5 painted".
    [[nodiscard]] QString sentence() const;
};

/// The collection of one game: the log, folded. A value; making it anew from the log gives the same.
class Collection
{
public:
    /// `actions` as they stand in the log; those that were undone do not count.
    [[nodiscard]] static Collection fold(const Actions &actions);

    [[nodiscard]] const QHash<FigureKey, Owned> &figures() const { return m_figures; }
    /// By the key, else by the names, when the data gave the unit another id.
    [[nodiscard]] const Owned *find(const FigureKey &key, const QString &unitName = {}, const QString &figureName = {}) const;
    /// All kinds of figures of a unit together; nothing is owned: an empty one.
    [[nodiscard]] Counts unit(const QString &unitId) const { return m_units.value(unitId); }
    [[nodiscard]] Counts total() const;
    /// What the figures that are owned cost, as far as prices are known.
    [[nodiscard]] double money() const;
    [[nodiscard]] QStringList places() const;
    /// Figures that may be used as this one.
    [[nodiscard]] QList<FigureKey> standIns(const FigureKey &key) const { return m_standIns.value(key); }
    [[nodiscard]] const QMap<QString, Recipe> &recipes() const { return m_recipes; }
    [[nodiscard]] const QMap<QString, Paint> &paints() const { return m_paints; }
    [[nodiscard]] QList<Recipe> recipesFor(const FigureKey &key) const;

    /// One more action that counts.
    void apply(const Action &action);

private:
    void apply(const Change &change, const QDateTime &happened);
    void move(const Change &change, const QDateTime &happened);

    QHash<FigureKey, Owned> m_figures;
    QHash<QString, Counts> m_units;
    QHash<QString, FigureKey> m_names; ///< by the search form of unit and figure
    QHash<FigureKey, QList<FigureKey>> m_standIns;
    QMap<QString, Recipe> m_recipes;
    QMap<QString, Paint> m_paints;
};

} // namespace muster::collection
