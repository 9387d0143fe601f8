// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "collection/GameFigures.h"
#include "documents/collection/CollectionBook.h"
#include "models/KeyedTreeModel.h"
#include "packs/PackStore.h"

#include <memory>

namespace muster::models {

/// A row of the collection: a kind of figure, or the faction over some of them.
struct CollectionContent
{
    QString key; ///< of the figures; "group:NAME" for a heading
    bool heading = false;
    QString name;
    QString figure; ///< kind of figure; empty when the unit has one
    collection::Counts counts;
    QString place;
    QString note;
    double points = -1; ///< of one
    int wanted = 0;     ///< by the rosters that are looked at
    bool standIn = false;
    friend bool operator==(const CollectionContent &, const CollectionContent &) = default;
};

/// The same as a row of a tree.
struct CollectionRow : CollectionContent
{
    std::vector<CollectionRow> children;

    [[nodiscard]] bool sameContent(const CollectionRow &other) const { return static_cast<const CollectionContent &>(*this) == other; }
};

/// What the table shows.
struct CollectionFilter
{
    enum class Show { Mine, NotPainted, Missing, All };
    QString game;
    QString text;
    QString place;
    Show show = Show::Mine;
    friend bool operator==(const CollectionFilter &, const CollectionFilter &) = default;
};

/// What the user owns of one game, as a table whose counts can be typed.
class CollectionModel : public KeyedTreeModel<CollectionRow>
{
    Q_OBJECT

public:
    enum Column { Name, Owned, Wished, Bought, Built, Primed, Painted, Based, Rosters, Place, ColumnCount };

    CollectionModel(documents::CollectionBook &book, const packs::PackStore &packs, QObject *parent = nullptr);

    [[nodiscard]] int columnCount(const QModelIndex & = {}) const override { return ColumnCount; }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

    void setFilter(const CollectionFilter &filter);
    [[nodiscard]] const CollectionFilter &filter() const { return m_filter; }
    void setLanguage(const QString &language);
    /// What the rosters that are looked at want of each kind of figure.
    void setWanted(const QHash<collection::FigureKey, int> &wanted);
    void refresh();

    /// What the game knows; empty when it is not installed.
    [[nodiscard]] const collection::GameFigures &known() const;
    /// In the player's words.
    [[nodiscard]] QString nameOf(const collection::FigureKey &figures) const;
    [[nodiscard]] static std::optional<collection::State> stateOf(int column);
    /// Names in front of the first figures of a kind, so that the row outlives its game data.
    [[nodiscard]] collection::Changes named(const collection::FigureKey &figures, collection::Changes changes) const;
    /// Figures of these rows that go on: from each state to the next, or to one state at once.
    [[nodiscard]] collection::Changes movedOn(const QModelIndexList &rows, std::optional<collection::State> to, int count) const;
    /// As many more as come in one box, or make one unit.
    [[nodiscard]] collection::Changes oneBox(const QModelIndexList &rows) const;
    [[nodiscard]] QModelIndex indexOf(const collection::FigureKey &figures) const;

signals:
    /// A count could not be stored.
    void failed(const QString &reason);
    /// What was typed is a step of its own.
    void recorded();

private:
    /// What a number does that is typed into a column.
    [[nodiscard]] static QString typingHint(int column);
    [[nodiscard]] CollectionRow rowOf(const collection::FigureKey &key, const collection::Owned *owned) const;
    [[nodiscard]] bool passes(const CollectionRow &row) const;

    documents::CollectionBook &m_book;
    const packs::PackStore &m_packs;
    CollectionFilter m_filter;
    QString m_language = QStringLiteral("en");
    QHash<collection::FigureKey, int> m_wanted;
    mutable QHash<QString, std::shared_ptr<collection::GameFigures>> m_known; ///< by game
};

} // namespace muster::models
