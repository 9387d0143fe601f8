// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/roster/CatalogueRow.h"
#include "models/roster/FormationModel.h"
#include "models/roster/NameOrder.h"

#include <QSet>

#include <unordered_map>

namespace muster::models {

/// CatalogueFilter::sort: the cheapest first.
inline constexpr char catalogueByPrice[] = "price";

/// Something that units have in common: a keyword, a rule, a weapon.
struct CatalogueTrait
{
    enum class Kind { Keyword, Rule, Weapon };
    Kind kind = Kind::Keyword;
    QString name; ///< in the player's language
    [[nodiscard]] QString key() const { return QString::number(int(kind)) + ':' + name; }
    [[nodiscard]] static QString nameOf(const QString &key) { return key.section(':', 1); }
    friend bool operator==(const CatalogueTrait &, const CatalogueTrait &) = default;
};

/// What the catalogue shows of everything it knows.
struct CatalogueFilter
{
    QString text;
    bool fitsSlot = false;
    bool canAfford = false;
    QString category;   ///< entry id of a category; empty = all
    QStringList units;  ///< only these entries; empty = all
    QStringList traits; ///< keys of CatalogueTrait; a unit has to have all of them
    QString sort;       ///< empty = by name; catalogueByPrice; else the id of a column of the profiles
    friend bool operator==(const CatalogueFilter &, const CatalogueFilter &) = default;
};

/// How many rows each filter hides.
struct CatalogueHidden
{
    int bySlot = 0;
    int byPoints = 0;
    int byType = 0;
    [[nodiscard]] int all() const { return bySlot + byPoints + byType; }
};

/// What a row says about its entry whatever the roster is: kept from one edit to the next.
struct CatalogueFacts
{
    std::vector<std::pair<std::string, bool>> categories; ///< they decide on icon and code; an edit may change them
    QString icon;
    QString code;
    bool knowsCost = false;
    double leastPrice = 0;
    struct Figure
    {
        QString column, name, value;
    };
    std::vector<Figure> figures; ///< of its own profile, in the player's language
    std::vector<CatalogueTrait> traits;
    QString learned;  ///< names of its weapons and rules
    QString searched; ///< the words that `search` was made of
    QString search;
};

/// Everything that a force can field, by kind, seen from the place that is being filled: what fits comes first, and what does
/// not says why.
class CatalogueModel : public KeyedTreeModel<CatalogueRow>
{
public:
    CatalogueModel(documents::RosterDocument &document, share::RosterLook look, QObject *parent = nullptr);

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QStringList mimeTypes() const override { return {QLatin1String(entryMimeType)}; }
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override;

    /// The force whose catalogue is shown, and the slot to fill (invalid: none in particular).
    void setPlace(const QString &forceId, const Place &slot);
    [[nodiscard]] const Place &slot() const { return m_slot; }
    [[nodiscard]] QString forceId() const { return m_forceId; }
    void setFilter(const CatalogueFilter &filter);
    [[nodiscard]] const CatalogueFilter &filter() const { return m_filter; }
    void setLook(share::RosterLook look);
    /// What the user owns of each unit is said besides; null: nothing.
    void setDots(const UnitDots *dots) { m_dots = dots; }
    /// Ids of entries that the player made.
    void setUserIds(const QSet<QString> &ids);

    /// Units known at all, whatever the filter shows.
    [[nodiscard]] int unitCount() const { return m_unitCount; }
    /// Of what fits the slot: how many entries could be taken now, whatever the filter shows.
    [[nodiscard]] int takeableCount() const { return m_takeable; }
    [[nodiscard]] const CatalogueHidden &hidden() const { return m_hidden; }
    /// Categories that occur, in the order of the headings: id, name.
    [[nodiscard]] const std::vector<std::pair<QString, QString>> &categories() const { return m_categories; }
    /// Columns of the units' own profiles, by which the catalogue can be sorted: id, name.
    [[nodiscard]] const std::vector<std::pair<QString, QString>> &columns() const { return m_columns; }
    /// What the unit of a row is, for whoever points at it: price, figures, weapons, rules, advantages that it would wake.
    [[nodiscard]] QString card(const QModelIndex &index) const;
    /// Everything that its units have, sorted by name; for choosing a filter.
    [[nodiscard]] std::vector<CatalogueTrait> traits() const;
    [[nodiscard]] QModelIndex indexOfEntry(const QString &plainEntryId) const;
    [[nodiscard]] QString slotName() const { return m_slotName; }
    /// Points left under the limit; negative when there is none.
    [[nodiscard]] double pointsLeft() const { return m_left; }

    /// Adds the unit of a row to the slot, or where it fits best; the answer is the new selection's id.
    documents::RosterDocument::Answer add(const QModelIndex &index);
    documents::RosterDocument::Answer addEntry(const QString &plainEntryId);

private:
    void refresh();

    documents::RosterDocument &m_document;
    share::RosterLook m_look;
    const UnitDots *m_dots = nullptr;
    QString m_forceId;
    Place m_slot;
    QString m_slotName;
    CatalogueFilter m_filter;
    QSet<QString> m_userIds;
    std::vector<std::pair<QString, QString>> m_categories;
    std::vector<std::pair<QString, QString>> m_columns;
    int m_unitCount = 0;
    int m_takeable = 0;
    CatalogueHidden m_hidden;
    double m_left = -1;
    std::unordered_map<std::uint32_t, CatalogueFacts> m_facts; ///< by the serial number of the entry
    NameOrder m_names;
};

} // namespace muster::models
