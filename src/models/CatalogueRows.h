// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/CatalogueModel.h"

namespace muster::models {

/// What the catalogue needs to know to compute its rows.
struct CatalogueQuery
{
    QString forceId;
    Place slot; ///< invalid: none in particular
    CatalogueFilter filter;
    QSet<QString> userIds;
};

/// The rows, and what was noticed on the way.
struct CatalogueRows
{
    std::vector<CatalogueRow> rows;
    std::vector<std::pair<QString, QString>> categories;
    QString slotName;
    int unitCount = 0;
    double left = -1;
};

[[nodiscard]] CatalogueRows catalogueRows(const documents::RosterDocument &document, const share::RosterLook &look,
                                          const CatalogueQuery &query);

/// The least that a formation costs with every mandatory slot filled; 0 when nothing is mandatory.
[[nodiscard]] double leastPrice(const rules::EntryNode &formation, const std::string &costTypeId);

/// Profiles of an entry as the data write them, for entries that are not chosen yet.
[[nodiscard]] std::vector<rules::EffectiveProfile> writtenProfiles(const rules::EntryNode &node);
[[nodiscard]] std::vector<rules::EffectiveRule> writtenRules(const rules::EntryNode &node);

} // namespace muster::models
