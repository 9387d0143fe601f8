// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/roster/CatalogueModel.h"

namespace muster::models {

/// What the catalogue needs to know to compute its rows.
struct CatalogueQuery
{
    QString forceId;
    Place slot; ///< invalid: none in particular
    CatalogueFilter filter;
    QSet<QString> userIds;
    std::unordered_map<std::uint32_t, CatalogueFacts> &facts; ///< known from before; filled on the way
    NameOrder &names;
};

/// The rows, and what was noticed on the way.
struct CatalogueRows
{
    std::vector<CatalogueRow> rows;
    std::vector<std::pair<QString, QString>> categories;
    std::vector<std::pair<QString, QString>> columns;
    QString slotName;
    int unitCount = 0;
    int takeable = 0; ///< of what fits the slot: allowed and affordable
    CatalogueHidden hidden;
    double left = -1;
};

/// What the entry's own profile says, column by column, and the names of its weapons and rules for the search.
void learnFigures(CatalogueFacts &facts, const rules::EntryNode &node, const std::vector<rules::EffectiveProfile> &profiles,
                  const share::RosterLook &look);
/// Under a heading: as the filter wants them, equal ones by name.
void sortCatalogue(std::vector<CatalogueRow> &rows, const QString &sort, NameOrder &names);

[[nodiscard]] CatalogueRows catalogueRows(const documents::RosterDocument &document, const share::RosterLook &look,
                                          const CatalogueQuery &query);

} // namespace muster::models
